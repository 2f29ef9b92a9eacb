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

  init(_ never: Never) { switch never {} }
}

extension TypographyValue {
  /// This style in a bar, which does not grow: in its own size, unless it has a maximum.
  var fixedUnlessLimited: TypographyValue {
    var style = self
    style.maximumScale = maximumScale ?? 1
    return style
  }
}
