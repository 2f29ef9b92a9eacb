import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenPages

@Suite("Formats of a comparison")
struct DiffFormatTests {
  private static let hostile = "</script><script>alert(1)</script>|`@all`"

  private func sample() throws -> TokenDiff {
    let old = """
      { "color": { "$type": "color",
        "gone": { "$value": \(srgb(1, 0, 0)) },
        "text-old": { "$value": \(srgb(0, 0, 1, alpha: 0.5)) },
        "kept": { "$value": \(srgb(0, 0, 0)) } },
        "gap": { "m": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }
      """
    let new = """
      { "color": { "$type": "color",
        "text": { "$value": \(srgb(0, 0, 1, alpha: 0.5)) },
        "kept": { "$value": \(srgb(1, 1, 1)) } },
        "gap": { "m": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }
      """
    return try DiffSample.diff(old, new)
  }

  @Test("JSON has the documented shape") func json() throws {
    let text = String(decoding: DiffRecord(try sample()).document, as: UTF8.self)
    #expect(
      text == """
        {
          "old": "old",
          "new": "new",
          "semver": "major",
          "breaking": 2,
          "summary": {
            "added": 0,
            "removed": 1,
            "renamed": 1,
            "revalued": 2,
            "re-aliased": 0,
            "retyped": 0,
            "deprecated": 0,
            "undeprecated": 0,
            "redescribed": 0,
            "components": 0
          },
          "changes": [
            {
              "kind": "renamed",
              "path": "color.text",
              "from": "color.text-old",
              "type": "color",
              "inferred": true,
              "evidence": [
                "same value in every theme",
                "names 100 % alike",
                "no other token had the value"
              ],
              "serverName": {
                "old": "textOld",
                "new": "text"
              },
              "swiftName": {
                "old": "textOld",
                "new": "text"
              },
              "themes": [
                {
                  "brand": "default",
                  "scheme": null,
                  "old": {
                    "colorSpace": "srgb",
                    "components": [
                      0,
                      0,
                      1
                    ],
                    "alpha": 0.5
                  },
                  "new": {
                    "colorSpace": "srgb",
                    "components": [
                      0,
                      0,
                      1
                    ],
                    "alpha": 0.5
                  }
                }
              ],
              "breaking": true
            },
            {
              "kind": "revalued",
              "path": "color.kept",
              "type": "color",
              "themes": [
                {
                  "brand": "default",
                  "scheme": null,
                  "old": {
                    "colorSpace": "srgb",
                    "components": [
                      0,
                      0,
                      0
                    ]
                  },
                  "new": {
                    "colorSpace": "srgb",
                    "components": [
                      1,
                      1,
                      1
                    ]
                  },
                  "deltaE": 100
                }
              ],
              "breaking": false
            },
            {
              "kind": "revalued",
              "path": "gap.m",
              "type": "dimension",
              "themes": [
                {
                  "brand": "default",
                  "scheme": null,
                  "old": {
                    "value": 16,
                    "unit": "px"
                  },
                  "new": {
                    "value": 20,
                    "unit": "px"
                  },
                  "absolute": 4,
                  "relative": 0.25
                }
              ],
              "breaking": false
            },
            {
              "kind": "removed",
              "path": "color.gone",
              "type": "color",
              "serverName": {
                "old": "gone"
              },
              "swiftName": {
                "old": "gone"
              },
              "themes": [
                {
                  "brand": "default",
                  "scheme": null,
                  "old": {
                    "colorSpace": "srgb",
                    "components": [
                      1,
                      0,
                      0
                    ]
                  },
                  "new": null
                }
              ],
              "breaking": true
            }
          ],
          "components": {
            "summary": {
              "added": 0,
              "removed": 0,
              "renamed": 0,
              "revalued": 0,
              "re-aliased": 0,
              "retyped": 0,
              "deprecated": 0,
              "undeprecated": 0,
              "redescribed": 0
            },
            "changes": []
          },
          "contrast": []
        }

        """)
  }

  @Test("text is grouped, what breaks first and the worst first") func text() throws {
    #expect(
      String(decoding: ReportText.bytes(of: try sample().listing, usesColor: false), as: UTF8.self)
        == """
        old → new
        4 changes: 1 removed, 1 renamed, 2 revalued; 2 breaking; semver: major

        Removed
          color.gone  breaking  #ff0000

        Renamed
          color.text-old → color.text  breaking
            server: textOld → text
            Swift: textOld → text
            inferred: same value in every theme; names 100 % alike; no other token had the value

        Revalued
          color.kept
            #000000 → #ffffff  ΔE 100
          gap.m
            16px → 20px  +4 (+25 %)

        """)
  }

  @Test("a terminal gets squares in 24-bit color; a translucent one over white and over black")
  func swatches() throws {
    let text = String(
      decoding: ReportText.bytes(of: try sample().listing, usesColor: true), as: UTF8.self)
    #expect(text.contains("\u{1B}[48;2;255;0;0m \u{1B}[48;2;255;0;0m \u{1B}[0m #ff0000"))
    let translucent = try DiffSample.diff(
      colors(["a": "#000000"]), colors(["a": "#000000", "b": "#ffffff 20"]))
    #expect(
      String(decoding: ReportText.bytes(of: translucent.listing, usesColor: true), as: UTF8.self)
        .contains("\u{1B}[48;2;255;255;255m \u{1B}[48;2;51;51;51m \u{1B}[0m #ffffff 20%"))
  }

  @Test("Markdown is a table per kind of change") func markdown() throws {
    #expect(
      String(decoding: ReportMarkdown.bytes(of: try sample().tables), as: UTF8.self) == """
        ### Design tokens: `old` → `new`

        4 changes: 1 removed, 1 renamed, 2 revalued; 2 breaking; semver: major

        **Removed** (1)

        | Token | Theme | Old | New | Difference |
        | --- | --- | --- | --- | --- |
        | `color.gone` **breaking** |  | `#ff0000` |  |  |

        **Renamed** (1)

        | Token | Theme | Old | New | Difference |
        | --- | --- | --- | --- | --- |
        | `color.text-old` → `color.text` **breaking** |  | `textOld` | `text` | \
        inferred: same value in every theme; names 100 % alike; no other token had the value |

        **Revalued** (2)

        | Token | Theme | Old | New | Difference |
        | --- | --- | --- | --- | --- |
        | `color.kept` |  | `#000000` | `#ffffff` | ΔE 100 |
        | `gap.m` |  | `16px` | `20px` | +4 (+25 %) |

        """)
  }

  @Test("a comment is a line for each token, what breaks first") func comment() throws {
    #expect(
      String(decoding: ReportMarkdown.bytes(of: try sample().digest), as: UTF8.self) == """
        ### Design tokens: `old` → `new`

        4 changes: 1 removed, 1 renamed, 2 revalued; 2 breaking; semver: major

        **Breaking** (2)

        - `color.gone` removed: 🟥 `#ff0000`
        - `color.text-old` → `color.text` renamed: inferred: same value in every theme; names 100 % \
        alike; no other token had the value; `textOld` no longer resolves

        **Changed** (2)

        - `color.kept` revalued: ⬛ `#000000` → ⬜ `#ffffff` ΔE 100
        - `gap.m` revalued: `16px` → `20px` +4 (+25 %)

        """)
  }

  @Test("a long comment is folded and fits GitHub and GitLab") func longComment() throws {
    func file(_ channel: Double) -> String {
      let tokens = (0..<3000).map {
        #""token-number-\#($0)": { "$value": \#(srgb(0, channel, 0)) }"#
      }
      return #"{ "color": { "$type": "color", \#(tokens.joined(separator: ",")) } }"#
    }
    let text = String(
      decoding: ReportMarkdown.bytes(of: try DiffSample.diff(file(0), file(1)).digest),
      as: UTF8.self)
    #expect(text.contains("<details><summary><b>Changed</b> (3000)</summary>"))
    #expect(text.utf8.count < 65_536)
    let lines = text.split(separator: "\n").count { $0.hasPrefix("- `color") }
    #expect(
      text.hasSuffix("</details>\n\n…and \(3000 - lines) more; `--format json` has them all.\n"))
  }

  @Test("a name as long as a comment hides no line") func longName() throws {
    let name = String(repeating: "n", count: 70_000)
    func file(_ channel: Double) -> String {
      #"{ "color": { "$type": "color", "\#(name)": { "$value": \#(srgb(0, channel, 0)) }, "#
        + #""other": { "$value": \#(srgb(0, channel, 0)) } } }"#
    }
    let diff = try DiffSample.diff(file(0), file(1))
    for text in [ReportMarkdown.bytes(of: diff.digest), ReportMarkdown.bytes(of: diff.tables)].map({
      String(decoding: $0, as: UTF8.self)
    }) {
      #expect(text.contains("`color.other`"))
      #expect(text.contains("nnn … (69706 characters) … nnn"))
      #expect(!text.contains("more"))
    }
  }

  @Test("entries of a changelog are in its sections") func changelog() throws {
    #expect(
      String(decoding: Array(ReportChangelog.text(of: try sample().changelog).utf8), as: UTF8.self)
        == """
        ### Breaking

        - `color.gone` is gone
        - `color.text-old` is `color.text`; servers: `textOld` → `text`

        ### Changed

        - `color.kept` has another color, ΔE 100
        - `gap.m` has another value

        """)
  }

  @Test("what is new and breaks is told as such in a changelog") func breakingAddition() throws {
    func spec(_ content: String) -> String {
      """
      { "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.ink}" } } } },
        "content": { "a": { "type": "text" }\(content) } }
      """
    }
    let folder = try TemporaryFolder()
    for (side, more) in [("old", ""), ("new", #", "b": { "type": "text" }"#)] {
      try folder.write(colors(["ink": "#000000"]), to: "\(side)/a.tokens.json")
      try folder.write(spec(more), to: "\(side)/Tag.component.json")
    }
    let run = try BuiltTokenc.run(
      ["diff", "old", "new", "--format", "changelog"], in: folder.path)
    #expect(
      run.output
        == "### Breaking\n\n- `Tag.content.b` is new; JSON without 'b' no longer decodes\n")
  }

  @Test("long Markdown is folded and fits a comment") func longMarkdown() throws {
    func file(_ channel: Double) -> String {
      let tokens = (0..<3000).map {
        #""token-number-\#($0)": { "$value": \#(srgb(0, channel, 0)) }"#
      }
      return #"{ "color": { "$type": "color", \#(tokens.joined(separator: ",")) } }"#
    }
    let text = String(
      decoding: ReportMarkdown.bytes(of: try DiffSample.diff(file(0), file(1)).tables),
      as: UTF8.self)
    #expect(text.contains("<details><summary><b>Revalued</b> (3000)</summary>"))
    #expect(text.contains("</details>"))
    #expect(text.utf8.count < 65_536)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| `color") }
    #expect(text.contains("…and \(3000 - rows) more;"))
  }

  @Test("text of the input stays text in Markdown") func markdownEscapes() {
    #expect(MarkdownText.escaped("<b>@all | *x*") == "&lt;b&gt;&#64;all \\| \\*x\\*")
    #expect(MarkdownText.escaped("a > b & c") == "a &gt; b &amp; c")
    #expect(MarkdownText.code("a|`b`") == "`` a\\|`b` ``")
    #expect(MarkdownText.code("a\nb") == "`a\\nb`")
  }

  @Test("text of the input stays text in the page") func pageEscapes() throws {
    func file(_ description: String) -> String {
      """
      { "color": { "$type": "color", "a": { "$value": \(srgb(0, 0, 0)),
        "$description": "\(description)" } } }
      """
    }
    var diff = try DiffSample.diff(file("was"), file(Self.hostile))
    diff.old = Self.hostile
    let page = String(decoding: DiffPage.text(diff), as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.contains(#"\u003c/script>"#))
    #expect(page.contains("&lt;/script&gt;"))
  }

  @Test("the page begins as the page of the report alone") func pageHeader() throws {
    func header(_ page: [UInt8]) -> String? {
      String(decoding: page, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("<header>") }.map(String.init)
    }
    let diff = try sample()
    let expected = try #require(header(ReportForm.html.bytes(of: diff.tables)))
    #expect(header(DiffPage.text(diff)) == expected)
    #expect(expected.contains("<p>\(DiffOutline.summary(of: diff))</p>"), "\(expected)")
  }

  @Test("the page says how far lengths moved, and of colors their ΔE alone") func pageParts() throws
  {
    let page = String(decoding: DiffPage.text(try sample()), as: UTF8.self)
    #expect(
      page.contains(
        #"{"old":2,"new":3,"deltaE":100},{"old":4,"new":5,"parts":["+4 (+25 %)"]}]"#))
  }

  @Test("the sides of a page have the folders that tell them apart, and none of this machine")
  func sides() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("a", "#000000"), ("b", "#ff0000")] {
      try folder.write(colors(["ink": color]), to: "\(name)/tokens/x.tokens.json")
    }
    let words = ["diff", folder["a/tokens"], folder["b/tokens"], "--format", "html"]
    let page = try BuiltTokenc.run(words, in: folder.path).output
    #expect(page.contains(#""sides":["a/tokens","b/tokens"]"#))
    #expect(!page.contains(folder.path))
  }

  @Test("the page needs nothing but itself") func pageIsSelfContained() throws {
    let page = String(decoding: DiffPage.text(try sample()), as: UTF8.self)
    for sign in ["http:", "https:", "src=", "href=", "url(", "@import", "innerHTML", "eval("] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test("conditions decide the exit code") func failConditions() throws {
    let sample = try sample()
    let harmless = try DiffSample.diff(colors(["a": "#000000"]), colors(["a": "#010101"]))
    let cases: [(options: [String], diff: TokenDiff, fails: Bool)] = [
      ([], sample, false), (["--exit-code"], sample, true), (["--exit-code"], harmless, true),
      (["--fail-on", "breaking"], sample, true), (["--fail-on", "breaking"], harmless, false),
      (["--fail-on", "removed"], sample, true), (["--fail-on", "removed"], harmless, false),
      (["--fail-on", "deltaE>99"], sample, true), (["--fail-on", "deltaE>100"], sample, false),
      (["--fail-on", "contrast"], sample, false),
      (["--fail-on", "removed,deltaE>0.1"], harmless, true),
    ]
    for each in cases {
      let command = try DiffCommand(reading: ["diff", "a", "b"] + each.options)
      #expect(command.fails(on: each.diff) == each.fails, "\(each.options)")
    }
  }
}
