/// Every token of an input with its value in each theme: what all readers of tokens start from.
///
/// It is made once, from the resolution, and has also what can't be emitted: hidden tokens, holes,
/// names that make no Swift. Emission takes its complete form, ``CompleteTokenTable``.
///
/// It is a class that never changes, as most readers keep one: copies of a struct of this size were
/// a tenth of the compiler's code.
package final class TokenTable: Sendable {
  package let resolution: Resolution
  package let configuration: Configuration
  /// Which of the resolution's themes are brands and their variants.
  let plan: CompilePlan
  /// The axes along which some token differs, in the order of ``ThemeAxis``.
  package let axes: [ThemeAxis]
  /// The modifiers that have their default alone, as nothing says what becomes of them.
  package let fixedModifiers: [FixedModifier]
  /// For each brand a theme for each variant of ``axes``.
  package let themes: [TokenTheme]
  /// In authored order, hidden ones included.
  package let tokens: [Token]
  /// The groups whose tokens are hidden as ``PrivateTokens`` found them so.
  let privateGroups: [PrivateTokens.Group]
  private let occurrences: TokenOccurrences

  /// - Returns: the table of an input, in which private tokens are hidden.
  static func make(
    _ resolution: Resolution, plan: CompilePlan, configuration: Configuration
  ) -> TokenTable {
    let table = TokenTable(resolution, plan: plan, configuration: configuration)
    guard table.occurrences.mayHaveHoles else { return table }
    let groups = PrivateTokens.groups(of: table)
    var tokens = table.tokens
    for index in groups.flatMap(\.tokens) {
      var names = tokens[index].names
      names.isHidden = true
      let tier = configuration.tier(of: tokens[index].text, names)
      tokens[index] = tokens[index].with(names: names, tier: tier)
    }
    return TokenTable(table, tokens: tokens, privateGroups: groups)
  }

  package func with(tokens: [Token]) -> TokenTable {
    TokenTable(self, tokens: tokens, privateGroups: privateGroups)
  }

  private init(_ resolution: Resolution, plan: CompilePlan, configuration: Configuration) {
    self.resolution = resolution
    self.configuration = configuration
    self.plan = plan
    fixedModifiers = plan.fixedModifiers.compactMap(FixedModifier.init)
    occurrences = TokenOccurrences(resolution)
    let variants = 1 << plan.axes.count
    let activeBits = Self.activeBits(of: plan, occurrences, resolution)
    axes = activeBits.map { plan.axes[$0] }
    let hasBrands = plan.brands.count > 1
    let brandContexts = plan.brandModifiers.combinations
    themes = plan.themes.enumerated().compactMap { position, index in
      let activeMask = activeBits.reduce(0) { $0 | 1 << $1 }
      guard position % variants & ~activeMask == 0 else { return nil }
      let brand = plan.brands[position / variants]
      let contexts = activeBits.map { plan.axes[$0].contexts[position >> $0 & 1] }
      var roles = Dictionary(
        uniqueKeysWithValues: zip(activeBits.map { plan.axes[$0].rawValue }, contexts))
      for (number, modifier) in plan.brandModifiers.enumerated() {
        roles[modifier.name] = brandContexts[position / variants][number]
      }
      return TokenTheme(
        name: ((hasBrands ? [brand] : []) + contexts).joined(separator: " "), brand: brand,
        input: resolution.themes[index].input, roles: roles,
        variant: activeBits.enumerated().reduce(0) {
          $0 | (position >> $1.element & 1) << $1.offset
        },
        index: index)
    }
    var builder = TokenBuilder(
      resolution, configuration, themes: themes.map { $0.input.choices.map(\.context) })
    tokens = builder.tokens(
      occurrences.definingOccurrences, values: occurrences.values(in: themes.map(\.index)),
      themeCount: themes.count)
    privateGroups = []
  }

  private init(_ table: TokenTable, tokens: [Token], privateGroups: [PrivateTokens.Group]) {
    resolution = table.resolution
    configuration = table.configuration
    plan = table.plan
    axes = table.axes
    fixedModifiers = table.fixedModifiers
    themes = table.themes
    occurrences = table.occurrences
    self.tokens = tokens
    self.privateGroups = privateGroups
  }

  /// The indices among the plan's axes of those along which some token differs.
  private static func activeBits(
    of plan: CompilePlan, _ occurrences: TokenOccurrences, _ resolution: Resolution
  ) -> [Int] {
    plan.axes.indices.filter { bit in
      plan.themes.indices.contains { position in
        position & 1 << bit == 0
          && occurrences.differ(
            plan.themes[position], plan.themes[position | 1 << bit], values: resolution.values)
      }
    }
  }

  package var brandModifiers: [BrandModifier] { plan.brandModifiers }
  /// ``brandModifiers`` with the brands that aren't compiled too.
  package var declaredBrandModifiers: [BrandModifier] { plan.declaredBrandModifiers }
  /// The brands in the resolver's order, a context of each modifier with slashes between them;
  /// ``CompilePlan/defaultBrand`` alone without such a modifier.
  package var brands: [String] { plan.brands }
  /// The axes of the input, with those along which no token differs.
  package var declaredAxes: [ThemeAxis] { plan.axes }
  /// For each brand and variant of ``declaredAxes``, the theme's index in the resolution.
  package var declaredThemes: [Int] { plan.themes }

  package var values: [TokenValue] { resolution.values }
  package var tape: JSONTape { resolution.tape }

  /// The index of a token in ``tokens``; `nil` where no theme has one.
  package func index(of path: TokenPath) -> Int? { occurrences.row(of: path) }

  func hasHole(_ values: ValueRow) -> Bool { occurrences.mayHaveHoles && values.hasHole }

  /// Returns a Boolean value that indicates whether some file has a token or group of these names: if not emitted, a
  /// fault was reported.
  package func declares(_ names: [String]) -> Bool {
    resolution.model.paths.find(names, in: tape.names) != nil
  }

  /// Returns a Boolean value that indicates whether a group lacks tokens because of such a fault.
  package func isFaulty(group: String) -> Bool {
    guard let path = resolution.model.paths.find([group], in: tape.names) else { return false }
    let name = resolution.model.paths.name(of: path)
    return resolution.themes.contains { theme in
      theme.faulty.contains { resolution.model.paths.top(of: $0) == name }
    } || tokens.contains { $0.names.group == group && !$0.names.isHidden }
  }

  func first(ofToken index: Int) -> ResolvedToken { occurrences.definingOccurrences[index] }

  /// A token as one theme of the resolution has it, by ``TokenTheme/index``; `nil` for a hole.
  package func occurrence(ofToken index: Int, inResolved theme: Int) -> ResolvedToken? {
    occurrences[index, theme]
  }
}

