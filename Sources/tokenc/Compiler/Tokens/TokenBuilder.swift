/// Makes the tokens of a table: their names, tier and what authors say about them.
struct TokenBuilder {
  private let resolution: Resolution
  // Stored, as computing it retains all that it has for each token.
  private let tape: JSONTape
  private let configuration: Configuration
  private let themes: [[String]]
  /// Those of the input and of the paths that `rename` gives.
  private let names: NameTable
  private var pathNaming: PathNaming
  /// The top-level groups of all paths that give names.
  private var topLevelGroups: [Name]
  private var group: (top: Name, shared: Group)?
  /// The top-level group that gives each enum its name, once a pattern asked.
  private var groupsByType: [String: String]?

  private struct Group {
    var name: String
    var typeName: String
    var isHidden: Bool
    var serverNames: NameStyle
  }

  init(_ resolution: Resolution, _ configuration: Configuration, themes: [[String]]) {
    self.resolution = resolution
    self.themes = themes
    tape = resolution.tape
    self.configuration = configuration
    var names = resolution.tape.names
    let others = configuration.renames.map(\.path) + configuration.formerNames.map(\.pattern)
    var paths = (others + configuration.successors.entries.map(\.pattern)).map(\.text)
    paths += Self.pathsWithNewNames(resolution, configuration)
    for path in paths {
      for name in path.split(separator: ".") { _ = names.intern(String(name)) }
    }
    self.names = names
    topLevelGroups = resolution.model.paths.topLevelGroups
    pathNaming = PathNaming(names: names)
  }

  /// The other paths of tokens that patterns with asterisks within names give, as these make new names.
  private static func pathsWithNewNames(
    _ resolution: Resolution, _ configuration: Configuration
  ) -> [String] {
    func makesNames(_ pattern: RenamePattern) -> Bool {
      pattern.pattern.wildcards == nil || pattern.path.wildcards == nil
    }
    let former = configuration.formerNames.map {
      RenamePattern(pattern: $0.path, path: $0.pattern)
    }
    guard configuration.renames.contains(where: makesNames) || former.contains(where: makesNames)
    else { return [] }
    let paths = Set(resolution.model.tokens.map(\.path)).map { resolution.pathText($0) }
    return paths.flatMap { path -> [String] in
      let olds = former.compactMap { $0.pattern.rename(path, to: $0.path) }
      return ([path] + olds).compactMap { configuration.renames.newPath(of: $0) } + olds
    }
  }

  /// - Parameters:
  ///   - occurrences: the first of each token, which state names, descriptions and deprecations.
  ///   - values: the indices of the values of the first token in all themes, of the second, and so on.
  mutating func tokens(
    _ occurrences: [ResolvedToken], values: [Int32], themeCount: Int
  ) -> [Token] {
    if !configuration.renames.isEmpty { addTopLevelGroups(of: occurrences) }
    let history = history(of: occurrences)
    let stated = StatedNames(resolution.model, tape)
    var tokens: [Token] = []
    tokens.reserveCapacity(occurrences.count)
    var lossyRows: [LossyRow] = []
    // The names of a path that make its token's; one array for all paths.
    var ownNames: [Name] = []
    for (row, occurrence) in occurrences.enumerated() {
      guard let path = namingPath(of: occurrence, ownNames: &ownNames) else { continue }
      let declaration = resolution.model.tokens[occurrence.declaration]
      let own = stated.names(of: declaration, at: occurrence.path)
      var tokenNames = names(ownNames, of: path, own)
      if !tokenNames.isHidden, configuration.hidden.match(path.text) { tokenNames.isHidden = true }
      if pathNaming.losesWords {
        lossyRows.append(
          LossyRow(
            row: row, names: ownNames, prefix: path.prefix, own: own,
            serverNames: path.group.serverNames))
      }
      var deprecation = deprecation(occurrence.deprecation ?? stated.deprecation(of: declaration))
      if !history.succession.isEmpty, let statement = history.succession.statement(of: path.text) {
        deprecation = TokenDeprecation(
          reason: deprecation?.reason ?? statement.entry.reason, successors: statement.others)
        tokenNames.replacedBy = tokenNames.replacedBy ?? statement.successor
      }
      addFormerNames(history, of: path.text, to: &tokenNames)
      tokens.append(
        Token(
          path: occurrence.path, text: path.text, namingPath: path.newText ?? path.text,
          names: tokenNames, tier: configuration.tier(of: path.text, tokenNames),
          description: stated.description(of: declaration).map { tape.string($0) },
          deprecation: deprecation,
          values: ValueRow(of: values, at: row * themeCount, count: themeCount)))
    }
    if !lossyRows.isEmpty { tellApart(lossyRows, in: &tokens) }
    return tokens
  }

