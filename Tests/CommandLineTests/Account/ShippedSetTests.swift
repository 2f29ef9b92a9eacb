import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// What became of names, fields and brands that shipped.
@Suite("A set that shipped") struct ShippedSetTests {
  /// A folder with the starter in `old` and `tokens`, and a contract of it.
  struct Project {
    let folder: TemporaryFolder

    init(_ set: StarterSet = StarterSet(), recording isRecorded: Bool = true) throws {
      folder = try TemporaryFolder()
      try set.write(to: folder, below: "old")
      try set.write(to: folder, below: "tokens")
      if isRecorded {
        _ = try run("contract", "tokens", "--release", "1.0.0")
        try folder.write(text("tokens/contract.json"), to: "old/contract.json")
      }
    }

    func text(_ path: String) -> String { folder.text(of: path) ?? "" }

    func replace(_ text: String, with other: String, in path: String) throws {
      let before = self.text("tokens/\(path)")
      let after = before.substituting(text, with: other)
      #expect(before != after, "'\(text)' is not in \(path)")
      try folder.write(after, to: "tokens/\(path)")
    }

    func run(_ words: String...) throws -> BuiltTokenc.Outcome {
      try BuiltTokenc.run(words, in: folder.path)
    }
  }

  private static let spec = "component/Notice.component.json"

  // MARK: Releases

  @Test("a version that says less than the changes ask for is refused")
  func refusedRelease() throws {
    let project = try Project()
    let before = project.text("tokens/contract.json")
    #expect(before.contains(#""field": { "type": "text", "required": true }"#))
    try project.replace(
      #""content": {"#, with: #""content": { "must": { "type": "text" },"#, in: Self.spec)
    let refused = try project.run("contract", "tokens", "--release", "1.1.0")
    #expect(refused.exitCode == 1)
    #expect(
      refused.output.contains("components.Notice.Content.must is new and required"), "\(refused)")
    #expect(refused.output.contains("ask for a major version, 2.0.0 at least"), "\(refused)")
    #expect(refused.output.contains("### Breaking"), "\(refused)")
    #expect(!refused.output.contains("### Added"), "\(refused)")
    #expect(refused.messages.contains("says less than the changes ask for"), "\(refused)")
    #expect(project.text("tokens/contract.json") == before)
    #expect(try project.run("contract", "tokens", "--release", "2.0.0").exitCode == 0)
    #expect(project.text("tokens/contract.json").contains("2.0.0"))
  }

