import CommandSupport
import Testing
import TokenSwift

@testable import TokenChange
@testable import TokenCompiler

/// A brand's name stands in Swift, in files of the set, in the contract and in other languages.
@Suite("Names of brands") struct BrandNamesTests {
  private static let view = """
    let a = Theme.orbit, b = Brand.orbit
    let c: Theme = .orbit
    let d = Theme(brand: "orbit"), e = Brand(rawValue: "orbit")
    let f = Theme(brand: .orbit)
    let g = stored == "orbit", h = Space(brand: "orbit")
    let i = theme == .orbit
    let j = DesignTokens.Theme.init(brand: "orbit")

    """

  private static let renamedView = """
    let a = Theme.comet, b = Brand.comet
    let c: Theme = .comet
    let d = Theme(brand: "comet"), e = Brand(rawValue: "comet")
    let f = Theme(brand: .comet)
    let g = stored == "orbit", h = Space(brand: "orbit")
    let i = theme == .orbit
    let j = DesignTokens.Theme.init(brand: "comet")

    """

  private func project() throws -> ShippedSetTests.Project {
    let project = try ShippedSetTests.Project()
    try project.folder.write(Self.view, to: "App/a.swift")
    return project
  }

  // MARK: Swift

  @Test(
    "strings and members by which Swift chooses a brand are renamed; what can't be told is listed")
  func swift() throws {
    let project = try project()
    try project.replace(#""orbit": [{"#, with: #""comet": [{"#, in: StarterSet.resolver)
    let plan = try project.run("migrate", "old", "tokens", "--sources", "App", "--apply")
    #expect(project.text("App/a.swift") == Self.renamedView, "\(plan)")
    for place in ["5:19", "5:45", "6:19"] {
      #expect(plan.output.contains("  App/a.swift:\(place): "), "\(plan)")
    }
    #expect(plan.output.contains("To be looked at in the sources (3)"), "\(plan)")
  }

  @Test("a type of the sources' own with the same initializer keeps its strings") func ownType()
    throws
  {
    let project = try project()
    try project.folder.write(
      "struct Theme { init(brand: String) {} }\nlet a = Theme(brand: \"orbit\")\n",
      to: "App/a.swift")
    try project.replace(#""orbit": [{"#, with: #""comet": [{"#, in: StarterSet.resolver)
    let plan = try project.run("migrate", "old", "tokens", "--sources", "App", "--apply")
    #expect(project.text("App/a.swift").contains("\"orbit\""))
    #expect(plan.output.contains("  App/a.swift:2:22: "), "\(plan)")
  }

  @Test("a token's case is not renamed where a brand of that name is meant") func sharedCase() {
    var source = StarterSet()
    source.set("a.tokens.json", "{}")
    let names = SourceNames()
    let rewriter = MemberRewriter([
      MemberRename(typeName: "Theme(brand:)", old: "orbit", new: "comet", isShared: true),
      MemberRename(typeName: "Theme(brand:)", old: "\"orbit\"", new: "\"comet\"", isShared: true),
    ])
    func rewritten(_ text: String) -> String {
      let source = SwiftSource(Array(text.utf8))
      let edits = rewriter.changes(in: source, names).edits
      return String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
    }
    for text in [
      "f(brand: .orbit)", "x.Theme(brand: .orbit)()", "Theme(skin: .orbit)", "[brand: \"orbit\"]",
      "Theme(brand: .orbit.other)", "Theme(brand: \"orbit\" + x)", "make().Theme(brand: \"orbit\")",
      ".init(brand: \"orbit\")", "Theme(brand: \"or\\(b)it\")", "Theme(brand:",
      "Theme(a: [1, (2)], brand: \"orbit\"",
    ] where !text.hasPrefix("x.") {
      #expect(rewritten(text) == text)
    }
    #expect(
      rewritten("Theme(a: [1, (2)], brand: \"orbit\")") == "Theme(a: [1, (2)], brand: \"comet\")")
    #expect(rewritten("Theme(brand: .orbit, b: 1)") == "Theme(brand: .comet, b: 1)")
  }

  @Test("who names brands is counted, former names apart") func uses() throws {
    let project = try project()
    try project.replace(
      #""groups": {"#, with: #""brands": { "orbit": { "formerNames": ["star"] } }, "groups": {"#,
      in: "tokenc.json")
    try project.folder.write("let k = Theme(brand: \"star\")\n", to: "App/b.swift")
    let text = try project.run("uses", "tokens", "--sources", "App")
    #expect(text.output.contains("; 2 brands, 1 of them named somewhere\n"), "\(text)")
    let row = text.output.split(separator: "\n").first { $0.contains("  Brand.orbit ") } ?? ""
    #expect(
      row.split(separator: " ").dropFirst() == ["7", "1", "2", "0", "0", "0", "0"], "\(text)")
    #expect(text.output.contains("  Brand.star → Brand.orbit"), "\(text)")
    let json = try project.run("uses", "tokens", "--sources", "App", "--format", "json")
    #expect(json.output.contains(#""path": "Brand.acme""#), "\(json)")
    let since = try project.run("uses", "tokens", "--sources", "App", "--format", "html")
    #expect(since.output.contains("<h2>Named, the most first</h2>"))
  }

