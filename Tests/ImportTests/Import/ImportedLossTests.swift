import TestSupport
import Testing

@testable import TokenCompiler

/// How much is lost with what can't be said, and what only looks as if it couldn't.
@Suite("What an import loses") struct ImportedLossTests {
  @Test("a context that can't be said takes nothing from the others") func modes() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"s": {"$type": "shadow",
          "e": {"$value": "0 1px 2px #000000", "$extensions": {"mode": {"dark": 1️⃣"none"}}},
          "alias": {"$value": 2️⃣"{s.e}"}, "deep": {"$value": 3️⃣"{s.alias}"}}}
        """##
      ])
    func lost(_ place: String, _ token: String, _ reason: String) -> ExpectedDiagnostic {
      .warning(
        at: place, "token '\(token)' has no value in 'scheme=dark': \(reason)", id: "left-out")
    }
    #expect(sample.diagnostics.map(\.message).filter { $0.contains("no value in") }.count == 2)
    let shadow = "shadow 0px 1px 2px 0px #000000"
    let all = ["s.e": shadow, "s.alias": shadow, "s.deep": shadow]
    #expect(sample.tokens(choosing: ["scheme": "light"]) == all)
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == [:])
    let tally = sample.result.tally()
    #expect(tally.leftOut == [])
    #expect(tally.holes.map(\.path) == ["s.alias", "s.deep", "s.e"])
    #expect(tally.holes.allSatisfy { $0.contexts == ["scheme=dark"] })
  }

  /// Forty aliases, each of which stands before what it refers to.
  @Test("a chain of any length loses only the contexts that its end lacks") func longChain() {
    let aliases = (0..<40).map { ##""a\##($0)": {"$value": "{s.a\##($0 + 1)}"}"## }
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"s": {"$type": "shadow", \##(aliases.joined(separator: ", ")),
          "a40": {"$value": "0 1px 2px #000000", "$extensions": {"mode": {"dark": "none"}}}}}
        """##
      ])
    #expect(sample.tokens(choosing: ["scheme": "light"]).count == 41)
    #expect(sample.tokens(choosing: ["scheme": "dark"]).isEmpty)
    #expect(sample.result.tally().leftOut.isEmpty)
  }

  @Test("a file for one context that can't be said leaves a hole, and no other file fills it")
  func files() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "base.json": ##"{"a": {"$type": "shadow", "$value": "0 1px 2px #000000"}}"##,
        "x.json": ##"{"a": {"$type": "shadow", "$value": "none"}}"##,
        "y.json": ##"{"a": {"$type": "shadow", "$value": "0 2px 2px #000000"}}"##,
      ], contexts: ["x.json": "brand:x", "y.json": "brand:y"])
    #expect(
      sample.tokens(choosing: ["brand": "base"]) == ["a": "shadow 0px 1px 2px 0px #000000"])
    #expect(sample.tokens(choosing: ["brand": "y"]) == ["a": "shadow 0px 2px 2px 0px #000000"])
    #expect(sample.tokens(choosing: ["brand": "x"]) == [:])
    #expect(sample.result.tally().holes.map(\.contexts) == [["brand=x"]])
  }

  @Test("an opacity alone is the color with it in that context") func opacityAlone() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"c": {"$type": "color", "a": {"$value": "{c.b}", "alpha": 0.4,
           "$extensions": {"org.primer.overrides": {"dark": {"alpha": 0.2}}}},
           "b": {"$value": "#1f2328"}}}
        """##
      ])
    #expect(sample.tokens(choosing: ["scheme": "light"])["c.a"] == "color #1f2328 40%")
    #expect(sample.tokens(choosing: ["scheme": "dark"])["c.a"] == "color #1f2328 20%")
  }

  /// A value of a type, and what it becomes; `nil` where it is left out.
  static let values: [(type: String, value: String, imported: String?)] = [
    ("color", "rebeccapurple", "#663399"), ("color", "LightGoldenrodYellow", "#fafad2"),
    ("color", "purpleish", nil), ("color", "Transparent", "#000000 0%"),
    ("color", "hsl(200, 100.00000000000007%, 50%)", "hsl(200 100 50)"),
    ("color", "hsl(200, 100.5%, 50%)", nil),
    ("color", "set_lightness(oklch(0.5 0.1 200), 0.9)", "oklch(0.9 0.1 200)"),
    ("color", "set_chroma(set_hue(oklch(0.5 0.1 200), 380), 2 * 0.05)", "oklch(0.5 0.1 20)"),
    ("number", "chroma(oklch(0.5 0.125 200)) * 2", nil),
    ("number", "hue(oklch(0.5 0.1 200))", "200"),
    ("dimension", "floor(17px * 1.5)", "25px"), ("dimension", "floor(0.1 * 30px)", "3px"),
    ("dimension", "ceil(1.2px)", "2px"), ("dimension", "round(-2.5px)", "-2px"),
    ("dimension", "roundTo(1.2345px, 2)", "1.23px"),
    ("dimension", "roundTo(1.005rem, 2)", "1.01rem"),
    ("dimension", "min(4px, 8px) + max(1, 2)", "6px"), ("dimension", "min(4px, 1rem)", nil),
    ("dimension", "clamp(4px, 2px, 8px)", "4px"), ("dimension", "calc(16px + 8px)", "24px"),
    ("dimension", "calc(100% - 8px)", nil), ("number", "2 ^ 3 ^ 2", "512"),
    ("number", "-2 ^ 2", "-4"),
    ("number", "pow(2, 3) ^ 2 * 3", "192"), ("number", "17 % 5", "2"), ("number", "17 % 0", nil),
    ("dimension", "2px ^ 2", nil), ("number", "floor(1, 2)", nil), ("number", "sin(2)", nil),
    ("dimension", "floor(1px", nil), ("letterSpacing", "-2%", "-0.02"),
    ("letterSpacing", "-2 %", "-0.02"), ("number", "7 % 4", "3"), ("number", "7 % 0", nil),
    ("letterSpacing", "0.1em", "0.1"),
  ]

  @Test("a value becomes what its tool makes of it, or is left out", arguments: values)
  func becomes(_ type: String, _ value: String, _ imported: String?) {
    let sample = ImportSample(
      .dtcgDraft, ["a.json": ##"{"v": {"$type": "\##(type)", "$value": "\##(value)"}}"##])
    let found = sample.result.files.files.isEmpty ? [:] : sample.tokens()
    #expect(found["v"]?.split(separator: " ", maxSplits: 1).last.map(String.init) == imported)
    #expect(sample.result.tally().leftOut == (imported == nil ? ["v"] : []))
  }

  @Test("a border of references has their width and color") func borders() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"w": {"$type": "dimension", "$value": "2px"}, "c": {"$type": "color", "$value": "#ff0000"},
         "b": {"$type": "border", "$value": "{w} solid {c}"}}
        """##
      ])
    #expect(sample.tokens()["b"] == "border 2px solid #ff0000")
  }

  @Test("names as Figma writes them, and fonts by reference within a list") func fonts() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"@x": {"Family Sans": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}},
         "f": {"$type": "fontFamily", "a": {"$value": "{@x.Family Sans}"},
           "b": {"$value": ["{@x.Family Sans}", "serif"]}, "c": {"$value": "{f.b}, 'A B'"},
           "loop": {"$value": ["{f.loop}"]}}}
        """##
      ])
    #expect(
      sample.tokens() == [
        "@x.Family Sans": "fontFamily Inter, Arial", "f.a": "fontFamily Inter, Arial",
        "f.b": "fontFamily Inter, Arial, serif", "f.c": "fontFamily Inter, Arial, serif, A B",
      ])
    #expect(sample.result.tally().leftOut == ["f.loop"])
  }
}
