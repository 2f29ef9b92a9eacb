/// A line around something (Format module, section 9.4).
public struct BorderValue: Hashable, Sendable {
  public var color: ColorValue
  /// In points.
  public var width: Double
  public var style: StrokeStyleValue

  public init(color: ColorValue, width: Double, style: StrokeStyleValue = StrokeStyleValue(.solid))
  {
    self.color = color
    self.width = width
    self.style = style
  }

  /// Reads the colour at `index` and the numbers from `first` up to `end`: width, stroke style.
  public init(from table: any CompositeTable.Type, color index: Int, at first: Int, end: Int) {
    color = table.color(at: index)
    width = table.number(at: first)
    style = StrokeStyleValue(from: table, at: first + 1, end: end)
  }
}
