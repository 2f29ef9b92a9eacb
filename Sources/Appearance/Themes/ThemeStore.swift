/// The theme that an app shows now, and the objects that follow it.
///
/// An app makes one store where it starts, and hands it to its screens:
///
/// ```swift
/// let themes = ThemeStore(Theme.alfa)
///
/// themes.style(titleLabel) { label, theme in
///   label.apply(.title(in: theme))
/// }
/// themes.theme = .alfaNext  // styles the label anew
/// ```
///
/// `Theme` is whatever the app's looks are made from: a generated theme, or a value that holds
/// a theme and more. The store keeps no object alive.
@MainActor public final class ThemeStore<Theme: Equatable & Sendable> {
  private struct Follower {
    /// The place in the order in which objects began to follow.
    let place: Int
    weak var object: AnyObject?
    let style: @MainActor (AnyObject, Theme) -> Void
  }

  private var followers: [ObjectIdentifier: Follower] = [:]
  private var nextPlace = 0
  /// The number of followers at which those whose objects are gone are next removed.
  private var sweepCount = 64

  /// The theme that is shown; when it changes, all followers are styled in the order in which they
  /// began to follow.
  public var theme: Theme {
    didSet {
      if theme != oldValue { styleFollowers() }
    }
  }

  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// Styles an object with the theme, now and whenever the theme changes, as long as it lives.
  ///
  /// An object follows with one closure: another call for the same object replaces the first, so
  /// that a reused cell can be styled each time it is filled. The closure should not capture the
  /// object, which is handed to it.
  public func style<Object: AnyObject>(
    _ object: Object, _ style: @escaping @MainActor (Object, Theme) -> Void
  ) {
    if followers.count >= sweepCount { sweep() }
    let id = ObjectIdentifier(object)
    followers[id] = Follower(place: nextPlace, object: object) { object, theme in
      if let object = object as? Object { style(object, theme) }
    }
    nextPlace += 1
    style(object, theme)
  }

  /// Leaves an object as it is when the theme changes.
  public func stopStyling(_ object: AnyObject) {
    followers[ObjectIdentifier(object)] = nil
  }

  /// Styles all followers; a follower that sets another theme ends the round, since the setter
  /// has styled them all by then.
  private func styleFollowers() {
    let current = theme
    for (id, follower) in followers.sorted(by: { $0.value.place < $1.value.place })
    where followers[id] != nil {
      guard let object = follower.object else {
        followers[id] = nil
        continue
      }
      follower.style(object, current)
      if theme != current { return }
    }
  }

  /// Forgets followers whose objects are gone.
  private func sweep() {
    followers = followers.filter { $0.value.object != nil }
    sweepCount = max(64, followers.count * 2)
  }
}