  // MARK: Paths

  /// A path as far as it decides the names of its token, besides those that it ends with.
  private struct NamingPath {
    /// The path in the files.
    let text: String
    /// The path that `rename` gives; `nil` for none.
    let newText: String?
    /// The last name before those that make the token's.
    let prefix: Name
    let group: Group
    let isGrouped: Bool
  }

  /// - Parameter ownNames: becomes the names that make the token's.
  /// - Returns: `nil` for a path without names.
  private mutating func namingPath(
    of occurrence: ResolvedToken, ownNames: inout [Name]
  ) -> NamingPath? {
    resolution.model.paths.copyComponents(of: occurrence.path, to: &ownNames)
    let text = resolution.pathText(occurrence.path)
    let isHidden = ownNames.first.map { group($0).isHidden } ?? false
    let newText = configuration.renames.newPath(of: text)
    if let newText { ownNames = names(in: newText) }
    guard let top = ownNames.first else { return nil }
    let pattern = configuration.enumPattern(of: newText ?? text)
    let isGrouped = ownNames.count > 1 || pattern != nil
    let prefix = Self.dropPrefix(of: &ownNames, pattern)
    var namedGroup = group(top, in: pattern)
    // The input's own path says that.
    namedGroup.isHidden = isHidden
    return NamingPath(
      text: text, newText: newText, prefix: prefix, group: namedGroup, isGrouped: isGrouped)
  }

  /// Leaves the names of a path that make a token's, and returns the last one before them.
  private static func dropPrefix(of names: inout [Name], _ pattern: EnumPattern?) -> Name {
    let last = names.last { $0 != .root } ?? names[0]
    let dropCount = Configuration.prefixCount(of: names.count, pattern)
    let prefix = dropCount > 0 ? names[dropCount - 1] : names[0]
    names.removeFirst(dropCount)
    names.removeAll { $0 == .root }
    if names.isEmpty { names.append(last) }
    return prefix
  }

  // MARK: Former names

  /// The paths that tokens had before.
  private struct PathHistory {
    /// The tokens that each replaced.
    let succession: Succession
    /// The patterns of `formerNames` in `tokenc.json`, from the path of today to the former one.
    let formerPaths: [RenamePattern]
  }

  private func history(of occurrences: [ResolvedToken]) -> PathHistory {
    let successors = configuration.successors
    return PathHistory(
      succession: Succession(
        successors,
        paths: successors.isEmpty ? [] : occurrences.map { resolution.pathText($0.path) },
        themes: themes),
      formerPaths: configuration.formerNames.map {
        RenamePattern(pattern: $0.path, path: $0.pattern)
      })
  }

  /// Adds the names that servers sent for the token before, the latest first.
  private mutating func addFormerNames(
    _ history: PathHistory, of path: String, to names: inout TokenNames
  ) {
    guard !names.isHidden else { return }
    if !history.succession.isEmpty {
      // The latest name is the last.
      let predecessors = history.succession.predecessors(of: path).reversed()
      let inherited = formerNames(at: Array(predecessors), besides: names)
      names.formerNames = inherited + names.formerNames
      names.inheritedNames = Set(inherited)
    }
    guard !history.formerPaths.isEmpty else { return }
    let formerPaths = history.formerPaths.compactMap { $0.pattern.rename(path, to: $0.path) }
    names.formerNames += formerNames(at: formerPaths, besides: names)
  }

