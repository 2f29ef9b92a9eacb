/// A colour as the runtime library's `ColorComponents` stores it: eight characters of ASCII.
///
/// They are four numbers of 14 bits in two characters each, the lower seven bits first: red, green and
/// blue in steps of 1/16320; and alpha in steps of 1/8000 below a bit that is set for Display P3. Each
/// is within 0.00007 of the token, and every 8-bit channel and tenth of a percent of alpha is exact.
struct ColorWord: Hashable {
  /// In sRGB if the colour lies in it, otherwise in Display P3.
  let word: UInt64
  /// In sRGB; the same word unless the colour lies outside.
  let sRGB: UInt64
  /// Channels rounded to 8 bits in three bytes, the red highest, below alpha in tenths of a percent.
  private let rounded: UInt64

  var isWide: Bool { word != sRGB }

  init(_ color: Color) {
    let channels = color.components.numbers
    if color.space == .srgb, channels.min() >= 0, channels.max() <= 1 {
      sRGB = Self.word(color, wide: 0)
      word = sRGB
      rounded = Self.rounded(color)
      return
    }
    let fallback = color.gamutMapped(to: .srgb)
    sRGB = Self.word(fallback, wide: 0)
    if color.isInGamut(of: .srgb) {
      word = sRGB
      rounded = Self.rounded(fallback)
    } else {
      let wide = color.gamutMapped(to: .displayP3)
      word = Self.word(wide, wide: 0x2000)
      rounded = Self.rounded(wide)
    }
  }

  /// The word of a colour whose components are red, green and blue from 0 to 1.
  private static func word(_ color: Color, wide: UInt64) -> UInt64 {
    let channels = color.components.numbers
    return spread(steps(channels.x, 16_320)) | spread(steps(channels.y, 16_320)) << 16
      | spread(steps(channels.z, 16_320)) << 32 | spread(steps(color.opacity, 8_000) | wide) << 48
  }

  private static func steps(_ value: Double, _ count: Double) -> UInt64 {
    value > 0 ? UInt64(min(value, 1) * count + 0.5) : 0
  }

  /// A number of 14 bits in two bytes of seven.
  private static func spread(_ number: UInt64) -> UInt64 {
    number & 0x7F | (number & 0x3F80) << 1
  }

  private static func rounded(_ color: Color) -> UInt64 {
    let channels = color.components.numbers
    let rgb = (0..<3).reduce(0) { $0 << 8 | steps(channels[$1], 255) }
    return steps(color.opacity, 1000) << 24 | rgb
  }

  /// Writes the colour for people's eyes, for example `#EF3124`, `#EF3124 10%` or `#FF0000 p3`.
  func writeSummary(to text: inout TextBuffer) {
    text.append(upTo: 7) { digits in
      digits[0] = UInt8(ascii: "#")
      for place in 0..<6 {
        let value = UInt8(truncatingIfNeeded: rounded >> UInt64(20 - place * 4)) & 0xF
        digits[place + 1] =
          value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
      }
      return 7
    }
    let (percent, tenth) = Int(rounded >> 24).quotientAndRemainder(dividingBy: 10)
    if percent < 100 {
      text.append(literal: " ")
      text.append(decimal: percent)
      if tenth > 0 {
        text.append(literal: ".")
        text.append(decimal: tenth)
      }
      text.append(literal: "%")
    }
    if isWide { text.append(literal: " p3") }
  }
}
