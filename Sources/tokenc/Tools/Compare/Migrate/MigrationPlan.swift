import TokenCompiler

/// What the users of the tokens have to do for a new version, sorted by how much care it takes.
package struct MigrationPlan: Sendable {
  /// Renames that change no value: sources can be rewritten without looking.
  private(set) var safe: [TokenChange] = []
  /// What looks different afterwards and wants a designer's eye.
  private(set) var appearance: [TokenChange] = []
  /// What nothing but a person can decide.
  private(set) var manual: [TokenChange] = []
  /// The same three for components.
  private(set) var safeComponents: [ComponentChange] = []
  private(set) var componentAppearance: [ComponentChange] = []
  private(set) var manualComponents: [ComponentChange] = []
  /// The components that look different with a token, and how many of their looks do.
  let derived: [(component: String, count: Int)]
  let contrasts: [ContrastChange]
  let diff: TokenDiff

  package init(_ diff: TokenDiff) {
    self.diff = diff
    let outline = DiffOutline(diff)
    contrasts = outline.contrasts.filter(\.isLoss)
    derived = Self.counts(of: outline.derived.flatMap(\.changes).map(\.component))
    for section in outline.sections {
      for change in section.changes { add(change) }
    }
    for change in outline.components { add(change) }
  }

  /// How often each text comes, in the order of the texts.
  private static func counts(of texts: [String]) -> [(component: String, count: Int)] {
    Dictionary(grouping: texts) { $0 }.mapValues(\.count)
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  private mutating func add(_ change: ComponentChange) {
    switch change.kind {
    case .renamed where !change.memberRenames.isEmpty: safeComponents.append(change)
    case .revalued: componentAppearance.append(change)
    default: if change.isBreaking { manualComponents.append(change) }
    }
  }

  private mutating func add(_ change: TokenChange) {
    switch change.kind {
    case .renamed:
      if !Self.keepsEnum(change) {
        manual.append(change)
      } else if change.themes.contains(where: { $0.difference != nil }) {
        appearance.append(change)
      } else {
        safe.append(change)
      }
    case .revalued: appearance.append(change)
    case .removed, .retyped, .deprecated: manual.append(change)
    case .added, .realiased, .undeprecated, .redescribed: break
    }
  }

  var isNothingToDo: Bool {
    [safe, appearance, manual].allSatisfy(\.isEmpty) && contrasts.isEmpty && derived.isEmpty
      && [safeComponents, componentAppearance, manualComponents].allSatisfy(\.isEmpty)
  }

  /// Whether the new case belongs to the enum of the old one.
  private static func keepsEnum(_ change: TokenChange) -> Bool {
    change.oldNames?.typeName == change.newNames?.typeName
      && change.themes.allSatisfy { $0.old?.type == $0.new?.type }
  }

  /// The renames of Swift members that are safe.
  ///
  /// - Parameter old: the old version.
  package func memberRenames(old: ComparedTokens) -> [MemberRename] {
    let typePrefix = old.table.configuration.typePrefix
    var enums: [String: Set<String>] = [:]
    for names in old.tokens.map(\.names) where !names.isHidden {
      enums[names.caseName, default: []].insert(names.typeName)
    }
    for component in old.components {
      for (part, cases) in component.wireCases {
        for one in cases { enums[one.name, default: []].insert("\(component.name).\(part)") }
      }
    }
    let tokens = safe.compactMap { change -> MemberRename? in
      guard let old = change.oldNames, let new = change.newNames, old.caseName != new.caseName
      else { return nil }
      let isShared = (enums[old.caseName]?.count ?? 0) > 1
      return MemberRename(
        typeName: old.typeName, old: old.caseName, new: new.caseName, isShared: isShared)
    }
    // Words such as 'small' are cases of many enums, also of those that the compiler never sees.
    let components = safeComponents.flatMap(\.memberRenames).map { rename in
      var rename = rename
      rename.isShared = true
      return rename
    }
    return (tokens + components).map { rename in
      var rename = rename
      rename.typeName = typePrefix + rename.typeName
      return rename
    }
  }

  /// The new paths of tokens, by the old ones, that aliases in component specs can take over.
  package var aliasRenames: [String: String] {
    var renames = diff.movedPaths
    for change in safe {
      guard let from = change.from, from != change.path, renames[from] == nil else { continue }
      renames[from] = change.path
    }
    return renames
  }
}
