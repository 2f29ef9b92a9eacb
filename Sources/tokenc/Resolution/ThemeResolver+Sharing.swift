/// Themes take from earlier ones what does not differ.
///
/// A token's value follows from its declaration, the type that groups give it, and the values of the
/// tokens that it names. Where all of that is as in an earlier theme, so is the value; the rest is
/// evaluated anew. Brands and schemes differ in a part of their tokens, so most are evaluated once.
extension ThemeResolver {
  /// The number of themes that later ones may take from: those of a brand with two axes.
  private static let maximumFinishedCount = 4

  /// The tokens of the theme at hand, each evaluated or taken from the earlier theme that has the most
  /// sources in common.
  mutating func resolvedTokens(from sources: [TokenSource]) -> [ResolvedToken] {
    func sharedCount(_ theme: FinishedTheme) -> Int {
      zip(theme.sources, sources).count { $0 == $1 }
    }
    guard let most = finished.map(sharedCount).max(), most > 0,
      let base = finished.first(where: { sharedCount($0) == most })
    else { return evaluatedTokens() }
    takeValues(from: base)
    guard theme.flat.hasTokens(atSamePathsAs: base.state.flat) else { return evaluatedTokens() }
    var tokens = base.tokens
    var hasFault = false
    var stack: [TokenPath] = []
    // Found before one of them evaluates others that it depends on.
    let open = tokens.indices.filter { theme.isOpen(tokens[$0].path) }
    for index in open {
      evaluate(from: tokens[index].path, &stack)
      if let token = resolvedToken(at: tokens[index].path) {
        tokens[index] = token
      } else {
        hasFault = true
      }
    }
    if hasFault { tokens.removeAll { resolvedToken(at: $0.path) == nil } }
    return tokens
  }

  /// The tokens of a theme that takes nothing, or has other tokens than the one it takes from.
  private mutating func evaluatedTokens() -> [ResolvedToken] {
    var tokens: [ResolvedToken] = []
    tokens.reserveCapacity(theme.flat.tokens.count { $0 >= 0 })
    var stack: [TokenPath] = []
    for path in treeOrder() where theme.flat.token(at: path) != nil {
      evaluate(from: path, &stack)
      if let token = resolvedToken(at: path) { tokens.append(token) }
    }
    return tokens
  }

  /// Lets later themes take from the one at hand, if it has no fault: what is wrong in a theme is found
  /// in each anew.
  mutating func keepTheme(of sources: [TokenSource], _ tokens: [ResolvedToken]) {
    guard finished.count < Self.maximumFinishedCount, !diagnostics.hasErrors,
      tokens.count == theme.flat.tokens.count(where: { $0 >= 0 })
    else { return }
    finished.append(FinishedTheme(sources: sources, state: theme, tokens: tokens))
  }

  /// Gives the tokens of the theme at hand that don't differ their values.
  private mutating func takeValues(from base: FinishedTheme) {
    theme.order.reserveCapacity(base.state.order.count)
    for path in base.state.order {
      // Dependencies come first, so those that differ are known.
      guard theme.flat.token(at: path) == base.state.flat.token(at: path),
        theme.groupsAgree(with: base.state, at: path),
        isSelfContained(path, in: base.state)
      else { continue }
      theme.take(path, from: base.state)
    }
  }

  /// Whether a token's value follows from its text and from tokens that were taken.
  private func isSelfContained(_ path: TokenPath, in base: ThemeState) -> Bool {
    guard let index = theme.flat.token(at: path), !base.solitary.contains(path) else {
      return false
    }
    var node = model.tokens[index].value
    if model.tokens[index].modes != nil {
      node = valueNode(of: model.tokens[index])
      guard node == model.tokens[index].valueNode(in: base.contexts, of: tape) else { return false }
    }
    if let target = base.aliasTarget(of: path) { return !theme.isOpen(target) }
    switch findings[Int(node.index)] {
    case .value: return true
    case .parts(let number): return !partUses[Int(number)].contains { theme.isOpen($0) }
    case .unknown, .path, .fault: return false
    }
  }
}

/// A theme that later ones take values from.
struct FinishedTheme: Sendable {
  /// The sources that it is joined from.
  var sources: [TokenSource]
  var state: ThemeState
  var tokens: [ResolvedToken]
}