/// A theme of a ``TokenTable``: one brand in one context of each axis.
package struct TokenTheme: Sendable {
  /// The contexts in short, for example `alfa dark`; empty when there is one theme only.
  package var name: String
  package var brand: String
  package var input: ResolverInput
  /// Its contexts by the names of brand modifiers and axes, which may differ from the resolver's.
  package var roles: [String: String]
  /// A bit for each axis of the table, set for the axis's second context.
  package var variant: Int
  /// Its index in ``Resolution/themes``, which has themes of constant axes too.
  package var index: Int
}

extension TokenTable {
  package func value(of token: Token, in theme: Int) -> TokenValue? {
    token.values.index(in: theme).map { values[$0] }
  }

  package func color(of token: Token, in theme: Int) -> Color? {
    guard case .color(let color) = value(of: token, in: theme) else { return nil }
    return color
  }

  package func type(of token: Token) -> TokenType? {
    token.values.first { $0 >= 0 }.map { values[$0].type }
  }

  package func isDeprecated(_ token: Token) -> Bool {
    token.deprecation != nil
      || themes.indices.contains { occurrence(of: token, in: $0)?.isDeprecated == true }
  }

  /// A token as one theme of the table has it; `nil` for a hole.
  package func occurrence(of token: Token, in theme: Int) -> ResolvedToken? {
    index(of: token.path).flatMap { occurrences[$0, themes[theme].index] }
  }

  /// Returns a Boolean value that indicates whether a token's declaration in a theme replaces one that has values for
  /// other contexts, so that it must state its own, also if they are the same.
  package func replacesModes(_ token: Token, in theme: Int) -> Bool {
    guard let declaration = occurrence(of: token, in: theme)?.declaration else { return false }
    return resolution.replacements.contains { $0.declaration == declaration }
  }

