/// Contrasts of declared pairs, and what lies beneath translucent colours.
extension TokenComparison {
  /// The declared pairs whose contrast differs in some theme, in the order of declaration.
  func contrastChanges() -> [ContrastChange] {
    options.pairs.compactMap { pair in
      let themes = pairs.compactMap { contrast(of: pair, in: $0) }
      return themes.isEmpty
        ? nil
        : ContrastChange(
          foreground: pair.foreground, background: pair.background, themes: themes)
    }
  }

  private func contrast(of pair: ContrastPair, in themes: ThemePair) -> ContrastChange.Theme? {
    guard
      let foreground = colors(at: pair.foreground, in: themes),
      let background = colors(at: pair.background, in: themes)
    else { return nil }
    let backdrop = options.backdrop.flatMap { colors(at: $0, in: themes) } ?? (.white, .white)
    let old = Contrast.ratio(of: foreground.old, on: background.old, over: backdrop.old)
    let new = Contrast.ratio(of: foreground.new, on: background.new, over: backdrop.new)
    // Rounding in the last bits is no change.
    guard (old - new).magnitude > 1e-9 else { return nil }
    return ContrastChange.Theme(theme: themes.label, old: old, new: new)
  }

  /// What lies beneath a token's colour: the background of the first pair that declares one, or the
  /// configured backdrop; `nil` where neither is known on both sides.
  func backdrops(of path: String, in themes: ThemePair) -> (old: Color, new: Color)? {
    let declared = backgrounds[path] ?? options.backdrop
    guard let declared, declared != path, let colors = colors(at: declared, in: themes) else {
      return nil
    }
    let beneath = options.backdrop.flatMap { self.colors(at: $0, in: themes) } ?? (.white, .white)
    return (
      colors.old.composited(over: opaque(beneath.old)),
      colors.new.composited(over: opaque(beneath.new))
    )
  }

  private func opaque(_ color: Color) -> Color {
    var color = color
    color.alpha = nil
    return color
  }

  /// A token's colours in both versions; a token is found by its new path, and in the old version by
  /// what it was renamed from.
  private func colors(at path: String, in themes: ThemePair) -> (old: Color, new: Color)? {
    guard let newIndex = newIndices[path], let oldIndex = origins[newIndex],
      let oldValue = old.tokens[oldIndex].cells[themes.old].value,
      let newValue = new.tokens[newIndex].cells[themes.new].value,
      case .color(let oldColor) = old.values[oldValue],
      case .color(let newColor) = new.values[newValue]
    else { return nil }
    return (oldColor, newColor)
  }
}
