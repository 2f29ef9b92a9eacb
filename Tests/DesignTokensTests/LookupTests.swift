import DesignTokens
import SampleTokens
import Testing

@_spi(Generated) @testable import TokenRuntime

@Suite struct LookupTests {
  @Test("a name of 256 bytes is compared with those of up to twice as many, separators and all")
  func longNames() throws {
    let name = String(repeating: "a", count: 256)
    #expect(NearestNameSearch(for: name + "a") == nil)
    var search = try #require(NearestNameSearch(for: name))
    for (separators, distance) in [(0, 0), (256, 0), (257, nil)] as [(Int, Int?)] {
      let other = Array((name + String(repeating: "-", count: separators)).utf8)
      #expect(other.withUnsafeBufferPointer { search.distance(to: $0) } == distance)
    }
  }

  @Test("cases, ordinals, raw values and their order agree") func agreement() {
    #expect(SampleStepToken.allCases.count == 300)
    for (ordinal, token) in SampleStepToken.allCases.enumerated() {
      #expect(token.ordinal == ordinal)
      #expect(String(describing: token) == "step\(ordinal)")
      #expect(token.rawValue == "step\(ordinal)")
      #expect(SampleStepToken(rawValue: token.rawValue) == token)
    }
    #expect(Set(SampleStepToken.allCases).count == 300)
    #expect(
      SampleColorToken.allCases.map(\.rawValue) == [
        "accent_primary", "default", "vivid", "text_old", "text", "bg",
      ])
  }

  @Test("an enum of one case stores nothing and is found all the same") func singleCase() {
    #expect(SampleInkToken(rawValue: "black") == .black)
    #expect(SampleInkToken(rawValue: "white") == nil)
    #expect(SampleInkToken.allCases.map(\.ordinal) == [0])
  }

  @Test("names are compared as bytes", arguments: ["größe", "gro\u{308}ße", "GRÖSSE"])
  func bytewise(name: String) {
    #expect(
      (SampleSurfaceToken(rawValue: name) != nil) == (Array(name.utf8) == Array("größe".utf8)))
  }

  @Test(
    "odd strings are no names",
    arguments: [
      "", " ", "\0", "text\0", "text\n", "\ntext", "accent_primary\ndefault", "surface.page ",
      String(repeating: "text", count: 100_000), "🎨", "step", "step300", "step01",
    ])
  func oddStrings(name: String) {
    #expect(SampleColorToken(rawValue: name) == nil)
    #expect(SampleStepToken(rawValue: name) == nil)
    #expect(SampleSurfaceToken(rawValue: name) == nil)
    #expect(SampleColorToken.lookup(name).token == nil || name == "text")
  }

  @Test("10,000 mutated names are not found") func mutations() {
    var random = SystemRandomNumberGenerator()
    let names = Set(SampleStepToken.allCases.map(\.rawValue))
    var tried = 0
    while tried < 10_000 {
      var bytes = Array((names.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 32..<127, using: &random)
        case 1: bytes.insert(UInt8.random(in: 32..<127, using: &random), at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      let name = String(decoding: bytes, as: UTF8.self)
      guard !names.contains(name) else { continue }
      tried += 1
      #expect(SampleStepToken(rawValue: name) == nil, "\(name)")
    }
  }

  @Test("a present name is exact") func exact() {
    #expect(SampleColorToken.lookup("vivid") == .token(.vivid, .exact))
  }

  @Test(
    "a former name finds its token, but is not a raw value",
    arguments: [
      "accent", "brand-accent", "7up",
    ])
  func renamed(name: String) {
    #expect(SampleColorToken.lookup(name) == .token(.accentPrimary, .renamed(from: name)))
    #expect(SampleColorToken(rawValue: name) == nil)
  }

  @Test("a deprecated token tells its replacement, if it has one") func deprecated() {
    let textOld = SampleColorToken.allCases[3]
    let bg = SampleColorToken.allCases[5]
    #expect(
      SampleColorToken.lookup("text_old") == .token(textOld, .deprecated))
    #expect(SampleColorToken.lookup("bg") == .token(bg, .deprecated))
    #expect(textOld.isDeprecated && bg.isDeprecated)
    #expect(!SampleColorToken.text.isDeprecated)
    #expect(textOld.replacement == .text)
    #expect(!SampleStepToken.step1.isDeprecated)
  }

  @Test(
    "an unknown name tells the nearest",
    arguments: [
      ("acent_primary", ["accent_primary"]),
      ("accentPrimary", ["accent_primary"]),
      ("tekst", ["text"]),
      ("TEXT_OLD2", ["text_old"]),
      ("brand_accnt", ["accent_primary"]),
      ("something_else_entirely", []),
      ("", []),
    ])
  func nearest(name: String, expected: [String]) {
    guard case .unknown(let nearest) = SampleColorToken.lookup(name) else {
      Issue.record("'\(name)' was found")
      return
    }
    #expect(nearest.tokens.map(\.rawValue) == expected)
    #expect(nearest.name == name)
  }

  @Test("the nearest come first, and are at most three") func order() {
    guard case .unknown(let nearest) = SampleStepToken.lookup("stepp12") else {
      Issue.record("'stepp12' was found")
      return
    }
    #expect(nearest.tokens.map(\.rawValue) == ["step12", "step112", "step212"])
  }

  @Test("a name that is too long for a slot is found all the same") func longName() {
    let name = String(repeating: "long", count: 32)
    #expect(SampleSurfaceToken(rawValue: name)?.rawValue == name)
    #expect(SampleSurfaceToken.lookup(name).token?.rawValue == name)
    #expect(SampleSurfaceToken(rawValue: String(name.dropLast())) == nil)
    #expect(SampleSurfaceToken(rawValue: String(name.dropLast()) + "x") == nil)
  }

  @Test("a name of any length is found, also one without a slot") func unplaced() {
    let long = String(repeating: "0123456789", count: 7_000)
    let text = Array("a\tuse \(long)\n\(long)\nb\n".utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = memory.initialize(fromContentsOf: text)
    let index = NameIndex(NameLines(UnsafeBufferPointer(memory)))
    let names = ["a", long, "b", long + "x", "", "c"]
    #expect(names.map { index.ordinal(of: $0) } == [0, 1, 2, nil, nil, nil])
    #expect(index.replacement(of: 0) == 1)
    #expect(index.isDeprecated(0) && !index.isDeprecated(1))
  }

  @Test("a line has a name, what to use instead and former names") func lines() {
    let index = NameIndex(
      names: "text\nold one\tuse text\twas older\twas use\ngone\tdeprecated\ntail\twas gone 2\n")
    #expect(
      (0..<index.nameCount).map(index.name) == [
        "text", "old one", "gone", "tail", "older", "use", "gone 2",
      ])
    #expect(index.caseCount == 4)
    #expect((0..<7).map(index.ordinal(ofPlace:)) == [0, 1, 2, 3, 1, 1, 3])
    #expect((0..<4).map(index.isDeprecated) == [false, true, true, false])
    #expect((0..<4).map(index.replacement) == [nil, 0, nil, nil])
    #expect(index.ordinal(of: "older") == nil)
  }
}
