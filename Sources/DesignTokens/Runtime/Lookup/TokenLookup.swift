/// What is known about a name that a server sent.
public enum TokenLookup<Token: DesignToken>: Equatable, Sendable {
  /// The token with this name, and whether the name or the token is out of date.
  case token(Token, TokenStatus)
  /// No token has or had this name.
  case unknown(nearest: NearestTokens<Token>)

  /// The token, if the name is known.
  public var token: Token? {
    switch self {
    case .token(let token, _): token
    case .unknown: nil
    }
  }
}

/// Whether a known name is up to date.
public enum TokenStatus: Equatable, Sendable {
  /// The token's present name.
  case exact
  /// A name that the token once had.
  case renamed(from: String)
  /// The present name of a token that should no longer be used: see ``DesignToken/replacement``.
  case deprecated
}

extension DesignToken {
  /// Finds the token with a present or former name, or else the tokens with the nearest names.
  ///
  /// ```swift
  /// switch ColorToken.lookup("accent_primary_old") {
  /// case .token(let token, .exact): …
  /// case .token(let token, let status): …           // report that the server is behind
  /// case .unknown(let nearest): …                   // report, and draw a default
  /// }
  /// ```
  public static func lookup(_ name: String) -> TokenLookup<Self> {
    let index = Self.nameIndex
    let place = index.place(of: name)
    guard place >= 0 else { return .unknown(nearest: NearestTokens(to: name)) }
    let token = Self(ordinal: index.ordinal(ofPlace: place))
    if place >= index.caseCount { return .token(token, .renamed(from: name)) }
    if token.isDeprecated { return .token(token, .deprecated) }
    return .token(token, .exact)
  }
}
