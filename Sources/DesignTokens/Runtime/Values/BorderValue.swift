/// A line around a shape (DTCG Format module, section 9.4).
public struct BorderValue: Equatable, Sendable {
  /// The color of the line.
  public let color: ColorValue
  /// The thickness of the line in points.
  public let width: Double
  /// The pattern of the line.
  public let style: StrokeStyleValue

  /// Creates a border; the line is solid by default.
  public init(color: ColorValue, width: Double, style: StrokeStyleValue = StrokeStyleValue(.solid))
  {
    self.color = color
    self.width = width
    self.style = style
  }

  /// Reads a record of generated data.
  ///
  /// The record has one color; its parts are numbers: the width, then those of the stroke style.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int) {
    self.init(from: .table(table), color: record, numbers: table.parts(ofRecord: record))
  }

  init(from source: PartSource, color: Int, numbers: Range<Int>) {
    self.color = source.color(at: color)
    width = source.number(at: numbers.lowerBound)
    style = StrokeStyleValue(from: source, numbers: numbers.dropFirst())
  }

  /// The numbers that are read, besides the color.
  package var numbers: [Double] { [width] + style.numbers }
}
