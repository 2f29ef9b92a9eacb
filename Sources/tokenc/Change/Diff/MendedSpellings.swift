/// Finds renames that mend the spelling of one word, whatever became of the values.
///
/// The misspelt word is in no name any more, everything else of the name is the same, and the token
/// stands at the same position of the file or has the same description.
struct MendedSpellings {
  private typealias Item = RenameInference.Item

  /// The greatest number of tokens of one description: more of them identify no single token.
  private static let mostOfOneDescription = 100

  private let itemsByPosition: [RenameInference.Position: [Item]]
  private let itemsByDescription: [String: [Item]]

  private init(_ added: [Item], description: (Int) -> String?) {
    itemsByPosition = Dictionary(grouping: added.filter { $0.position != nil }) {
      $0.position ?? .nowhere
    }
    var items: [String: [Item]] = [:]
    for item in added {
      if let text = description(item.index) { items[text, default: []].append(item) }
    }
    itemsByDescription = items.filter { $0.value.count <= Self.mostOfOneDescription }
  }

  /// - Parameters:
  ///   - words: all words of the new version's names.
  ///   - oldDescription, newDescription: those of a token of either version.
  static func renames(
    removed: [RenameInference.Item], added: [RenameInference.Item], words: Set<String>,
    oldDescription: (Int) -> String?, newDescription: (Int) -> String?
  ) -> [TokenRename] {
    let spellings = MendedSpellings(added, description: newDescription)
    var candidates: [(old: Int, new: Int, word: String, mended: String)] = []
    for old in removed {
      for new in spellings.partners(of: old, describedAs: oldDescription(old.index)) {
        guard let (word, mended) = difference(old, new), !words.contains(word),
          isSlip(Array(word.utf8), Array(mended.utf8))
        else { continue }
        candidates.append((old.index, new.index, word, mended))
      }
    }
    let oldCounts = Dictionary(candidates.map { ($0.old, 1) }, uniquingKeysWith: +)
    let newCounts = Dictionary(candidates.map { ($0.new, 1) }, uniquingKeysWith: +)
    return candidates.filter { oldCounts[$0.old] == 1 && newCounts[$0.new] == 1 }.map {
      TokenRename(
        old: $0.old, new: $0.new,
        basis: .inferred(["a spelling is mended: \($0.word) → \($0.mended)"]))
    }
  }

  /// The added tokens at the position of a removed one, or with its description, each once.
  private func partners(of old: Item, describedAs description: String?) -> [Item] {
    let inPosition = old.position.flatMap { itemsByPosition[$0] } ?? []
    let described = description.flatMap { itemsByDescription[$0] } ?? []
    return inPosition + described.filter { $0.position == nil || $0.position != old.position }
  }

  /// The only word in which two names differ, in both; `nil` for other names.
  private static func difference(_ old: Item, _ new: Item) -> (word: String, mended: String)? {
    guard old.kind == new.kind, old.words.count == new.words.count else { return nil }
    let differing = Array(zip(old.words, new.words).lazy.filter { $0 != $1 }.prefix(2))
    return differing.count == 1 ? differing.first : nil
  }

  /// Returns a Boolean value that indicates whether two words differ by a letter too many or two that changed
  /// positions, or, in long words, by one letter. Short words are easily others: `light` and `night`.
  private static func isSlip(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let length = min(one.count, other.count)
    guard length >= 5, one.allSatisfy({ $0 > 0x39 }), other.allSatisfy({ $0 > 0x39 }) else {
      return false
    }
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    guard one.count == other.count else {
      return abs(one.count - other.count) == 1 && start + end >= length
    }
    switch length - start - end {
    case 1: return length >= 8
    case 2: return one[start] == other[start + 1] && one[start + 1] == other[start]
    default: return false
    }
  }
}
