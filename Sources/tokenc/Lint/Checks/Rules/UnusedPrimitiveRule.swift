import TokenCompiler

/// Primitives are there for aliases.
struct UnusedPrimitiveRule: LintRule {
  let id = "unused-primitive"
  let defaultSeverity = RuleSeverity.warning
  let needsEveryBrand = true

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let users = TokenReferences(table).users
    return table.tokens.indices.compactMap { index in
      let token = table.tokens[index]
      guard token.tier == .primitive, users[index].isEmpty, scope.includes(token) else {
        return nil
      }
      return table.finding(
        token, "no token refers to the primitive '\(token.text)'; use it or remove it")
    }
  }
}
