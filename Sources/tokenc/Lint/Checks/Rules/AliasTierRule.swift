import TokenCompiler

/// References point from components to intents to raw values, never back.
struct AliasTierRule: LintRule {
  let id = "alias-tier"
  let defaultSeverity = RuleSeverity.error

  let options = [
    RuleOption(
      name: "skipping", kind: .word(["allowed", "reported"]), defaultValue: .word("allowed"),
      summary: "whether a component token may refer to a primitive, past the semantic tier")
  ]

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let references = TokenReferences(table).references
    let mayNotSkip = scope.word("skipping") == "reported"
    return table.tokens.indices.flatMap { index -> [Finding] in
      let token = table.tokens[index]
      guard scope.includes(token) else { return [] }
      return references[index].compactMap { reference in
        let target = table.tokens[reference.target]
        let skips = mayNotSkip && token.tier == .component && target.tier == .primitive
        guard target.tier > token.tier || skips else { return nil }
        let remedy = skips ? "put a semantic token between them" : "turn the reference round"
        return Finding(
          token: token.path, subject: "\(token.text) at \(target.text)",
          message: "the \(token.tier.rawValue) token '\(token.text)' refers to the "
            + "\(target.tier.rawValue) token '\(target.text)'; \(remedy)",
          range: table.tape.range(reference.node), notes: [table.declarationNote(of: target)])
      }
    }
  }
}
