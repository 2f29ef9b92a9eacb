import TestSupport
import Testing

@testable import TokenCompiler

@Suite struct ContrastRuleTests {
  private static let pairs = """
    { "contrast": { "over": "color.ground", "pairs": [
      { "foreground": "color.text.*", "background": ["color.ground", "color.glass"],
        "minimum": 4.5, "except": "color.text.ghost" } ] } }
    """

  @Test("a pair is measured in light and dark, at the value that fails, with the background noted")
  func schemes() {
    expectFindings(
      "contrast",
      in: """
        { "color": { "$type": "color",
          "ground": { "$value": 2️⃣\(LintColors.white), "$extensions": {
            "mode": { "dark": 4️⃣\(LintColors.black) } } },
          "glass": { "$value": \(LintColors.white), "$extensions": {
            "mode": { "dark": \(LintColors.black) } } },
          "text": {
            "good": { "$value": \(LintColors.black), "$extensions": {
              "mode": { "dark": \(LintColors.white) } } },
            "gray": { "$value": 1️⃣\(srgb(0.6, 0.6, 0.6)), "$extensions": {
              "mode": { "dark": 3️⃣\(srgb(0.2, 0.2, 0.2)) } } },
            "ghost": { "$value": \(LintColors.white) },
            "old": { "$value": \(LintColors.white), "$deprecated": true }
          } } }
        """, configuration: Self.pairs,
      [
        .error(
          at: "1️⃣",
          "'color.text.gray' on 'color.ground' has a contrast of 2.84 in light; 4.5 is needed",
          id: "contrast", notes: [.note(at: "2️⃣", "the background is declared here")]),
        .error(
          at: "1️⃣",
          "'color.text.gray' on 'color.glass' has a contrast of 2.84 in light; 4.5 is needed",
          id: "contrast"),
        .error(
          at: "3️⃣",
          "'color.text.gray' on 'color.ground' has a contrast of 1.66 in dark; 4.5 is needed",
          id: "contrast", notes: [.note(at: "4️⃣", "the background is declared here")]),
        .error(
          at: "3️⃣",
          "'color.text.gray' on 'color.glass' has a contrast of 1.66 in dark; 4.5 is needed",
          id: "contrast"),
      ])
  }

  @Test("translucent backgrounds lie over the token that 'over' names, and white without one")
  func translucent() {
    let text = """
      { "color": { "$type": "color",
        "ground": { "$value": \(LintColors.black) },
        "glass": { "$value": \(srgb(1, 1, 1, alpha: 0.2)) },
        "text": { "a": { "$value": 1️⃣\(srgb(1, 1, 1, alpha: 0.5)) } } } }
      """
    let pair = #""foreground": "color.text.*", "background": "color.glass", "minimum": 7"#
    expectFindings(
      "contrast", in: text,
      configuration: #"{ "contrast": { "over": "color.ground", "pairs": [{ \#(pair) }] } }"#,
      [
        .error(
          at: "1️⃣",
          "'color.text.a' on 'color.glass' over 'color.ground' has a contrast of 4.43; 7 is needed",
          id: "contrast")
      ])
    expectFindings(
      "contrast", in: text, configuration: #"{ "contrast": { "pairs": [{ \#(pair) }] } }"#,
      [
        .error(
          at: "1️⃣",
          "'color.text.a' on 'color.glass' over white has a contrast of 1; 7 is needed",
          id: "contrast")
      ])
  }

  @Test("a pair can count in some contexts only, and the strictest of two pairs counts")
  func contexts() {
    expectFindings(
      "contrast",
      in: """
        { "color": { "$type": "color",
          "ground": { "$value": \(LintColors.white) },
          "text": { "a": { "$value": \(srgb(0.4, 0.4, 0.4)),
            "$extensions": { "mode": { "high": 1️⃣\(srgb(0.39, 0.39, 0.39)) } } } } } }
        """,
      configuration: """
        { "contrast": { "pairs": [
          { "foreground": "color.text.*", "background": "color.ground", "minimum": 4.5 },
          { "foreground": "color.text.*", "background": "color.ground", "minimum": 7,
            "when": { "contrast": "high" } } ] } }
        """,
      [
        .error(
          at: "1️⃣",
          "'color.text.a' on 'color.ground' has a contrast of 5.96 in high; 7 is needed",
          id: "contrast")
      ])
  }

  @Test("brands that fail alike are one finding that names them")
  func brands() {
    expectFindings(
      ["contrast"],
      in: [
        "t.resolver.json": """
        { "version": "2025.10",
          "modifiers": { "brand": { "default": "a", "contexts": {
            "a": [], "b": [],
            "c": [{ "color": { "text": { "x": {
              "$type": "color", "$value": 2️⃣\(srgb(1, 1, 1)) } } } }] } } },
          "resolutionOrder": [
            { "type": "set", "name": "base", "sources": [{ "$ref": "base.tokens.json" }] },
            { "$ref": "#/modifiers/brand" }] }
        """,
        "base.tokens.json": """
        { "color": { "$type": "color", "ground": { "$value": \(LintColors.white) },
          "text": { "x": { "$value": 1️⃣\(srgb(0.6, 0.6, 0.6)) } } } }
        """,
        "tokenc.json": """
        { "contrast": { "pairs": [
          { "foreground": "color.text.*", "background": "color.ground", "minimum": 3 } ] } }
        """,
      ],
      [
        .error(
          at: "2️⃣", "'color.text.x' on 'color.ground' has a contrast of 1 in c; 3 is needed",
          id: "contrast"),
        .error(
          at: "1️⃣",
          "'color.text.x' on 'color.ground' has a contrast of 2.84 in a and b; 3 is needed",
          id: "contrast"),
      ])
  }

  @Test("a ratio is shown rounded down, so that what fails never looks like enough")
  func rounding() {
    #expect(Contrast.shown(4.4999) == 4.49)
    #expect(Contrast.shown(4.5) == 4.5)
  }
}
