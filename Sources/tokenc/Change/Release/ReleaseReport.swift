import TokenCompiler
import TokenPages

/// What a release of names means for those who ship it: what changed, which version number that asks for,
/// and what apps of older releases would lose.
package struct ReleaseReport: Sendable {
  private let version: ReleaseVersion
  /// The release before; `nil` for the first.
  private let previous: ReleaseVersion?
  private let changes: [(names: [String], word: String)]
  /// What the names alone ask for.
  private let namesImpact: VersionImpact
  private let breaking: [String]
  private let swift: SwiftChanges
  private let isSwiftKnown: Bool
  /// What changed since the release before; `nil` if that is not known.
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

  /// What the changes ask for; of names alone where the others are not known.
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

  /// Whether the version says as much as the changes ask for.
  package var isEnough: Bool { demanded.map { version >= $0 } ?? true }

  private static let mostDeclarations = 12

  private var changelog: String? {
    guard previous != nil || diff != nil else { return nil }
    let text =
      diff.map { diff in
        String(decoding: DiffChangelog.text(diff, breaking: swiftOnly(of: diff)), as: UTF8.self)
      }
      ?? DiffChangelog.text(
        [
          ("Breaking", breaking + names("removed")),
          (
            "Added", names("new").filter { name in !breaking.contains { $0.hasPrefix(name + " ") } }
          ),
          ("Changed", names("renamed") + names("changed")), ("Deprecated", names("deprecated")),
        ].map { ($0.0, $0.1.map(MarkdownText.escaped)) })
    return "## \(version)\n\n" + text
  }

  /// What breaks in Swift alone; where a token or component breaks, its entry says it.
  private func swiftOnly(of diff: TokenDiff) -> [String] {
    diff.versionImpact == .major ? [] : shownSwiftBreaks
  }

  private var shownSwiftBreaks: [String] { Self.shortened(swift.breaks) }

  private static func shortened(_ declarations: [String]) -> [String] {
    let rest = declarations.count - mostDeclarations
    guard rest > 1 else { return declarations }
    return declarations.prefix(mostDeclarations) + ["and \(rest) more declarations of Swift"]
  }

  private func names(_ word: String) -> [String] { changes.first { $0.word == word }?.names ?? [] }

  /// For people; the changelog's entry is last.
  package var lines: [String] {
    let counts = changes.map { "\($0.names.count) \($0.word)" }.joined(separator: ", ")
    var lines = ["release \(version): " + (counts.isEmpty ? "no change of names" : counts)]
    if diff == nil, let previous {
      lines.append(
        "what changed besides names is not known, as git has no commit that records \(previous); say "
          + "'--since REV'")
    }
    if !isSwiftKnown {
      lines.append(
        "what changed in the generated Swift is not known, as the release before doesn't compile")
    }
    if let previous, let demanded {
      lines.append(
        "the changes since \(previous) ask for "
          + (impact == .none ? "no new version" : "a \(impact.rawValue) version")
          + (isEnough ? "" : ", \(demanded) at least"))
    }
    lines += breaking.map { "  \($0)" }
    lines += (shownSwiftBreaks + Self.shortened(decidingAdditions)).map { "  \($0)" }
    for client in clients where !client.names.isEmpty {
      lines.append("apps of \(client.release) don't know \(counted(client.names.count, "name")):")
      lines += client.names.map { name in
        "  \(name.path)" + name.substitute.advice
      }
    }
    if !pruned.isEmpty {
      lines.append(
        "the contract drops \(counted(pruned.count, "name")) that no supported app knows:")
      lines += pruned.map { "  \($0)" }
    }
    if !formerNames.isEmpty {
      lines.append(
        "supported apps know newer names for \(counted(formerNames.count, "former name")); retire those "
          + "that servers no longer send:")
      lines += formerNames.map { "  \($0)" }
    }
    if let changelog {
      lines +=
        [""] + changelog.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.map(\.printable)
  }

  /// For scripts; the members are explained in `Versions.md`.
  package var json: [UInt8] {
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
    return (versions + rest).document
  }
}

extension ReleaseReport {
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
