/// Compares two sides token by token and theme by theme.
///
/// It reads nothing and prints nothing; how renames are found is for ``RenameInference``.
struct TokenComparison {
  let old: ComparedTokens
  let new: ComparedTokens
  let options: DiffOptions
  let pairs: [ThemePair]
  private var meter = DifferenceMeter()
  private var measured: [MeasuredPair: ValueDifference] = [:]
  /// The index in `old.tokens` and `new.tokens` by path.
  let oldIndices: PathIndex
  let newIndices: PathIndex
  /// The pairs that the new side declares, each once unless it counts in some contexts only.
  let contrasts: [DeclaredContrast]
  private lazy var newNames = NameReach(new.tokens.lazy.map(\.names))
  /// The path of the token on which everything lies, if one is declared.
  let ground: String?
  /// The background of the first declared pair for each foreground, by path.
  let backgrounds: [String: String]
  /// For each token of the new version its index in the old one.
  private(set) var origins: [Int?]
  /// The index in the new version of each renamed token, by that in the old one.
  private var successors: [Int: Int] = [:]
  private lazy var oldUses = TokenUses(old.components)
  private lazy var newUses = TokenUses(new.components)

  private struct MeasuredPair: Hashable {
    var old: Int
    var new: Int
    var oldBackdrop: Color?
    var newBackdrop: Color?
  }

  static func diff(
    _ old: ComparedTokens, _ new: ComparedTokens, options: DiffOptions
  ) -> TokenDiff {
    var comparison = TokenComparison(old, new, options)
    return comparison.diff()
  }

  private init(_ old: ComparedTokens, _ new: ComparedTokens, _ options: DiffOptions) {
    self.old = old
    self.new = new
    self.options = options
    pairs = ThemePair.pairs(old, new)
    oldIndices = PathIndex(old.tokens)
    newIndices = PathIndex(new.tokens)
    contrasts = Self.contrasts(new)
    let tokens = new.tokens
    ground = contrasts.lazy.compactMap(\.backdrop).first.map { tokens[$0].text }
    backgrounds = Dictionary(
      contrasts.map { (tokens[$0.foreground].text, tokens[$0.background].text) },
      uniquingKeysWith: { first, _ in first })
    let oldIndices = oldIndices
    origins = new.tokens.map { oldIndices[$0.text] }
  }

  private static func contrasts(_ side: ComparedTokens) -> [DeclaredContrast] {
    var seen: Set<[Int]> = []
    return side.table.declaredContrasts.filter { contrast in
      !contrast.pair.contexts.isEmpty
        || seen.insert([contrast.foreground, contrast.background]).inserted
    }
  }

  private mutating func diff() -> TokenDiff {
    let removed = old.tokens.indices.filter { newIndices[old.tokens[$0].text] == nil }
    let added = new.tokens.indices.filter { origins[$0] == nil }
    let renames =
      options.isOneVersion ? [] : TokenRenames.find(in: self, removed: removed, added: added)
    for rename in renames {
      successors[rename.old] = rename.new
      if origins[rename.new] == nil { origins[rename.new] = rename.old }
    }
    var changes: [TokenChange] = []
    var movedPaths: [String: String] = [:]
    let renamesByNew = Dictionary(grouping: renames, by: \.new)
    for index in new.tokens.indices where isShown(new.tokens[index]) {
      let renames = renamesByNew[index] ?? []
      for rename in renames { changes.append(renaming(rename)) }
      guard let origin = origins[index] else {
        changes.append(addition(of: index))
        continue
      }
      let (path, oldPath) = (new.tokens[index].text, old.tokens[origin].text)
      if oldIndices[path] == origin {
        if path != oldPath { movedPaths[oldPath] = path }
        if let change = renamingInPlace(origin, index) { changes.append(change) }
      }
      changes += changesOfKept(origin, index)
    }
    let explained = Set(renames.map(\.old))
    for index in removed where !explained.contains(index) && isShown(old.tokens[index]) {
      changes.append(removal(of: index))
    }
    return TokenDiff(
      old: old.label, new: new.label, changes: changes, movedPaths: movedPaths,
      components: ComponentComparison.changes(beside: self), contrasts: contrastChanges(),
      themes: pairs.map(\.label), isOneVersion: options.isOneVersion)
  }