  // MARK: 'tokenc rename'

  @Test("'tokenc rename' renames a brand in all files of the set, and keeps the old name")
  func renamed() throws {
    let project = try project()
    try project.replace(
      #""dark": "{palette.ink}""#, with: ##""orbit": "{palette.mist}", "dark": "{palette.ink}""##,
      in: StarterSet.colors)
    try project.replace(
      #""minimum": 4.5 }"#, with: #""minimum": 4.5, "when": { "brand": "orbit" } }"#,
      in: "tokenc.json")
    try project.folder.write(
      #"{ "color.old": { "successor": "color.accent", "contexts": { "orbit": "color.background" }, "confirmed": "Ada" } }"#,
      to: "tokens/replacements.json")
    let run = try project.run(
      "rename", "tokens", "Brand.orbit=comet", "--sources", "App", "--apply")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      project.text("tokens/replacements.json").contains(
        #""contexts": { "comet": "color.background" }"#))
    #expect(project.text("App/a.swift") == Self.renamedView)
    #expect(
      project.text("tokens/tokens.resolver.json").contains(#""comet": [{ "$ref": "theme/orbit"#))
    #expect(
      project.text("tokens/semantic/color.tokens.json").contains(#""comet": "{palette.mist}""#))
    let configuration = project.text("tokens/tokenc.json")
    #expect(configuration.contains(#""when": { "brand": "comet" }"#))
    #expect(configuration.contains(#""comet": { "formerNames": ["orbit"] }"#))
    #expect(!configuration.contains(#""brand": "orbit""#))
    let compiled = try project.run("tokens", "--output", "Generated")
    #expect(compiled.exitCode == 0, "\(compiled)")
    // It may go back, and is then no former name of its own.
    let back = try project.run("rename", "tokens", "comet=orbit", "--apply")
    #expect(back.exitCode == 0, "\(back)")
    #expect(project.text("tokens/tokenc.json").contains(#""orbit": { "formerNames": ["comet"] }"#))
  }

  @Test("a default brand, one of tokenc.json and a set without that file are renamed")
  func renamedElsewhere() throws {
    let project = try project()
    let run = try project.run("rename", "tokens", "brand.acme=nova", "--apply")
    #expect(run.exitCode == 0, "\(run)")
    #expect(project.text("tokens/tokens.resolver.json").contains(#""default": "nova""#))
    try project.folder.write(
      ##"""
      { "version": "2025.10", "sets": { "a": { "sources": [{ "n": { "a": { "$type": "number", "$value": 1 } } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "type": "modifier", "name": "brand", "default": "one",
          "contexts": { "one": [], "two": [{ "n": { "a": { "$type": "number", "$value": 2 } } }] } }] }
      """##, to: "small/a.resolver.json")
    let small = try project.run("rename", "small", "Brand.one=uno", "--apply")
    #expect(small.exitCode == 0, "\(small)")
    #expect(project.text("small/a.resolver.json").contains(#""default": "uno""#))
    #expect(
      project.text("small/tokenc.json") == """
        {
          "brands": {
            "uno": { "formerNames": ["one"] }
          }
        }

        """)
    try project.folder.write(
      ##"""
      { "version": "2025.10", "sets": { "a": { "sources": [{ "n": { "a": { "$type": "number", "$value": 1 } } }] } },
        "modifiers": { "skin": { "default": "x", "contexts": { "x": [], "y": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/skin" }] }
      """##, to: "other/a.resolver.json")
    try project.folder.write(
      #"{ "modifiers": { "skin": { "x": { "brand": "one" }, "y": { "brand": "two" } } } }"#,
      to: "other/tokenc.json")
    let other = try project.run("rename", "other", "one=uno", "--apply")
    #expect(other.exitCode == 0, "\(other)")
    #expect(project.text("other/tokenc.json").contains(#""x": { "brand": "uno" }"#))
  }

  @Test(
    "what can't be a brand's new name is refused, and nothing is written",
    arguments: [
      ("Brand.orbit=acme", "'Brand.orbit' can't become 'acme', which is there"),
      ("Brand.orbti=comet", "'Brand' has no brand 'orbti' to rename; did you mean 'orbit'?"),
      ("Brand.orbit=2 x!", ""),
    ]) func refused(rename: String, message: String) throws
  {
    let project = try project()
    let before = project.text("tokens/tokens.resolver.json")
    let run = try project.run("rename", "tokens", rename, "--apply")
    guard !message.isEmpty else {
      // Any text is a context's name; what Swift calls it follows from that.
      #expect(run.exitCode == 0, "\(run)")
      return
    }
    #expect(run.exitCode == 64)
    #expect(run.messages.contains(message), "\(run)")
    #expect(project.text("tokens/tokens.resolver.json") == before)
  }

  // MARK: Values

  @Test("a brand that is renamed and looks different is compared with what it was") func values()
    throws
  {
    let project = try project()
    try project.replace(#""orbit": [{"#, with: #""comet": [{"#, in: StarterSet.resolver)
    try project.replace(
      #""groups": {"#, with: #""brands": { "comet": { "formerNames": ["orbit"] } }, "groups": {"#,
      in: "tokenc.json")
    try project.replace(
      "\"$value\": \"{palette.blue.light}\"", with: "\"$value\": \"{palette.ink}\"",
      in: StarterSet.orbit)
    let diff = try project.run("diff", "old", "tokens")
    #expect(diff.output.contains("color.accent"), "\(diff)")
    #expect(diff.output.contains("comet"), "\(diff)")
  }

  // MARK: The default

  @Test("another default brand breaks what names no brand, also without the old version")
  func changedDefault() throws {
    let project = try project()
    #expect(
      project.text("tokens/contract.json").contains(
        #""acme": { "introduced": "1.0.0", "default": true }"#))
    #expect(try project.run("contract", "tokens").exitCode == 0)
    try project.replace(
      #""default": "acme""#, with: #""default": "orbit""#, in: StarterSet.resolver)
    let check = try project.run("contract", "tokens")
    #expect(check.exitCode == 1)
    #expect(
      check.output.contains(
        "brands.brand: what names no brand is 'orbit', and was 'acme'"), "\(check)")
    let minor = try project.run("contract", "tokens", "--release", "1.1.0")
    #expect(minor.exitCode == 1, "\(minor)")
    #expect(minor.output.contains("ask for a major version, 2.0.0 at least"), "\(minor)")
    #expect(minor.output.contains("### Breaking"), "\(minor)")
    #expect(try project.run("contract", "tokens", "--release", "2.0.0").exitCode == 0)
    #expect(try project.run("contract", "tokens").exitCode == 0)
    // A contract of before says nothing of it, and the next release does.
    try project.folder.write(
      project.text("tokens/contract.json").substituting(#", "default": true"#, with: ""),
      to: "tokens/contract.json")
    try project.replace(
      #""default": "orbit""#, with: #""default": "acme""#, in: StarterSet.resolver)
    #expect(try project.run("contract", "tokens").exitCode == 0)
    #expect(try project.run("contract", "tokens", "--release", "2.0.1").exitCode == 0)
    #expect(project.text("tokens/contract.json").contains("\"default\": true"))
  }

  @Test("a default brand that gets another name is no other default") func renamedDefault() throws {
    let project = try project()
    _ = try project.run("rename", "tokens", "Brand.acme=nova", "--apply")
    let check = try project.run("contract", "tokens")
    #expect(!check.output.contains("what names no brand"), "\(check)")
    #expect(try project.run("contract", "tokens", "--release", "1.1.0").exitCode == 0)
  }

  // MARK: Other languages

  @Test(
    "TypeScript and Kotlin find a brand by a name that it had, which the contract remembers, too")
  func languages() throws {
    let project = try project()
    _ = try project.run("rename", "tokens", "Brand.orbit=comet", "--apply")
    _ = try project.run("contract", "tokens", "--release", "1.1.0")
    try project.replace(
      #""comet": { "formerNames": ["orbit"] }"#, with: #""comet": {}"#, in: "tokenc.json")
    try project.replace(
      #""output": {"#, with: #""output": { "typescript": "../ts", "kotlin": "../kt","#,
      in: "tokenc.json")
    let run = try project.run("tokens")
    #expect(run.exitCode == 0, "\(run)")
    let theme = project.text("ts/theme.ts")
    #expect(theme.contains(#"["orbit", "comet"],"#), "\(theme)")
    #expect(theme.contains("export function brandNamed(name: string): Brand | undefined {"))
    let kotlin = project.text("kt/Theme.kt")
    #expect(kotlin.contains(#"comet("comet", "orbit");"#), "\(kotlin)")
    #expect(kotlin.contains("fun named(name: String): Brand? ="))
  }
}
