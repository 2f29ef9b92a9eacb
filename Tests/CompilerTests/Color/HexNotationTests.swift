import Testing

@testable import TokenCompiler

@Suite("Hex notation")
struct HexNotationTests {
  @Test(
    "the four lengths of CSS are read, in either case",
    arguments: [
      ("#ef3124", "#ef3124", nil), ("#EF3124", "#ef3124", nil), ("#a3F", "#aa33ff", nil),
      ("#a3f8", "#aa33ff", 136), ("#00000000", "#000000", 0), ("#010203FF", "#010203", 255),
    ] as [(String, String, Double?)])
  func reads(text: String, hex: String, alpha: Double?) throws {
    let color = try #require(Color(hexNotation: text))
    #expect(color.sRGBHex == hex)
    #expect(color.alpha == alpha.map { $0 / 255 })
  }

  @Test(
    "other text is refused",
    arguments: [
      "", "#", "ef3124", "#ef", "#ef312", "#ef31244", "#ef3124ff0", "#ggg", "#ef 124", "##ef312",
      "#١٢٣", "#ef3124\u{301}",
    ])
  func refuses(text: String) {
    #expect(Color(hexNotation: text) == nil)
  }

  @Test("every 8-bit channel is written as it was read")
  func roundTrip() throws {
    let digits = Array("0123456789abcdef")
    for value in 0..<256 {
      let text = "#\(digits[value / 16])\(digits[value % 16])0080"
      #expect(try #require(Color(hexNotation: text)).sRGBHex == text)
    }
  }

  @Test(
    "a half is rounded up and the rest cut off",
    arguments: [
      (SIMD3(0.5 / 255, 1.5 / 255, 254.5 / 255), "#0102ff"),
      (SIMD3(-0.5, 1.5, 0.49 / 255), "#00ff00"),
      (SIMD3(.nan, .infinity, -.infinity), "#00ff00"),
    ] as [(SIMD3<Double>, String)])
  func rounds(channels: SIMD3<Double>, hex: String) {
    #expect(Color.hex(clipping: channels) == hex)
  }
}