  @Test("'--force' records it all the same") func forcedRelease() throws {
    let project = try Project()
    try project.replace(
      #""content": {"#, with: #""content": { "must": { "type": "text" },"#, in: Self.spec)
    let forced = try project.run("contract", "tokens", "--release", "1.1.0", "--force")
    #expect(forced.exitCode == 0)
    #expect(project.text("tokens/contract.json").contains("1.1.0"))
  }

  @Test(
    "the contract knows what servers send for a field",
    arguments: [
      (#""default": "plain""#, #""default": "accented""#, "is accented by default, and was plain"),
      (#", "default": "plain""#, "", "is required now"),
      (#""title": { "type": "text" }"#, #""title": { "type": "icon" }"#, "is icon, and was text"),
      (
        #""text": { "type": "text", "optional": true }"#, #""text": { "type": "text" }"#,
        "is required now"
      ),
    ]) func changedField(text: String, other: String, change: String) throws
  {
    let project = try Project()
    #expect(try project.run("contract", "tokens").exitCode == 0)
    try project.replace(text, with: other, in: Self.spec)
    let check = try project.run("contract", "tokens")
    // An icon is no text for a label.
    if check.exitCode == 65 {
      #expect(change.contains("icon"))
      return
    }
    #expect(check.exitCode == 1)
    #expect(check.output.contains(change), "\(check)")
  }

  @Test("what something still has can't be retired") func livingName() throws {
    let project = try Project()
    let before = project.text("tokens/contract.json")
    let retired = try project.run("retire", "tokens", "color", "--apply")
    #expect(retired.exitCode == 64)
    #expect(
      retired.messages.contains("' can't be retired, as servers send it for the token '"),
      "\(retired)")
    #expect(project.text("tokens/contract.json") == before)
  }

  // MARK: Brands

  private func renamed() throws -> Project {
    let project = try Project()
    try project.replace(#""orbit": [{"#, with: #""comet": [{"#, in: StarterSet.resolver)
    return project
  }

  @Test("a brand that is gone breaks a promise, and a former name keeps it")
  func renamedBrand() throws {
    let project = try renamed()
    let lost = try project.run("contract", "tokens")
    #expect(lost.exitCode == 1)
    #expect((lost.output + lost.messages).contains("brand 'orbit' shipped with 1.0.0"), "\(lost)")
    #expect(
      (lost.output + lost.messages).contains(#"'"brands": {"comet": {"formerNames""#), "\(lost)")
    let compiled = try project.run("tokens", "--output", "Generated")
    #expect(compiled.exitCode == 65)
    try project.replace(
      #""groups": {"#, with: #""brands": { "comet": { "formerNames": ["orbit"] } }, "groups": {"#,
      in: "tokenc.json")
    let kept = try project.run("tokens", "--output", "Generated")
    #expect(kept.exitCode == 0, "\(kept)")
    let brand = project.text("Generated/Brand.swift")
    #expect(brand.contains(#"case "comet", "orbit": self = .comet"#), "\(brand)")
    #expect(brand.contains("public static var orbit: Brand { .comet }"), "\(brand)")
    #expect(
      project.text("Generated/Theme.swift").contains("public static var orbit: Theme { .comet }"))
    let files = project.folder.names.filter { $0.hasPrefix("Generated/") && $0.hasSuffix(".swift") }
    try expectCompiles(
      files.map { path in
        GeneratedFile(
          name: String(path.dropFirst("Generated/".count)), contents: Array(project.text(path).utf8)
        )
      })
  }

  @Test("a comparison names brands that changed") func comparedBrands() throws {
    let project = try renamed()
    let diff = try project.run("diff", "old", "tokens", "--format", "json")
    #expect(diff.output.contains(#""semver": "major""#), "\(diff)")
    #expect(diff.output.contains("Brand.comet"), "\(diff)")
    let text = try project.run("diff", "old", "tokens")
    #expect(text.output.contains("get no theme"), "\(text)")
    #expect(text.output.contains("1 change of brands: 1 renamed"), "\(text)")
    #expect(text.output.contains("\nBrands\n"), "\(text)")
    try project.replace(
      #""groups": {"#, with: #""brands": { "comet": { "formerNames": ["orbit"] } }, "groups": {"#,
      in: "tokenc.json")
    let kept = try project.run("diff", "old", "tokens", "--format", "json")
    #expect(kept.output.contains(#""semver": "minor""#), "\(kept)")
  }

  @Test("of two brands that could be meant, neither is taken for the new name")
  func ambiguousBrands() throws {
    let project = try Project()
    try project.replace(#""acme": [],"#, with: #""nova": [], "luna": [],"#, in: StarterSet.resolver)
    try project.replace(#""default": "acme""#, with: #""default": "nova""#, in: StarterSet.resolver)
    let diff = try project.run("diff", "old", "tokens")
    #expect(diff.output.contains("3 changes of brands: 2 added, 1 removed"), "\(diff)")
  }

  @Test("a brand that is added, removed or made the default is a change")
  func otherBrands() throws {
    let added = try Project()
    try added.replace(#""acme": [],"#, with: #""acme": [], "nova": [],"#, in: StarterSet.resolver)
    let more = try added.run("diff", "old", "tokens", "--format", "json")
    #expect(more.output.contains("Brand.nova"), "\(more)")
    #expect(more.output.contains(#""semver": "minor""#), "\(more)")
    let removed = try Project()
    try removed.replace(
      #""acme": [],"#,
      with:
        #""nova": [{"color": {"accent": {"$type": "color", "$value": "{palette.ink}", "$extensions": {"mode": {"dark": "{palette.white}", "high": "{palette.ink}"}}}}}],"#,
      in: StarterSet.resolver)
    try removed.replace(#""default": "acme""#, with: #""default": "nova""#, in: StarterSet.resolver)
    let fewer = try removed.run("diff", "old", "tokens")
    #expect(fewer.output.contains("'acme' get no theme"), "\(fewer)")
    let other = try Project()
    try other.replace(#""default": "acme""#, with: #""default": "orbit""#, in: StarterSet.resolver)
    let changed = try other.run("diff", "old", "tokens")
    #expect(changed.output.contains("what names no brand is 'orbit', and was 'acme'"), "\(changed)")
  }

  @Test("sources name a renamed brand by its new name") func migratedBrand() throws {
    let project = try renamed()
    try project.folder.write(
      "let theme = Theme.orbit\nlet brand = Brand.orbit\nlet other: Theme = .orbit\n"
        + "let sent = Theme(brand: \"orbit\")\n",
      to: "App/a.swift")
    let plan = try project.run("migrate", "old", "tokens", "--sources", "App", "--apply")
    #expect(
      project.text("App/a.swift").hasPrefix("let theme = Theme.comet\nlet brand = Brand.comet\n"),
      "\(plan)")
    #expect(project.text("App/a.swift").contains("Theme(brand: \"comet\")"), "\(plan)")
  }

  // MARK: Documents

  @Test("an object that is no component is reported beside others") func unknownObjects() throws {
    let project = try Project()
    try project.folder.write(
      #"{"page": {"id": 1}, "blocks": [{"type": "Notice", "title": "a"}, {"type": "carousel", "items": [{"type": "slide"}]}, {"text": "b"}]}"#,
      to: "screen.json")
    let found = try project.run("validate", "tokens", "screen.json")
    #expect(found.output.contains("/blocks/1: 'carousel' is no component"), "\(found)")
    #expect(found.output.contains("/blocks/2: this names no component"), "\(found)")
    #expect(!found.output.contains("slide"))
    #expect(found.output.contains("2 faults, no warnings"), "\(found)")
    try project.replace(
      #""groups": {"#,
      with: #""leftOut": { "objects": { "carousel": "the shop's" } }, "groups": {"#,
      in: "tokenc.json")
    let left = try project.run("validate", "tokens", "screen.json")
    #expect(left.output.contains("1 fault, no warnings"), "\(left)")
  }

  // MARK: Files

  @Test("every command that reads the set reports a token file that nothing names")
  func unreadFile() throws {
    let project = try Project()
    try project.folder.write(
      #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#, to: "tokens/drafts/new.tokens.json")
    #expect(try project.run("tokens", "--output", "Generated").exitCode == 0)
    for words in [
      ["tokens", "--output", "Generated"], ["tokens", "--output", "Generated", "--check"],
      ["lint", "tokens"], ["preview", "tokens", "--output", "page.html"],
      ["diff", "old", "tokens"],
      ["contract", "tokens"], ["find", "accent", "tokens"],
      ["contract", "tokens", "--release", "1.0.1", "--dry-run"],
      ["uses", "tokens"], ["schema", "tokens"],
      ["rename", "tokens", "color.accent=color.hue"],
    ] {
      let run = try BuiltTokenc.run(words, in: project.folder.path)
      #expect(
        (run.output + run.messages).contains("new.tokens.json: warning: no set or context names"),
        "\(words): \(run)")
    }
  }

  @Test("faults of the contract are reported with those of tokens, in the order of files")
  func contractFaults() throws {
    let project = try Project()
    try project.replace("{palette.red.light}", with: "{palette.rod.light}", in: StarterSet.colors)
    try project.replace("{spacing.m}", with: "{spacing.mm}", in: Self.spec)
    try project.replace(#""body": {"#, with: #""bodi": {"#, in: "contract.json")
    let lost = try project.run("tokens", "--output", "Generated")
    #expect(lost.exitCode == 65)
    let ids = lost.messages.split(separator: "\n").compactMap { $0.split(separator: "[").last }
    #expect(ids == ["unknown-alias]", "unknown-alias]", "lost-name]"], "\(lost)")
    try project.replace(
      #""introduced": "1.0.0" }"#, with: #""introduced": "x" }"#, in: "contract.json")
    let faulty = try project.run("tokens", "--output", "Generated")
    #expect(faulty.messages.contains("[contract]"), "\(faulty)")
    #expect(faulty.messages.contains("[unknown-alias]"), "\(faulty)")
    // A token that can't be known is not lost.
    try project.folder.write(project.text("old/contract.json"), to: "tokens/contract.json")
    try project.replace(
      #""$value": "{palette.red.light}""#.substituting("red", with: "rod"), with: #""$vlaue": 1"#,
      in: StarterSet.colors)
    let unknown = try project.run("tokens", "--output", "Generated")
    #expect(!unknown.messages.contains("[lost-name]"), "\(unknown)")
  }

  @Test("a retirement says where the successor looks different") func retiredInBrand() throws {
    let project = try Project(recording: false)
    try project.replace(
      #""accent": {"#,
      with:
        #""hue": { "$value": "{palette.red.light}", "$extensions": {"mode": {"dark": "{palette.red.dark}", "high": "{palette.red.contrast}"}} }, "accent": {"#,
      in: StarterSet.colors)
    let words = ["retire", "tokens", "color.accent", "--successor", "color.hue"]
    let other = try BuiltTokenc.run(words, in: project.folder.path)
    #expect(other.output.contains("  'color.hue' has another value in orbit\n"), "\(other)")
    // The brand's own successor has no dark value.
    try project.replace(
      #""color": {"#,
      with:
        #""color": { "hue": { "$type": "color", "$value": "{palette.blue.light}", "$extensions": {"mode": {"high": "{palette.blue.contrast}"}} },"#,
      in: StarterSet.orbit)
    let dark = try BuiltTokenc.run(words, in: project.folder.path)
    #expect(
      dark.output.contains("  'color.hue' has another value in orbit dark normal\n"), "\(dark)")
  }

  // MARK: Findings

  @Test("lint leads with errors and groups what repeats") func lint() throws {
    let project = try Project(recording: false)
    let names = (0..<8).map { #""step\#($0)": { "$type": "number", "$value": \#($0) }"# }
    try project.replace(
      #""spacing": {"#, with: #""step": { \#(names.joined(separator: ", ")) }, "spacing": {"#,
      in: "semantic/spacing.tokens.json")
    try project.replace(
      #""components": [0.84, 0.13, 0.11]"#, with: #""components": [0.95, 0.9, 0.9]"#,
      in: "primitive/color.tokens.json")
    let lint = try project.run("lint", "tokens")
    let lines = lint.output.split(separator: "\n")
    #expect(lines.first?.contains(": error: ") == true, "\(lint)")
    #expect(lint.output.contains("there are 7 more of 'missing-description'"), "\(lint)")
    let rule = try project.run("lint", "tokens", "--rule", "missing-description")
    #expect(rule.output.split(separator: "\n").count == 9, "\(rule)")
  }
}
