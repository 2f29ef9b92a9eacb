/// Finds the primitives that some themes have for themselves, such as one brand's own palette, where
/// nothing says that they are hidden.
///
/// A token is private when some theme lacks it and
/// - no token of its group, or of a group therein, is in all themes: a group that is in part
///   everywhere is for everybody, and what a theme lacks there was forgotten;
/// - aliases use it, and whatever uses it refers to another token in the themes that lack it;
/// - nothing knows its name from outside: no pair of `contrast` and no name in its `$extensions`.
///
/// All other holes are mistakes, as a value that a brand lacks must never go unsaid.
struct PrivateTokens {
  struct Group: Sendable {
    /// The dotted path of the outermost group without a token that is in all themes.
    let path: String
    let tokens: [Int]
  }

  private let table: TokenTable
  /// For each path, whether it is or holds a token that is in all themes.
  private var isShared: [Bool]

  static func groups(of table: TokenTable) -> [Group] {
    let search = PrivateTokens(table)
    let candidates = table.tokens.indices.filter { search.isCandidate(table.tokens[$0]) }
    guard !candidates.isEmpty else { return [] }
    let users = TokenReferences(table).users
    return candidates.filter { search.isUsedByAliasesOnly($0, users: users[$0]) }
      .grouped { search.outermostGroup(of: table.tokens[$0]) ?? "" }
      .map { Group(path: $0.key, tokens: $0.elements) }
  }

  init(_ table: TokenTable) {
    self.table = table
    let paths = table.resolution.model.paths
    isShared = Array(repeating: false, count: paths.count)
    for token in table.tokens where !token.values.hasHole {
      for path in paths.lineage(of: token.path) {
        if isShared[Int(path.index)] { break }
        isShared[Int(path.index)] = true
      }
    }
  }

  /// The outermost group around a token that has no token which is in all themes.
  func outermostGroup(of token: Token) -> String? {
    let paths = table.resolution.model.paths
    var group: TokenPath?
    for path in paths.lineage(of: token.path).dropFirst() {
      if path == .root || isShared[Int(path.index)] { break }
      group = path
    }
    return group.map(table.resolution.pathText)
  }

  private func isCandidate(_ token: Token) -> Bool {
    guard token.values.hasHole, !token.names.isHidden, outermostGroup(of: token) != nil else {
      return false
    }
    let isRead = table.configuration.contrast.pairs.contains {
      $0.foregrounds.match(token.text) || $0.backgrounds.match(token.text)
    }
    return !isRead
      && !table.declarations(of: token).contains { declaration in
        let own = TokenExtension(declaration, at: token.path, of: table.tape)
        return own.map { $0.name != nil || $0.serverName != nil || !$0.formerNames.isEmpty }
          ?? false
      }
  }

  private func isUsedByAliasesOnly(_ index: Int, users: [Int]) -> Bool {
    let token = table.tokens[index]
    let lacking = table.themes.indices.filter { token.values[$0] < 0 }
    return !users.isEmpty
      && users.allSatisfy { user in
        lacking.allSatisfy { theme in
          guard let node = table.valueNode(of: table.tokens[user], in: theme) else { return true }
          return !TokenReferences.references(in: node, of: table).isEmpty
        }
      }
  }
}
