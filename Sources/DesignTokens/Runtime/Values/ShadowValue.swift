/// A shadow of one or more layers, the topmost first (Format module, section 9.6).
public struct ShadowValue: Equatable, Sendable {
  public let layers: ValueList<Layer>

  public init(layers: ValueList<Layer>) {
    self.layers = layers
  }

  /// Reads a record, each of whose parts is a layer.
  public init(from table: any RecordTable.Type, record: Int) {
    layers = ValueList(from: table, parts: table.parts(ofRecord: record))
  }

  /// One layer of a shadow.
  public struct Layer: TabulatedValue {
    public let color: ColorValue
    /// In points, to the right and downwards.
    public let offsetX, offsetY: Double
    /// The blur as in CSS and design tools, in points: twice the standard deviation, and so twice
    /// a `CALayer`'s `shadowRadius`.
    public let blur: Double
    /// The growth of the shadow's shape on each side, in points; negative when it shrinks.
    public let spread: Double
    /// Whether the shadow falls inside the shape.
    public let inset: Bool

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

    /// Reads the numbers offset x, offset y, blur, spread, and 1 for inset.
    public init(from table: any CompositeTable.Type, at index: Int) {
      let first = index * 5
      self.init(
        color: table.color(at: index), offsetX: table.number(at: first),
        offsetY: table.number(at: first + 1), blur: table.number(at: first + 2),
        spread: table.number(at: first + 3), inset: table.number(at: first + 4) != 0)
    }
  }
}
