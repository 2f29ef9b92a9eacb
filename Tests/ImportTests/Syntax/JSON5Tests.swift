import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

@Suite("JSON5 behind import") struct JSON5Tests {
  /// A text of JSON5, read and written as JSON, or the messages with their columns.
  private static func json(of text: String) -> String {
    json(of: Array(text.utf8))
  }

  private static func json(of bytes: [UInt8]) -> String {
    var reader = InputReader(source: MemorySource([("a.json5", bytes)]), as: .json5)
    var diagnostics = DiagnosticCollector()
    let root = try? reader.root(ofFile: "a.json5", reporting: &diagnostics)
    guard let root, !diagnostics.hasErrors else {
      var indexes = LineIndexes(reader.tape.sources)
      return diagnostics.sorted.map { diagnostic in
        diagnostic.range.map { indexes.place(of: $0) + ": " + diagnostic.message }
          ?? diagnostic.message
      }.joined(separator: "\n")
    }
    var writer = JSONWriter(layout: .compact)
    ForeignValue(root, of: reader.tape).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The examples of the specification (json5.org, version 1.0.0), by its sections.
  static let specified: [(text: String, json: String)] = [
    // 1.2, the short example
    (
      """
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \\
      No \\\\n's!",
        hexadecimal: 0xdecaf,
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """,
      #"{"unquoted":"and you can quote me on that","singleQuotes":"I can use \"double quotes\" here","#
        + #""lineBreaks":"Look, Mom! No \\n's!","hexadecimal":912559,"leadingDecimalPoint":0.8675309,"#
        + #""andTrailing":8675309,"positiveSign":1,"trailingComma":"in objects","andIn":["arrays"],"#
        + #""backwardsCompatible":"with JSON"}"#
    ),
    // 3, objects
    ("{}", "{}"), ("{\n  width: 1920,\n  height: 1080,\n}", #"{"width":1920,"height":1080}"#),
    (
      "{'a b': {}, $_: [{}], größe: 1, \\u0061b: 2, a1: 3}",
      ##"{"a b":{},"$_":[{}],"größe":1,"ab":2,"a1":3}"##
    ),
    // 4, arrays
    ("[]", "[]"), ("[1, true, 'three',]", #"[1,true,"three"]"#), ("[[],]", "[[]]"),
    // 5, strings
    (
      #"['\'', "\"", '"', "'", '\b\f\n\r\t\v\0', '\x41\u0042', '\A\C\/\D\C']"#,
      ##"["'","\"","\"","'","\b\f\n\r\t\u000b\u0000","AB","AC/DC"]"##
    ),
    ("['a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f\u{2028}g\th']", "[\"abcdef\\u2028g\\th\"]"),
    // 6, numbers
    ("[123, 123.456, .456, 123., 1.e2, 123e-2, 1E+2]", "[123,123.456,0.456,123,100,1.23,100]"),
    ("[0xdecaf, -0xC0FFEE, +0X0, +.5, -5., -0]", "[912559,-12648430,0,0.5,-5,0]"),
    ("[0xFFFFFFFFFFFFFFFFF, 1e400]", "[2.9514790517935283e20,null]"),
    // 7 and 8, comments and blanks
    ("/* one */ [ // two\r1 /* **/,2]//", "[1,2]"),
    (
      "\u{FEFF}\u{A0}{\u{2028}a\u{A0}:\u{3000}[\u{B}\u{C}1\u{2003},\u{2029}2\u{A0}]\u{A0}}\u{A0}",
      #"{"a":[1,2]}"#
    ),
  ]

  @Test(
    "a text that ends within a string or its escape is refused at its end",
    arguments: ["", "\\", "\\\r", "\\0"])
  func cutString(end: String) {
    let found = Self.json(of: "['a" + end)
    #expect(found.contains("1:") && !found.hasPrefix("["), "\(found)")
  }

  @Test("reads what the specification shows", arguments: specified)
  func examples(_ text: String, _ json: String) {
    let found = Self.json(of: text)
    #expect(found == json)
  }

  /// What is no JSON5 either.
  static let notJSON5: [(text: String, message: String)] = [
    ("[01]", "a.json5:1:2: '01' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
    ("[.]", "a.json5:1:2: '.' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
    ("[0x]", "a.json5:1:2: '0x' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
    ("[1e]", "a.json5:1:2: '1e' is not a JSON value; numbers are written like -1, 0.5 or 2e3"),
    ("[NaN]", "a.json5:1:2: 'NaN' is not a JSON value; JSON has no such number"),
    ("[-Infinity]", "a.json5:1:2: '-Infinity' is not a JSON value; JSON has no such number"),
    ("{a: b}", "a.json5:1:5: 'b' is not a JSON value; put strings in double quotes"),
    ("{1a: 2}", "a.json5:1:2: expected a member name in double quotes; this one has none"),
    ("{a-b: 2}", "a.json5:1:3: expected ':' after the member name"),
    ("{,}", "a.json5:1:2: expected a member name in double quotes"),
    (
      "[,]",
      "a.json5:1:2: expected a value: a string, number, object, array, true, false or null"
    ),
    (
      "[1,,]",
      "a.json5:1:4: expected a value: a string, number, object, array, true, false or null"
    ),
    ("['a\nb']", "a.json5:1:4: a line ends inside a string; close it with '\"' or write '\\n'"),
    ("['a", "a.json5:1:2: a string without its closing '\"'"),
    (#"['\1']"#, "a.json5:1:3: \(SyntaxFault.badEscape.rawValue)"),
    (#"['\x4']"#, "a.json5:1:3: \(SyntaxFault.badEscape.rawValue)"),
    (#"["\u00g0"]"#, "a.json5:1:3: \(SyntaxFault.badEscape.rawValue)"),
  ]

  @Test("names what is none, where it stands", arguments: notJSON5)
  func faults(_ text: String, _ message: String) {
    #expect(Self.json(of: text) == message)
  }

  @Test("keeps to a depth") func depth() {
    let text = String(repeating: "[", count: 2_000)
    #expect(
      Self.json(of: text) == "a.json5:1:1001: more than 1000 objects and arrays inside one another")
  }

  @Test("reads JSON as the strict reader does, and ends on any bytes") func anyBytes() {
    var generator = SeededGenerator(seed: 5)
    let seeds =
      Self.specified.map { Array($0.text.utf8) } + Self.notJSON5.map { Array($0.text.utf8) }
    var readCount = 0
    for round in 0..<3_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 2:
          bytes.insert("'\"\\/*,:{}[]+.0x\n".utf8.randomElement(using: &generator)!, at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      var strict = InputReader(source: MemorySource([("a.json", bytes)]))
      var diagnostics = DiagnosticCollector()
      let root = try? strict.root(ofFile: "a.json", reporting: &diagnostics)
      let read = Self.json(of: bytes)
      guard let root, !diagnostics.hasErrors else { continue }
      var writer = JSONWriter(layout: .compact)
      ForeignValue(root, of: strict.tape).write(to: &writer)
      #expect(read == String(decoding: writer.bytes, as: UTF8.self))
      readCount += 1
    }
    #expect(readCount > 20)
  }

  @Test("import reads it, the compiler does not") func commands() throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        // Brand
        color: {red: {$value: '#f00', $type: 'color',}, odd: {$value: 'rot', $type: 'color'}},
      }
      """
    try folder.write(text, to: "in/a.json5")
    try folder.write(text, to: "a.tokens.json")
    let run = try BuiltTokenc.run(["import", "dtcg-draft", "in"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.messages.hasPrefix("in/a.json5:3:65: warning: token 'color.odd' is left out"))
    #expect(folder.text(of: "imported/a.tokens.json")?.contains("\"components\":[1,0,0]") == true)
    let strict = try BuiltTokenc.run(["resolve", "a.tokens.json"], in: folder.path)
    #expect(strict.messages.contains("a.tokens.json:2:3: error: JSON has no comments"))
  }
}
