import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

@Suite struct LintCommandTests {
  private static let tokens = """
    {
      "palette": { "$type": "color", "red": { "$value": \(LintColors.red) } },
      "color": {
        "$type": "color",
        "$description": "Colors.",
        "accent": { "$value": \(LintColors.red) },
        "Link": { "$value": "{palette.red}" }
      }
    }
    """
  private static let accent = #""accent": { "$value": \#(LintColors.red) }"#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "a.tokens.json")
    try folder.write(LintColors.hidesPalette, to: "tokenc.json")
    return folder
  }

  private func run(_ words: String...) throws -> (output: String, ids: [String], code: ExitCode) {
    let result = try runTokenc(words)
    return (
      result.text,
      result.diagnostics.sorted.map(\.id.rawValue), result.exitCode
    )
  }

  @Test("findings leave the files alone, and make the exit code 1 from '--fail-on' upwards")
  func finds() throws {
    let folder = try folder()
    #expect(try run("lint", folder.path).code == .success)
    #expect(try run("lint", folder.path, "--fail-on", "never").code == .success)
    let result = try run("lint", folder.path, "--fail-on", "warning")
    #expect(result.ids == ["literal-value", "naming"])
    #expect(result.output == "2 findings; 14 rules, 1 theme\n")
    #expect(result.code == .difference)
    #expect(folder.names == ["a.tokens.json", "tokenc.json"])
    #expect(folder.text(of: "a.tokens.json") == Self.tokens)
  }

  @Test("an error makes the exit code 1 unless it is to be never") func errors() throws {
    let folder = try folder()
    try folder.write(
      #"{ "groups": { "palette": { "hidden": true } }, "lint": { "rules": { "naming": "error" } } }"#,
      to: "tokenc.json")
    for (options, code) in [
      ([], ExitCode.difference), (["--fail-on", "error"], .difference),
      (["--fail-on", "warning"], .difference), (["--fail-on", "never"], .success),
    ] {
      #expect(try runTokenc(["lint", folder.path] + options).exitCode == code)
    }
  }

  @Test("'--brand' reports what one brand has, and no absence that another brand may fill")
  func oneBrand() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "version": "2025.10",
        "sets": { "base": { "sources": [ { "$ref": "base.tokens.json" } ] } },
        "modifiers": { "brand": { "contexts": {
          "one": [ { "$ref": "one.tokens.json" } ], "two": [ { "$ref": "two.tokens.json" } ] } } },
        "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" } ] }
      """, to: "t.resolver.json")
    try folder.write(
      """
      { "palette": { "$type": "color", "$description": "Raw.",
          "red": { "$value": \(LintColors.red) } },
        "color": { "$type": "color", "$description": "Colors." } }
      """, to: "base.tokens.json")
    try folder.write(
      #"{ "color": { "link": { "$value": "{palette.red}" } } }"#, to: "one.tokens.json")
    try folder.write(
      ##"{ "color": { "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }"##,
      to: "two.tokens.json")
    try folder.write(LintColors.hidesPalette, to: "tokenc.json")
    try folder.write(
      """
      { "known": [ { "rule": "naming", "reason": "old", "findings": [ "color.Old" ] } ] }
      """, to: "lint-baseline.json")
    #expect(try run("lint", folder.path).ids == ["stale-baseline"])
    #expect(try run("lint", folder.path, "--brand", "two").ids == [])
    let failure = #expect(throws: RunFailure.self) {
      try run("lint", folder.path, "--brand", "two", "--rule", "unused-primitive")
    }
    #expect(
      failure?.diagnostics.map(\.message)
        == ["rule 'unused-primitive' needs every brand; leave '--brand' out"])
  }

  @Test("'--rule' runs one rule")
  func oneRule() throws {
    let folder = try folder()
    let result = try run("lint", folder.path, "--rule", "contrast")
    #expect(result.ids.isEmpty)
    #expect(result.output == "no findings; 1 rule, 1 theme\n")
    #expect(result.code == .success)
  }

  @Test("'--rule' of a rule that is switched off is an error") func ruleOff() throws {
    let folder = try folder()
    try folder.write(#"{ "lint": { "rules": { "naming": "off" } } }"#, to: "tokenc.json")
    let failure = #expect(throws: RunFailure.self) {
      try run("lint", folder.path, "--rule", "contrast", "--rule", "naming")
    }
    #expect(failure?.diagnostics.map(\.message) == ["rule 'naming' is switched off in tokenc.json"])
    #expect(failure?.exitCode == .usage)
  }

  @Test("'--fix' writes what is obvious, once, and reports the rest")
  func fixes() throws {
    let folder = try folder()
    let first = try run("lint", folder.path, "--fix")
    #expect(
      first.output == "fixed 1 place in \(folder["a.tokens.json"])\n1 finding; 14 rules, 1 theme\n")
    #expect(first.ids == ["naming"])
    let fixed = Self.tokens.replacingOccurrences(
      of: Self.accent, with: #""accent": { "$value": "{palette.red}" }"#)
    #expect(folder.text(of: "a.tokens.json") == fixed)
    let second = try run("lint", folder.path, "--fix")
    #expect(second.output == "1 finding; 14 rules, 1 theme\n")
    #expect(folder.text(of: "a.tokens.json") == fixed)
    #expect(folder.names == ["a.tokens.json", "tokenc.json"])
  }

  @Test("a baseline knows what was found, for a reason, and may only shrink")
  func baseline() throws {
    let folder = try folder()
    #expect(try run("lint", folder.path, "--update-baseline").ids == ["literal-value", "naming"])
    #expect(folder.text(of: "lint-baseline.json") == nil)

    let added = try run("lint", folder.path, "--update-baseline", "--reason", "since 2019")
    #expect(added.code == .success)
    #expect(
      added.output == "wrote \(folder["lint-baseline.json"])\n"
        + "no findings, 2 known; 14 rules, 1 theme\n")
    #expect(
      folder.text(of: "lint-baseline.json") == """
        {
          "known": [
            {
              "rule": "literal-value",
              "reason": "since 2019",
              "findings": [
                "color.accent"
              ]
            },
            {
              "rule": "naming",
              "reason": "since 2019",
              "findings": [
                "color.Link"
              ]
            }
          ]
        }

        """)
    #expect(try run("lint", folder.path).code == .success)
    // What is known is not fixed either.
    #expect(try run("lint", folder.path, "--fix").code == .success)
    #expect(folder.text(of: "a.tokens.json") == Self.tokens)

    try folder.write(
      Self.tokens.replacingOccurrences(of: "Link", with: "link"), to: "a.tokens.json")
    #expect(try run("lint", folder.path).code == .success)
    let stale = try run("lint", folder.path, "--fail-on", "warning")
    #expect(stale.ids == ["stale-baseline"])
    #expect(stale.code == .difference)
    #expect(try run("lint", folder.path, "--update-baseline").code == .success)
    #expect(folder.text(of: "lint-baseline.json")?.contains("naming") == false)
    #expect(folder.text(of: "lint-baseline.json")?.contains("since 2019") == true)
    #expect(try run("lint", folder.path).code == .success)
  }

  @Test("faults of the input end the run before any rule")
  func faults() throws {
    let folder = try folder()
    try folder.write(#"{ "lint": { "rules": { "namin": "off" } } }"#, to: "tokenc.json")
    let failure = #expect(throws: RunFailure.self) { try run("lint", folder.path) }
    #expect(failure?.exitCode == .badInput)
    #expect(failure?.diagnostics.map(\.id.rawValue) == ["configuration"])
  }

  @Test("'find' counts the uses of components by a color as by a name")
  func usesOfComponents() throws {
    let folder = try folder()
    try folder.write(
      """
      {"elements": {"box": {"kind": "view"}}, "variants": {"plain": {}},
       "appearance": {"box": {"backgroundColor": "{color.accent}"}}}
      """, to: "component/Chip.component.json")
    #expect(try run("find", "rgb(254 0 0)", folder.path).output.contains("semantic   1 use\n"))
    let duplicates = try run("find", "--duplicates", folder.path)
    #expect(duplicates.output.contains("color.accent  #ff0000  semantic   1 use  "))
    let named = try run("find", "color.accent", folder.path)
    #expect(named.output.contains("used by     Chip.box\n"))
  }

  @Test("'find' names the tokens with their values, tiers, uses and aliases")
  func find() throws {
    let folder = try folder()
    let result = try run("find", "rgb(254 0 0)", folder.path, "--limit", "2")
    #expect(
      result.output == """
          0.21  palette.red   #ff0000  primitive  1 use
          0.21  color.accent  #ff0000  semantic   0 uses

        """)
    let duplicates = try run("find", "--duplicates", folder.path)
    #expect(duplicates.output.hasPrefix("3 equal tokens that are not aliases of one\n"))
    #expect(throws: RunFailure.self) { try run("find", "color.accnt", folder.path) }
    #expect(throws: UsageError.self) { try run("find") }
    #expect(throws: UsageError.self) {
      try run("find", "--duplicates", "--within", "x", folder.path)
    }
  }
}
