import TokenCompiler

/// Live tokens do not lean on retired ones.
struct DeprecatedAliasedRule: LintRule {
  let id = "deprecated-aliased"
  let defaultSeverity = RuleSeverity.warning

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let references = TokenReferences(table).references
    return table.tokens.indices.flatMap { index -> [Finding] in
      let token = table.tokens[index]
      guard !table.isDeprecated(token), scope.includes(token) else { return [] }
      return references[index].compactMap { reference in
        let target = table.tokens[reference.target]
        guard table.isDeprecated(target) else { return nil }
        let successor = table.successor(of: target)
        return Finding(
          token: token.path, subject: "\(token.text) at \(target.text)",
          message: "'\(token.text)' refers to '\(target.text)', which is deprecated"
            + (successor.map { "; use '\($0)'" } ?? ""),
          range: table.tape.range(reference.node),
          notes: [table.declarationNote(of: target)],
          fixIt: successor.flatMap { fixIt(reference, to: $0, for: index, in: table) })
      }
    }
  }

  private func fixIt(
    _ reference: TokenReferences.Reference, to successor: String, for index: Int,
    in table: TokenTable
  ) -> Diagnostic.FixIt? {
    guard let number = table.index(ofText: successor), number != index,
      AliasSyntax(table.tape.string(reference.node)) != nil
    else { return nil }
    let group = NearTokens(table, among: [reference.target, number].sorted()).equalTokens
    // An alias from the successor back to the token would make a cycle.
    let leadsBack = table.themes.indices.contains { theme in
      table.aliasChain(of: table.tokens[number], in: theme).contains {
        $0.path == table.tokens[index].path
      }
    }
    guard !group.isEmpty, !leadsBack else { return nil }
    return Diagnostic.FixIt(
      message: "write '{\(successor)}'", range: table.tape.range(reference.node),
      replacement: "\"{\(successor)}\"")
  }
}
