/// Completes the inferred renames of groups that moved as a whole: all of their tokens are renamed, or
/// none.
///
/// A group moved where all names that start with some words are gone, and as many that start with others
/// came: `chart bar fill` is `graph bar fill`. A third of those with a counterpart, and two at least, must
/// be inferred by a meaning that few tokens have; one that was inferred to be another token, or either
/// group in both versions, shows that it is none.
struct MovedGroups {
  private typealias Item = RenameInference.Item

  /// What the words at the start of a group's names were and are.
  private struct Move: Hashable {
    var old: [String]
    var new: [String]
  }

  let removed: [RenameInference.Item]
  let added: [RenameInference.Item]
  /// Those of the tokens that both versions have.
  let keptWords: [[String]]

  /// - Parameters:
  ///   - found: the renames so far.
  ///   - isTelling: whether few tokens mean what a renamed one does.
  func complete(_ found: [TokenRename], isTelling: (TokenRename) -> Bool) -> [TokenRename] {
    let oldItems = removed.keyed(by: \.index)
    let newItems = added.keyed(by: \.index)
    var renames = found
    let moves = found.compactMap { rename in
      oldItems[rename.old].flatMap { old in newItems[rename.new].flatMap { move(of: old, to: $0) } }
    }
    for move in Set(moves).sorted(by: {
      ($0.old.count, $0.old.joined()) < ($1.old.count, $1.old.joined())
    })
    where !keptWords.contains(where: { $0.starts(with: move.old) || $0.starts(with: move.new) }) {
      apply(move, to: &renames, isTelling)
    }
    return renames
  }

  /// The words that differ at the start of two names, with those before them.
  private func move(of old: Item, to new: Item) -> Move? {
    let end = zip(old.words.reversed(), new.words.reversed()).prefix { $0 == $1 }.count
    let (oldCount, newCount) = (old.words.count - end, new.words.count - end)
    guard end > 0, oldCount > 0, newCount > 0, old.kind == new.kind else { return nil }
    return Move(old: Array(old.words.prefix(oldCount)), new: Array(new.words.prefix(newCount)))
  }

  private func apply(
    _ move: Move, to renames: inout [TokenRename], _ isTelling: (TokenRename) -> Bool
  ) {
    let known = renames.keyed(by: \.old)
    let targets = added.filter { $0.words.starts(with: move.new) }.keyed(by: \.words)
    var missing: [(old: Item, new: Item)] = []
    var moved: Set<Int> = []
    var tellingCount = 0
    for old in removed where old.words.starts(with: move.old) {
      let target = targets[move.new + old.words.dropFirst(move.old.count)]
      if let rename = known[old.index] {
        guard rename.new == target?.index else { return }
        moved.insert(old.index)
        if isTelling(rename) { tellingCount += 1 }
      } else if let target, target.kind == old.kind {
        missing.append((old, target))
      }
    }
    guard !missing.isEmpty else { return }
    let count = moved.count + missing.count
    guard tellingCount > 1, tellingCount * 3 >= count else {
      return renames.removeAll { moved.contains($0.old) }
    }
    // What was taken for a single token of the group isn't one.
    let arrived = Set(missing.map(\.new.index))
    renames.removeAll { arrived.contains($0.new) }
    let words = "\(move.old.joined(separator: " ")) → \(move.new.joined(separator: " "))"
    let evidence = [
      "its group moved: \(words)", "\(moved.count) of \(count) tokens kept what they mean",
    ]
    renames += missing.map {
      TokenRename(old: $0.old.index, new: $0.new.index, basis: .inferred(evidence))
    }
  }
}
