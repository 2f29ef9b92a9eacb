import DesignTokens
import Testing

@testable import TokenRuntime
@testable import tokenc

/// What compiler and library each write out for themselves must agree.
@Suite struct RuntimeAgreementTests {
  @Test("the library reads a colour's word as the compiler packs it") func colorWords() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let channels = SIMD3<Double>.random(in: 0...1, using: &random)
      let alpha = Double.random(in: 0...1, using: &random)
      let color = Color(
        space: .srgb, components: tokenc.ColorComponents(channels), alpha: alpha, hex: nil)
      let read = DesignTokens.ColorComponents(word: ColorWord(color).word)
      #expect(
        read
          == DesignTokens.ColorComponents(
            red: channels.x, green: channels.y, blue: channels.z, alpha: alpha))
      #expect(abs(read.red - channels.x) < 1e-4)
      #expect(abs(read.alpha - alpha) < 1e-4)
    }
  }

  @Test("Display P3 is used for what sRGB lacks, and for nothing else") func wideColors() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let channels = SIMD3<Double>.random(in: 0...1, using: &random)
      let color = Color(
        space: .displayP3, components: tokenc.ColorComponents(channels), alpha: nil, hex: nil)
      let word = ColorWord(color)
      let isWide = !color.isInGamut(of: .srgb)
      #expect(word.isWide == isWide)
      #expect(DesignTokens.ColorComponents(word: word.word).space == (isWide ? .displayP3 : .sRGB))
      #expect(DesignTokens.ColorComponents(word: word.sRGB).space == .sRGB)
      guard isWide else { continue }
      #expect(abs(DesignTokens.ColorComponents(word: word.word).green - channels.y) < 1e-4)
    }
  }

  @Test("a word is eight characters of ASCII") func ascii() {
    for color in [Color.white, .black, .rgb(0x123456, alpha: 0.5)] {
      #expect(ColorWord(color).word & 0x8080_8080_8080_8080 == 0)
    }
  }

  @Test("the lists behind numbered choices have the same order") func choices() {
    #expect(
      Typography.textStyles == TypographyValue.TextStyle.allCases.map { "\($0)" })
    #expect(
      Typography.textCases.map(\.rawValue) == TypographyValue.TextCase.allCases.map { "\($0)" })
    #expect(
      StrokeStyle.kinds.map(\.rawValue) + ["custom"]
        == StrokeStyleValue.Kind.allCases.map { "\($0)" })
    #expect(
      StrokeStyle.lineCaps.map(\.rawValue) == StrokeStyleValue.LineCap.allCases.map { "\($0)" })
  }
}
