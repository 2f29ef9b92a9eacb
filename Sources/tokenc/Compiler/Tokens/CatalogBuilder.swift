/// Makes the catalog of the resolved themes: which tokens become which enum, how they are called,
/// and their values for every brand.
///
/// It checks what the standard leaves to us: brands have the same tokens, a group's tokens have
/// one type, names are valid and unique. It knows no Swift text and no files.
struct CatalogBuilder {
  private let resolution: Resolution
  private let plan: CompilePlan
  private let configuration: Configuration
  private var diagnostics: DiagnosticCollector
  private var pathNaming: PathNaming
  /// The type of each of the resolution's values.
  private let types: [TokenType]
  /// The files that declare tokens of each top-level group, in any theme.
  private let files: [Name: Set<FileID>]
  /// The top-level groups that are only there for aliases.
  private let hiddenGroups: Set<Name>

  /// Whether the themes lack tokens that had errors, so that a missing one says nothing.
  private let isPartial: Bool

  /// Builds the catalog; the result is only worth something when no error was reported, before or
  /// by this phase.
  ///
  /// - Parameter isIncomplete: whether some source could not be read or found, so that a group may
  ///   be missing for that reason.
  static func build(
    _ resolution: Resolution, plan: CompilePlan, configuration: Configuration,
    isIncomplete: Bool = false, reporting diagnostics: inout DiagnosticCollector
  ) -> TokenCatalog {
    var builder = CatalogBuilder(
      resolution: resolution, plan: plan, configuration: configuration, diagnostics: diagnostics)
    if !isIncomplete { builder.checkConfiguredGroups() }
    let catalog = builder.catalog()
    diagnostics = builder.diagnostics
    return catalog
  }

  private init(
    resolution: Resolution, plan: CompilePlan, configuration: Configuration,
    diagnostics: DiagnosticCollector
  ) {
    self.resolution = resolution
    self.plan = plan
    self.configuration = configuration
    pathNaming = PathNaming(names: resolution.tape.names)
    types = resolution.values.map(\.type)
    files = Self.files(of: resolution)
    hiddenGroups = Set(
      configuration.groups.lazy.filter(\.value.isHidden)
        .compactMap { resolution.tape.names.find($0.key) })
    isPartial = diagnostics.hasErrors
    self.diagnostics = diagnostics
  }

  private var tape: JSONTape { resolution.tape }

  private mutating func catalog() -> TokenCatalog {
    var rows = alignedTokens()
    let axes = rows.removeIdleAxes(plan.axes)
    return TokenCatalog(
      brands: brands(), axes: axes, families: families(of: rows), values: resolution.values)
  }

  // MARK: Brands

  private mutating func brands() -> [CatalogBrand] {
    var cases: [String: String] = [:]
    return plan.brands.map { name in
      let caseName = SwiftName.camelCase(SwiftName.words(of: [name]))
      if !SwiftName.isIdentifier(caseName) || SwiftName.isReserved(caseName) {
        diagnostics.report(.brandWithoutCase(name))
      } else if let other = cases.updateValue(name, forKey: caseName) {
        diagnostics.report(.brandsWithOneCase(name, other, caseName))
      }
      return CatalogBrand(name: name, caseName: caseName)
    }
  }

  // MARK: Parity

  /// The tokens that every theme has, in the order of the first; a hole is reported.
  private mutating func alignedTokens() -> TokenRows {
    let themes = resolution.themes
    guard let first = themes.first else { return TokenRows(themeCount: 0) }
    if let rows = TokenRows(aligning: themes) { return rows }
    var occurrences: [TokenPath: [ResolvedToken?]] = [:]
    var order: [TokenPath] = []
    for (number, theme) in themes.enumerated() {
      for token in theme.tokens {
        if occurrences[token.path] == nil {
          order.append(token.path)
          occurrences[token.path] = Array(repeating: nil, count: themes.count)
        }
        occurrences[token.path]?[number] = token
      }
    }
    var rows = TokenRows(themeCount: themes.count)
    rows.reserveCapacity(first.tokens.count)
    for path in order {
      let found = occurrences[path] ?? []
      guard let token = found.compactMap(\.self).first else { continue }
      let holes = found.indices.filter { found[$0] == nil }
      if holes.isEmpty {
        rows.append(token, values: found.lazy.compactMap { $0?.value })
      } else if !isPartial, !isHidden(token) {
        diagnostics.report(
          .hole(
            keyRange(of: token), resolution.pathText(path),
            missingIn: holes.map { themes[$0].input.text }))
      }
    }
    return rows
  }

