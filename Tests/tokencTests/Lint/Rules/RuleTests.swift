import Foundation
import Testing

@testable import tokenc

/// An sRGB colour as a token file writes it.
func srgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double? = nil) -> String {
  let alphaMember = alpha.map { #", "alpha": \#($0)"# } ?? ""
  return #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)]\#(alphaMember) }"#
}

private let black = srgb(0, 0, 0)
private let white = srgb(1, 1, 1)
private let red = srgb(1, 0, 0)
/// Hides the group `palette`, so that its tokens are primitives.
private let hidesPalette = #"{ "groups": { "palette": { "hidden": true } } }"#

@Suite struct NearDuplicateRuleTests {
  @Test("equal and nearly equal values are reported at the later token, aliases are not")
  func reports() {
    expectFindings(
      "near-duplicate",
      in: """
        { "color": { "$type": "color",
          2️⃣"a": { "$value": \(srgb(0.5, 0.5, 0.5)) },
          "alias": { "$value": "{color.a}" },
          1️⃣"b": { "$value": \(srgb(0.5, 0.5, 0.5)) },
          3️⃣"c": { "$value": \(srgb(0.5, 0.5, 0.501)) },
          "far": { "$value": \(srgb(0.5, 0.5, 0.6)) }
        } }
        """,
      [
        .warning(
          at: "1️⃣",
          "'color.b' has the value of 'color.a' in every theme; use one, or make one an alias",
          id: "near-duplicate", notes: [.note(at: "2️⃣", "'color.a' is declared here")]),
        .warning(
          at: "3️⃣",
          "'color.c' differs from 'color.a' by ΔE 0.16 in every theme; use one, or make one an "
            + "alias", id: "near-duplicate"),
      ])
  }

  @Test("values that differ in some theme, in group or in retirement are left alone")
  func leavesAlone() {
    expectFindings(
      "near-duplicate",
      in: """
        { "color": { "$type": "color",
            "a": { "$value": \(black), "$extensions": { "mode": { "dark": \(white) } } },
            "b": { "$value": \(black), "$extensions": { "mode": { "dark": \(red) } } },
            "old": { "$value": \(black), "$extensions": { "mode": { "dark": \(white) } },
              "$deprecated": true } },
          "radius": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
          "space": { "s": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
        }
        """, [])
  }

  @Test("translucent colours are compared over white and over black")
  func translucent() {
    expectFindings(
      "near-duplicate",
      in: """
        { "color": { "$type": "color",
          "whiteGlass": { "$value": \(srgb(1, 1, 1, alpha: 0.1)) },
          "blackGlass": { "$value": \(srgb(0, 0, 0, alpha: 0.004)) },
          1️⃣"sameGlass": { "$value": \(srgb(1, 1, 1, alpha: 0.101)) } } }
        """,
      [
        .warning(
          at: "1️⃣",
          "'color.sameGlass' differs from 'color.whiteGlass' by ΔE 0.08 in every theme; use one, "
            + "or make one an alias", id: "near-duplicate")
      ])
  }

  @Test("shadows and text styles are near within a fraction of a point")
  func lengths() {
    func shadow(_ blur: Double) -> String {
      """
      { "color": \(black), "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": \(blur), "unit": "px" },
        "spread": { "value": 0, "unit": "px" } }
      """
    }
    func style(_ size: Double, _ weight: Int) -> String {
      """
      { "fontFamily": "F", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.25 }
      """
    }
    expectFindings(
      "near-duplicate",
      in: """
        { "shadow": { "$type": "shadow", "s": { "$value": \(shadow(4)) },
            1️⃣"near": { "$value": \(shadow(4.2)) }, "far": { "$value": \(shadow(5)) } },
          "type": { "$type": "typography", "body": { "$value": \(style(16, 400)) },
            2️⃣"near": { "$value": \(style(16.1, 400)) }, "bold": { "$value": \(style(16, 700)) } } }
        """,
      [
        .warning(
          at: "1️⃣",
          "'shadow.near' differs from 'shadow.s' by 0.2 in every theme; use one, or make one an "
            + "alias", id: "near-duplicate"),
        .warning(
          at: "2️⃣",
          "'type.near' differs from 'type.body' by 0.13 in every theme; use one, or make one an "
            + "alias", id: "near-duplicate"),
      ])
  }
}

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

  @Test("a primitive with the value in one scheme only is no primitive for it")
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
          "text": { "$description": "Colours of text.", 1️⃣"a": { "$value": \(black) } },
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

@Suite struct SchemeRuleTests {
  @Test("a dark value like the light one is reported and removed with what it leaves empty")
  func sameLightDark() {
    let text = """
      { "color": { "$type": "color",
        "text": { "$value": \(black), "$extensions": { "mode": { "dark": \(white) } } },
        "whole": { "$value": \(red), "$extensions": { "mode": { "dark": 1️⃣\(red) } } },
        "other": {
          "$value": \(red),
          "$extensions": {
            "mode": { "dark": 2️⃣\(red) },
            "tokenc": { "serverName": "other" }
          }
        },
        "alias": { "$value": \(red), "$extensions": { "mode": { "dark": 3️⃣"{color.whole}" } } } } }
      """
    func same(_ name: String, _ marker: String) -> ExpectedDiagnostic {
      .warning(
        at: marker, "'color.\(name)' has the same value in dark as in light", id: "same-light-dark")
    }
    expectFindings(
      "same-light-dark", in: text,
      [same("whole", "1️⃣"), same("other", "2️⃣"), same("alias", "3️⃣")])
    expectFix(
      "same-light-dark", in: text,
      gives: """
        { "color": { "$type": "color",
          "text": { "$value": \(black), "$extensions": { "mode": { "dark": \(white) } } },
          "whole": { "$value": \(red) },
          "other": {
            "$value": \(red),
            "$extensions": {
              "tokenc": { "serverName": "other" }
            }
          },
          "alias": { "$value": \(red), "$extensions": { "mode": { "dark": "{color.whole}" } } } } }
        """)
  }

  @Test("a colour without dark is reported where others have one, an alias follows its target")
  func darkMissing() {
    expectFindings(
      "dark-missing",
      in: """
        { "color": { "$type": "color",
          "text": { "$value": \(black), "$extensions": { "mode": { "dark": \(white) } } },
          "alias": { "$value": "{color.text}" },
          1️⃣"link": { "$value": \(red) },
          "old": { "$value": \(red), "$deprecated": true } } }
        """,
      [
        .warning(
          at: "1️⃣", "'color.link' has no dark value; add 'dark' under '$extensions.mode'",
          id: "dark-missing")
      ])
  }

  @Test("a system without any dark value lacks none")
  func noDark() {
    expectFindings(
      "dark-missing", "same-light-dark",
      in: #"{ "color": { "$type": "color", "link": { "$value": \#(red) } } }"#, [])
  }
}

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
