import TokenCompiler

/// Colors follow the scheme, or say that they do not.
struct DarkMissingRule: LintRule {
  let id = "dark-missing"
  let defaultSeverity = RuleSeverity.warning

  let documentation = RuleDocumentation(
    summary: "Reports a color without a dark value in a system that has dark.",
    why: """
      A color that was chosen on white is rarely right on black. Where it is, an exception in \
      `except` or a suppression says so to the next reader. An alias has the dark value of its \
      target. Primitives and deprecated tokens are left alone.
      """)

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    table.tokens.compactMap { token in
      guard token.tier != .primitive, !table.isDeprecated(token), scope.includes(token),
        table.type(of: token) == .color
      else { return nil }
      let pairs = table.schemePairs(of: token)
      guard !pairs.isEmpty, pairs.allSatisfy({ $0.isSame && $0.lightNode == $0.darkNode }) else {
        return nil
      }
      return Finding(
        token: token.path, subject: token.text,
        message: "'\(token.text)' has no dark value; add 'dark' under '$extensions.mode'",
        range: table.nameRange(of: token))
    }
  }
}
