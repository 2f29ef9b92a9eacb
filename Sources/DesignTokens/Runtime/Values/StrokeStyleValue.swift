/// How a line is drawn (Format module, section 9.3).
public struct StrokeStyleValue: Equatable, Sendable {
  /// The kinds of line, named as in CSS; `custom` has ``StrokeStyleValue/dashes``.
  public enum Kind: CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset, custom
  }

  /// The ends of dashes.
  public enum LineCap: CaseIterable, Sendable {
    case round, butt, square
  }

  public let kind: Kind
  /// The lengths of dashes and gaps in turn, in points; empty unless the kind is `custom`.
  public let dashes: ValueList<Double>
  public let lineCap: LineCap

  public init(_ kind: Kind) {
    self.kind = kind
    dashes = []
    lineCap = .butt
  }

  public init(dashes: ValueList<Double>, lineCap: LineCap = .butt) {
    kind = .custom
    self.dashes = dashes
    self.lineCap = lineCap
  }

  /// Reads a record, whose parts are numbers: kind, line cap, dashes.
  public init(from table: any RecordTable.Type, record: Int) {
    self.init(from: table, numbers: table.parts(ofRecord: record))
  }

  init(from table: any CompositeTable.Type, numbers: Range<Int>) {
    kind = Kind.allCases[Int(table.number(at: numbers.lowerBound))]
    lineCap = LineCap.allCases[Int(table.number(at: numbers.lowerBound + 1))]
    dashes = ValueList(from: table, parts: numbers.dropFirst(2))
  }
}
