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
  public var titleOffset: Double?
  /// The color of the badge's background.
  public var badgeColor: ColorValue?
  /// The color of the badge's text.
  public var badgeTextColor: ColorValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    titleColor: StateValues<ColorValue?> = .unset, iconColor: StateValues<ColorValue?> = .unset,
    typography: StateValues<TypographyValue?> = .unset, titleOffset: Double? = nil,
    badgeColor: ColorValue? = nil, badgeTextColor: ColorValue? = nil
  ) {
    self.titleColor = titleColor
    self.iconColor = iconColor
    self.typography = typography
    self.titleOffset = titleOffset
    self.badgeColor = badgeColor
    self.badgeTextColor = badgeTextColor
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.titleColor, \.iconColor, \.typography, \.titleOffset, \.badgeColor, \.badgeTextColor)
  }
}
