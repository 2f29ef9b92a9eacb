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

  init(_ never: Never) { switch never {} }
}
