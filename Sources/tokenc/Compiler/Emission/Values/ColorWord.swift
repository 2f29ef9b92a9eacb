import TokenRuntime

/// A color as the library stores it: eight characters of ASCII, within 0.00007 of the token.
struct ColorWord: Equatable {
  /// In sRGB if the color lies in it, otherwise in Display P3.
  let word: UInt64
  /// In sRGB; the same word unless the color lies outside.
  let sRGB: UInt64
  /// Channels rounded to 8 bits in three bytes, the red highest, below alpha in tenths of a percent.
  private let rounded: UInt64

  var isWide: Bool { word != sRGB }

  init(_ color: Color) {
    let shown = DisplayColor(color)
    sRGB = Self.word(shown.sRGB, .sRGB)
    word = shown.displayP3.map { Self.word($0, .displayP3) } ?? sRGB
    rounded = Self.rounded(shown.displayP3 ?? shown.sRGB)
  }

  /// The word of a color whose components are red, green and blue from 0 to 1.
  private static func word(_ color: Color, _ space: TokenRuntime.ColorComponents.Space) -> UInt64 {
    let channels = color.components.numbers
    return TokenRuntime.ColorComponents(
      red: channels.x, green: channels.y, blue: channels.z, alpha: color.opacity, space: space
    ).word
  }

  private static func rounded(_ color: Color) -> UInt64 {
    let channels = color.components.numbers
    func steps(_ value: Double, _ count: Double) -> UInt64 {
      value > 0 ? UInt64(min(value, 1) * count + 0.5) : 0
    }
    let rgb = (0..<3).reduce(0) { $0 << 8 | steps(channels[$1], 255) }
    return steps(color.opacity, 1000) << 24 | rgb
  }

  /// Writes the color for people's eyes, for example `#EF3124`, `#EF3124 10%` or `#FF0000 p3`.
  func writeSummary(to text: inout TextBuffer) {
    text.append(upTo: 7) { digits in
      digits[0] = UInt8(ascii: "#")
      for index in 0..<6 {
        let value = UInt8(truncatingIfNeeded: rounded >> UInt64(20 - index * 4)) & 0xF
        digits[index + 1] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
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
