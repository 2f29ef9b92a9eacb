/// Colors along a line (DTCG Format module, section 9.7).
public struct GradientValue: Equatable, Sendable {
  /// The colors and their positions, in the order in which the tokens list them.
  public let stops: ValueList<Stop>
  /// The direction in degrees, clockwise from upwards: 90 leads to the right. `nil` if the tokens leave
  /// it open.
  ///
  /// It is that in a square, which is stretched to the area, and mirrored in interfaces from right to
  /// left.
  public let angle: Double?

  /// Creates a gradient; the stops are neither sorted nor checked.
  public init(stops: ValueList<Stop>, angle: Double? = nil) {
    self.stops = stops
    self.angle = angle
  }

  /// Reads a record of generated data, each of whose parts is a stop.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int) {
    self.init(stops: ValueList(from: .table(table), parts: table.parts(ofRecord: record)))
  }

  /// Reads a record of generated data, whose gradient has an angle below 1000, or else none.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int, angle: Double) {
    self.init(
      stops: ValueList(from: .table(table), parts: table.parts(ofRecord: record)),
      angle: angle == Self.noAngle ? nil : angle)
  }

  /// The mark of generated data for a gradient without an angle.
  package static var noAngle: Double { 1_000 }

  /// The stops in the order of their positions, within 0...1, and at least two if there is any.
  ///
  /// Stops at one position keep their order: there the color changes at once.
  package var ordered: [(color: ColorValue, position: Double)] {
    let sorted = stops.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { (color: $0.element.color, position: min(max($0.element.position, 0), 1)) }
    guard sorted.count == 1, let only = sorted.first else { return sorted }
    return [(only.color, 0), (only.color, 1)]
  }

  /// Where the gradient ends in a square of 1, measured from the top and the leading edge, by its
  /// ``angle``; it begins opposite.
  ///
  /// The corners that the line leads between have the first and the last color, as in CSS (Images 3,
  /// section 3.1).
  package static func end(ofAngle angle: Double) -> (x: Double, y: Double) {
    // Exact where it matters: a sine of 180 degrees is not 0.
    let turn = angle.truncatingRemainder(dividingBy: 360)
    let degrees = turn < 0 ? turn + 360 : turn
    let (sine, cosine): (Double, Double) =
      switch degrees {
      case 0: (0, 1)
      case 90: (1, 0)
      case 180: (0, -1)
      case 270: (-1, 0)
      default: Trigonometry.sineAndCosine(ofDegrees: degrees)
      }
    let half = (abs(sine) + abs(cosine)) / 2
    return (0.5 + sine * half, 0.5 - cosine * half)
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
