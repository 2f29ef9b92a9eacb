import TokenRuntime

/// The appearance of a button in one of its states.
///
/// UIKit shows opacity, shadow, scale and fills other than colors of the current state of a `StyledButton`, of a button with a
/// configuration, and of others when their look is applied.
public struct ButtonStateAppearance: ElementAppearance {
  /// The color of the button's title.
  public var titleColor: ColorValue?
  /// The color of the button's image; SwiftUI draws it in the title's color.
  public var imageColor: ColorValue?
  /// The text style of the title, instead of ``ButtonAppearance/typography``.
  public var typography: TypographyValue?
  /// What the title has besides its text style, over ``ButtonAppearance/details``.
  public var details: TextDetails
  /// The color of the button's shape, whose corners are those of ``ButtonAppearance/view``.
  public var backgroundColor: ColorValue?
  /// What fills the button's shape over ``backgroundColor``, or in its place if it is a color.
  public var backgroundFill: FillValue?
  /// The line along the edge of the button's shape, which UIKit draws solid.
  ///
  /// ``borderColor`` and ``borderWidth`` replace its color and width.
  public var border: BorderValue?
  /// The color of the border of the button's shape.
  public var borderColor: ColorValue?
  /// The thickness of the border in points, inwards from the edge; 1 if only the color is set.
  public var borderWidth: Double?  // distance
  /// The shadow of the button, instead of the shadow of ``ButtonAppearance/view``.
  public var shadow: ShadowValue?
  /// The opacity from 0 to 1, instead of the opacity of ``ButtonAppearance/view``.
  public var opacity: Double?  // fraction
  /// The size of the button as a factor of its usual one, around its center.
  public var scale: Double?  // ratio

  init(_ never: Never) { switch never {} }
}

extension ButtonStateAppearance {
  var lineColor: ColorValue? { borderColor ?? border?.color }

  /// The color of the button's shape; `nil` if a fill is drawn in its place.
  var shapeColor: ColorValue? { backgroundFill == nil ? backgroundColor : backgroundFill?.color }

  /// The thickness of the line along the edge in points.
  var lineWidth: Double? { borderWidth ?? border?.width ?? (lineColor == nil ? nil : 1) }
}
