import TokenCompiler

/// Finds which removed and added tokens are one token under two names, where no input says so.
///
/// A pair needs the same meaning: the same value in every theme, the same aliases, or a description
/// that no other token has; see ``RenameEvidence``. That alone is never enough: chance makes many tokens
/// white. The name decides, supported by siblings that were renamed by the same rule,
/// by the same position in the file, and by how rare the meaning is. A pair counts only if neither of its
/// sides has another partner that is nearly as good; in doubt a token was removed and another added.
struct RenameInference {
  struct Item {
    var index: Int
    var group: String
    /// Those of the path, without the group where that says nothing.
    var words: [String]
    /// Equal for tokens that mean the same.
    var meaning: Int
    var kind: Kind
    var position: Position?
  }

  /// The facts that two tokens share if they are one.
  struct Kind: Hashable {
    var type: TokenType
    var isHidden: Bool
  }

  /// Where a token stands among those that both versions have.
  struct Position: Hashable {
    /// The numbers of the nearest such tokens before and behind it; −1 at an end.
    var before: Int
    var behind: Int
    /// How many of the version's own tokens stand between those two, and its number among them.
    var count: Int
    var number: Int

    static let nowhere = Position(before: -1, behind: -1, count: 0, number: -1)
  }

  let evidence: RenameEvidence
  let removed: [Item]
  let added: [Item]
  /// For each ``Item/meaning`` the words of the tokens of both versions that took over the value in the
  /// new one.
  let heirs: [Int: [[String]]]
  /// For each meaning the number of tokens of the old version that have it.
  let holders: [Int: Int]
  var words = NameWords()

  private static let leastSimilarity = 0.4
  /// The least sum of similarity and support.
  private static let threshold = 0.7
  /// How much better a pair must be than the next one of either side.
  private static let margin = 0.1
  /// The products of tokens of one value up to which each is compared with each.
  private static let exhaustiveLimit = 100_000
  private static let candidateLimit = 200
  /// With more heirs no score reaches the threshold.
  private static let heirLimit = 16

  private struct Candidate {
    var removed: Int
    var added: Int
    var similarity: Double
    var edit: String
    /// How many removed tokens the edit turns into an added one of the same value.
    var siblings = 1
    var score = 0.0
  }

  mutating func renames() -> [TokenRename] {
    var candidates = similarPairs()
    let siblings = Dictionary(grouping: candidates, by: \.edit)
      .mapValues { Set($0.map(\.removed)).count }
    for index in candidates.indices {
      candidates[index].siblings = siblings[candidates[index].edit] ?? 1
      candidates[index].score = score(candidates[index])
    }
    return unambiguous(candidates).map { candidate in
      TokenRename(
        old: removed[candidate.removed].index, new: added[candidate.added].index,
        basis: .inferred(evidence(for: candidate)))
    }
  }

  // MARK: Candidates

  /// The pairs of one value whose names are alike, in the order of the removed tokens.
  private mutating func similarPairs() -> [Candidate] {
    let addedByMeaning = Dictionary(grouping: added.indices) { added[$0].meaning }
    let removedCounts = Dictionary(grouping: removed, by: \.meaning).mapValues(\.count)
    var indices: [Int: WordIndex] = [:]
    var candidates: [Candidate] = []
    for index in removed.indices {
      let meaning = removed[index].meaning
      guard var partners = addedByMeaning[meaning] else { continue }
      if partners.count * (removedCounts[meaning] ?? 0) > Self.exhaustiveLimit {
        if indices[meaning] == nil {
          indices[meaning] = partners.reduce(into: WordIndex()) { $0.add(added[$1].words, as: $1) }
        }
        partners =
          indices[meaning]?.nearest(to: removed[index].words, atMost: Self.candidateLimit) ?? []
      }
      for partner in partners {
        var similarity = words.similarity(removed[index].words, added[partner].words)
        if removed[index].group != added[partner].group { similarity *= 0.8 }
        guard similarity >= Self.leastSimilarity, !areOtherFamilies(index, partner) else {
          continue
        }
        candidates.append(
          Candidate(
            removed: index, added: partner, similarity: similarity,
            edit: NameWords.edit(removed[index].words, added[partner].words)))
      }
    }
    return candidates
  }

