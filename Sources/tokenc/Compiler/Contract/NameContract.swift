import TokenRuntime

/// Every string that servers were ever to send, and its fate: `contract.json` beside the tokens.
///
/// A string that is no longer wanted stays as a tombstone, so that it gets no other meaning while
/// old apps and old server answers are about; until no app that knows it is supported:
///
/// ```json
/// {
///   "releases": ["0.1.0", "0.2.0"],
///   "names": {
///     "color": {
///       "accent_primary": { "introduced": "0.1.0" },
///       "accent_main": { "introduced": "0.1.0", "renamed": "0.2.0", "to": "accent_primary" },
///       "bg_old": { "introduced": "0.1.0", "deprecated": "0.2.0", "removed": "unreleased" }
///     }
///   },
///   "components": {
///     "type": { "ButtonView": { "introduced": "0.2.0" } },
///     "ButtonView.Size": { "s": { "introduced": "0.2.0" } },
///     "ButtonView.Content": { "title": { "introduced": "0.2.0" } }
///   }
/// }
/// ```
package struct NameContract: Sendable {
  /// The path of the schema that the file names for editors.
  var schema: String?
  /// In ascending order.
  package var releases: [ReleaseVersion] = []
  /// Those of tokens, then those of components, each in the order in which they came.
  package var groups: [Group] = []

  package init() {}

  package static let fileName = RecordFile.contract

  package struct Group: Sendable {
    package var id: WireGroup
    /// In the order in which they came.
    package var entries: [Entry]
    /// Where the file has it; `nil` until it is written.
    var range: SourceRange?
  }

  package struct Entry: Sendable {
    package var name: String
    package var introduced: ReleaseVersion
    package var deprecated: ReleaseVersion?
    var renaming: Renaming?
    var removal: Removal?
    /// The release that took it up again after a removal.
    var restored: ReleaseVersion?
    /// As of the last release, of a field of a content; older contracts don't say.
    var field: FieldForm?
    /// A Boolean value that indicates whether it is the brand of what names none, as of the last release; older
    /// contracts don't say.
    var isDefault = false
    var range: SourceRange?

    struct Renaming: Equatable, Sendable {
      var release: ReleaseVersion
      /// The string that took its place.
      var to: String
    }

    enum Removal: Equatable, Sendable {
      /// Retired since the last release.
      case unreleased
      case release(ReleaseVersion)
    }

    /// The first release that deprecated or renamed it; `nil` if none did.
    package var outOfDateSince: ReleaseVersion? {
      [deprecated, renaming?.release].compactMap(\.self).min()
    }

    /// A Boolean value that indicates whether the string was retired on purpose and needs not resolve.
    package var isRetired: Bool { removal != nil && restored == nil }

    /// Returns a Boolean value that indicates whether apps of a release know the string: from introduction to
    /// removal, and on its return.
    package func isKnown(to release: ReleaseVersion) -> Bool {
      guard release >= introduced else { return false }
      guard case .release(let removed)? = removal, release >= removed else { return true }
      return restored.map { release >= $0 && $0 >= removed } ?? false
    }
  }

  /// A Boolean value that indicates whether it has the names of brands, which older ones don't.
  var hasBrands: Bool { groups.contains { $0.id.kind == .brands } }

  package func ofTokens(apart faulty: Set<String>) -> NameContract {
    var result = self
    result.groups.removeAll { group in
      group.id.kind == .components || group.id.tokenGroup.map(faulty.contains) ?? false
    }
    return result
  }

  package func isRetired(_ path: String) -> Bool {
    groups.contains { group in
      group.entries.contains { $0.isRetired && path == "\(group.id.path).\($0.name)" }
    }
  }

  package func group(_ id: WireGroup) -> Group? { groups.first { $0.id == id } }

  /// The place of a group, added if new.
  mutating func place(of id: WireGroup) -> Int {
    if let place = groups.firstIndex(where: { $0.id == id }) { return place }
    let place = id.kind == .tokens ? groups.count { $0.id.kind == .tokens } : groups.count
    groups.insert(Group(id: id, entries: []), at: place)
    return place
  }

  /// The contract with the groups of specs named as today, whose names servers don't know: records
  /// of others and actions.
  ///
  /// Such a spec has another name if none has the recorded one, and a single one that is not recorded has all
  /// the strings.
  package func following(_ today: [WireNames]) -> NameContract {
    func types(_ names: [String]?) -> Set<Substring> { Set((names ?? []).map { Substring($0) }) }
    let named = types(group(.componentTypes)?.entries.map(\.name))
      .union(types(today.first { $0.group == .componentTypes }?.names.map(\.text)))
    let specs = Set(today.compactMap(\.group.component))
    let recorded = Set(groups.map(\.id))
    let free = today.filter { names in
      names.group.component.map { !named.contains($0) } ?? false && !recorded.contains(names.group)
    }
    var result = self
    for (index, group) in groups.enumerated() {
      let wanted = group.wanted
      guard let component = group.id.component, !named.contains(component),
        !specs.contains(component), !wanted.isEmpty
      else { continue }
      let heirs = free.filter { names in
        guard let other = names.group.component, names.group == group.id.moved(to: String(other))
        else { return false }
        let known = Set(names.names.flatMap { [$0.text] + $0.formerNames })
        return wanted.allSatisfy { known.contains($0.name) }
      }
      if heirs.count == 1 { result.groups[index].id = heirs[0].group }
    }
    return result
  }
}
