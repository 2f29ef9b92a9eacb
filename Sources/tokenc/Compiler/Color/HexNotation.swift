extension Color {
  /// The color on an 8-bit sRGB screen, brought into the gamut, for example `#ef3124`.
  ///
  /// Lower case, without alpha; a half is rounded up.
  package var sRGBHex: String { Self.hex(clipping: gamutMapped(to: .srgb).components.numbers) }

  /// Encoded sRGB as `#rrggbb`, with channels beyond 0 to 1 cut off.
  static func hex(clipping channels: SIMD3<Double>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for index in 0..<3 {
      // `max` answers its first argument if the second is not a number.
      let channel: Double = min(max(0, channels[index]), 1)
      let value = Int((channel * 255 + 0.5).rounded(.down))
      text.append(digits[value >> 4])
      text.append(digits[value & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in either case, alpha last (CSS Color 4, 5.2).
  package init?(hexNotation text: some StringProtocol) {
    var digits: UInt32 = 0
    var count = 0
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "#") else { return nil }
    while let byte = bytes.next() {
      guard let digit = JSONEscapes.hexDigit(byte), count < 8 else { return nil }
      digits = digits << 4 | digit
      count += 1
    }
    guard [3, 4, 6, 8].contains(count) else { return nil }
    func channel(_ index: Int) -> Double {
      // A digit that stands alone is meant twice.
      let (width, factor): (Int, UInt32) = count < 6 ? (4, 17) : (8, 1)
      let value = digits >> (4 * count - width * (index + 1)) & (1 << width - 1)
      return Double(value * factor) / 255
    }
    self.init(
      space: .srgb, components: ColorComponents(SIMD3(channel(0), channel(1), channel(2))),
      alpha: count % 4 == 0 ? channel(3) : nil, hex: nil)
  }
}
