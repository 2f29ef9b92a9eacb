/// Which tokens count when a context of each dimension is chosen.
///
/// A choice has the index of a context for each of the document's dimensions.
struct ForeignChoices {
  /// The number of combinations of contexts in which one token's value is looked at.
  static let maximumCount = 256

  let contextCounts: [Int]
  private let document: ForeignDocument
  private let dimensionsByFile: [Set<Int>]
  private let dimensionsByContext: [String: Set<Int>]
  /// The dimensions that decide whether a token counts and with which value, by its index.
  private var decidingDimensions: [Set<Int>] = []

  init(_ document: ForeignDocument) {
    self.document = document
    contextCounts = document.dimensions.map { max($0.contexts.count, 1) }
    var byFile = [Set<Int>](repeating: [], count: document.files.count)
    var byContext: [String: Set<Int>] = [:]
    for (index, dimension) in document.dimensions.enumerated() {
      for context in dimension.contexts {
        byContext[context.name, default: []].insert(index)
        for file in context.files { byFile[file].insert(index) }
      }
    }
    dimensionsByFile = byFile
    dimensionsByContext = byContext
    decidingDimensions = document.tokens.map { byFile[$0.file].union(dimensions(ofModesIn: $0)) }
  }

  /// The dimensions in the order in which they count: later ones win.
  var order: [Int] {
    document.steps.compactMap { if case .dimension(let index) = $0 { index } else { nil } }
  }

  var defaults: [Int] { contextCounts.map { _ in 0 } }

  func dimensions(deciding tokens: [Int]) -> Set<Int> {
    tokens.reduce(into: []) { $0.formUnion(decidingDimensions[$1]) }
  }

  func dimensions(ofModesIn token: ForeignToken) -> Set<Int> {
    token.modes.reduce(into: []) { $0.formUnion(dimensionsByContext[$1.context] ?? []) }
  }

  /// The dimensions in which only some contexts have a file.
  func dimensions(switching file: Int) -> Set<Int> { dimensionsByFile[file] }

  /// Returns a Boolean value that indicates whether a context has this name in one dimension only, so that a mode may
  /// name it.
  func isUnambiguous(_ context: String) -> Bool { dimensionsByContext[context]?.count == 1 }

  /// The combinations of some dimensions' contexts, the others as they are; `nil` for too many.
  func combinations(of dimensions: Set<Int>, around choice: [Int]) -> [[Int]]? {
    var choices = [choice]
    for dimension in dimensions.sorted() {
      guard choices.count * contextCounts[dimension] <= Self.maximumCount else { return nil }
      choices = choices.flatMap { choice in
        (0..<contextCounts[dimension]).map { context in
          var choice = choice
          choice[dimension] = context
          return choice
        }
      }
    }
    return choices
  }

  /// The token that counts of those at one path: the last in the order of the resolver document.
  func winner(of tokens: [Int], in choice: [Int]) -> Int? {
    guard tokens.count > 1 || !dimensions(deciding: tokens).isEmpty else { return tokens.first }
    var best: (rank: (Int, Int), token: Int)?
    for token in tokens {
      guard let rank = rank(of: document.tokens[token].file, in: choice) else { continue }
      // A file's last token counts.
      if let found = best, found.rank > rank { continue }
      best = (rank, token)
    }
    return best?.token
  }

  /// The last position at which a file is joined.
  private func rank(of file: Int, in choice: [Int]) -> (Int, Int)? {
    for (step, unit) in document.steps.enumerated().reversed() {
      var files: [Int]
      switch unit {
      case .files(let common): files = common
      case .dimension(let index):
        let contexts = document.dimensions[index].contexts
        files = contexts.isEmpty ? [] : contexts[choice[index]].files
      }
      if let index = files.lastIndex(of: file) { return (step, index) }
    }
    return nil
  }

  /// The value of a token for a choice: that of a mode whose context is chosen, or else its own.
  func value(of token: ForeignToken, in choice: [Int]) -> ForeignValue {
    guard !token.modes.isEmpty else { return token.value }
    var value = token.value
    for index in order {
      guard let chosen = name(of: choice[index], in: index) else { continue }
      value = token.modes.first { $0.context == chosen }?.value ?? value
    }
    return value
  }

  func name(of context: Int, in dimension: Int) -> String? {
    let contexts = document.dimensions[dimension].contexts
    return contexts.indices.contains(context) ? contexts[context].name : nil
  }

  /// For example `'scheme=dark', 'brand=acme'`.
  func shown(_ choice: [Int], _ dimensions: Set<Int>) -> String {
    dimensions.sorted().compactMap { shown(choice[$0], in: $0) }.quoted
  }

  /// For example `scheme=dark`.
  func shown(_ context: Int, in dimension: Int) -> String? {
    name(of: context, in: dimension).map { "\(document.dimensions[dimension].name)=\($0)" }
  }
}
