import DesignTokens
import Testing

/// Checks the generated names: every string of the server is found, and nothing else.
@Suite struct AlfaNamesTests {
  @Test("colors have every name of the source")
  func colorNames() throws {
    var names: Set<String> = []
    for file in ["indigo", "bluetint", "decorative", "brand"] {
      for key in try AlfaFiles.colors(file).keys {
        let scheme = ["light_", "dark_"].first { key.hasPrefix($0) } ?? ""
        names.insert(String(key.dropFirst(scheme.count)))
      }
    }
    #expect(names.count == 870)
    for name in names.sorted() {
      #expect(ColorToken(rawValue: name)?.rawValue == name)
    }
    #expect(Set(ColorToken.allCases.map(\.rawValue)) == names)
  }

  @Test("ordinals, cases and raw values agree in every enum")
  func agreement() {
    expectAgreement(of: ColorToken.self, count: 870)
    expectAgreement(of: TypographyToken.self, count: 69)
    expectAgreement(of: SpacingToken.self, count: 14)
    expectAgreement(of: RadiusToken.self, count: 6)
    expectAgreement(of: ShadowToken.self, count: 20)
    expectAgreement(of: GradientToken.self, count: 1)
  }

  private func expectAgreement<Token: DesignToken>(of type: Token.Type, count: Int) {
    let tokens = Array(Token.allCases)
    #expect(tokens.count == count)
    #expect(tokens.map(\.ordinal) == Array(0..<count))
    #expect(Set(tokens.map(\.rawValue)).count == count)
    #expect(Set(tokens).count == count)
    for (ordinal, token) in tokens.enumerated() {
      #expect(Token(rawValue: token.rawValue) == token)
      #expect(Token(ordinal: ordinal) == token)
      #expect(Token.lookup(token.rawValue).token == token)
    }
  }

  @Test("10,000 mutated names are unknown")
  func mutatedNames() throws {
    let names = ColorToken.allCases.map(\.rawValue)
    let known = Set(names)
    var generator = SplitMix64(state: 2025_10)
    var tried = 0
    while tried < 10_000 {
      let name = try #require(names.randomElement(using: &generator))
      let mutant = mutated(name, using: &generator)
      guard !known.contains(mutant) else { continue }
      tried += 1
      #expect(ColorToken(rawValue: mutant) == nil)
      #expect(ColorToken.lookup(mutant).token == nil)
    }
  }

  /// Replaces, removes, inserts or swaps one byte, or changes the name's case or end.
  private func mutated(_ name: String, using generator: inout SplitMix64) -> String {
    var bytes = Array(name.utf8)
    let place = Int.random(in: 0..<bytes.count - 1, using: &generator)
    let byte = UInt8.random(in: 0x20...0x7E, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes[place] = byte
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(byte, at: place)
    case 3: bytes.swapAt(place, place + 1)
    case 4: bytes[place] ^= 0x20
    case 5: bytes.append(byte)
    default: bytes.removeLast(place + 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "names that only look alike are unknown",
    arguments: [
      "", " text_primary", "text_primary ", "textPrimary", "text-primary", "TEXT_PRIMARY",
      "light_text_primary", "text_primary\0", "te\u{301}xt_primary", "palette_gray_100",
    ])
  func lookalikes(name: String) {
    #expect(ColorToken(rawValue: name) == nil)
    #expect(ColorToken.lookup(name).token == nil)
  }
}

/// A small generator with a fixed seed, so that a failure can be repeated (Steele, Lea and Flood,
/// “Fast splittable pseudorandom number generators”, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
