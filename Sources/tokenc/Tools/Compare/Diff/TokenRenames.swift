import TokenCompiler

/// A token of the old version that is another in the new one.
struct TokenRename {
  /// Indices into the tokens of the two sides.
  var old: Int
  var new: Int
  var basis: RenameBasis
}

/// Finds the renamed tokens: first what the inputs say, then what ``RenameInference`` makes of the rest.
struct TokenRenames {
  private let comparison: TokenComparison
  private var old: ComparedTokens { comparison.old }
  private var new: ComparedTokens { comparison.new }
  private var openRemoved: [Int]
  private var openAdded: [Int]
  private var renames: [TokenRename] = []

  /// - Parameters:
  ///   - removed: the indices of the old tokens whose path the new version lacks.
  ///   - added: the indices of the new tokens whose path the old version lacks.
  static func find(
    in comparison: TokenComparison, removed: [Int], added: [Int]
  ) -> [TokenRename] {
    guard !removed.isEmpty else { return [] }
    var finder = TokenRenames(comparison: comparison, openRemoved: removed, openAdded: added)
    finder.takeFormerNames()
    finder.takeSuccessors()
    finder.takeSameServerNames()
    finder.infer()
    return finder.renames.sorted { ($0.new, $0.old) < ($1.new, $1.old) }
  }

  private mutating func take(_ found: [TokenRename]) {
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
            return TokenRename(old: index, new: heir, basis: .stated("'\(name)' is a former name"))
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
        return TokenRename(old: index, new: successor, basis: .stated("'replacedBy' named it"))
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
        return TokenRename(
          old: removed, new: added, basis: .stated("the server string '\(name.name)' is the same"))
      })
  }

  // MARK: Inferred

  private mutating func infer() {
    guard !openRemoved.isEmpty, !openAdded.isEmpty else { return }
    let (oldMeanings, newMeanings) = meanings()
    let groups = tellingGroups()
    func words(_ token: Token) -> [String] {
      NameWords.split(groups.contains(token.names.group) ? token.text : token.nameInGroup)
    }
    func items(
      _ indices: [Int], _ side: ComparedTokens, _ meanings: [Int]
    ) -> [RenameInference.Item] {
      let places = places(of: indices, in: side)
      return indices.map { index in
        RenameInference.Item(
          index: index, group: side.tokens[index].names.group, words: words(side.tokens[index]),
          meaning: meanings[index], place: places[index])
      }
    }
    let heirs = new.tokens.indices.compactMap { index -> (meaning: Int, words: [String])? in
      guard let origin = comparison.origins[index], oldMeanings[origin] != newMeanings[index]
      else { return nil }
      return (newMeanings[index], words(new.tokens[index]))
    }
    take(
      RenameInference.renames(
        removed: items(openRemoved, old, oldMeanings), added: items(openAdded, new, newMeanings),
        heirs: Dictionary(grouping: heirs, by: \.meaning).mapValues { $0.map(\.words) },
        holders: Dictionary(grouping: oldMeanings) { $0 }.mapValues(\.count)))
  }

  /// A number for what each token of either side means in all themes: equal numbers, equal values
  /// everywhere.
  private func meanings() -> (old: [Int], new: [Int]) {
    var values: [TokenValue: Int] = [:]
    var vectors: [[Int]: Int] = [:]
    func meanings(_ side: ComparedTokens, _ theme: KeyPath<ThemePair, Int>) -> [Int] {
      let numbers = side.values.map { values.number(of: $0.normalized) }
      return side.tokens.indices.map { index in
        let vector = comparison.pairs.map { pair in
          side[index, pair[keyPath: theme]].map { numbers[$0.value] } ?? -1
        }
        // Primitives and tokens that are seen outside are no names of one another.
        return vectors.number(of: vector + [side.tokens[index].names.isHidden ? 1 : 0])
      }
    }
    return (meanings(old, \.old), meanings(new, \.new))
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
      } else if let survivor = old[token.text], new[token.text] != nil {
        close(behind: survivor)
        before = survivor
      }
    }
    close(behind: -1)
    return result
  }
}

extension Dictionary where Value == Int {
  /// The number of a key, in the order in which keys are first met.
  fileprivate mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    self[key] = count
    return count - 1
  }
}
