import TokenRuntime

/// The appearance of an item of a tab bar; only for UIKit.
public struct TabBarItemAppearance: ElementAppearance {
  /// The color of the title, by state.
  public var titleColor: StateValues<ColorValue?>
  /// The color of the icon, by state.
  public var iconColor: StateValues<ColorValue?>
  /// The text style of the title, by state, without its line height.
  ///
  /// Titles do not grow with Dynamic Type, because a tab bar does not grow.
  public var typography: StateValues<TypographyValue?>
  /// The distance by which titles stand lower, in points; negative numbers are higher.
  public var titleOffset: Double?  // points
  /// The color of the badge's background.
  public var badgeColor: ColorValue?
  /// The color of the badge's text.
  public var badgeTextColor: ColorValue?

  init(_ never: Never) { switch never {} }
}
