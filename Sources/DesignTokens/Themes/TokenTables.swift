/// Colours of generated data.
public protocol ColorTable: Sendable {
  /// The word at an index below the table's size: see ``ColorComponents`` for its bits.
  static func word(at index: Int) -> UInt64
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
public protocol CompositeTable: ColorTable, NumberTable {
  /// What the colours vary with.
  static var colorAxes: ThemeAxes { get }
}

extension ColorTable {
  /// The variants of a colour from word `first` on.
  ///
  /// A table whose only axis is the scheme is read at once: both words go into the value.
  @inlinable public static func color(at first: Int, axes: ThemeAxes) -> ColorValue {
    switch axes {
    case []:
      let word = word(at: first)
      return ColorValue(storage: .pair(word, word))
    case .scheme:
      return ColorValue(storage: .pair(word(at: first), word(at: first &+ 1)))
    default:
      return ColorValue(
        storage: .table(self, first: UInt32(truncatingIfNeeded: first), axes))
    }
  }
}

extension CompositeTable {
  /// The colour at a place counted in colours.
  @inlinable public static func color(at index: Int) -> ColorValue {
    color(at: index &* colorAxes.variantCount, axes: colorAxes)
  }
}
