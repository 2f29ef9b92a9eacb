import TokenCompiler

/// What sources of the old version may name and the new one has otherwise, for a person to decide.
package struct LostNames: Sendable {
  struct Member: Sendable {
    /// With its prefix.
    let typeName: String
    let caseName: String
    /// What became of it, for example `is gone; the nearest is .textHint`.
    let message: String
    /// Whether another enum may well have a case of the name, so that the name alone says little.
    var isShared = false
  }

  var members: [Member] = []
  /// Of components' contents.
  var fields: [Member] = []
  /// What became of components, by their names in Swift.
  var components: [String: String] = [:]
  /// What became of tokens, by the paths that aliases in specs have.
  var paths: [String: String] = [:]
  /// What became of the strings that servers sent.
  var strings: [String: String] = [:]

  /// The strings of JSON that are names which servers sent. It knows strings as well as Swift does.
  package func findings(in source: SwiftSource) -> [TextChanges.Finding] {
    let longest = strings.keys.map(\.utf8.count).max() ?? 0
    return source.plainTexts(upTo: longest).compactMap { name, offset in
      strings[name].map { .init(offset: offset + 1, text: "'\(name)' \($0)") }
    }
  }
}

/// Finds the token of a version whose name is most like one that is gone.
struct SuccessorSearch {
  private let tokens: [String: [(names: TokenNames, words: [String])]]
  private let byPath: [String: TokenNames]
  private var words = NameWords()

  init(_ side: ComparedTokens) {
    let visible = side.tokens.filter { !$0.names.isHidden }
    tokens = Dictionary(grouping: visible) { $0.names.typeName }
      .mapValues { $0.map { ($0.names, NameWords.split($0.names.caseName)) } }
    byPath = Dictionary(visible.map { ($0.text, $0.names) }, uniquingKeysWith: { $1 })
  }

  mutating func nearest(to lost: TokenNames) -> TokenNames? {
    if let stated = lost.replacedBy.flatMap({ byPath[$0] }) { return stated }
    let name = NameWords.split(lost.caseName)
    var best: (similarity: Double, names: TokenNames)?
    for candidate in tokens[lost.typeName] ?? [] {
      let similarity = words.similarity(name, candidate.words)
      if similarity > best?.similarity ?? 0.4 { best = (similarity, candidate.names) }
    }
    return best?.names
  }
}
