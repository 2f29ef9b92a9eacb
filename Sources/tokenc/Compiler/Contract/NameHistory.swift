import TokenRuntime

/// The former strings that a contract adds to today's names, besides the files'.
///
/// A string that the contract records as renamed means what the new one does, forgotten or not.
package struct NameHistory: Sendable {
  let contract: NameContract
  /// The groups whose strings are wanted: all but those of components that were retired.
  let groups: [NameContract.Group]
  /// The strings of today, completed.
  private(set) var wireNames: [WireNames]

  package init(_ contract: NameContract, of wireNames: [WireNames]) {
    self.contract = contract
    self.wireNames = wireNames
    let retired = Set(
      contract.group(.componentTypes)?.entries.filter(\.isRetired).map { Substring($0.name) } ?? [])
    groups = contract.groups.filter { $0.id.component.map { !retired.contains($0) } ?? true }
    if let types = groups.first(where: { $0.id == .componentTypes }) { remember(types) }
    // The newest first: what it renamed leads on from what older groups did.
    for group in groups.reversed() { remember(group) }
  }

  private mutating func remember(_ group: NameContract.Group) {
    let wanted = group.wanted
    guard group.entries.contains(where: { $0.renaming != nil }),
      let index = index(of: group.id, wanted)
    else { return }
    for (name, heir) in group.heirs(of: wanted.map(\.name), among: owners(at: index)) {
      wireNames[index].names[heir].formerNames.append(name)
    }
  }

  func owners(at index: Int) -> [String: Int] {
    var owners: [String: Int] = [:]
    for (owner, name) in wireNames[index].names.enumerated() {
      for text in [name.text] + name.formerNames { owners[text] = owner }
    }
    return owners
  }

  /// The group of today that has the strings of a recorded one.
  func index(of group: WireGroup, _ wanted: [NameContract.Entry]) -> Int? {
    if let same = wireNames.firstIndex(where: { $0.group == group }) { return same }
    guard let component = group.component else { return nil }
    // The component may have another type by now.
    let heir = names(of: .componentTypes).first { $0.formerNames.contains(String(component)) }
    if let heir { return self.index(of: group.moved(to: heir.text), wanted) }
    // Servers don't know what Swift calls an enum.
    guard !group.isContent, !group.isForm else { return nil }
    return wireNames.firstIndex { names in
      names.group.component == component && !names.group.isContent && !names.group.isForm
        && wanted.allSatisfy { entry in
          names.names.contains { ([$0.text] + $0.formerNames).contains(entry.name) }
        }
    }
  }

  package func names(of group: WireGroup) -> [WireNames.Name] {
    wireNames.first { $0.group == group }?.names ?? []
  }

  /// The former names for which Swift has no deprecated alias any more: callers see a renaming until a release
  /// that may break them, which is the next major one, or before 1.0.0 the next minor one.
  func namesWithoutAlias(in group: WireGroup) -> Set<String> {
    guard let last = contract.releases.last, let group = contract.group(group) else { return [] }
    return Set(
      group.entries.filter { $0.renaming.map { last.mayBreak($0.release) } ?? false }.map(\.name))
  }

  /// Gives the tokens of a top-level group the former names; `indices` are those of its tokens, in the
  /// order of the strings of today.
  package func complete(
    _ tokens: inout [Token], at indices: some Sequence<Int>, ofGroup group: String
  ) {
    let group = WireGroup.tokens(group)
    let old = namesWithoutAlias(in: group)
    for (index, name) in zip(indices, names(of: group)) {
      var names = tokens[index].names
      names.formerNames = name.formerNames
      names.namesWithoutAlias = old.intersection(name.formerNames)
      tokens[index] = tokens[index].with(names: names)
    }
  }

  func complete(_ table: inout CompleteTokenTable) {
    for index in table.brandParts.indices {
      let known = names(of: .brands(table.brandParts[index].name))
      func complete(_ brand: inout TokenBrand) {
        brand.formerNames = known.first { $0.text == brand.name }?.formerNames ?? brand.formerNames
      }
      for place in table.brandParts[index].cases.indices {
        complete(&table.brandParts[index].cases[place])
      }
      guard table.brandParts.count == 1 else { continue }
      for place in table.brands.indices { complete(&table.brands[place]) }
    }
  }
}

extension ReleaseVersion {
  /// Returns a Boolean value that indicates whether callers of an earlier release have to expect that this one breaks
  /// them.
  fileprivate func mayBreak(_ earlier: ReleaseVersion) -> Bool {
    major > earlier.major || major == 0 && earlier.major == 0 && minor > earlier.minor
  }
}

extension NameContract {
  /// The former names whose deprecated Swift alias is there after the last release, and not after another one, as
  /// `group.name`.
  package func aliasesEnding(with release: ReleaseVersion) -> [String] {
    guard let last = releases.last else { return [] }
    return groups.filter { $0.id.kind == .tokens }.flatMap { group in
      group.entries.compactMap { entry in
        guard !entry.isRetired, let renaming = entry.renaming, !last.mayBreak(renaming.release),
          release.mayBreak(renaming.release)
        else { return nil }
        return "\(group.id.path).\(entry.name)"
      }
    }
  }
}

extension NameContract.Group {
  /// The strings that must resolve.
  var wanted: [NameContract.Entry] { entries.filter { !$0.isRetired } }

  /// Who has each of some unused strings by way of recorded renamings, in order, given today's
  /// owners; a chain of renamings that closes ends nowhere.
  fileprivate func heirs(
    of names: some Sequence<String>, among owners: [String: Int]
  ) -> [(name: String, owner: Int)] {
    let renamings = Dictionary(
      lastOf: entries.compactMap { entry in entry.renaming.map { (entry.name, $0.to) } })
    guard !renamings.isEmpty else { return [] }
    var heirs: [(name: String, owner: Int)] = []
    for name in names where owners[name] == nil {
      var next = renamings[name]
      for _ in renamings {
        guard let text = next else { break }
        if let owner = owners[text] {
          heirs.append((name, owner))
          break
        }
        next = renamings[text]
      }
    }
    return heirs
  }
}

extension TokenTable {
  /// The tokens that servers know, by their groups.
  var wireGroups: [(key: String, elements: [Int])] {
    tokens.indices.filter { !tokens[$0].names.isHidden }.grouped { tokens[$0].names.group }
  }

  package var tokenWireNames: [WireNames] {
    wireGroups.map { group, indices in WireNames(ofGroup: group, indices.map { tokens[$0] }) }
  }

  /// The table with the former names that only a contract remembers, and what remembers them.
  ///
  /// - Parameter others: the names of what isn't a token.
  package func remembering(
    _ contract: NameContract, besides others: [WireNames] = []
  ) -> (table: TokenTable, memory: NameHistory) {
    let groups = wireGroups
    let memory = NameHistory(contract, of: tokenWireNames + others)
    var renamed = tokens
    for (group, indices) in groups { memory.complete(&renamed, at: indices, ofGroup: group) }
    return (with(tokens: renamed), memory)
  }
}
