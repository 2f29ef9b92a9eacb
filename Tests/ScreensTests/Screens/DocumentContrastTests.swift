import CommandSupport
import TestSupport
import Testing

/// `tokenc validate` measures what `tokenc diff --screens` measures: the look that a document has, on
/// what it stands on, by the minimum that is declared or that WCAG asks for.
@Suite("Contrast of documents") struct DocumentContrastTests {
  private static let files = [
    "tokens/all.tokens.json": """
    {"color": {"$type": "color",
      "page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
      "pale": {"$value": {"colorSpace": "srgb", "components": [0.9, 0.9, 0.9]}}},
     "type": {"$type": "typography", "body": {"$value": {"fontFamily": "A",
      "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}
    """,
    "tokens/Line.component.json": """
    {"elements": {"box": {"kind": "view"}, "text": {"kind": "label"}},
     "variants": {"plain": {"appearance": {"box": {"backgroundColor": "{color.page}"},
       "text": {"typography": "{type.body}",
         "textColor": {"value": "{content.color}", "otherwise": "{color.ink}"}}}}},
     "arrangement": {"column": ["text"], "on": "box"},
     "content": {"text": {"type": "text"}, "color": {"type": "token", "group": "color",
       "optional": true, "otherKeys": ["tint"], "fallback": "{color.pale}"}}}
    """,
    "tokens/Card.component.json": """
    {"elements": {"box": {"kind": "view"}, "line": {"component": "Line"}},
     "variants": {"plain": {"appearance": {
       "box": {"backgroundColor": {"value": "{content.ground}", "otherwise": "{color.page}"}},
       "line": {"variant": "plain", "text": {"textColor": "{color.ink}"}, "box": {"backgroundColor": "{color.page}"}}}}},
     "content": {"line": {"type": "component", "component": "Line", "on": "box"},
       "ground": {"type": "token", "group": "color", "optional": true}}}
    """,
    "tokens/Strip.component.json": """
    {"elements": {"box": {"kind": "view"}, "text": {"kind": "label"}}, "variants": {"plain": {}},
     "appearance": {"box": {"backgroundColor": {"value": "{content.shade}", "otherwise": "{color.page}"}},
       "text": {"typography": "{type.body}", "textColor": {"value": "{content.tint}", "otherwise": "{color.ink}"}}},
     "arrangement": {"column": ["text"], "on": "box"},
     "content": {"text": {"type": "text"}, "tint": {"type": "color", "optional": true},
       "shade": {"type": "color", "optional": true}}}
    """,
    "tokens/Run.component.json": """
    {"nestedOnly": true, "represents": "textRun", "content": {"text": {"type": "text"},
      "color": {"type": "token", "group": "color", "optional": true}}}
    """,
    "tokens/Prose.component.json": """
    {"elements": {"box": {"kind": "view"}, "text": {"kind": "label"}},
     "variants": {"plain": {}}, "appearance": {"box": {"backgroundColor": "{color.page}"},
       "text": {"typography": "{type.body}", "textColor": "{color.ink}"}},
     "arrangement": {"column": [{"element": "text", "shows": "{content.runs}"}], "on": "box"},
     "content": {"runs": {"type": "list", "of": {"type": "component", "component": "Run"}}}}
    """,
  ]

  /// Documents, and the colors and the contrast that are found wanting.
  static let documents: [(document: String, pointer: String?)] = [
    (#"{"type": "Line", "text": "a", "color": "ink"}"#, nil),
    (#"{"type": "Line", "text": "a", "color": "pale"}"#, "/color"),
    // Null counts as missing where another key says what is there.
    (#"{"type": "Line", "text": "a", "color": null, "tint": "pale"}"#, "/tint"),
    // A name that is none is replaced by what the field falls back to.
    (#"{"type": "Line", "text": "a", "color": "plae"}"#, "/color"),
    (
      #"{"type": "Prose", "runs": [{"text": "a", "color": "ink"}, {"text": "b", "color": "pale"}]}"#,
      "/runs/1/color"
    ),
    // What is around sets the color, whatever the content says.
    (#"{"type": "Card", "ground": "ink", "line": {"text": "a", "color": "pale"}}"#, nil),
  ]

  @Test(
    "is that of colors by their digits, too",
    arguments: [
      (##""tint": "#767676""##, nil),
      (##""tint": "#E6E6E6""##, "/tint: '#E6E6E6' on 'color.page' has a contrast of 1.24"),
      (##""shade": "#222222""##, "/shade: 'color.ink' on '#222222' has a contrast of 1.31"),
      (
        ##""tint": "#808080", "shade": "#777777""##,
        "/tint: '#808080' on '#777777' has a contrast of 1.13"
      ),
    ])
  func digits(_ members: String, _ expected: String?) throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    try folder.write(#"{"type": "Strip", "text": "a", \#(members)}"#, to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[low-contrast]") }
    guard let expected else { return #expect(found.isEmpty, "\(run.output)") }
    #expect(
      found.contains { $0.uppercased().contains(expected.uppercased()) },
      "\(run.output)\(run.messages)")
  }

  @Test("is that of the look a document has", arguments: documents)
  func measures(_ document: String, _ pointer: String?) throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    try folder.write(document, to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[low-contrast]") }
    #expect(found.count == (pointer == nil ? 0 : 1), "\(run.output)\(run.messages)")
    guard let pointer else { return }
    #expect(
      found.first?.contains("\(pointer): 'color.pale' on 'color.page' has a contrast of 1.25; 4.5")
        == true, "\(run.output)")
  }
}
