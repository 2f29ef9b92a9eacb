/// Makes the tokens of a table: their names, tier and what authors say about them.
struct TokenBuilder {
  private let resolution: Resolution
  // Stored, as computing it retains all that it has for each token.
  private let tape: JSONTape
  private let configuration: Configuration
  private var pathNaming: PathNaming
  /// What tokens of one top-level group share; such tokens follow one another.
  private var group: (top: Name, shared: Group)?

  private struct Group {
    var name: String
    var typeName: String
    var isHidden: Bool
    var serverNames: NameStyle
  }

  init(_ resolution: Resolution, _ configuration: Configuration) {
    self.resolution = resolution
    tape = resolution.tape
    self.configuration = configuration
    pathNaming = PathNaming(names: resolution.tape.names)
  }

  /// - Parameters:
  ///   - firsts: the occurrences that state names, descriptions and deprecations.
  ///   - values: the indices of the values of the first token in all themes, of the second, and so on.
  mutating func tokens(
    _ firsts: [ResolvedToken], values: [Int32], themeCount: Int
  ) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(firsts.count)
    var names: [Name] = []
    for (row, first) in firsts.enumerated() {
      resolution.model.paths.copyComponents(of: first.path, to: &names)
      guard let top = names.first else { continue }
      let declaration = resolution.model.tokens[first.declaration]
      let text = resolution.pathText(first.path)
      let isGrouped = names.count > 1
      if isGrouped { names.removeFirst() }
      names.removeAll { $0 == .root }
      if names.isEmpty { names.append(top) }
      let tokenNames = self.names(names, top, isGrouped: isGrouped, declaration)
      tokens.append(
        Token(
          path: first.path, text: text, names: tokenNames,
          tier: tier(of: text, tokenNames),
          description: declaration.description.map { tape.string($0) },
          deprecation: deprecation(of: first),
          values: ValueRow(of: values, at: row * themeCount, count: themeCount)))
    }
    return tokens
  }

  /// - Parameter named: the names of the path that make the token's, without its group and `$root`.
  private mutating func names(
    _ named: [Name], _ top: Name, isGrouped: Bool, _ declaration: TokenDeclaration
  ) -> TokenNames {
    let own = declaration.extensions.map { TokenExtension(in: $0, of: tape) }
    let group = self.group(top)
    let caseName = own?.name?.text ?? pathNaming.caseName(of: named)
    return TokenNames(
      group: isGrouped ? group.name : "", typeName: isGrouped ? group.typeName : "Token",
      caseName: caseName,
      serverName: own?.serverName?.text
        ?? (own?.name == nil && group.serverNames == .camelCase
          ? caseName : pathNaming.serverName(of: named, group.serverNames)),
      formerNames: own?.formerNames.map(\.text) ?? [], replacedBy: own?.replacedBy?.text,
      isHidden: group.isHidden || own?.isHidden == true)
  }

  private mutating func group(_ top: Name) -> Group {
    if let group, group.top == top { return group.shared }
    let name = tape.names.string(top)
    let configured = configuration.groups[name]
    let shared = Group(
      name: name,
      typeName: configured?.typeName ?? pathNaming.serverName(of: [top], .pascalCase) + "Token",
      isHidden: configured?.isHidden ?? false,
      serverNames: configured?.serverNames ?? .camelCase)
    group = (top, shared)
    return shared
  }

  private func deprecation(of token: ResolvedToken) -> TokenDeprecation? {
    switch token.deprecation {
    case .deprecated: TokenDeprecation()
    case .reason(let node): TokenDeprecation(reason: tape.string(node))
    case .lifted, nil: nil
    }
  }

  /// The tier that the configuration's patterns give; without them hidden tokens are primitives, and
  /// those of a top-level group `component` belong to components.
  private func tier(of text: String, _ names: TokenNames) -> TokenTier {
    let patterns = configuration.lint.tiers
    if names.group == "component" || patterns.component.match(text) { return .component }
    if let primitive = patterns.primitive { return primitive.match(text) ? .primitive : .semantic }
    return names.isHidden ? .primitive : .semantic
  }
}
