/// The escapes of JSON strings (RFC 8259, section 7), and what JSON5 has besides.
enum JSONEscapes {
  /// Replaces the escapes in a string's bytes, which the reader has found valid.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      guard escape == UInt8(ascii: "u") else {
        decode(escape, bytes, at: &index, &result)
        continue
      }
      var unit = hexUnit(bytes, at: index) ?? 0xFFFD
      index += 4
      if unit & 0xFC00 == 0xD800, let low = hexUnit(bytes, at: index + 2) {
        unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        index += 6
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return result
  }

  /// Decodes an escape without code point; only the first ones are JSON's.
  private static func decode(
    _ escape: UInt8, _ bytes: ArraySlice<UInt8>, at index: inout Int, _ result: inout [UInt8]
  ) {
    switch escape {
    case _ where plain(escape) != nil: result.append(plain(escape) ?? escape)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "x"):
      let unit = hexByte(bytes, at: index) ?? 0xFFFD
      index += 2
      result += UTF8.encode(Unicode.Scalar(unit) ?? "\u{FFFD}").map(Array.init) ?? []
    // A line that goes on.
    case 0x0A: break
    case 0x0D:
      if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
    case 0xE2
    where bytes[index...].prefix(2) == [0x80, 0xA8] || bytes[index...].prefix(2) == [0x80, 0xA9]:
      index += 2
    default: result.append(escape)
    }
  }

  /// The byte that a one-letter escape stands for; `nil` for an unknown letter.
  static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The number written as four hex digits at `index`; `nil` if they are not there.
  static func hexUnit<Bytes: RandomAccessCollection>(_ bytes: Bytes, at index: Int) -> UInt32?
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard index + 4 <= bytes.endIndex else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The number written as two hex digits at `index`; `nil` if they are not there.
  static func hexByte<Bytes: RandomAccessCollection>(_ bytes: Bytes, at index: Int) -> UInt32?
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard index + 2 <= bytes.endIndex, let high = hexDigit(bytes[index]),
      let low = hexDigit(bytes[index + 1])
    else { return nil }
    return high << 4 | low
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
