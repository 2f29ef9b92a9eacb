import CommandSupport
import TestSupport
import Testing

/// What `tokenc validate` and the commands that draw screens take for JSON: what an app decodes.
@Suite("JSON of documents") struct DecodedJSONTests {
  private static let files = [
    "tokens/all.tokens.json": """
    {"ink": {"$type": "color", "text": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
     "type": {"$type": "typography", "body": {"$value": {"fontFamily": "A",
      "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}
    """,
    "tokens/Tag.component.json": """
    {"serverName": "tag", "elements": {"text": {"kind": "label"}},
     "appearance": {"text": {"textColor": "{ink.text}", "typography": "{type.body}"}}, "variants": {"plain": {}},
     "arrangement": {"column": ["text"]},
     "content": {"text": {"type": "text"}, "count": {"type": "integer", "optional": true}}}
    """,
    "tokens/List.component.json": """
    {"serverName": "list", "arrangement": {"column": ["{content.items}"]},
     "content": {"items": {"type": "list", "of": {"type": "element"}, "lenient": true}}}
    """,
  ]

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    return folder
  }

  /// Elements of a list between two others, with what is said of it: `W` for a warning, `E` for an error, and
  /// what is lost.
  static let elements: [(element: String, findings: [String], lost: String?)] = [
    (#"{"type": "tag", "text": "a",}"#, ["W a comma before this bracket"], nil),
    (
      #"{"type": "tag", "text": "a", "x": [1,2,]}"#, ["W a comma", "W /items/1/x: Tag has no"], nil
    ),
    (#"{"type": "tag", "text": "a", "text": 7}"#, ["W 'text' is already a member"], nil),
    (
      #"{"type": "tag", "text": 7, "text": "a"}"#,
      ["E /items/1/text: Tag.text is not a string", "W 'text' is already a member"], "/items/1"
    ),
    (#"{"type": "tag", "text": "a", "x": 01}"#, ["W /items/1/x: Tag has", "W '01' is not"], nil),
    (
      #"{"type": "tag", "text": "a", "count": 01}"#,
      ["W '01' is not", "E /items/1/count: Tag.count is not a whole number"], "/items/1"
    ),
    (
      "{\"type\": \"tag\", \"text\": \"a\", \"x\": \"a\tb\"}",
      ["W /items/1/x: Tag has", "W a control character"], nil
    ),
    (
      #"{"type": "tag", "text": "a\ud800"}"#,
      ["E /items/1/text: Tag.text is not valid JSON", "W half of a surrogate pair"], "/items/1"
    ),
    (
      #"{"type": "tag", "text": "a", "\q": 1}"#,
      ["E /items/1: ComponentContent is not an object", "W not an escape"], "/items/1"
    ),
  ]

  @Test("a slip costs as much as in an app", arguments: elements)
  func slips(_ element: String, _ findings: [String], _ lost: String?) throws {
    let other = #"{"type": "tag", "text": "b"}"#
    let folder = try folder([
      "d.json": #"{"type": "list", "items": [\#(other), \#(element), \#(other)]}"#
    ])
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let lines = run.output.split(separator: "\n").dropLast().filter { !$0.contains(": note: ") }
    #expect(lines.count == findings.count, "\(run.output)")
    for finding in findings {
      let start = (finding.hasPrefix("W") ? ": warning: " : ": error: ") + finding.dropFirst(2)
      #expect(lines.contains { $0.contains(start) }, "\(start)\n\(run.output)")
    }
    #expect(run.exitCode == (lost == nil ? 0 : 1))
    if let lost { #expect(run.output.contains("so '\(lost)' is left out"), "\(run.output)") }
    // The other commands take the same.
    let diff = try BuiltTokenc.run(
      ["diff", "tokens", "tokens", "--screens", "d.json"], in: folder.path)
    #expect(diff.exitCode == 0, "\(diff.messages)")
    let drawn = try BuiltTokenc.run(
      ["preview", "tokens", "--screens", "d.json", "--output", "pictures/", "--quiet"],
      in: folder.path)
    #expect(drawn.exitCode == 0, "\(drawn.messages)")
  }

  /// Documents of which an app decodes nothing, and where.
  static let lost: [(document: String, place: String)] = [
    (#"{"type": "tag" "text": "a"}"#, "1:16: error: expected ','"),
    (#"{"type": "tag", "text": "a", "x": .5}"#, "1:35: error: '.5' is not a JSON value"),
    (#"{"type": "tag", "text": "a"} x"#, "1:30: error: unexpected text"),
    ("{\"type\": \"tag\", \"text\": \"a\"}\u{0}", "1:29: error: unexpected text"),
    (#"{"type": "tag", "text": "a", "x": "\u12"}"#, "error: "),
    (
      #"{"type": "tag", "text": "a", "x": "# + String(repeating: "[", count: 600)
        + String(repeating: "]", count: 600) + "}",
      "1:546: error: more than 512 objects and arrays inside one another"
    ),
  ]

  @Test("what an app can't decode at all is an error", arguments: lost)
  func undecodable(_ document: String, _ place: String) throws {
    let folder = try folder(["d.json": document])
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(run.output.contains(place), "\(run.output)")
    #expect(run.exitCode == 1)
  }

  @Test("511 arrays in a member that no field has are none of an app's business") func depth()
    throws
  {
    let nested = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    let folder = try folder(["d.json": #"{"type": "tag", "text": "a", "x": \#(nested)}"#])
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(run.output.hasSuffix("\nno faults, 1 warning in 1 document of 1 file\n"))
  }

  @Test("other encodings are read, with a warning", arguments: [UInt16(0xFEFF), nil])
  func encodings(_ mark: UInt16?) throws {
    let folder = try folder([:])
    let units =
      (mark.map { [$0] } ?? []) + Array(#"{"type": "tag", "text": "é🙂", "count": "a"}"#.utf16)
    try folder.write(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    #expect(run.output.contains("d.json:1:1: warning: the file is UTF-16, which"), "\(run.output)")
    #expect(run.output.contains("error: /count: Tag.count is not a whole number"))
  }

  @Test("a byte that is not UTF-8 costs its line, or the block in whose text it stands")
  func notUTF8() throws {
    let folder = try folder([:])
    var bytes = Array(#"{"type": "tag", "text": "a"}"#.utf8) + [0x0A]
    bytes += Array(#"{"type": "tag", "text": "b""#.utf8) + [0xFF] + Array("}\n\n".utf8)
    bytes += Array(#"{"type": "list", "items": [{"type": "tag", "text": "c"#.utf8) + [0xFF]
    bytes += Array("\"}, {\"type\": \"tag\", \"text\": \"d\"}]}\n".utf8)
    bytes += Array(#"{"type": "tag", "text": 7}"#.utf8)
    try folder.write(bytes, to: "d.ndjson")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.ndjson"], in: folder.path)
    let lines = run.output.split(separator: "\n").map { String($0) }
    let expected = [
      "d.ndjson:2:28: error: expected ',' or '}' [invalid-json]",
      "d.ndjson:4:52: error: /items/0/text: Tag.text is not valid JSON, so '/items/0' is left out [content-fault]",
      "d.ndjson:4:54: warning: this byte is not UTF-8; save the file as UTF-8 [invalid-utf8]",
      "d.ndjson:5:25: error: /text: Tag.text is not a string, so nothing of it is shown [content-fault]",
      "3 faults, 1 warning in 4 documents of 1 file",
    ]
    #expect(lines == expected)
    let diff = try BuiltTokenc.run(
      ["diff", "tokens", "tokens", "--screens", "d.ndjson"], in: folder.path)
    #expect(
      diff.messages.contains("d.ndjson:2: warning: is not JSON, so it is left out"),
      "\(diff.messages)")
    #expect(diff.exitCode == 0)
  }
}
