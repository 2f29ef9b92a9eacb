/// Records the names of a release in a contract.
package struct ContractRelease: Sendable {
  package private(set) var contract: NameContract
  package let version: ReleaseVersion
  /// What the release did, as `group.name`.
  private(set) var introduced: [String] = []
  private var deprecated: [String] = []
  /// Each with its new name: `group.former → name`.
  private var renamed: [String] = []
  private var removed: [String] = []

  /// The names of each change that the release makes, with the word for it.
  package var changes: [(names: [String], word: String)] {
    let all = [
      (introduced, "new"), (renamed, "renamed"), (deprecated, "deprecated"), (removed, "removed"),
    ]
    return all.filter { !$0.0.isEmpty }
  }

  package enum Failure: Error, Hashable, Sendable {
    /// The release is not later than the last one.
    case notLater(than: ReleaseVersion)
    /// A string is retired and still belongs to a token.
    case retiredButPresent(String)
  }

  /// - Parameter wireNames: the strings of the release, which fulfil the contract.
  package init(
    _ version: ReleaseVersion, of wireNames: [WireNames], in contract: NameContract
  ) throws(Failure) {
    if let last = contract.releases.last, version <= last { throw .notLater(than: last) }
    self.contract = contract
    self.version = version
    self.contract.releases.append(version)
    for names in wireNames { record(names) }
    for group in self.contract.groups.indices { try settleRemovals(in: group, wireNames) }
  }

  private mutating func record(_ names: WireNames) {
    guard !names.names.isEmpty else { return }
    let path = names.group.path
    let group = contract.place(of: names.group)
    var places = Dictionary(
      contract.groups[group].entries.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { $1 })
    for name in names.names {
      let place = self.place(of: name.text, in: group, &places)
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
        let place = self.place(of: former, in: group, &places)
        guard contract.groups[group].entries[place].renaming?.to != name.text else { continue }
        contract.groups[group].entries[place].renaming = .init(release: version, to: name.text)
        renamed.append("\(path).\(former) → \(name.text)")
      }
    }
  }

  /// Where a string's entry is, added if new.
  private mutating func place(
    of name: String, in group: Int, _ places: inout [String: Int]
  ) -> Int {
    if let place = places[name] { return place }
    let place = contract.groups[group].entries.count
    places[name] = place
    contract.groups[group].entries.append(.init(name: name, introduced: version))
    if !contract.groups[group].id.isForm {
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
  /// Lets a recorded name go, or all of a group.
  ///
  /// - Parameter path: the group and the string, for example `color.bg_old`, or the group.
  /// - Returns: whether there is such a string.
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
