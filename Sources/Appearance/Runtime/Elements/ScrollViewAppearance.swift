import TokenRuntime

/// The appearance of a scroll view; only for UIKit.
public struct ScrollViewAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The space between the scroll view's edges and its content.
  public var contentInsets: InsetsValue?
  /// The color of the scroll indicators.
  public var indicatorStyle: IndicatorStyle?
  /// Whether the indicator of horizontal scrolling is shown.
  public var showsHorizontalIndicator: Bool?
  /// Whether the indicator of vertical scrolling is shown.
  public var showsVerticalIndicator: Bool?
  /// Whether the content moves past its end and springs back.
  public var bounces: Bool?
  /// The color of the refresh control, if the scroll view has one; not on tvOS.
  public var refreshColor: ColorValue?

  init(_ never: Never) { switch never {} }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: String, CaseIterable, Hashable, Sendable {
    /// As the platform chooses for any content.
    case automatic
    /// Black, for light content.
    case black
    /// White, for dark content.
    case white
  }
}
