import TokenCompiler

/// Which tokens of the old version are others in the new one: first what the inputs say, then what
/// ``RenameInference`` makes of the rest.
struct TokenRenames {
  struct Rename {
    /// Indices into the tokens of the two sides.
    var old: Int
    var new: Int
    var basis: RenameBasis
  }

  private let comparison: TokenComparison
  private var old: ComparedTokens { comparison.old }
  private var new: ComparedTokens { comparison.new }
  private var openRemoved: [Int]
  private var openAdded: [Int]
  private var renames: [Rename] = []

  /// - Parameters:
  ///   - removed: the indices of the old tokens whose path the new version lacks.
  ///   - added: the indices of the new tokens whose path the old version lacks.
  static func find(
    in comparison: TokenComparison, removed: [Int], added: [Int]
  ) -> [Rename] {
    guard !removed.isEmpty else { return [] }
    var finder = TokenRenames(comparison: comparison, openRemoved: removed, openAdded: added)
    finder.takeFormerNames()
    finder.takeSuccessors()
    finder.takeSameServerNames()
    finder.infer()
    return finder.renames.sorted { ($0.new, $0.old) < ($1.new, $1.old) }
  }

  private init(comparison: TokenComparison, openRemoved: [Int], openAdded: [Int]) {
    self.comparison = comparison
    self.openRemoved = openRemoved
    self.openAdded = openAdded
  }

  private mutating func take(_ found: [Rename]) {
    guard !found.isEmpty else { return }
    renames += found
    let takenOld = Set(found.map(\.old))
    let takenNew = Set(found.map(\.new))
    openRemoved.removeAll(where: takenOld.contains)
    openAdded.removeAll(where: takenNew.contains)
  }

  // MARK: Stated

  private struct ServerName: Hashable {
    var group: String
    var name: String

    init(_ token: Token, _ name: String? = nil) {
      group = token.names.group
      self.name = name ?? token.names.serverName
    }
  }

  /// A token of the new version names the removed one among its `formerNames`, by the string that the
  /// server sent or by its path.
  private mutating func takeFormerNames() {
    var heirs: [ServerName: Int] = [:]
    for (index, token) in new.tokens.enumerated() {
      for name in token.names.formerNames { heirs[ServerName(token, name)] = index }
    }
    guard !heirs.isEmpty else { return }
    take(
      openRemoved.compactMap { index in
        let token = old.tokens[index]
        for name in [token.names.serverName, token.text] {
          if let heir = heirs[ServerName(token, name)] {
            return Rename(old: index, new: heir, basis: .stated("'\(name)' is a former name"))
          }
        }
        return nil
      })
  }

  /// The removed token named the one to use instead.
  private mutating func takeSuccessors() {
    take(
      openRemoved.compactMap { index in
        guard let path = old.tokens[index].names.replacedBy,
          let successor = new[path]
        else { return nil }
        return Rename(old: index, new: successor, basis: .stated("'replacedBy' named it"))
      })
  }

