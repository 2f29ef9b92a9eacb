import TestSupport
import Testing

private let red = LintColors.red

@Suite struct RetirementAndScaleRuleTests {
  @Test("a deprecated token without successor is reported, with the live token of its value")
  func withoutSuccessor() {
    expectFindings(
      "deprecated-without-successor",
      in: """
        { "color": { "$type": "color",
          1️⃣"old": { "$value": \(red), "$deprecated": true },
          2️⃣"accent": { "$value": \(red) },
          "gone": { "$value": \(red), "$deprecated": "ugly",
            "$extensions": { "tokenc": { "replacedBy": "color.accent" } } } } }
        """,
      [
        .warning(
          at: "1️⃣",
          "'color.old' is deprecated and names no successor; add 'replacedBy' under "
            + "'$extensions.tokenc'", id: "deprecated-without-successor",
          notes: [.note(at: "2️⃣", "'color.accent' has its value in every theme")])
      ])
  }

  @Test("a length off the scale is reported with the nearest step, in points")
  func offScale() {
    expectFindings(
      "off-scale",
      in: """
        { "space": { "$type": "dimension",
          "hair": { "$value": { "value": 2, "unit": "px" } },
          "s": { "$value": { "value": 0.5, "unit": "rem" } },
          "back": { "$value": { "value": -8, "unit": "px" } },
          "m": { "$value": 1️⃣{ "value": 15, "unit": "px" } },
          "alias": { "$value": "{space.m}" },
          "between": { "$value": 2️⃣{ "value": 10, "unit": "px" } } },
          "radius": { "$type": "dimension", "s": { "$value": { "value": 3, "unit": "px" } } } }
        """,
      configuration: """
        { "lint": { "rules": { "off-scale": { "only": "space.**", "step": 4, "scale": [2] } } } }
        """,
      [
        .warning(
          at: "1️⃣", "'space.m' is 15 points, off the scale; the nearest step is 16",
          id: "off-scale"),
        .warning(
          at: "2️⃣", "'space.between' is 10 points, off the scale; the nearest step is 8",
          id: "off-scale"),
      ])
  }
}