  private mutating func formerNames(at paths: [String], besides names: TokenNames) -> [String] {
    paths.compactMap { formerName(at: $0) }.filter {
      $0 != names.serverName && !names.formerNames.contains($0)
    }
  }

  private mutating func formerName(at path: String) -> String? {
    let oldPath = configuration.renames.newPath(of: path) ?? path
    var names = names(in: oldPath)
    guard let top = names.first else { return nil }
    let pattern = configuration.enumPattern(of: oldPath)
    let prefix = Self.dropPrefix(of: &names, pattern)
    let style = group(top, in: pattern).serverNames
    let name = pathNaming.serverName(of: names, style)
    let caseName = pathNaming.caseName(of: names)
    if SwiftName.isPlain(caseName), NormalForm.isComposed(name) { return name }
    return spelling(of: names, after: prefix).serverName(style, .plain, keepsWords: false)
  }

  // MARK: Names

  /// - Parameters:
  ///   - named: the names of the path that make the token's. The one before them stands in front where they make no name.
  ///   - own: the names that the token's extension states.
  private mutating func names(
    _ named: [Name], of path: NamingPath, _ own: TokenExtension?
  ) -> TokenNames {
    let group = path.group
    let joined = pathNaming.caseName(of: named)
    var serverName =
      own?.name == nil && group.serverNames == .camelCase
      ? joined : pathNaming.serverName(of: named, group.serverNames)
    var caseName = joined
    let isLegal =
      pathNaming.isPlain
      ? !SwiftName.isReserved(joined) && !NormalForm.hasControls(serverName)
      : SwiftName.isPlain(joined) && NormalForm.isComposed(serverName)
    if !isLegal {
      let spelling = spelling(of: named, after: path.prefix)
      caseName = spelling.caseName(.plain, isServers: own?.serverName == nil)
      serverName = spelling.serverName(group.serverNames, .plain, keepsWords: own?.name != nil)
    }
    return TokenNames(
      group: path.isGrouped ? group.name : "",
      typeName: path.isGrouped ? group.typeName : "Token",
      caseName: own?.name?.text ?? caseName, serverName: own?.serverName?.text ?? serverName,
      formerNames: own?.formerNames.map(\.text) ?? [], replacedBy: own?.replacedBy?.text,
      isHidden: group.isHidden || own?.isHidden == true)
  }

  private func spelling(of named: [Name], after prefix: Name) -> NameSpelling {
    NameSpelling(path: named.map { names.string($0) }, group: names.string(prefix))
  }

  /// A token whose path says more than its name.
  private struct LossyRow {
    let row: Int
    /// As ``spelling(of:after:)`` takes them.
    let names: [Name]
    let prefix: Name
    let own: TokenExtension?
    let serverNames: NameStyle
  }

  /// Gives tokens that would share a case names with more of their paths.
  private func tellApart(_ rows: [LossyRow], in tokens: inout [Token]) {
    // The number of tokens of each such case and group, at the first of its rows.
    var counts = [Int](repeating: 0, count: rows.count)
    var table = RowTable(capacity: rows.count)
    // Most other tokens differ from all of these in length.
    var lengths: UInt64 = 0
    func length(_ names: TokenNames) -> UInt64 { 1 << UInt64(names.caseName.utf8.count & 63) }
    func slot(_ names: TokenNames) -> RowTable.Slot {
      table.slot(NameRegistry.hash(names.caseName)) {
        let known = tokens[rows[$0].row].names
        return known.caseName == names.caseName && known.group == names.group
      }
    }
    for (index, row) in rows.enumerated() {
      let names = tokens[row.row].names
      lengths |= length(names)
      let slot = slot(names)
      if slot.row == nil { _ = table.insert(index, at: slot) }
    }
    for token in tokens where !token.names.isHidden && lengths & length(token.names) != 0 {
      if let index = slot(token.names).row { counts[index] += 1 }
    }
    let isShared = rows.map { slot(tokens[$0.row].names).row.map { counts[$0] > 1 } ?? false }
    for (row, isShared) in zip(rows, isShared) where isShared && row.own?.name == nil {
      let token = tokens[row.row]
      var names = token.names
      let spelling = spelling(of: row.names, after: row.prefix)
      names.caseName = spelling.caseName(.explicit, isServers: true)
      if row.own?.serverName == nil {
        names.serverName = spelling.serverName(row.serverNames, .explicit, keepsWords: false)
      }
      tokens[row.row] = token.with(names: names)
    }
  }

