/// Finds tokens with a value for dark and one for high contrast, and none for both: there one of the two counts, so that
/// what is dark on light stays so on dark.
struct CombinedModes {
  private let table: TokenTable
  private let dark: Int
  private let high: Int

  static func findings(in table: TokenTable) -> [Diagnostic] {
    guard let scheme = table.axes.firstIndex(of: .scheme),
      let contrast = table.axes.firstIndex(of: .contrast)
    else { return [] }
    let search = CombinedModes(table: table, dark: 1 << scheme, high: 1 << contrast)
    let brands = table.themes.indices.filter { table.themes[$0].variant == 0 }
    return table.tokens.compactMap { token in
      token.names.isHidden
        ? nil : brands.lazy.compactMap { search.finding(for: token, in: $0) }.first
    }
  }

  /// - Parameter theme: the theme of a brand that is light with normal contrast.
  private func finding(for token: Token, in theme: Int) -> Diagnostic? {
    let both = theme + dark + high
    guard table.themes.indices.contains(both), table.declaration(of: token, in: theme)?.modes != nil
    else { return nil }
    let nodes = [theme, theme + dark, theme + high, both].map { table.valueNode(of: token, in: $0) }
    guard let node = nodes[3], nodes[1] != nodes[0], nodes[2] != nodes[0], nodes[1] != nodes[2],
      nodes[3] == nodes[1] || nodes[3] == nodes[2],
      table.occurrence(of: token, in: both)?.aliasTarget == nil
    else { return nil }
    let isHigh = nodes[3] == nodes[2]
    let values = [theme, theme + dark, theme + high, both].map { table.value(of: token, in: $0) }
    guard values[1] != values[0], values[2] != values[0], values[1] != values[2] else { return nil }
    return .combinedModes(
      token.text, isLikeLight: isHigh, at: table.tape.range(node))
  }
}

extension Diagnostic {
  static func combinedModes(_ path: String, isLikeLight: Bool, at range: SourceRange) -> Diagnostic
  {
    .warning(
      .combinedModes,
      "'\(path)' has a value for dark and one for high contrast, and none for both, where it is as in "
        + (isLikeLight ? "light with high contrast" : "dark with normal contrast")
        + "; refer to a token that varies with the other one", at: range
    ).repeating("combined modes")
  }
}

extension Diagnostic.ID {
  static let combinedModes = Self("combined-modes")
}
