/// The names nearest to one that is unknown, for “did you mean”.
enum Suggestion {
  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// For many questions about the same names, keep a ``NameIndex`` and ask that.
  static func nearest(
    to name: String, among names: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    NameIndex(names).nearest(to: name, limit: limit)
  }

  /// Answers `; did you mean 'blue'?` for the nearest name, or nothing when none is near.
  static func phrase(for name: String, among names: some Sequence<String>) -> String {
    NameIndex(names).phrase(for: name)
  }
}

/// Names prepared for many questions about the nearest one.
///
/// Two filters reject almost every name before an edit is counted: its length, and a set of the
/// bytes that occur in it, in which each edit changes at most two elements. A question to 100,000
/// names takes well under a millisecond.
struct NameIndex: Sendable {
  private let names: [String]
  private let byteSets: [ByteSet]

  init(_ names: some Sequence<String>) {
    self.names = Array(names)
    byteSets = self.names.map { ByteSet($0.utf8) }
  }

  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// A name is near when at most a third of the shorter text has to be edited, and never more than
  /// four bytes; ASCII case doesn't count. Among equally near names the one that shares the longer
  /// start comes first, then the order of bytes decides, so the order of `names` never shows. When
  /// no name is near, the only name that ends with the asked one after a dot is: `blue.500` finds
  /// `color.blue.500`. A name itself is never its own suggestion.
  func nearest(to name: String, limit: Int = 1) -> [String] {
    guard limit > 0 else { return [] }
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
    nearest(to: name).first.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func namesNear(_ name: String, limit: Int) -> [String] {
    let wanted = name.utf8.map(\.lowercasedASCII)
    let wantedSet = ByteSet(name.utf8)
    var bound = Self.bound(forLength: wanted.count)
    var edits = EditDistance(from: wanted)
    var folded: [UInt8] = []
    var best: [Match] = []
    for index in names.indices {
      let candidate = names[index]
      guard abs(candidate.utf8.count - wanted.count) <= bound,
        byteSets[index].differences(from: wantedSet) <= 2 * bound
      else { continue }
      folded.removeAll(keepingCapacity: true)
      folded.append(contentsOf: candidate.utf8.lazy.map(\.lowercasedASCII))
      let limitHere = min(bound, Self.bound(forLength: folded.count))
      guard let distance = edits.distance(to: folded, atMost: limitHere) else { continue }
      guard distance > 0 || candidate != name else { continue }
      let shared = zip(wanted, folded).prefix { $0 == $1 }.count
      let match = Match(name: candidate, distance: distance, sharedStart: shared)
      guard !best.contains(where: { $0.name == candidate }) else { continue }
      best.insert(match, at: best.firstIndex { match < $0 } ?? best.endIndex)
      if best.count > limit { best.removeLast() }
      // Only as near as the last of the full list is of interest from now on.
      if best.count == limit, let last = best.last { bound = min(bound, last.distance) }
    }
    return best.map(\.name)
  }

  /// The edits after which a text of this many bytes is no longer taken for a slip.
  private static func bound(forLength length: Int) -> Int {
    min((length + 1) / 3, 4)
  }

  private struct Match: Comparable {
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

/// The bytes that occur in a text, without case, folded into 64 classes.
private struct ByteSet: Sendable {
  private var bits: UInt64 = 0

  init(_ text: String.UTF8View) {
    for byte in text { bits |= 1 << UInt64(byte.lowercasedASCII & 63) }
  }

  func differences(from other: ByteSet) -> Int {
    (bits ^ other.bits).nonzeroBitCount
  }
}

extension UInt8 {
  /// The byte with `A`–`Z` turned into `a`–`z`.
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
