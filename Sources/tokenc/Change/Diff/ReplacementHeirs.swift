import TokenCompiler

/// The tokens that take the place of deprecated ones, through those that are deprecated, too: each found once,
/// however long the chains are.
struct ReplacementHeirs {
  struct Heir {
    /// The index of a token that is not deprecated; `nil` if none takes the place, and in a circle.
    var token: Int?
    /// The contexts in which a token of the chain has another replacement, sorted: the first of many.
    var contexts: [String] = []
  }

  private static let mostContexts = 100

  private let tokens: ComparedTokens
  private var known: [Heir?]

  init(of tokens: ComparedTokens) {
    self.tokens = tokens
    known = Array(repeating: nil, count: tokens.tokens.count)
    for index in known.indices { findHeir(of: index) }
  }

  subscript(index: Int) -> Heir { known[index] ?? Heir() }

  private func next(of index: Int) -> Int? {
    tokens.tokens[index].names.replacedBy.flatMap { tokens[$0] }
  }

  private func contexts(of index: Int) -> [String] {
    tokens.tokens[index].deprecation.map { Array($0.successors.keys) } ?? []
  }

  private mutating func findHeir(of start: Int) {
    var chain: [Int] = []
    var positions: [Int: Int] = [:]
    var index = start
    var heir = Heir()
    while true {
      if let found = known[index] {
        heir = found
        break
      }
      if tokens.tokens[index].deprecation == nil {
        heir.token = index
        known[index] = heir
        break
      }
      if let first = positions[index] {
        // All tokens of a circle have the contexts of all.
        heir.contexts = Self.joined(chain[first...].flatMap(contexts))
        for other in chain[first...] { known[other] = heir }
        chain.removeSubrange(first...)
        break
      }
      positions[index] = chain.count
      chain.append(index)
      guard let next = next(of: index) else { break }
      index = next
    }
    for index in chain.reversed() {
      let own = contexts(of: index)
      if !own.isEmpty { heir.contexts = Self.joined(heir.contexts + own) }
      known[index] = heir
    }
  }

  private static func joined(_ contexts: [String]) -> [String] {
    Array(contexts.unique().sorted(byBytesOf: \.self).prefix(mostContexts))
  }
}
