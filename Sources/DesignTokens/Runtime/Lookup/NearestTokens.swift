/// The tokens whose names are nearest to an unknown name, the nearest first, at most three.
///
/// The search runs each time ``tokens`` or ``description`` is read; storing this value costs
/// nothing.
public struct NearestTokens<Token: DesignToken>: Equatable, Sendable {
  /// The unknown name, as the server sent it.
  public let name: String

  init(to name: String) { self.name = name }

  /// The nearest tokens, at most three; empty if no name is near.
  ///
  /// Nearness is the Levenshtein distance of the names' bytes (Wagner and Fischer, 1974), with
  /// ASCII letters in lower case and without the separators `_`, `-`, `.`, `/` and space. A name is
  /// near if the distance is at most a third of the unknown name's length, or 2 if that is more.
  /// Former names count for their token; among equally near tokens, the one declared first comes
  /// first. Nothing is near to an unknown name that is longer than 256 bytes or has only
  /// separators.
  public var tokens: [Token] {
    var tokens: [Token] = []
    for ordinal in Token.nameIndex.nearestOrdinals(to: name) {
      tokens.append(Token(ordinal: ordinal))
    }
    return tokens
  }
}

extension NearestTokens: CustomStringConvertible {
  /// The enum, the unknown name and the nearest names, for example
  /// `ColorToken has no 'acent'; nearest: 'accent', 'ascent'`.
  public var description: String { UnknownToken(type: Token.self, name: name).description }
}

extension NameIndex {
  /// The ordinals of at most three tokens, the nearest first, among equals the first declared.
  func nearestOrdinals(to name: String) -> [Int] {
    guard var search = NearestNameSearch(for: name) else { return [] }
    // For each near name its distance, below it in 20 bits its ordinal.
    var near: [Int] = []
    for place in 0..<Int(nameCount) {
      guard let distance = search.distance(to: bytes(ofNameAt: place)) else { continue }
      near.append(distance &<< 20 | ordinal(ofPlace: place))
    }
    var ordinals: [Int] = []
    while ordinals.count < 3 {
      var nearest = Int.max
      for candidate in near where candidate < nearest {
        if !ordinals.contains(candidate & 0xF_FFFF) { nearest = candidate }
      }
      if nearest == Int.max { break }
      ordinals.append(nearest & 0xF_FFFF)
    }
    return ordinals
  }
}