  package func declaration(of token: Token, in theme: Int) -> TokenDeclaration? {
    occurrence(of: token, in: theme).map { resolution.model.tokens[$0.declaration] }
  }

  package func declarations(of token: Token) -> [TokenDeclaration] {
    themes.indices.compactMap { occurrence(of: token, in: $0)?.declaration }.unique()
      .map { resolution.model.tokens[$0] }
  }

  /// The node that is a token's value in a theme: `$value`, or a mode's.
  package func valueNode(of token: Token, in theme: Int) -> NodeID? {
    declaration(of: token, in: theme)?.valueNode(in: themes[theme].input, of: tape)
  }

  /// The declarations that name a token: each brand's first, as any brand may be compiled alone.
  package func namingDeclarations(of token: Token) -> [TokenDeclaration] {
    var seen: Set<NodeID> = []
    return themes.indices.compactMap { theme in
      guard themes[theme].variant == 0, let declaration = declaration(of: token, in: theme),
        seen.insert(declaration.object).inserted
      else { return nil }
      return declaration
    }
  }

  /// Returns a Boolean value that indicates whether the token comes with a group's `$extends` in some theme, where no
  /// text is its own.
  package func isInherited(_ token: Token) -> Bool {
    declarations(of: token).contains { $0.path != token.path }
  }

  package func valueNodes(of token: Token) -> [(node: NodeID, theme: Int)] {
    var seen: Set<NodeID> = []
    return themes.indices.compactMap { theme in
      guard let node = valueNode(of: token, in: theme), seen.insert(node).inserted else {
        return nil
      }
      return (node, theme)
    }
  }

  /// Where a token's name is written: in its first declaration.
  package func nameRange(of token: Token) -> SourceRange {
    index(of: token.path).map { nameRange(of: occurrences.definingOccurrences[$0]) }
      ?? SourceRange(file: FileID(index: 0), start: 0, end: 0)
  }

  package func declaration(of token: Token) -> NodeID {
    resolution.model.tokens[occurrences.definingOccurrences[index(of: token.path) ?? 0].declaration]
      .object
  }

  /// The dotted path at which a token is declared: another one where a group inherits it.
  package func declaredPath(of token: Token) -> String {
    let path = index(of: token.path).map {
      resolution.model.tokens[occurrences.definingOccurrences[$0].declaration].path
    }
    return path.map(resolution.pathText) ?? token.text
  }

  func nameRange(of occurrence: ResolvedToken) -> SourceRange {
    nameRange(of: resolution.model.tokens[occurrence.declaration])
  }

  package func nameRange(of declaration: TokenDeclaration) -> SourceRange {
    tape.range(NodeID(index: declaration.object.index - 1))
  }

  /// The tokens from a token's direct target to the one that holds the value.
  package func aliasChain(of token: Token, in theme: Int) -> [Token] {
    var chain: [Token] = []
    var next = occurrence(of: token, in: theme)?.aliasTarget
    while let path = next, let index = index(of: path) {
      chain.append(tokens[index])
      next = occurrences[index, themes[theme].index]?.aliasTarget
    }
    return chain
  }

  /// The partner of a theme along an axis: the same contexts but for the axis's second one.
  package func theme(_ theme: Int, switching axis: ThemeAxis) -> Int? {
    guard let bit = axes.firstIndex(of: axis), themes[theme].variant & (1 << bit) == 0 else {
      return nil
    }
    return theme + 1 << bit
  }

  package func index(of names: [String]) -> Int? {
    resolution.model.paths.find(names, in: tape.names).flatMap { index(of: $0) }
  }

  package func index(ofText text: String) -> Int? {
    index(of: text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}

extension ResolvedToken {
  /// A Boolean value that indicates whether its own `$deprecated`, or its nearest group's, says so.
  var isDeprecated: Bool { deprecation != nil && deprecation != .lifted }
}

/// A modifier with several contexts, only the default of which counts.
package struct FixedModifier: Equatable, Sendable {
  package let name: String
  package let context: String
  package let otherContexts: [String]

  /// - Returns: `nil` for a modifier with one context.
  init?(_ modifier: Modifier) {
    guard let context = modifier.defaultContext, modifier.contexts.count > 1 else { return nil }
    name = modifier.name
    self.context = context
    otherContexts = modifier.contexts.filter { !$0.isSameName(as: context) }
  }
}
