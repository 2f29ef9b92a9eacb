/// Tells inferred renames that only look like some: one thing went, another came, and what both names
/// stand for lives on.
///
/// Where `body size l` seems to be `title size l` now, and the new version has both `body size m` and
/// `title size m`, or other sizes of either, no body became a title: a body size was dropped, and titles
/// got sizes. Tokens that are renamed by one rule are judged as a family. A name such as `link old` says
/// itself that something takes its place.
struct NamesSideBySide {
  private let words: [Set<String>]
  private let index: WordIndex

  init(_ names: [[String]]) {
    words = names.map { NameWords.meaning(of: $0) }
    index = names.enumerated().reduce(into: WordIndex()) { $0.add($1.element, as: $1.offset) }
  }

  func divide(
    _ renames: [TokenRename], removed: [RenameInference.Item], added: [RenameInference.Item]
  ) -> (certain: [TokenRename], doubts: [TokenRename]) {
    let (oldItems, newItems) = (removed.keyed(by: \.index), added.keyed(by: \.index))
    func words(_ rename: TokenRename) -> (old: [String], new: [String]) {
      (oldItems[rename.old]?.words ?? [], newItems[rename.new]?.words ?? [])
    }
    let families = Dictionary(grouping: renames) { NameWords.edit(words($0).old, words($0).new) }
    let doubts = families.values.filter { family in
      let targets = Set(family.map(\.new))
      return family.contains { liveSideBySide(words($0).old, words($0).new, targets) }
    }
    let indices = Set(doubts.joined().map(\.old))
    return (
      renames.filter { !indices.contains($0.old) }, renames.filter { indices.contains($0.old) }
    )
  }

  /// Returns a Boolean value that indicates whether the new version has names of the same sort both with the words that
  /// went and with those that came.
  private func liveSideBySide(_ old: [String], _ new: [String], _ targets: Set<Int>) -> Bool {
    guard !NameWords.saysAge(old) else { return false }
    let (old, new) = (NameWords.meaning(of: old), NameWords.meaning(of: new))
    let (gone, come, kept) = (old.subtracting(new), new.subtracting(old), old.intersection(new))
    guard !gone.isEmpty, !come.isEmpty else { return false }
    func isAlive(_ words: Set<String>, without others: Set<String>) -> Bool {
      kept.contains { word in
        let all = words.union([word])
        return index.names(withRarestOf: all).contains {
          !targets.contains($0) && self.words[$0].isSuperset(of: all)
            && !self.words[$0].isSuperset(of: others)
        }
      }
    }
    return isAlive(gone, without: come) && isAlive(come, without: gone)
  }
}