  /// The path in the new version of a token of the old one; `nil` for one that is gone.
  func newPath(of path: String) -> String? {
    if let index = newIndices[path] { return new.tokens[index].text }
    return oldIndices[path].flatMap { successors[$0] }.map { new.tokens[$0].text }
  }

  private func isShown(_ token: Token) -> Bool {
    options.includesHidden || !token.names.isHidden
  }

  // MARK: Kinds

  private func addition(of index: Int) -> TokenChange {
    let token = new.tokens[index]
    return TokenChange(
      kind: .added, path: token.text, type: type(of: token, in: new), newNames: token.names,
      themes: pairs.map { pair in
        themeChange(pair, nil, index)
      })
  }

  private mutating func removal(of index: Int) -> TokenChange {
    let token = old.tokens[index]
    return TokenChange(
      kind: .removed, path: token.text, type: type(of: token, in: old), oldNames: token.names,
      themes: pairs.map { themeChange($0, index, nil) }, usedBy: oldUses[token.text],
      isBreaking: !token.names.isHidden && !survives(token.names))
  }

  private mutating func renaming(_ rename: TokenRenames.Rename) -> TokenChange {
    let oldToken = old.tokens[rename.old]
    let newToken = new.tokens[rename.new]
    return TokenChange(
      kind: .renamed, path: newToken.text, from: oldToken.text, type: type(of: newToken, in: new),
      oldNames: oldToken.names, newNames: newToken.names, rename: rename.basis,
      themes: pairs.map { measuredChange($0, rename.old, rename.new) },
      usedBy: oldUses[oldToken.text],
      isBreaking: !oldToken.names.isHidden && !survives(oldToken.names))
  }

  /// A token that keeps its path and gets another Swift name or server's string, or loses one of
  /// former times.
  private mutating func renamingInPlace(_ oldIndex: Int, _ newIndex: Int) -> TokenChange? {
    let oldToken = old.tokens[oldIndex]
    let newToken = new.tokens[newIndex]
    guard !options.isOneVersion, !oldToken.names.isHidden, !newToken.names.isHidden,
      oldToken.names != newToken.names
    else { return nil }
    let lost = newNames.lostFormerNames(of: oldToken.names)
    guard
      !lost.isEmpty || oldToken.names.serverName != newToken.names.serverName
        || oldToken.names.caseName != newToken.names.caseName
        || oldToken.names.typeName != newToken.names.typeName
    else { return nil }
    let forgotten = lost.map { "'\($0)' is no former name any more" }
    return TokenChange(
      kind: .renamed, path: newToken.text, from: oldToken.text, type: type(of: newToken, in: new),
      oldNames: oldToken.names, newNames: newToken.names,
      rename: .stated((["the path is the same"] + forgotten).joined(separator: ", ")),
      themes: pairs.map { measuredChange($0, oldIndex, newIndex) },
      isBreaking: !lost.isEmpty || !survives(oldToken.names))
  }

