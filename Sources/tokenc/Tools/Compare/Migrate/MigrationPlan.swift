import TokenCompiler

/// What the users of the tokens and components have to do for a new version, sorted by how much care
/// it takes.
package struct MigrationPlan: Sendable {
  enum Care {
    /// A rename that changes no value: sources can be rewritten without looking.
    case safe
    /// What looks different afterwards and wants a designer's eye.
    case appearance
    /// What nothing but a person can decide.
    case manual
  }

  let diff: TokenDiff
  /// The changes that ask for something; of each care first those of tokens.
  private let steps: [Care: [VersionChange]]
  /// The components that look different with a token, and how many of their looks do.
  let derived: [(component: String, count: Int)]
  let contrasts: [ContrastChange]

  package init(_ diff: TokenDiff) {
    self.diff = diff
    let outline = DiffOutline(diff)
    var steps: [Care: [VersionChange]] = [:]
    for change in outline.sections.flatMap(\.changes) {
      if let care = Self.care(of: change) { steps[care, default: []].append(change) }
    }
    self.steps = steps
    contrasts = outline.contrasts.filter(\.isLoss)
    derived = outline.derived.flatMap(\.changes).grouped { $0.component ?? "" }
      .map { ($0.key, $0.elements.count) }.sorted(byBytesOf: \.component)
  }

  func steps(_ care: Care) -> [VersionChange] { steps[care] ?? [] }

  /// How much care a change takes; `nil` for one that asks for nothing.
  private static func care(of change: VersionChange) -> Care? {
    switch (change.component, change.kind) {
    case (_, .revalued): return .appearance
    case (nil, .renamed):
      if !keepsEnum(change) { return .manual }
      return change.themes.contains { $0.difference != nil } ? .appearance : .safe
    case (nil, .removed), (nil, .retyped), (nil, .deprecated): return .manual
    case (nil, _): return nil
    case (_?, .renamed) where !change.memberRenames.isEmpty: return .safe
    case (_?, _): return change.isBreaking ? .manual : nil
    }
  }

  /// Whether the new case belongs to the enum of the old one.
  private static func keepsEnum(_ change: VersionChange) -> Bool {
    change.names.map(\.typeName).isSame
      && change.themes.allSatisfy { $0.values.map(\.type).isSame }
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
    return steps(.safe).flatMap { change -> [MemberRename] in
      var renames = change.memberRenames
      if let old = change.names.old, let new = change.names.new, old.caseName != new.caseName {
        let isShared = (enums[old.caseName]?.count ?? 0) > 1
        renames.append(
          MemberRename(
            typeName: old.typeName, old: old.caseName, new: new.caseName, isShared: isShared))
      }
      for index in renames.indices {
        renames[index].typeName = typePrefix + renames[index].typeName
      }
      return renames
    }
  }

  /// The new paths of tokens, by the old ones, that aliases in component specs can take over.
  package var aliasRenames: [String: String] {
    var renames = diff.movedPaths
    for change in steps(.safe) where change.component == nil {
      if let from = change.formerPath, renames[from] == nil { renames[from] = change.path }
    }
    return renames
  }
}
