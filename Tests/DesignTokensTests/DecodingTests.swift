import DesignTokens
import Foundation
import SampleTokens
import Testing

@Suite struct DecodingTests {
  private struct Atom: Codable, Equatable {
    var color: SampleColorToken
    var gap: SampleSpacingToken?
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("a present and a former name decode; the present one is encoded") func names() throws {
    let atom = try decode(Atom.self, #"{ "color": "accent", "gap": "gap_m" }"#)
    #expect(atom == Atom(color: .accentPrimary, gap: .gapM))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(atom), as: UTF8.self)
    #expect(json == #"{"color":"accent_primary","gap":"gap_m"}"#)
  }

  @Test("an unknown name is an error that tells where it is and what is near") func unknown() {
    do {
      _ = try decode([String: [Atom]].self, #"{ "atoms": [{ "color": "accent_primry" }] }"#)
      Issue.record("an unknown name decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue) == ["atoms", "Index 0", "color"])
      #expect(
        context.debugDescription
          == "SampleColorToken has no 'accent_primry'; nearest: 'accent_primary'")
    } catch {
      Issue.record(error)
    }
  }

  @Test("what is not a string is a type mismatch") func noString() {
    #expect(throws: DecodingError.self) { try decode(Atom.self, #"{ "color": 1 }"#) }
    #expect(throws: DecodingError.self) {
      try decode(LenientAtom.self, #"{ "color": 1, "background": "bg" }"#)
    }
  }
}

private enum TextFallback: TokenFallback {
  static var token: SampleColorToken { .text }
}

private struct LenientAtom: Codable, Equatable {
  @Lenient<TextFallback> var color: SampleColorToken
  @Lenient<TextFallback> var background: SampleColorToken
}

@Suite struct LenientTests {
  private let json = #"{"background":"vivid","color":"neon"}"#

  @Test("an unknown name becomes the fallback, a known one stays") func fallback() throws {
    let atom = try JSONDecoder().decode(LenientAtom.self, from: Data(json.utf8))
    #expect(atom.color == .text)
    #expect(atom.$color.unknownName == "neon")
    #expect(atom.background == .vivid)
    #expect(atom.$background.unknownName == nil)
  }

  @Test("the unknown name is encoded again until another token is set") func roundTrip() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var atom = try JSONDecoder().decode(LenientAtom.self, from: Data(json.utf8))
    #expect(String(decoding: try encoder.encode(atom), as: UTF8.self) == json)
    atom.color = .accentPrimary
    #expect(
      String(decoding: try encoder.encode(atom), as: UTF8.self)
        == #"{"background":"vivid","color":"accent_primary"}"#)
  }

  private struct OptionalAtom: Codable, Equatable {
    @Lenient<TextFallback> var color: SampleColorToken
    @LenientOptional var background: SampleColorToken?
  }

  @Test(
    "a member that is absent or null is the fallback, or nothing",
    arguments: [
      ("{}", SampleColorToken.text, nil as SampleColorToken?),
      (#"{"color":null,"background":null}"#, .text, nil),
      (#"{"background":"vivid"}"#, .text, .vivid),
      (#"{"color":"vivid","background":"neon"}"#, .vivid, nil),
    ])
  func absence(_ json: String, _ color: SampleColorToken, _ background: SampleColorToken?) throws {
    let atom = try JSONDecoder().decode(OptionalAtom.self, from: Data(json.utf8))
    #expect(atom.color == color)
    #expect(atom.background == background)
    #expect(atom.$background.unknownName == (json.contains("neon") ? "neon" : nil))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OptionalAtom.self, from: Data(#"{"background":1}"#.utf8))
    }
  }

  @Test("an optional token is encoded as its name, the unknown one or null")
  func optionalRoundTrip()
    throws
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for json in [
      #"{"background":null,"color":"text"}"#, #"{"background":"neon","color":"glow"}"#,
      #"{"background":"vivid","color":"text"}"#,
    ] {
      let atom = try JSONDecoder().decode(OptionalAtom.self, from: Data(json.utf8))
      #expect(String(decoding: try encoder.encode(atom), as: UTF8.self) == json)
    }
  }

  // The limit ends a wait for a report that never comes; other tests may keep all threads busy for minutes.
  @Test("each unknown name is reported once, in order", .timeLimit(.minutes(15)))
  func reports() async throws {
    let (reports, continuation) = AsyncStream.makeStream(of: UnknownName.self)
    let reporter = UnknownNameReporter { continuation.yield($0) }
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownNameReporter] = reporter
    // Names are their bytes: the last two but one look the same.
    for name in ["neon", "neon", "text", "glow", "neon", "\u{E9}", "e\u{301}", "end"] {
      let json = #"[{ "color": "\#(name)", "background": "neon" }]"#
      _ = try decoder.decode([LenientAtom].self, from: Data(json.utf8))
    }
    var received: [UnknownName] = []
    for await report in reports {
      received.append(report)
      if report.name == "end" { break }
    }
    #expect(received.map(\.name) == ["neon", "glow", "\u{E9}", "e\u{301}", "end"])
    #expect(received[0].tokenType == "SampleColorToken")
    #expect(received[0].codingPath == ["Index 0", "color"])
    #expect(received[0].fallback == "text")
  }
}
