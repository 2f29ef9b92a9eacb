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
/// A reporter in the decoder's `userInfo` is called once for each unknown name: see
/// ``UnknownNameReporter``. A missing value or one that is not a string is still an error.
@propertyWrapper
public struct Lenient<Fallback: TokenFallback>: Equatable, Sendable {
  /// The token; the fallback if the decoded name was unknown. Setting it clears ``unknownName``.
  public var wrappedValue: Fallback.Token {
    didSet { unknownName = nil }
  }
  /// The name that the server sent, if it was unknown; otherwise `nil`. Encoding writes it back.
  public private(set) var unknownName: String?

  /// Creates a value with a token, by default the fallback, and no unknown name.
  public init(wrappedValue: Fallback.Token = Fallback.token) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, to read ``unknownName``.
  public var projectedValue: Self { self }
}

extension Lenient: Codable {
  /// Decodes a token from its name, a former name, or any other string, which gives the fallback.
  ///
  /// - Throws: The decoder's own error if the value is not a string.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let index = Fallback.Token.nameIndex
    let place = index.place(of: name)
    guard place < 0 else {
      self.init(wrappedValue: Fallback.Token(ordinal: index.ordinal(ofPlace: place)))
      return
    }
    let token = Fallback.token
    self.init(wrappedValue: token)
    unknownName = name
    UnknownNameReporter.report(
      name, of: Fallback.Token.self, replacedBy: index.name(at: token.ordinal), in: decoder)
  }

  /// Encodes ``unknownName`` if there is one, otherwise the token's raw value.
  public func encode(to encoder: any Encoder) throws {
    try (unknownName ?? Fallback.Token.nameIndex.name(at: wrappedValue.ordinal))
      .encode(to: encoder)
  }
}
