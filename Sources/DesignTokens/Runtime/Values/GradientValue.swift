/// Colours along a line (Format module, section 9.7).
public struct GradientValue: Equatable, Sendable {
  public let stops: ValueList<Stop>

  public init(stops: ValueList<Stop>) {
    self.stops = stops
  }

  /// Reads a record, each of whose parts is a stop.
  public init(from table: any RecordTable.Type, record: Int) {
    stops = ValueList(from: table, parts: table.parts(ofRecord: record))
  }

  /// A colour and its place on the line.
  public struct Stop: TabulatedValue {
    public let color: ColorValue
    /// From 0, the start, to 1, the end.
    public let position: Double

    public init(color: ColorValue, position: Double) {
      self.color = color
      self.position = position
    }

    public init(from table: any CompositeTable.Type, at index: Int) {
      self.init(color: table.color(at: index), position: table.number(at: index))
    }
  }
}
