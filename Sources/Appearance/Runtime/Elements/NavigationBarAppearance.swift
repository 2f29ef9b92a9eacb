import TokenRuntime

/// The appearance of a navigation bar; only for UIKit.
public struct NavigationBarAppearance: ElementAppearance {
  /// The properties that all views have; the tint colors the buttons' images.
  public var view: ViewAppearance
  /// The material behind ``backgroundColor``; the platform's default if unset.
  public var background: BarBackground?
  /// The color over the material.
  public var backgroundColor: ColorValue?
  /// The color of the line below the bar.
  public var separatorColor: ColorValue?
  /// The color of the title.
  public var titleColor: ColorValue?
  /// The text style of the title, without its line height.
  public var titleTypography: TypographyValue?
  /// The color of the large title; not on tvOS.
  public var largeTitleColor: ColorValue?
  /// The text style of the large title, without its line height; not on tvOS.
  public var largeTitleTypography: TypographyValue?
  /// Whether screens may show a large title; not on tvOS.
  public var prefersLargeTitles: Bool?
  /// The colors of the buttons' titles, by state.
  public var buttonColor: StateValues<ColorValue?>
  /// The text style of the buttons' titles, without its line height.
  public var buttonTypography: TypographyValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, background: BarBackground? = nil,
    backgroundColor: ColorValue? = nil, separatorColor: ColorValue? = nil,
    titleColor: ColorValue? = nil, titleTypography: TypographyValue? = nil,
    largeTitleColor: ColorValue? = nil, largeTitleTypography: TypographyValue? = nil,
    prefersLargeTitles: Bool? = nil, buttonColor: StateValues<ColorValue?> = .unset,
    buttonTypography: TypographyValue? = nil
  ) {
    self.view = view
    self.background = background
    self.backgroundColor = backgroundColor
    self.separatorColor = separatorColor
    self.titleColor = titleColor
    self.titleTypography = titleTypography
    self.largeTitleColor = largeTitleColor
    self.largeTitleTypography = largeTitleTypography
    self.prefersLargeTitles = prefersLargeTitles
    self.buttonColor = buttonColor
    self.buttonTypography = buttonTypography
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.background, \.backgroundColor, \.separatorColor, \.titleColor,
      \.titleTypography, \.largeTitleColor, \.largeTitleTypography, \.prefersLargeTitles,
      \.buttonColor, \.buttonTypography)
  }
}

extension TypographyValue {
  /// This style in a bar, which does not grow: in its own size, unless it has a maximum.
  var fixedUnlessLimited: TypographyValue {
    var style = self
    style.maximumScale = maximumScale ?? 1
    return style
  }
}
