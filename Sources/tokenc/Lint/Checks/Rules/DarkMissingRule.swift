import TokenCompiler

/// Colors follow the scheme, or say that they do not.
struct DarkMissingRule: LintRule {
  let id = "dark-missing"
  let defaultSeverity = RuleSeverity.warning

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    table.tokens.compactMap { token in
      guard token.tier != .primitive, !table.isDeprecated(token), scope.includes(token),
        table.type(of: token) == .color
      else { return nil }
      let pairs = table.schemePairs(of: token)
      guard !pairs.isEmpty, pairs.allSatisfy({ $0.isSame && $0.lightNode == $0.darkNode }) else {
        return nil
      }
      return table.finding(
        token, "'\(token.text)' has no dark value; add 'dark' under '$extensions.mode'")
    }
  }
}