  // MARK: Families

  private mutating func families(of rows: TokenRows) -> [TokenFamily] {
    var result: [TokenFamily] = []
    var indices: [Name: Int] = [:]
    let types = typeCounts(of: rows)
    var naming: [TokenNaming] = []
    var components: [Name] = []
    // Tokens of a group stand together.
    var last: (top: Name, index: Int)?
    for row in rows.indices {
      let token = rows.tokens[row]
      resolution.model.paths.copyComponents(of: token.path, to: &components)
      guard let top = components.first, !isHidden(token) else { continue }
      guard components.count > 1 else {
        diagnostics.report(.tokenOutsideGroups(keyRange(of: token), tape.names.string(top)))
        continue
      }
      if last?.top != top, let index = indices[top] { last = (top, index) }
      if last?.top != top {
        let group = tape.names.string(top)
        indices[top] = result.count
        last = (top, result.count)
        let count = types[top]?.total ?? 0
        result.append(
          family(group, types[top]?.prevailing ?? self.types[token.value], tokenCount: count))
        naming.append(
          TokenNaming(
            group: group,
            serverNameStyle: configuration.groups[group]?.serverNames ?? .camelCase,
            tokenCount: count))
      }
      guard let index = last?.index else { continue }
      let values = rows.values(at: row)
      guard hasType(result[index].type, token, values, enum: result[index].typeName) else {
        continue
      }
      components.removeFirst()
      components.removeAll { $0 == .root }
      if components.isEmpty { components.append(top) }
      let catalogToken = catalogToken(
        token, values, components, after: result[index].tokens, &naming[index])
      result[index].tokens.append(catalogToken)
    }
    for index in result.indices {
      naming[index].finish(&result[index], reporting: &diagnostics)
      result[index].sources = sources(of: result[index])
    }
    checkTypeNames(result)
    return result
  }

  /// For each top-level group, the types of its tokens.
  private func typeCounts(of rows: TokenRows) -> [Name: TypeCounts] {
    var counts: [Name: TypeCounts] = [:]
    // A group's tokens stand together, and mostly have one type.
    var run: (top: Name, type: TokenType, count: Int)?
    func endRun() {
      if let run { counts[run.top, default: TypeCounts()].add(run.type, run.count) }
    }
    for token in rows.tokens {
      guard let top = resolution.model.paths.top(of: token.path) else { continue }
      let type = types[token.value]
      if let known = run, known.top == top, known.type == type {
        run?.count += 1
      } else {
        endRun()
        run = (top, type, 1)
      }
    }
    endRun()
    return counts
  }

  /// How many tokens of a group have each type.
  private struct TypeCounts {
    private var counts: [TokenType: Int] = [:]
    private(set) var total = 0

    mutating func add(_ type: TokenType, _ count: Int) {
      counts[type, default: 0] += count
      total += count
    }

    /// The type that most of them have, the first of several.
    var prevailing: TokenType? {
      let most = counts.values.max()
      return TokenType.allCases.first { counts[$0] == most }
    }
  }

  private func family(_ group: String, _ type: TokenType, tokenCount: Int) -> TokenFamily {
    let typeName =
      configuration.groups[group]?.typeName
      ?? SwiftName.pascalCase(SwiftName.words(of: [group])) + "Token"
    var tokens: [CatalogToken] = []
    tokens.reserveCapacity(tokenCount)
    return TokenFamily(
      group: group, typeName: typeName, type: type, description: groupDescription(group),
      sources: [], tokens: tokens)
  }

  /// The `$description` of a top-level group, the last one stated.
  private func groupDescription(_ group: String) -> String? {
    guard let path = resolution.model.paths.find([group], in: tape.names) else { return nil }
    return resolution.model.groups.last { $0.path == path && $0.description != nil }?
      .description.map { tape.string($0) }
  }

  private mutating func hasType(
    _ type: TokenType, _ token: ResolvedToken, _ values: ValueRow, enum typeName: String
  ) -> Bool {
    for (number, value) in values.enumerated() {
      let found = types[value]
      guard found != type else { continue }
      let varies = values.contains { types[$0] == type }
      diagnostics.report(
        .mixedTypes(
          keyRange(of: token), resolution.pathText(token.path), found,
          typeName, type, in: varies ? resolution.themes[number].input.text : ""))
      return false
    }
    return true
  }

