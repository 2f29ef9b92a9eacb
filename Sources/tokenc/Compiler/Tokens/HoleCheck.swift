/// Reports tokens that some theme lacks; those that only aliases use may be missing, when they are
/// hidden or found to be private.
///
/// A token that is misspelt in one brand makes two holes. They are reported as the one mistake that
/// they are: of two tokens with similar paths, each exactly where the other is missing.
struct HoleCheck {
  private let table: TokenTable
  private let inputs: [ResolverInput]
  /// The diagnostic for groups that are in some themes only; `nil` without holes.
  private let groups: PrivateTokens?
  private var holes: [Hole] = []
  /// The paths of the holes that some themes have, by these.
  private var names: [[Int]: SpellingIndex] = [:]
  /// The paths of the tokens that all themes have.
  private var shared = SpellingIndex([])
  /// The paths of the groups' own tokens.
  private var roots: Set<String> = []

  /// A run with more holes has another cause than typos.
  private static let maximumComparedCount = 1_000

  private struct Hole {
    let token: Token
    /// The themes that have the token, and those that lack it.
    let presence: [Int]
    let absence: [Int]
  }

  static func run(on table: TokenTable, reporting diagnostics: inout DiagnosticCollector) {
    let check = HoleCheck(table)
    for hole in check.holes {
      if let diagnostic = check.diagnostic(for: hole) { diagnostics.report(diagnostic) }
    }
  }

  private init(_ table: TokenTable) {
    self.table = table
    inputs = table.resolution.themes.map(\.input)
    // A declaration that lost its value was reported.
    let valueless = Set(table.resolution.model.groups.filter(\.isEmpty).map(\.path))
    for (index, token) in table.tokens.enumerated()
    where table.hasHole(token.values) && !token.names.isHidden && !valueless.contains(token.path) {
      let has = inputs.indices.map { theme in
        table.occurrence(ofToken: index, inResolved: theme) != nil
          // What is wrong with it there was reported.
          || table.resolution.themes[theme].faulty.contains(token.path)
      }
      guard has.contains(false) else { continue }
      holes.append(
        Hole(
          token: token, presence: inputs.indices.filter { has[$0] },
          absence: inputs.indices.filter { !has[$0] }))
    }
    groups = holes.isEmpty ? nil : PrivateTokens(table)
    guard !holes.isEmpty, holes.count <= Self.maximumComparedCount else { return }
    for (presence, holes) in holes.grouped(by: \.presence) {
      names[presence] = SpellingIndex(holes.map { Self.ownName(of: $0.token.text) })
    }
    shared = SpellingIndex(
      table.tokens.filter { !table.hasHole($0.values) }
        .map { Self.ownName(of: $0.text) })
    roots = Set(table.tokens.map(\.text).filter { $0.hasSuffix(Self.root) })
  }

  /// The ending of a path that is a group's own token.
  private static let root = ".$root"

  /// The path that people think of: a group's own token is named as the group.
  private static func ownName(of path: String) -> String {
    path.hasSuffix(root) ? String(path.dropLast(root.count)) : path
  }

  /// The path of the token with a name as ``ownName(of:)`` gives it.
  private func path(named name: String) -> String {
    roots.contains(name + Self.root) ? name + Self.root : name
  }

  /// `nil` for a hole that another one's diagnostic covers.
  private func diagnostic(for hole: Hole) -> Diagnostic? {
    let range = table.nameRange(of: hole.token)
    guard let other = counterpart(of: hole) else {
      return .hole(
        range, hole.token.text, missingIn: summary(hole.absence),
        meaning: override(by: hole).map(path), files: files(lacking: hole),
        hiding: groups?.outermostGroup(of: hole.token).map { $0 + ".**" } ?? hole.token.text)
    }
    guard Self.isMisspelt(hole, for: other) else { return nil }
    return .misspeltToken(
      range, hole.token.text, in: summary(hole.presence), other: other.token.text,
      at: table.nameRange(of: other.token))
  }

  /// The path of a token that all themes have, which a hole is probably misspelt for: one name differs.
  private func override(by hole: Hole) -> String? {
    let own = Self.ownName(of: hole.token.text)
    guard let path = shared.nearest(to: own).first else { return nil }
    let names = own.split(separator: ".")
    let others = path.split(separator: ".")
    let differing = zip(names, others).filter { $0 != $1 }
    guard names.count == others.count, differing.count == 1, let (name, other) = differing.first,
      // Many short words are one letter from another.
      min(name.utf8.count, other.utf8.count) > 4, name.utf8.first == other.utf8.first,
      !Suggestion.nearest(to: String(name), among: [String(other)]).isEmpty
    else { return nil }
    // Names that differ in digits alone are steps of one scale.
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.utf8.filter { !digits.contains($0) } == other.utf8.filter { !digits.contains($0) }
      ? nil : path
  }

  /// The hole that is the same mistake, if there is one.
  private func counterpart(of hole: Hole) -> Hole? {
    let own = Self.ownName(of: hole.token.text)
    guard let name = names[hole.absence]?.nearest(to: own).first,
      names[hole.presence]?.nearest(to: name).first == own
    else { return nil }
    let path = path(named: name)
    return holes.first { $0.token.text == path }
  }

  /// Returns a Boolean value that indicates whether the first of two counterparts is the misspelt one: the rarer, or
  /// else the later.
  private static func isMisspelt(_ hole: Hole, for other: Hole) -> Bool {
    hole.presence.count == other.presence.count
      ? hole.presence[0] > other.presence[0] : hole.presence.count < other.presence.count
  }

  /// The files in which the themes that lack a token could state it: of each theme's own files the one
  /// named like the file that declares the token, or the only one. None where a theme has no such file.
  private func files(lacking hole: Hole) -> [String] {
    let themes = table.resolution.themes
    let sources = table.resolution.tape.sources
    func name(_ file: FileID) -> Substring? { sources[file].path.split(separator: "/").last }
    let declaring = table.nameRange(of: hole.token).file
    let present = Set(hole.presence.flatMap { themes[$0].files })
    let candidates = hole.absence.compactMap { theme -> String? in
      let own = themes[theme].files.filter { !present.contains($0) }
      let file = own.last { name($0) == name(declaring) } ?? (own.count == 1 ? own.first : nil)
      return file.map { sources[$0].path }
    }
    return candidates.count == hole.absence.count ? candidates.unique() : []
  }

  private func summary(_ themes: [Int]) -> ContextSummary {
    ContextSummary(of: themes.map { inputs[$0] }, among: inputs)
  }
}
