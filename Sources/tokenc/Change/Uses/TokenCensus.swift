import TokenCompiler

package struct TokenMention: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A member of an enum in Swift.
    case swift
    /// A member that may be the token, or something else of the same name.
    case unclear
    /// A string in Swift that is what servers call it.
    case text
    case spec
    case alias
    case sent
  }

  let kind: Kind
  /// The module, component, token or document.
  let owner: String
  /// For example `App/View.swift:3:5`, `Button.title` or `color.accent`.
  let position: String

  init(_ kind: Kind, in owner: String, at position: String) {
    self.kind = kind
    self.owner = owner
    self.position = position
  }
}

/// The mentions of each token of one version, with a verdict on whether it may go.
package struct TokenCensus: Sendable {
  struct Row: Sendable {
    let entry: Generations.Entry
    let mentions: [TokenMention]
    /// Declared contrasts that its path stands in. They keep no token: a pattern names whatever is there.
    let pairCount: Int
    /// The releases of the contract that deprecated its name, or renamed it.
    let since: String?

    /// A Boolean value that indicates whether the app or the tokens need it for certain, servers apart.
    var isUsed: Bool { mentions.contains { [.swift, .spec, .alias].contains($0.kind) } }
    /// A Boolean value that indicates whether a member or a string of its name may mean it.
    var isPerhapsUsed: Bool { mentions.contains { [.unclear, .text].contains($0.kind) } }
  }

  /// The meaning of a row for a person who wants to retire tokens.
  enum Verdict: String, CaseIterable, Sendable {
    case usedThoughDeprecated
    case perhapsUsedThoughDeprecated
    case sentThoughDeprecated
    case mayBeRetired
    case unused
    case formerInUse
    case former
  }

  let rows: [Row]
  /// The sources that were read besides tokens and specs, for readers of “nothing names it”.
  package var readsSwift = false
  package var readsScreens = false
  /// The former names of components, actions and cases that servers send, in the order in which they were met.
  package private(set) var formerNames: [FormerName] = []

  package struct FormerName: Sendable {
    package var name: String
    /// The kind and today's name.
    package var today: String
    package var positions: [String]
  }

  /// Adds a position at which a server sends a former name.
  package mutating func addFormer(_ name: String, today: String, at position: String) {
    let known = formerNames.firstIndex { $0.name == name && $0.today == today }
    guard let known else {
      formerNames.append(FormerName(name: name, today: today, positions: [position]))
      return
    }
    formerNames[known].positions.append(position)
  }

  /// - Parameters:
  ///   - survey: made for a census, of the same generations as those of `side` by itself.
  ///   - contract: what was released, if there is one.
  package init(
    _ generations: Generations, _ survey: UsesSurvey, of side: ComparedTokens,
    contract: NameContract?
  ) {
    var mentions = survey.mentions
    for (token, users) in zip(side.tokens, TokenReferences(side.table).users) {
      guard let entry = generations.entry(ofPath: token.text) else { continue }
      mentions[entry, default: []] += users.map { user in
        let path = side.tokens[user].text
        return TokenMention(.alias, in: path, at: path)
      }
    }
    let pairs = side.configuration.contrast.pairs
    let releases = Self.releases(of: contract)
    rows = generations.entries.enumerated().map { index, entry in
      Row(
        entry: entry, mentions: mentions[index] ?? [],
        pairCount: entry.isThere && !entry.isBrand ? pairs.count { $0.names(entry.path) } : 0,
        since: releases[entry.group]?[entry.serverName]
          ?? (entry.generation == .old
            ? side.configuration.successors.entry(of: entry.path)?.since?.description : nil))
    }
  }

  func verdict(of row: Row) -> Verdict? {
    guard row.entry.isThere else { return row.mentions.isEmpty ? .former : .formerInUse }
    guard row.entry.generation == .old, !row.entry.isBrand else {
      return row.mentions.isEmpty && !row.entry.isBrand ? .unused : nil
    }
    if row.isUsed { return .usedThoughDeprecated }
    if row.isPerhapsUsed { return .perhapsUsedThoughDeprecated }
    return row.mentions.isEmpty ? .mayBeRetired : .sentThoughDeprecated
  }

  /// How many mentions of each kind each module, component or document has, sorted by name.
  func owners(of kinds: Set<TokenMention.Kind>) -> [(name: String, mentions: Int, tokens: Int)] {
    var counts: [String: (mentions: Int, tokens: Int)] = [:]
    for row in rows {
      let owners = row.mentions.filter { kinds.contains($0.kind) }.map(\.owner)
      for owner in owners { counts[owner, default: (0, 0)].mentions += 1 }
      for owner in Set(owners) { counts[owner, default: (0, 0)].tokens += 1 }
    }
    return counts.map { ($0.key, $0.value.mentions, $0.value.tokens) }.sorted(byBytesOf: \.name)
  }

  /// For each group the names that are out of date, and since when.
  private static func releases(of contract: NameContract?) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for group in contract?.groups ?? [] {
      let name = group.id.tokenGroup ?? group.id.path
      for entry in group.entries {
        result[name, default: [:]][entry.name] = entry.outOfDateSince?.description
      }
    }
    return result
  }
}

extension ContrastPair {
  fileprivate func names(_ path: String) -> Bool {
    (foregrounds + backgrounds).contains { $0.matches(path) }
      && !exceptions.contains { $0.matches(path) }
  }
}
