/// The token that ``Lenient`` uses when a server sends a name that this client does not know.
public protocol TokenFallback: Sendable {
  /// The enum that names are decoded to.
  associatedtype Token: DesignToken
  /// The token to use instead of an unknown one.
  static var token: Token { get }
}

/// A token that decodes from any string, using the declared fallback for unknown names.
///
/// ```swift
/// enum BodyColor: TokenFallback {
///   static var token: ColorToken { .textPrimary }
/// }
///
/// struct Label: Decodable {
///   @Lenient<BodyColor> var color: ColorToken
/// }
/// ```
///
/// A member that is missing or null is the fallback, too. A reporter in the decoder's `userInfo` is
/// called once for each unknown name: see ``UnknownNameReporter``. A value that is not a string is
/// still an error. For a token that may be absent, see ``LenientOptional``.
@propertyWrapper
public struct Lenient<Fallback: TokenFallback>: Equatable, Sendable {
  /// The token; the fallback if the decoded name was unknown. Setting it clears ``unknownName``.
  public var wrappedValue: Fallback.Token {
    didSet { unknownName = nil }
  }
  /// The name that the server sent, if it was unknown; otherwise `nil`. Encoding writes it back.
  public private(set) var unknownName: String?

  /// Creates a value with a token, by default the fallback, and no unknown name.
  public init(wrappedValue: Fallback.Token = Fallback.token) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, to read ``unknownName``.
  public var projectedValue: Self { self }
}

extension Lenient: Codable {
  /// Decodes a token from its name, a former name, or any other string, which gives the fallback.
  ///
  /// - Throws: The decoder's own error if the value is not a string.
  public init(from decoder: any Decoder) throws {
    switch try Fallback.Token.lenientName(from: decoder, or: Fallback.token) {
    case .known(let token): self.init(wrappedValue: token)
    case .unknown(let name):
      self.init()
      unknownName = name
    }
  }

  /// Encodes ``unknownName`` if there is one, otherwise the token's raw value.
  public func encode(to encoder: any Encoder) throws {
    try (unknownName ?? Fallback.Token.nameIndex.name(at: wrappedValue.ordinal)).encode(to: encoder)
  }
}

/// A token that may be absent, and that decodes from any string: unknown names give `nil`.
///
/// ```swift
/// struct Label: Decodable {
///   @LenientOptional var color: ColorToken?
/// }
/// ```
///
/// A member that is missing or null is `nil`. Unknown names are reported as those of ``Lenient`` are.
@propertyWrapper
public struct LenientOptional<Token: DesignToken>: Equatable, Sendable {
  /// The token; `nil` if there was none or its name was unknown. Setting it clears ``unknownName``.
  public var wrappedValue: Token? {
    didSet { unknownName = nil }
  }
  /// The name that the server sent, if it was unknown; otherwise `nil`. Encoding writes it back.
  public private(set) var unknownName: String?

  /// Creates a value with a token, by default none, and no unknown name.
  public init(wrappedValue: Token? = nil) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, to read ``unknownName``.
  public var projectedValue: Self { self }
}

extension LenientOptional: Codable {
  /// Decodes a token from its name, a former name, or any other string or null, which give `nil`.
  ///
  /// - Throws: The decoder's own error if the value is neither a string nor null.
  public init(from decoder: any Decoder) throws {
    self.init()
    if try decoder.singleValueContainer().decodeNil() { return }
    switch try Token.lenientName(from: decoder, or: nil) {
    case .known(let token): wrappedValue = token
    case .unknown(let name): unknownName = name
    }
  }

  /// Encodes ``unknownName`` if there is one, otherwise the token's raw value or null.
  public func encode(to encoder: any Encoder) throws {
    try (unknownName ?? wrappedValue.map { Token.nameIndex.name(at: $0.ordinal) })
      .encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a token, which is the fallback if the member is missing or null.
  public func decode<Fallback>(
    _ type: Lenient<Fallback>.Type, forKey key: Key
  ) throws -> Lenient<Fallback> {
    try decodeIfPresent(type, forKey: key) ?? Lenient()
  }

  /// Decodes a token, which is `nil` if the member is missing or null.
  public func decode<Token>(
    _ type: LenientOptional<Token>.Type, forKey key: Key
  ) throws -> LenientOptional<Token> {
    try decodeIfPresent(type, forKey: key) ?? LenientOptional()
  }
}

/// A name that a lenient wrapper read.
private enum LenientName<Token> {
  case known(Token)
  case unknown(String)
}

extension DesignToken {
  /// Reads a name; an unknown one is reported.
  fileprivate static func lenientName(
    from decoder: any Decoder, or fallback: Self?
  ) throws -> LenientName<Self> {
    let name = try decoder.singleValueContainer().decode(String.self)
    let index = nameIndex
    let place = index.place(of: name)
    guard place < 0 else { return .known(Self(ordinal: index.ordinal(ofPlace: place))) }
    UnknownNameReporter.report(
      name, of: Self.self, replacedBy: fallback.map { index.name(at: $0.ordinal) }, in: decoder)
    return .unknown(name)
  }
}
