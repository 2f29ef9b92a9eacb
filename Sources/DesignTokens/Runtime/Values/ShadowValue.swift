/// A shadow of one or more layers (DTCG Format module, section 9.6).
public struct ShadowValue: Equatable, Sendable {
  /// The layers, the topmost first.
  public let layers: ValueList<Layer>

  /// Creates a shadow; without layers there is none.
  public init(layers: ValueList<Layer>) { self.layers = layers }

  /// Reads a record of generated data, each of whose parts is a layer.
  @_spi(Generated) public init(from table: any RecordTable.Type, record: Int) {
    layers = ValueList(from: .table(table), parts: table.parts(ofRecord: record))
  }

  /// One layer of a shadow.
  public struct Layer: TabulatedValue {
    /// The color of the shadow, including its opacity.
    public let color: ColorValue
    /// The distance from the shape in points; positive to the right.
    public let offsetX: Double
    /// The distance from the shape in points; positive downwards.
    public let offsetY: Double
    /// The blur radius in points, as in CSS and in design tools.
    ///
    /// It is twice the standard deviation of the Gaussian blur (CSS Backgrounds and Borders 3,
    /// `box-shadow`), and so twice the `shadowRadius` of a `CALayer`.
    public let blur: Double
    /// The growth of the shadow's shape on each side, in points; negative when it shrinks.
    public let spread: Double
    /// A Boolean value that indicates whether the shadow falls inside the shape.
    public let inset: Bool

    /// Creates a layer, by default outside the shape, with sharp edges and the shape's size.
    public init(
      color: ColorValue, offsetX: Double = 0, offsetY: Double = 0, blur: Double = 0,
      spread: Double = 0, inset: Bool = false
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.inset = inset
    }

    /// Reads a layer: one color, and the numbers x offset, y offset, blur, spread, and 1 for an inset
    /// layer or else 0.
    @_spi(Generated) public init(from source: PartSource, at index: Int) {
      let first = index * Self.numberCount
      self.init(
        color: source.color(at: index), offsetX: source.number(at: first),
        offsetY: source.number(at: first + 1), blur: source.number(at: first + 2),
        spread: source.number(at: first + 3), inset: source.number(at: first + 4) != 0)
    }

    /// The numbers that are read, besides the color, and how many they are.
    package var numbers: [Double] { [offsetX, offsetY, blur, spread, inset ? 1 : 0] }
    package static var numberCount: Int { 5 }
  }
}

extension ShadowValue.Layer {
  /// A distance from the shape within which the shadow ends, in points.
  package var reach: Double { abs(offsetX) + abs(offsetY) + 2 * abs(blur) + abs(spread) + 1 }
}
