import TokenCompiler

/// The evidence that a removed and an added token are one, besides their names.
enum RenameEvidence: String, CaseIterable {
  case value, alias, description

  var text: String {
    switch self {
    case .value: "same value in every theme"
    case .alias: "same alias in every theme"
    case .description: "same description"
    }
  }

  /// - Parameter similarity: from 0 to 1.
  static func text(ofSimilarity similarity: Double) -> String {
    "names \(Int((similarity * 100).rounded())) % alike"
  }
}

/// Numbers for what the tokens of two versions mean: equal numbers, equal meaning. `nil` for tokens
/// without a meaning of a sort.
struct TokenMeanings {
  var old: [Int?]
  var new: [Int?]

  /// - Parameter successors: the indices in the new version of the tokens that are known to be renamed,
  ///   by those in the old one.
  init(_ evidence: RenameEvidence, of comparison: TokenComparison, successors: [Int: Int]) {
    switch evidence {
    case .value: self.init(valuesOf: comparison)
    case .alias: self.init(aliasesOf: comparison, successors)
    case .description: self.init(descriptionsOf: comparison)
    }
  }

  private init(valuesOf comparison: TokenComparison) {
    var values = Pool<TokenValue>()
    var vectors = Pool<[Int]>()
    func meanings(_ side: ComparedTokens, _ theme: KeyPath<ThemePair, Int>) -> [Int] {
      let numbers = side.values.map { values.number(of: $0.normalized) }
      return side.tokens.indices.map { index in
        let vector = comparison.pairs.map { pair in
          side[index, pair[keyPath: theme]].map { numbers[$0.value] } ?? -1
        }
        // Primitives and visible tokens are not names of one another.
        return vectors.number(of: vector + [side.tokens[index].names.isHidden ? 1 : 0])
      }
    }
    old = meanings(comparison.old, \.old)
    new = meanings(comparison.new, \.new)
  }

  /// The targets in all themes of tokens that are aliases in each.
  private init(aliasesOf comparison: TokenComparison, _ successors: [Int: Int]) {
    var vectors = Pool<[Int]>()
    func meanings(
      _ side: ComparedTokens, _ theme: KeyPath<ThemePair, Int>, _ number: (Int) -> Int
    ) -> [Int?] {
      side.tokens.indices.map { index in
        let vector = comparison.pairs.compactMap { pair in
          side.target(of: side[index, pair[keyPath: theme]]).map(number)
        }
        guard vector.count == comparison.pairs.count, !vector.isEmpty else { return nil }
        return vectors.number(of: vector + [side.tokens[index].names.isHidden ? 1 : 0])
      }
    }
    new = meanings(comparison.new, \.new) { $0 }
    old = meanings(comparison.old, \.old) { target in
      successors[target] ?? comparison.new[comparison.old.tokens[target].text] ?? -1 - target
    }
  }

  private init(descriptionsOf comparison: TokenComparison) {
    var numbers = Pool<String>()
    func meanings(_ side: ComparedTokens) -> [Int?] {
      let texts = side.tokens.map { token in
        token.description.map { "\(side.type(of: token)) \(token.names.isHidden) \($0)" }
      }
      let counts = Dictionary(texts.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
      return texts.map { text in
        guard let text, counts[text] == 1 else { return nil }
        return numbers.number(of: text)
      }
    }
    old = meanings(comparison.old)
    new = meanings(comparison.new)
  }
}
