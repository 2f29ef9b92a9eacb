import TokenRuntime

/// The appearance of an activity indicator.
public struct ActivityIndicatorAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the indicator.
  public var color: ColorValue?
  /// The indicator's size.
  public var size: Size?
  /// Whether the indicator is hidden while it does not spin.
  public var hidesWhenStopped: Bool?

  init(_ never: Never) { switch never {} }

  /// The platform's sizes of activity indicators.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    /// The usual size.
    case medium
    /// A larger size.
    case large
  }
}