  /// What changed of a token that both versions have.
  private mutating func changesOfKept(_ oldIndex: Int, _ newIndex: Int) -> [TokenChange] {
    let oldToken = old.tokens[oldIndex]
    let newToken = new.tokens[newIndex]
    var revalued: [Int] = []
    var realiased: [Int] = []
    for (number, pair) in pairs.enumerated() {
      let oldCell = old[oldIndex, pair.old]
      let newCell = new[newIndex, pair.new]
      if !hasSameValue(oldCell, newCell) {
        revalued.append(number)
      } else if !options.isOneVersion, !hasSameTarget(oldCell, newCell) {
        realiased.append(number)
      }
    }
    func change(_ kind: TokenChange.Kind, _ themes: [ThemeChange] = []) -> TokenChange {
      TokenChange(
        kind: kind, path: newToken.text, from: oldToken.text == newToken.text ? nil : oldToken.text,
        type: type(of: newToken, in: new), oldNames: oldToken.names, newNames: newToken.names,
        themes: themes)
    }
    var changes: [TokenChange] = []
    if type(of: oldToken, in: old) != type(of: newToken, in: new) {
      var retyped = change(.retyped, pairs.map { themeChange($0, oldIndex, newIndex) })
      retyped.usedBy = oldUses[oldToken.text]
      retyped.isBreaking = !oldToken.names.isHidden
      changes.append(retyped)
    } else if !revalued.isEmpty {
      changes.append(
        change(.revalued, revalued.map { measuredChange(pairs[$0], oldIndex, newIndex) }))
    } else if !realiased.isEmpty {
      changes.append(
        change(.realiased, realiased.map { themeChange(pairs[$0], oldIndex, newIndex) }))
    }
    guard !options.isOneVersion else { return changes }
    func reason(_ token: Token) -> String? { token.deprecation.map { $0.reason ?? "" } }
    switch (reason(oldToken), reason(newToken)) {
    case (nil, let reason?):
      var deprecated = change(.deprecated)
      deprecated.newText = reason
      deprecated.usedBy = newUses[newToken.text]
      changes.append(deprecated)
    case (let reason?, nil):
      var undeprecated = change(.undeprecated)
      undeprecated.oldText = reason
      changes.append(undeprecated)
    default:
      break
    }
    if oldToken.description != newToken.description {
      var redescribed = change(.redescribed)
      redescribed.oldText = oldToken.description
      redescribed.newText = newToken.description
      changes.append(redescribed)
    }
    return changes
  }

  // MARK: Values

  private func hasSameValue(_ oldCell: ResolvedToken?, _ newCell: ResolvedToken?) -> Bool {
    switch (oldCell?.value, newCell?.value) {
    case (nil, nil): true
    case (let oldValue?, let newValue?): old.values[oldValue].means(new.values[newValue])
    default: false
    }
  }

  private func hasSameTarget(_ oldCell: ResolvedToken?, _ newCell: ResolvedToken?) -> Bool {
    let oldTarget = oldCell?.aliasTarget.flatMap { old.table.index(of: $0) }
    let newTarget = newCell?.aliasTarget.flatMap { new.table.index(of: $0) }
    guard let newTarget else { return oldTarget == nil }
    guard let oldTarget else { return false }
    // A renamed target is the same one.
    return origins[newTarget] == oldTarget
      || old.tokens[oldTarget].text == new.tokens[newTarget].text
  }

  func type(of token: Token, in side: ComparedTokens) -> TokenType {
    side.table.type(of: token) ?? .color
  }

  private func themeChange(_ pair: ThemePair, _ oldIndex: Int?, _ newIndex: Int?) -> ThemeChange {
    let oldCell = oldIndex.flatMap { old[$0, pair.old] }
    let newCell = newIndex.flatMap { new[$0, pair.new] }
    return ThemeChange(
      theme: pair.label, old: oldCell.map { old.values[$0.value] },
      new: newCell.map { new.values[$0.value] },
      oldTarget: oldCell?.aliasTarget.flatMap(old.table.index).map { old.tokens[$0].text },
      newTarget: newCell?.aliasTarget.flatMap(new.table.index).map { new.tokens[$0].text })
  }

  private mutating func measuredChange(
    _ pair: ThemePair, _ oldIndex: Int, _ newIndex: Int
  ) -> ThemeChange {
    var change = themeChange(pair, oldIndex, newIndex)
    guard let oldValue = old[oldIndex, pair.old]?.value,
      let newValue = new[newIndex, pair.new]?.value,
      old.values[oldValue].type == new.values[newValue].type,
      !old.values[oldValue].means(new.values[newValue])
    else { return change }
    let backdrops = backdrops(of: new.tokens[newIndex].text, in: pair)
    let key = MeasuredPair(
      old: oldValue, new: newValue, oldBackdrop: backdrops?.old, newBackdrop: backdrops?.new)
    if let known = measured[key] {
      change.difference = known
    } else {
      let difference = meter.difference(
        old.values[oldValue], new.values[newValue], over: backdrops)
      measured[key] = difference
      change.difference = difference
    }
    return change
  }

  // MARK: Names

  /// Whether a server that sends the old string and code that writes the old Swift name both work
  /// with the new version.
  private mutating func survives(_ names: TokenNames) -> Bool {
    newNames.hasServerName(of: names) && newNames.hasCase(of: names)
  }
}
