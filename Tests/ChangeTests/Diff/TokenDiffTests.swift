import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Comparing two versions")
struct TokenDiffTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let changes: [String]
    let impact: VersionImpact
    var configuration = "{}"
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "nothing", old: colors(["a": "#ff0000"]), new: colors(["a": "#ff0000"]),
      changes: [], impact: .none),
    Case(
      name: "added", old: colors(["a": "#ff0000"]),
      new: colors(["a": "#ff0000", "b": "#00ff00"]), changes: ["added color.b"], impact: .minor),
    Case(
      name: "removed", old: colors(["a": "#ff0000", "b": "#00ff00"]),
      new: colors(["a": "#ff0000"]), changes: ["removed color.b !"], impact: .major),
    Case(
      name: "revalued", old: colors(["a": "#ff0000"]), new: colors(["a": "#fe0000"]),
      changes: ["revalued color.a"], impact: .patch),
    Case(
      name: "only alpha", old: colors(["a": "#ff0000"]), new: colors(["a": "#ff0000 50"]),
      changes: ["revalued color.a"], impact: .patch),
    Case(
      name: "the value of a removed name moves to one that was there",
      old: colors(["text-main": "#123456", "text-body": "#ffffff"]),
      new: colors(["text-body": "#123456"]),
      changes: ["revalued color.text-body", "removed color.text-main !"], impact: .major),
    Case(
      name: "a former name", old: colors(["text-old": "#123456"]),
      new: """
        { "color": { "$type": "color", "body": { "$value": \(colorJSON("#654321")),
          "$extensions": { "tokenc": { "formerNames": ["textOld"] } } } } }
        """,
      changes: ["renamed color.body < color.text-old", "revalued color.body < color.text-old"],
      impact: .minor),
    Case(
      name: "a former name that is forgotten",
      old: """
        { "color": { "$type": "color", "a": { "$value": \(colorJSON("#123456")),
          "$extensions": { "tokenc": { "formerNames": ["b"] } } } } }
        """,
      new: colors(["a": "#123456"]), changes: ["renamed color.a < color.a !"], impact: .major),
    Case(
      name: "a former name that moves on",
      old: """
        { "color": { "$type": "color", "c": { "$value": \(colorJSON("#123456")) },
          "a": { "$value": \(colorJSON("#123456")),
            "$extensions": { "tokenc": { "formerNames": ["b"] } } } } }
        """,
      new: """
        { "color": { "$type": "color", "a": { "$value": \(colorJSON("#123456")) },
          "c": { "$value": \(colorJSON("#123456")),
            "$extensions": { "tokenc": { "formerNames": ["b"] } } } } }
        """,
      changes: [], impact: .none),
    Case(
      name: "a successor",
      old: """
        { "color": { "$type": "color", "new": { "$value": \(colorJSON("#123456")) },
          "old": { "$value": \(colorJSON("#654321")), "$deprecated": true,
            "$extensions": { "tokenc": { "replacedBy": "color.new" } } } } }
        """,
      new: colors(["new": "#123456"]),
      changes: ["renamed color.new < color.old !"], impact: .major),
    Case(
      name: "another path with the same names",
      old: colors(["text-main": "#123456"]),
      new: """
        { "color": { "$type": "color", "text": { "main": { "$value": \(colorJSON("#123456")) } } } }
        """,
      changes: ["renamed color.text.main < color.text-main"], impact: .minor),
    Case(
      name: "a token that becomes the root of a group", old: colors(["text": "#123456"]),
      new: """
        { "color": { "$type": "color", "text": { "$root": { "$value": \(colorJSON("#123456")) },
          "hover": { "$value": \(colorJSON("#123457")) } } } }
        """,
      changes: ["added color.text.hover"], impact: .minor),
    Case(
      name: "the root of a group that becomes a token",
      old: """
        { "color": { "$type": "color", "text": { "$root": { "$value": \(colorJSON("#123456")) } } } }
        """,
      new: colors(["text": "#654321"]), changes: ["revalued color.text < color.text.$root"],
      impact: .patch),
    Case(
      name: "a token that becomes a root of another name",
      old: """
        { "color": { "$type": "color", "text": { "$value": \(colorJSON("#123456")),
          "$extensions": { "tokenc": { "serverName": "ink" } } } } }
        """,
      new: """
        { "color": { "$type": "color", "text": { "$root": { "$value": \(colorJSON("#123456")) } } } }
        """,
      changes: ["renamed color.text.$root < color.text !"], impact: .major),
    Case(
      name: "another server string at the same path",
      old: colors(["a": "#123456"]),
      new: """
        { "color": { "$type": "color", "a": { "$value": \(colorJSON("#123456")),
          "$extensions": { "tokenc": { "serverName": "b" } } } } }
        """,
      changes: ["renamed color.a < color.a !"], impact: .major),
    Case(
      name: "retyped", old: colors(["a": "#123456"]),
      new: #"{ "color": { "a": { "$type": "number", "$value": 1 } } }"#,
      changes: ["retyped color.a !"], impact: .major),
    Case(
      name: "deprecated and described",
      old: colors(["a": "#123456"]),
      new: """
        { "color": { "$type": "color", "a": { "$value": \(colorJSON("#123456")),
          "$deprecated": "use b", "$description": "An a." } } }
        """,
      changes: ["deprecated color.a", "redescribed color.a"], impact: .patch),
    Case(
      name: "undeprecated",
      old: """
        { "color": { "$type": "color", "$deprecated": true, "a": { "$value": \(colorJSON("#000001")) } } }
        """,
      new: colors(["a": "#000001"]), changes: ["undeprecated color.a"], impact: .patch),
    Case(
      name: "another target with the same value",
      old: """
        { "palette": { "$type": "color", "x": { "$value": \(colorJSON("#123456")) },
          "y": { "$value": \(colorJSON("#123456")) } }, "color": { "a": { "$value": "{palette.x}" } } }
        """,
      new: """
        { "palette": { "$type": "color", "x": { "$value": \(colorJSON("#123456")) },
          "y": { "$value": \(colorJSON("#123456")) } }, "color": { "a": { "$value": "{palette.y}" } } }
        """,
      changes: ["re-aliased color.a"], impact: .patch),
    Case(
      name: "hidden primitives show through what is made of them",
      old: """
        { "palette": { "$type": "color", "x": { "$value": \(colorJSON("#123456")) } },
          "color": { "a": { "$value": "{palette.x}" } } }
        """,
      new: """
        { "palette": { "$type": "color", "x": { "$value": \(colorJSON("#223456")) } },
          "color": { "a": { "$value": "{palette.x}" } } }
        """,
      changes: ["revalued color.a"], impact: .patch, configuration: LintColors.hidesPalette),
    Case(
      name: "a renamed primitive is still the same target",
      old: """
        { "palette": { "$type": "color", "blue-10": { "$value": \(colorJSON("#123456")) } },
          "color": { "a": { "$value": "{palette.blue-10}" } } }
        """,
      new: """
        { "palette": { "$type": "color", "navy-10": { "$value": \(colorJSON("#123456")) } },
          "color": { "a": { "$value": "{palette.navy-10}" } } }
        """,
      changes: [], impact: .none, configuration: LintColors.hidesPalette),
    Case(
      name: "notation is not a change",
      old: """
        { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "w": { "$type": "fontWeight", "$value": "bold" },
          "d": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
          "f": { "$type": "fontFamily", "$value": "Inter" } }
        """,
      new: """
        { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0],
          "alpha": 1, "hex": "#ff0000" } },
          "w": { "$type": "fontWeight", "$value": 700 },
          "d": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
          "f": { "$type": "fontFamily", "$value": ["Inter"] } }
        """,
      changes: [], impact: .none),
  ]

  @Test("each kind of change is found, and no other", arguments: cases)
  func kinds(each: Case) throws {
    let diff = try DiffSample.diff(each.old, each.new, configuration: each.configuration)
    #expect(diff.outline == each.changes)
    #expect(diff.versionImpact == each.impact)
  }

  @Test("only the themes in which a value differs are told, under their contexts")
  func themes() throws {
    func token(_ dark: String) -> String {
      """
      { "color": { "$type": "color", "a": { "$value": \(colorJSON("#ffffff")),
        "$extensions": { "mode": { "dark": \(colorJSON(dark)) } } } } }
      """
    }
    let diff = try DiffSample.diff(token("#000000"), token("#111111"))
    #expect(diff.themes.map(\.text) == ["default light", "default dark"])
    #expect(diff.changes.first?.themes.map(\.theme.text) == ["default dark"])
  }

  @Test("a side without schemes is compared in both of the other's")
  func schemeAppears() throws {
    let dark = """
      { "color": { "$type": "color", "a": { "$value": \(colorJSON("#ffffff")),
        "$extensions": { "mode": { "dark": \(colorJSON("#000000")) } } } } }
      """
    let diff = try DiffSample.diff(colors(["a": "#ffffff"]), dark)
    #expect(diff.outline == ["revalued color.a"])
    #expect(diff.changes.first?.themes.map(\.theme.text) == ["default dark"])
  }

  @Test("brands are paired by name, in whatever order they are") func brands() throws {
    func files(_ contexts: String) -> [(path: String, bytes: [UInt8])] {
      let resolver = """
        { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
          "modifiers": { "brand": { "contexts": { \(contexts) } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
        """
      return [
        ("t.resolver.json", resolver), ("a.tokens.json", colors(["a": "#ffffff"])),
        ("b.tokens.json", colors(["a": "#000000"])),
      ].map { ($0.0, Array($0.1.utf8)) }
    }
    let dark = #"[{ "$ref": "b.tokens.json" }]"#
    let old = try DiffSample(files(#""one": [], "two": \#(dark), "gone": []"#))
    let new = try DiffSample(files(#""new": [], "two": [], "one": []"#))
    let diff = DiffSample.diff(old, new)
    #expect(diff.themes.map(\.brand) == ["two", "one"])
    #expect(diff.changes.first?.themes.map(\.theme.brand) == ["two"])
  }
}
