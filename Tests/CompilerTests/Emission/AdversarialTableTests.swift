import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Catalogs that nobody would author, whose Swift must be valid all the same.
@Suite struct AdversarialTableTests {
  @Test("descriptions and names of any characters make valid Swift")
  func oddCharacters() throws {
    var builder = SampleTableBuilder(brands: ["b"], axes: [.scheme])
    let texts = [
      #"*/ } /* " \ \( $0 ${x} """ #"#, "line\nline\r\nline\rline", "\u{0}\u{7}\u{1B}[31m\u{7F}",
      "\u{2028}\u{2029}\u{85}\u{200B}\u{FEFF}\u{202E}", "emoji 👩‍👩‍👧 and Ünïcödé",
      " leading and trailing ", "",
    ]
    for (index, text) in texts.enumerated() {
      builder.family(
        "color\(index)", .color, description: text,
        [
          .init(
            "token", server: text, former: [text + "1", "x" + text], description: text,
            deprecation: TokenDeprecation(reason: text),
            [[.hex(0), .hex(0xFFFFFF)]]),
          .init("other", server: "other", [[.hex(0), .hex(0)]]),
        ])
      builder.family(
        "font\(index)", .fontFamily,
        shared: [("odd", .fontFamily(FontFamily(names: [text], isList: false)))])
    }
    try expectParses(builder.table)
  }

  @Test("every keyword can be a case and a brand") func keywords() throws {
    let keywords = [
      "default", "static", "self", "init", "Type", "Protocol", "Self", "Any", "class", "in", "is",
      "as", "true", "nil", "throw", "repeat", "operator", "some", "any", "async", "await", "get",
      "consuming", "borrowing", "each", "macro", "actor", "open", "left", "package",
    ]
    var builder = SampleTableBuilder(brands: keywords, axes: [])
    builder.family("number", .number, shared: keywords.map { ($0, .number(1)) })
    builder.family(
      "alias", .number,
      keywords.enumerated().map {
        .init("token\($0)", server: "s\($0)", former: [$1], [[.number(1)]])
      })
    try expectParses(builder.table)
  }

  @Test("70,000 tokens with two million bytes of names are emitted in seconds") func many() {
    let count = Effort.rounds(70_000, short: 7_000)
    var builder = SampleTableBuilder(brands: ["a", "b"], axes: [.scheme])
    builder.family(
      "color", .color,
      (0..<count).map { index in
        let color = TokenValue.hex(UInt32(index * 97 & 0xFF_FFFF))
        return .init("token\(index)", server: "group.of.tokens.\(index)", [[color, .hex(0)]])
      })
    let files = emitter(of: builder.table).emit()
    #expect(files.count == 5)
    let cases = files.first { $0.name == "ColorToken.swift" }.map { file in
      file.contents.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "  case ".utf8) }
    }
    #expect(cases?.count == count)
  }

  @Test("a table too long for an array is text") func longTables() throws {
    var builder = SampleTableBuilder(brands: ["a"], axes: [])
    builder.family(
      "number", .number, shared: (0..<20_001).map { ("token\($0)", .number(Double($0) / 3)) })
    let files = emitter(of: builder.table).emit()
    let values = try #require(files.first { $0.name == "NumberToken+Values.swift" })
    let text = String(decoding: values.contents, as: UTF8.self)
    #expect(text.contains("private static var numbers: PackedWords {"))
    #expect(!text.contains("[Double]"))
  }

  private func emitter(of table: CompleteTokenTable) -> TokenEmitter {
    TokenEmitter(table: table, configuration: Configuration(), inputName: "tokens")
  }

  /// Expects that the Swift compiler takes every emitted file.
  private func expectParses(_ table: CompleteTokenTable) throws {
    try expectCompiles(emitter(of: table).emit())
  }
}
