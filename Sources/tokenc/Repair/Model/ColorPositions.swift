import TokenCompiler

/// How an alias has any color that one of its targets could have.
enum FreedAlias {
  /// In each theme another one.
  case byTheme
  /// One color, as every target has the same one in all themes.
  case sameInAllThemes
}

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
    /// A Boolean value that indicates whether it stands for an alias that may lead anywhere, in one theme.
    let isFree: Bool
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
  /// Aliases that have any color.
  private let freed: [NodeID: FreedAlias]
  private(set) var positions: [Position] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let node: NodeID
    let color: Color
    /// The theme of a free alias; -1 for one that has a color for all of them.
    var theme: Int?
  }

  init(_ table: TokenTable, repointed: [NodeID: Int] = [:], freed: [NodeID: FreedAlias] = [:]) {
    self.table = table
    self.repointed = repointed
    self.freed = freed
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
        isEditable: key.theme != nil || isEditable(key.node),
        isFree: key.theme != nil))
    return positions.count - 1
  }

  func knownIndex(ofToken token: Int, in theme: Int) -> Int? {
    end(ofToken: token, in: theme).flatMap { indices[$0.key] }
  }

  /// The token at the end of another's aliases, with its color.
  private func end(ofToken token: Int, in theme: Int) -> (token: Int, key: Key)? {
    let steps = steps(from: token, in: theme)
    if let step = steps.first(where: { freed[$0.node] != nil }),
      let color = table.color(of: table.tokens[step.token], in: theme)
    {
      let isShared = freed[step.node] == .sameInAllThemes
      return (step.token, Key(node: step.node, color: color, theme: isShared ? -1 : theme))
    }
    let last = steps.last?.target ?? token
    guard let color = table.color(of: table.tokens[last], in: theme),
      let node = table.valueNode(of: table.tokens[last], in: theme)
    else { return nil }
    return (last, Key(node: node, color: color))
  }

  /// Returns a Boolean value that indicates whether a color's text is an object with three components of its own.
  private func isEditable(_ node: NodeID) -> Bool {
    let tape = table.tape
    guard tape.kind(node) == .object, let list = tape.child("components", of: node),
      tape.kind(list) == .array
    else { return false }
    let components = tape.elements(of: list)
    return components.count == 3
      && components.allSatisfy { tape.kind($0) == .number || tape.stringValue($0) == "none" }
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
