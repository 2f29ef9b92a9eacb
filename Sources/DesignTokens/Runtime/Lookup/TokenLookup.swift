/// The result of looking up a name that a server sent.
public enum TokenLookup<Token: DesignToken>: Equatable, Sendable {
  /// The token with this name, and whether the name or the token is out of date.
  case token(Token, TokenStatus)
  /// No token has this name or had it in the past.
  case unknown(nearest: NearestTokens<Token>)

  /// The token, also for a former name; `nil` if the name is unknown.
  public var token: Token? {
    switch self {
    case .token(let token, _): token
    case .unknown: nil
    }
  }
}

/// A Boolean value that indicates whether a known name is up to date.
public enum TokenStatus: Equatable, Sendable {
  /// The token's current name; the token is not deprecated.
  case exact
  /// A former name of the token.
  case renamed(from: String)
  /// The current name of a deprecated token: see ``DesignToken/replacement``.
  case deprecated
}

extension DesignToken {
  /// Finds the token with a current or former name, or else the tokens with the nearest names.
  ///
  /// ```swift
  /// switch ColorToken.lookup("accent_primary_old") {
  /// case .token(let token, .exact): …
  /// case .token(let token, let status): …           // report an outdated name
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
