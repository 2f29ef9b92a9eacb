import TokenCompiler

/// Values written twice, or almost.
struct NearDuplicateRule: LintRule {
  let id = "near-duplicate"
  let defaultSeverity = RuleSeverity.warning

  let options = [
    RuleOption(
      name: "within", kind: .number(0...100), defaultValue: .number(1),
      summary: "colors up to this CIEDE2000 difference are near; about 1 can just be noticed"),
    RuleOption(
      name: "withinPoints", kind: .number(0...1000), defaultValue: .number(0.25),
      summary:
        "lengths of text styles, shadows and dimensions up to this many points apart are near"),
  ]

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let literals = table.tokens.indices.filter { index in
      let token = table.tokens[index]
      return !table.isDeprecated(token) && scope.includes(token)
        && table.themes.indices.allSatisfy { theme in
          table.occurrence(of: token, in: theme).map { $0.aliasTarget == nil } ?? false
        }
    }
    let groups = Dictionary(grouping: literals) { table.tokens[$0].topName }
    let tolerance = ValueTolerance(
      color: scope.number("within"), length: scope.number("withinPoints"))
    return groups.values.flatMap { NearTokens(table, among: $0).nearestPairs(within: tolerance) }
      .sorted { $0.second < $1.second }.map { finding($0, in: table) }
  }

  private func finding(_ pair: NearTokens.Pair, in table: TokenTable) -> Finding {
    let first = table.tokens[pair.first]
    let second = table.tokens[pair.second]
    let distance = pair.distance.rounded(decimals: 2)
    let relation =
      pair.distance == 0
      ? "has the value of '\(first.text)'"
      : table.type(of: second) == .color
        ? "differs from '\(first.text)' by ΔE \(JSONNumber.text(distance))"
        : "differs from '\(first.text)' by \(JSONNumber.text(distance))"
    return Finding(
      token: second.path, subject: "\(second.text) near \(first.text)",
      message: "'\(second.text)' \(relation) in every theme; use one, or make one an alias",
      range: table.nameRange(of: second), notes: [table.declarationNote(of: first)])
  }
}
