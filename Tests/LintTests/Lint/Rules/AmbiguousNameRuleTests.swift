import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

@Suite struct AmbiguousNameRuleTests {
  @Test("enums of one Swift type that share cases are reported once, with the remedy")
  func shared() {
    expectFindings(
      "ambiguous-name",
      in: """
        {
          "gap": { "$type": "dimension", 1️⃣"s": { "$value": { "value": 4, "unit": "px" } },
            "m": { "$value": { "value": 8, "unit": "px" } } },
          "scale": { "$type": "number", "m": { "$value": 2 }, 2️⃣"s": { "$value": 1 } }
        }
        """, configuration: #"{ "typePrefix": "Acme" }"#,
      [
        .warning(
          at: "2️⃣",
          "'AcmeGapToken', 'AcmeScaleToken' share 's', 'm', so 'theme[.s]' is ambiguous; "
            + "write 'theme[AcmeGapToken.s]', or another '$extensions.tokenc.name'",
          id: "ambiguous-name", notes: [.note(at: "1️⃣", "'gap.s' is declared here")])
      ])
  }

  @Test("names of other types, hidden tokens and stated names are left alone") func others() {
    expectFindings(
      "ambiguous-name",
      in: """
        {
          "gap": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } },
          "time": { "$type": "duration", "s": { "$value": { "value": 4, "unit": "ms" } } },
          "color": { "$type": "color", "s": { "$value": \(LintColors.red) } },
          "raw": { "$type": "number", "s": { "$value": 1 } },
          "corner": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" },
            "$extensions": { "tokenc": { "name": "tight" } } } }
        }
        """, configuration: #"{ "groups": { "raw": { "hidden": true } } }"#, [])
  }

  @Test("the rule is off unless it is asked for") func off() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "a": { "$type": "number", "$description": "A.", "s": { "$value": 1 } }, "#
        + #""b": { "$type": "number", "$description": "B.", "s": { "$value": 2 } } }"#,
      to: "a.tokens.json")
    #expect(try runTokenc(["lint", folder.path]).diagnostics.sorted.isEmpty)
    let asked = try runTokenc(["lint", folder.path, "--rule", "ambiguous-name"])
    #expect(asked.diagnostics.sorted.map(\.id.rawValue) == ["ambiguous-name"])
  }
}
