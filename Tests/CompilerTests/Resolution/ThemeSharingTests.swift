import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Themes that share what does not differ")
struct ThemeSharingTests {
  @Test("a theme is the same whether resolved alone or after others") func agreement() {
    var trees = RandomTokenTrees(seed: 42)
    var soundCount = 0
    let rounds = Effort.rounds(1_500, short: 150)
    for _ in 0..<rounds {
      let files = Self.files(core: trees.next().json, (0..<4).map { _ in trees.nextChange() })
      let together = ResolvedThemes(files, count: Self.inputs.count)
      let alone = Self.inputs.indices.map { ResolvedThemes(files, only: $0) }
      let isSound = !alone.contains { $0.hasErrors }
      #expect(together.hasErrors == !isSound, "\(files)")
      guard isSound else { continue }
      soundCount += 1
      for (number, theme) in alone.enumerated() {
        #expect(together.tokens[number] == theme.tokens[0], "\(Self.inputs[number]) of \(files)")
      }
    }
    // Where something is wrong nothing is shared and nothing is promised.
    #expect(soundCount > rounds / 19, "\(soundCount)")
  }

  @Test("a token that others were waiting for is not left as it was") func dependencies() {
    let themes = ResolvedThemes(
      [
        "core.json": """
        {"n": {"$type": "number", "early": {"$value": "{n.late}"}, "kept": {"$value": 3},
          "late": {"$value": 1}, "modal": {"$value": "{n.mode}"},
          "mode": {"$value": 4, "$extensions": {"mode": {"dark": 5}}}}}
        """,
        "a.json": "{}", "b.json": "{}", "light.json": "{}",
        "dark.json": #"{"n": {"$type": "number", "late": {"$value": 2}}}"#,
      ], count: 4)
    func values(_ theme: Int) -> [String] { themes.tokens[theme].map(\.value) }
    #expect(!themes.hasErrors)
    #expect(values(0) == [1, 3, 1, 4, 4].map { "number(\($0).0)" })
    #expect(values(1) == [2, 3, 2, 5, 5].map { "number(\($0).0)" })
    #expect(values(2) == values(0))
    #expect(values(3) == values(1))
  }

  @Test("what groups give a token counts as well") func groups() {
    let themes = ResolvedThemes(
      [
        "core.json": #"{"n": {"five": {"$value": 5}}}"#,
        "a.json": #"{"n": {"$type": "number"}}"#,
        "b.json": #"{"n": {"$type": "fontWeight", "$deprecated": true}}"#,
        "light.json": "{}", "dark.json": #"{"n": {"$type": "number"}}"#,
      ], count: 4)
    #expect(!themes.hasErrors)
    #expect(
      themes.tokens.map { $0[0].value.prefix(6) } == ["number", "number", "fontWe", "number"])
    #expect(themes.tokens.map { $0[0].deprecation } == [nil, nil, .deprecated, .deprecated])
  }

  fileprivate static let inputs = ["a light", "a dark", "b light", "b dark"]

  private static func files(core: String, _ contexts: [String]) -> [String: String] {
    var files = ["core.json": withModes(core)]
    for (name, json) in zip(["a", "b", "light", "dark"], contexts) { files[name + ".json"] = json }
    return files
  }

  /// Gives some tokens another value in the dark.
  private static func withModes(_ json: String) -> String {
    json.split(separator: #""$value": 3}"#, omittingEmptySubsequences: false)
      .joined(separator: #""$value": 3, "$extensions": {"mode": {"dark": 8}}}"#)
  }
}

/// The themes of two brands in light and dark.
private struct ResolvedThemes {
  struct Token: Equatable {
    var path: String
    var value: String
    var aliasTarget: String?
    var deprecation: Deprecation?
  }

  /// Each theme's tokens, sorted by path: themes resolved alone may have another order of appearance.
  private(set) var tokens: [[Token]] = []
  private(set) var hasErrors = true

  /// Resolves the first `count` of the four, or only one of them.
  init(_ files: [String: String], count: Int = 0, only number: Int? = nil) {
    let resolver = """
      {"version": "2025.10", "sets": {"core": {"sources": [{"$ref": "core.json"}]}},
        "modifiers": {
          "brand": {"default": "a", "contexts": {
            "a": [{"$ref": "a.json"}], "b": [{"$ref": "b.json"}]}},
          "scheme": {"default": "light", "contexts": {
            "light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}},
        "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/brand"},
          {"$ref": "#/modifiers/scheme"}]}
      """
    let all = files.map { ($0.key, Array($0.value.utf8)) }
    var diagnostics = DiagnosticCollector()
    var reader = InputReader(
      source: MemorySource(all + [("resolver.json", Array(resolver.utf8))]))
    guard let root = try? reader.root(ofFile: "resolver.json", reporting: &diagnostics),
      let document = ResolverReader.read(root, with: &reader, reporting: &diagnostics)
    else { return }
    let selection = InputSelection(document)
    let inputs = ThemeSharingTests.inputs.compactMap { input in
      let names = input.split(separator: " ").map(String.init)
      return selection.input(
        choices: [
          .init(modifier: "brand", context: names[0]),
          .init(modifier: "scheme", context: names[1]),
        ],
        reporting: &diagnostics)
    }
    let resolution = ThemeResolver.resolve(
      document, inputs: number.map { [inputs[$0]] } ?? Array(inputs.prefix(count)),
      tape: reader.tape, reporting: &diagnostics)
    hasErrors = diagnostics.hasErrors
    tokens = resolution.themes.map { theme in
      theme.tokens.map { token in
        Token(
          path: resolution.pathText(token.path), value: "\(resolution.values[token.value])",
          aliasTarget: token.aliasTarget.map(resolution.pathText), deprecation: token.deprecation)
      }.sorted { $0.path < $1.path }
    }
  }
}
