import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenPages

@Suite("Formats of a comparison of components")
struct ComponentFormatTests {
  private static func tokens(_ accent: String, _ ink: String) -> String {
    """
    { "color": { "$type": "color", "accent": { "$value": \(colorJSON(accent)) },
      "gold": { "$value": \(colorJSON("#ffcc00")) }, "\(ink)": { "$value": \(colorJSON("#000000")) } } }
    """
  }

  private static func spec(_ ink: String, _ border: String, _ text: String) -> String {
    """
    { "elements": { "box": { "kind": "view" } },
      "variants": { "only": { "appearance": { "box": { "backgroundColor": "{color.accent}",
        "tintColor": "{color.\(ink)}", "borderColor": "{color.\(border)}" } } } },
      "content": { "text": { "type": "text", "description": "What it says.", \(text) } } }
    """
  }

  private func sample() throws -> TokenDiff {
    DiffSample.diff(
      try DiffSample([
        "a.tokens.json": Self.tokens("#ff0000", "ink"),
        "Tag.component.json": Self.spec("ink", "gold", #""optional": true"#),
      ]),
      try DiffSample([
        "a.tokens.json": Self.tokens("#0000ff", "ink-new"),
        "Tag.component.json": Self.spec("ink-new", "ink-new", #""key": "title""#),
      ]))
  }

  @Test("text tells what breaks, what looks different, and what follows tokens") func text() throws
  {
    #expect(
      String(decoding: ReportText.bytes(of: try sample().listing, usesColor: false), as: UTF8.self)
        == """
        old → new
        2 changes: 1 renamed, 1 revalued; 3 changes of components: 1 renamed, 1 revalued, \
        1 retyped; 1 look follows tokens; 3 breaking; semver: major

        Renamed
          color.ink → color.ink-new  breaking
            server: ink → inkNew
            Swift: ink → inkNew
            inferred: same value in every theme; names 100 % alike; same place in the file; \
        no other token had the value
            used by: Tag.box

        Revalued
          color.accent
            #ff0000 → #0000ff  ΔE 52.88

        Components
          renamed Tag.content.text  breaking
            servers' 'text' is unknown
            server: text → title
            stated: the Swift name is the same
          retyped Tag.content.text  breaking
            it has another type in Swift, JSON without 'title' no longer decodes
            optional text → text
          revalued Tag.variants.only.box.borderColor
            {color.gold} → {color.ink-new}
            #ffcc00 → #000000  ΔE 81.73

        Components that follow tokens
          color.accent  ΔE 52.88
            Tag.variants.only.box.backgroundColor

        """)
  }

  @Test("Markdown has a table of components and one of what follows tokens") func markdown() throws
  {
    let text = String(decoding: ReportMarkdown.bytes(of: try sample().tables), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """

        **Components** (3)

        | Part | Theme | Old | New | Difference |
        | --- | --- | --- | --- | --- |
        | renamed `Tag.content.text` **breaking** |  | `text` | `title` | \
        servers' 'text' is unknown; the Swift name is the same |
        | retyped `Tag.content.text` **breaking** |  | `optional text` | `text` | \
        it has another type in Swift, JSON without 'title' no longer decodes |
        | revalued `Tag.variants.only.box.borderColor` |  | `{color.gold}` | `{color.ink-new}` |  |
        |  |  | `#ffcc00` | `#000000` | ΔE 81.73 |

        **Components that follow tokens** (1)

        | Token | Part | Difference |
        | --- | --- | --- |
        | `color.accent` | `Tag.variants.only.box.backgroundColor` | ΔE 52.88 |

        """), "\(text)")
    #expect(text.contains("| `color.ink` → `color.ink-new` **breaking**<br>used by `Tag.box` |"))
  }

  @Test("JSON keeps components apart from tokens") func json() throws {
    let text = String(decoding: DiffRecord(try sample()).document, as: UTF8.self)
    #expect(text.contains("\"breaking\": 3,"))
    #expect(text.contains("\"components\": 4\n  },\n  \"changes\": ["))
    #expect(text.contains("\"usedBy\": [\n        \"Tag.box\"\n      ],"))
    #expect(
      text.contains(
        """
              {
                "kind": "retyped",
                "component": "Tag",
                "path": "Tag.content.text",
                "text": {
                  "old": "optional text",
                  "new": "text"
                },
                "themes": [],
                "breaking": true,
                "breakage": "it has another type in Swift, JSON without 'title' no longer decodes"
              }
        """), "\(text)")
    #expect(
      text.contains(
        """
                "path": "Tag.variants.only.box.backgroundColor",
                "through": "color.accent",
                "themes": [
        """) || text.contains("\"through\": \"color.accent\",\n          \"themes\": ["), "\(text)")
  }

  @Test("the page has components as a group of their own, and their text stays text") func page()
    throws
  {
    let old = Self.spec("ink", "gold", #""optional": true"#)
    let new = old.replacing("What it says.", with: "</script><script>alert(1)</script>")
    let tokens = Self.tokens("#ff0000", "ink")
    let diff = DiffSample.diff(
      try DiffSample(["a.tokens.json": tokens, "Tag.component.json": old]),
      try DiffSample(["a.tokens.json": tokens, "Tag.component.json": new]))
    let page = String(decoding: DiffPage.text(diff), as: UTF8.self)
    #expect(page.contains(#""path":"Tag.content.text","group":"Tag""#))
    #expect(page.components(separatedBy: "<script").count == 3)
    let sample = String(decoding: DiffPage.text(try sample()), as: UTF8.self)
    #expect(sample.contains("as {color.accent} changed"))
    #expect(sample.contains("used by: Tag.box"))
  }

  @Test(
    "components count for the exit code",
    arguments: [
      ("breaking", true), ("deltaE>80", true), ("deltaE>85", false), ("removed", false),
    ])
  func conditions(condition: String, fails: Bool) throws {
    let words = ["diff", "a", "b", "--fail-on", condition]
    #expect(try DiffCommand(reading: words).fails(on: sample()) == fails)
  }

  @Test("a part that is gone counts as removed") func removed() throws {
    let spec = Self.spec("ink", "gold", #""optional": true"#)
    let tokens = Self.tokens("#ff0000", "ink")
    let diff = DiffSample.diff(
      try DiffSample(["a.tokens.json": tokens, "Tag.component.json": spec]),
      try DiffSample(["a.tokens.json": tokens]))
    let words = ["diff", "a", "b", "--fail-on", "removed"]
    #expect(try DiffCommand(reading: words).fails(on: diff))
  }
}
