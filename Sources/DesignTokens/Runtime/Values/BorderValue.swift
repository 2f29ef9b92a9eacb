/// A line around something (Format module, section 9.4).
public struct BorderValue: Equatable, Sendable {
  public let color: ColorValue
  /// In points.
  public let width: Double
  public let style: StrokeStyleValue

  public init(color: ColorValue, width: Double, style: StrokeStyleValue = StrokeStyleValue(.solid))
  {
    self.color = color
    self.width = width
    self.style = style
  }

  /// Reads a record with one colour, whose parts are numbers: width, stroke style.
  public init(from table: any RecordTable.Type, record: Int) {
    let numbers = table.parts(ofRecord: record)
    color = table.color(at: record)
    width = table.number(at: numbers.lowerBound)
    style = StrokeStyleValue(from: table, numbers: numbers.dropFirst())
  }
}
