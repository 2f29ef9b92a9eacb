import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Inputs of a resolver")
struct InputSelectionTests {
  private static let text = ##"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"n": {"$type": "number", "$value": 1}}]}},
     "modifiers": {
       "scheme": {"default": "light", "contexts": {
         "light": [], "dark": [{"n": {"$type": "number", "$value": 2}}]}},
       "Size": {"contexts": {"s": [], "S": [{"n": {"$type": "number", "$value": 3}}]}},
       "loose": {"contexts": {"x": [], "y": []}}},
     "resolutionOrder": [
       {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/Size"}]}
    """##

  @Test("an input beats the default; modifiers outside the order take one and need none")
  func choices() {
    expectTokens(in: ["a.resolver.json": Self.text], choosing: ["Size": "s"], ["n": "number 1"])
    expectTokens(
      in: ["a.resolver.json": Self.text], choosing: ["Size": "s", "scheme": "dark", "loose": "x"],
      ["n": "number 2"])
  }

  @Test("names match exactly, or else without regard to case where one does") func caseFolding() {
    expectTokens(
      in: ["a.resolver.json": Self.text], choosing: ["size": "S", "SCHEME": "Dark"],
      ["n": "number 3"])
    expectTokens(in: ["a.resolver.json": Self.text], choosing: ["size": "s"], ["n": "number 1"])
  }

  @Test("what can't be chosen is an error, and a default replaces nothing unknown") func faults() {
    expectDiagnostics(
      in: ["a.resolver.json": Self.text], choosing: ["Size": "s", "scheme": "drak"],
      [
        .error(
          "modifier 'scheme' has no context 'drak'; did you mean 'dark'?", id: "bad-context")
      ])
    expectDiagnostics(
      in: ["a.resolver.json": Self.text], choosing: ["Size": "s", "brand": "x"],
      [
        .error(
          "there is no modifier 'brand'; there are 'scheme', 'Size', 'loose'", id: "bad-modifier")
      ])
    expectDiagnostics(
      in: ["a.resolver.json": Self.text],
      [
        .error(
          "modifier 'Size' has no default; choose one of 's', 'S' with '--modifier Size=…'",
          id: "bad-modifier")
      ])
    expectDiagnostics(
      in: ["a.tokens.json": "{}"], choosing: ["Size": "s"],
      [.error("there is no modifier 'Size'; the input has none", id: "bad-modifier")])
  }

  @Test("a context of many is chosen by its bytes, or else where its case alone differs")
  func respelledChoices() throws {
    let names = ["light", "Light", "dark", "e\u{301}tat"]
    let document = ResolverDocument(
      modifiers: [
        Modifier(name: "scheme", contexts: names, defaultContext: "light", isInOrder: true)
      ], order: [])
    func chosen(_ context: String) -> String? {
      var diagnostics = DiagnosticCollector()
      return InputSelection(document).input(
        choices: [.init(modifier: "SCHEME", context: context)], reporting: &diagnostics)?["scheme"]
    }
    #expect(chosen("Light") == "Light")
    #expect(chosen("DARK") == "dark")
    #expect(chosen("LIGHT") == nil)
    #expect(chosen("\u{e9}tat") == nil)
  }
}
