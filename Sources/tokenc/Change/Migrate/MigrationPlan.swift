import TokenCompiler
import TokenComponents

/// The steps that users of the tokens and components take for a new version, by how much care they need.
package struct MigrationPlan: Sendable {
  enum Care {
    /// A rename that changes no value.
    case safe
    /// Changes that look different afterwards and want a designer's eye; renames with another value, too.
    case appearance
    /// Changes that only a person can decide.
    case manual
  }

  let diff: TokenDiff
  /// The changes that ask for something; of each care first those of tokens.
  private let steps: [Care: [VersionChange]]
  /// The components that look different with a token, and how many of their looks do.
  let derived: [(component: String, count: Int)]
  let contrasts: [ContrastChange]
  /// A Boolean value that indicates whether inferred renames count as confirmed.
  private let takesInferred: Bool

  package init(_ diff: TokenDiff, takingInferred: Bool = false) {
    takesInferred = takingInferred
    self.diff = diff
    let lines = DiffLines(diff)
    var steps: [Care: [VersionChange]] = [:]
    for change in lines.changes {
      if let care = Self.care(of: change) { steps[care, default: []].append(change) }
    }
    self.steps = steps
    contrasts = lines.contrasts
    derived = lines.derived.sorted(byBytesOf: \.component)
  }

  func steps(_ care: Care) -> [VersionChange] { steps[care] ?? [] }

  /// The plan without renames that no edit of the files makes, by the texts that edits take out.
  ///
  /// - Parameter nestedNames: those that the old tokens had by their groups, by path.
  package func restricted(
    to replaced: Set<String>, nestedNames: [String: [String]] = [:]
  ) -> MigrationPlan {
    var diff = diff
    diff.changes.removeAll { change in
      guard change.kind == .renamed, let names = change.names.old else { return false }
      let path = change.from ?? change.path
      let texts =
        [names.caseName, "{\(path)}", "{\(path.withoutRoot)}"] + names.allServerNames
        + (nestedNames[path] ?? [])
      return !texts.contains {
        replaced.contains($0) || replaced.contains(JSONWriter.quoted($0))
      }
    }
    return MigrationPlan(diff, takingInferred: takesInferred)
  }

  /// How much care a change takes; `nil` for one that asks for nothing.
  private static func care(of change: VersionChange) -> Care? {
    switch (change.component, change.kind) {
    case (_, .revalued): return .appearance
    case (nil, .renamed):
      let keepsEnum = change.names.map(\.typeName).isSame
      guard keepsEnum, change.themes.allSatisfy({ $0.values.map(\.type).isSame }) else {
        return .manual
      }
      return change.themes.contains { $0.difference != nil } ? .appearance : .safe
    case (nil, .removed), (nil, .retyped), (nil, .deprecated): return .manual
    case (nil, _): return nil
    case (_?, .renamed) where !change.memberRenames.isEmpty: return .safe
    case (_?, _): return change.isBreaking ? .manual : nil
    }
  }

  /// The changes of names that sources take over, whether or not values changed.
  private var renames: [VersionChange] {
    (steps(.safe) + steps(.appearance).filter { $0.kind == .renamed }).filter(isConfirmed)
  }

  /// The renames of tokens that are proposals: no input states them, and files keep the old names.
  package var proposals: [VersionChange] {
    diff.changes.filter { $0.kind == .renamed && !isConfirmed($0) }
  }

  /// The comparison without proposals.
  package var confirmed: TokenDiff {
    var confirmed = diff
    confirmed.changes.removeAll { $0.kind == .renamed && !isConfirmed($0) }
    return confirmed
  }

  private func isConfirmed(_ change: VersionChange) -> Bool {
    guard !takesInferred, change.component == nil, case .inferred? = change.rename else {
      return true
    }
    return false
  }

  package func memberRenames(old: ComparedTokens, new: ComparedTokens) -> [MemberRename] {
    let typePrefix = old.table.configuration.typePrefix
    let newPrefix = new.table.configuration.typePrefix
    let accessors = Accessors(old.table.configuration.accessors)
    var enums: [String: Set<String>] = [:]
    for names in old.tokens.map(\.names) where !names.isHidden {
      enums[names.caseName, default: []].insert(names.typeName)
    }
    for component in old.components {
      for (part, cases) in component.wireCases {
        for one in cases { enums[one.name, default: []].insert("\(component.name).\(part)") }
      }
    }
    for brand in old.table.declaredBrandModifiers.flatMap(\.contexts) {
      enums[SwiftName.brandCase([brand]), default: []].insert("Theme")
    }
    let nested = NestedRenames(old: old, new: new)
    return nested.ofKept
      + renames.flatMap { change -> [MemberRename] in
        var renames = change.memberRenames
        renames += nested.renames(of: change)
        if let old = change.names.old, let new = change.names.new, old.caseName != new.caseName,
          !old.isHidden
        {
          let isShared = (enums[old.caseName]?.count ?? 0) > 1
          renames.append(
            MemberRename(
              typeName: old.typeName, platformTypes: accessors.platformTypes, old: old.caseName,
              new: new.caseName, isShared: isShared))
          let spelling = accessors.spelling(ofCase: old.caseName)
          if spelling != old.caseName {
            renames.append(
              MemberRename(
                typeName: old.typeName, platformTypes: accessors.platformTypes, old: spelling,
                new: accessors.spelling(ofCase: new.caseName), isShared: isShared))
          }
        }
        if let rename = Self.primitiveRename(change, old: old, new: new) {
          renames.append(rename.sharing(with: enums[rename.old] != nil))
        }
        for index in renames.indices where renames[index].typeName != Token.primitiveType {
          if renames[index].form == .component {
            renames[index].old = typePrefix + renames[index].old
            renames[index].new = newPrefix + renames[index].new
          } else {
            renames[index].typeName = typePrefix + renames[index].typeName
          }
        }
        return renames
      }
  }

  /// The new name of a hidden token among the primitives of overrides.
  private static func primitiveRename(
    _ change: VersionChange, old: ComparedTokens, new: ComparedTokens
  ) -> MemberRename? {
    guard old.configuration.hasOverrides, change.names.old?.isHidden == true,
      let before = old[change.from ?? change.path], let now = new[change.path]
    else { return nil }
    let names = (old: old.tokens[before].primitiveName, new: new.tokens[now].primitiveName)
    if names.old == names.new { return nil }
    return MemberRename(typeName: Token.primitiveType, old: names.old, new: names.new)
  }

  /// How sources name a token: a hidden one as a primitive of overrides; `nil` where they can't.
  private static func spelling(
    of names: TokenNames, _ change: VersionChange, old: ComparedTokens, _ prefix: String
  ) -> (typeName: String, caseName: String)? {
    guard names.isHidden else { return (prefix + names.typeName, names.caseName) }
    guard old.configuration.hasOverrides, let index = old[change.from ?? change.path] else {
      return nil
    }
    return (Token.primitiveType, old.tokens[index].primitiveName)
  }

  /// The names that sources may still have and no rename brings to the new version, each with its remedy.
  package func lostNames(old: ComparedTokens, new: ComparedTokens) -> LostNames {
    var lost = LostNames()
    let nested = NestedNames.all(of: old.tokens, old.configuration)
    for change in steps(.manual)
    where change.component == nil && (change.kind != .deprecated || diff.isAdoption) {
      add(change, fate(of: change, in: new), old: old, nested, to: &lost)
    }
    for change in proposals {
      guard let names = change.names.old, let now = change.names.new else { continue }
      let primitive = names.isHidden ? new[change.path].map { new.tokens[$0].primitiveName } : nil
      let message =
        "is gone; it may be .\(primitive ?? now.caseName) now, which '--map' or '--inferred' confirms"
      add(
        change, message, old: old, nested, keepsString: names.serverName == now.serverName,
        to: &lost)
    }
    addMembers(old: old, new: new, to: &lost)
    addStrings(to: &lost)
    return lost
  }

  /// Adds a token with the words about it.
  ///
  /// - Parameter keepsString: whether servers go on to send its string.
  private func add(
    _ change: VersionChange, _ message: String, old: ComparedTokens,
    _ nested: [String: NestedNames.Path], keepsString: Bool = false, to lost: inout LostNames
  ) {
    let prefix = old.table.configuration.typePrefix
    guard let names = change.names.old,
      let spelling = Self.spelling(of: names, change, old: old, prefix)
    else { return }
    lost.members.append(
      .init(typeName: spelling.typeName, caseName: spelling.caseName, message: message))
    let path = change.from ?? change.path
    if let nested = nested[path] {
      lost.members.append(
        .init(typeName: spelling.typeName, caseName: nested.text, message: message))
    }
    lost.paths[path] = message
    if !names.isHidden, !keepsString { lost.strings[names.serverName] = message }
  }

  /// The words about a token that only a person can replace.
  private func fate(of change: VersionChange, in new: ComparedTokens) -> String {
    let wasHidden = change.names.old?.isHidden ?? false
    if change.kind == .deprecated { return "is deprecated, and \(change.texts.new ?? "")" }
    if change.kind == .retyped { return "is a \(change.type?.rawValue ?? "") now" }
    if wasHidden, let now = new[change.path] {
      return "is PrimitiveToken.\(new.tokens[now].primitiveName) now"
    }
    if let now = change.names.new {
      return "is \(new.table.configuration.typePrefix)\(now.typeName).\(now.caseName) now"
    }
    let candidate = wasHidden ? nil : change.candidates.first
    let nearest = candidate.map { "; the nearest is .\($0.names.caseName)" } ?? ""
    return "is gone" + nearest
  }

  /// Adds components and their members that are gone.
  private func addMembers(old: ComparedTokens, new: ComparedTokens, to lost: inout LostNames) {
    let oldPrefix = old.table.configuration.typePrefix
    let newPrefix = new.table.configuration.typePrefix
    let components = SpellingIndex(new.components.map { newPrefix + $0.name })
    for change in steps(.manual) where change.kind == .removed {
      for member in change.removedMembers {
        guard !member.typeName.isEmpty else {
          let name = oldPrefix + member.name
          let nearest = components.nearest(to: name).first.map { "; the nearest is \($0)" } ?? ""
          lost.components[name] = "is gone" + nearest
          continue
        }
        let name = LostNames.Member(
          typeName: oldPrefix + member.typeName, caseName: member.name, message: "is gone",
          isShared: true)
        if member.typeName.hasSuffix("." + WireGroup.contentPart) {
          lost.fields.append(name)
        } else {
          lost.members.append(name)
        }
      }
    }
  }

  /// Adds the strings of servers that renames and brands change.
  private func addStrings(to lost: inout LostNames) {
    for change in renames {
      guard let old = change.names.old, let new = change.names.new, !old.isHidden,
        old.serverName != new.serverName
      else { continue }
      lost.strings[old.serverName] =
        diff.isAdoption
        ? "'\(new.serverName)' takes its place" : "servers send '\(new.serverName)' now"
    }
    for change in renames + steps(.manual) where change.isOfBrand {
      guard let old = change.servers.old, old != change.servers.new else { continue }
      lost.strings[old] =
        change.servers.new.map { "is the brand '\($0)' now" } ?? "is a brand that is gone"
    }
  }

  package func pathRenames(
    old: ComparedTokens, new: ComparedTokens, _ lost: LostNames
  ) -> PathRenames {
    PathRenames(
      newPaths, of: old.tokens.map(\.text), to: new.tokens.map(\.text), .compared, lost: lost.paths)
  }

  var newPaths: [String: String] {
    let open = Set(proposals.compactMap(\.from))
    var paths = diff.movedPaths.filter { !open.contains($0.key) }
    for change in diff.changes where change.kind == .renamed && isConfirmed(change) {
      if let from = change.formerPath, paths[from] == nil { paths[from] = change.path }
    }
    return paths
  }

  /// For each renamed token the strings that servers sent and the new version does not answer to.
  package func formerNames(new: ComparedTokens) -> [FormerNameRecord.Entry] {
    let visible = new.tokens.map(\.names).filter { !$0.isHidden }
    let answered = Dictionary(grouping: visible, by: \.group).mapValues {
      Set($0.flatMap { [$0.serverName] + $0.formerNames })
    }
    return diff.changes.compactMap { change in
      guard change.component == nil, change.kind == .renamed, let old = change.names.old,
        let now = change.names.new, !now.isHidden
      else { return nil }
      let known = answered[now.group] ?? []
      let names = ([old.serverName] + old.formerNames).filter { !known.contains($0) }
      return names.isEmpty
        ? nil : .init(path: change.path, formerPath: change.formerPath, names: names)
    }
  }
}
