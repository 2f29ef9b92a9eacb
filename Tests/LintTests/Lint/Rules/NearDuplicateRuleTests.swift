import TestSupport
import Testing

private let black = LintColors.black
private let white = LintColors.white
private let red = LintColors.red

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

  @Test("translucent colors are compared over white and over black")
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
