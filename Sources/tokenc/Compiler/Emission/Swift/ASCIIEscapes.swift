/// How each ASCII character stands between quotation marks: as it is, or as `\\"` or `\\u{7F}`.
struct ASCIIEscapes: Sendable {
  /// For each character its form, the first byte lowest, with the number of bytes in the highest.
  private let forms: [UInt64]

  static let all = ASCIIEscapes()

  private init() {
    forms = (UInt8(0)..<0x80).map { character in
      var form: [UInt8]
      switch character {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): form = [UInt8(ascii: "\\"), character]
      case 0x20..<0x7F: form = [character]
      default: form = Array("\\u{\(String(character, radix: 16, uppercase: true))}".utf8)
      }
      let length = UInt64(form.count) << 56
      return form.enumerated().reduce(length) { $0 | UInt64($1.element) << (8 * $1.offset) }
    }
  }

  /// Writes a word's eight characters, the lowest byte's first.
  func write(_ word: UInt64, to buffer: inout TextBuffer) {
    // Eight forms of up to six bytes; each is written with eight.
    buffer.append(upTo: 8 * 6 + 2) { start in
      let text = UnsafeMutableRawPointer(start)
      var count = 0
      var rest = word
      for _ in 0..<8 {
        let form = forms[Int(rest & 0x7F)]
        text.storeBytes(of: form.littleEndian, toByteOffset: count, as: UInt64.self)
        count += Int(form >> 56)
        rest >>= 8
      }
      return count
    }
  }
}
