import TokenCompiler

/// A dark value that changes nothing.
struct SameLightDarkRule: LintRule {
  let id = "same-light-dark"
  let defaultSeverity = RuleSeverity.warning

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    table.tokens.flatMap { token -> [Finding] in
      guard !table.isDeprecated(token), scope.includes(token) else { return [] }
      let pairs = table.schemePairs(of: token)
      var found: [NodeID: [SchemePair]] = [:]
      for pair in pairs
      where pair.lightNode != pair.darkNode && !table.replacesModes(token, in: pair.dark) {
        found[pair.darkNode, default: []].append(pair)
      }
      return found.sorted { $0.key.index < $1.key.index }.compactMap { node, pairs in
        guard pairs.allSatisfy(\.isSame), let first = pairs.first else { return nil }
        return Finding(
          token: token.path, subject: token.text,
          themes: pairs.count * 2 == table.themes.count
            ? [] : pairs.map { table.themes[$0.dark].name },
          message: "'\(token.text)' has the same value in dark as in light",
          range: table.tape.opening(node),
          notes: [
            Diagnostic.Note(
              message: "the light value is here", range: table.tape.opening(first.lightNode))
          ], fixIt: fixIt(pairs, token, in: table))
      }
    }
  }

  private func fixIt(
    _ pairs: [SchemePair], _ token: Token, in table: TokenTable
  ) -> Diagnostic.FixIt? {
    guard let first = pairs.first,
      let declaration = table.declaration(of: token, in: first.dark),
      let modes = declaration.modes,
      let dark = table.tape.child("dark", of: modes), dark == first.darkNode,
      pairs.allSatisfy({ $0.lightNode == declaration.value }),
      table.tape.text(dark) == table.tape.text(declaration.value)
    else { return nil }
    return table.tape.removing([dark], from: declaration.object).first.map {
      Diagnostic.FixIt(
        message: "remove the dark value", file: table.tape.range(dark).file, edit: $0)
    }
  }
}

/// A token in a light theme and in its dark counterpart.
struct SchemePair: Equatable, Sendable {
  /// The index of the light theme.
  let light: Int
  /// The index of the dark theme.
  let dark: Int
  let lightNode: NodeID
  let darkNode: NodeID
  let isSame: Bool
}

extension TokenTable {
  func schemePairs(of token: Token) -> [SchemePair] {
    themes.indices.compactMap { light in
      guard let dark = theme(light, switching: .scheme),
        let lightNode = valueNode(of: token, in: light),
        let darkNode = valueNode(of: token, in: dark),
        let lightValue = value(of: token, in: light), let darkValue = value(of: token, in: dark)
      else { return nil }
      let isSame =
        lightValue == darkValue
        || seenValue(of: token, in: light) == seenValue(of: token, in: dark)
      return SchemePair(
        light: light, dark: dark, lightNode: lightNode, darkNode: darkNode, isSame: isSame)
    }
  }
}
