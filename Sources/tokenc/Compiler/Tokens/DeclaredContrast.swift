/// Two tokens that `tokenc.json` declares to be read on one another.
package struct DeclaredContrast: Sendable {
  /// The indices of the tokens in the table.
  package let foreground: Int
  package let background: Int
  /// The background of the background when that is translucent; white when `nil`. Where the pair's `over` means
  /// several tokens, there is a declaration for each.
  package let backdrop: Int?
  /// The declaration, with the contrast it asks for and the contexts in which it counts.
  package let pair: ContrastPair
}

extension ContrastPair {
  /// Returns a Boolean value that indicates whether the pair has to hold in a theme: its conditions name modifiers of
  /// the resolver, or axes and brands that other modifiers stand for.
  package func counts(in theme: TokenTheme) -> Bool {
    contexts.allSatisfy {
      theme.input[$0.modifier] == $0.context || theme.roles[$0.modifier] == $0.context
    }
  }
}

extension TokenTable {
  /// Every pair of tokens that the configuration declares, in the order of declaration; the same
  /// two tokens may be declared several times.
  ///
  /// Deprecated tokens are left out: what is on its way out need not be mended.
  package var declaredContrasts: [DeclaredContrast] {
    guard !configuration.contrast.pairs.isEmpty else { return [] }
    let colors = tokens.indices.filter {
      type(of: tokens[$0]) == .color && !isDeprecated(tokens[$0])
    }
    let paths = PathIndex(colors.map { tokens[$0].text })
    let all = PathIndex(tokens.map(\.text))
    let indices = Dictionary(firstOf: tokens.enumerated().map { ($1.text, $0) })
    func found(_ patterns: [PathPattern], _ pair: ContrastPair) -> [Int] {
      let found = Set(patterns.flatMap { Array(paths.paths(meantBy: $0)) })
      return found.filter { !pair.exceptions.match($0) }.compactMap { indices[$0] }.sorted()
    }
    return configuration.contrast.pairs.flatMap { pair -> [DeclaredContrast] in
      let backgrounds = found(pair.backgrounds, pair)
      let backdrops =
        pair.backdrop.map { pattern in
          all.paths(meantBy: pattern).compactMap { indices[$0] }
            .filter { type(of: tokens[$0]) == .color }.sorted()
        } ?? []
      return found(pair.foregrounds, pair).flatMap { foreground in
        backgrounds.filter { $0 != foreground }.flatMap { background in
          let isSeenThrough = backdrops.count > 1 && isTranslucent(background)
          let beneath: [Int?] = isSeenThrough ? backdrops : [backdrops.first]
          return beneath.map {
            DeclaredContrast(
              foreground: foreground, background: background, backdrop: $0, pair: pair)
          }
        }
      }
    }
  }

  /// Whether a color is translucent in some theme.
  private func isTranslucent(_ token: Int) -> Bool {
    themes.indices.contains { (color(of: tokens[token], in: $0)?.opacity ?? 1) < 1 }
  }
}
