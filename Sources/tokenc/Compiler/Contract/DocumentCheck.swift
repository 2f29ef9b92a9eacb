import TokenRuntime

/// Finds the token names in a document that apps of a release don't know.
///
/// A document is any JSON. Each of its strings that is a token's name in some release is taken for one;
/// so are other strings without spaces that stand under a member name under which token names stand
/// elsewhere in the document, which finds names that no release has.
package struct DocumentCheck {
  package struct Finding: Sendable {
    package var range: SourceRange
    package var message: String

    package init(range: SourceRange, message: String) {
      self.range = range
      self.message = message
    }
  }

  private let release: ReleaseVersion
  /// Every name with the groups that have it.
  private var groups: [String: [String]] = [:]
  private var entries: [String: [NameContract.Entry]] = [:]
  private let index: SpellingIndex
  private var formerNames: FormerNames
  private let lineages: [NameLineage]

  /// - Parameter today: the names of today's tokens; the contract may lack some.
  package init(_ contract: NameContract, release: ReleaseVersion, today: [WireNames]) {
    self.release = release
    lineages = today.map(NameLineage.init)
    for group in contract.groups where group.id.kind == .tokens {
      for entry in group.entries {
        groups[entry.name, default: []].append(group.id.name)
        entries[entry.name, default: []].append(entry)
      }
    }
    formerNames = FormerNames(contract.groups.filter { $0.id.kind == .tokens })
    for part in today {
      for name in part.names {
        formerNames.add(name.formerNames, of: name.text)
        if groups[name.text]?.contains(part.group.name) != true {
          groups[name.text, default: []].append(part.group.name)
        }
      }
    }
    index = SpellingIndex(entries.filter { $0.value.contains { $0.isKnown(to: release) } }.keys)
  }

  package func findings(in root: NodeID, of tape: JSONTape) -> [Finding] {
    let strings = Self.strings(below: root, of: tape)
    let telling = Set(
      strings.compactMap { member, node in
        groups[tape.string(node)] == nil ? nil : member
      })
    return strings.compactMap { member, node in
      let text = tape.string(node)
      guard let message = message(for: text, isLikelyName: member.map(telling.contains) ?? false)
      else { return nil }
      return Finding(range: tape.range(node), message: message)
    }
  }

  private func message(for name: String, isLikelyName: Bool) -> String? {
    guard let groups = groups[name] else {
      guard isLikelyName, !name.isEmpty, !name.utf8.contains(where: { $0 <= 0x20 }) else {
        return nil
      }
      return "'\(name)' is not a token's name in any release\(index.phrase(for: name))"
    }
    func isKnown(_ name: String) -> Bool {
      entries[name]?.contains { $0.isKnown(to: release) } ?? false
    }
    let former =
      lineages.lazy.compactMap { $0.known(name, where: isKnown) }.first
      ?? formerNames.name(of: name, where: isKnown)
    let nearest =
      former.map { "; send '\($0)'" }
      ?? index.nearest(to: name).first.map { "; the nearest it knows is '\($0)'" } ?? ""
    return Self.message(
      for: "\(groups.joined(separator: " or ")) '\(name)'", entries[name] ?? [], release,
      nearest: nearest)
  }

  /// Returns the message about a name; `nil` when the release knows it.
  ///
  /// - Parameters:
  ///   - entries: what the contract has of it; none for one that is not released.
  ///   - nearest: the end of the message for a name that came later.
  package static func message(
    for what: String, _ entries: [NameContract.Entry], _ release: ReleaseVersion,
    nearest: String = ""
  ) -> String? {
    guard !entries.contains(where: { $0.isKnown(to: release) }) else { return nil }
    let what = "\(what) is unknown to \(release)"
    if let removed = entries.lazy.compactMap(\.removal).first, entries[0].introduced <= release,
      case .release(let version) = removed
    {
      return "\(what); it was removed in \(version)"
    }
    let since = entries.map(\.introduced).min()
    return "\(what); it "
      + (since.map { "came with \($0)" } ?? "is not released yet") + nearest
  }

  /// All strings with the member name under which they stand, arrays between them left out.
  private static func strings(
    below root: NodeID, of tape: JSONTape
  ) -> [(member: Name?, node: NodeID)] {
    var result: [(member: Name?, node: NodeID)] = []
    var stack: [(member: Name?, node: NodeID)] = [(nil, root)]
    while let (member, node) = stack.popLast() {
      switch tape.kind(node) {
      case .string:
        result.append((member, node))
      case .array:
        for element in tape.elements(of: node).reversed() { stack.append((member, element)) }
      case .object:
        stack += tape.allMembers(of: node).reversed().map { ($0.name, $0.value) }
      default:
        break
      }
    }
    return result
  }
}

/// The strings that names had before, according to a contract and today's names.
package struct FormerNames {
  private var names: [String: [String]] = [:]

  package init(_ groups: [NameContract.Group]) {
    for entry in groups.flatMap(\.entries) {
      if let renaming = entry.renaming { add([entry.name], of: renaming.to) }
    }
  }

  /// - Parameter formerNames: in the order in which specs list them, the latest last.
  package mutating func add(_ formerNames: [String], of name: String) {
    names[name, default: []] += formerNames.reversed()
  }

  /// The latest string before a name that a release knows.
  package func name(of name: String, where isKnown: (String) -> Bool) -> String? {
    var open = names[name] ?? []
    var seen = Set(open)
    while !open.isEmpty {
      let former = open.removeFirst()
      if isKnown(former) { return former }
      open += (names[former] ?? []).filter { seen.insert($0).inserted }
    }
    return nil
  }
}
