/// The token to use where a server sends a name that this client does not know.
public protocol TokenFallback: Sendable {
  associatedtype Token: DesignToken
  static var token: Token { get }
}

/// A token that decodes from any string: an unknown name becomes the declared fallback.
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
/// A reporter in the decoder's `userInfo` hears of each unknown name once: see
/// ``UnknownNameReporter``. A value that is no string is an error still.
@propertyWrapper
public struct Lenient<Fallback: TokenFallback>: Equatable, Sendable {
  public var wrappedValue: Fallback.Token {
    didSet { unknownName = nil }
  }
  /// The name that the server sent, if it was unknown; it is what is encoded again.
  public private(set) var unknownName: String?

  public init(wrappedValue: Fallback.Token = Fallback.token) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, to ask for ``unknownName``.
  public var projectedValue: Self { self }
}

extension Lenient: Codable {
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

  public func encode(to encoder: any Encoder) throws {
    try (unknownName ?? Fallback.Token.nameIndex.name(at: wrappedValue.ordinal))
      .encode(to: encoder)
  }
}
