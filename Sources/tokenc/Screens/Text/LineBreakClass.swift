/// How a scalar behaves where lines break: its class by UAX 14, as rule LB1 resolves it without knowing a
/// language.
///
/// The cases are in the order of the letters of `runs`, and named as the annex has them but in small letters.
enum LineBreakClass: UInt8 {
  case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, cb, b2, ba, bb, hy, `in`, ns, cl, cp, ex, `is`,
    sy
  case nu, po, pr, op, qu, hl, sa, id, eb, em, h2, h3, jl, jv, jt, ri
  /// Brackets of East Asian width, which LB30 leaves out.
  case wideOP, wideCP
  /// Pictures that a later version of Unicode has, for LB30b.
  case futureEB

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 128 {
      self = Self.ascii[Int(scalar.value)]
    } else if case 0xAC00...0xD7A3 = scalar.value {
      self = (scalar.value - 0xAC00).isMultiple(of: 28) ? .h2 : .h3
    } else {
      self = Self.found(scalar.value)
    }
  }

  private static let ascii = (0..<128).map(found)

  private static func found(_ scalar: UInt32) -> LineBreakClass {
    var low = 0
    var high = table.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if table[middle].first <= scalar { low = middle } else { high = middle }
    }
    return table[low].value
  }

  private static let table: [(first: UInt32, value: LineBreakClass)] = runs.withUTF8Buffer { text in
    var table: [(first: UInt32, value: LineBreakClass)] = []
    var first = UInt32(0)
    var count = UInt32(0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): count = count << 4 | UInt32(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): count = count << 4 | UInt32(byte & 0xF) + 9
      default:
        first += count
        count = 0
        let isUpper = byte < UInt8(ascii: "a")
        let letter = isUpper ? byte - UInt8(ascii: "A") : byte - UInt8(ascii: "g") + 26
        table.append((first, LineBreakClass(rawValue: letter) ?? .al))
      }
    }
    return table
  }
}
