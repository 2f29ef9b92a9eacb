/// A table of colors in generated data.
@_spi(Generated) public protocol ColorTable: Sendable {
  /// The word at an index from 0 to below the table's size: the eight bytes of a
  /// ``ColorComponents``.
  static func word(at index: Int) -> UInt64
  /// The axes that the table's colors vary with; each color has a word for each variant.
  static var colorAxes: ThemeAxes { get }
}

/// A table of numbers in generated data.
@_spi(Generated) public protocol NumberTable: Sendable {
  /// The number at an index from 0 to below the table's size.
  static func number(at index: Int) -> Double
}

/// A table of font families in generated data.
@_spi(Generated) public protocol FontFamilyTable: Sendable {
  /// The font family at an index from 0 to below the table's size.
  static func fontFamily(at index: Int) -> FontFamilyValue
}

/// Generated data of values that have parts, which are numbers and colors.
@_spi(Generated) public protocol CompositeTable: ColorTable, NumberTable {}

/// Generated data of values with different numbers of parts; a record is one value.
@_spi(Generated) public protocol RecordTable: CompositeTable {
  /// The index of a record's first part; for the record after the last, the number of all parts.
  static func start(ofRecord record: Int) -> Int
}

extension ColorTable {
  /// The color at an index, counted in colors.
  ///
  /// A color that varies with the scheme only, or not at all, is copied out of the table. Others
  /// refer to the table.
  @inlinable public static func color(at index: Int) -> ColorValue {
    let axes = colorAxes
    let first = index &* axes.variantCount
    switch axes {
    case []: return ColorValue(storage: .pair(word(at: first), word(at: first)))
    case .scheme: return ColorValue(storage: .pair(word(at: first), word(at: first &+ 1)))
    default:
      return ColorValue(storage: .table(reference, first: UInt32(truncatingIfNeeded: first), axes))
    }
  }

  @usableFromInline static var reference: ColorTableReference { ColorTableReference(table: self) }
}

/// A table in a public value, whose inlined code can't name what is for generated code alone.
@usableFromInline struct ColorTableReference: Sendable {
  let table: any ColorTable.Type

  @usableFromInline func word(at index: Int) -> UInt64 { table.word(at: index) }
}

/// The defaults of a table without colors.
extension CompositeTable {
  /// Transparent black, for a table without colors.
  public static func word(at index: Int) -> UInt64 { 0 }
  /// No axes, for a table without colors.
  public static var colorAxes: ThemeAxes { [] }
}

extension RecordTable {
  static func parts(ofRecord record: Int) -> Range<Int> {
    start(ofRecord: record)..<start(ofRecord: record + 1)
  }
}

/// A choice, which generated data have as its index among all cases.
extension CaseIterable where Self: Equatable, AllCases == [Self] {
  init(number: Double) { self = Self.allCases[Int(number)] }

  var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) }
}