  // MARK: Renaming

  /// The names of a path that `rename` gives.
  private func names(in path: String) -> [Name] {
    path.split(separator: ".").compactMap { names.find($0) }
  }

  private mutating func addTopLevelGroups(of tokens: [ResolvedToken]) {
    var seen = Set(topLevelGroups)
    for token in tokens {
      let path = configuration.renames.newPath(of: resolution.pathText(token.path))
      if let top = path.flatMap({ names(in: $0).first }), seen.insert(top).inserted {
        topLevelGroups.append(top)
      }
    }
  }

  // MARK: Groups

  private mutating func group(_ top: Name, in pattern: EnumPattern?) -> Group {
    var group = self.group(top)
    guard let pattern else { return group }
    group.serverNames = pattern.serverNames ?? group.serverNames
    guard group.typeName != pattern.typeName else { return group }
    let known = groupsByType ?? groupsByTypeName()
    groupsByType = known
    group.typeName = pattern.typeName
    group.name = known[pattern.typeName] ?? pattern.typeName
    return group
  }

  private mutating func groupsByTypeName() -> [String: String] {
    var result: [String: String] = [:]
    for top in topLevelGroups {
      let group = makeGroup(top)
      if result[group.typeName] == nil { result[group.typeName] = group.name }
    }
    return result
  }

  private mutating func group(_ top: Name) -> Group {
    if let group, group.top == top { return group.shared }
    let shared = makeGroup(top)
    group = (top, shared)
    return shared
  }

  private mutating func makeGroup(_ top: Name) -> Group {
    let name = names.string(top)
    let configured = configuration.groups[name]
    return Group(
      name: name, typeName: configured?.typeName ?? typeName(ofGroup: name),
      isHidden: configured?.isHidden ?? false, serverNames: configured?.serverNames ?? .camelCase)
  }

  private func typeName(ofGroup name: String) -> String {
    let type = SwiftName.legalTypeName(of: name)
    // The library's protocol.
    return configuration.typePrefix + type == "DesignToken"
      ? SwiftName.legalTypeName(of: name + " group") : type
  }

  private func deprecation(_ stated: Deprecation?) -> TokenDeprecation? {
    switch stated {
    case .deprecated: TokenDeprecation()
    case .reason(let node): TokenDeprecation(reason: tape.string(node))
    case .lifted, nil: nil
    }
  }
}

extension Configuration {
  /// The number of a path's first names that don't make its token's: those of the enum's pattern, or else the
  /// top-level group, and never the last.
  static func prefixCount(of count: Int, _ pattern: EnumPattern?) -> Int {
    min(pattern.map { max(1, $0.pattern.literalNames.count) } ?? 1, count - 1)
  }

  func enumPattern(of text: String) -> EnumPattern? {
    enums.isEmpty ? nil : enums.first { $0.pattern.matches(text) }
  }

  /// The tier that the configuration's patterns give; without them hidden tokens are primitives, and
  /// those of a top-level group `component` belong to components.
  func tier(of text: String, _ names: TokenNames) -> TokenTier {
    let patterns = lint.tiers
    if text.utf8.starts(with: "component.".utf8) || patterns.component.match(text) {
      return .component
    }
    if let primitive = patterns.primitive { return primitive.match(text) ? .primitive : .semantic }
    return names.isHidden ? .primitive : .semantic
  }
}
