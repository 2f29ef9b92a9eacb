import TokenCompiler
import TokenPages
import TokenRuntime

/// The consequences of a release of names for those who ship it: the changes, the version number that they ask for,
/// and what apps of older releases would lose.
package struct ReleaseReport: Sendable {
  private let version: ReleaseVersion
  /// The release before; `nil` for the first.
  private let previous: ReleaseVersion?
  private let changes: [(names: [String], word: String)]
  /// The impact of the names alone.
  private let namesImpact: VersionImpact
  private let breaking: [String]
  private let swift: SwiftChanges
  private let isSwiftKnown: Bool
  /// The changes since the release before; `nil` if they are not known.
  private let diff: TokenDiff?
  /// Of the supported releases, in ascending order.
  private let clients: [ClientLosses]
  private let pruned: [String]
  /// Former names in whose place every supported app knows a newer one.
  private let formerNames: [String]

  /// The changes of the generated Swift for those who call it, a phrase for each.
  package struct SwiftChanges: Sendable {
    /// The declarations that callers can't use any more.
    let breaks: [String]
    let additions: [String]

    package init(breaks: [String] = [], additions: [String] = []) {
      self.breaks = breaks
      self.additions = additions
    }
  }

  /// - Parameters:
  ///   - changes: the names by what the release does to them.
  ///   - wireNames: the strings of today.
  ///   - contract: with the release before as its last; it is pruned.
  ///   - minimum: the oldest supported release; `nil` if all are.
  package init(
    _ release: ContractRelease, of wireNames: [WireNames], pruning contract: inout NameContract,
    minimum: ReleaseVersion?, since diff: TokenDiff?, swift: SwiftChanges? = SwiftChanges()
  ) {
    self.swift = swift ?? SwiftChanges()
    isSwiftKnown = diff == nil || swift != nil
    version = release.version
    changes = release.changes
    namesImpact = release.versionImpact
    breaking = release.breaking
    self.diff = diff
    let older = contract.releases.filter { $0 < release.version }
    previous = older.last
    let oldest = minimum ?? older.first ?? release.version
    clients = older.filter { $0 >= oldest }
      .map { [contract] in ClientLosses($0, of: wireNames, in: contract) }
    formerNames = minimum.map { [contract] in contract.spentFormerNames(before: $0) } ?? []
    pruned = minimum.map { contract.prune(before: $0) } ?? []
  }

  /// The impact of the changes; of names alone where the others are not known.
  private var impact: VersionImpact {
    guard let diff else { return namesImpact }
    if !breaking.isEmpty || !swift.breaks.isEmpty { return .major }
    return decidingAdditions.isEmpty ? diff.versionImpact : .minor
  }

  /// The new declarations of Swift where nothing else asks for a minor version.
  private var decidingAdditions: [String] {
    guard let diff, [.none, .patch].contains(diff.versionImpact) else { return [] }
    return breaking.isEmpty && swift.breaks.isEmpty ? swift.additions : []
  }

  /// The least version that the changes ask for; `nil` for the first release.
  private var demanded: ReleaseVersion? { previous.map { $0.next(after: impact) } }

  /// A Boolean value that indicates whether the version says as much as the changes ask for.
  package var isEnough: Bool { demanded.map { version >= $0 } ?? true }

  // MARK: Report

  /// The members of its record are explained in `Versions.md`.
  package var report: Report {
    let counts = changes.map { "\($0.names.count) \($0.word)" }.joined(separator: ", ")
    var report = Report(
      subject: "Design tokens",
      title: "release \(version.description): \(counts.isEmpty ? "no change of names" : counts)",
      record: record)
    report.summary = gaps
    report.sections = [.init("", .entries(demand + consequences))]
    if let changelog {
      let lines = changelog.split(separator: "\n", omittingEmptySubsequences: false)
      report.sections.append(.init("", .sample(lines.map(String.init))))
    }
    return report
  }

  /// The reasons for which less is known of the changes.
  private var gaps: [Phrase] {
    var gaps: [Phrase] = []
    if diff == nil, let previous {
      gaps.append(
        "what changed besides names is not known, as git has no commit that records \(previous.description); say '--since REV'"
      )
    }
    if !isSwiftKnown {
      gaps.append(
        "what changed in the generated Swift is not known, as the release before doesn't compile")
    }
    return gaps
  }

  private static let mostDeclarations = 12

  /// The version that the changes ask for, and why; the first release has no such version.
  private var demand: [Report.Entry] {
    guard let previous, let demanded else { return breaks }
    let version = impact == .none ? "no new version" : "a \(impact.rawValue) version"
    let least = isEnough ? "" : ", \(demanded.description) at least"
    return [
      .init(
        "the changes since \(previous.description) ask for \(version)\(least)", details: breaks)
    ]
  }

  /// The names and declarations that decide the version; of many declarations the first ones.
  private var breaks: [Report.Entry] {
    let declarations = shownSwiftBreaks + Self.shortened(decidingAdditions)
    return (breaking + declarations).map { Report.Entry(Phrase($0)) }
  }

  private var shownSwiftBreaks: [String] { Self.shortened(swift.breaks) }

  private static func shortened(_ declarations: [String]) -> [String] {
    let rest = declarations.count - mostDeclarations
    guard rest > 1 else { return declarations }
    return declarations.prefix(mostDeclarations) + ["and \(rest) more declarations of Swift"]
  }

  /// The names that apps lack, that the contract drops, and that servers may stop sending.
  private var consequences: [Report.Entry] {
    var entries = clients.filter { !$0.names.isEmpty }.map { client in
      let names = client.names.map { name in
        Report.Entry(Phrase(name: name.path) + Self.advice(name.substitute))
      }
      let count = counted(client.names.count, "name")
      return Report.Entry(
        "apps of \(client.release.description) don't know \(count):", details: names)
    }
    func add(_ sentence: Phrase, _ names: [String]) {
      guard !names.isEmpty else { return }
      entries.append(.init(sentence, details: names.map { .init(Phrase(name: $0)) }))
    }
    add("the contract drops \(counted(pruned.count, "name")) that no supported app knows:", pruned)
    add(
      "supported apps know newer names for \(counted(formerNames.count, "former name")); retire those that servers no longer send:",
      formerNames)
    return entries
  }

  /// An entry for the changelog of those who ship the release; `nil` for the first one.
  private var changelog: String? {
    guard previous != nil || diff != nil else { return nil }
    var report = diff.map { DiffChangelog(diff: $0, otherBreaks: swiftOnly(of: $0)).report }
    if report == nil {
      report = Report(subject: "", title: "", record: JSONRecord())
      report?.sections = DiffChangelog.sections(namesByKind)
    }
    return report.map { "## \(version)\n\n" + ReportChangelog.text(of: $0) }
  }

  /// The breaks of Swift alone; where a token or component breaks, its entry states it.
  private func swiftOnly(of diff: TokenDiff) -> [String] {
    diff.versionImpact == .major ? [] : shownSwiftBreaks
  }

  /// The names alone by the sections of a changelog.
  private var namesByKind: [(title: Phrase, lines: [Phrase])] {
    let new = names("new").filter { name in !breaking.contains { $0.hasPrefix(name + " ") } }
    let sections: [(title: Phrase, names: [String])] = [
      ("Breaking", breaking + names("removed")),
      ("Added", new),
      ("Changed", names("renamed") + names("changed")),
      ("Deprecated", names("deprecated")),
    ]
    return sections.map { ($0.title, $0.names.map { Phrase($0) }) }
  }

  private func names(_ word: String) -> [String] { changes.first { $0.word == word }?.names ?? [] }

  private var record: JSONRecord {
    let unknown = clients.map { client -> JSONRecord in
      [
        "release": client.release.description,
        "unknown": client.names.map(Self.record),
      ]
    }
    let versions: JSONRecord = [
      "release": version.description, "previous": previous?.description,
      "semver": previous == nil ? nil : impact.rawValue, "demanded": demanded?.description,
      "isEnough": demanded == nil ? nil : isEnough,
      "names": JSONRecord(changes.map { ($0.word, $0.names) }), "clients": unknown,
    ]
    let rest: JSONRecord = [
      "swift": swift.breaks, "pruned": pruned, "formerNames": formerNames, "changelog": changelog,
    ]
    return versions + rest
  }
}

extension ReleaseReport {
  private static func advice(_ substitute: NameLineage.Answer) -> Phrase {
    substitute.name.map { "; send '\(name: $0)'" } ?? Phrase(substitute.advice)
  }

  private static func record(of name: ClientLosses.Name) -> JSONRecord {
    let candidates = name.substitute.candidates
    return [
      "name": name.path, "send": name.substitute.name,
      "candidates": candidates.isEmpty ? nil : candidates,
    ]
  }
}

extension ReleaseVersion {
  /// The least version after this one that says what changed; before 1.0.0 the minor number says what
  /// breaks (Semantic Versioning 2.0.0, section 4).
  fileprivate func next(after impact: VersionImpact) -> ReleaseVersion {
    switch impact {
    case .major where major > 0: ReleaseVersion(major: major + 1, minor: 0, patch: 0)
    case .major, .minor: ReleaseVersion(major: major, minor: minor + 1, patch: 0)
    case .patch, .none: ReleaseVersion(major: major, minor: minor, patch: patch + 1)
    }
  }
}
