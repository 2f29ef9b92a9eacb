/// A foreground and the background on which it is declared to stand, by their tokens' paths.
struct ComparedContrast: Sendable {
  var foreground: String
  var background: String
  /// The token beneath a translucent background; white when `nil`.
  var backdrop: String?
  private var pair: ContrastPair

  /// Whether the pair is declared for a theme.
  func counts(in theme: ThemeLabel) -> Bool {
    pair.contexts.allSatisfy { condition in
      if condition.modifier == CompilePlan.brandModifier { return theme.brand == condition.context }
      guard let axis = ThemeAxis(rawValue: condition.modifier), let context = theme[axis] else {
        // A modifier that doesn't vary here was chosen for the whole comparison.
        return true
      }
      return context == condition.context
    }
  }

  /// The pairs that a configuration declares, each once, in the order of declaration.
  ///
  /// Deprecated tokens are left out, as for `tokenc lint`.
  static func all(
    in resolution: Resolution, _ configuration: Configuration
  ) -> [ComparedContrast] {
    let declared = configuration.contrast.pairs
    guard !declared.isEmpty, let theme = resolution.themes.first else { return [] }
    let colors = theme.tokens.filter { token in
      guard case .color = resolution.values[token.value] else { return false }
      switch token.deprecation {
      case .deprecated, .reason: return false
      case .lifted, nil: return true
      }
    }.map { token in
      resolution.model.paths.components(of: token.path).map { resolution.tape.names.string($0) }
    }
    struct Place: Hashable { var foreground, background: String }
    var seen: Set<Place> = []
    var result: [ComparedContrast] = []
    for pair in declared {
      let candidates = colors.filter { !pair.exceptions.match($0) }
      let backgrounds = candidates.filter(pair.backgrounds.match).map { $0.joined(separator: ".") }
      let backdrop = pair.backdrop.flatMap { pattern in
        colors.first(where: pattern.matches)?.joined(separator: ".")
      }
      for names in candidates where pair.foregrounds.match(names) {
        let foreground = names.joined(separator: ".")
        for background in backgrounds where background != foreground {
          let place = Place(foreground: foreground, background: background)
          guard !pair.contexts.isEmpty || seen.insert(place).inserted else { continue }
          result.append(
            ComparedContrast(
              foreground: foreground, background: background, backdrop: backdrop, pair: pair))
        }
      }
    }
    return result
  }
}
