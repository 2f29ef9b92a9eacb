import TokenCompiler

/// Who deprecates a token says what to use instead.
struct DeprecatedWithoutSuccessorRule: LintRule {
  let id = "deprecated-without-successor"
  let defaultSeverity = RuleSeverity.warning

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let live = table.tokens.indices.filter {
      !table.isDeprecated(table.tokens[$0]) && table.tokens[$0].tier != .primitive
    }
    let retired = table.tokens.indices.filter { index in
      let token = table.tokens[index]
      return table.isDeprecated(token) && scope.includes(token) && table.successor(of: token) == nil
    }
    let successors = table.equalSuccessors(of: retired, among: live)
    return retired.map { index in
      let token = table.tokens[index]
      var finding = table.finding(
        token,
        "'\(token.text)' is deprecated and names no successor; add 'replacedBy' under "
          + "'$extensions.tokenc'")
      finding.notes = [successors[index].map { table.tokens[$0] }].compactMap(\.self).map {
        Diagnostic.Note(
          message: "'\($0.text)' has its value in every theme", range: table.nameRange(of: $0))
      }
      return finding
    }
  }
}

extension TokenTable {
  func successor(of token: Token) -> String? {
    if let stated = token.names.replacedBy { return stated }
    for declaration in declarations(of: token) {
      guard let extensions = declaration.extensions,
        let own = tape.member(.tokenc, of: extensions),
        let node = tape.child("replacedBy", of: own), tape.kind(node) == .string
      else { continue }
      return tape.string(node)
    }
    return nil
  }
}
