import TestSupport
import Testing

@testable import TokenCompiler

@Suite struct LintConfigurationTests {
  private static let tokens = #"{ "n": { "a": { "$type": "number", "$value": 1 } } }"#

  private func expectFaults(
    _ configuration: String, _ expected: [ExpectedDiagnostic],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectFindings(
      "off-scale", in: Self.tokens, configuration: configuration, expected,
      sourceLocation: sourceLocation)
  }

  @Test("unknown keys, rules and options are errors at their place, with a suggestion")
  func unknownNames() {
    expectFaults(
      """
      { "lint": { 1️⃣"rule": {}, "rules": {
          2️⃣"constrast": "off",
          "off-scale": { 3️⃣"stp": 4 },
          "naming": { "style": 4️⃣"kebab" },
          "contrast": 5️⃣"eror" } },
        "contrast": { "pairs": [{ 6️⃣"forground": "n.a", "background": "n.a", "minimum": 3 }] } }
      """,
      [
        .error(at: "1️⃣", "'lint' has no member 'rule'; did you mean 'rules'?", id: "configuration"),
        .error(
          at: "2️⃣", "'rules' has no member 'constrast'; did you mean 'contrast'?",
          id: "configuration"),
        .error(
          at: "3️⃣", "rule 'off-scale' has no member 'stp'; did you mean 'step'?",
          id: "configuration"),
        .error(
          at: "4️⃣", "'style' takes one of 'kebab-case', 'snake_case', 'camelCase'",
          id: "configuration"),
        .error(
          at: "5️⃣", "'eror' is not a severity; did you mean 'error'?", id: "configuration"),
        .error(
          at: "6️⃣", "a pair has no member 'forground'; did you mean 'foreground'?",
          id: "configuration"),
      ])
  }

  @Test("values of the wrong kind or range are errors at their place")
  func wrongValues() {
    expectFaults(
      """
      { "lint": { "baseline": 1️⃣"", "rules": { "off-scale": { "step": 2️⃣-1, "scale": 3️⃣[1, "2"],
          "only": 4️⃣"n..a" } } },
        "contrast": { "pairs": [
          5️⃣{ "foreground": "n.a", "minimum": 1 },
          { "foreground": "n.a", "background": "n.a", "minimum": 6️⃣22 } ] } }
      """,
      [
        .error(at: "1️⃣", "'baseline' takes the path of a file", id: "configuration"),
        .error(at: "2️⃣", "'step' takes a number from 0 to 1000", id: "configuration"),
        .error(
          at: "3️⃣", "'scale' takes an array of numbers, none below 0", id: "configuration"),
        .error(
          at: "4️⃣", "expected a pattern of token paths such as 'color.text.*'",
          id: "configuration"),
        .error(at: "5️⃣", "a pair needs 'background'", id: "configuration"),
        .error(at: "6️⃣", "'minimum' takes a number from 1 to 21", id: "configuration"),
      ])
  }

  @Test("a pattern that means no token, and a context that isn't there, would check nothing")
  func idlePatterns() {
    expectFaults(
      """
      { "lint": { "rules": { "off-scale": { "except": 1️⃣"n.b" } } },
        "contrast": { "pairs": [
          { "foreground": "n.a", "background": 2️⃣"m.**", "minimum": 3,
            "when": { "contrast": 3️⃣"hi", "colour": 4️⃣"x" } } ] } }
      """,
      [
        .error(
          at: "1️⃣", "pattern 'n.b' means no token; did you mean 'n.a'?", id: "configuration"),
        .error(at: "2️⃣", "pattern 'm.**' means no token", id: "configuration"),
        .error(
          at: "3️⃣", "modifier 'contrast' has no context 'hi'", id: "configuration"),
        .error(at: "4️⃣", "there is no modifier 'colour'", id: "configuration"),
      ])
  }

  @Test(
    "patterns: one asterisk stays within a name, two span names, '$root' may be left out",
    arguments: [
      ("color.text.*", "color.text.info", true),
      ("color.text.*", "color.text.info.$root", true),
      ("color.text.*", "color.text.info.hover", false),
      ("color.text", "color.text.$root", true),
      ("color.text.$root", "color.text.$root", true),
      ("color.**", "color", true),
      ("color.**", "color.a.b.c", true),
      ("**.inverted", "color.a.inverted", true),
      ("**.inverted", "color.a.inverted.$root", true),
      ("**.inverted", "color.inverted.hover", false),
      ("**.inverted.**", "color.inverted.hover", true),
      ("color.bg*.x", "color.bg-alt.x", true),
      ("color.*-alt", "color.bg-alt", true),
      ("color.*-alt", "color.alt", false),
      ("color.a*b*c", "color.axxbxxc", true),
      ("color.a*b*c", "color.axxc", false),
      ("color.a*b", "color.ab", true),
      ("color.ab*ba", "color.aba", false),
      ("color", "colour", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == matches)
  }
}
