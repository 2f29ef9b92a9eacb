/// Counts the edits between a wanted name and others.
///
/// The case of ASCII letters and the separators `_`, `-`, `.`, `/` and space are ignored.
struct NearestNameSearch {
  /// The largest number of edits that still counts as near.
  let limit: Int

  private static let longestName = 256
  private let wanted: [UInt8]
  private var row: [Int] = []

  /// Prepares a search; `nil` if the name is longer than 256 bytes or has only separators.
  init?(for name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    var wanted: [UInt8] = []
    for byte in name.utf8 {
      let folded = Self.folded(byte)
      if folded != 0 { wanted.append(folded) }
    }
    guard !wanted.isEmpty else { return nil }
    self.wanted = wanted
    limit = max(2, wanted.count / 3)
  }

  /// The Levenshtein distance to a name (Wagner and Fischer, 1974); `nil` if it exceeds ``limit``.
  mutating func distance(to name: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = wanted.count
    guard name.count >= count - limit, name.count <= 2 * Self.longestName else { return nil }
    row.removeAll(keepingCapacity: true)
    for column in 0...count { row.append(column) }
    for byte in name {
      let folded = Self.folded(byte)
      if folded == 0 { continue }
      var diagonal = row[0]
      row[0] += 1
      var smallest = row[0]
      for column in 1...count {
        let above = row[column]
        let substituted = wanted[column - 1] == folded ? diagonal : diagonal + 1
        row[column] = min(substituted, min(above, row[column - 1]) + 1)
        smallest = min(smallest, row[column])
        diagonal = above
      }
      if smallest > limit { return nil }
    }
    return row[count] <= limit ? row[count] : nil
  }

  /// The byte in lower case; 0 for a separator.
  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: " "):
      0
    default: byte
    }
  }
}
