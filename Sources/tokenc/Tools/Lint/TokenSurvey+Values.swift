/// What rules ask about one token.
extension TokenSurvey {
  var tape: JSONTape { resolution.tape }

  func value(of token: SurveyedToken, in theme: Int) -> TokenValue? {
    token.occurrences[theme].map { resolution.values[$0.value] }
  }

  func color(of token: SurveyedToken, in theme: Int) -> Color? {
    guard case .color(let color) = value(of: token, in: theme) else { return nil }
    return color
  }

  /// The type that a token has in the first theme that has it.
  func type(of token: SurveyedToken) -> TokenType? {
    token.occurrences.lazy.compactMap(\.self).first.map { resolution.values[$0.value].type }
  }

  /// What declares a token in a theme.
  func declaration(of token: SurveyedToken, in theme: Int) -> TokenDeclaration? {
    token.occurrences[theme].map { resolution.model.tokens[$0.declaration] }
  }

  /// The different declarations of a token, in the order of themes.
  func declarations(of token: SurveyedToken) -> [TokenDeclaration] {
    var seen: Set<Int> = []
    return token.occurrences.compactMap { occurrence in
      guard let occurrence, seen.insert(occurrence.declaration).inserted else { return nil }
      return resolution.model.tokens[occurrence.declaration]
    }
  }

  /// The node that is a token's value in a theme: `$value`, or a mode's.
  func valueNode(of token: SurveyedToken, in theme: Int) -> NodeID? {
    declaration(of: token, in: theme)?.valueNode(in: themes[theme].input, of: tape)
  }

  /// The different value nodes of a token, in the order of themes, each with its first theme.
  func valueNodes(of token: SurveyedToken) -> [(node: NodeID, theme: Int)] {
    var seen: Set<NodeID> = []
    return themes.indices.compactMap { theme in
      guard let node = valueNode(of: token, in: theme), seen.insert(node).inserted else {
        return nil
      }
      return (node, theme)
    }
  }

  /// Where a token's name stands: in its first declaration.
  func nameRange(of token: SurveyedToken) -> SourceRange {
    let declaration = declarations(of: token).first
    return declaration.map(nameRange) ?? SourceRange(file: FileID(index: 0), start: 0, end: 0)
  }

  func nameRange(of declaration: TokenDeclaration) -> SourceRange {
    tape.range(NodeID(index: declaration.object.index - 1))
  }

  /// The tokens from a token's direct target to the one that holds the value.
  func aliasChain(of token: SurveyedToken, in theme: Int) -> [SurveyedToken] {
    var chain: [SurveyedToken] = []
    var next = token.occurrences[theme]?.aliasTarget
    while let path = next, let index = index(of: path) {
      chain.append(tokens[index])
      next = tokens[index].occurrences[theme]?.aliasTarget
    }
    return chain
  }

  /// The partner of a theme along an axis: the same contexts but for the axis's second one.
  func theme(_ theme: Int, switching axis: ThemeAxis) -> Int? {
    guard let bit = axes.firstIndex(of: axis), themes[theme].variant & (1 << bit) == 0 else {
      return nil
    }
    return theme + 1 << bit
  }
}
