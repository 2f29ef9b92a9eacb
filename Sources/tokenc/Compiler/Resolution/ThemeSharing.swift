/// Lets themes take from earlier ones what does not differ.
///
/// A token's value follows from its declaration, the type that groups give it, and the values of the
/// tokens that it names. Where all of that is as in an earlier theme, so is the value; the rest is
/// evaluated anew. Brands and schemes differ in a part of their tokens, so most are evaluated once.
struct ThemeSharing {
  /// The number of themes that later ones may take from: those of a brand in light and dark. More
  /// would cost more memory than they save time.
  private static let maximumThemeCount = 2

  private var themes: [FinishedTheme] = []

  /// The kept theme that has the most sources in common with a theme; `nil` when none has any.
  func nearest(to theme: UnresolvedTheme) -> FinishedTheme? {
    func sharedCount(_ finished: FinishedTheme) -> Int {
      zip(finished.theme.sources, theme.sources).count { $0 == $1 }
    }
    guard let most = themes.map(sharedCount).max(), most > 0 else { return nil }
    return themes.first { sharedCount($0) == most }
  }

  /// Gives the tokens of the theme that is evaluated their values, where these don't differ.
  func takeValues(from base: FinishedTheme, into evaluator: inout TokenEvaluator) {
    // Dependencies come first, so those that differ are known.
    for path in base.order.evaluated {
      guard let evaluation = base.order.evaluation(of: path),
        isSame(path, in: base.theme, evaluator.theme)
      else { continue }
      let isSame =
        switch evaluation.uses {
        case .nothing: true
        case .alias(let target): !evaluator.isOpen(target)
        case .parts(let number):
          !evaluator.cache.uses(number).contains { evaluator.isOpen($0) }
        case .pointer, .more: false
        }
      if isSame { evaluator.keep(evaluation, of: path) }
    }
  }

  /// Returns a Boolean value that indicates whether two themes have the same token at a path, given that what it
  /// names is the same.
  private func isSame(_ path: TokenPath, in base: UnresolvedTheme, _ theme: UnresolvedTheme) -> Bool
  {
    guard let index = base.flat.token(at: path), theme.flat.token(at: path) == index,
      theme.inheritedType(of: path).agrees(with: base.inheritedType(of: path)),
      theme.inheritedDeprecation(of: path) == base.inheritedDeprecation(of: path)
    else { return false }
    let token = theme.model.tokens[index]
    return token.modes == nil || theme.valueNode(of: token) == base.valueNode(of: token)
  }

  /// Lets later themes take from one without faults: a theme's faults are found in each anew.
  mutating func keep(_ theme: FinishedTheme) {
    if themes.count < Self.maximumThemeCount { themes.append(theme) }
  }
}

/// A theme that later ones take values from.
struct FinishedTheme: Sendable {
  var theme: UnresolvedTheme
  /// How its tokens came to their values.
  var order: EvaluationOrder
}
