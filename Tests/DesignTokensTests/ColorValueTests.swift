import DesignTokens
import Testing

@testable import TokenRuntime

@Suite struct ColorComponentsTests {
  @Test("channels stay within 0.0001 of what was asked for, alpha included")
  func precision() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let asked = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let space = ColorComponents.Space.allCases.randomElement(using: &random) ?? .sRGB
      let color = ColorComponents(
        red: asked[0], green: asked[1], blue: asked[2], alpha: asked[3], space: space)
      let answered = [color.red, color.green, color.blue, color.alpha]
      for (one, other) in zip(asked, answered) { #expect(abs(one - other) < 1e-4) }
      #expect(color.space == space)
    }
  }

  @Test("8-bit channels and tenths of a percent of alpha are exact") func exactness() {
    for channel in 0...255 {
      let value = Double(channel) / 255
      let color = ColorComponents(red: value, green: 0, blue: 1 - value)
      #expect(color.red == value)
      #expect(abs(color.blue - (1 - value)) < 1e-12)
    }
    for tenths in 0...1000 {
      let alpha = Double(tenths) / 1000
      #expect(ColorComponents(rgb: 0, alpha: alpha).alpha == alpha)
    }
  }

  @Test("the orders of bytes are as documented") func hexadecimal() {
    let opaque = ColorComponents(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255)
    let clear = opaque.withAlpha(0)
    #expect(ColorComponents(rgb: 0x12_3456) == opaque)
    #expect(ColorComponents(rgba: 0x1234_56FF) == opaque)
    #expect(ColorComponents(rgba: 0x1234_5600) == clear)
    #expect(ColorComponents(argb: 0xFF12_3456) == opaque)
    #expect(ColorComponents(argb: 0x0012_3456) == clear)
  }

  @Test("what lies outside 0...1 is clamped, and NaN is 0") func clamping() {
    let color = ColorComponents(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == ColorComponents(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("another alpha leaves the color and its space alone") func withAlpha() {
    let color = ColorComponents(red: 1, green: 0.5, blue: 0.25, space: .displayP3)
    let faint = color.withAlpha(0.1)
    #expect(faint.alpha == 0.1)
    #expect(faint.space == .displayP3)
    #expect(faint.withAlpha(1) == color)
  }

  @Test(
    "a description shows 8-bit channels",
    arguments: [
      (ColorComponents(rgb: 0xEF_3124), "#EF3124"),
      (ColorComponents(rgb: 0x000A0B, alpha: 0.1), "#000A0B 10.0%"),
      (ColorComponents(red: 1, green: 0, blue: 0, space: .displayP3), "#FF0000 display-p3"),
    ])
  func description(color: ColorComponents, expected: String) {
    #expect(color.description == expected)
  }
}

@Suite struct ColorValueTests {
  private let white = ColorComponents(rgb: 0xFF_FFFF)
  private let black = ColorComponents(rgb: 0)

  @Test("one color is the same everywhere") func single() {
    for context in ThemeContext.allCases {
      #expect(ColorValue(black).resolved(in: context) == black)
    }
  }

  @Test("a pair follows the scheme alone") func pair() {
    let value = ColorValue(light: white, dark: black)
    for context in ThemeContext.allCases {
      #expect(value.resolved(in: context) == (context.scheme == .light ? white : black))
    }
  }

  @Test("each variant of a color is answered in its context", arguments: 0..<UInt8(16))
  func variants(bits: UInt8) {
    let axes = ThemeAxes(bits: bits)
    func color(_ context: ThemeContext, _ gamut: ColorGamut) -> ColorComponents {
      let place = UInt32(context.bits) | (gamut == .sRGB ? 8 : 0)
      return ColorComponents(rgb: place & UInt32(bits))
    }
    let value = ColorValue(varyingWith: axes, color)
    for context in ThemeContext.allCases {
      for gamut in ColorGamut.allCases {
        #expect(value.resolved(in: context, gamut: gamut) == color(context, gamut))
      }
    }
  }

  @Test("values are equal when all their variants are") func equality() {
    let pair = ColorValue(light: white, dark: black)
    let same = ColorValue(varyingWith: [.scheme, .contrast]) { context, _ in
      context.scheme == .light ? white : black
    }
    let other = ColorValue(varyingWith: [.scheme, .contrast]) { context, _ in
      context.scheme == .light || context.contrast == .high ? white : black
    }
    #expect(pair == same)
    #expect(pair.hashValue == same.hashValue)
    #expect(pair != other)
    #expect(pair != ColorValue(white))
  }
}

@Suite struct ThemeContextTests {
  @Test("a context keeps what it was made from") func parts() {
    for scheme in ThemeContext.Scheme.allCases {
      for contrast in ThemeContext.Contrast.allCases {
        for elevation in ThemeContext.Elevation.allCases {
          for sizeClass in ThemeContext.SizeClass.allCases {
            let context = ThemeContext(
              scheme, contrast: contrast, elevation: elevation, sizeClass: sizeClass)
            #expect(context.scheme == scheme)
            #expect(context.contrast == contrast)
            #expect(context.elevation == elevation)
            #expect(context.sizeClass == sizeClass)
          }
        }
      }
    }
    #expect(Set(ThemeContext.allCases).count == 16)
    #expect(ThemeContext(.dark).sizeClass == .compact)
    #expect(MemoryLayout<ThemeContext>.size == 1)
  }

  @Test("variants are numbered without gaps, the scheme's bit lowest") func variants() {
    for bits in UInt8(0)..<16 {
      let axes = ThemeAxes(bits: bits)
      var seen: Set<Int> = []
      for context in ThemeContext.allCases {
        for gamut in ColorGamut.allCases { seen.insert(axes.variant(in: context, gamut: gamut)) }
      }
      #expect(seen == Set(0..<axes.variantCount))
    }
    let axes: ThemeAxes = [.contrast, .gamut]
    #expect(axes.variant(in: ThemeContext(.dark, contrast: .high, elevation: .elevated)) == 1)
    #expect(axes.variant(in: .dark, gamut: .sRGB) == 2)
  }
}
