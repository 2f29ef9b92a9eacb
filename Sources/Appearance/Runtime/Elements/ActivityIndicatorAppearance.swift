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

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, color: ColorValue? = nil, size: Size? = nil,
    hidesWhenStopped: Bool? = nil
  ) {
    self.view = view
    self.color = color
    self.size = size
    self.hidesWhenStopped = hidesWhenStopped
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.color, \.size, \.hidesWhenStopped)
  }

  /// The platform's sizes of activity indicators.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    /// The usual size.
    case medium
    /// A larger size.
    case large
  }
}
