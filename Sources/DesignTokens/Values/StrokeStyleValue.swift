/// How a line is drawn (Format module, section 9.3).
public struct StrokeStyleValue: Hashable, Sendable {
  /// The kinds of line, named as in CSS; `custom` has ``StrokeStyleValue/dashes``.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset, custom
  }

  /// The ends of dashes.
  public enum LineCap: String, CaseIterable, Hashable, Sendable {
    case round, butt, square
  }

  public var kind: Kind
  /// The lengths of dashes and gaps in turn; empty unless the kind is `custom`.
  public var dashes: ValueList<Dash>
  public var lineCap: LineCap

  public init(_ kind: Kind) {
    self.kind = kind
    dashes = []
    lineCap = .butt
  }

  public init(dashes: ValueList<Dash>, lineCap: LineCap = .butt) {
    kind = .custom
    self.dashes = dashes
    self.lineCap = lineCap
  }

  /// The length of a dash or gap.
  public struct Dash: TabulatedValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// In points.
    public var length: Double

    public init(_ length: Double) {
      self.length = length
    }

    public init(floatLiteral length: Double) {
      self.init(length)
    }

    public init(integerLiteral length: Int) {
      self.init(Double(length))
    }

    public init(from table: any CompositeTable.Type, at index: Int) {
      self.init(table.number(at: index))
    }
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
