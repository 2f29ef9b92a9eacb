import TokenRuntime

extension ButtonStateAppearance {
  var lineColor: ColorValue? { borderColor ?? border?.color }

  /// The color of the button's shape; `nil` if a fill is drawn in its place.
  var shapeColor: ColorValue? { backgroundFill == nil ? backgroundColor : backgroundFill?.color }

  /// The thickness of the line along the edge in points.
  var lineWidth: Double? { borderWidth ?? border?.width ?? (lineColor == nil ? nil : 1) }
}
