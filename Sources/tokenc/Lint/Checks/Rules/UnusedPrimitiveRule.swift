import TokenCompiler

/// Primitives are there for aliases.
struct UnusedPrimitiveRule: LintRule {
  let id = "unused-primitive"
  let defaultSeverity = RuleSeverity.warning
  let needsEveryBrand = true

  let documentation = RuleDocumentation(
    summary: "Reports a primitive that no token refers to in any theme.",
    why: """
      An unused step of a ramp is never seen by anyone, and still has to be understood by everyone \
      who reads the ramp and kept right by everyone who changes it.
      """)

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let users = TokenReferences(table).users
    return table.tokens.indices.compactMap { index in
      let token = table.tokens[index]
      guard token.tier == .primitive, users[index].isEmpty, scope.includes(token) else {
        return nil
      }
      return Finding(
        token: token.path, subject: token.text,
        message: "no token refers to the primitive '\(token.text)'; use it or remove it",
        range: table.nameRange(of: token))
    }
  }
}
