import TokenCompiler

/// Enums whose values have one Swift type don't share cases.
struct AmbiguousNameRule: LintRule {
  let id = "ambiguous-name"
  // Most sets have a small spacing and a small radius, and who writes the type is never in doubt.
  let defaultSeverity = RuleSeverity.off

  /// The tokens with one name whose themes answer values of one type.
  private struct Key: Hashable {
    let caseName: String
    let type: TokenType
  }

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let tokens = table.tokens.filter {
      !$0.names.isHidden && !$0.names.group.isEmpty && scope.includes($0)
    }
    let shared = tokens.compactMap { token in
      // Lengths and numbers are a `Double` in Swift; every other type has a value of its own.
      table.type(of: token).map { (token: token, type: $0 == .number ? .dimension : $0) }
    }.grouped { Key(caseName: $0.token.names.caseName, type: $0.type) }
      .map { $0.elements.map(\.token) }.filter { $0.count > 1 }
    return shared.grouped { tokens in tokens.map(\.names.typeName) }
      .map { finding($0.elements, of: $0.key, in: table) }
  }

  /// - Parameters:
  ///   - shared: for each name that the enums share, their tokens in order.
  private func finding(
    _ shared: [[Token]], of typeNames: [String], in table: TokenTable
  ) -> Finding {
    let first = shared[0]
    let names = shared.map { $0[0].names.caseName }
    let types = typeNames.map { table.configuration.typePrefix + $0 }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Finding(
      token: first[1].path, subject: typeNames.joined(separator: " and "),
      message:
        "\(types.quoted) share \(names.prefix(3).quoted)\(more), so 'theme[.\(names[0])]' is "
        + "ambiguous; write 'theme[\(types[0]).\(names[0])]', or another "
        + "'$extensions.tokenc.name'",
      range: table.nameRange(of: first[1]), notes: [table.declarationNote(of: first[0])])
  }
}
