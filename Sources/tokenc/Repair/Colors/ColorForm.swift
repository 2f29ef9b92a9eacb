import TokenCompiler

/// The form in which a file has a color, which its repaired color keeps: space, precision, opacity, fallback.
struct ColorForm: Sendable {
  private let original: Color
  /// The space whose gamut bounds the color.
  let gamut: ColorSpace
  /// A Boolean value that indicates whether the channels are those of a color of eight bits each.
  let isEightBit: Bool

  init(of original: Color) {
    self.original = original
    gamut = Self.gamut(of: original)
    isEightBit =
      gamut == original.space
      && (0..<3).allSatisfy { index in
        let channel = original.components.numbers[index] * 255
        return (channel - channel.rounded()).magnitude < 0.26
      }
  }

  /// The color in this form, with numbers as a file has them.
  func color(_ color: Color) -> Color {
    var result = color.gamutMapped(to: gamut).converted(to: original.space)
    var components = result.components
    for index in 0..<3 {
      components[index] = components[index].map { rounded($0, component: index) }
    }
    result.components = components
    let opacity = (color.opacity * 100).rounded() / 100
    result.alpha = opacity >= 1 && original.alpha == nil ? nil : opacity
    if color.opacity == original.opacity { result.alpha = original.alpha }
    result.hex = original.hex.map {
      Self.hasCapitals($0) ? result.sRGBHex.uppercased() : result.sRGBHex
    }
    return result
  }

  private static func hasCapitals(_ text: String) -> Bool {
    text.utf8.contains { (0x41...0x46).contains($0) }
  }

  private func rounded(_ number: Double, component: Int) -> Double {
    if isEightBit {
      return ((number * 255).rounded() / 255 * 1_000_000).rounded() / 1_000_000
    }
    let bounds = original.space.bounds
    let isWide = bounds.high[component] > 1
    let scale: Double =
      isWide && original.space != .oklch && original.space != .oklab ? 100 : 10_000
    return (number * scale).rounded() / scale
  }

  private static func gamut(of color: Color) -> ColorSpace {
    switch color.space {
    case .srgb, .srgbLinear, .hsl, .hwb: return .srgb
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020: return color.space
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50:
      let spaces: [ColorSpace] = [.srgb, .displayP3, .rec2020]
      return spaces.first { color.isInGamut(of: $0) } ?? .prophotoRGB
    }
  }
}
