import CommandSupport
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Patterns of tokenc.json that name what is renamed or retired")
struct PatternMigrationTests {
  /// Versions of a set in which `color.text` is `color.content`, and a configuration that both have.
  private func project(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, group) in [("old", "text"), ("new", "content")] {
      try folder.write(
        """
        { "color": { "$type": "color",
          "\(group)": {
            "ink": { "$value": \(colorJSON("#000000")) },
            "dim": { "$value": \(colorJSON("#333333")), "$deprecated": true } },
          "page": { "$value": \(colorJSON("#ffffff")) } } }
        """, to: "\(name)/a.tokens.json")
      try folder.write(configuration, to: "\(name)/tokenc.json")
    }
    try folder.write("let a = 1\n", to: "App/View.swift")
    return folder
  }

  private func migrate(
    _ folder: TemporaryFolder, _ operands: [String], _ options: String...
  ) throws -> String {
    let words = ["migrate", "--inferred"] + operands.map { folder[$0] } + options
    return String(decoding: try runTokenc(words).output, as: UTF8.self)
  }

  private static let pairs = """
    { "enums": { "color.text.**": "TextToken" },
      "contrast": { "over": "color.page", "pairs": [
        { "foreground": ["color.text.ink", "color.text.d*"], "background": "color.page",
          "over": "color.text.dim", "minimum": 1 }] },
      "lint": { "rules": { "near-duplicate": { "except": "color.text.dim" } } } }
    """

  @Test("a new version's patterns name what was renamed, so that lint runs") func compared() throws
  {
    let folder = try project(Self.pairs)
    #expect(throws: RunFailure.self) { try runTokenc(["lint", folder["new"]]) }
    _ = try migrate(folder, ["old", "new"], "--sources", folder["new"], "--apply")
    #expect(
      folder.text(of: "new/tokenc.json")
        == Self.pairs.replacing("color.text", with: "color.content"))
    #expect(try runTokenc(["lint", folder["new"], "--fail-on", "never"]).exitCode == .success)
    let again = try migrate(folder, ["old", "new"], "--sources", folder["new"], "--apply")
    #expect(again.contains("no source names a renamed token"))
  }

  @Test("a pattern of part of what moves, of what is gone, and a file that is not JSON are listed")
  func listed() throws {
    let configuration = """
      { "lint": { "tiers": { "component": ["color.**.dim", "color.t*.*", "color.content.*"] } },
        "enums": { "color.text.*": "TextToken", "color.content.*": "TextToken" } }
      """
    let folder = try project(configuration)
    try folder.write(#"{ "hidden": ["color.text.ink" }"#, to: "App/tokenc.json")
    let text = try migrate(
      folder, ["old", "new"], "--sources", folder["new"], "--sources", folder["App"])
    #expect(
      text.contains(
        "new/tokenc.json:1:54: 'color.t*.*' no longer means 'color.content.ink' and 1 more"))
    #expect(
      text.contains(
        "new/tokenc.json:2:14: 'color.text.*' is 'color.content.*' now, which stands here, too"))
    #expect(text.contains("App/tokenc.json:1:31: is not rewritten: expected ',' or ']'"))
    #expect(!text.contains("+++"))
  }

  @Test("the patterns of a token that is retired go with it, and all others stay byte for byte")
  func retired() throws {
    let configuration = """
      { "hidden": ["color.page",
          "color.text.dim"], "enums": { "color.text.dim": "DimToken", "color.text.*": "TextToken" },
        "formerNames": { "color.dark": "color.text.dim" },
        "contrast": { "pairs": [
          { "foreground": ["color.text.dim"], "background": "color.page", "minimum": 1 },
          { "foreground": ["color.text.dim", "color.text.ink"], "background": "color.page", "minimum": 1 }
        ] },
        "lint": { "rules": { "near-duplicate": {
          "except": ["color.text.dim"], "only": ["color.text.d*"] } } } }
      """
    let folder = try project(configuration)
    let words = ["color.text.dim", "--remove", "--sources", folder["App"], "--apply"]
    let text = String(
      decoding: try runTokenc(["retire", folder["old"]] + words).output, as: UTF8.self)
    #expect(text.contains("tokenc.json:9:43: 'color.text.d*' means no token now"))
    #expect(
      folder.text(of: "old/tokenc.json") == """
        { "hidden": ["color.page"], "enums": { "color.text.*": "TextToken" },
          "formerNames": {  },
          "contrast": { "pairs": [
            { "foreground": ["color.text.ink"], "background": "color.page", "minimum": 1 }
          ] },
          "lint": { "rules": { "near-duplicate": {
            "except": [], "only": ["color.text.d*"] } } } }
        """)
  }
}
