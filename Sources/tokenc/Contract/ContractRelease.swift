/// Records the names of a release in a contract.
struct ContractRelease: Sendable {
  private(set) var contract: NameContract
  let version: ReleaseVersion
  /// What the release did, as `group.name`.
  private(set) var introduced: [String] = []
  private(set) var deprecated: [String] = []
  private(set) var renamed: [String] = []
  private(set) var removed: [String] = []

  enum Failure: Error, Hashable, Sendable {
    /// The release is not later than the last one.
    case notLater(than: ReleaseVersion)
    /// A string is retired and still belongs to a token.
    case retiredButPresent(String)
  }

  /// - Parameter catalog: the tokens of the release, which fulfil the contract.
  init(
    _ version: ReleaseVersion, of catalog: TokenCatalog, in contract: NameContract
  ) throws(Failure) {
    if let last = contract.releases.last, version <= last { throw .notLater(than: last) }
    self.contract = contract
    self.version = version
    self.contract.releases.append(version)
    for family in catalog.families { record(family) }
    for group in self.contract.groups.indices { try settleRemovals(in: group, catalog) }
  }

  private mutating func record(_ family: TokenFamily) {
    var group = contract.groups.firstIndex { $0.name == family.group }
    if group == nil {
      group = contract.groups.count
      contract.groups.append(.init(name: family.group, entries: []))
    }
    guard let group else { return }
    var places = Dictionary(
      contract.groups[group].entries.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { $1 })
    for token in family.tokens {
      let place = self.place(of: token.serverName, in: group, &places)
      if token.deprecation != nil, contract.groups[group].entries[place].deprecated == nil {
        contract.groups[group].entries[place].deprecated = version
        deprecated.append("\(family.group).\(token.serverName)")
      }
      if case .release = contract.groups[group].entries[place].removal,
        contract.groups[group].entries[place].restored == nil
      {
        contract.groups[group].entries[place].restored = version
      }
      for name in token.formerNames {
        let place = self.place(of: name, in: group, &places)
        guard contract.groups[group].entries[place].renaming?.to != token.serverName else {
          continue
        }
        contract.groups[group].entries[place].renaming = .init(
          release: version, to: token.serverName)
        renamed.append("\(family.group).\(name)")
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
    introduced.append("\(contract.groups[group].name).\(name)")
    return place
  }

  /// Gives the tombstones since the last release this one's number.
  private mutating func settleRemovals(
    in group: Int, _ catalog: TokenCatalog
  ) throws(Failure) {
    let name = contract.groups[group].name
    let tokens = catalog.families.first { $0.group == name }?.tokens ?? []
    let present = Set(tokens.flatMap { [$0.serverName] + $0.formerNames })
    for index in contract.groups[group].entries.indices {
      let entry = contract.groups[group].entries[index]
      guard entry.removal == .unreleased else { continue }
      guard !present.contains(entry.name) else { throw .retiredButPresent("\(name).\(entry.name)") }
      contract.groups[group].entries[index].removal = .release(version)
      removed.append("\(name).\(entry.name)")
    }
  }
}

extension NameContract {
  /// Lets a shipped string go.
  ///
  /// - Parameter path: the group and the string, for example `color.bg_old`.
  /// - Returns: whether there is such a string.
  mutating func retire(_ path: String) -> Bool {
    guard let dot = path.firstIndex(of: ".") else { return false }
    let name = path[path.index(after: dot)...]
    guard let group = groups.firstIndex(where: { $0.name == path[..<dot] }),
      let index = groups[group].entries.firstIndex(where: { $0.name == name })
    else { return false }
    if !groups[group].entries[index].isRetired {
      groups[group].entries[index].removal = .unreleased
      groups[group].entries[index].restored = nil
    }
    return true
  }
}
