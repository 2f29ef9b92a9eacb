/// Reads `contract.json`; what is faulty is reported and left out.
struct NameContractReader {
  private let tape: JSONTape
  private var diagnostics: DiagnosticCollector
  /// The release that was read last: thousands of names have the same one.
  private var lastVersion: (text: String, version: ReleaseVersion)?

  static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> NameContract {
    var reader = NameContractReader(tape: tape, diagnostics: diagnostics)
    let contract = reader.contract(root)
    diagnostics = reader.diagnostics
    return contract
  }

  private mutating func contract(_ root: NodeID) -> NameContract {
    var contract = NameContract()
    var groups: [WireGroup.Kind: [NameContract.Group]] = [:]
    let keys = ["$schema", "releases", "names", "components"]
    for (name, _, value) in members(of: root, "a contract", keys) {
      switch name {
      case "$schema":
        contract.schema = tape.kind(value) == .string ? tape.string(value) : nil
      case "releases":
        contract.releases = tape.elements(of: value).compactMap { version($0) }
        if zip(contract.releases, contract.releases.dropFirst()).contains(where: { $0 >= $1 }) {
          fail(value, "'releases' must be in ascending order")
        }
      case let name:
        guard let kind = WireGroup.Kind(rawValue: name) else { continue }
        groups[kind] = members(of: value, "'\(name)'", nil).map { name, key, value in
          NameContract.Group(
            id: WireGroup(kind: kind, name: name), entries: entries(value), range: tape.range(key))
        }
      }
    }
    contract.groups = (groups[.tokens] ?? []) + (groups[.components] ?? [])
    return contract
  }

  private mutating func entries(_ node: NodeID) -> [NameContract.Entry] {
    members(of: node, "a group", nil).compactMap { name, key, value in
      entry(name, key, value)
    }
  }

  private mutating func entry(
    _ name: String, _ key: NodeID, _ node: NodeID
  ) -> NameContract.Entry? {
    var introduced: ReleaseVersion?
    var renamed: ReleaseVersion?
    var target: String?
    var entry: NameContract.Entry?
    let keys = ["introduced", "deprecated", "renamed", "to", "removed", "restored"]
    let members = members(of: node, "a name", keys)
    for case ("introduced", _, let value) in members { introduced = version(value) }
    guard let introduced else {
      if !members.contains(where: { $0.name == "introduced" }) {
        fail(node, "'\(name)' needs the release that 'introduced' it")
      }
      return nil
    }
    entry = NameContract.Entry(name: name, introduced: introduced, range: tape.range(key))
    for (member, _, value) in members {
      switch member {
      case "deprecated": entry?.deprecated = version(value)
      case "renamed": renamed = version(value)
      case "to": target = tape.kind(value) == .string ? tape.string(value) : nil
      case "removed":
        let isOpen = tape.kind(value) == .string && tape.string(value) == "unreleased"
        entry?.removal = isOpen ? .unreleased : version(value).map { .release($0) }
      case "restored": entry?.restored = version(value)
      default: break
      }
    }
    if let renamed, let target {
      entry?.renaming = .init(release: renamed, to: target)
    } else if renamed != nil || target != nil {
      fail(node, "'renamed' and 'to' need one another")
    }
    return entry
  }

  private mutating func version(_ node: NodeID) -> ReleaseVersion? {
    if tape.kind(node) == .string {
      let text = tape.string(node)
      if let lastVersion, lastVersion.text == text { return lastVersion.version }
      if let version = ReleaseVersion(text) {
        lastVersion = (text, version)
        return version
      }
    }
    fail(node, "expected a release such as '2.4.0'")
    return nil
  }

  /// The members of an object with one of the known names, or all when any name goes.
  private mutating func members(
    of node: NodeID, _ what: String, _ known: [String]?
  ) -> [(name: String, key: NodeID, value: NodeID)] {
    guard tape.kind(node) == .object else {
      fail(node, "\(what) takes an object")
      return []
    }
    var result: [(name: String, key: NodeID, value: NodeID)] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      let name = tape.names.string(member.name)
      if let known, !known.contains(name) {
        let suggestion = Suggestion.phrase(for: name, among: known)
        fail(member.key, "\(what) has no key '\(name)'\(suggestion)")
      } else {
        result.append((name, member.key, member.value))
      }
    }
    return result
  }

  private mutating func fail(_ node: NodeID, _ message: String) {
    guard tape.kind(node) != .invalid else { return }
    diagnostics.report(.error(.contract, message, at: tape.opening(node)))
  }
}

extension Diagnostic.ID {
  /// A fault of `contract.json` itself.
  static let contract = Self("contract")
  /// A shipped string that would stop resolving.
  static let lostName = Self("lost-name")
}
