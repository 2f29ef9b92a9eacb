import TestSupport
import Testing

private let black = LintColors.black
private let white = LintColors.white
private let red = LintColors.red

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

  @Test("a color without dark is reported where others have one, an alias follows its target")
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
