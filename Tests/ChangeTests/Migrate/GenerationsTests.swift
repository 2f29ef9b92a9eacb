import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Two generations of tokens side by side: replacements.json")
struct GenerationsTests {
  private static let both = colors([
    "accent": "#112233", "action": "#112234", "line": "#445566", "edge": "#446666",
    "note": "#778899", "ink": "#000000",
  ])

  private func project(
    _ generations: String? = nil, _ tokens: String = both
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "t/a.tokens.json")
    if let generations { try folder.write(generations, to: "t/replacements.json") }
    return folder
  }

  private func text(_ words: String...) throws -> String {
    try runTokenc(words).text
  }

  private func messages(_ words: String...) -> [String] {
    do {
      return [try runTokenc(words).text]
    } catch let failure as RunFailure {
      return failure.diagnostics.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  @Test("a name alone makes no proposal, where the values have nothing in common")
  func farProposal() throws {
    let folder = try project(nil, colors(["text-primer": "#ffffff", "keep": "#ff0000"]))
    try folder.write(
      colors(["text-primary": "#000000", "keep": "#ff0000"]), to: "old/a.tokens.json")
    _ = try text("diff", folder["old"], folder["t"], "--draft")
    let draft = try #require(folder.text(of: "t/replacements.json"))
    #expect(draft.contains("\"color.text-primary\": {") && !draft.contains("primer"), "\(draft)")
  }

  // MARK: The file

  @Test("a confirmed entry deprecates its token in all that is generated; a proposal does nothing")
  func deprecates() throws {
    let folder = try project(
      """
      { "color.accent": { "successor": "color.action", "confirmed": "Ada", "reason": "for actions" },
        "color.line": { "successor": "color.edge" }, "color.note": { "candidates": ["color.ink"] } }
      """)
    _ = try text("compile", folder["t"], "--output", folder["out"])
    let swift = try #require(folder.text(of: "out/ColorToken.swift"))
    #expect(swift.contains("for actions"))
    let known = try text("uses", folder["t"], "--format", "json")
    #expect(known.contains(#""successor": "color.action""#), "\(known)")
    #expect(known.components(separatedBy: #""successor""#).count == 2, "proposals act nowhere")
  }

  @Test("a token that is gone lives on in what takes its place, through several generations")
  func livesOn() throws {
    let folder = try project(
      #"{ "color.gone": "color.later", "color.later": "color.edge", "color.old.**": "color.new.**" }"#,
      #"""
      { "color": { "$type": "color", "edge": { "$value": \#(colorJSON("#112233")) },
        "new": { "a": { "$value": \#(colorJSON("#112233")) } } } }
      """#)
    let found = try text("find", folder["t"], "edge", "--format", "json")
    #expect(found.contains("gone") && found.contains("later"), "\(found)")
    let other = try text("find", folder["t"], "newA", "--format", "json")
    #expect(other.contains("oldA"), "\(other)")
  }

  @Test(
    "what an entry can't mean is an error at its place",
    arguments: [
      (#"{ "color.accent": "color.acton" }"#, "'color.acton' is not a token, and no entry says"),
      (#"{ "color.gone": "color.acton" }"#, "'color.acton' is not a token, and no entry says"),
      (#"{ "color.accent": "size.gap" }"#, "belongs to 'SizeToken', and 'color.accent' to"),
      (#"{ "color.accent": "color.accent" }"#, "'color.accent' can't replace itself"),
      (
        #"{ "color.accent": "color.edge", "color.edge": "color.accent" }"#,
        "take the place of one another"
      ),
      (
        #"{ "color.accent": { "successor": "color.edge", "contexts": { "nigth": "color.ink" }, "confirmed": "A" } }"#,
        "there is no context 'nigth'"
      ),
      (#"{ "color.accent": { "sucessor": "color.edge" } }"#, "did you mean 'successor'?"),
      (
        #"{ "color.accent": { "candidates": ["color.edge"], "confirmed": "A" } }"#,
        "needs its 'successor'"
      ),
      (
        #"{ "color.accent": { "successor": "color.edge", "since": "soon" } }"#, "expected a release"
      ),
      (#"{ "color.a*": "color.b*" }"#, "asterisks stand for whole names"),
    ])
  func faults(_ generations: String, _ message: String) throws {
    let folder = try project(generations)
    try folder.write(
      #"{ "size": { "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } } }"#,
      to: "t/b.tokens.json")
    for command in ["compile", "uses", "lint"] {
      let options = command == "compile" ? ["--output", folder["out"]] : []
      #expect {
        try runTokenc([command, folder["t"]] + options)
      } throws: { error in
        let found = (error as? RunFailure)?.diagnostics ?? []
        return found.contains { $0.message.contains(message) && $0.range != nil }
      }
    }
  }

  @Test("'replacedBy' and an entry that differ contradict one another")
  func contradiction() throws {
    let folder = try project(
      #"{ "color.a": "color.c" }"#,
      #"""
      { "color": { "$type": "color", "b": { "$value": \#(colorJSON("#112233")) },
        "c": { "$value": \#(colorJSON("#112233")) },
        "a": { "$value": \#(colorJSON("#112233")), "$deprecated": true,
          "$extensions": { "tokenc": { "replacedBy": "color.b" } } } } }
      """#)
    #expect(
      messages("uses", folder["t"]) == [
        "'color.a' names 'color.b' in 'replacedBy', and 'color.c' here; remove one"
      ])
  }

  // MARK: Comparing

  @Test("a comparison follows the new version's entries, and '--map' is a file of the same form")
  func compares() throws {
    let folder = try project(#"{ "color.gone": "color.edge" }"#)
    try folder.write(colors(["gone": "#ff0000", "ink": "#000000"]), to: "old/a.tokens.json")
    let own = try text("diff", folder["old"], folder["t"])
    #expect(own.contains("color.gone → color.edge"))
    #expect(own.contains("'replacements.json' names it") && own.contains("semver: minor"), "\(own)")
    try folder.write(
      #"{ "color.gone": { "successor": "color.note", "confirmed": "a ticket" } }"#, to: "m.json")
    let mapped = try text("diff", folder["old"], folder["t"], "--map", folder["m.json"])
    #expect(mapped.contains("color.gone → color.note"), "\(mapped)")
    try folder.write(#"{ "color.gone": { "successor": "color.note" } }"#, to: "m.json")
    let proposed = try text("diff", folder["old"], folder["t"], "--map", folder["m.json"])
    #expect(!proposed.contains("color.gone → color.note"), "a proposal acts nowhere")
  }

  @Test(
    "'--draft' proposes candidates for what is gone or deprecated, once, and keeps what is confirmed"
  )
  func drafts() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      colors(["border-1": "#112233", "text-note": "#445566", "text-dim": "#778899"]),
      to: "old/a.tokens.json")
    try folder.write(
      #"""
      { "color": { "$type": "color", "border-100": { "$value": \#(colorJSON("#112240")) },
        "text-note": { "$value": \#(colorJSON("#445566")), "$deprecated": true },
        "text-hint": { "$value": \#(colorJSON("#445567")) } } }
      """#, to: "new/a.tokens.json")
    try folder.write(
      #"{ "color.text-dim": { "confirmed": "Ada", "reason": "nothing is dim now" } }"#,
      to: "new/replacements.json")
    _ = try runTokenc(["diff", folder["old"], folder["new"], "--draft"])
    let first = try #require(folder.text(of: "new/replacements.json"))
    let lines = first.split(separator: "\n").map(String.init)
    #expect(lines.count == 5, "\(first)")
    #expect(
      lines[1].hasPrefix(
        #"  "color.border-1": { "candidates": ["color.border-100"], "reason": "values"#))
    #expect(lines[1].hasSuffix(#"; ΔE 6.4" },"#), "\(first)")
    #expect(
      lines[2] == #"  "color.text-dim": { "confirmed": "Ada", "reason": "nothing is dim now" },"#)
    #expect(
      lines[3].hasPrefix(#"  "color.text-note": { "candidates": ["color.text-hint""#), "\(first)")
    _ = try runTokenc(["diff", folder["old"], folder["new"], "--draft"])
    #expect(folder.text(of: "new/replacements.json") == first)
  }

  @Test("candidates are found in other groups and types, and by near colors of other names")
  func distantCandidates() throws {
    let folder = try TemporaryFolder()
    let one = #"{ "colorSpace": "srgb", "components": [1, 0.937, 0.933] }"#
    let near = #"{ "colorSpace": "srgb", "components": [1, 0.94, 0.94] }"#
    try folder.write(
      #"""
      { "color": { "$type": "color", "cinnamon": { "$value": \#(one) }, "muted": { "$value": \#(colorJSON("#313233")) },
                   "ink": { "$value": \#(colorJSON("#000000")) } },
        "line-height": { "$type": "number", "body": { "small": { "$value": 1.5 } } } }
      """#, to: "old/a.tokens.json")
    try folder.write(
      #"""
      { "color": { "$type": "color", "red": { "$value": \#(near) }, "ink": { "$value": \#(colorJSON("#000000")) } },
        "foreground": { "$type": "color", "subtle": { "$value": \#(colorJSON("#313233")) } },
        "line-height": { "$type": "dimension", "body": { "sm": { "$value": { "value": 20, "unit": "px" } } } } }
      """#, to: "new/a.tokens.json")
    let run = try runTokenc(["diff", folder["old"], folder["new"], "--format", "json"])
    let text = String(decoding: run.output, as: UTF8.self)
    for (gone, candidate) in [
      ("color.cinnamon", "color.red"), ("color.muted", "foreground.subtle"),
      ("line-height.body.small", "line-height.body.sm"),
    ] {
      let part = try #require(text.split(separator: #""path": "\#(gone)""#).last)
      #expect(part.prefix(500).contains(#""path": "\#(candidate)""#), "\(gone)")
    }
  }

  @Test("the list's former name is read, with a warning that says the new one") func formerName()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "color": { "$type": "color", "a": { "$value": \#(colorJSON("#112233")) }, "b": { "$value": \#(colorJSON("#112233")) } } }"#,
      to: "t/a.tokens.json")
    try folder.write(#"{ "color.a": "color.b" }"#, to: "t/generations.json")
    let run = try runTokenc(["compile", folder["t"], "--output", folder["out"]])
    #expect(
      run.diagnostics.diagnostics.map(\.message) == [
        "'generations.json' is called 'replacements.json' now; rename the file"
      ])
    #expect(folder.text(of: "out/ColorToken.swift")?.contains("use 'b'") == true)
    _ = try runTokenc(["retire", folder["t"], "color.*", "--apply"])
    #expect(folder.text(of: "t/replacements.json") == nil)
  }

  @Test("a palette that is replaced is deprecated in Swift, and counts as old") func palettes()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "color": { "$type": "color", "a": { "$value": \#(colorJSON("#112233")) } } }"#,
      to: "t/a.json")
    try folder.write(
      #"""
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
        "modifiers": { "brand": { "default": "now", "contexts": { "now": [], "next": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """#, to: "t/t.resolver.json")
    try folder.write(#"{ "brands": { "now": { "replacedBy": "next" } } }"#, to: "t/tokenc.json")
    try folder.write("let a = Theme.now\nlet b = Brand.next\n", to: "App/A.swift")
    _ = try runTokenc(["compile", folder["t"], "--output", folder["out"]])
    #expect(folder.text(of: "out/Theme.swift")?.contains(#"message: "use 'next'")"#) == true)
    let run = try runTokenc(["uses", folder["t"], "--sources", folder["App"]])
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("Brand.now"))
    #expect(throws: RunFailure.self) {
      try folder.write(#"{ "brands": { "now": { "replacedBy": "then" } } }"#, to: "t/tokenc.json")
      _ = try runTokenc(["compile", folder["t"], "--output", folder["out"]])
    }
  }

  @Test("a candidate's distance is given for each scheme") func distances() throws {
    let scheme = { (light: String, dark: String) in
      #"{ "$value": \#(colorJSON(light)), "$extensions": { "mode": { "dark": \#(colorJSON(dark)) } } }"#
    }
    let folder = try TemporaryFolder()
    for (name, token) in [("old", "line-1"), ("new", "line-100")] {
      let value = name == "old" ? scheme("#000000", "#ffffff") : scheme("#0a0a0a", "#ffff00")
      try folder.write(
        #"{ "color": { "$type": "color", "\#(token)": \#(value) } }"#, to: "\(name)/a.tokens.json")
      try folder.write(
        """
        { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "a.tokens.json" }] } },
          "modifiers": { "scheme": { "default": "light", "contexts": { "light": [], "dark": [] } } },
          "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/scheme" }] }
        """, to: "\(name)/a.resolver.json")
    }
    let diff = try runTokenc(["diff", folder["old"], folder["new"]]).text
    #expect(diff.contains(/ΔE [0-9.]+ in light; [0-9.]+ in dark/), "\(diff)")
  }

  @Test("proposals of a pattern are confirmed by their first candidates, as a diff at first")
  func firstCandidates() throws {
    let folder = try project(
      """
      { "color.gone": { "candidates": ["color.nope"] },
        "color.line": { "candidates": ["color.edge", "color.ink"], "reason": "near" },
        "color.note": { "candidates": ["color.ink"] } }
      """, colors(["line": "#445566", "edge": "#445566", "note": "#778899", "ink": "#000000"]))
    let before = folder.text(of: "t/replacements.json")
    let words = ["retire", folder["t"], "color.l*", "--first-candidate", "--by", "Ada"]
    let shown = try runTokenc(words).text
    #expect(
      shown.hasPrefix(
        """
        1 proposal confirmed by the first candidate
        'color.line' is replaced by 'color.edge': same value in every theme; near

        """), "\(shown)")
    let all = try text("retire", folder["t"], "color.**", "--first-candidate")
    #expect(
      all.hasPrefix(
        "1 proposal confirmed by the first candidate, 2 proposals left below the floor\n"), "\(all)"
    )
    #expect(all.contains("'color.note' stays a proposal with 'color.ink': ΔE 43.2 at most; "))
    #expect(folder.text(of: "t/replacements.json") == before)
    _ = try runTokenc(words + ["--apply"])
    let line = #""color.line": { "successor": "color.edge", "confirmed": "Ada", "reason": "near" }"#
    #expect(folder.text(of: "t/replacements.json")?.contains(line) == true)
    #expect(
      messages("retire", folder["t"], "color.l*", "--first-candidate")
        == ["no proposal of 'color.l*' in replacements.json has candidates"])
  }

  @Test(
    "first candidates are confirmed above a floor, and never where the name says another family",
    arguments: [
      // Near, and `line` is in both names.
      ("deltaE<2", #"{ "color.line.old": { "candidates": ["color.line.edge"] } }"#, true),
      ("same", #"{ "color.line.old": { "candidates": ["color.line.edge"] } }"#, false),
      ("deltaE<0.1", #"{ "color.line.old": { "candidates": ["color.line.edge"] } }"#, false),
      // Near, and no word in common.
      ("deltaE<2", #"{ "color.line.old": { "candidates": ["color.rim"] } }"#, false),
      // Equal by accident.
      ("same", #"{ "color.success": { "candidates": ["color.danger"] } }"#, false),
      // Gone: what the draft wrote down.
      (
        "deltaE<2",
        #"{ "color.line.gone": { "candidates": ["color.line.edge"], "reason": "names 50 % alike; ΔE 0.6 in light; 1.9 in dark" } }"#,
        true
      ),
      (
        "deltaE<2",
        #"{ "color.line.gone": { "candidates": ["color.line.edge"], "reason": "names 50 % alike; ΔE 0.6 in light; 2.1 in dark" } }"#,
        false
      ),
    ])
  func floors(floor: String, list: String, isConfirmed: Bool) throws {
    let text = """
      { "color": { "$type": "color", "line": { "old": { "$value": \(colorJSON("#445566")) },
        "edge": { "$value": \(colorJSON("#455667")) } }, "rim": { "$value": \(colorJSON("#455667")) },
        "success": { "$value": \(colorJSON("#aa0000")) }, "danger": { "$value": \(colorJSON("#aa0000")) } } }
      """
    let folder = try project(list, text)
    let shown = try runTokenc([
      "retire", folder["t"], "color.**", "--first-candidate", "--floor", floor, "--by", "Ada",
    ]).text
    #expect(
      shown.hasPrefix(isConfirmed ? "1 proposal confirmed" : "0 proposals confirmed"), "\(shown)")
  }

  @Test("a replacement that was renamed meanwhile, as in a merge, is named by its new path")
  func renamedReplacement() throws {
    func token(_ name: String, _ members: String) -> String {
      #""\#(name)": { "$value": \#(colorJSON("#445566"))\#(members) }"#
    }
    func tokens(_ members: String = "") -> String {
      let others = [
        token("a", members), token("bz", ""),
        token("z", #", "$extensions": { "tokenc": { "formerNames": ["b"] } }"#),
      ]
      return "{ \"color\": { \"$type\": \"color\", \(others.joined(separator: ", ")) } }"
    }
    let advice = "it is 'color.z' now, whose former name is 'b'"
    let listed = try project(#"{ "color.a": "color.b" }"#, tokens())
    #expect(messages("contract", listed["t"], "--release", "1.0.0").joined().contains(advice))
    let stated = try project(
      nil,
      tokens(#", "$deprecated": true, "$extensions": { "tokenc": { "replacedBy": "color.b" } }"#))
    #expect(messages("contract", stated["t"], "--release", "1.0.0").joined().contains(advice))
  }

  // MARK: Adopting

  private static let generations = """
    { "color.accent": { "successor": "color.action", "confirmed": "Ada" },
      "color.line": { "successor": "color.edge" }, "color.note": { "confirmed": "Bea" } }
    """

  private func app(_ folder: TemporaryFolder) throws {
    try folder.write(
      """
      import DesignTokens
      let a = theme[ColorToken.accent], b: ColorToken = .accent
      let c = ColorToken.note, d = ColorToken.line, e = "accent"
      enum Own { enum ColorToken { case accent } ; let x = ColorToken.accent }

      """, to: "Sources/Cards/V.swift")
    try folder.write("let a = ColorToken.accent\n", to: "Sources/Other/V.swift")
    try folder.write(
      """
      { "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "appearance": { "box": { "backgroundColor": "{color.accent}" } } } },
        "content": { "tint": { "type": "token", "group": "color" } } }
      """, to: "t/Tag.component.json")
    try folder.write(#"{ "type": "Tag", "tint": "accent" }"#, to: "sent/a.json")
  }

  @Test(
    "one command moves a module's sources, specs and documents, and stops at what isn't confirmed")
  func adopts() throws {
    let folder = try project(Self.generations)
    try app(folder)
    let words = [
      "adopt", folder["t"], "--sources", folder["Sources/Cards"], "--sources", folder["t"],
      "--screens", folder["sent"],
    ]
    let before = folder.text(of: "Sources/Cards/V.swift")
    let shown = try runTokenc(words).text
    #expect(folder.text(of: "Sources/Cards/V.swift") == before)
    #expect(shown.contains("color.accent → color.action  ΔE 0.61"), "\(shown)")
    #expect(
      shown.contains("V.swift:3:20: ColorToken.note is deprecated, and nothing takes its place"))
    #expect(!shown.contains("ColorToken.line is"), "a proposal deprecates nothing")
    _ = try runTokenc(words + ["--apply"])
    #expect(
      folder.text(of: "Sources/Cards/V.swift") == """
        import DesignTokens
        let a = theme[ColorToken.action], b: ColorToken = .action
        let c = ColorToken.note, d = ColorToken.line, e = "accent"
        enum Own { enum ColorToken { case accent } ; let x = ColorToken.accent }

        """)
    #expect(folder.text(of: "Sources/Other/V.swift") == "let a = ColorToken.accent\n")
    #expect(folder.text(of: "t/Tag.component.json")?.contains("{color.action}") == true)
    #expect(folder.text(of: "sent/a.json") == #"{ "type": "Tag", "tint": "action" }"#)
    #expect(folder.text(of: "t/a.tokens.json") == Self.both)
    let again = try runTokenc(words).text
    #expect(!again.contains("color.accent →"), "nothing is left to adopt: \(again)")
  }

  @Test(
    "names that would be one key or one case afterwards stay, and documents without a successor are listed"
  )
  func alternatives() throws {
    let folder = try project(
      #"""
      { "color.accent": "color.ink", "color.action": "color.ink",
        "color.note": { "confirmed": "Ada", "reason": "notes are gone" } }
      """#)
    try app(folder)
    let source = [
      "let a: [ColorToken: Int] = [.accent: 1, .action: 2, .line: 3]",
      "let b: [ColorToken: Int] = [ColorToken.accent: 1, .ink: 2]",
      "let c: [ColorToken: ColorToken] = [.accent: .action, .line: .accent]",
      "func d(_ it: ColorToken) -> Int { switch it { case .accent: 1; case .edge, .action: 2; default: 3 } }",
      "func e(_ it: ColorToken) -> Bool { if case .accent = it { true } else { [.action, .ink].contains(it) } }",
      "func f(_ it: ColorToken) -> Int { switch it { case .line: 1; case .action: g(.accent); default: 3 } }",
      "",
    ]
    try folder.write(source.joined(separator: "\n"), to: "App/V.swift")
    try folder.write(#"{ "type": "Tag", "tint": "note" }"#, to: "sent/b.json")
    let shown = try text(
      "adopt", folder["t"], "--sources", folder["App"], "--screens", folder["sent"], "--apply")
    var expected = source
    expected[2] = "let c: [ColorToken: ColorToken] = [.ink: .ink, .line: .ink]"
    expected[4] = source[4].replacingOccurrences(of: ".accent", with: ".ink")
      .replacingOccurrences(of: ".action", with: ".ink")
    expected[5] = source[5].replacingOccurrences(of: ".accent", with: ".ink")
      .replacingOccurrences(of: ".action", with: ".ink")
    #expect(folder.text(of: "App/V.swift") == expected.joined(separator: "\n"))
    let message =
      "'accent' is 'ink' now, as is 'action' beside it; keys of a dictionary and cases of a 'switch'"
    for place in ["V.swift:1:30: \(message)", "V.swift:4:53: \(message)"] {
      #expect(shown.contains(place), "\(shown)")
    }
    #expect(
      shown.contains(
        "b.json:1:26: 'note' is deprecated, and nothing takes its place: notes are gone"),
      "\(shown)")
  }

  @Test("the only alias of a token is the likeliest to take its place")
  func newNames() throws {
    let sizes = ["5": 20, "6": 24].mapValues { #"{ "$value": { "value": \#($0), "unit": "px" } }"# }
    let both = sizes.map { #""\#($0)": \#($1), "\#($0)00": { "$value": "{space.\#($0)}" }"# }
    let folder = try project(
      nil,
      #"{ "space": { "$type": "dimension", \#(sizes.map { #""\#($0)00": \#($1)"# }.joined(separator: ", ")) } }"#
    )
    try folder.write(
      #"{ "space": { "$type": "dimension", \#(both.joined(separator: ", ")) } }"#,
      to: "old/a.tokens.json")
    _ = try text("diff", folder["old"], folder["t"], "--draft")
    let drafted = folder.text(of: "t/replacements.json") ?? ""
    for size in sizes.keys {
      #expect(
        drafted.contains(#""space.\#(size)": { "candidates": ["space.\#(size)00""#), "\(drafted)")
    }
  }

  @Test("every brand and scheme in which a change can be seen has its ΔE")
  func differences() throws {
    let folder = try project(
      #"{ "color.accent": "color.action" }"#,
      #"""
      { "color": { "$type": "color",
        "accent": { "$value": \#(colorJSON("#ff0000")), "$extensions": { "mode": { "dark": \#(colorJSON("#00ff00")) } } },
        "action": { "$value": \#(colorJSON("#fe0000")), "$extensions": { "mode": { "dark": \#(colorJSON("#0000ff")) } } } } }
      """#)
    try folder.write("let a = ColorToken.accent\n", to: "App/V.swift")
    let text = try text("adopt", folder["t"], "--sources", folder["App"])
    let lines = text.split(separator: "\n").filter { $0.contains("ΔE") }
    #expect(lines.count == 2, "\(text)")
    #expect(
      lines.contains { $0.hasSuffix("in light") } && lines.contains { $0.hasSuffix("in dark") })
  }

  /// Two brands, in one of which a line is another.
  private func brands() throws -> TemporaryFolder {
    let folder = try project(
      """
      { "color.line": { "successor": "color.edge", "contexts": { "night": "color.ink" }, "confirmed": "Ada" } }
      """)
    try folder.write("{}", to: "t/brand/day.tokens.json")
    try folder.write(
      """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "modifiers": { "brand": { "contexts": { "day": [], "night": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/brand" }] }
      """, to: "t/tokens.resolver.json")
    try FileManager.default.removeItem(atPath: folder["t/brand"])
    try folder.write("let a = ColorToken.line\n", to: "App/V.swift")
    return folder
  }

  @Test(
    "where brands have other successors, sources of one brand move, and those of all are listed")
  func brandSuccessors() throws {
    let folder = try brands()
    let words = ["adopt", folder["t"], "--sources", folder["App"]]
    let all = try runTokenc(words).text
    #expect(
      all.contains("ColorToken.line is deprecated, and it has another successor in 'night'"),
      "\(all)")
    #expect(!all.contains("+let a"))
    for (brand, member) in [("day", "edge"), ("night", "ink")] {
      let one = try runTokenc(words + ["--brand", brand]).text
      #expect(one.contains("+let a = ColorToken.\(member)\n"), "\(one)")
    }
  }

  @Test("progress and adopting name the same places", .enabled(if: hasGit))
  func samePlaces() throws {
    let repository = try GitRepository()
    try repository.write(colors(["accent": "#112233", "note": "#778899"]), to: "t/a.tokens.json")
    try repository.commit("one")
    try repository.git("tag", "v1")
    try repository.write(Self.both, to: "t/a.tokens.json")
    try repository.write(
      #"{ "color.accent": "color.action", "color.note": { "confirmed": "Ada" } }"#,
      to: "t/replacements.json")
    try repository.write(
      """
      import DesignTokens
      extension ColorToken { static func f() -> Self { accent } }
      let a: [ColorToken] = [.accent, .note], b = ColorToken.self.accent
      let c = f("\\(theme[.accent])"), d = model.accent

      """, to: "Sources/App/V.swift")
    let uses = try repository.tokenc(
      "uses", "t", "--since", "v1", "--sources", "Sources", "--format", "json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(uses.output.utf8)) as? [String: Any])
    let remaining = try #require(json["remaining"] as? [[String: Any]])
    let counted = Set(remaining.flatMap { $0["places"] as? [String] ?? [] })
    #expect(counted.count == 5)
    _ = try repository.tokenc("adopt", "t", "--sources", "Sources", "--apply")
    let shown = try repository.tokenc("adopt", "t", "--sources", "Sources").output
    #expect(shown.contains("V.swift:3:34: ColorToken.note is deprecated"), "\(shown)")
    let after = try repository.tokenc(
      "uses", "t", "--since", "v1", "--sources", "Sources", "--format", "json")
    let rest = try #require(
      try JSONSerialization.jsonObject(with: Data(after.output.utf8)) as? [String: Any])
    let places = (rest["remaining"] as? [[String: Any]] ?? []).flatMap {
      $0["places"] as? [String] ?? []
    }
    #expect(places == ["Sources/App/V.swift:3:34"], "what was listed is what is left: \(places)")
  }

  // MARK: In bulk

  @Test("a palette of 300 is deprecated, adopted and removed in one step each")
  func palette() throws {
    let shades = (0..<300).map { "s\($0)" }
    func group(_ value: String) -> String {
      shades.enumerated().map {
        #""\#($1)": { "$value": \#(colorJSON("#0000\(value)\(String($0 % 10))")) }"#
      }
      .joined(separator: ", ")
    }
    let legacy = "\"legacy\": { \(group("1")) }"
    let folder = try project(nil, #"{ "color": { "$type": "color", \#(legacy) } }"#)
    try folder.write(
      shades.map { "let \($0) = ColorToken.legacy\($0.capitalized)\n" }.joined(), to: "App/V.swift")
    _ = try text("contract", folder["t"], "--release", "1.0.0")
    try folder.write(
      #"{ "color": { "$type": "color", \#(legacy), "calm": { \#(group("2")) } } }"#,
      to: "t/a.tokens.json")
    let words = ["retire", folder["t"], "color.legacy.**"]
    let deprecated = try runTokenc(
      words + ["--successor", "color.calm.**", "--by", "Ada", "--reason", "calmer", "--apply"]
    ).text
    #expect(deprecated.components(separatedBy: "becomes deprecated").count == 301)
    #expect(
      folder.text(of: "t/replacements.json") == """
        {
          "color.legacy.**": { "successor": "color.calm.**", "confirmed": "Ada", "reason": "calmer" }
        }

        """)
    #expect(
      try runTokenc(words + ["--remove", "--sources", folder["App"]]).exitCode == .difference)
    _ = try text("adopt", folder["t"], "--sources", folder["App"], "--apply")
    #expect(folder.text(of: "App/V.swift")?.contains("legacy") == false)
    _ = try text("contract", folder["t"], "--release", "1.1.0")
    let removed = try runTokenc(words + ["--remove", "--sources", folder["App"], "--apply"])
    #expect(removed.exitCode == .success, "\(removed.text)")
    #expect(folder.text(of: "t/a.tokens.json")?.contains("legacy") == false)
    // Servers may go on sending the old names, and old apps get them.
    let found = try text("find", folder["t"], "calmS7", "--format", "json")
    #expect(found.contains("legacyS7"), "\(found.prefix(400))")
    let release = try text("contract", folder["t"], "--release", "2.0.0", "--force")
    #expect(release.contains("color.calmS7; send 'legacyS7'"), "\(release.prefix(400))")
    #expect(try runTokenc(["contract", folder["t"]]).exitCode == .success)
  }

  @Test("a pattern means tokens that can take the step, and asterisks have to agree")
  func patterns() throws {
    let folder = try project()
    #expect(
      messages("retire", folder["t"], "color.**", "--remove", "--sources", folder["t"])
        == ["'color.**' means no deprecated token; deprecate them first, without '--remove'"])
    #expect(
      messages("retire", folder["t"], "color.**", "--successor", "color.ink")
        == ["'color.ink' needs the asterisks of 'color.**' in the same order"])
    let faults = messages("retire", folder["t"], "color.*", "--successor", "paint.*").joined()
    #expect(faults.hasPrefix("6 tokens of 'color.*' can't be retired:"))
    #expect(
      faults.contains("'color.accent' can't be replaced by 'paint.accent', which is not a token"))
  }

  @Test("a token's own entry speaks for it before a pattern, in all that it says")
  func specific() throws {
    let entries = #"""
      {
        "color.accent": { "successor": "color.ink", "confirmed": "Ada", "since": "2.0.0" },
        "color.accent.**": { "successor": "color.calm.**", "confirmed": "Ada", "since": "3.0.0" }
      }
      """#
    let color = #"{ "$value": \#(colorJSON("#112233")) }"#
    let pair = #"{ "$root": \#(color), "x": \#(color) }"#
    let folder = try project(
      entries,
      #"""
      { "color": { "$type": "color", "accent": \#(pair), "calm": \#(pair), "ink": \#(color) } }
      """#)
    try folder.write("let a = ColorToken.accent\n", to: "App/a.swift")
    let found = try text("uses", folder["t"], "--sources", folder["App"])
    #expect(found.contains("ColorToken.accent → color.ink, since 2.0.0"), "\(found)")
    #expect(found.contains("ColorToken.accentX → color.calm.x, since 3.0.0"), "\(found)")
  }

  @Test("a rename in place takes the entries along") func renames() throws {
    let folder = try project(Self.generations)
    _ = try text("rename", folder["t"], "color.action=color.deed", "--apply")
    #expect(
      folder.text(of: "t/replacements.json")?.contains(
        #""color.accent": { "successor": "color.deed", "confirmed": "Ada" }"#) == true)
  }
}
