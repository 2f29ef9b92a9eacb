/// Keeps the promise of a contract: every shipped string resolves or was retired.
struct ContractFulfilment {
  private let contract: NameContract
  /// The strings of today, completed by what the contract remembers.
  private(set) var wireNames: [WireNames]
  private var diagnostics: DiagnosticCollector

  /// Gives tokens and components the former names that the contract remembers, and reports what is
  /// lost.
  ///
  /// A string that the contract records as renamed resolves to what has the new string, also when the
  /// files no longer list it among `formerNames`.
  static func fulfil(
    _ contract: NameContract, in catalog: inout TokenCatalog, _ components: inout [Component],
    reporting diagnostics: inout DiagnosticCollector
  ) {
    var fulfilment = ContractFulfilment(
      contract: contract,
      wireNames: catalog.families.map(\.wireNames) + WireNames.all(of: components),
      diagnostics: diagnostics)
    fulfilment.fulfil()
    diagnostics = fulfilment.diagnostics
    for index in catalog.families.indices { fulfilment.complete(&catalog.families[index]) }
    for index in components.indices { fulfilment.complete(&components[index]) }
  }

  private mutating func fulfil() {
    let retired = Set(
      contract.group(.componentTypes)?.entries.filter(\.isRetired).map { Substring($0.name) } ?? [])
    // What belongs to a component that was let go went with it.
    let groups = contract.groups.filter { $0.id.component.map { !retired.contains($0) } ?? true }
    if let types = groups.first(where: { $0.id == .componentTypes }) { remember(types) }
    // The newest first: what it renamed leads on from what older groups did.
    for group in groups.reversed() { remember(group) }
    for group in groups { reportLost(of: group) }
  }

  private mutating func remember(_ group: NameContract.Group) {
    let wanted = group.entries.filter { !$0.isRetired }
    guard let index = index(of: group.id, wanted) else { return }
    for (name, heir) in group.heirs(of: wanted.map(\.name), among: owners(at: index)) {
      wireNames[index].names[heir].formerNames.append(name)
    }
  }

  private mutating func reportLost(of group: NameContract.Group) {
    let wanted = group.entries.filter { !$0.isRetired }
    guard !wanted.isEmpty else { return }
    guard let index = index(of: group.id, wanted) else {
      return reportLostGroup(group, wanted.count)
    }
    let owners = owners(at: index)
    let lost = wanted.filter { owners[$0.name] == nil }
    guard !lost.isEmpty else { return }
    let nearest = NameIndex(wireNames[index].names.map(\.text))
    for entry in lost {
      diagnostics.report(
        .error(.lostName, Self.message(entry, group.id, nearest), at: entry.range))
    }
  }

  /// Who has each string of a group of today.
  private func owners(at index: Int) -> [String: Int] {
    var owners: [String: Int] = [:]
    for (owner, name) in wireNames[index].names.enumerated() {
      for text in [name.text] + name.formerNames { owners[text] = owner }
    }
    return owners
  }

  /// The group of today that has the strings of a recorded one.
  private func index(of group: WireGroup, _ wanted: [NameContract.Entry]) -> Int? {
    if let same = wireNames.firstIndex(where: { $0.group == group }) { return same }
    guard let component = group.component else { return nil }
    // The component may have another type by now.
    let heir = names(of: .componentTypes).first { $0.formerNames.contains(String(component)) }
    if let heir { return self.index(of: group.moved(to: heir.text), wanted) }
    // Servers don't know what Swift calls an enum.
    guard !group.isContent else { return nil }
    return wireNames.firstIndex { names in
      names.group.component == component && !names.group.isContent
        && wanted.allSatisfy { entry in
          names.names.contains { ([$0.text] + $0.formerNames).contains(entry.name) }
        }
    }
  }

  private mutating func reportLostGroup(_ group: NameContract.Group, _ count: Int) {
    let known = wireNames.map(\.group.path)
    let suggestion = Suggestion.phrase(for: group.id.path, among: known)
    let remedy =
      suggestion.isEmpty ? "; keep it, or 'tokenc contract --retire \(group.id.path)'" : suggestion
    diagnostics.report(
      .error(
        .lostName,
        "group '\(group.id.path)' with \(count) shipped \(count == 1 ? "name" : "names") is gone"
          + remedy, at: group.range))
  }

  private static func message(
    _ entry: NameContract.Entry, _ group: WireGroup, _ index: NameIndex
  ) -> String {
    let likely = index.nearest(to: entry.name).first.map { ", perhaps '\($0)'" } ?? ""
    let remedy =
      group.isContent
      ? "keep it as the 'key' of a field\(likely)"
      : "list it in 'formerNames' of its successor\(likely)"
    return "server string '\(entry.name)' shipped with \(entry.introduced) would no longer "
      + "resolve; \(remedy), or 'tokenc contract --retire \(group.path).\(entry.name)'"
  }

  // MARK: Completion

  private func names(of group: WireGroup) -> [WireNames.Name] {
    wireNames.first { $0.group == group }?.names ?? []
  }

  private func complete(_ family: inout TokenFamily) {
    let group = WireGroup.tokens(family.group)
    let old = renamedBeforeLastRelease(in: group)
    for (index, name) in names(of: group).enumerated() {
      family.tokens[index].formerNames = name.formerNames
      family.tokens[index].namesWithoutAlias = old.intersection(name.formerNames)
    }
  }

  /// Swift callers see a renaming for one release: the first that has it.
  private func renamedBeforeLastRelease(in group: WireGroup) -> Set<String> {
    guard let last = contract.releases.last, let group = contract.group(group) else { return [] }
    return Set(group.entries.filter { $0.renaming.map { $0.release < last } ?? false }.map(\.name))
  }

  private func complete(_ component: inout Component) {
    if let own = names(of: .componentTypes).first(where: { $0.text == component.serverName }),
      !component.isNestedOnly
    {
      component.formerNames = own.formerNames
    }
    for (part, names) in zip(component.wireCases.map(\.part), component.wireNames) {
      let formerNames = self.names(of: names.group).map(\.formerNames)
      for (index, formerNames) in formerNames.enumerated() {
        if part == WireGroup.stylePart {
          component.variants[index].name.formerNames = formerNames
        } else if let choice = component.choices.firstIndex(where: { $0.name == part }) {
          component.choices[choice].cases[index].formerNames = formerNames
        }
      }
    }
  }
}

extension NameContract.Group {
  /// Who has each of some strings by way of recorded renamings.
  ///
  /// - Parameter owners: who has a string today; a chain of renamings that closes ends at nobody.
  ///
  /// - Returns: the strings that nobody has, in order, with who has them by then.
  func heirs(
    of names: some Sequence<String>, among owners: [String: Int]
  ) -> [(name: String, owner: Int)] {
    let renamings = Dictionary(
      entries.compactMap { entry in entry.renaming.map { (entry.name, $0.to) } },
      uniquingKeysWith: { $1 })
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
