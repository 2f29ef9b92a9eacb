import Foundation
import TestSupport
import Testing

private let black = LintColors.black
private let white = LintColors.white
private let red = LintColors.red
private let hidesPalette = LintColors.hidesPalette

@Suite struct ReferenceRuleTests {
  @Test("a primitive that nothing refers to is unused; references within values and '$ref' count")
  func unusedPrimitive() {
    expectFindings(
      "unused-primitive",
      in: """
        { "palette": { "$type": "color", "byAlias": { "$value": \(red) },
            "byPart": { "$value": \(black) }, "byPointer": { "$value": \(white) },
            1️⃣"unused": { "$value": \(srgb(0, 1, 0)) } },
          "color": { "$type": "color", "a": { "$value": \(black), "$extensions": { "mode": {
              "dark": "{palette.byAlias}" } } },
            "b": { "$value": { "$ref": "#/palette/byPointer/$value" } } },
          "line": { "$type": "border", "thin": { "$value": { "color": "{palette.byPart}",
            "width": { "value": 1, "unit": "px" }, "style": "solid" } } } }
        """, configuration: hidesPalette,
      [
        .warning(
          at: "1️⃣", "no token refers to the primitive 'palette.unused'; use it or remove it",
          id: "unused-primitive")
      ])
  }

  @Test("references to a higher tier are reported at the reference, others are not")
  func aliasTier() {
    let text = """
      { "palette": { "$type": "color", "up": { "$value": 1️⃣"{color.a}" } },
        "color": { "$type": "color", "a": { "$value": \(red) },
          "b": { "$value": 2️⃣"{component.button.fill}" }, "c": { "$value": "{palette.up}" } },
        "component": { "$type": "color", "button": {
          "fill": { "$value": 3️⃣"{palette.up}" }, "text": { "$value": "{color.a}" } } } }
      """
    let upward: [ExpectedDiagnostic] = [
      .error(
        at: "1️⃣",
        "the primitive token 'palette.up' refers to the semantic token 'color.a'; turn the "
          + "reference round", id: "alias-tier"),
      .error(
        at: "2️⃣",
        "the semantic token 'color.b' refers to the component token 'component.button.fill'; turn "
          + "the reference round", id: "alias-tier"),
    ]
    expectFindings("alias-tier", in: text, configuration: hidesPalette, upward)
    expectFindings(
      "alias-tier", in: text,
      configuration: """
        { "groups": { "palette": { "hidden": true } },
          "lint": { "rules": { "alias-tier": { "skipping": "reported" } } } }
        """,
      upward + [
        .error(
          at: "3️⃣",
          "the component token 'component.button.fill' refers to the primitive token 'palette.up'; "
            + "put a semantic token between them", id: "alias-tier")
      ])
  }

  @Test("a live token at a deprecated one moves to the successor if that has the same value")
  func deprecatedAliased() {
    let text = """
      { "color": { "$type": "color", "accent": { "$value": \(red) },
        "same": { "$value": "{color.accent}", "$deprecated": true,
          "$extensions": { "tokenc": { "replacedBy": "color.accent" } } },
        "other": { "$value": \(black), "$deprecated": true,
          "$extensions": { "tokenc": { "replacedBy": "color.accent" } } },
        "a": { "$value": 1️⃣"{color.same}" },
        "b": { "$value": 2️⃣"{color.other}" },
        "retired": { "$value": "{color.other}", "$deprecated": true } } }
      """
    expectFindings(
      "deprecated-aliased", in: text,
      [
        .warning(
          at: "1️⃣", "'color.a' refers to 'color.same', which is deprecated; use 'color.accent'",
          id: "deprecated-aliased", fixIt: .put(#""{color.accent}""#, at: "1️⃣")),
        .warning(
          at: "2️⃣", "'color.b' refers to 'color.other', which is deprecated; use 'color.accent'",
          id: "deprecated-aliased"),
      ])
    let unmarked = String(decoding: MarkedFiles(["": text]).files[0].bytes, as: UTF8.self)
    expectFix(
      "deprecated-aliased", in: text,
      gives: unmarked.replacingOccurrences(
        of: #""a": { "$value": "{color.same}""#, with: #""a": { "$value": "{color.accent}""#))
  }
}
