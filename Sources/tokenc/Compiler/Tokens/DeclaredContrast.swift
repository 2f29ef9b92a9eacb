/// Two tokens that `tokenc.json` declares to be read on one another.
package struct DeclaredContrast: Sendable {
  /// The indices of the tokens in the table.
  package let foreground: Int
  package let background: Int
  /// What lies beneath the background when that is translucent; white when `nil`.
  package let backdrop: Int?
  /// The declaration, with the contrast it asks for and the contexts in which it counts.
  package let pair: ContrastPair
}

extension ContrastPair {
  /// Whether the pair has to hold in a theme: its conditions name modifiers of the resolver, or axes
  /// and brands that other modifiers stand for.
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
    return configuration.contrast.pairs.flatMap { pair -> [DeclaredContrast] in
      let candidates = colors.filter { !pair.exceptions.match(tokens[$0].text) }
      let backgrounds = candidates.filter { pair.backgrounds.match(tokens[$0].text) }
      let backdrop = pair.backdrop.flatMap { pattern in
        tokens.firstIndex { pattern.matches($0.text) }
      }
      return candidates.filter { pair.foregrounds.match(tokens[$0].text) }.flatMap { foreground in
        backgrounds.filter { $0 != foreground }.map {
          DeclaredContrast(foreground: foreground, background: $0, backdrop: backdrop, pair: pair)
        }
      }
    }
  }
}
