/// The statements of `replacements.json` about the tokens of a table, in the brands and contexts that it has.
package struct Succession {
  /// The statement of an entry about a token that is there.
  package struct Statement {
    package var entry: SuccessorList.Entry
    /// The path of a token of the table; `nil` if nothing takes its place.
    package var successor: String?
    /// The successors in contexts where they differ, if the table has several.
    package var others: [String: String] = [:]
  }

  private let entries: SuccessorList.Index
  package let isEmpty: Bool
  /// The paths that have entries of their own, by the successors that they name.
  private let pathsBySuccessor: [String: [String]]
  private let paths: Set<String>
  /// The tokens that take the place of paths with entries of their own, each way walked once; "" for none.
  private var heirs: [String: String] = [:]
  private let contexts: (common: Set<String>, some: Set<String>)

  /// - Parameter themes: the contexts of each theme.
  package init(_ list: SuccessorList, paths: [String], themes: [[String]]) {
    let confirmed = list.entries.filter(\.isConfirmed)
    entries = SuccessorList.Index(confirmed)
    isEmpty = confirmed.isEmpty
    self.paths = isEmpty ? [] : Set(paths)
    let some = isEmpty ? [] : Set(themes.joined())
    contexts = (themes.reduce(some) { $0.intersection($1) }, some)
    pathsBySuccessor = Dictionary(
      grouping: entries.exact.keys.sorted(byBytesOf: \.self),
      by: { [entries, contexts] in
        entries.exact[$0]?.successor(of: $0, in: contexts.common) ?? ""
      })
    var heirs: [String: String] = [:]
    for path in entries.exact.keys { _ = heir(of: path, noting: &heirs) }
    self.heirs = heirs
  }

  private func heir(of path: String, noting known: inout [String: String]) -> String? {
    var way = [path]
    var seen: Set = [path]
    var heir = ""
    while let last = way.last,
      let next = entries.entry(of: last)?.successor(of: last, in: contexts.common),
      seen.insert(next).inserted
    {
      if let token = token(next) {
        heir = token
        break
      }
      if let found = known[next] ?? heirs[next] {
        heir = found
        break
      }
      way.append(next)
    }
    for path in way { known[path] = heir }
    return heir.isEmpty ? nil : heir
  }

  /// The token that a path means: a group's own token, too.
  func token(_ path: String) -> String? {
    if paths.contains(path) { return path }
    let other = path.hasSuffix(".$root") ? path.withoutRoot : path + ".$root"
    return paths.contains(other) ? other : nil
  }

  /// The statement about a token; `nil` for one that stays.
  package func statement(of path: String) -> Statement? {
    guard let entry = entries.entry(of: path) else { return nil }
    let others = entry.contexts.filter {
      contexts.some.contains($0.name) && !contexts.common.contains($0.name)
    }
    return Statement(
      entry: entry, successor: heir(of: path),
      others: Dictionary(
        firstOf: others.compactMap { context in
          entry.pattern.rename(path, to: context.successor).flatMap(token).map {
            (context.name, $0)
          }
        }))
  }

  /// The token that takes the place of a path, through those that are gone by now; `nil` for none.
  func heir(of path: String) -> String? {
    if let known = heirs[path] { return known.isEmpty ? nil : known }
    var found: [String: String] = [:]
    return heir(of: path, noting: &found)
  }

  /// The paths that are gone and whose place a token took, the latest first.
  func predecessors(of path: String) -> [String] {
    var found = [path]
    var known: Set = [path]
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      let inverse = entries.patterns.compactMap { entry in
        entry.successor.flatMap { $0.rename(current, to: entry.pattern) }
      }
      for old in (pathsBySuccessor[current.withoutRoot] ?? []) + inverse
      where token(old) == nil && heir(of: old) == path && known.insert(old).inserted {
        found.append(old)
      }
    }
    return Array(found.dropFirst())
  }
}

// MARK: - Checks

