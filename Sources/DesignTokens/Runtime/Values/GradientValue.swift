/// Colors along a line (DTCG Format module, section 9.7).
public struct GradientValue: Equatable, Sendable {
  /// The colors and their positions, in the order in which the tokens list them.
  public let stops: ValueList<Stop>

  /// Creates a gradient; the stops are neither sorted nor checked.
  public init(stops: ValueList<Stop>) { self.stops = stops }

  /// Reads a record of generated data, each of whose parts is a stop.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int) {
    stops = ValueList(from: .table(table), parts: table.parts(ofRecord: record))
  }

  /// A color and its position on the line.
  public struct Stop: TabulatedValue {
    /// The color at this position.
    public let color: ColorValue
    /// From 0, the start of the line, to 1, its end.
    public let position: Double

    /// Creates a stop; the position is not clamped to 0...1.
    public init(color: ColorValue, position: Double) {
      self.color = color
      self.position = position
    }

    /// Reads a stop: one color and one number, the position.
    @_spi(Generated) public init(from source: PartSource, at index: Int) {
      self.init(color: source.color(at: index), position: source.number(at: index))
    }
  }
}
