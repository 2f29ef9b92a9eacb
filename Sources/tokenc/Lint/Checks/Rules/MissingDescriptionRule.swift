import TokenCompiler

/// The purpose of each token is written down.
struct MissingDescriptionRule: LintRule {
  let id = "missing-description"
  let defaultSeverity = RuleSeverity.warning

  let options = [
    RuleOption(
      name: "of", kind: .word(["group", "token"]), defaultValue: .word("group"),
      summary: "whether the description of a group around the token is enough")
  ]

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let model = table.resolution.model
    var described = Set(model.groups.filter { $0.description != nil }.map(\.path))
    if scope.word("of") == "token" { described = [] }
    described.formUnion(model.tokens.filter { $0.description != nil }.map(\.path))
    return table.tokens.compactMap { token in
      guard token.tier != .primitive, !table.isDeprecated(token), scope.includes(token),
        !model.paths.lineage(of: token.path).contains(where: described.contains)
      else { return nil }
      return table.finding(token, "'\(token.text)' has no '$description'; say what it is for")
    }
  }
}
