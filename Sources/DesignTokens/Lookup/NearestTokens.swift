/// The tokens with the names nearest to an unknown one, the nearest first, at most three.
///
/// They are searched for when they are asked for, each time; holding this costs nothing.
public struct NearestTokens<Token: DesignToken>: Sequence, Hashable, Sendable {
  /// The unknown name.
  public let name: String

  init(to name: String) {
    self.name = name
  }

  public func makeIterator() -> IndexingIterator<[Token]> {
    tokens.makeIterator()
  }

  /// The nearest tokens; empty when no name is near.
  ///
  /// Upper and lower case and the separators `_`, `-`, `.`, `/` and space make no difference; of other
  /// characters a third, and at least two, may differ. Among equals the first declared comes first.
  public var tokens: [Token] {
    let index = Token.nameIndex
    guard var search = NearestNameSearch(for: name) else { return [] }
    for place in 0..<Int(index.nameCount) {
      search.consider(index.bytes(ofNameAt: place), ordinal: index.ordinal(ofPlace: place))
    }
    return search.nearest.map { Token(ordinal: $0.ordinal) }
  }
}

extension NearestTokens: CustomStringConvertible {
  /// For example `ColorToken has no 'acent'; nearest: 'accent', 'ascent'`.
  public var description: String {
    let names = tokens.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return "\(Token.self) has no '\(name)'" + (names.isEmpty ? "" : "; nearest: \(names)")
  }
}

/// Keeps the three names that need the fewest edits.
struct NearestNameSearch {
  private(set) var nearest: [(ordinal: Int, distance: Int)] = []

  private static let longestName = 256
  private let wanted: [UInt8]
  private let limit: Int
  private var candidate: [UInt8] = []
  private var row: [Int] = []

  /// Prepares a search; `nil` when the name is empty or longer than 256 bytes.
  init?(for name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    wanted = Self.folded(name.utf8)
    guard !wanted.isEmpty else { return nil }
    limit = max(2, wanted.count / 3)
  }

  mutating func consider(_ name: UnsafeBufferPointer<UInt8>, ordinal: Int) {
    let bound = nearest.count < 3 ? limit : min(limit, nearest[2].distance - 1)
    guard abs(name.count - wanted.count) <= bound + name.count / 2 else { return }
    candidate.removeAll(keepingCapacity: true)
    for byte in name {
      if let folded = Self.folded(byte) { candidate.append(folded) }
    }
    guard let distance = distance(within: bound) else { return }
    if let known = nearest.firstIndex(where: { $0.ordinal == ordinal }) {
      guard distance < nearest[known].distance else { return }
      nearest.remove(at: known)
    }
    let place = nearest.firstIndex { $0.distance > distance } ?? nearest.endIndex
    nearest.insert((ordinal, distance), at: place)
    if nearest.count > 3 { nearest.removeLast() }
  }

  /// The Levenshtein distance of the candidate (Wagner and Fischer, 1974), or `nil` above `bound`.
  private mutating func distance(within bound: Int) -> Int? {
    guard !candidate.isEmpty, abs(candidate.count - wanted.count) <= bound else { return nil }
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: 0...wanted.count)
    for (line, byte) in candidate.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      var smallest = row[0]
      for column in 1...wanted.count {
        let above = row[column]
        let substituted = diagonal + (wanted[column - 1] == byte ? 0 : 1)
        row[column] = min(substituted, above + 1, row[column - 1] + 1)
        smallest = min(smallest, row[column])
        diagonal = above
      }
      if smallest > bound { return nil }
    }
    return row[wanted.count] <= bound ? row[wanted.count] : nil
  }

  private static func folded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.compactMap { folded($0) }
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
