/// Colours of generated data.
public protocol ColorTable: Sendable {
  /// The word at an index below the table's size: see ``ColorComponents`` for its bits.
  static func word(at index: Int) -> UInt64
  /// What the table's colours vary with; each has as many words as these have variants.
  static var colorAxes: ThemeAxes { get }
}

/// Numbers of generated data.
public protocol NumberTable: Sendable {
  /// The number at an index below the table's size.
  static func number(at index: Int) -> Double
}

/// Lists of fonts of generated data.
public protocol FontFamilyTable: Sendable {
  /// The list at an index below the table's size.
  static func fontFamily(at index: Int) -> FontFamilyValue
}

/// Generated data of values that have parts.
public protocol CompositeTable: ColorTable, NumberTable {}

/// Generated data of values with different numbers of parts.
public protocol RecordTable: CompositeTable {
  /// The place of a record's first part; for the record after the last, the number of parts.
  static func start(ofRecord record: Int) -> Int
}

extension ColorTable {
  /// The colour at a place counted in colours.
  ///
  /// When it varies with no more than the scheme, its words go into the value at once; otherwise
  /// the value knows its place in the table.
  @inlinable public static func color(at index: Int) -> ColorValue {
    let axes = colorAxes
    let first = index &* axes.variantCount
    switch axes {
    case []:
      return ColorValue(storage: .pair(word(at: first), word(at: first)))
    case .scheme:
      return ColorValue(storage: .pair(word(at: first), word(at: first &+ 1)))
    default:
      return ColorValue(
        storage: .table(self, first: UInt32(truncatingIfNeeded: first), axes))
    }
  }
}

/// A table without colours need not say so.
extension CompositeTable {
  public static func word(at index: Int) -> UInt64 { 0 }
  public static var colorAxes: ThemeAxes { [] }
}

extension RecordTable {
  /// The places of a record's parts.
  static func parts(ofRecord record: Int) -> Range<Int> {
    start(ofRecord: record)..<start(ofRecord: record + 1)
  }
}
