import TokenRuntime

/// The appearance of a toolbar.
public struct ToolbarAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The material behind ``backgroundColor``; the platform's default if unset.
  public var background: BarBackground?
  /// The color over the material.
  public var backgroundColor: ColorValue?
  /// The color of the line along the bar.
  public var separatorColor: ColorValue?
  /// The colors of buttons, by state; a bar has no selected ones.
  public var buttonColor: StateValues<ColorValue?>
  /// The text style of buttons, in its own size unless it has a maximum.
  public var buttonTypography: TypographyValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, background: BarBackground? = nil,
    backgroundColor: ColorValue? = nil, separatorColor: ColorValue? = nil,
    buttonColor: StateValues<ColorValue?> = .unset, buttonTypography: TypographyValue? = nil
  ) {
    self.view = view
    self.background = background
    self.backgroundColor = backgroundColor
    self.separatorColor = separatorColor
    self.buttonColor = buttonColor
    self.buttonTypography = buttonTypography
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.view, \.background, \.backgroundColor, \.separatorColor, \.buttonColor,
      \.buttonTypography)
  }
}
