import TokenCompiler

/// Contrasts of declared pairs, and what lies beneath translucent colors.
extension TokenComparison {
  /// The declared pairs whose contrast differs in some theme, in the order of declaration.
  func contrastChanges() -> [ContrastChange] {
    contrasts.compactMap { pair in
      let themes = pairs.compactMap { contrast(of: pair, in: $0) }
      return themes.isEmpty
        ? nil
        : ContrastChange(
          foreground: new.tokens[pair.foreground].text,
          background: new.tokens[pair.background].text, themes: themes)
    }
  }

  private func contrast(
    of declared: DeclaredContrast, in themes: ThemePair
  ) -> ContrastChange.Theme? {
    guard declared.pair.contexts.allSatisfy({ holds($0, in: themes) }),
      let foreground = colors(ofNew: declared.foreground, in: themes),
      let background = colors(ofNew: declared.background, in: themes)
    else { return nil }
    let backdrop = declared.backdrop.flatMap { colors(ofNew: $0, in: themes) } ?? (.white, .white)
    let old = Contrast.ratio(of: foreground.old, on: background.old, over: backdrop.old)
    let new = Contrast.ratio(of: foreground.new, on: background.new, over: backdrop.new)
    // Rounding in the last bits is not a change.
    guard (old - new).magnitude > 1e-9 else { return nil }
    func seen(_ background: Color, over backdrop: Color) -> Color {
      var opaque = backdrop
      opaque.alpha = nil
      return background.composited(over: opaque)
    }
    return ContrastChange.Theme(
      theme: themes.label, old: old, new: new, minimum: declared.pair.minimum,
      foregrounds: Versions(old: foreground.old, new: foreground.new),
      backgrounds: Versions(
        old: seen(background.old, over: backdrop.old),
        new: seen(background.new, over: backdrop.new)))
  }

  /// The colors beneath a token's color: the theme's declared background, or that of the first
  /// pair that the token is the foreground of; nothing where neither is known on both sides.
  func backdrops(of path: String, in themes: ThemePair) -> Versions<Color> {
    let declared = ground == path ? nil : ground ?? backgrounds[path]
    let index = declared.flatMap { new[$0] }
    guard var colors = index.flatMap({ colors(ofNew: $0, in: themes) }) else { return Versions() }
    colors.old.alpha = nil
    colors.new.alpha = nil
    return Versions(old: colors.old, new: colors.new)
  }

  /// A token's colors in both versions; a token is known by its index in the new one, and in the old
  /// one by what it was renamed from.
  private func colors(ofNew newIndex: Int, in themes: ThemePair) -> (old: Color, new: Color)? {
    guard let oldIndex = origins[newIndex],
      let oldValue = old[oldIndex, themes.old]?.value,
      let newValue = new[newIndex, themes.new]?.value,
      case .color(let oldColor) = old.values[oldValue],
      case .color(let newColor) = new.values[newValue]
    else { return nil }
    return (oldColor, newColor)
  }
}

extension TokenComparison {
  /// Returns a Boolean value that indicates whether a pair's condition is met in a theme; one that names no modifier
  /// is.
  fileprivate func holds(_ condition: ContrastPair.ContextCondition, in theme: ThemePair) -> Bool {
    let name = condition.modifier
    let known = [
      ThemeAxis(rawValue: name).flatMap { theme.label.contexts[$0] },
      new.context(of: name, inBrand: theme.newBrand)
        ?? old.context(of: name, inBrand: theme.oldBrand),
      new.table.resolution.themes[theme.new].input[name],
    ].compactMap(\.self)
    return known.isEmpty || known.contains(condition.context)
  }
}