  /// Returns a Boolean value that indicates whether the names differ in words that tell families apart. A description
  /// that no other token has says more.
  private mutating func areOtherFamilies(_ index: Int, _ partner: Int) -> Bool {
    guard evidence != .description else { return false }
    let (gone, come) = NameWords.difference(removed[index].words, added[partner].words)
    return NameFamilies.differ(gone, come, isScale: removed[index].kind.type.isScale) {
      words.spelling($0, $1) >= 0.5
    }
  }

  // MARK: Scores

  private mutating func score(_ candidate: Candidate) -> Double {
    let item = removed[candidate.removed]
    let heirs = heirs[item.meaning] ?? []
    guard heirs.count <= Self.heirLimit else { return 0 }
    var score = candidate.similarity
    if candidate.siblings > 1 { score += candidate.siblings > 3 ? 0.25 : 0.15 }
    if isInPosition(candidate) { score += 0.15 }
    switch holders[item.meaning] ?? 1 {
    case ...1: score += 0.1
    case ...4: score += 0.05
    case 12...: score -= 0.1
    default: break
    }
    for heir in heirs {
      // The value moved to a token that was there: the name must be better than that one's.
      let similarity = words.similarity(removed[candidate.removed].words, heir)
      if similarity + Self.margin > candidate.similarity { return 0 }
      score -= 0.05
    }
    return score
  }

  private func isInPosition(_ candidate: Candidate) -> Bool {
    removed[candidate.removed].position == added[candidate.added].position
  }

  private func evidence(for candidate: Candidate) -> [String] {
    var evidence = [self.evidence.text, RenameEvidence.text(ofSimilarity: candidate.similarity)]
    if candidate.siblings > 1 {
      evidence.append("\(candidate.siblings) tokens renamed alike: \(candidate.edit)")
    }
    if isInPosition(candidate) { evidence.append("same place in the file") }
    if self.evidence != .description, holders[removed[candidate.removed].meaning] ?? 1 <= 1 {
      evidence.append("no other token had the \(self.evidence.rawValue)")
    }
    return evidence
  }

  // MARK: Choice

  /// Takes pairs that are the best of both their sides by a margin, as long as there are some: a
  /// partner that is taken is not a rival any more.
  private func unambiguous(_ candidates: [Candidate]) -> [Candidate] {
    var open = candidates.filter { $0.score >= Self.threshold }
    var result: [Candidate] = []
    while !open.isEmpty {
      let bestOfRemoved = best(open, by: \.removed)
      let bestOfAdded = best(open, by: \.added)
      let chosen = open.filter { candidate in
        guard let left = bestOfRemoved[candidate.removed], let right = bestOfAdded[candidate.added]
        else { return false }
        return candidate.score >= left.first && candidate.score >= right.first
          && candidate.score - left.second >= Self.margin
          && candidate.score - right.second >= Self.margin
      }
      if chosen.isEmpty { break }
      result += chosen
      let takenRemoved = Set(chosen.map(\.removed))
      let takenAdded = Set(chosen.map(\.added))
      open.removeAll { takenRemoved.contains($0.removed) || takenAdded.contains($0.added) }
    }
    return result.sorted { $0.removed < $1.removed }
  }

  private func best(
    _ candidates: [Candidate], by side: KeyPath<Candidate, Int>
  ) -> [Int: (first: Double, second: Double)] {
    var result: [Int: (first: Double, second: Double)] = [:]
    for candidate in candidates {
      let known = result[candidate[keyPath: side]] ?? (0, 0)
      result[candidate[keyPath: side]] =
        candidate.score > known.first
        ? (candidate.score, known.first) : (known.first, max(known.second, candidate.score))
    }
    return result
  }
}
