import TestSupport
import Testing

@testable import TokenLint

private let black = LintColors.black
private let white = LintColors.white
private let red = LintColors.red
private let hidesPalette = LintColors.hidesPalette

@Suite struct NamingAndDescriptionRuleTests {
  @Test(
    "each style has names that it allows and names that it does not",
    arguments: [
      ("kebab-case", ["a", "2xs", "bright-blue", "l2-a"], ["aB", "a_b", "-a", "a--b", "a-", "é"]),
      ("snake_case", ["a", "bright_blue", "3xl"], ["a-b", "A", "_a", "a__b", "a_"]),
      ("camelCase", ["a", "brightBlue", "a2B"], ["BrightBlue", "a-b", "a_b"]),
    ])
  func naming(style: String, allowed: [String], refused: [String]) {
    let tokens = (allowed + refused).map { #""\#($0)": { "$value": 1 }"# }
    let sample = LintSample(
      [
        (
          "a.tokens.json",
          Array(#"{ "n": { "$type": "number", \#(tokens.joined(separator: ",")) } }"#.utf8)
        ),
        (
          "tokenc.json",
          Array(#"{ "lint": { "rules": { "naming": { "style": "\#(style)" } } } }"#.utf8)
        ),
      ], rules: ["naming"])
    #expect(sample.report.findings.map(\.finding.subject) == refused.map { "n.\($0)" })
  }

  @Test("a group's name is reported once, where the group is, and '$root' never")
  func groupName() {
    expectFindings(
      "naming",
      in: """
        { 1️⃣"Text": { "$type": "color", "$root": { "$value": \(black) },
          "hover": { "$value": \(red) } } }
        """,
      [.warning(at: "1️⃣", "name 'Text' is not in kebab-case", id: "naming")])
  }

  @Test("a token is described by itself or by a group around it, as configured")
  func description() {
    let text = """
      { "color": { "$type": "color",
          "text": { "$description": "Colors of text.", 1️⃣"a": { "$value": \(black) } },
          "own": { "$value": \(white), "$description": "Paper." },
          2️⃣"bare": { "$value": \(red) },
          "old": { "$value": \(red), "$deprecated": true } },
        "palette": { "red": { "$type": "color", "$value": \(red) } } }
      """
    let bare = ExpectedDiagnostic.warning(
      at: "2️⃣", "'color.bare' has no '$description'; say what it is for", id: "missing-description")
    expectFindings("missing-description", in: text, configuration: hidesPalette, [bare])
    expectFindings(
      "missing-description", in: text,
      configuration: """
        { "groups": { "palette": { "hidden": true } },
          "lint": { "rules": { "missing-description": { "of": "token" } } } }
        """,
      [
        .warning(
          at: "1️⃣", "'color.text.a' has no '$description'; say what it is for",
          id: "missing-description"), bare,
      ])
  }
}