  private mutating func catalogToken(
    _ token: ResolvedToken, _ values: ValueRow, _ segments: [Name],
    after tokens: [CatalogToken], _ naming: inout TokenNaming
  ) -> CatalogToken {
    let declaration = resolution.model.tokens[token.declaration]
    let own = ownExtension(of: declaration)
    let key = keyRange(of: token)
    let path = resolution.pathText(token.path)
    let caseName = own.name?.text ?? pathNaming.caseName(of: segments)
    let serverName =
      own.serverName?.text
      ?? (own.name == nil && naming.serverNameStyle == .camelCase
        ? caseName : pathNaming.serverName(of: segments, naming.serverNameStyle))
    naming.add(
      path, after: tokens, caseName: (caseName, own.name.map { tape.range($0.node) } ?? key),
      serverName: (serverName, own.serverName.map { tape.range($0.node) } ?? key),
      formerNames: own.formerNames.map { ($0.text, tape.range($0.node)) },
      replacedBy: own.replacedBy.map { ($0.text, tape.range($0.node)) },
      reporting: &diagnostics)
    return CatalogToken(
      path: path, caseName: caseName, serverName: serverName,
      formerNames: own.formerNames.map(\.text),
      description: declaration.description.map { tape.string($0) },
      deprecation: deprecation(of: token), values: values)
  }

  private func deprecation(of token: ResolvedToken) -> CatalogDeprecation? {
    switch token.deprecation {
    case .deprecated: CatalogDeprecation(reason: nil, replacement: nil)
    case .reason(let node): CatalogDeprecation(reason: tape.string(node), replacement: nil)
    case .lifted, nil: nil
    }
  }

  private mutating func ownExtension(of declaration: TokenDeclaration) -> TokenExtension {
    guard let extensions = declaration.extensions else { return TokenExtension() }
    return TokenExtension(in: extensions, of: tape, reporting: &diagnostics)
  }

  private static func files(of resolution: Resolution) -> [Name: Set<FileID>] {
    var files: [Name: Set<FileID>] = [:]
    var last: (top: Name, file: FileID)?
    for token in resolution.model.tokens {
      let file = resolution.tape.range(token.object).file
      guard let top = resolution.model.paths.top(of: token.path) else { continue }
      // A file's tokens stand together, and mostly a group's too.
      if let last, last == (top, file) { continue }
      files[top, default: []].insert(file)
      last = (top, file)
    }
    return files
  }

  /// The files that declare a family's tokens, in any theme.
  private func sources(of family: TokenFamily) -> [String] {
    let files = tape.names.find(family.group).flatMap { self.files[$0] } ?? []
    return files.map { tape.sources[$0].path }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Checks

  private func isHidden(_ token: ResolvedToken) -> Bool {
    if let top = resolution.model.paths.top(of: token.path), hiddenGroups.contains(top) {
      return true
    }
    guard let extensions = resolution.model.tokens[token.declaration].extensions,
      let own = tape.member(.tokenc, of: extensions),
      let name = tape.names.find("hidden"), let hidden = tape.member(name, of: own)
    else { return false }
    return tape.kind(hidden) == .true
  }

  private mutating func checkConfiguredGroups() {
    let paths = resolution.model.paths
    var known: Set<String> = []
    for group in resolution.model.groups where paths.parent(of: group.path) == .root {
      known.insert(tape.names.string(paths.name(of: group.path)))
    }
    for (name, group) in configuration.groups where !known.contains(name) {
      diagnostics.report(.unknownConfiguredGroup(group.range, name, known: known.sorted()))
    }
  }

  private mutating func checkTypeNames(_ families: [TokenFamily]) {
    var groups: [String: String] = ["Theme": "", "Brand": ""]
    for family in families {
      let range = configuration.groups[family.group]?.range
      if !SwiftName.isTypeName(family.typeName) {
        diagnostics.report(.groupWithoutTypeName(range, family.group))
      } else if let other = groups.updateValue(family.group, forKey: family.typeName) {
        diagnostics.report(.duplicateTypeName(range, family.typeName, family.group, other))
      }
    }
  }

  private func keyRange(of token: ResolvedToken) -> SourceRange {
    let object = resolution.model.tokens[token.declaration].object
    return tape.range(NodeID(index: object.index - 1))
  }
}
