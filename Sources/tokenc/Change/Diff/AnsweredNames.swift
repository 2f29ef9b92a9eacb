import TokenCompiler

/// The names that a version of the tokens answers to.
struct AnsweredNames: Sendable {
  /// By top-level group: the server's strings, those of former times too.
  private var serverNames: [String: Set<String>] = [:]
  /// By enum: the Swift cases, and the deprecated aliases that former names give.
  private var cases: [String: Set<String>] = [:]

  init(_ tokens: some Sequence<TokenNames>) {
    for token in tokens where !token.isHidden {
      serverNames[token.group, default: []].formUnion([token.serverName] + token.formerNames)
      cases[token.typeName, default: []].insert(token.caseName)
      for name in token.formerNames where !token.namesWithoutAlias.contains(name) {
        cases[token.typeName, default: []].insert(SwiftName.camelCase(SwiftName.words(of: [name])))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a server that sends a token's string and code that writes its
  /// Swift name both work.
  func answers(to token: TokenNames) -> Bool {
    serverNames[token.group]?.contains(token.serverName) ?? false
      && cases[token.typeName]?.contains(token.caseName) ?? false
  }

  func lostFormerNames(of token: TokenNames) -> [String] {
    token.formerNames.filter { serverNames[token.group]?.contains($0) != true }
  }
}
