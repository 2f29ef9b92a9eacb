/// The part of an app in the views of components: it performs actions, finds images, and fills what no
/// spec fills.
///
/// Each part has a default: actions do nothing, names of images are those of assets, and what the app
/// doesn't fill stays empty.
public struct ComponentApp<Picture, Part>: Sendable {
  /// Performs what a server asks for after a tap or a change.
  public var perform: @MainActor @Sendable (ContentAction) -> Void
  /// The image of a name or an address; `nil` for the default.
  public var image: @MainActor @Sendable (ContentImage) -> Picture?
  /// The values that an element shows whose spec has `"shows": null`, by its name and the content of its component.
  public var shown: @MainActor @Sendable (_ element: String, AnyContent) -> [Arrangement.Shown]
  /// Called after the user changed what an element shows.
  public var changed: @MainActor @Sendable (ComponentChange) -> Void
  /// Called after the user left a text that can be entered: a moment to check it.
  public var ended: @MainActor @Sendable (ComponentChange) -> Void
  /// The view of a component whose spec has `"arrangement": null`, with no name; or of an element that
  /// the app draws, with its name and the content of the component around it.
  public var view: @MainActor @Sendable (_ element: String?, AnyContent) -> Part?

  /// Creates what an app does, by default nothing.
  public init(
    perform: @escaping @MainActor @Sendable (ContentAction) -> Void = { _ in },
    image: @escaping @MainActor @Sendable (ContentImage) -> Picture? = { _ in nil },
    shown: @escaping @MainActor @Sendable (_ element: String, AnyContent) -> [Arrangement.Shown] = {
      _, _ in []
    },
    changed: @escaping @MainActor @Sendable (ComponentChange) -> Void = { _ in },
    ended: @escaping @MainActor @Sendable (ComponentChange) -> Void = { _ in },
    view: @escaping @MainActor @Sendable (_ element: String?, AnyContent) -> Part? = { _, _ in nil }
  ) {
    self.perform = perform
    self.image = image
    self.shown = shown
    self.changed = changed
    self.ended = ended
    self.view = view
  }

  @MainActor func trigger(_ actions: [Arrangement.Action]) {
    for action in actions {
      switch action {
      case .server(let action): perform(action)
      case .callback(let callback): callback()
      }
    }
  }
}

/// A change that the user made: a text, the position of a switch, a number, a date, or the index of a segment.
public struct ComponentChange: Equatable, Sendable {
  /// The name of the element in the spec.
  public let element: String
  /// The value that the element shows now.
  public let value: Arrangement.Shown.Value
  /// The content of its component, as it was before.
  public let source: AnyContent
}

extension Arrangement.Element {
  /// How much space an element asks for by itself.
  enum Extent {
    /// As much as what it shows needs.
    case natural
    /// All of the width.
    case wide
    /// None.
    case none
  }

  var extent: Extent {
    switch look {
    case .view: .none
    case .label, .link, .button, .image, .switch, .stepper, .activityIndicator: .natural
    default: isOfApp ? .natural : .wide
    }
  }
}

extension Arrangement {
  /// A Boolean value that indicates whether it takes taps, or changes, itself.
  var isControl: Bool {
    guard case .element(let element) = kind else { return false }
    return switch element.look {
    case .button, .link: true
    default: element.look.isInput
    }
  }
}
