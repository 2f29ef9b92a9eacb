import TokenCompiler

extension TokenTable {
  /// The index of a token by its path, or by that of the group whose own token it is.
  func index(ofPath path: String) -> Int? { index(ofText: path) ?? index(ofText: path + ".$root") }
}

/// Finds tokens by any name that people and servers have for them.
///
/// For example, `color.accent.primary`, `accent_primary`, `color.accent_primary`,
/// `ColorToken.accentPrimary`, `.accentPrimary` and `theme[.accentPrimary]` are one token. A hidden
/// token has its path only.
package struct TokenNameSearch: Sendable {
  package let table: TokenTable

  package init(_ table: TokenTable) { self.table = table }

  /// The tokens of a name, by their numbers in the table: one for a path, several where enums share
  /// a case or servers a string.
  package func tokens(named text: String) -> [Int] {
    let text = text.trimmingSpaces
    if let number = table.index(ofPath: text) { return [number] }
    var name = text
    if name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") {
      name = String(name[name.index(after: bracket)...].dropLast())
    }
    name.removeAll { $0 == "`" }
    return table.tokens.indices.filter { names(of: table.tokens[$0]).contains(name) }
  }

  /// The groups of a name, or of the last name of their paths: the paths of each with those of its tokens.
  package func groups(named text: String) -> [(path: String, tokens: [String])] {
    let text = text.trimmingSpaces
    guard !text.isEmpty else { return [] }
    let model = table.resolution.model
    let paths = Set(model.groups.map { model.paths.string($0.path, table.tape.names) })
      .filter { $0 == text || $0.hasSuffix(".\(text)") }
    return paths.sorted(byBytesOf: \.self).map { path in
      (path: path, tokens: table.tokens.map(\.text).filter { $0.hasPrefix("\(path).") })
    }.filter { !$0.tokens.isEmpty }
  }

  /// The name that was probably meant.
  package func suggestion(for text: String) -> String {
    Suggestion.phrase(
      for: text,
      among: table.tokens.flatMap { token in
        token.names.isHidden
          ? [token.text] : [token.text, token.names.serverName, token.names.caseName]
      })
  }

  /// All names but the path.
  private func names(of token: Token) -> [String] {
    guard !token.names.isHidden else { return [] }
    let type = token.names.typeName
    let name = token.names.caseName
    let strings = [token.names.serverName] + token.names.formerNames
    return [name, ".\(name)", "\(type).\(name)", swiftName(of: token)] + strings
      + strings.map { "\(token.names.group).\($0)" }
  }

  /// For example `AcmeColorToken.accentPrimary`.
  package func swiftName(of token: Token) -> String {
    "\(table.configuration.typePrefix)\(token.names.typeName).\(token.names.caseName)"
  }
}
