import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Random token trees")
struct PropertyTests {
  @Test(
    "the compiler and a plain reference resolver agree on values, types, deprecations and refusal")
  func agreement() {
    var trees = RandomTokenTrees(seed: 2025)
    var resolvedCount = 0
    var refusedCount = 0
    let rounds = Effort.rounds(3_000, short: 300)
    for _ in 0..<rounds {
      let tree = trees.next()
      let json = tree.json
      let input = LoadedFiles([("a.json", Array(json.utf8))], choosing: [:])
      guard let expected = try? ReferenceResolver(root: tree).resolve() else {
        refusedCount += 1
        #expect(input.hasErrors, "should be refused: \(json)")
        continue
      }
      resolvedCount += 1
      #expect(
        !input.hasErrors,
        "should resolve: \(json) \(input.diagnostics.map(\.message))")
      let different = expected.keys.filter { input.results[$0] != expected[$0] }.sorted()
      #expect(different.isEmpty, "\(different) of \(json)")
      let others = Set(input.results.keys).symmetricDifference(expected.keys).sorted()
      #expect(others.isEmpty, "\(others) of \(json)")
    }
    // A generator that makes only one kind would prove little.
    #expect(
      resolvedCount > rounds / 6 && refusedCount > rounds / 6, "\(resolvedCount), \(refusedCount)")
  }

  @Test("a file is resolved with every token, or refused with an error") func nothingIsLost() {
    var trees = RandomTokenTrees(seed: 11)
    for _ in 0..<Effort.rounds(1_000, short: 100) {
      let json = trees.next().json
      let input = LoadedFiles([("a.json", Array(json.utf8))], choosing: [:])
      guard !input.hasErrors, let resolution = input.resolution else { continue }
      let declared = Set(resolution.model.tokens.map(\.path))
      let resolved = Set(resolution.themes[0].tokens.map(\.path))
      #expect(declared.isSubset(of: resolved), "\(json)")
    }
  }
}

extension LoadedFiles {
  fileprivate var results: [String: ModelResult] {
    guard let resolution, let theme = resolution.themes.first else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: theme.tokens.map { token in
        let value = resolution.values[token.value]
        let deprecated: String? =
          switch token.deprecation {
          case .deprecated: "true"
          case .reason(let node): resolution.tape.text(node)
          case .lifted, nil: nil
          }
        return (
          resolution.pathText(token.path),
          ModelResult(type: value.type.rawValue, value: value.json, deprecated: deprecated)
        )
      })
  }
}

extension TokenValue {
  fileprivate var json: String {
    switch self {
    case .number(let number): JSONNumber.text(number)
    case .fontFamily(let family): "\"\(family.names[0])\""
    case .dimension(let dimension):
      #"{"unit":"\#(dimension.unit.rawValue)","value":\#(JSONNumber.text(dimension.value))}"#
    default: "?"
    }
  }
}
