/// The pattern of a line (DTCG Format module, section 9.3).
public struct StrokeStyleValue: Equatable, Sendable {
  /// The kinds of line, named as in CSS (Backgrounds and Borders 3, `border-style`).
  public enum Kind: CaseIterable, Sendable {
    /// One unbroken line.
    case solid
    /// Short lines with gaps; the renderer chooses their lengths.
    case dashed
    /// Dots with gaps; the renderer chooses their distances.
    case dotted
    /// Two lines, with a gap between them.
    case double
    /// A line that looks carved into the surface.
    case groove
    /// A line that looks raised from the surface.
    case ridge
    /// A border that makes the shape look raised.
    case outset
    /// A border that makes the shape look sunken.
    case inset
    /// Dashes of the lengths in ``StrokeStyleValue/dashes``.
    case custom
  }

  /// The shapes of the ends of dashes.
  public enum LineCap: CaseIterable, Sendable {
    /// A half circle beyond the end, with the line's width as its diameter.
    case round
    /// No extension: the dash ends squarely at its length.
    case butt
    /// A square end that extends the dash by half the line's width.
    case square

    /// The cap's name in token files.
    package var name: String { "\(self)" }
  }

  /// The kind of line.
  public let kind: Kind
  /// The lengths of dashes and gaps in turn, in points; empty unless ``kind`` is `custom`.
  ///
  /// The list may have an odd number of lengths; renderers repeat it.
  public let dashes: ValueList<Double>
  /// The ends of dashes; `butt` unless ``kind`` is `custom`.
  public let lineCap: LineCap

  /// Creates a line of a kind without lengths of its own; `custom` would have no dashes.
  public init(_ kind: Kind) {
    self.kind = kind
    dashes = []
    lineCap = .butt
  }

  /// Creates a line of the kind `custom` from the lengths of its dashes and gaps in points.
  public init(dashes: ValueList<Double>, lineCap: LineCap = .butt) {
    kind = .custom
    self.dashes = dashes
    self.lineCap = lineCap
  }

  /// Reads a record of generated data, whose parts are numbers: kind, line cap, dashes.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int) {
    self.init(from: .table(table), numbers: table.parts(ofRecord: record))
  }

  init(from source: PartSource, numbers: Range<Int>) {
    kind = Kind(number: source.number(at: numbers.lowerBound))
    lineCap = LineCap(number: source.number(at: numbers.lowerBound + 1))
    dashes = ValueList(from: source, parts: numbers.dropFirst(2))
  }

  /// The numbers that are read.
  package var numbers: [Double] { [kind.number, lineCap.number] + dashes }
}
