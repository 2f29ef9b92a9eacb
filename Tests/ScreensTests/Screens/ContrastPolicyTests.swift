import CommandSupport
import TestSupport
import Testing

/// Whether a contrast is enough, every command says alike: by what `contrast` in tokenc.json declares of
/// the two colors, or else by WCAG.
@Suite("One judgement of contrast") struct ContrastPolicyTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// The lightness of the text that a document chooses, and that a component draws by itself.
    var gray: Double
    /// The pairs of `tokenc.json`.
    var pairs = ""
    var documentFails: Bool
    /// Whether the design's own text does; `nil` for the same.
    var designFails: Bool?
    /// Whether the declared pair is told by `diff`; only what is declared can be.
    var pairFails = false
    /// The size of the text in points.
    var size = 16
    var weight = 400

    var testDescription: String { name }
  }

  private static func pair(_ foreground: String, _ minimum: Double) -> String {
    #"{ "foreground": "color.\#(foreground)", "background": "color.page", "minimum": \#(minimum) }"#
  }

  static let cases = [
    Case(name: "nothing is declared, and 4.5 is met", gray: 0.4, documentFails: false),
    Case(name: "nothing is declared, and 4.5 is missed", gray: 0.5, documentFails: true),
    Case(name: "large text needs 3", gray: 0.55, documentFails: false, size: 24),
    Case(
      name: "bold text is not large yet", gray: 0.55, documentFails: true, size: 18, weight: 700),
    Case(name: "bold text is large", gray: 0.55, documentFails: false, size: 19, weight: 700),
    Case(
      name: "less is declared", gray: 0.5, pairs: pair("mid", 3), documentFails: false),
    Case(
      name: "more is declared", gray: 0.4, pairs: pair("mid", 7), documentFails: true,
      pairFails: true),
    Case(
      name: "of two declarations the stricter counts", gray: 0.4,
      pairs: pair("mid", 3) + "," + pair("mid", 7), documentFails: true, pairFails: true),
    Case(
      name: "more is declared of what the design draws in its place", gray: 0.4,
      pairs: pair("ink", 7), documentFails: true, designFails: false),
    Case(
      name: "a limit of WCAG is crossed that nobody asks for", gray: 0.5, pairs: pair("mid", 2),
      documentFails: false),
  ]

  private static func tokens(gray: Double, size: Int, weight: Int) -> String {
    """
    {"color": {"$type": "color",
      "page": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
      "mid": {"$value": {"colorSpace": "srgb", "components": [\(gray), \(gray), \(gray)]}}},
     "type": {"$type": "typography", "body": {"$value": {"fontFamily": "A",
      "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(weight),
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}
    """
  }

  private static func spec(_ color: String, content: String = "") -> String {
    """
    {"elements": {"box": {"kind": "view"}, "text": {"kind": "label"}},
     "variants": {"plain": {"appearance": {"box": {"backgroundColor": "{color.page}"},
       "text": {"typography": "{type.body}", "textColor": \(color)}}}},
     "arrangement": {"column": ["text"], "on": "box"},
     "content": {"text": {"type": "text"}\(content)}}
    """
  }

  private static func folder(
    _ gray: Double, _ pairs: String, size: Int = 16, weight: Int = 400
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (side, gray) in [("old", 0.2), ("new", gray)] {
      try folder.write(tokens(gray: gray, size: size, weight: weight), to: "\(side)/a.tokens.json")
      try folder.write(
        spec(
          #"{"value": "{content.color}", "otherwise": "{color.ink}"}"#,
          content: #", "color": {"type": "token", "group": "color", "optional": true}"#),
        to: "\(side)/Line.component.json")
      try folder.write(spec(#""{color.mid}""#), to: "\(side)/Own.component.json")
      try folder.write(#"{"contrast": {"pairs": [\#(pairs)]}}"#, to: "\(side)/tokenc.json")
    }
    try folder.write(#"{"type": "Line", "text": "a", "color": "mid"}"#, to: "line.json")
    try folder.write(#"{"type": "Own", "text": "a"}"#, to: "own.json")
    return folder
  }

  @Test("of validate, diff --screens, diff and lint", arguments: cases)
  func agree(_ one: Case) throws {
    let folder = try Self.folder(one.gray, one.pairs, size: one.size, weight: one.weight)
    func fails(_ words: [String]) throws -> Bool {
      let run = try BuiltTokenc.run(words, in: folder.path)
      #expect(run.exitCode <= 1, "\(run.messages)")
      return run.exitCode == 1
    }
    let rehearsal = ["diff", "old", "new", "--fail-on", "contrast", "--screens"]
    let designFails = one.designFails ?? one.documentFails
    #expect(
      try fails(["validate", "new", "line.json", "--fail-on", "warning"]) == one.documentFails)
    #expect(try fails(rehearsal + ["line.json"]) == one.documentFails)
    #expect(try fails(rehearsal + ["own.json"]) == designFails)
    #expect(try fails(["diff", "old", "new", "--fail-on", "contrast"]) == one.pairFails)
    let lint = try BuiltTokenc.run(["lint", "new", "--fail-on", "never"], in: folder.path).output
    let found = lint.split(separator: "\n").filter {
      $0.hasSuffix("contrast]") && $0.contains("'color.mid' on 'color.page'")
    }
    // One of the two rules tells it, not both.
    #expect(found.count == (designFails ? 1 : 0), "\(lint)")
  }

  @Test("a translucent ground is mixed with what lies beneath it") func translucentGround() throws {
    let folder = try TemporaryFolder()
    let half = #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#
    try folder.write(
      Self.tokens(gray: 0, size: 16, weight: 400).replacing(
        #""ink": {"#, with: #""half": {"$value": \#(half)}, "ink": {"#), to: "t/a.tokens.json")
    // On an unknown ground nothing is told that another ground would mend.
    for (ground, isTold) in [(#", "on": "back""#, true), ("", false)] {
      try folder.write(
        """
        {"elements": {"back": {"kind": "view"}, "box": {"kind": "view"\(ground)},
           "text": {"kind": "label", "on": "box"}},
         "variants": {"plain": {"appearance": {"back": {"backgroundColor": "{color.page}"},
           "box": {"backgroundColor": "{color.half}"},
           "text": {"typography": "{type.body}", "textColor": "{color.page}"}}}},
         "content": {"text": {"type": "text"}}}
        """, to: "t/Own.component.json")
      let lint = try BuiltTokenc.run(["lint", "t", "--fail-on", "never"], in: folder.path).output
      #expect(
        lint.contains("'color.page' on 'color.half' over 'color.page' has a contrast of 3.97")
          == isTold, "\(lint)")
      #expect(lint.contains("drawn-contrast") == isTold, "\(lint)")
    }
  }

  @Test("what is declared enough and drawn fainter is told by the rule that looks at drawings")
  func faded() throws {
    let folder = try Self.folder(0.4, Self.pair("mid", 4.5))
    try folder.write(
      Self.spec(#""{color.mid}", "view": {"opacity": 0.5}"#), to: "new/Own.component.json")
    let lint = try BuiltTokenc.run(["lint", "new", "--fail-on", "never"], in: folder.path).output
    #expect(lint.contains("[drawn-contrast]"), "\(lint)")
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--fail-on", "contrast", "--screens", "own.json"], in: folder.path)
    #expect(run.exitCode == 1, "\(run.output)")
  }
}
