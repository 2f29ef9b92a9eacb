import CommandSupport
import TestSupport
import Testing

@testable import TokenComponents

/// `samples` of fields and elements.
@Suite("Samples") struct FieldSampleTests {
  private static let tokens = """
    {"color": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
     "gap": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}}}
    """

  /// What `tokenc` says of a spec whose field, element and second field have these members.
  private func run(
    field: String = #""type": "text""#, element: String = #""kind": "image""#,
    other: String = #""type": "text", "optional": true"#, shows: String = "null",
    in folder: TemporaryFolder? = nil, _ options: [String] = []
  ) throws -> BuiltTokenc.Outcome {
    let folder = try folder ?? TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/t.tokens.json")
    try folder.write(
      """
      {"elements": {"part": {\(element)}}, "variants": {"plain": {"appearance": {"part": {}}}},
      "content": {"field": {\(field)},
      "second": {\(other)}},
      "arrangement": {"element": "part", "shows": \(shows)}}
      """, to: "tokens/Note.component.json")
    return try BuiltTokenc.run(["tokens", "--output", "out"] + options, in: folder.path)
  }

  static let faults: [(field: String, message: String)] = [
    (#""type": "text", "samples": "a""#, "'samples' takes an array with one value at least"),
    (#""type": "text", "samples": []"#, "'samples' takes an array with one value at least"),
    (#""type": "text", "samples": [7]"#, "this sample doesn't fit; expected a string"),
    (
      #""type": "integer", "samples": [1, 1.5]"#,
      "this sample doesn't fit; expected a whole number of 32 bits"
    ),
    (
      #""type": "choice", "enum": "Style", "samples": ["plan"]"#,
      "'plan' is not a case of 'Style'; did you mean 'plain'?"
    ),
    (
      #""type": "token", "group": "color", "samples": ["{color.rd}"]"#,
      "alias '{color.rd}' names no token; did you mean '{color.red}'?"
    ),
    (
      #""type": "token", "group": "color", "samples": ["{gap.s}"]"#,
      "'gap.s' is not a token of 'color'"
    ),
    (
      #""type": "element", "samples": [{}]"#,
      "'field' has no samples of its own; they are for values, texts and images"
    ),
    (
      #""type": "text", "samples": [{ "value": "a", "picture": "M0 0h1" }]"#,
      "this sample doesn't fit; expected a string"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a" }]"#,
      "a sample of an image has a 'value' and a 'picture'"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "pictur": "M0 0h1" }]"#,
      "a sample has no member 'pictur'; did you mean 'picture'?"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "picture": [] }]"#,
      #"expected path data of SVG in a box of 24 by 24, such as "M4 4h16v16H4z""#
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "picture": [{ "color": "{color.red}" }] }]"#,
      "a shape needs a 'path'"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "picture": [{ "path": "M0 0h1", "color": "{gap.s}" }] }]"#,
      "'gap.s' is not a color"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "picture": [{ "path": "M0 0h1", "color": "{color.rd}" }] }]"#,
      "alias '{color.rd}' names no token; did you mean '{color.red}'?"
    ),
    (
      #""type": "icon", "samples": [{ "value": "a", "picture": "M0 0h1" }, { "value": "a", "picture": "M0 0h2" }]"#,
      "'a' has another picture elsewhere; a name has one in all specs"
    ),
  ]

  @Test("what is no sample is reported at its place", arguments: faults)
  func refused(_ field: String, _ message: String) throws {
    let outcome = try run(field: field)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("Note.component.json:2:"), "\(outcome.messages)")
    #expect(outcome.messages.contains("error: \(message)"), "\(outcome.messages)")
  }

  @Test("samples of an element are those of an app, or the picture of its image")
  func elements() throws {
    let shown = try run(
      element: #""kind": "label", "samples": ["1"]"#, shows: #""{content.field}""#)
    #expect(
      shown.messages.contains(
        "1:53: error: 'part' shows what the content says, so its samples stand there"),
      "\(shown.messages)")
    let view = try run(element: #""kind": "view", "samples": ["1"]"#)
    #expect(view.messages.contains("'part' has no samples of its own"))
    let image = #""kind": "image", "samples": [{ "value": "sign", "picture": "M0 0h1v1z" }]"#
    #expect(try run(element: image, shows: #""sign""#).exitCode == 0)
    #expect(try run(element: #""kind": "image", "samples": ["sign"]"#).exitCode == 0)
  }

  @Test("samples change nothing of what is generated") func sound() throws {
    let folder = try TemporaryFolder()
    let plain = try run(field: #""type": "icon""#, in: folder)
    let sampled = try run(
      field: #""type": "icon", "samples": ["a", { "value": "b", "picture": "M0 0h1" }]"#,
      other: #""type": "text", "optional": true, "samples": ["One", "Two"]"#, in: folder,
      ["--check"])
    #expect(plain.exitCode == 0 && sampled.exitCode == 0, "\(sampled.messages)\(sampled.output)")
  }

  @Test(
    "path data is that of SVG",
    arguments: [
      ("M0 0", true), ("m1,2 3-.4.5.6z", true), ("M0 0a1 1 0 01.5.5Z", true),
      ("M1e-3 +2C1 2 3 4 5 6 7 8 9 1 2 3", true), ("", false), ("L0 0", false), ("M0", false),
      ("M0 0h", false), ("M0 0z1", false), ("M0 0a1 1 0 2 0 1 1", false), ("M0 0l1 x", false),
      ("M0 0<script>", false), ("M. 0", false), ("M0 0h1e", false),
    ])
  func paths(_ text: String, _ isPath: Bool) {
    #expect(PathData.isPath(text) == isPath)
  }
}
