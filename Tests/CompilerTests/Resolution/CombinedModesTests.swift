import TestSupport
import Testing

@testable import TokenCompiler

/// Tokens with a value for dark and one for high contrast, which need one for both.
@Suite("Modes that are on at once") struct CombinedModesTests {
  /// The messages of a set whose `line` has these modes, and its contrast before or after the scheme.
  private func messages(_ modes: String, schemeIsLast: Bool = false) -> [String] {
    let order = ["scheme", "contrast"].map { ##"{"$ref": "#/modifiers/\##($0)"}"## }
    let steps = (schemeIsLast ? order.reversed() : order).joined(separator: ", ")
    let text = """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"size": {"$type": "number",
         "alone": {"$value": 5}, "varies": {"$value": 6, "$extensions": {"mode": {"dark": 7}}},
         "line": {"$value": 1, "$extensions": {"mode": {\(modes)}}}}}]}},
       "modifiers": {
         "scheme": {"default": "light", "contexts": {"light": [], "dark": []}},
         "contrast": {"default": "normal", "contexts": {"normal": [], "high": []}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, \(steps)]}
      """
    return LoadedFiles([("t.resolver.json", Array(text.utf8))]).diagnostics.map(\.message)
  }

  @Test("a value for each and none for both is a warning that says what counts")
  func literals() {
    let start =
      "'size.line' has a value for dark and one for high contrast, and none for both, where it is as in "
    let end = "; refer to a token that varies with the other one"
    #expect(
      messages(#""dark": 2, "high": 3"#) == [start + "light with high contrast" + end])
    #expect(
      messages(#""dark": 2, "high": 3"#, schemeIsLast: true)
        == [start + "dark with normal contrast" + end])
  }

  @Test("a value for one of the two, the same value and references are none")
  func others() {
    for modes in [
      #""dark": 2"#, #""high": 3"#, #""dark": 1, "high": 3"#, #""dark": 2, "high": 2"#,
      #""dark": 2, "high": "{size.varies}""#, #""dark": 2, "high": "{size.alone}""#,
    ] {
      #expect(messages(modes) == [], "\(modes)")
    }
  }
}
