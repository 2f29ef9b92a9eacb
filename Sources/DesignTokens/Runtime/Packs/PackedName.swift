/// A name in a pack, with its values.
package struct PackedName: Sendable {
  package let name: String
  /// A Boolean value that indicates whether the name was sent for the token once.
  package let isFormer: Bool
  /// The bits of the axes with which more varies than colors, as ``ThemeContext`` has them.
  let axes: UInt8
  let records: [PackedRecord]

  /// Which of several names of a token counts: its present name in the app before a former one, and then
  /// the present name in the pack.
  package static func rank(isFormerInApp: Bool, isFormerInPack: Bool) -> UInt8 {
    (isFormerInApp ? 1 : 3) + (isFormerInPack ? 0 : 1)
  }

  /// The value in a context.
  package func record(in context: ThemeContext) -> PackedRecord {
    records[context.variant(alongAxes: axes)]
  }

  /// The axes with which anything of it varies.
  package var variedAxes: [ThemeAxis] {
    let bits = records.reduce(axes) { $0 | $1.colorAxes.bits }
    return ThemeAxis.allCases.filter { bits & $0.contextBit != 0 }
  }
}

extension ThemeContext {
  /// The number of its variant of a value that varies along axes: a bit for each, the lowest for the
  /// first.
  func variant(alongAxes axes: UInt8) -> Int {
    var variant = 0
    var place = 0
    for axis in ThemeAxis.allCases where axes & axis.contextBit != 0 {
      if bits & axis.contextBit != 0 { variant |= 1 &<< place }
      place += 1
    }
    return variant
  }
}
