import TokenRuntime

package struct ContractRelease: Sendable {
  package private(set) var contract: NameContract
  package let version: ReleaseVersion
  /// The names that the release introduced, as `group.name`.
  private(set) var introduced: [String] = []
  private var deprecated: [String] = []
  /// Each with its new name: `group.former → name`.
  private var renamed: [String] = []
  private var removed: [String] = []
  /// The release that is said to have brought the brands to a contract that has none yet.
  private let brandsSince: ReleaseVersion?
  /// Fields that JSON of the release before doesn't fit, each with the reason.
  package private(set) var breaking: [String] = []
  /// Fields with another default.
  private var changed: [String] = []

  package var changes: [(names: [String], word: String)] {
    let all = [
      (breaking, "breaking"), (introduced, "new"), (renamed, "renamed"), (changed, "changed"),
      (deprecated, "deprecated"), (removed, "removed"),
    ]
    return all.filter { !$0.0.isEmpty }
  }

  /// The impact of the names alone, without values and looks.
  package var versionImpact: VersionImpact {
    if !breaking.isEmpty || !removed.isEmpty { return .major }
    if !introduced.isEmpty || !renamed.isEmpty { return .minor }
    return changed.isEmpty && deprecated.isEmpty ? .none : .patch
  }

  package enum Failure: Error, Equatable, Sendable {
    case notLater(than: ReleaseVersion)
    case retiredButPresent(String)
  }

  /// - Parameter wireNames: the strings of the release, which fulfil the contract.
  package init(
    _ version: ReleaseVersion, of wireNames: [WireNames], in contract: NameContract
  ) throws(Failure) {
    if let last = contract.releases.last, version <= last { throw .notLater(than: last) }
    self.contract = contract
    self.version = version
    brandsSince = contract.hasBrands ? nil : contract.releases.last
    self.contract.releases.append(version)
    for names in wireNames { record(names) }
    for group in self.contract.groups.indices { try settleRemovals(in: group, wireNames) }
  }

  private mutating func record(_ names: WireNames) {
    guard !names.names.isEmpty else { return }
    let path = names.group.path
    let since = names.group.kind == .brands ? brandsSince : nil
    let group = contract.place(of: names.group)
    var places = Dictionary(
      lastOf: contract.groups[group].entries.enumerated().map { ($0.element.name, $0.offset) })
    let isNewGroup = contract.groups[group].entries.isEmpty
    for name in names.names {
      let isNew = places[name.text] == nil
      let place = self.place(of: name.text, in: group, since: since, &places)
      if let field = name.field {
        let before = name.formerNames.compactMap { places[$0] }.last
        let old = contract.groups[group].entries[isNew ? before ?? place : place].field
        compare(
          field, with: old, "\(path).\(name.text)", isNew: isNew && before == nil && !isNewGroup)
        contract.groups[group].entries[place].field = field
      }
      if name.isDeprecated, contract.groups[group].entries[place].deprecated == nil {
        contract.groups[group].entries[place].deprecated = version
        deprecated.append("\(path).\(name.text)")
      }
      if case .release = contract.groups[group].entries[place].removal,
        contract.groups[group].entries[place].restored == nil
      {
        contract.groups[group].entries[place].restored = version
      }
      for former in name.formerNames {
        let place = self.place(of: former, in: group, since: since, &places)
        guard contract.groups[group].entries[place].renaming?.to != name.text else { continue }
        contract.groups[group].entries[place].renaming = .init(release: version, to: name.text)
        renamed.append("\(path).\(former) → \(name.text)")
      }
    }
    if names.group.kind == .brands { settleDefault(of: names, in: group) }
  }

  /// Notes the brand of what names none; another one than before breaks what names none.
  private mutating func settleDefault(of names: WireNames, in group: Int) {
    let now = names.names.first(where: \.isDefault)
    for index in contract.groups[group].entries.indices {
      let entry = contract.groups[group].entries[index]
      let isNow = entry.name == now?.text
      contract.groups[group].entries[index].isDefault = isNow
      guard let now, entry.isDefault, !isNow, !now.formerNames.contains(entry.name) else {
        continue
      }
      breaking.append(
        "\(names.group.path): what names no brand is '\(now.text)', and was '\(entry.name)'")
    }
  }

  private mutating func compare(
    _ field: FieldForm, with old: FieldForm?, _ path: String, isNew: Bool
  ) {
    if isNew {
      if field.isRequired { breaking.append("\(path) is new and required") }
    } else if let old, let breakage = field.breakage(from: old) {
      breaking.append("\(path) \(breakage)")
    } else if let old, let fallback = old.fallback, let now = field.fallback, now != fallback {
      changed.append("\(path) is \(now) by default, and was \(fallback)")
    }
  }

  /// Where a string's entry is, added if new.
  private mutating func place(
    of name: String, in group: Int, since: ReleaseVersion?, _ places: inout [String: Int]
  ) -> Int {
    if let place = places[name] { return place }
    let place = contract.groups[group].entries.count
    places[name] = place
    contract.groups[group].entries.append(.init(name: name, introduced: since ?? version))
    if since == nil, !contract.groups[group].id.isForm {
      introduced.append("\(contract.groups[group].id.path).\(name)")
    }
    return place
  }

  /// Gives the tombstones since the last release this one's number.
  private mutating func settleRemovals(in group: Int, _ wireNames: [WireNames]) throws(Failure) {
    guard contract.groups[group].entries.contains(where: { $0.removal == .unreleased }) else {
      return
    }
    let id = contract.groups[group].id
    let names = wireNames.first { $0.group == id }?.names ?? []
    let present = Set(names.flatMap { [$0.text] + $0.formerNames })
    for index in contract.groups[group].entries.indices {
      let entry = contract.groups[group].entries[index]
      guard entry.removal == .unreleased else { continue }
      guard !present.contains(entry.name) else {
        throw .retiredButPresent("\(id.path).\(entry.name)")
      }
      contract.groups[group].entries[index].removal = .release(version)
      removed.append("\(id.path).\(entry.name)")
    }
  }
}

extension NameContract {
  /// The first string of a path that something still has; see ``retire(_:)`` for the path.
  package func living(_ path: String, among wireNames: [WireNames]) -> String? {
    for group in groups {
      let present = Set(
        wireNames.first { $0.group == group.id }?.names.flatMap { [$0.text] + $0.formerNames } ?? []
      )
      for entry in group.entries where present.contains(entry.name) {
        let name = "\(group.id.path).\(entry.name)"
        if path == group.id.path || path == name { return name }
      }
    }
    return nil
  }

  package func records(_ path: String) -> Bool {
    groups.contains { group in
      path == group.id.path
        || group.entries.contains { !$0.isRetired && path == "\(group.id.path).\($0.name)" }
    }
  }

  /// Lets a recorded name such as `color.bg_old` go, or all of a group; `false` if there is none.
  package mutating func retire(_ path: String) -> Bool {
    var isKnown = false
    for group in groups.indices {
      let groupPath = groups[group].id.path
      for index in groups[group].entries.indices
      where path == groupPath || path == "\(groupPath).\(groups[group].entries[index].name)" {
        isKnown = true
        guard !groups[group].entries[index].isRetired else { continue }
        groups[group].entries[index].removal = .unreleased
        groups[group].entries[index].restored = nil
      }
    }
    return isKnown
  }
}
