/// Themes take from earlier ones what does not differ.
///
/// A token's value follows from its declaration, the type that groups give it, and the values of the
/// tokens that it names. Where all of that is as in an earlier theme, so is the value; the rest is
/// evaluated anew. Brands and schemes differ in a part of their tokens, so most are evaluated once.
extension ThemeResolver {
  /// The number of themes that later ones may take from: those of a brand in light and dark. More would
  /// cost more memory than they save time.
  private static let maximumFinishedCount = 2

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
    guard hasTokens(of: base) else { return evaluatedTokens() }
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

  /// Whether there is a token wherever another theme has one, and nowhere else.
  private func hasTokens(of base: FinishedTheme) -> Bool {
    base.tokens.count == theme.flat.tokens.count { $0 >= 0 }
      && base.tokens.allSatisfy { theme.flat.token(at: $0.path) != nil }
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
    var evaluations: [FinishedTheme.Evaluation] = []
    evaluations.reserveCapacity(theme.order.count)
    for path in theme.order {
      if let evaluation = evaluation(of: path) { evaluations.append(evaluation) }
    }
    finished.append(FinishedTheme(sources: sources, tokens: tokens, evaluations: evaluations))
  }

  private func evaluation(of path: TokenPath) -> FinishedTheme.Evaluation? {
    guard let index = theme.flat.token(at: path), !theme.solitary.contains(path),
      case .done(let value) = theme.states[Int(path.index)]
    else { return nil }
    let node = valueNode(of: model.tokens[index])
    let uses: FinishedTheme.Uses
    if let target = theme.aliasTarget(of: path) {
      uses = .token(target)
    } else if case .parts(let number) = findings[node] {
      uses = .parts(Int32(number))
    } else {
      uses = .nothing
    }
    return FinishedTheme.Evaluation(
      path: path, declaration: Int32(index), node: node, hasModes: model.tokens[index].modes != nil,
      type: theme.inheritedType(of: path), deprecation: theme.inheritedDeprecation(of: path),
      uses: uses, value: value)
  }

  /// Gives the tokens of the theme at hand that don't differ their values.
  private mutating func takeValues(from base: FinishedTheme) {
    theme.order.reserveCapacity(base.evaluations.count)
    // Dependencies come first, so those that differ are known.
    for evaluation in base.evaluations where isSame(evaluation) {
      let index = Int(evaluation.path.index)
      theme.states[index] = .done(evaluation.value)
      if case .token(let target) = evaluation.uses { theme.aliasTargets[index] = target }
      theme.order.append(evaluation.path)
    }
  }

  /// Whether an evaluation would give the same in the theme at hand.
  private func isSame(_ evaluation: FinishedTheme.Evaluation) -> Bool {
    let path = evaluation.path
    let index = Int(evaluation.declaration)
    guard theme.flat.tokens[Int(path.index)] == evaluation.declaration,
      theme.inheritedType(of: path).agrees(with: evaluation.type),
      theme.inheritedDeprecation(of: path) == evaluation.deprecation,
      !evaluation.hasModes || valueNode(of: model.tokens[index]) == evaluation.node
    else { return false }
    switch evaluation.uses {
    case .nothing: return true
    case .token(let target): return !theme.isOpen(target)
    case .parts(let number): return !partUses[Int(number)].contains { theme.isOpen($0) }
    }
  }
}

/// A theme that later ones take values from.
struct FinishedTheme: Sendable {
  /// The sources that it is joined from.
  var sources: [TokenSource]
  var tokens: [ResolvedToken]
  /// How its tokens came to their values, each behind those that it depends on.
  var evaluations: [Evaluation]

  /// A token's value and all that it follows from.
  struct Evaluation: Sendable {
    var path: TokenPath
    /// The index in ``TokenModel/tokens`` of what declares it.
    var declaration: Int32
    var node: NodeID
    /// Whether another node may be its value elsewhere.
    var hasModes: Bool
    /// What groups give it.
    var type: DeclaredType
    var deprecation: Deprecation?
    var uses: Uses
    var value: Int32
  }

  /// The tokens whose values a value follows from.
  enum Uses: Sendable {
    case nothing
    case token(TokenPath)
    /// Those at a place of ``ThemeResolver/partUses``.
    case parts(Int32)
  }
}
