/// The tokens with the names nearest to an unknown one, the nearest first, at most three.
///
/// They are searched for when they are asked for, each time; holding this costs nothing.
public struct NearestTokens<Token: DesignToken>: Equatable, Sendable {
  /// The unknown name.
  public let name: String

  init(to name: String) {
    self.name = name
  }

  /// The nearest tokens; empty when no name is near.
  ///
  /// Upper and lower case and the separators `_`, `-`, `.`, `/` and space make no difference; of other
  /// characters a third, and at least two, may differ. Among equals the first declared comes first.
  public var tokens: [Token] {
    var tokens: [Token] = []
    for ordinal in Token.nameIndex.nearestOrdinals(to: name) {
      tokens.append(Token(ordinal: ordinal))
    }
    return tokens
  }
}

extension NearestTokens: CustomStringConvertible {
  /// For example `ColorToken has no 'acent'; nearest: 'accent', 'ascent'`.
  public var description: String {
    Token.nameIndex.description(ofUnknown: name, in: "\(Token.self)")
  }
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

  func description(ofUnknown name: String, in type: String) -> String {
    var text = "\(type) has no '\(name)'"
    var separator = "; nearest: "
    for ordinal in nearestOrdinals(to: name) {
      text += "\(separator)'\(self.name(at: ordinal))'"
      separator = ", "
    }
    return text
  }
}
