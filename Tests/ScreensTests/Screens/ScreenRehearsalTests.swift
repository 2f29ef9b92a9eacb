import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("tokenc diff --screens") struct ScreenRehearsalTests {
  private static func tokens(accent: String, gap: Int = 8, more: String = "") -> String {
    """
    { "color": { "$type": "color", "page": { "$value": \(LintColors.white) },
        "accent": { "$value": \(accent) }, "text": { "$value": \(LintColors.black) }\(more) },
      "spacing": { "$type": "dimension", "gap": { "$value": { "value": \(gap), "unit": "px" } } },
      "type": { "$type": "typography", "body": { "$value": { "fontFamily": "A",
        "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
    """
  }
  private static let tag = """
    { "elements": { "surface": { "kind": "view" }, "title": { "kind": "label", "on": "surface" } },
      "variants": { "plain": { "appearance": {
        "surface": { "backgroundColor": { "value": "{content.color}", "otherwise": "{color.page}" } },
        "title": { "typography": "{type.body}", "textColor": "{color.accent}" } } } },
      "layout": { "gap": { "value": "{spacing.gap}" } },
      "content": { "title": { "type": "text" },
        "color": { "type": "token", "group": "color", "optional": true } } }
    """
  private static let list = """
    { "content": { "items": { "type": "list", "of": { "type": "element" }, "lenient": true } } }
    """
  private static let dark = srgb(0.2, 0, 0.4)
  private static let pale = srgb(0.8, 0.7, 0.9)

  private func folder(_ screens: [String: String], new: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, tokens) in [("old", Self.tokens(accent: Self.dark)), ("new", new)] {
      try folder.write(tokens, to: "\(name)/a.tokens.json")
      try folder.write(Self.tag, to: "\(name)/Tag.component.json")
      try folder.write(Self.list, to: "\(name)/Rows.component.json")
    }
    for (path, text) in screens { try folder.write(text, to: "screens/\(path)") }
    return folder
  }

  private static let screens = [
    "a.json": #"{ "type": "Tag", "title": "one" }"#,
    "b.json": """
    { "type": "Rows", "items": [{ "type": "Tag", "title": "two" }, { "type": "Tag", "title": "three" },
      { "type": "Tag", "title": "four", "color": "text" }] }
    """,
  ]

  @Test("it tells what each cause does, the worst first, with ΔE and contrast as it is drawn")
  func text() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale, gap: 12))
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(run.messages == "")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        old → new on 2 screens with 5 components
        2 screens change: 3 places below the contrast needed, ΔE up to 60.51

        1. color.accent  #330066 → #ccb3e6
           contrast  4.5 is lost at 3 places in 2 screens: Tag title.textColor, 'color.accent' on 'color.page' 15.75 → 1.88
           changed   ΔE up to 60.51 at 4 places in 2 screens: Tag title.textColor
           mended    4.5 is reached at 1 place in 1 screen: Tag title.textColor, 'color.accent' on 'color.text' 1.33 → 11.11
           for example screens/b.json /items/0; screens/a.json

        2. spacing.gap  8 → 12
           changed   at 4 places in 2 screens: Tag layout.gap
           for example screens/b.json /items/0; screens/a.json

        The worst screens
          screens/b.json  2 contrast, 3 changed, 1 mended
          screens/a.json  1 contrast, 1 changed

        """)
  }

  @Test("colors that can't be seen are no change") func clear() throws {
    func more(_ red: Double) -> String {
      #", "clear": { "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0], "alpha": 0 } }"#
    }
    let screens = ["a.json": #"{ "type": "Tag", "title": "one", "color": "clear" }"#]
    let folder = try folder(screens, new: Self.tokens(accent: Self.dark, more: more(1)))
    try folder.write(Self.tokens(accent: Self.dark, more: more(0)), to: "old/a.tokens.json")
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(run.exitCode == 0 && run.output.contains("nothing changes"), "\(run.output)")
  }

  @Test("a property that one version alone has is a change, and contrast has few decimals")
  func newProperty() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale))
    try folder.write(
      Self.tag.replacingOccurrences(
        of: #""surface": { "back"#, with: #""surface": { "cornerRadius": 4, "back"#),
      to: "new/Tag.component.json")
    let text = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(text.output.contains("surface.cornerRadius"), "\(text.output)\(text.messages)")
    let json = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--format", "json"], in: folder.path)
    let ratios = json.output.matches(of: #/"(?:old|new)": \d+\.(\d+)/#).map { $0.1.count }
    #expect(ratios.max() == 6, "\(json.output)")
  }

  @Test("contrast is compared with that of the same text, not of another one beside it")
  func twoTexts() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale))
    let tag = Self.tag.replacingOccurrences(
      of: #""title": { "kind": "label", "on": "surface" }"#,
      with: #"""
        "note": { "kind": "label", "on": "surface" }, "title": { "kind": "label", "on": "surface" }
        """#
    ).replacingOccurrences(
      of: #""title": { "typography""#,
      with: #"""
        "note": { "typography": "{type.body}", "textColor": "{color.text}" }, "title": { "typography"
        """#)
    for side in ["old", "new"] { try folder.write(tag, to: "\(side)/Tag.component.json") }
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens/a.json"], in: folder.path)
    #expect(
      run.output.contains("title.textColor, 'color.accent' on 'color.page' 15.75 → 1.88\n"),
      "\(run.output)\(run.messages)")
  }

  @Test("names that are lost come first, and make the run fail where that is asked") func lost()
    throws
  {
    var screens = Self.screens
    screens["c.ndjson"] = """
      { "type": "Tag", "title": "one", "color": "blue" }
      { "type": "Tag", "title": "two" }
      """
    let folder = try folder(screens, new: Self.tokens(accent: Self.dark))
    try folder.write(
      Self.tokens(accent: Self.dark, more: #", "blue": { "$value": \#(Self.pale) }"#),
      to: "old/a.tokens.json")
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--fail-on", "breaking"], in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("failed: 1 lost name: screens/c.ndjson:1"))
    #expect(run.output.contains("1 screen changes: 1 name lost"))
    #expect(
      run.output.contains(
        "1. ColorToken has no 'blue'\n   lost      at 1 place in 1 screen: Tag.color, it is ignored\n"
      ), "\(run.output)")
    let contrast = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--fail-on", "contrast"], in: folder.path)
    #expect(contrast.exitCode == 0)
  }

  @Test("what is lost has its place and its cause, whatever keys and names have in them")
  func lostAmongMarks() throws {
    let screens = ["a.json": #"{ "type": "Tag", "title": "one", "hue: a, so; b": "blue" }"#]
    let folder = try folder(screens, new: Self.tokens(accent: Self.dark))
    try folder.write(
      Self.tokens(accent: Self.dark, more: #", "blue": { "$value": \#(Self.pale) }"#),
      to: "old/a.tokens.json")
    for side in ["old", "new"] {
      try folder.write(
        Self.tag.replacingOccurrences(
          of: #""color": {"#, with: #""color": { "key": "hue: a, so; b","#),
        to: "\(side)/Tag.component.json")
    }
    let run = try BuiltTokenc.run(["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(
      run.output.contains(
        """
        1. ColorToken has no 'blue'
           lost      at 1 place in 1 screen: Tag.hue: a, so; b, it is ignored
           changed   ΔE up to 24.59 at 1 place in 1 screen: Tag surface.backgroundColor #ccb3e6 → #ffffff
           for example screens/a.json /hue: a, so; b

        """), "\(run.output)\(run.messages)")
  }

  @Test("JSON names each finding once and stands alone, and Markdown escapes names")
  func forms() throws {
    let folder = try folder(
      ["<b>*.json": Self.screens["b.json"] ?? ""], new: Self.tokens(accent: Self.pale))
    let words = ["diff", "old", "new", "--screens", "screens", "--fail-on", "contrast"]
    let json = try BuiltTokenc.run(words + ["--format", "json"], in: folder.path)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(json.exitCode == 1)
    let reason = "2 places that lose contrast: screens/<b>*.json"
    #expect(object["failed"] as? [String] == [reason])
    #expect(json.messages == "failed: \(reason)\n")
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["kind"] as? String } == ["changed", "contrast", "mended"])
    #expect((object["facts"] as? [Any])?.count == 1)
    #expect((object["summary"] as? [String: Any])?["contrast"] as? Int == 2)
    let markdown = try BuiltTokenc.run(words + ["--format", "markdown"], in: folder.path)
    #expect(markdown.output.contains("- `screens/<b>*.json` 2 contrast"), "\(markdown.output)")
    #expect(markdown.output.contains("   - mended 4.5 is reached at 1 place"))
    #expect(!markdown.output.contains("failed:"))
  }

  @Test("a page draws the worst screens before and after, and is written over pages alone")
  func page() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale, gap: 12))
    for name in ["old", "new"] {
      try folder.write(
        Self.tag.replacingOccurrences(
          of: #""content": {"#,
          with:
            #""arrangement": { "column": ["title"], "on": "surface", "gap": "{layout.gap}" }, "content": {"#
        ),
        to: "\(name)/Tag.component.json")
    }
    let words = ["diff", "old", "new", "--screens", "screens", "--format", "html"]
    let run = try BuiltTokenc.run(words, in: folder.path)
    #expect(run.messages == "")
    let page = run.output
    #expect(page.contains("img-src data:;"))
    // The causes are those of the report, as its renderer writes them.
    #expect(page.contains("<ol>\n<li><strong><code>color.accent</code></strong> #330066"))
    let data = try #require(page.firstMatch(of: #/type="application/json">\n(.*)\n</#)).1
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let screens = try #require(object["screens"] as? [[String: Any]])
    #expect(screens.map { $0["name"] as? String } == ["screens/b.json", "screens/a.json"])
    // What no arrangement describes is the same box before and after.
    #expect(screens[0]["pictures"] as? [[Int]] == [[0, 0]])
    #expect(screens[1]["pictures"] as? [[Int]] == [[1, 2]])
    let pictures = try #require(object["pictures"] as? [[String: Any]])
    try #require(pictures.count == 3)
    let (before, after) = (pictures[1]["svg"] as? String, pictures[2]["svg"] as? String)
    #expect(before?.contains(##"fill="#330066">one</text>"##) == true, "\(before ?? "")")
    #expect(after?.contains(##"fill="#ccb3e6">one</text>"##) == true, "\(after ?? "")")
    #expect(pictures[1]["at"] as? [String] == ["the document"])
    #expect(pictures[1]["frames"] as? [[Int]] == [[0, 0, 390, 22]])

    let written = try BuiltTokenc.run(words + ["--output", "page.html"], in: folder.path)
    #expect(written.output.contains("wrote page.html; open it in a browser"))
    let file = try String(contentsOfFile: folder["page.html"], encoding: .utf8)
    #expect(file == page)
    #expect(try BuiltTokenc.run(words + ["--output", "page.html"], in: folder.path).exitCode == 0)
    try folder.write("mine", to: "page.html")
    let refused = try BuiltTokenc.run(words + ["--output", "page.html"], in: folder.path)
    #expect(refused.exitCode == 73, "\(refused.messages)")
    let forced = try BuiltTokenc.run(
      words + ["--output", "page.html", "--force"], in: folder.path)
    #expect(forced.exitCode == 0)
  }

  @Test("a page of many screens says how many are drawn") func largePage() throws {
    let rows = (0..<120).map { "{ \"type\": \"Tag\", \"title\": \"\($0)\" }" }
    let folder = try folder(
      ["log.ndjson": rows.joined(separator: "\n")], new: Self.tokens(accent: Self.pale))
    let page = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--format", "html"], in: folder.path
    ).output
    #expect(page.contains("<p>120 screens with 120 components</p><p>the worst 100 are drawn</p>"))
    #expect(page.contains("screens/log.ndjson:120"))
  }

  @Test("'--output' is for pages alone") func outputOfText() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale))
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--format", "json", "--output", "a.json"], in: folder.path)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("'--output' writes a page; add '--format html'"))
  }

  @Test("a text that fitted and no longer does is told, in a font that the configuration names")
  func cutText() throws {
    let folder = try folder(
      ["a.json": #"{ "type": "Tag", "title": "Pay" }"#], new: Self.tokens(accent: Self.dark))
    for (name, size) in [("old", 10), ("new", 20)] {
      let tokens = Self.tokens(accent: Self.dark)
        .replacingOccurrences(of: #""value": 17"#, with: #""value": \#(size)"#)
        .replacingOccurrences(of: #""fontFamily": "A""#, with: #""fontFamily": "Acme Sans""#)
      try folder.write(tokens, to: "\(name)/a.tokens.json")
      try folder.write(
        Self.tag.replacingOccurrences(
          of: #""content": {"#,
          with: """
            "arrangement": { "column": [{ "element": "title", "size": { "width": 30 } }], "on": "surface" },
            "content": {
            """), to: "\(name)/Tag.component.json")
    }
    let words = ["diff", "old", "new", "--screens", "screens", "--fail-on", "cut"]
    // Without the font its widths are estimated, which is said.
    let unknown = try BuiltTokenc.run(words, in: folder.path)
    #expect(
      unknown.output.contains("1 thing that no longer fits (1 estimated)"), "\(unknown.output)")
    #expect(unknown.exitCode == 1)
    let font = FontSample(advances: [("P", 600), ("a", 500), ("y", 500)])
    for name in ["old", "new"] {
      try folder.write(#"{ "fonts": { "files": ["a.ttf"] } }"#, to: "\(name)/tokenc.json")
      try Data(font.bytes).write(to: URL(fileURLWithPath: folder["\(name)/a.ttf"]))
    }
    let run = try BuiltTokenc.run(words, in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("1 thing that no longer fits,"), "\(run.output)")
    #expect(
      run.output.contains("1. type.body  ")
        && run.output.contains(
          "   cut       at 1 place in 1 screen, by up to 2 points: Tag title\n"),
      "\(run.output)")
    #expect(run.messages.contains("failed: 1 thing that no longer fits: screens/a.json"))
    let page = try BuiltTokenc.run(words + ["--format", "html"], in: folder.path)
    #expect(page.output.contains(#""points":2,"text":"Pay","themes":[0]"#), "\(page.output)")
  }

  // MARK: What a color is drawn on

  private static let line = """
    { "elements": { "line": { "kind": "view" } },
      "variants": { "plain": { "appearance": { "line": { "backgroundColor": "{color.line}" } } } },
      "arrangement": { "element": "line", "size": { "height": 1 } }, "content": {} }
    """
  private static let card = """
    { "elements": { "box": { "kind": "view" }, "line": { "kind": "view" } },
      "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.card}" },
        "line": { "backgroundColor": "{color.line}" } } } },
      "arrangement": { "column": [{ "element": "line", "size": { "height": 1 } }], "on": "box" },
      "content": {} }
    """

  /// A translucent white line whose alpha grows, by itself and on a card.
  private func lineFolder(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try folder([:], new: "{}")
    for (name, alpha) in [("old", 0.08), ("new", 0.8)] {
      let more = """
        , "card": { "$value": \(LintColors.black) }, "line": { "$value":
          { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": \(alpha) } }
        """
      try folder.write(Self.tokens(accent: Self.dark, more: more), to: "\(name)/a.tokens.json")
      try folder.write(Self.line, to: "\(name)/Line.component.json")
      try folder.write(Self.card, to: "\(name)/Card.component.json")
      if let configuration { try folder.write(configuration, to: "\(name)/tokenc.json") }
    }
    try folder.write(#"{ "type": "Card" }"#, to: "card.json")
    try folder.write(#"{ "type": "Line" }"#, to: "line.json")
    return folder
  }

  @Test("a color differs as it is seen over what it is drawn on") func translucent() throws {
    let folder = try lineFolder()
    let words = ["diff", "old", "new", "--fail-on", "deltaE>1", "--screens"]
    let card = try BuiltTokenc.run(words + ["card.json"], in: folder.path)
    #expect(card.exitCode == 1, "\(card.output)")
    #expect(
      card.output.contains("ΔE up to 70.76 at 1 place in 1 screen: Card line"), "\(card.output)")
    // What nobody knows is taken for the worse of black and white, which is said.
    let open = try BuiltTokenc.run(words + ["line.json"], in: folder.path)
    #expect(
      open.output.contains(
        "ΔE up to 70.76 at 1 place in 1 screen (over black or white where the background is not known)"
      ), "\(open.output)")
    let declared = try lineFolder(
      #"{ "contrast": { "over": "color.page", "pairs": [] } }"#)
    let white = try BuiltTokenc.run(words + ["line.json"], in: declared.path)
    #expect(white.exitCode == 0 && white.output.contains("ΔE up to 0 at"), "\(white.output)")
  }

  @Test(
    "a background that comes and an element that fades differ as they are seen",
    arguments: [
      #""line": { "backgroundColor": "{color.line}" }"#: #""line": { "opacity": 0.5 }"#,
      #""line": { "backgroundColor": "{color.page}" }"#:
        #""line": { "backgroundColor": "{color.page}", "opacity": 0.1 }"#,
    ].map { ($0, $1) })
  func faded(_ old: String, _ new: String) throws {
    let folder = try lineFolder()
    for (side, look) in [("old", old), ("new", new)] {
      let tokens = Self.tokens(accent: Self.dark, more: #", "line": { "$value": \#(Self.pale) }"#)
      try folder.write(tokens, to: "\(side)/a.tokens.json")
      try folder.write(
        Self.card.replacingOccurrences(of: "{color.card}", with: "{color.text}")
          .replacingOccurrences(of: #""line": { "backgroundColor": "{color.line}" }"#, with: look),
        to: "\(side)/Card.component.json")
    }
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "card.json", "--fail-on", "deltaE>10"], in: folder.path)
    #expect(run.exitCode == 1, "\(run.output)\(run.messages)")
  }

  // MARK: Names

  @Test("a name that was renamed has the successor that a comparison of the tokens infers")
  func renamed() throws {
    func more(_ name: String) -> String {
      let length: (Int) -> String = { #"{ "$value": { "value": \#($0), "unit": "px" } }"# }
      return """
         }, "size": { "$type": "dimension", "gap": { "xs": \(length(8)), "\(name)": \(length(24)) }
        """
    }
    let folder = try folder(
      ["a.json": #"{ "type": "Box", "gap": "gapLarge" }"#], new: "{}")
    for (side, name) in [("old", "large"), ("new", "l")] {
      try folder.write(
        Self.tokens(accent: Self.dark, more: more(name)), to: "\(side)/a.tokens.json")
      try folder.write(
        #"""
        { "content": { "gap": { "type": "token", "group": "size", "optional": true } } }
        """#,
        to: "\(side)/Box.component.json")
    }
    let tokens = try BuiltTokenc.run(["diff", "old", "new"], in: folder.path)
    #expect(tokens.output.contains("size.gap.large → size.gap.l"), "\(tokens.output)")
    let run = try BuiltTokenc.run(["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(
      run.output.contains("1. SizeToken has no 'gapLarge'  it was renamed to 'gapL'"),
      "\(run.output)\(run.messages)")
    #expect(!run.output.contains("did you mean"))
  }

  @Test("a member that the new version ignores is lost") func ignoredMember() throws {
    let folder = try folder(
      ["a.json": #"{ "type": "Tag", "title": "one", "color": "text" }"#],
      new: Self.tokens(accent: Self.dark))
    try folder.write(
      Self.tag.replacingOccurrences(
        of: #""color": { "type": "token""#, with: #""color": { "key": "tint", "type": "token""#),
      to: "new/Tag.component.json")
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--fail-on", "lost"], in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("1. Tag has no field 'color'"), "\(run.output)\(run.messages)")
  }

  @Test("a broken contract is a finding") func contract() throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.dark))
    try folder.write(
      Self.tokens(accent: Self.dark, more: #", "blue": { "$value": \#(Self.pale) }"#),
      to: "old/a.tokens.json")
    _ = try BuiltTokenc.run(["contract", "old", "--release", "1.0.0"], in: folder.path)
    try FileManager.default.copyItem(
      atPath: folder["old/contract.json"], toPath: folder["new/contract.json"])
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--screens", "screens", "--fail-on", "contract"], in: folder.path)
    #expect(run.exitCode == 1, "\(run.messages)")
    #expect(run.output.contains("0 screens change: 1 shipped name broken"), "\(run.output)")
    #expect(
      run.output.contains("1. server string 'blue' shipped with 1.0.0 would no longer resolve"))
    #expect(run.messages == "failed: 1 broken name that shipped\n", "\(run.messages)")
  }

  // MARK: Places

  @Test("what moves or changes its size is told in points, by the token behind it") func moved()
    throws
  {
    let folder = try folder(
      ["a.json": #"{ "type": "Rows", "items": ["one", "two", "three"] }"#], new: "{}")
    for (side, gap) in [("old", 16), ("new", 40)] {
      try folder.write(Self.tokens(accent: Self.dark, gap: gap), to: "\(side)/a.tokens.json")
      try folder.write(
        """
        { "elements": { "row": { "kind": "label" } },
          "variants": { "plain": { "appearance": { "row": { "typography": "{type.body}", "textColor": "{color.text}" } } } },
          "arrangement": { "column": [{ "element": "row", "shows": "{content.items}" }],
            "gap": "{spacing.gap}" },
          "content": { "items": { "type": "list", "of": { "type": "text" } } } }
        """, to: "\(side)/Rows.component.json")
    }
    let words = ["diff", "old", "new", "--screens", "screens", "--fail-on"]
    let run = try BuiltTokenc.run(words + ["moved>40"], in: folder.path)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "1. spacing.gap  16 → 40\n   moved     by up to 48 points at 1 place in 1 screen: Rows\n"),
      "\(run.output)\(run.messages)")
    #expect(run.messages.contains("failed: something moves by 48 points, beyond 40"))
    #expect(try BuiltTokenc.run(words + ["moved>48"], in: folder.path).exitCode == 0)
  }

  @Test("a redesign of many screens is a fact for each cause, with three of its screens")
  func facts() throws {
    let rows = (0..<300).map { #"{ "type": "Tag", "title": "\#($0)" }"# }
    let folder = try folder(
      ["log.ndjson": rows.joined(separator: "\n")], new: Self.tokens(accent: Self.pale, gap: 12))
    let run = try BuiltTokenc.run(["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(run.output.contains("4.5 is lost at 300 places in 300 screens"), "\(run.output)")
    #expect(
      run.output.contains(
        "   for example screens/log.ndjson:1; screens/log.ndjson:2; screens/log.ndjson:3\n"))
    #expect(run.output.split(separator: "\n").count < 25, "\(run.output)")
  }

  @Test("the cause is the token that changed, however many aliases lie between") func aliases()
    throws
  {
    let folder = try folder(Self.screens, new: "{}")
    for (side, gray) in [("old", Self.dark), ("new", Self.pale)] {
      try folder.write(
        Self.tokens(
          accent: #""{color.middle}""#,
          more: """
            , "middle": { "$value": "{color.gray}" }, "gray": { "$value": \(gray) }
            """), to: "\(side)/a.tokens.json")
    }
    let run = try BuiltTokenc.run(["diff", "old", "new", "--screens", "screens"], in: folder.path)
    #expect(run.output.contains("1. color.gray  #330066 → #ccb3e6"), "\(run.output)")
    #expect(!run.output.contains("2. "))
  }

  @Test("what states do that are not drawn at first is folded, and stands behind the rest")
  func states() throws {
    let folder = try folder(["a.json": #"{ "type": "Go", "title": "Go" }"#], new: "{}")
    for (side, accent, pressed) in [("old", Self.dark, Self.dark), ("new", Self.pale, Self.pale)] {
      try folder.write(
        Self.tokens(accent: accent, more: #", "pressed": { "$value": \#(pressed) }"#),
        to: "\(side)/a.tokens.json")
      try folder.write(
        """
        { "elements": { "button": { "kind": "button" } },
          "variants": { "plain": { "appearance": { "button": { "typography": "{type.body}", "states": {
            "normal": { "titleColor": "{color.text}", "backgroundColor": "{color.accent}" },
            "highlighted": { "backgroundColor": "{color.pressed}" },
            "focused": { "titleColor": "{color.accent}" } } } } } },
          "content": { "title": { "type": "text" } } }
        """, to: "\(side)/Go.component.json")
    }
    let run = try BuiltTokenc.run(["diff", "old", "new", "--screens", "screens"], in: folder.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    let drawn = lines.firstIndex { $0.hasPrefix("1. color.accent") }
    let folded = lines.firstIndex { $0.hasPrefix("2. color.pressed") }
    #expect(drawn != nil && folded != nil, "\(run.output)\(run.messages)")
    #expect(
      run.output.contains("at 1 place in 1 screen: Go button.backgroundColor (also focused)\n"),
      "\(run.output)")
    #expect(
      run.output.contains("at 1 place in 1 screen: Go button.backgroundColor (highlighted)\n"),
      "\(run.output)")
  }

  @Test("conditions that only screens meet need some", arguments: ["cut", "moved>2", "lost"])
  func conditions(_ word: String) throws {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.dark))
    let run = try BuiltTokenc.run(["diff", "old", "new", "--fail-on", word], in: folder.path)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("add '--screens PATH'"))
  }

  @Test("equal versions change nothing, and threads don't change the result") func same() throws {
    var screens: [String: String] = [:]
    for number in 0..<100 {
      screens["\(number).json"] = number % 3 == 0 ? Self.screens["a.json"] : Self.screens["b.json"]
    }
    let folder = try folder(screens, new: Self.tokens(accent: Self.pale))
    let same = try BuiltTokenc.run(
      ["diff", "old", "old", "--screens", "screens", "--exit-code"], in: folder.path)
    #expect(same.output == "old → old on 100 screens with 298 components\nnothing changes\n")
    #expect(same.exitCode == 0)
    let runs = try (0..<3).map { _ in
      try BuiltTokenc.run(
        ["diff", "old", "new", "--screens", "screens", "--format", "json"], in: folder.path
      ).output
    }
    #expect(runs[0] == runs[1] && runs[1] == runs[2])
  }

  @Test(
    "what is missing is told",
    arguments: [
      (["diff", "old", "new", "--screens", "none"], "none"),
      (
        ["diff", "old", "new", "--screens", "old", "--format", "changelog"],
        "has no format 'changelog'"
      ),
      (["diff", "bare", "bare", "--screens", "screens"], "no component specs"),
    ]) func faults(_ arguments: [String], _ words: String) throws
  {
    let folder = try folder(Self.screens, new: Self.tokens(accent: Self.pale))
    try folder.write(Self.tokens(accent: Self.pale), to: "bare/a.tokens.json")
    let run = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(run.exitCode >= 64)
    #expect(run.messages.contains(words), "\(run.messages)")
  }
}
