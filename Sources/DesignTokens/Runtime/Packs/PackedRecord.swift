/// A value in a pack's bytes, which were checked and stay in memory as they are, so that any thread may
/// read them.
///
/// A record begins with eight bytes: the axes that its colors vary with, the number of colors and that
/// of numbers. The numbers follow, as generated data have them, and then the words of each color's
/// variants.
@_spi(Generated) public struct PackedRecord: @unchecked Sendable {
  /// The beginning of the pack.
  let bytes: UnsafeRawPointer
  let offset: Int

  var colorAxes: ThemeAxes { ThemeAxes(bits: UInt8(truncatingIfNeeded: header)) }
  package var colorCount: Int { Int(header &>> 16 & 0xFFFF) }
  package var numberCount: Int { Int(truncatingIfNeeded: header &>> 32) }

  private var header: UInt64 { bytes.load(fromByteOffset: offset, as: UInt64.self).littleEndian }

  package func number(at index: Int) -> Double {
    Double(
      bitPattern: bytes.load(fromByteOffset: offset &+ 8 &+ index &* 8, as: UInt64.self)
        .littleEndian)
  }

  /// The color at an index, counted in colors.
  package func color(at index: Int) -> ColorValue {
    let axes = colorAxes
    let words = PackedVariants(
      start: bytes + offset + 8 &* (1 &+ numberCount &+ index &* axes.variantCount))
    switch axes {
    case []: return ColorValue(storage: .pair(words[0], words[0]))
    case .scheme: return ColorValue(storage: .pair(words[0], words[1]))
    default: return ColorValue(storage: .packed(words, axes))
    }
  }

  /// The list of fonts whose place is the number at an index.
  package func fontFamily(at index: Int) -> FontFamilyValue {
    FontFamilyValue(PackText.list(in: bytes, at: Int(number(at: index))))
  }
}

/// The words of a color's variants in a pack's bytes, which stay as they are.
@usableFromInline struct PackedVariants: @unchecked Sendable {
  let start: UnsafeRawPointer

  @usableFromInline subscript(index: Int) -> UInt64 {
    start.load(fromByteOffset: index &* 8, as: UInt64.self).littleEndian
  }
}

/// The sources of the parts of a value: generated data, a pack, or other values.
@_spi(Generated) public enum PartSource: Sendable {
  case table(any CompositeTable.Type)
  case pack(PackedRecord)
  case parts(ValueParts)

  func number(at index: Int) -> Double {
    switch self {
    case .table(let table): table.number(at: index)
    case .pack(let record): record.number(at: index)
    case .parts(let parts): parts.numbers[index]
    }
  }

  func color(at index: Int) -> ColorValue {
    switch self {
    case .table(let table): table.color(at: index)
    case .pack(let record): record.color(at: index)
    case .parts(let parts): parts.colors[index]
    }
  }
}
