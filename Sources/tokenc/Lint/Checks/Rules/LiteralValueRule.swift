import TokenCompiler

/// Semantic tokens should point at primitives.
struct LiteralValueRule: LintRule {
  let id = "literal-value"
  let defaultSeverity = RuleSeverity.warning

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let seen = table.seenValue
    // Primitives by their values in the first theme; the other themes are compared below.
    var primitives: [SeenValue: [Token]] = [:]
    var literals: [(token: Token, node: NodeID, themes: [Int])] = []
    for token in table.tokens where !table.isDeprecated(token) {
      if token.tier == .primitive {
        for value in Set(table.themes.indices.compactMap { seen(token, $0) }) {
          primitives[value, default: []].append(token)
        }
      } else if scope.includes(token) {
        for (node, _) in table.valueNodes(of: token) {
          let themes = table.themes.indices.filter { table.valueNode(of: token, in: $0) == node }
          if themes.allSatisfy({ table.occurrence(of: token, in: $0)?.aliasTarget == nil }) {
            literals.append((token, node, themes))
          }
        }
      }
    }
    return literals.compactMap { token, node, themes in
      guard let first = themes.first, let value = seen(token, first) else { return nil }
      let type = table.type(of: token)
      // An alias needs the type that the files say.
      let isRetyped = table.resolution.retyped.contains(token.path)
      let equal = (primitives[value] ?? []).filter { primitive in
        table.type(of: primitive) == type
          && table.resolution.retyped.contains(primitive.path) == isRetyped
          && themes.allSatisfy { seen(primitive, $0) == seen(token, $0) }
      }
      guard let primitive = equal.first else { return nil }
      let range = table.tape.range(node)
      let alias = "{\(primitive.text)}"
      return Finding(
        token: token.path,
        subject: token.text,
        themes: themes.count == table.themes.count ? [] : themes.map { table.themes[$0].name },
        message: "'\(token.text)' repeats the value of '\(primitive.text)'; write '\(alias)'",
        range: table.tape.opening(node),
        notes: equal.dropFirst().map {
          Diagnostic.Note(
            message: "'\($0.text)' has this value, too", range: table.nameRange(of: $0))
        },
        fixIt: equal.count == 1
          ? Diagnostic.FixIt(message: "write '\(alias)'", range: range, replacement: "\"\(alias)\"")
          : nil)
    }
  }
}