extension TokenTable {
  /// The faults in the entries of `replacements.json`.
  var faultsOfSuccessors: [Diagnostic] {
    let list = configuration.successors
    let confirmed = list.entries.filter(\.isConfirmed)
    guard !confirmed.isEmpty else { return [] }
    let paths = PathIndex(tokens.map(\.text))
    let succession = Succession(list, paths: paths.paths, themes: contextsOfThemes)
    let cycles = SuccessionCycles(confirmed.isEmpty ? [] : tokens.map(\.text)) {
      succession.statement(of: $0)?.successor
    }
    let contexts =
      Set(contextsOfThemes.joined()).union(declaredBrandModifiers.flatMap(\.contexts))
      .union(fixedModifiers.flatMap { [$0.context] + $0.otherContexts })
    return confirmed.flatMap { entry -> [Diagnostic] in
      let unknown = entry.contexts.map(\.name).filter { !contexts.contains($0) }
      let living = paths.paths(meantBy: entry.pattern).compactMap { index(ofText: $0) }
        .map { tokens[$0] }
      let names = living.isEmpty && entry.pattern.wildcards == [] ? [entry.pattern.text] : []
      let faults =
        living.compactMap { fault(of: $0, entry, succession, cycles) }
        + names.compactMap { gone in
          guard entry.successor != nil, succession.heir(of: gone) == nil else { return nil }
          return noToken(entry.successor(of: gone) ?? "")
        }
      let unmatched = entry.successor.flatMap { successor in
        living.isEmpty && names.isEmpty && !paths.isMeant(by: successor)
          ? successor : nil
      }
      return unknown.map {
        .unknownChoice(
          .configuration, "there is no context", $0, contexts.sorted(byBytesOf: \.self),
          at: entry.pattern.range)
      } + faults.prefix(1).map { .error(.configuration, $0, at: entry.successor?.range) }
        + (unmatched.map { [.unmatchedPattern($0, known: [])] } ?? [])
    }
  }

  package var contextsOfThemes: [[String]] { themes.map { $0.input.choices.map(\.context) } }

  private func noToken(_ path: String) -> String {
    "'\(path)' is not a token, and no entry says what took its place"
      + (tokens.renamedPhrase(for: path)
        ?? Suggestion.phrase(for: path, among: tokens.map(\.text)))
  }

  /// Why a token can't go where an entry says.
  private func fault(
    of token: Token, _ entry: SuccessorList.Entry, _ succession: Succession,
    _ cycles: SuccessionCycles
  ) -> String? {
    // A more specific entry speaks for it.
    guard entry.successor != nil,
      let statement = succession.statement(of: token.text),
      statement.entry.pattern.text == entry.pattern.text
    else { return nil }
    guard let successor = statement.successor else {
      return entry.successor(of: token.text).map {
        succession.token($0) == token.text ? "'\(token.text)' can't replace itself" : noToken($0)
      }
    }
    if let stated = token.names.replacedBy, stated != successor {
      return
        "'\(token.text)' names '\(stated)' in 'replacedBy', and '\(successor)' here; remove one"
    }
    for path in [successor] + statement.others.values.sorted(byBytesOf: \.self) {
      guard let heir = index(ofText: path).map({ tokens[$0] }) else { continue }
      if heir.text == token.text { return "'\(token.text)' can't replace itself" }
      guard heir.names.typeName == token.names.typeName, heir.names.isHidden == token.names.isHidden
      else {
        return heir.names.isHidden
          ? "'\(path)' is hidden and can't replace '\(token.text)'"
          : "'\(path)' belongs to '\(heir.names.typeName)', and '\(token.text)' to "
            + "'\(token.names.typeName)'"
      }
    }
    return cycles.names(from: token.text).map { "\($0.quoted) take the place of one another" }
  }
}

extension Sequence<Token> {
  /// Answers `; it is 'color.edge' now, whose former name is 'line'`, for a path that a token of the same group had
  /// before; `nil` for none.
  func renamedPhrase(for path: String) -> String? {
    func folded(_ text: some StringProtocol) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    guard let end = path.firstIndex(of: ".") else { return nil }
    let group = path[..<end]
    let wanted = folded(String(path[end...]).withoutRoot)
    guard !wanted.isEmpty else { return nil }
    for token in self where token.topName == group {
      guard let name = token.names.formerNames.first(where: { folded($0) == wanted }) else {
        continue
      }
      return "; it is '\(token.text)' now, whose former name is '\(name)'"
    }
    return nil
  }
}

/// Tokens that take the place of one another in a ring.
private struct SuccessionCycles {
  private var cycles: [[String]] = []
  private var places: [String: (cycle: Int, index: Int)] = [:]
  /// How many of a ring are named.
  private static let mostNames = 10

  init(_ paths: [String], successor: (String) -> String?) {
    var isKnown: Set<String> = []
    for path in paths where !isKnown.contains(path) {
      var way: [String] = []
      var indices: [String: Int] = [:]
      var next: String? = path
      while let path = next, isKnown.insert(path).inserted {
        indices[path] = way.count
        way.append(path)
        next = successor(path)
      }
      guard let next, let start = indices[next] else { continue }
      for (index, path) in way[start...].enumerated() { places[path] = (cycles.count, index) }
      cycles.append(Array(way[start...]))
    }
  }

  /// The ring of a token, from this one on; `nil` for one that is in none.
  func names(from path: String) -> [String]? {
    guard let place = places[path] else { return nil }
    let cycle = cycles[place.cycle]
    return (0..<min(cycle.count, Self.mostNames)).map { cycle[(place.index + $0) % cycle.count] }
  }
}
