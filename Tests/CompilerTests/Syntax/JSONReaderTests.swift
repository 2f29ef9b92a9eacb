import TestSupport
import Testing

@testable import TokenCompiler

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("a missing comma is one error, with the edit behind the value before") func missingComma() {
    expectDiagnostics(
      in: """
        {"a": {"$type": "number", "$value": 1}1️⃣
          2️⃣"b": {"$type": "number", "$value": 2}}
        """,
      [
        .error(
          at: "2️⃣", "expected ',' before this", id: "invalid-json", fixIt: .put(",", at: "1️⃣"))
      ])
  }

  @Test("a trailing comma is one error, with the edit at the comma") func trailingComma() {
    expectDiagnostics(
      in: #"{"a": {"$type": "number", "$value": 1}1️⃣, 2️⃣}"#,
      [
        .error(
          at: "2️⃣", "a comma before this bracket; JSON has no trailing commas",
          id: "invalid-json", fixIt: .put("", at: "1️⃣"))
      ])
  }

  @Test("comments are passed over, each with an error") func comments() {
    expectDiagnostics(
      in: """
        1️⃣// of a kind
        {"a": {"$type": "number", 2️⃣/* or ** two */ "$value": 1}}
        """,
      [
        .error(at: "1️⃣", "JSON has no comments; '$description' holds remarks", id: "invalid-json"),
        .error(at: "2️⃣", "JSON has no comments; '$description' holds remarks", id: "invalid-json"),
      ])
  }

  @Test("a file of comments is told once, with their number") func manyComments() {
    expectDiagnostics(
      in: "1️⃣// 1\n" + String(repeating: "// more\n", count: 30) + "{}",
      [
        .error(
          at: "1️⃣", "JSON has no comments; '$description' holds remarks", id: "invalid-json",
          notes: [.note(at: "1️⃣", "30 more places in this file have the same fault")])
      ])
  }

  @Test(
    "a word that is not JSON is one error, wherever it stands",
    arguments: [
      ("NaN", "'NaN' is not a JSON value; JSON has no such number"),
      ("True", "'True' is not a JSON value; JSON writes 'true'"),
      (".5", "'.5' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("+1", "'+1' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("01", "'01' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("1.", "'1.' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("1e", "'1e' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("0x10", "'0x10' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
      ("red", "'red' is not a JSON value; put strings in double quotes"),
      ("#fff", "'#fff' is not a JSON value; put strings in double quotes"),
      ("", "expected a value: a string, number, object, array, true, false or null"),
    ])
  func unknownWords(_ word: String, _ message: String) {
    for place in ["$value", "$type", "$description", "$deprecated", "$extensions"] {
      expectDiagnostics(
        in: #"{"a": {"$type": "number", "$value": 1}, "b": {"\#(place)": 1️⃣\#(word)}}"#,
        [.error(at: "1️⃣", message, id: "invalid-json")])
    }
    expectDiagnostics(
      in: #"{"b": 1️⃣\#(word), "alias": {"$value": "{b}"}}"#,
      [.error(at: "1️⃣", message, id: "invalid-json")])
  }

  @Test(
    "where the reader can't go on it says what it expected",
    arguments: [
      (#"{"a" 1️⃣1}"#, "expected ':' after the member name"),
      (#"{1️⃣a: 1}"#, "expected a member name in double quotes; this one has none"),
      (#"{1️⃣'a': 1}"#, "expected a member name in double quotes, not in single ones"),
      (#"{"a": {}1️⃣]"#, "expected ',' or '}'"),
      (#"{"a": [1 1️⃣}"#, "expected ',' or ']'"),
      (#"{"a": {}} 1️⃣{}"#, "unexpected text after the JSON value; a file holds one object"),
      (#"{"a": 1️⃣'b'}"#, "expected a value: a string, number, object, array, true, false or null"),
      (#"{"a": 1️⃣"b}"#, "a string without its closing '\"'"),
      ("{\"a\": \"b1️⃣\n\"}", "a line ends inside a string; close it with '\"' or write '\\n'"),
      ("1️⃣", "the file is empty; expected a JSON object"),
      ("1️⃣ \n\n ", "the file is empty; expected a JSON object"),
      ("{\"a\": {1️⃣\n\n", "the file ends inside an object; expected '}'"),
      ("{\"a\": [1,1️⃣", "the file ends inside an array; expected ']'"),
      ("{\"a\":1️⃣", "the file ends inside an object; expected '}'"),
      ("{\"a\"1️⃣", "the file ends inside an object; expected '}'"),
    ])
  func stops(_ text: String, _ message: String) {
    expectDiagnostics(in: text, [.error(at: "1️⃣", message, id: "invalid-json")])
  }

  @Test("a string with several bad escapes is one error") func badEscapes() {
    expectDiagnostics(
      in: #"{"a": {"$type": "fontFamily", "$value": "C1️⃣\x\y\q"}}"#,
      [
        .error(
          at: "1️⃣",
          #"not an escape of JSON; those are \" \\ \/ \b \f \n \r \t and \u with four hex digits"#,
          id: "invalid-json")
      ])
  }

  @Test(
    "half a surrogate pair is an error, in values and names",
    arguments: [#"\ud800"#, #"\ud800A"#, #"\udc00"#, #"\ud83d\ud83d"#])
  func loneSurrogates(_ escape: String) {
    expectDiagnostics(
      in: #"{"a": {"$type": "fontFamily", "$value": "1️⃣\#(escape)"}}"#,
      [.error(at: "1️⃣", "half of a surrogate pair; write both halves", id: "invalid-json")])
    expectDiagnostics(
      in: #"{"1️⃣\#(escape)": {"$type": "number", "$value": 1}}"#,
      [.error(at: "1️⃣", "half of a surrogate pair; write both halves", id: "invalid-json")])
  }

  @Test("control characters in one string are one error with the escape to write")
  func controlCharacters() {
    expectDiagnostics(
      in: "{\"a\": {\"$type\": \"fontFamily\", \"$value\": \"1️⃣\t\u{01}\u{00}\"}}",
      [
        .error(
          at: "1️⃣", "a control character in a string; write '\\t'", id: "invalid-json",
          fixIt: .put("\\t", at: "1️⃣"))
      ])
    expectDiagnostics(
      in: "{\"a\": {\"$type\": \"fontFamily\", \"$value\": \"1️⃣\u{00}\"}}",
      [
        .error(
          at: "1️⃣", "a control character in a string; write '\\u0000'", id: "invalid-json",
          fixIt: .put("\\u0000", at: "1️⃣"))
      ])
  }

  @Test("a second member of a name is an error at that member, with the first as a note")
  func duplicates() {
    expectDiagnostics(
      in: """
        {"a": {1️⃣"$type": "number", "$value": 1, 2️⃣"$type": "number"},
         3️⃣"b": {}, 4️⃣"\\u0062": {}}
        """,
      [
        .error(
          at: "2️⃣", "'$type' is already a member of this object", id: "duplicate-key",
          notes: [.note(at: "1️⃣", "'$type' is first here")]),
        .error(
          at: "4️⃣", "'b' is already a member of this object", id: "duplicate-key",
          notes: [.note(at: "3️⃣", "'b' is first here")]),
      ])
  }

  @Test("names that are only canonically equivalent are two names") func canonicalEquivalents() {
    let text = """
      {"caf\u{E9}": {"$type": "number", "$value": 1}, "cafe\u{301}": {"$value": "{caf\u{E9}}"}}
      """
    let input = LoadedFiles([("a.json", Array(text.utf8))], choosing: [:])
    #expect(input.diagnostics.isEmpty)
    #expect(input.resolution?.themes.first?.tokens.count == 2)
  }

  @Test("objects and arrays nest to a limit, and deeper is an error at the bracket") func depth() {
    let limit = JSONDialect.strict.maximumDepth
    func nested(_ depth: Int, _ inner: String) -> String {
      String(repeating: #"{"g": "#, count: depth) + inner + String(repeating: "}", count: depth)
    }
    let message = "more than \(limit) objects and arrays inside one another"
    expectTokens(in: nested(limit - 1, "{}"), [:])
    expectDiagnostics(
      in: nested(limit, "1️⃣{}"), [.error(at: "1️⃣", message, id: "too-deep")])
    expectDiagnostics(
      in: #"{"a": "# + String(repeating: "[", count: limit - 1) + "1️⃣["
        + String(repeating: "[", count: 100_000),
      [.error(at: "1️⃣", message, id: "too-deep")])
  }

  @Test("a file with a fault in every member is given up after a hundred") func manyFaults() {
    let members = (0..<100_000).map { "\"\($0)\": {\"$x\": \($0) }" }.joined(separator: "  ")
    let input = LoadedFiles([("a.json", Array("{\(members)}".utf8))], choosing: [:])
    #expect(input.loaded?.diagnostics.diagnostics.count == 101)
    #expect(input.diagnostics.count == 2)
    let duplicates = (0..<100_000).map { "\"\($0 / 2)\": {}" }.joined(separator: ",")
    #expect(
      LoadedFiles([("a.json", Array("{\(duplicates)}".utf8))], choosing: [:]).diagnostics.count
        == 100)
  }

  @Test(
    "bytes that are not UTF-8 are an error at the first of them",
    arguments: [
      [0x80], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    let token = Array(#"{"a": {"$type": "fontFamily", "$value": "x"#.utf8)
    let inString = LoadedFiles([("a.json", token + bytes + Array(#""}}"#.utf8))], choosing: [:])
    #expect(inString.diagnostics.map(\.id) == [.invalidUTF8])
    #expect(inString.diagnostics.first?.range?.start == UInt32(token.count))
    let inName = LoadedFiles(
      [("a.json", Array(#"{""#.utf8) + bytes + Array(#"": {}}"#.utf8))], choosing: [:])
    #expect(inName.diagnostics.map(\.id) == [.invalidUTF8])
    let between = LoadedFiles(
      [("a.json", Array("{ ".utf8) + bytes + Array("}".utf8))], choosing: [:])
    #expect(between.diagnostics.map(\.id) == [.invalidJSON])
    let atEnd = LoadedFiles([("a.json", token + bytes)], choosing: [:])
    #expect(atEnd.diagnostics.map(\.id) == [.invalidUTF8])
  }

  @Test("a byte order mark is passed over, and UTF-16 refused by name") func encodings() {
    let text = Array(#"{"a": {"$type": "number", "$value": 1}}"#.utf8)
    #expect(LoadedFiles([("a.json", [0xEF, 0xBB, 0xBF] + text)], choosing: [:]).json != nil)
    let littleEndian = text.flatMap { [$0, 0] as [UInt8] }
    let bigEndian = text.flatMap { [0, $0] as [UInt8] }
    let files: [[UInt8]] = [
      littleEndian, bigEndian, [0xFF, 0xFE] + littleEndian, [0xFE, 0xFF] + bigEndian,
    ]
    for bytes in files {
      let input = LoadedFiles([("a.json", bytes)], choosing: [:])
      #expect(input.diagnostics.map(\.message) == ["the file is UTF-16; save it as UTF-8"])
    }
  }

  @Test("lines end at LF, CRLF and CR", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let input = LoadedFiles(
      [("a.json", Array("{\(end)\(end)\"a\": nul\(end)}".utf8))], choosing: [:])
    let range = input.diagnostics.first?.range
    let position = range.map { input.sources.position(of: $0) }
    #expect(position?.line == 3)
    #expect(position?.column == 6)
  }

  @Test(
    "numbers have the nearest value, and those too large are refused",
    arguments: [
      ("0", 0), ("-0", 0), ("1e-400", 0), ("0.1", 0.1),
      ("123456789012345683968", 123_456_789_012_345_683_968),
      ("9007199254740993", 9_007_199_254_740_992), ("1e22", 1e22),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("5e-324", .leastNonzeroMagnitude), ("1e-9223372036854775808", 0),
      ("0.000000000000000000000000000000000000001", 1e-39), ("2E+3", 2000),
    ] as [(String, Double)])
  func numbers(_ text: String, _ value: Double) {
    let bytes = Array(text.utf8)
    #expect(JSONNumber.value(of: bytes, 0..<bytes.count) == value)
  }

  @Test(
    "a number that no Double holds is an error",
    arguments: ["1e309", "-1e400", "1e9223372036854775807", "1e99999999999999999999"])
  func hugeNumbers(_ text: String) {
    expectDiagnostics(
      in: #"{"a": {"$type": "number", "$value": 1️⃣\#(text)}}"#,
      [.error(at: "1️⃣", "\(text) is too large for a number", id: "invalid-value")])
  }

  @Test("random numbers read as the standard library reads them") func randomNumbers() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "-" : ""
      text +=
        "\(UInt64.random(in: 0...UInt64.max >> UInt64.random(in: 0...63, using: &random), using: &random))"
      if Bool.random(using: &random) {
        text +=
          "."
          + (0..<Int.random(in: 1...22, using: &random)).map { _ in
            "\(Int.random(in: 0...9, using: &random))"
          }.joined()
      }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -330...300, using: &random))" }
      let bytes = Array(text.utf8)
      #expect(JSONNumber.value(of: bytes, 0..<bytes.count) == Double(text), "\(text)")
    }
  }
}
