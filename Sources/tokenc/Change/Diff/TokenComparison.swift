import TokenCompiler
import TokenComponents

/// Compares two sides token by token and theme by theme.
///
/// It reads nothing and prints nothing; how renames are found is for ``RenameInference``.
package struct TokenComparison {
  let old: ComparedTokens
  let new: ComparedTokens
  let options: DiffOptions
  let pairs: [ThemePair]
  private var measured: [MeasuredPair: ValueDifference] = [:]
  /// The pairs that the new side declares, each once unless it counts in some contexts only.
  let contrasts: [DeclaredContrast]
  private lazy var newNames = AnsweredNames(new.tokens.lazy.map(\.names))
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
    /// Indices into the values of the two sides.
    var values: Versions<Int>
    var backdrops: Versions<Color>
  }

  package static func diff(
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
    let tokens = new.tokens
    // Of several declarations of a pair the strictest counts.
    contrasts = new.table.declaredContrasts.enumerated().grouped { number, contrast in
      [contrast.foreground, contrast.background] + (contrast.pair.contexts.isEmpty ? [] : [number])
    }.compactMap { $0.elements.max { $0.element.pair.minimum < $1.element.pair.minimum }?.element }
    ground = contrasts.lazy.compactMap(\.backdrop).first.map { tokens[$0].text }
    backgrounds = Dictionary(
      firstOf: contrasts.map { (tokens[$0.foreground].text, tokens[$0.background].text) })
    origins = new.tokens.map { old[$0.text] }
  }

  private mutating func diff() -> TokenDiff {
    if options.isAdoption { return outcome(adoptions()) }
    let removed = old.tokens.indices.filter { new[old.tokens[$0].text] == nil }
    let added = new.tokens.indices.filter { origins[$0] == nil }
    let (renames, doubts) =
      options.isOneVersion ? ([], []) : TokenRenames.find(in: self, removed: removed, added: added)
    for rename in renames {
      successors[rename.old] = rename.new
      if origins[rename.new] == nil { origins[rename.new] = rename.old }
    }
    var changes: [VersionChange] = []
    var movedPaths: [String: String] = [:]
    let renamesByNew = Dictionary(grouping: renames, by: \.new)
    for index in new.tokens.indices where isShown(new.tokens[index]) {
      let renames = renamesByNew[index] ?? []
      for rename in renames { changes.append(loss(.renamed, rename.old, index, rename.basis)) }
      guard let origin = origins[index] else {
        changes.append(change(.added, nil, index, in: pairs))
        continue
      }
      let path = new.tokens[index].text
      let oldPath = old.tokens[origin].text
      if old[path] == origin {
        if path != oldPath { movedPaths[oldPath] = path }
        if let change = renamingInPlace(origin, index) { changes.append(change) }
      }
      changes += changesOfKept(origin, index)
    }
    let explained = Set(renames.map(\.old))
    let lost = removed.filter { !explained.contains($0) && isShown(old.tokens[$0]) }
    let isDeprecated = { (change: VersionChange) in
      change.kind == .deprecated && change.names.new?.replacedBy == nil
    }
    for index in lost { changes.append(loss(.removed, index, nil)) }
    let open = changes.indices.filter { changes[$0].kind == .removed || isDeprecated(changes[$0]) }
    if !open.isEmpty, !options.isOneVersion {
      var search = SuccessorSearch(self, doubts: doubts)
      for index in open {
        let token = old[changes[index].from ?? changes[index].path]
        changes[index].candidates = token.map { search.candidates(for: $0) } ?? []
      }
    }
    var diff = outcome(changes)
    diff.movedPaths = movedPaths
    diff.components = ComponentComparison.changes(beside: self)
    if !options.isOneVersion { diff.components += BrandComparison.changes(old, new) }
    diff.contrasts = contrastChanges()
    return diff
  }

  private func outcome(_ changes: [VersionChange]) -> TokenDiff {
    TokenDiff(
      old: old.label, new: new.label, changes: changes, contrasts: [],
      themes: pairs.map(\.label), isOneVersion: options.isOneVersion,
      isAdoption: options.isAdoption,
      typePrefixes: Versions(old: old.configuration.typePrefix, new: new.configuration.typePrefix),
      brands: Versions(
        old: old.brands.count > 1 ? old.brands : [], new: new.brands.count > 1 ? new.brands : []),
      pointsPerRem: Versions(
        old: old.configuration.pointsPerRem, new: new.configuration.pointsPerRem))
  }

  /// The deprecated tokens with what takes their place, through those that are deprecated, too; the
  /// others with the reason why they stay.
  private mutating func adoptions() -> [VersionChange] {
    let tokens = new.tokens
    let heirs = ReplacementHeirs(of: new)
    return tokens.indices.filter { tokens[$0].deprecation != nil }.map { index in
      let heir = heirs[index]
      let contexts = heir.contexts
      if let replacement = heir.token, contexts.isEmpty {
        return loss(.renamed, index, replacement, .stated("it takes the place"))
      }
      var change = change(.deprecated, index, index)
      change.texts.new =
        contexts.isEmpty
        ? unsettledText(of: tokens[index])
        : "it has another successor in \(contexts.quoted); adopt it there by '--brand' or '--modifier'"
      return change
    }
  }

  /// Why nothing is known to take the place of a deprecated token.
  private func unsettledText(of token: Token) -> String {
    let entry = new.configuration.successors.entry(of: token.text)
    guard let entry, entry.isConfirmed else { return "no successor is confirmed" }
    return "nothing takes its place" + (entry.reason.map { ": \($0)" } ?? "")
  }

  /// The path in the new version of a token of the old one; `nil` for one that is gone.
  func newPath(of path: String) -> String? {
    if let index = new[path] { return new.tokens[index].text }
    return old[path].flatMap { successors[$0] }.map { new.tokens[$0].text }
  }

  private func isShown(_ token: Token) -> Bool { options.includesHidden || !token.names.isHidden }

  // MARK: Kinds

  /// A change of a token that has an index in either version or in both.
  private mutating func change(
    _ kind: VersionChange.Kind, _ oldIndex: Int?, _ newIndex: Int?, in themes: [ThemePair] = []
  ) -> VersionChange {
    let oldToken = oldIndex.map { old.tokens[$0] }
    let newToken = newIndex.map { new.tokens[$0] }
    var change = VersionChange(
      kind: kind, path: (newToken ?? oldToken)?.text ?? "",
      type: newToken.map(new.type) ?? oldToken.map(old.type),
      names: Versions(old: oldToken?.names, new: newToken?.names),
      themes: themes.map { themeChange($0, oldIndex, newIndex) })
    change.servers = change.names.map(\.serverName)
    if newToken != nil, kind == .renamed || oldToken?.text != change.path {
      change.from = oldToken?.text
    }
    return change
  }

  /// A change of a token after which specs need another name, and which breaks what uses the old names
  /// unless the new version answers to them.
  private mutating func loss(
    _ kind: VersionChange.Kind, _ oldIndex: Int, _ newIndex: Int?, _ rename: RenameBasis? = nil
  ) -> VersionChange {
    let names = old.tokens[oldIndex].names
    var change = change(kind, oldIndex, newIndex, in: pairs)
    change.rename = rename
    change.usedBy = oldUses[old.tokens[oldIndex].text]
    change.isBreaking = !names.isHidden && (kind == .retyped || !newNames.answers(to: names))
    return change
  }

  /// A token that keeps its path and gets another Swift name or server's string, or loses one of
  /// former times.
  private mutating func renamingInPlace(_ oldIndex: Int, _ newIndex: Int) -> VersionChange? {
    let before = old.tokens[oldIndex].names
    let now = new.tokens[newIndex].names
    guard !options.isOneVersion, !before.isHidden, !now.isHidden, before != now else { return nil }
    let lost = newNames.lostFormerNames(of: before)
    guard
      !lost.isEmpty || before.serverName != now.serverName || before.caseName != now.caseName
        || before.typeName != now.typeName
    else { return nil }
    let reasons = ["the path is the same"] + lost.map { "'\($0)' is no longer a former name" }
    var change = loss(.renamed, oldIndex, newIndex, .stated(reasons.joined(separator: ", ")))
    change.usedBy = []
    change.isBreaking = change.isBreaking || !lost.isEmpty
    return change
  }

  private mutating func changesOfKept(_ oldIndex: Int, _ newIndex: Int) -> [VersionChange] {
    let oldToken = old.tokens[oldIndex]
    let newToken = new.tokens[newIndex]
    var revalued: [ThemePair] = []
    var realiased: [ThemePair] = []
    for pair in pairs {
      let oldCell = old[oldIndex, pair.old]
      let newCell = new[newIndex, pair.new]
      if !hasSameValue(oldCell, newCell) {
        revalued.append(pair)
      } else if !options.isOneVersion, !hasSameTarget(oldCell, newCell) {
        realiased.append(pair)
      }
    }
    var changes: [VersionChange] = []
    if old.type(of: oldToken) != new.type(of: newToken) {
      changes.append(loss(.retyped, oldIndex, newIndex))
    } else if !revalued.isEmpty {
      changes.append(change(.revalued, oldIndex, newIndex, in: revalued))
    } else if !realiased.isEmpty {
      changes.append(change(.realiased, oldIndex, newIndex, in: realiased))
    }
    guard !options.isOneVersion else { return changes }
    func add(_ kind: VersionChange.Kind, _ texts: Versions<String>) {
      var change = change(kind, oldIndex, newIndex)
      change.texts = texts
      if kind == .deprecated { change.usedBy = newUses[newToken.text] }
      changes.append(change)
    }
    func reason(_ token: Token) -> String? { token.deprecation.map { $0.reason ?? "" } }
    let reasons = Versions(old: reason(oldToken), new: reason(newToken))
    if reasons.old == nil, reasons.new != nil { add(.deprecated, reasons) }
    if reasons.old != nil, reasons.new == nil { add(.undeprecated, reasons) }
    let descriptions = Versions(old: oldToken.description, new: newToken.description)
    if !descriptions.isSame { add(.redescribed, descriptions) }
    return changes
  }

  // MARK: Values

  func hasSameValue(_ oldCell: ResolvedToken?, _ newCell: ResolvedToken?) -> Bool {
    guard let oldCell, let newCell else { return oldCell == nil && newCell == nil }
    return old.values[oldCell.value].isEquivalent(to: new.values[newCell.value])
  }

  private func hasSameTarget(_ oldCell: ResolvedToken?, _ newCell: ResolvedToken?) -> Bool {
    let oldTarget = old.target(of: oldCell)
    let newTarget = new.target(of: newCell)
    guard let newTarget, let oldTarget else { return oldTarget == newTarget }
    // A renamed target is the same one.
    return origins[newTarget] == oldTarget
      || old.tokens[oldTarget].text == new.tokens[newTarget].text
  }

  private mutating func themeChange(
    _ pair: ThemePair, _ oldIndex: Int?, _ newIndex: Int?
  ) -> ThemeChange {
    let oldCell = oldIndex.flatMap { old[$0, pair.old] }
    let newCell = newIndex.flatMap { new[$0, pair.new] }
    var change = ThemeChange(
      theme: pair.label,
      values: Versions(
        old: oldCell.map { old.values[$0.value] }, new: newCell.map { new.values[$0.value] }),
      targets: Versions(
        old: old.target(of: oldCell).map { old.tokens[$0].text },
        new: new.target(of: newCell).map { new.tokens[$0].text }))
    guard let newIndex, let oldCell, let newCell else { return change }
    let backdrops = backdrops(of: new.tokens[newIndex].text, in: pair)
    let key = MeasuredPair(
      values: Versions(old: oldCell.value, new: newCell.value), backdrops: backdrops)
    change.backdrops = backdrops
    change.difference = measured[key] ?? ValueDifference(change.values, over: backdrops)
    measured[key] = change.difference
    return change
  }
}
