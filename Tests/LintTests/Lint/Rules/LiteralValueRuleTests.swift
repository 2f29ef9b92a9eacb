import TestSupport
import Testing

private let black = LintColors.black
private let white = LintColors.white
private let red = LintColors.red
private let hidesPalette = LintColors.hidesPalette

@Suite struct LiteralValueRuleTests {
  @Test("a primitive's value written again is reported at the value and replaced by an alias")
  func fixes() {
    let text = """
      { "palette": { "$type": "color", "red": { "$value": \(red) } },
        "color": { "$type": "color", "accent": { "$value": 1️⃣\(red) },
          "dark": { "$value": \(black), "$extensions": { "mode": { "dark": 2️⃣\(red) } } } } }
      """
    expectFindings(
      "literal-value", in: text, configuration: hidesPalette,
      [
        .warning(
          at: "1️⃣", "'color.accent' repeats the value of 'palette.red'; write '{palette.red}'",
          id: "literal-value", fixIt: .put(#""{palette.red}""#, at: "1️⃣")),
        .warning(
          at: "2️⃣", "'color.dark' repeats the value of 'palette.red'; write '{palette.red}'",
          id: "literal-value"),
      ])
    expectFix(
      "literal-value", in: text,
      gives: """
        { "palette": { "$type": "color", "red": { "$value": \(red) } },
          "color": { "$type": "color", "accent": { "$value": "{palette.red}" },
            "dark": { "$value": \(black), "$extensions": { "mode": { "dark": "{palette.red}" } } } } }
        """, configuration: hidesPalette)
  }

  @Test("with two primitives of the value there is a choice to make, and no fix")
  func ambiguous() {
    let text = """
      { "palette": { "$type": "color", "red": { "$value": \(red) }, 2️⃣"hot": { "$value": \(red) } },
        "color": { "$type": "color", "accent": { "$value": 1️⃣\(red) } } }
      """
    expectFindings(
      "literal-value", in: text, configuration: hidesPalette,
      [
        .warning(
          at: "1️⃣", "'color.accent' repeats the value of 'palette.red'; write '{palette.red}'",
          id: "literal-value", notes: [.note(at: "2️⃣", "'palette.hot' has this value, too")])
      ])
    let unmarked = String(decoding: MarkedFiles(["": text]).files[0].bytes, as: UTF8.self)
    expectFix("literal-value", in: text, gives: unmarked, configuration: hidesPalette)
  }

  @Test("a primitive with the value in one scheme only is not a primitive for it")
  func otherScheme() {
    expectFindings(
      "literal-value",
      in: """
        { "palette": { "$type": "color",
            "red": { "$value": \(red), "$extensions": { "mode": { "dark": \(black) } } } },
          "color": { "$type": "color", "accent": { "$value": \(red) },
            "other": { "$value": \(white) } } }
        """, configuration: hidesPalette, [])
  }
}
