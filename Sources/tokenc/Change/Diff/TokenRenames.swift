import TokenCompiler

/// The string that servers send for a token.
struct ServerName: Hashable, Sendable {
  var group: String
  var name: String
}

/// A token of the old version that is another in the new one.
struct TokenRename {
  var old: Int
  var new: Int
  var basis: RenameBasis

  var isInferred: Bool { if case .inferred = basis { true } else { false } }
}

/// Finds the renamed tokens: first what the inputs say, then what ``RenameInference`` makes of the rest.
struct TokenRenames {
  private let comparison: TokenComparison
  private var old: ComparedTokens { comparison.old }
  private var new: ComparedTokens { comparison.new }
  private var openRemoved: [Int]
  private var openAdded: [Int]
  private var renames: [TokenRename] = []
  /// The pairs that may be renames, and may be none.
  private var doubts: [TokenRename] = []

  /// The renames that are certain, and those that may be none and that nothing may follow.
  ///
  /// - Parameters:
  ///   - removed: the indices of the old tokens whose path the new version lacks.
  ///   - added: the indices of the new tokens whose path the old version lacks.
  static func find(
    in comparison: TokenComparison, removed: [Int], added: [Int]
  ) -> (certain: [TokenRename], doubts: [TokenRename]) {
    guard !removed.isEmpty else { return ([], []) }
    var finder = TokenRenames(comparison: comparison, openRemoved: removed, openAdded: added)
    finder.takeMapped()
    finder.takeFormerNames()
    finder.takeSameServerNames()
    if comparison.options.isDrift {
      // Another tool names the Swift case, as Figma's code syntax for iOS does.
      finder.takeUnique(
        { index, side in
          let token = side.tokens[index]
          return [token.names.caseName, side.type(of: token).rawValue]
        }, { .stated("the Swift case '\($0[0])' is the same") })
      finder.takeUnique(
        { index, side in side.table.figmaID(of: side.tokens[index]) }, { _ in .sameVariable })
    }
    finder.infer()
    finder.takeSuccessors()
    return (finder.renames.sorted { ($0.new, $0.old) < ($1.new, $1.old) }, finder.doubts)
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

  /// The command line names the new paths, or `replacements.json` does. Where contexts of the comparison
  /// have several successors, none is certain.
  private mutating func takeMapped() {
    let options = comparison.options
    let list = options.successors ?? new.configuration.successors
    let succession = Succession(
      list, paths: new.tokens.map(\.text),
      themes: new.table.contextsOfThemes)
    guard !succession.isEmpty || !options.newPaths.isEmpty else { return }
    var found: [TokenRename] = []
    var doubtful: Set<Int> = []
    for index in openRemoved {
      let text = old.tokens[index].text
      func rename(_ path: String, _ basis: String) -> TokenRename? {
        new[path].map { TokenRename(old: index, new: $0, basis: .stated(basis)) }
      }
      if let path = options.newPaths[text] {
        found += [rename(path, "the command line names it")].compactMap(\.self)
      } else if let statement = succession.statement(of: text), let heir = statement.successor {
        let renames = [rename(heir, "'\(list.fileName)' names it")].compactMap(\.self)
        guard !statement.others.isEmpty else {
          found += renames
          continue
        }
        doubtful.insert(index)
        doubts += renames
        doubts += statement.others.sorted { $0.key < $1.key }.compactMap {
          rename($0.value, "'\(list.fileName)' names it for '\($0.key)'")
        }
      }
    }
    openRemoved.removeAll(where: doubtful.contains)
    take(found)
  }

  /// A token of the new version names the removed one among its `formerNames`, by the string that the
  /// server sent or by its path.
  private mutating func takeFormerNames() {
    var heirs: [ServerName: Int] = [:]
    for (index, token) in new.tokens.enumerated() {
      for name in token.names.formerNames {
        heirs[ServerName(group: token.names.group, name: name)] = index
      }
    }
    guard !heirs.isEmpty else { return }
    take(
      openRemoved.compactMap { index in
        let token = old.tokens[index]
        func stated(_ name: String) -> TokenRename? {
          heirs[ServerName(group: token.names.group, name: name)].map {
            TokenRename(old: index, new: $0, basis: .stated("'\(name)' is a former name"))
          }
        }
        return stated(token.names.serverName) ?? stated(token.text)
      })
  }

  private func statedSuccessor(of index: Int) -> Int? {
    old.tokens[index].names.replacedBy.flatMap { new[$0] }
  }

  /// The removed token named the one to use instead. Where another token means the same under a like
  /// name, one contradicts the other, and neither is certain.
  private mutating func takeSuccessors() {
    let inferred = renames.filter(\.isInferred)
    let rivals = Set((inferred + doubts).map(\.old))
    let stated = (openRemoved + inferred.map(\.old)).compactMap { index in
      statedSuccessor(of: index).map {
        TokenRename(old: index, new: $0, basis: .stated("'replacedBy' named it"))
      }
    }
    let contradicted = rivals.intersection(stated.map(\.old))
    doubts += (stated + inferred).filter { contradicted.contains($0.old) }
    renames.removeAll { contradicted.contains($0.old) && $0.isInferred }
    take(stated.filter { !contradicted.contains($0.old) })
  }

  /// Takes pairs of a removed and an added token which alone of their sides have something.
  private mutating func takeUnique<Key: Hashable>(
    _ key: (Int, ComparedTokens) -> Key?, _ basis: (Key) -> RenameBasis,
    where isSame: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) {
    func unique(_ indices: [Int], _ side: ComparedTokens) -> [Key: Int] {
      Dictionary(grouping: indices) { key($0, side) }.reduce(into: [:]) { result, tokens in
        if let key = tokens.key, tokens.value.count == 1 { result[key] = tokens.value[0] }
      }
    }
    let added = unique(openAdded, new)
    take(
      unique(openRemoved, old).compactMap { key, removed in
        guard let added = added[key], isSame(removed, added) else { return nil }
        return TokenRename(old: removed, new: added, basis: basis(key))
      })
  }

  /// The string that servers send stays, so it is one token at another path.
  private mutating func takeSameServerNames() {
    takeUnique(
      { index, side in
        let names = side.tokens[index].names
        return ServerName(group: names.group, name: names.serverName)
      },
      { .stated("the server string '\($0.name)' is the same") },
      where: { [old, new] before, now in
        let (before, now) = (old.tokens[before], new.tokens[now])
        return before.names.isHidden == now.names.isHidden
          && old.type(of: before) == new.type(of: now)
      })
  }

  // MARK: Inferred

  private typealias Item = RenameInference.Item

  private mutating func infer() {
    let claimed = Set(openRemoved.compactMap(statedSuccessor))
    let unclaimed = openAdded.filter { !claimed.contains($0) }
    guard !openRemoved.isEmpty, !unclaimed.isEmpty else { return }
    let groups = tellingGroups()
    let removed = items(openRemoved, old, groups)
    let added = items(unclaimed, new, groups)
    let inferred = inferredByMeaning(removed, added, groups)
    let newWords = new.tokens.map { words(of: $0, groups) }
    let (certain, doubtful) = NamesSideBySide(newWords).divide(
      inferred.renames, removed: removed, added: added)
    doubts += doubtful
    let keptWords = zip(new.tokens, newWords).filter { old[$0.0.text] != nil }.map(\.1)
    var movedGroups = MovedGroups(removed: removed, added: added, keptWords: keptWords)
    take(movedGroups.complete(certain) { inferred.telling.contains($0.old) })
    let stillRemoved = Set(openRemoved)
    let stillAdded = Set(openAdded)
    take(
      MendedSpellings.renames(
        removed: removed.filter { stillRemoved.contains($0.index) },
        added: added.filter { stillAdded.contains($0.index) },
        words: Set(newWords.joined()),
        oldDescription: { old.tokens[$0].description },
        newDescription: { new.tokens[$0].description }))
  }

  /// The words of a token's name, with its group where that tells tokens apart.
  private func words(of token: Token, _ tellingGroups: Set<String>) -> [String] {
    NameWords.split(
      tellingGroups.contains(token.names.group) ? token.text : token.nameInGroup)
  }

  private func items(
    _ indices: [Int], _ side: ComparedTokens, _ tellingGroups: Set<String>
  ) -> [Item] {
    let positions = positions(of: indices, in: side)
    return indices.map { index in
      let token = side.tokens[index]
      return Item(
        index: index, group: token.names.group, words: words(of: token, tellingGroups), meaning: 0,
        kind: .init(type: side.type(of: token), isHidden: token.names.isHidden),
        position: positions[index])
    }
  }

  /// The renames that follow from what tokens mean, the strongest evidence first.
  private struct InferredRenames {
    var renames: [TokenRename] = []
    /// The old tokens of those by whose meaning few tokens are known.
    var telling: Set<Int> = []
  }

  /// The most tokens of one meaning by which a rename is known.
  private static let mostHolders = 4

  private func inferredByMeaning(
    _ removed: [Item], _ added: [Item], _ groups: Set<String>
  ) -> InferredRenames {
    var inferred = InferredRenames()
    for evidence in RenameEvidence.allCases {
      let known = Dictionary(firstOf: (renames + inferred.renames).map { ($0.old, $0.new) })
      let meanings = TokenMeanings(evidence, of: comparison, successors: known)
      let holders = Dictionary(
        meanings.old.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
      var inference = RenameInference(
        evidence: evidence,
        removed: Self.open(removed, besides: inferred.renames.map(\.old), meanings.old),
        added: Self.open(added, besides: inferred.renames.map(\.new), meanings.new),
        heirs: heirs(meanings, groups), holders: holders)
      let found = inference.renames()
      inferred.telling.formUnion(
        found.map(\.old).filter { old in
          meanings.old[old].flatMap { holders[$0] } ?? 0 <= Self.mostHolders
        })
      inferred.renames += found
    }
    return inferred
  }

  /// The tokens that have a meaning and no partner yet.
  private static func open(
    _ items: [Item], besides taken: [Int], _ meanings: [Int?]
  ) -> [Item] {
    let taken = Set(taken)
    return items.compactMap { item in
      guard !taken.contains(item.index), let meaning = meanings[item.index] else { return nil }
      var item = item
      item.meaning = meaning
      return item
    }
  }

  /// The names of kept tokens that have another meaning now, by that meaning.
  private func heirs(
    _ meanings: TokenMeanings, _ groups: Set<String>
  ) -> [Int: [[String]]] {
    let heirs = new.tokens.indices.compactMap { index -> (meaning: Int, words: [String])? in
      guard let origin = comparison.origins[index], let meaning = meanings.new[index],
        meanings.old[origin] != meaning
      else { return nil }
      return (meaning, words(of: new.tokens[index], groups))
    }
    return Dictionary(grouping: heirs, by: \.meaning).mapValues { $0.map(\.words) }
  }

  /// The top-level groups in which tokens of one type differ, such as `light` and `dark`. Where all
  /// colors are in `color`, that name says nothing about them.
  private func tellingGroups() -> Set<String> {
    var groups: [RenameInference.Kind: Set<String>] = [:]
    for (indices, side) in [(openRemoved, old), (openAdded, new)] {
      for token in indices.lazy.map({ side.tokens[$0] }) {
        let kind = RenameInference.Kind(type: side.type(of: token), isHidden: token.names.isHidden)
        groups[kind, default: []].insert(token.names.group)
      }
    }
    return groups.values.filter { $0.count > 1 }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Where tokens of one side stand among those of both, which count by their index in the old one.
  private func positions(of indices: [Int], in side: ComparedTokens) -> [Int: RenameInference
    .Position]
  {
    let wanted = Set(indices)
    var result: [Int: RenameInference.Position] = [:]
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
