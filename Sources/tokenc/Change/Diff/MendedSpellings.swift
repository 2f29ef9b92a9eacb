/// Finds renames that mend the spelling of one word, whatever became of the values.
///
/// The misspelt word is in no name any more, everything else of the name is the same, and the token
/// stands in the same place of the file or has the same description.
struct MendedSpellings {
  /// - Parameters:
  ///   - words: all words of the new version's names.
  ///   - hasSameDescription: whether two tokens are described in the same words.
  static func renames(
    removed: [RenameInference.Item], added: [RenameInference.Item], words: Set<String>,
    hasSameDescription: (_ old: Int, _ new: Int) -> Bool
  ) -> [TokenRename] {
    var candidates: [(old: Int, new: Int, word: String, mended: String)] = []
    for old in removed {
      for new in added where new.kind == old.kind && new.words.count == old.words.count {
        let differing = zip(old.words, new.words).filter { $0 != $1 }
        guard differing.count == 1, let (word, mended) = differing.first,
          isSlip(Array(word.utf8), Array(mended.utf8)), !words.contains(word),
          old.place != nil && old.place == new.place || hasSameDescription(old.index, new.index)
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

  /// Whether two words differ by a letter too many or two that changed places, or, in long words, by one
  /// letter. Short words are easily others: `light` and `night`.
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
