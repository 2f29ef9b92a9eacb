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
      let value = Int((min(max(0, channels[index]), 1) * 255 + 0.5).rounded(.down))
      text.append(digits[value >> 4])
      text.append(digits[value & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in either case, alpha last (CSS Color 4,
  /// section 5.2).
  package init?(hexNotation text: some StringProtocol) {
    var digits: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      guard let digit = Self.hexDigit(byte), digits.count < 8 else { return nil }
      digits.append(digit)
    }
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func channel(_ index: Int) -> Double {
      Double(digits[2 * index] << 4 | digits[2 * index + 1]) / 255
    }
    self.init(
      space: .srgb, components: ColorComponents(SIMD3(channel(0), channel(1), channel(2))),
      alpha: digits.count == 8 ? channel(3) : nil, hex: nil)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
