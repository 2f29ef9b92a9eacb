/// The name of an icon, which the app turns into an image.
public struct IconName: RawRepresentable, Codable, Equatable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// An absolute address: a scheme, a colon and at least one character.
///
/// Only visible ASCII is valid, as in RFC 3986, section 2. The text is kept as the server sent it.
public struct WebAddress: RawRepresentable, Codable, Equatable, Sendable {
  public let rawValue: String

  /// Takes an address; `nil` when the text is none.
  public init?(rawValue: String) {
    let parts = rawValue.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, Self.isLetter(first),
      parts[0].allSatisfy(Self.isSchemeCharacter), !parts[1].isEmpty,
      parts[1].allSatisfy({ (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let address = Self(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not an absolute address")
    }
    self = address
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

/// What a server wants to happen, for example when a button is tapped; the app knows how.
public struct ContentAction: Decodable, Equatable, Sendable {
  /// The kind of action, for example `open_url`.
  public var type: String
  public var parameters: [String: String]

  public init(type: String, parameters: [String: String] = [:]) {
    self.type = type
    self.parameters = parameters
  }

  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(of: decoder, "Action")
    type = try fields.value("type")
    parameters = try fields.value("parameters", default: [:])
  }
}

/// What the app does when something happens to a component.
///
/// Any two are equal: contents are compared by what they show.
public struct ContentCallback: Equatable, Sendable {
  private let body: @MainActor @Sendable () -> Void

  public init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }

  @MainActor public func callAsFunction() { body() }

  public static func == (one: ContentCallback, other: ContentCallback) -> Bool { true }
}
