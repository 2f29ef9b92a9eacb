import TestSupport
import Testing

@Suite struct SuppressionTests {
  @Test("a suppression on a token or a group around it silences the rule it names, for a reason")
  func suppresses() {
    expectFindings(
      "naming", "missing-description",
      in: """
        { "color": { "$type": "color",
          "group": {
            "$extensions": { "tokenc": { "lint": { "missing-description": "drawn by hand" } } },
            "a": { "$value": \(LintColors.black) },
            1️⃣"B": { "$value": \(LintColors.white) } },
          "own": { "$value": \(LintColors.red), "$extensions": { "tokenc": { "lint": {
            "missing-description": "obvious" } } } } } }
        """, [.warning(at: "1️⃣", "name 'B' is not in kebab-case", id: "naming")])
  }

  @Test("a suppression that silences nothing is reported, unless its rule doesn't run")
  func unused() {
    let text = """
      { "color": { "$type": "color", "$description": "Colors.",
        "a": { "$value": \(LintColors.black), "$extensions": { "tokenc": { "lint": {
          1️⃣"missing-description": "obvious" } } } } } }
      """
    expectFindings(
      "missing-description", in: text,
      [
        .warning(
          at: "1️⃣", "rule 'missing-description' finds nothing here; remove the suppression",
          id: "unused-suppression")
      ])
    expectFindings("naming", in: text, [])
  }

  @Test("a suppression names a rule and a reason")
  func faults() {
    expectFindings(
      "naming",
      in: """
        { "n": { "$type": "number",
          "a": { "$value": 1, "$extensions": { "tokenc": { "lint": 1️⃣["naming"] } } },
          "b": { "$value": 1, "$extensions": { "tokenc": { "lint": { 2️⃣"namin": "why" } } } },
          "c": { "$value": 1, "$extensions": { "tokenc": { "lint": { "naming": 3️⃣"" } } } } } }
        """,
      [
        .error(
          at: "1️⃣", "'lint' takes an object from the id of a rule to the reason", id: "suppression"),
        .error(
          at: "2️⃣", "there is no rule 'namin'; did you mean 'naming'?", id: "suppression"),
        .error(
          at: "3️⃣", "say why 'naming' does not hold here, as a string", id: "suppression"),
      ])
  }
}