  /// The string that servers send stays, so it is one token at another path.
  private mutating func takeSameServerNames() {
    func unique(_ indices: [Int], _ side: ComparedTokens) -> [ServerName: Int] {
      Dictionary(grouping: indices) { ServerName(side.tokens[$0]) }
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let addedByName = unique(openAdded, new)
    take(
      unique(openRemoved, old).compactMap { name, removed in
        guard let added = addedByName[name] else { return nil }
        let (before, now) = (old.tokens[removed], new.tokens[added])
        guard before.names.isHidden == now.names.isHidden, old.type(of: before) == new.type(of: now)
        else { return nil }
        return Rename(
          old: removed, new: added, basis: .stated("the server string '\(name.name)' is the same"))
      })
  }

  // MARK: Inferred

  private mutating func infer() {
    guard !openRemoved.isEmpty, !openAdded.isEmpty else { return }
    var meanings = MeaningTable(comparison.pairs)
    let groups = tellingGroups()
    let removed = items(openRemoved, old, groups, &meanings, \.old)
    let added = items(openAdded, new, groups, &meanings, \.new)
    var holders: [Int: Int] = [:]
    for token in old.tokens {
      holders[meanings.number(of: token, in: old, \.old), default: 0] += 1
    }
    var heirs: [RenameInference.Heir] = []
    for (index, token) in new.tokens.enumerated() {
      guard let origin = comparison.origins[index] else { continue }
      let before = meanings.number(of: old.tokens[origin], in: old, \.old)
      let now = meanings.number(of: token, in: new, \.new)
      if before != now { heirs.append(.init(name: name(of: token, groups), meaning: now)) }
    }
    take(
      RenameInference.renames(removed: removed, added: added, heirs: heirs, holders: holders)
        .map {
          Rename(
            old: openRemoved[$0.removed], new: openAdded[$0.added], basis: .inferred($0.evidence))
        })
  }

  /// The top-level groups that tell tokens of one type apart, such as `light` and `dark`. Where all
  /// colors are in `color`, that name says nothing about them.
  private func tellingGroups() -> Set<String> {
    struct Kind: Hashable {
      var type: TokenType
      var isHidden: Bool
    }
    var groups: [Kind: Set<String>] = [:]
    for (indices, side) in [(openRemoved, old), (openAdded, new)] {
      for token in indices.lazy.map({ side.tokens[$0] }) {
        let kind = Kind(type: side.type(of: token), isHidden: token.names.isHidden)
        groups[kind, default: []].insert(token.names.group)
      }
    }
    return groups.values.filter { $0.count > 1 }.reduce(into: []) { $0.formUnion($1) }
  }

  private func name(of token: Token, _ groups: Set<String>) -> String {
    groups.contains(token.names.group) ? token.text : token.nameInGroup
  }

  private func items(
    _ indices: [Int], _ side: ComparedTokens, _ groups: Set<String>,
    _ meanings: inout MeaningTable, _ number: KeyPath<ThemePair, Int>
  ) -> [RenameInference.Item] {
    let places = places(of: indices, in: side)
    return indices.map { index in
      RenameInference.Item(
        group: side.tokens[index].names.group, name: name(of: side.tokens[index], groups),
        meaning: meanings.number(of: side.tokens[index], in: side, number),
        place: places[index] ?? .init(before: -1, behind: -1, count: 0, number: 0))
    }
  }

  /// Where tokens of one side stand among those of both, which count by their index in the old one.
  private func places(
    of indices: [Int], in side: ComparedTokens
  ) -> [Int: RenameInference.Place] {
    let wanted = Set(indices)
    var result: [Int: RenameInference.Place] = [:]
    var gap: [Int] = []
    var before = -1
    func close(behind: Int) {
      for (number, index) in gap.enumerated() {
        result[index] = .init(before: before, behind: behind, count: gap.count, number: number)
      }
      gap = []
    }
    for (index, token) in side.tokens.enumerated() {
      if wanted.contains(index) {
        gap.append(index)
      } else if let survivor = old[token.text],
        new[token.text] != nil
      {
        close(behind: survivor)
        before = survivor
      }
    }
    close(behind: -1)
    return result
  }
}

/// Numbers for what tokens mean in all themes: equal numbers, equal values everywhere.
private struct MeaningTable {
  private let pairs: [ThemePair]
  private var values: [TokenValue: Int] = [:]
  private var vectors: [[Int]: Int] = [:]
  /// What is known of the values of each side, by their index.
  private var known: [KeyPath<ThemePair, Int>: [Int: Int]] = [:]

  init(_ pairs: [ThemePair]) {
    self.pairs = pairs
  }

  /// - Parameter theme: which side's theme of a pair the token belongs to.
  mutating func number(
    of token: Token, in side: ComparedTokens, _ theme: KeyPath<ThemePair, Int>
  ) -> Int {
    var vector: [Int] = []
    vector.reserveCapacity(pairs.count + 1)
    for pair in pairs {
      let value = side.table.index(of: token.path).flatMap { side[$0, pair[keyPath: theme]] }?.value
      vector.append(value.map { number(of: $0, side.values, theme) } ?? -1)
    }
    // Primitives and tokens that are seen outside are no names of one another.
    vector.append(token.names.isHidden ? 1 : 0)
    if let known = vectors[vector] { return known }
    vectors[vector] = vectors.count
    return vectors.count - 1
  }

  private mutating func number(
    of index: Int, _ pool: [TokenValue], _ theme: KeyPath<ThemePair, Int>
  ) -> Int {
    if let number = known[theme]?[index] { return number }
    let meaning = pool[index].normalized
    let number = values[meaning] ?? values.count
    values[meaning] = number
    known[theme, default: [:]][index] = number
    return number
  }
}
