/// Contrasts of declared pairs, and what lies beneath translucent colours.
extension TokenComparison {
  /// The declared pairs whose contrast differs in some theme, in the order of declaration.
  func contrastChanges() -> [ContrastChange] {
    new.contrasts.compactMap { pair in
      let themes = pairs.compactMap { contrast(of: pair, in: $0) }
      return themes.isEmpty
        ? nil
        : ContrastChange(
          foreground: pair.foreground, background: pair.background, themes: themes)
    }
  }

  private func contrast(of pair: ComparedContrast, in themes: ThemePair) -> ContrastChange.Theme? {
    guard pair.counts(in: themes.label), let foreground = colors(at: pair.foreground, in: themes),
      let background = colors(at: pair.background, in: themes)
    else { return nil }
    let backdrop = pair.backdrop.flatMap { colors(at: $0, in: themes) } ?? (.white, .white)
    if foreground.old == foreground.new, background.old == background.new,
      backdrop.old == backdrop.new
    {
      return nil
    }
    let old = Contrast.ratio(of: foreground.old, on: background.old, over: backdrop.old)
    let new = Contrast.ratio(of: foreground.new, on: background.new, over: backdrop.new)
    // Rounding in the last bits is no change.
    guard (old - new).magnitude > 1e-9 else { return nil }
    return ContrastChange.Theme(theme: themes.label, old: old, new: new)
  }

  /// What lies beneath a token's colour: the theme's declared ground, or the background of the first
  /// pair that the token is the foreground of; `nil` where neither is known on both sides.
  func backdrops(of path: String, in themes: ThemePair) -> (old: Color, new: Color)? {
    let declared = ground == path ? nil : ground ?? backgrounds[path]
    guard let declared, let colors = colors(at: declared, in: themes) else { return nil }
    return (opaque(colors.old), opaque(colors.new))
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
