/// The name of an icon, which the app turns into an image.
public struct IconName: RawRepresentable, Codable, Equatable, Sendable {
  /// The name as the server sent it.
  public var rawValue: String

  /// Creates a name, which is not checked.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// An absolute address: a scheme, a colon and at least one more character.
///
/// For example `https://example.com/a`. A scheme is an ASCII letter, followed by letters, digits,
/// `+`, `-` or `.` (RFC 3986, section 3.1). The rest is visible ASCII (section 2) and not checked
/// further.
public struct WebAddress: RawRepresentable, Codable, Equatable, Sendable {
  /// The address as the server sent it.
  public let rawValue: String

  /// Creates an address; `nil` if the text is not an absolute address.
  public init?(rawValue: String) {
    let parts = rawValue.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, Self.isLetter(first),
      parts[0].allSatisfy(Self.isSchemeCharacter), !parts[1].isEmpty,
      parts[1].allSatisfy({ (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  /// Decodes an address from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is not an absolute address; the
  ///   decoder's own error if the value is not a string.
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

/// An action that a server asks the app to perform, for example when a button is tapped.
public struct ContentAction: Decodable, Equatable, Sendable {
  /// The kind of action, for example `open_url`.
  public var type: String
  /// The details of the action by name, for example the address to open.
  public var parameters: [String: String]

  /// Creates an action, by default without parameters.
  public init(type: String, parameters: [String: String] = [:]) {
    self.type = type
    self.parameters = parameters
  }

  /// Decodes an action from an object with `type` and, optionally, `parameters`.
  ///
  /// - Throws: ``ContentError`` if `type` is missing or a member does not parse.
  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(of: decoder, "Action")
    type = try fields.value("type")
    parameters = try fields.value("parameters", default: [:])
  }
}

/// A closure that the app runs when something happens to a component, such as a tap.
///
/// Any two callbacks are equal, so that contents are compared by what they show.
public struct ContentCallback: Equatable, Sendable {
  private let body: @MainActor @Sendable () -> Void

  /// Creates a callback that runs a closure on the main actor.
  public init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }

  /// Runs the closure.
  @MainActor public func callAsFunction() { body() }

  /// Always true: callbacks can't be compared.
  public static func == (one: ContentCallback, other: ContentCallback) -> Bool { true }
}
