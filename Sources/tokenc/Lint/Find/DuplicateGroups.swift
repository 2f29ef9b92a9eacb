import TokenCompiler

/// Tokens that are equal or near in every theme, in groups.
///
/// Two tokens are in one group when a chain of near tokens joins them. Plain numbers are compared
/// within a top-level group only: that a radius equals a distance means nothing.
package struct DuplicateGroups: Sendable {
  package struct Group: Sendable {
    var tokens: [Int]
    /// The greatest distance between two neighbours of the chain, in any theme.
    var distance: Double
    /// A Boolean value that indicates whether one token holds the value of all in each theme, so that they are alike
    /// on purpose.
    var isDeliberate: Bool
  }

  /// In the order of each group's first token.
  package let groups: [Group]

  package init(_ table: TokenTable, within tolerance: ValueTolerance) {
    var groups: [Group] = []
    for candidates in Self.comparable(in: table) {
      var joined = JoinedTokens()
      NearTokens(table, among: candidates).forEachPair(within: tolerance) { joined.join($0) }
      groups += joined.groups
    }
    let sources = table.themes.indices.map { table.sources(in: $0) }
    self.groups = groups.map { group in
      var group = group
      group.isDeliberate = sources.allSatisfy { sources in
        Set(group.tokens.map { sources[$0] }).count == 1
      }
      return group
    }.sorted { $0.tokens[0] < $1.tokens[0] }
  }

  /// The tokens that are compared with one another, each list ascending.
  private static func comparable(in table: TokenTable) -> [[Int]] {
    let kinds = Dictionary(grouping: table.tokens.indices) { number -> [String] in
      let token = table.tokens[number]
      guard let type = table.type(of: token) else { return [] }
      switch type {
      case .dimension, .number, .duration: return [type.rawValue, String(token.topName)]
      default: return [type.rawValue]
      }
    }
    return Array(kinds.values)
  }
}

/// Sets of tokens that pairs join, as a forest: each set is known by its least token.
private struct JoinedTokens {
  private var parents: [Int: Int] = [:]
  /// The greatest distance of a pair in each set.
  private var distances: [Int: Double] = [:]

  mutating func join(_ pair: NearTokens.Pair) {
    let one = root(of: pair.first)
    let other = root(of: pair.second)
    let least = min(one, other)
    parents[one] = least
    parents[other] = least
    distances[least] = max(pair.distance, distances[one] ?? 0, distances[other] ?? 0)
  }

  private mutating func root(of token: Int) -> Int {
    var token = token
    while let parent = parents[token], parent != token {
      // Halving the way keeps chains short.
      parents[token] = parents[parent]
      token = parent
    }
    return token
  }

  var groups: [DuplicateGroups.Group] {
    var whole = self
    return parents.keys.sorted().grouped(by: { whole.root(of: $0) }).map { root, tokens in
      DuplicateGroups.Group(tokens: tokens, distance: distances[root] ?? 0, isDeliberate: false)
    }
  }
}

extension TokenTable {
  /// For each token the one that holds its value in a theme: the end of its alias chain.
  fileprivate func sources(in theme: Int) -> [Int] {
    var sources = Array(repeating: -1, count: tokens.count)
    for number in tokens.indices {
      var chain: [Int] = []
      var end = number
      while sources[end] < 0, let target = occurrence(of: tokens[end], in: theme)?.aliasTarget,
        let next = index(of: target)
      {
        chain.append(end)
        end = next
      }
      let source = sources[end] < 0 ? end : sources[end]
      for number in chain + [end] { sources[number] = source }
    }
    return sources
  }
}
