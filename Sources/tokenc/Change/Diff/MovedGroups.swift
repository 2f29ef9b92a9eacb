/// Completes the inferred renames of groups that moved as a whole: all of their tokens are renamed, or
/// none.
///
/// A group moved where all names that start with some words are gone, and as many that start with others
/// came: `chart bar fill` is `graph bar fill`. A third of those with a counterpart, and two at least, must
/// be inferred by a meaning that few tokens have; one that was inferred to be another token, or either
/// group in both versions, shows that it is none.
struct MovedGroups {
  private typealias Item = RenameInference.Item

  /// The old and new words at the start of a group's names.
  private struct Move: Hashable {
    var old: [String]
    var new: [String]
  }

  private let removed: [Item]
  private let added: [Item]
  private let removedNames: NamePrefixes
  private let addedNames: NamePrefixes
  /// Those of the tokens that both versions have.
  private let keptNames: NamePrefixes
  /// The renames so far, by the old token, and the old tokens by the new ones.
  private var renames: [Int: TokenRename] = [:]
  private var origins: [Int: Int] = [:]
  /// How many more tokens of groups are looked at: many groups may have one beginning.
  private var budget: Int

  init(
    removed: [RenameInference.Item], added: [RenameInference.Item], keptWords: [[String]]
  ) {
    self.removed = removed
    self.added = added
    removedNames = NamePrefixes(removed.map(\.words))
    addedNames = NamePrefixes(added.map(\.words))
    keptNames = NamePrefixes(keptWords)
    budget = 100 * (removed.count + added.count)
  }

  /// - Parameters:
  ///   - found: the renames so far.
  ///   - isTelling: whether few tokens mean what a renamed one does.
  mutating func complete(
    _ found: [TokenRename], isTelling: (TokenRename) -> Bool
  ) -> [TokenRename] {
    let oldItems = removed.keyed(by: \.index)
    let newItems = added.keyed(by: \.index)
    for rename in found { add(rename) }
    let moves = found.compactMap { rename in
      oldItems[rename.old].flatMap { old in newItems[rename.new].flatMap { move(of: old, to: $0) } }
    }
    let ordered = moves.unique().map { (move: $0, text: $0.old.joined()) }.sorted {
      ($0.move.old.count, $0.text) < ($1.move.old.count, $1.text)
    }
    for (move, _) in ordered
    where !keptNames.hasName(startingWith: move.old) && !keptNames.hasName(startingWith: move.new) {
      apply(move, isTelling)
    }
    return renames.values.sorted { $0.old < $1.old }
  }

  private mutating func add(_ rename: TokenRename) {
    renames[rename.old] = rename
    origins[rename.new] = rename.old
  }

  private mutating func remove(_ rename: TokenRename) {
    renames[rename.old] = nil
    origins[rename.new] = nil
  }

  /// The words that differ at the start of two names, with those before them.
  private func move(of old: Item, to new: Item) -> Move? {
    let end = zip(old.words.reversed(), new.words.reversed()).prefix { $0 == $1 }.count
    let (oldCount, newCount) = (old.words.count - end, new.words.count - end)
    guard end > 0, oldCount > 0, newCount > 0, old.kind == new.kind else { return nil }
    return Move(old: Array(old.words.prefix(oldCount)), new: Array(new.words.prefix(newCount)))
  }

  private mutating func apply(_ move: Move, _ isTelling: (TokenRename) -> Bool) {
    let gone = removedNames.indices(startingWith: move.old).map { removed[$0] }
    let come = addedNames.indices(startingWith: move.new).map { added[$0] }
    budget -= gone.count + come.count
    guard budget >= 0 else { return }
    let targets = come.keyed { Array($0.words.dropFirst(move.new.count)) }
    var missing: [(old: Item, new: Item)] = []
    var moved: [TokenRename] = []
    for old in gone {
      let target = targets[Array(old.words.dropFirst(move.old.count))]
      if let rename = renames[old.index] {
        guard rename.new == target?.index else { return }
        moved.append(rename)
      } else if let target, target.kind == old.kind {
        missing.append((old, target))
      }
    }
    guard !missing.isEmpty else { return }
    let count = moved.count + missing.count
    let tellingCount = moved.count(where: isTelling)
    guard tellingCount > 1, tellingCount * 3 >= count else {
      for rename in moved { remove(rename) }
      return
    }
    let words = "\(move.old.joined(separator: " ")) → \(move.new.joined(separator: " "))"
    let evidence = [
      "its group moved: \(words)", "\(moved.count) of \(count) tokens kept what they mean",
    ]
    for (old, new) in missing {
      // What was taken for a single token of the group isn't one.
      if let origin = origins[new.index], let rename = renames[origin] { remove(rename) }
      add(TokenRename(old: old.index, new: new.index, basis: .inferred(evidence)))
    }
  }
}

/// Names by the words that they start with.
private struct NamePrefixes {
  private let sorted: [(words: [String], index: Int)]

  init(_ names: [[String]]) {
    sorted = names.enumerated().map { (words: $0.element, index: $0.offset) }.sorted {
      $0.words.lexicographicallyPrecedes($1.words)
    }
  }

  /// The indices of the names, in the order of their words.
  func indices(startingWith words: [String]) -> [Int] {
    sorted[firstIndex(from: words)...].prefix { $0.words.starts(with: words) }.map(\.index)
  }

  func hasName(startingWith words: [String]) -> Bool {
    sorted[firstIndex(from: words)...].first?.words.starts(with: words) ?? false
  }

  private func firstIndex(from words: [String]) -> Int {
    sorted.partitioningIndex { !$0.words.lexicographicallyPrecedes(words) }
  }
}
