import TokenRuntime

/// Keeps the promise of a contract: every recorded name resolves or was retired.
package struct ContractEnforcer {
  /// The strings of today by those that shipped, as a comparison with the version that did takes them;
  /// `nil` where there is none to compare with.
  package typealias Successors = [WireGroup: [String: String]]

  private let memory: NameHistory
  private let findSuccessors: () -> Successors?
  /// The replacements of lost strings, found when the first one is lost.
  private lazy var successors = findSuccessors()
  /// The enums of tokens that have a string today, or had it.
  private lazy var holders: [ByteName: [WireGroup]] = {
    var holders: [ByteName: [WireGroup]] = [:]
    for names in memory.wireNames where names.group.kind == .tokens {
      for name in names.names {
        for text in [name.text] + name.formerNames.map({ String($0) }) {
          holders[ByteName(text), default: []].append(names.group)
        }
      }
    }
    return holders
  }()
  private var diagnostics: DiagnosticCollector

  /// Gives tokens the former names that the contract remembers, and reports what is lost. The
  /// answer is for those who have the others, today's strings that no token has.
  package static func fulfil(
    _ contract: NameContract, in table: inout CompleteTokenTable, _ others: [WireNames],
    minimum: ReleaseVersion?, successors: @escaping () -> Successors?,
    reporting diagnostics: inout DiagnosticCollector
  ) -> NameHistory {
    let names = table.families.map(\.wireNames) + others
    let memory = reportLost(
      contract, names, minimum: minimum, successors: successors, reporting: &diagnostics)
    memory.complete(&table)
    for index in table.families.indices {
      memory.complete(
        &table.families[index].tokens, at: table.families[index].tokens.indices,
        ofGroup: table.families[index].group)
    }
    return memory
  }

  @discardableResult
  package static func reportLost(
    _ contract: NameContract, _ names: [WireNames], minimum: ReleaseVersion?,
    successors: @escaping () -> Successors? = { nil },
    reporting diagnostics: inout DiagnosticCollector
  ) -> NameHistory {
    var fulfilment = ContractEnforcer(
      memory: NameHistory(contract, of: names), findSuccessors: successors,
      diagnostics: diagnostics)
    for group in fulfilment.memory.groups { fulfilment.reportLost(of: group) }
    for diagnostic in contract.returnedNames(names, minimum: minimum) {
      fulfilment.diagnostics.report(diagnostic)
    }
    diagnostics = fulfilment.diagnostics
    return fulfilment.memory
  }

  // MARK: Losses

  private mutating func reportLost(of group: NameContract.Group) {
    let wanted = group.wanted
    // The parts of a component go with its type, which is reported once.
    guard !wanted.isEmpty, !isOfLostComponent(group.id) else { return }
    guard let index = memory.index(of: group.id, wanted) else {
      return reportLostGroup(group, wanted.count)
    }
    let owners = memory.owners(at: index)
    let lost = wanted.filter { owners[$0.name] == nil }
    guard !lost.isEmpty else { return }
    // A string that shipped means what it meant: only a new one can be the successor.
    let shipped = Set(group.entries.map(\.name))
    let new = memory.wireNames[index].names.map(\.text).filter { !shipped.contains($0) }
    let nearest = SpellingIndex(new)
    let onlyBrand = group.id.kind == .brands && new.count == 1 && lost.count == 1 ? new[0] : nil
    let successors = successors
    for entry in lost {
      let likely =
        successors.map { $0[group.id]?[entry.name] } ?? nearest.nearest(to: entry.name).first
        ?? onlyBrand
      let message =
        movedGroup(of: entry, from: group.id).map { Self.message(entry, group.id, movedTo: $0) }
        ?? Self.message(entry, group.id, likely: likely)
      diagnostics.error(.lostName, message, at: entry.range)
    }
  }

  private func isOfLostComponent(_ group: WireGroup) -> Bool {
    guard let component = group.component,
      memory.contract.group(.componentTypes)?.wanted.contains(where: { $0.name == component })
        ?? false
    else { return false }
    return !memory.names(of: .componentTypes).contains {
      $0.text == component || $0.formerNames.contains(String(component))
    }
  }

  private mutating func reportLostGroup(_ group: NameContract.Group, _ count: Int) {
    let known = memory.wireNames.map(\.group.path)
    let path = group.id.path
    let nearest = Suggestion.phrase(for: path, among: known)
    let remedy = nearest.isEmpty ? "; keep it, or 'tokenc retire \(path)'" : nearest
    diagnostics.error(
      .lostName, "group '\(path)' with \(counted(count, "shipped name")) is gone\(remedy)",
      at: group.range)
  }

  /// The other enum that a token has moved to with its string.
  private mutating func movedGroup(of entry: NameContract.Entry, from group: WireGroup) -> String? {
    guard group.kind == .tokens else { return nil }
    return holders[ByteName(entry.name)]?.first { $0 != group }?.name
  }

  private static func message(
    _ entry: NameContract.Entry, _ group: WireGroup, movedTo other: String
  ) -> String {
    "server string '\(entry.name)' shipped with \(entry.introduced) in '\(group.path)' and is in "
      + "'\(other)' now, where apps don't look for it; leave it in its enum, or "
      + "'tokenc retire \(group.path).\(entry.name)'"
  }

  private static func message(
    _ entry: NameContract.Entry, _ group: WireGroup, likely: String?
  ) -> String {
    if group.isForm {
      return
        "'\(group.component ?? "")' in the form '\(entry.name)' shipped with \(entry.introduced) and "
        + "would no longer decode; keep the spec's 'server', as 'typeKey' takes several members, or "
        + "'tokenc retire \(group.path).\(entry.name)'"
    }
    if group.kind == .brands {
      let successor = likely ?? "<its successor>"
      return
        "brand '\(entry.name)' shipped with \(entry.introduced), and servers and stored settings that "
        + "name it would get no theme; tokenc.json keeps it with '\"brands\": {\"\(successor)\": "
        + "{\"formerNames\": [\"\(entry.name)\"]}}', or 'tokenc retire "
        + "\(group.path).\(entry.name)' lets it go"
    }
    let likely = likely.map { ", perhaps '\($0)'" } ?? ""
    let remedy =
      group.isContent
      ? "keep it as the 'key' of a field\(likely)"
      : "list it in 'formerNames' of its successor\(likely)"
    return "server string '\(entry.name)' shipped with \(entry.introduced) would no longer "
      + "resolve; \(remedy), or 'tokenc retire \(group.path).\(entry.name)'"
  }
}

