import TokenRuntime

/// The earlier names of a group's names, through any number of generations, as apps of each release know them.
///
/// For a name that took the place of several, the answer is the one with the right values: see ``Answer``.
package struct NameLineage: Sendable {
  /// The string that apps of a release know in place of a name.
  ///
  /// A token that took the place of several looks like one of them to an older app. Right is the one that has the
  /// values of today's token, or any of them if all look the same. If none is right, a person decides, and until then
  /// apps show their fallback.
  package enum Answer: Equatable, Sendable {
    case nothing
    case one(String)
    /// Several that look different, none of which has the values of today's token.
    case several([String])

    package var name: String? { if case .one(let name) = self { name } else { nil } }

    package var candidates: [String] { if case .several(let names) = self { names } else { [] } }

    /// The end of a message about a name that apps don't know; empty if there is nothing to send.
    package var advice: String {
      switch self {
      case .nothing: ""
      case .one(let name): "; send '\(name)'"
      case .several(let names):
        "; it took the place of several with other values, so send \(names.alternatives), whichever is meant; "
          + "apps show their fallback otherwise"
      }
    }
  }

  private let names: [String: WireNames.Name]
  /// The names of today by their former strings.
  private let owners: [String: String]
  private let entries: [String: NameContract.Entry]
  /// The recorded strings that became a string, for one that no name of today has.
  private let formerNames: [String: [String]]
  /// A Boolean value that indicates whether several earlier names may be several things, as tokens are.
  private let hasValues: Bool

  /// - Parameter groups: what the contract records of the names, under the names that a component had before, too.
  package init(_ names: WireNames, in groups: [NameContract.Group]) {
    self.names = Dictionary(firstOf: names.names.map { ($0.text, $0) })
    owners = Dictionary(
      firstOf: names.names.flatMap { name in name.formerNames.map { ($0, name.text) } })
    let entries = groups.flatMap(\.entries)
    self.entries = Dictionary(firstOf: entries.map { ($0.name, $0) })
    formerNames = Dictionary(
      grouping: entries.filter { $0.renaming != nil }, by: { $0.renaming?.to ?? "" }
    ).mapValues { $0.map(\.name).reversed() }
    hasValues = names.group.kind == .tokens
  }

  /// The string that means a name, or a former one, to apps of a release: the name itself, the latest of its former
  /// names, or one of those that it took the place of.
  package func known(_ text: String, to release: ReleaseVersion) -> Answer {
    func isKnown(_ text: String) -> Bool { entries[text]?.isKnown(to: release) ?? false }
    guard let name = names[text] ?? owners[text].flatMap({ names[$0] }) else {
      return recorded(before: text, where: isKnown)
    }
    if isKnown(name.text) { return .one(name.text) }
    // The release knows another string as the current one in place of these.
    func isCurrent(_ text: String) -> Bool {
      entries[text]?.renaming.map { $0.release > release } ?? true
    }
    var found: [String] = []
    var outdated: [String] = []
    var generation = [name]
    var seen: Set = [name.text]
    while !generation.isEmpty {
      var next: [WireNames.Name] = []
      for token in generation {
        let own = ([token.text] + token.ownFormerNames.reversed()).filter(isKnown)
        if own.contains(where: isCurrent) {
          // It stands for all that it took the place of.
          found += own.filter(isCurrent)
          continue
        }
        let inherited = token.formerNames.reversed().filter {
          token.inheritedNames.contains($0) && isKnown($0)
        }
        found += inherited.filter(isCurrent)
        outdated += own + inherited.filter { !isCurrent($0) }
        next += token.predecessors.filter { seen.insert($0).inserted }.compactMap { names[$0] }
      }
      generation = next
    }
    if !found.isEmpty { return choice(of: found.unique(), for: name, to: release) }
    if !outdated.isEmpty { return choice(of: outdated.unique(), for: name, to: release) }
    return recorded(before: text, where: isKnown)
  }

  /// The latest string that became one which is gone by now.
  private func recorded(before text: String, where isKnown: (String) -> Bool) -> Answer {
    var open = formerNames[text] ?? []
    var seen = Set(open)
    var next = 0
    while next < open.count {
      if isKnown(open[next]) { return .one(open[next]) }
      open += (formerNames[open[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return .nothing
  }

  private func choice(
    of known: [String], for name: WireNames.Name, to release: ReleaseVersion
  ) -> Answer {
    guard hasValues, known.count > 1 else { return .one(known[0]) }
    let wanted = known.filter { text in
      entries[text]?.deprecated.map { $0 > release } ?? true
    }
    let first = wanted.first ?? known[0]
    let marks = known.map { mark(of: $0) }
    if marks.allSatisfy({ $0 != nil && $0 == marks[0] }) { return .one(first) }
    if let mark = name.valueMark,
      let same = (wanted + known).first(where: { self.mark(of: $0) == mark })
    {
      return .one(same)
    }
    return wanted.count == 1 ? .one(first) : .several(wanted.isEmpty ? known : wanted)
  }

  /// The mark of the values behind a string; `nil` if nothing says them.
  private func mark(of text: String) -> String? {
    if let name = names[text] { return name.valueMark }
    if let owner = owners[text].flatMap({ names[$0] }), !owner.inheritedNames.contains(text) {
      return hasOverlap(owner.ownFormerNames) ? entries[text]?.valueMark : owner.valueMark
    }
    return entries[text]?.valueMark
  }

  /// The answers for the releases that don't know a name, in their order, if it took the place of several; `nil` if
  /// the latest of its former names is always right.
  package func answers(
    for text: String, to releases: [ReleaseVersion]
  ) -> [(release: ReleaseVersion, answer: Answer)]? {
    guard hasValues, hasSeveral(text) else { return nil }
    return releases.filter { !(entries[text]?.isKnown(to: $0) ?? false) }.map {
      ($0, known(text, to: $0))
    }
  }

  private func hasSeveral(_ text: String) -> Bool {
    var open = [text]
    var seen: Set = [text]
    while let next = open.popLast() {
      guard let name = names[next] else { continue }
      let count = name.predecessors.count + name.inheritedNames.count
      if count > 1 || count == 1 && !name.ownFormerNames.isEmpty || hasOverlap(name.ownFormerNames)
      {
        return true
      }
      open += name.predecessors.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a release had two of some former names at once.
  private func hasOverlap(_ formerNames: [String]) -> Bool {
    let spans = formerNames.compactMap { entries[$0] }.sorted { $0.introduced < $1.introduced }
    return zip(spans, spans.dropFirst()).contains { earlier, later in
      earlier.renaming.map { $0.release > later.introduced } ?? true
    }
  }
}

extension [String] {
  /// `'a', 'b' or 'c'`.
  fileprivate var alternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
