/// Keeps the three names that need the fewest edits to become a wanted one.
struct NearestNameSearch {
  /// The ordinals of the names found, the nearest first.
  private(set) var ordinals: [Int] = []

  private static let longestName = 256
  private static let largestCount = 3
  private let wanted: [UInt8]
  private let limit: Int
  private var distances: [Int] = []
  private var candidate: [UInt8] = []
  private var row: [Int] = []

  /// Prepares a search; `nil` when the name is empty or longer than 256 bytes.
  init?(for name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    var wanted: [UInt8] = []
    for byte in name.utf8 {
      if let folded = Self.folded(byte) { wanted.append(folded) }
    }
    guard !wanted.isEmpty else { return nil }
    self.wanted = wanted
    limit = max(2, wanted.count / 3)
  }

  /// Takes a name in if it is nearer than one of the three, or there are not three.
  mutating func consider(_ name: UnsafeBufferPointer<UInt8>, ordinal: Int) {
    let isFull = distances.count == Self.largestCount
    let bound = isFull ? min(limit, distances[Self.largestCount - 1] - 1) : limit
    guard name.count >= wanted.count - bound, name.count <= 2 * Self.longestName else { return }
    candidate.removeAll(keepingCapacity: true)
    for byte in name {
      if let folded = Self.folded(byte) { candidate.append(folded) }
    }
    guard let distance = distance(within: bound) else { return }
    if let known = ordinals.firstIndex(of: ordinal) {
      guard distance < distances[known] else { return }
      ordinals.remove(at: known)
      distances.remove(at: known)
    }
    var place = distances.count
    while place > 0, distances[place - 1] > distance { place -= 1 }
    ordinals.insert(ordinal, at: place)
    distances.insert(distance, at: place)
    if ordinals.count > Self.largestCount {
      ordinals.removeLast()
      distances.removeLast()
    }
  }

  /// The Levenshtein distance of the candidate (Wagner and Fischer, 1974), or `nil` above `bound`.
  private mutating func distance(within bound: Int) -> Int? {
    guard abs(candidate.count - wanted.count) <= bound else { return nil }
    row.removeAll(keepingCapacity: true)
    for column in 0...wanted.count { row.append(column) }
    for line in 0..<candidate.count {
      var diagonal = row[0]
      row[0] = line + 1
      var smallest = row[0]
      for column in 1...wanted.count {
        let above = row[column]
        let substituted = wanted[column - 1] == candidate[line] ? diagonal : diagonal + 1
        row[column] = min(substituted, min(above, row[column - 1]) + 1)
        smallest = min(smallest, row[column])
        diagonal = above
      }
      if smallest > bound { return nil }
    }
    return row[wanted.count] <= bound ? row[wanted.count] : nil
  }

  /// The byte in lower case; `nil` for a separator.
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: " "):
      nil
    default: byte
    }
  }
}
