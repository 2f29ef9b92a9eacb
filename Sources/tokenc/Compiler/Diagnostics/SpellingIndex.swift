/// Names prepared for many questions about the nearest one.
///
/// The names are sorted, so that those that start alike are compared as far as they are alike only
/// once, and skipped together when their start is too far off.
package struct SpellingIndex: Sendable {
  /// Sorted by their bytes without case.
  private let names: [String]
  /// The bytes of all names without case, one after the other.
  private let foldedBytes: [UInt8]
  /// Where each name's bytes start, and where the last one's end.
  private let starts: [Int]
  /// How many bytes each name has in common with the one before.
  private let sharedWithPrevious: [Int]

  package init(_ names: some Sequence<String>) {
    let folded = names.map { (name: $0, bytes: $0.utf8.map(\.lowercasedASCII)) }.sorted {
      $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var shared: [Int] = []
    for (index, entry) in folded.enumerated() {
      let before = index == 0 ? [] : folded[index - 1].bytes
      shared.append(zip(before, entry.bytes).prefix { $0 == $1 }.count)
      starts.append(bytes.count)
      bytes += entry.bytes
    }
    self.names = folded.map(\.name)
    foldedBytes = bytes
    self.starts = starts + [bytes.count]
    sharedWithPrevious = shared
  }

  var byteCount: Int { foldedBytes.count + 8 * names.count }

  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// A name is near when at most a third of the shorter text has to be edited, and never more than
  /// four bytes; ASCII case doesn't count. Among equally near names the one that shares the longer
  /// start comes first, then the order of bytes decides, so the order of `names` never shows. When
  /// no name is near, the only name that ends with the asked one after a dot is: `blue.500` finds
  /// `color.blue.500`. A name itself is never its own suggestion.
  package func nearest(to name: String, limit: Int = 1) -> [String] {
    guard limit > 0, !SuggestionBudget.isSpent else { return [] }
    SuggestionBudget.spend(byteCount)
    let near = namesNear(name, limit: limit)
    guard near.isEmpty, !name.isEmpty else { return near }
    let tail = Array(("." + name).utf8)
    var found: String?
    for candidate in names
    where candidate.utf8.count > tail.count && candidate.utf8.suffix(tail.count).elementsEqual(tail)
    {
      if let found, found != candidate { return [] }
      found = candidate
    }
    return found.map { [$0] } ?? []
  }

  /// Answers `; did you mean 'blue'?` for the nearest name, or nothing when none is near.
  func phrase(for name: String) -> String {
    nearest(to: name).first.map { "; " + Suggestion.question(for: name, $0) } ?? ""
  }

  private func namesNear(_ name: String, limit: Int) -> [String] {
    let wanted = name.utf8.map(\.lowercasedASCII)
    // Most slips are one or two edits, and a small bound is by far the faster one.
    for bound in 0...Self.bound(forLength: wanted.count) {
      let matches = matches(for: name, wanted, bound: bound)
      if matches.count >= limit || bound == Self.bound(forLength: wanted.count) {
        return matches.sorted().prefix(limit).map(\.name)
      }
    }
    return []
  }

  /// Finds all names within a number of edits, each once.
  private func matches(for name: String, _ wanted: [UInt8], bound: Int) -> Set<Match> {
    var edits = EditDistance(from: wanted, atMost: bound)
    var matches: Set<Match> = []
    /// The bytes of the current name for which rows are known.
    var known = 0
    /// The length of the current start that is too far off, when there is one.
    var farStart: Int?
    for index in names.indices {
      let shared = sharedWithPrevious[index]
      if let far = farStart {
        if shared >= far { continue }
        farStart = nil
      }
      known = min(known, shared)
      let folded = foldedBytes[starts[index]..<starts[index + 1]]
      guard abs(folded.count - wanted.count) <= bound else { continue }
      switch edits.compare(with: folded, known: known) {
      case .farFromStart(let length):
        farStart = length
        known = length
      case .far: known = folded.count
      case .near(let distance):
        known = folded.count
        // Strings are equal also when one has letters that the other composes of several.
        guard distance <= Self.bound(forLength: folded.count),
          !names[index].utf8.elementsEqual(name.utf8)
        else { continue }
        let sharedStart = zip(wanted, folded).prefix { $0 == $1 }.count
        matches.insert(Match(name: names[index], distance: distance, sharedStart: sharedStart))
      }
    }
    return matches
  }

  /// The edits after which a text of this many bytes is no longer taken for a slip.
  private static func bound(forLength length: Int) -> Int { min((length + 1) / 3, 4) }

  private struct Match: Hashable, Comparable {
    let name: String
    let distance: Int
    let sharedStart: Int

    static func < (one: Match, other: Match) -> Bool {
      if one.distance != other.distance { return one.distance < other.distance }
      if one.sharedStart != other.sharedStart { return one.sharedStart > other.sharedStart }
      return one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
  }
}

extension UInt8 {
  /// The byte with `A`–`Z` turned into `a`–`z`.
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
