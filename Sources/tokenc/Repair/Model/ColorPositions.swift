import TokenCompiler

/// Where the colors of tokens stand in files: for each token and theme the value at the end of its aliases.
struct ColorPositions {
  /// A color of a file.
  struct Position {
    /// The value's node.
    let node: NodeID
    let color: Color
    /// The token that states it.
    let token: Int
    /// The themes in which it counts, for the tokens that are asked for.
    var themes: [Int]
    /// A Boolean value that indicates whether its text can be edited: it is an object with numbers of its own.
    let isEditable: Bool
  }

  /// An alias of a file.
  struct AliasStep: Hashable {
    let node: NodeID
    /// The token that is the alias.
    let token: Int
    let target: Int
  }

  private let table: TokenTable
  /// Other targets of aliases than the files have, by the nodes of the aliases.
  let repointed: [NodeID: Int]
  private(set) var positions: [Position] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let node: NodeID
    let color: Color
  }

  init(_ table: TokenTable, repointed: [NodeID: Int] = [:]) {
    self.table = table
    self.repointed = repointed
  }

  /// The index of the position that a token has its color from in a theme; `nil` without a color.
  mutating func index(ofToken token: Int, in theme: Int) -> Int? {
    guard let (last, key) = end(ofToken: token, in: theme) else { return nil }
    if let known = indices[key] {
      if !positions[known].themes.contains(theme) { positions[known].themes.append(theme) }
      return known
    }
    indices[key] = positions.count
    positions.append(
      Position(
        node: key.node, color: key.color, token: last, themes: [theme],
        isEditable: ColorText(key.node, of: table.tape) != nil))
    return positions.count - 1
  }

  func knownIndex(ofToken token: Int, in theme: Int) -> Int? {
    end(ofToken: token, in: theme).flatMap { indices[$0.key] }
  }

  /// The token at the end of another's aliases, with its color.
  private func end(ofToken token: Int, in theme: Int) -> (token: Int, key: Key)? {
    let last = steps(from: token, in: theme).last?.target ?? token
    guard let color = table.color(of: table.tokens[last], in: theme),
      let node = table.valueNode(of: table.tokens[last], in: theme)
    else { return nil }
    return (last, Key(node: node, color: color))
  }

  /// The aliases from a token to the one that has the color.
  func steps(from token: Int, in theme: Int) -> [AliasStep] {
    var steps: [AliasStep] = []
    var token = token
    // No more than there are tokens: other targets could make a cycle.
    while steps.count <= table.tokens.count {
      guard let node = table.valueNode(of: table.tokens[token], in: theme) else { break }
      let target: Int
      if let other = repointed[node] {
        target = other
      } else if let path = table.occurrence(of: table.tokens[token], in: theme)?.aliasTarget,
        let index = table.index(of: path)
      {
        target = index
      } else {
        break
      }
      steps.append(AliasStep(node: node, token: token, target: target))
      token = target
    }
    return steps
  }
}
