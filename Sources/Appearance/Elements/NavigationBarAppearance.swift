import DesignTokens

/// The look of a navigation bar.
public struct NavigationBarAppearance: ElementAppearance {
  /// What the bar shows as a view; its tint colours the buttons' images.
  public var view: ViewAppearance
  /// The material behind ``backgroundColor``; that of the platform unless set.
  public var background: BarBackground?
  public var backgroundColor: ColorValue?
  /// The colour of the line under the bar.
  public var separatorColor: ColorValue?
  public var titleColor: ColorValue?
  public var titleTypography: TypographyValue?
  public var largeTitleColor: ColorValue?
  public var largeTitleTypography: TypographyValue?
  /// Not on tvOS.
  public var prefersLargeTitles: Bool?
  /// The colours of the buttons' titles.
  public var buttonColor: StateValues<ColorValue?>
  public var buttonTypography: TypographyValue?

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

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.background, \.backgroundColor, \.separatorColor, \.titleColor,
      \.titleTypography, \.largeTitleColor, \.largeTitleTypography, \.prefersLargeTitles,
      \.buttonColor, \.buttonTypography)
  }
}
