/// The theme that an app currently shows, and the objects that follow it.
///
/// An app creates one store at its start, and passes it to its screens:
///
/// ```swift
/// let themes = ThemeStore(Theme.alfa)
///
/// themes.style(titleLabel) { label, theme in
///   label.apply(.title(in: theme))
/// }
/// themes.theme = .alfaNext  // styles the label again
/// ```
///
/// `Theme` is the type that the app creates its appearances from: a generated theme, or a value
/// that contains one. The store keeps no object alive.
@MainActor public final class ThemeStore<Theme: Equatable & Sendable> {
  private struct Follower {
    /// The follower's position in the order of the calls of `style`.
    let order: Int
    weak var object: AnyObject?
    let style: @MainActor (AnyObject, Theme) -> Void
  }

  private var followers: [ObjectIdentifier: Follower] = [:]
  private var nextOrder = 0
  /// The object that notifies SwiftUI of changes, once a view follows.
  var observer: AnyObject?
  /// The number of followers at which those whose objects no longer exist are next removed.
  private var sweepCount = 64

  /// The current theme.
  ///
  /// When it changes to a different theme, all followers are styled, in the order in which they
  /// started to follow.
  public var theme: Theme {
    didSet {
      if theme != oldValue { styleFollowers() }
    }
  }

  /// Creates a store without followers.
  public init(_ theme: Theme) { self.theme = theme }

  /// Styles an object with the theme, now and whenever the theme changes.
  ///
  /// An object follows with one closure. Another call for the same object replaces the first, so
  /// that a reused cell can be styled each time it is filled.
  ///
  /// - Parameters:
  ///   - object: The object to style, which the store does not keep alive.
  ///   - style: Applies a theme to the object. It should use the object that it is passed and not
  ///     capture it, since that would keep the object alive.
  public func style<Object: AnyObject>(
    _ object: Object, _ style: @escaping @MainActor (Object, Theme) -> Void
  ) {
    if followers.count >= sweepCount { sweep() }
    let id = ObjectIdentifier(object)
    followers[id] = Follower(order: nextOrder, object: object) { object, theme in
      if let object = object as? Object { style(object, theme) }
    }
    nextOrder += 1
    style(object, theme)
  }

  /// Stops styling an object when the theme changes; its current style stays.
  ///
  /// An object that does not follow is ignored.
  public func stopStyling(_ object: AnyObject) { followers[ObjectIdentifier(object)] = nil }

  /// Styles all followers.
  ///
  /// If a follower sets another theme, the setter has already styled all of them with that one, so
  /// the loop ends.
  private func styleFollowers() {
    let current = theme
    for (id, follower) in followers.sorted(by: { $0.value.order < $1.value.order })
    where followers[id] != nil {
      guard let object = follower.object else {
        followers[id] = nil
        continue
      }
      follower.style(object, current)
      if theme != current { return }
    }
  }

  /// Removes followers whose objects no longer exist.
  private func sweep() {
    followers = followers.filter { $0.value.object != nil }
    sweepCount = max(64, followers.count * 2)
  }
}
