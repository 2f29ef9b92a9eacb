import DesignTokens

/// The look of one item of a tab bar.
public struct TabBarItemAppearance: ElementAppearance {
  public var titleColor: StateValues<ColorValue?>
  public var iconColor: StateValues<ColorValue?>
  public var typography: StateValues<TypographyValue?>
  public var badgeColor: ColorValue?
  public var badgeTextColor: ColorValue?

  public init(
    titleColor: StateValues<ColorValue?> = .unset, iconColor: StateValues<ColorValue?> = .unset,
    typography: StateValues<TypographyValue?> = .unset, badgeColor: ColorValue? = nil,
    badgeTextColor: ColorValue? = nil
  ) {
    self.titleColor = titleColor
    self.iconColor = iconColor
    self.typography = typography
    self.badgeColor = badgeColor
    self.badgeTextColor = badgeTextColor
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.titleColor, \.iconColor, \.typography, \.badgeColor, \.badgeTextColor)
  }
}
