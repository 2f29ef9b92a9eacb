import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenRuntime

/// The words of colors, as the library reads them.
@Suite struct ColorWordTests {
  @Test("a color is within 1e-4 of the token in each channel") func precision() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let channels = SIMD3<Double>.random(in: 0...1, using: &random)
      let alpha = Double.random(in: 0...1, using: &random)
      let read = components(
        ColorWord(Color(space: .srgb, components: .init(channels), alpha: alpha, hex: nil)).word)
      #expect(abs(read.red - channels.x) < 1e-4)
      #expect(abs(read.green - channels.y) < 1e-4)
      #expect(abs(read.blue - channels.z) < 1e-4)
      #expect(abs(read.alpha - alpha) < 1e-4)
    }
  }

  @Test("Display P3 is used for what sRGB lacks, and for nothing else") func wideColors() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let channels = SIMD3<Double>.random(in: 0...1, using: &random)
      let color = Color(space: .displayP3, components: .init(channels), alpha: nil, hex: nil)
      let word = ColorWord(color)
      let isWide = !color.isInGamut(of: .srgb)
      #expect(word.isWide == isWide)
      #expect(components(word.word).space == (isWide ? .displayP3 : .sRGB))
      #expect(components(word.sRGB).space == .sRGB)
      guard isWide else { continue }
      #expect(abs(components(word.word).green - channels.y) < 1e-4)
    }
  }

  @Test("a word is eight characters of ASCII") func ascii() {
    for color in [Color.white, .black, .rgb(0x123456, alpha: 0.5)] {
      #expect(ColorWord(color).word & 0x8080_8080_8080_8080 == 0)
    }
  }

  private func components(_ word: UInt64) -> TokenRuntime.ColorComponents {
    TokenRuntime.ColorComponents(word: word)
  }
}