// MARK: - Names that return

extension NameContract {
  /// The faults of names that meant something else in a release and are a name of another token, brand or
  /// component today. Released apps and recorded screens mean the former one by them.
  ///
  /// - Parameter minimum: the oldest supported release; `nil` if all are.
  package func returnedNames(
    _ wireNames: [WireNames], minimum: ReleaseVersion?
  ) -> [Diagnostic] {
    groups.filter { !$0.id.isContent && !$0.id.isForm }.flatMap { group -> [Diagnostic] in
      guard let today = wireNames.first(where: { $0.group == group.id }) else { return [] }
      let owners = NameOwners(today.names, of: group)
      return group.entries.compactMap { entry in
        owners.returned(entry, group.id) ?? owners.resurrected(entry, group.id, minimum)
      }
    }
  }
}

/// The owner of each string of a group today, and the one that a contract records.
private struct NameOwners {
  private let names: [WireNames.Name]
  private var own: [String: Int] = [:]
  private var former: [String: Int] = [:]
  private let renamings: [String: String]

  init(_ names: [WireNames.Name], of group: NameContract.Group) {
    self.names = names
    for (index, name) in names.enumerated() {
      own[name.text] = index
      for text in name.formerNames where former[text] == nil { former[text] = index }
    }
    renamings = Dictionary(
      lastOf: group.entries.compactMap { entry in entry.renaming.map { (entry.name, $0.to) } })
  }

  private func owner(of text: String) -> Int? { own[text] ?? former[text] }

  /// The string that took another one's place, through names that are gone by now; `nil` if nothing has it today.
  private func heir(of text: String) -> Int? {
    var next = renamings[text]
    for _ in renamings {
      guard let text = next else { return nil }
      if let owner = owner(of: text) { return owner }
      next = renamings[text]
    }
    return nil
  }

  /// A string that was renamed, and that something else has today.
  func returned(_ entry: NameContract.Entry, _ group: WireGroup) -> Diagnostic? {
    guard !entry.isRetired, let renaming = entry.renaming, let owner = owner(of: entry.name),
      renaming.to != entry.name
    else { return nil }
    if let heir = heir(of: entry.name) {
      guard heir != owner else { return nil }
    } else if own[entry.name] == nil {
      // The new name is lost, which is reported by itself.
      return nil
    }
    let holder = names[owner].text
    let isOwn = holder == entry.name
    let remedy =
      isOwn
      ? "give the new \(group.noun) another name\(group.kind == .tokens ? " or 'serverName'" : "")"
      : "take it out of the former names of '\(holder)'"
    return .error(
      .returnedName,
      "'\(entry.name)' of '\(group.path)' meant another \(group.noun), '\(renaming.to)' since "
        + "\(renaming.release), and apps and screens still mean that by it; \(remedy), or let the former "
        + "meaning go with 'tokenc retire \(group.path).\(entry.name)' and raise 'minimumRelease'",
      at: entry.range)
  }

  /// A string that was removed, and that something has again, while apps that mean the former one are supported.
  func resurrected(
    _ entry: NameContract.Entry, _ group: WireGroup, _ minimum: ReleaseVersion?
  ) -> Diagnostic? {
    guard entry.isRetired, case .release(let removed)? = entry.removal, own[entry.name] != nil,
      minimum.map({ $0 < removed }) ?? true
    else { return nil }
    return .warning(
      .returnedName,
      "'\(entry.name)' of '\(group.path)' was removed with \(removed), and apps of earlier releases mean "
        + "the former \(group.noun) by it; unless it is the same again, give the new \(group.noun) another "
        + "name, or raise 'minimumRelease' to \(removed) first",
      at: entry.range)
  }
}

extension WireGroup {
  fileprivate var noun: String {
    switch kind {
    case .tokens: "token"
    case .brands: "brand"
    case .components: "component or case"
    }
  }
}

extension Diagnostic.ID {
  /// A former name that is the own name of another token.
  package static let returnedName = Self("returned-name")
}
