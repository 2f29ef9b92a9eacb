import TokenRuntime

/// The name of an icon, which the app turns into an image.
public struct IconName: RawRepresentable, Codable, Equatable, Sendable {
  /// The name as the server sent it.
  public var rawValue: String

  /// Creates a name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An absolute address: a scheme, a colon and at least one more character.
///
/// For example `https://example.com/a` or `https://пример.испытание/б`. A scheme is an ASCII letter,
/// followed by letters, digits, `+`, `-` or `.` (RFC 3986, section 3.1). The rest is visible characters
/// of any script (RFC 3987) and not checked further. Foundation's `URL(string:)` takes international
/// hosts from iOS 17 and macOS 14 on.
public struct WebAddress: RawRepresentable, Codable, Equatable, Hashable, Sendable {
  /// The address as the server sent it.
  public let rawValue: String

  /// Creates an address; `nil` if the text is not an absolute address.
  public init?(rawValue: String) {
    guard AddressSyntax.isAbsolute(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates an address that is known to be one; others are a fatal error.
  public init(_ text: StaticString) {
    rawValue = text.description
    precondition(AddressSyntax.isAbsolute(rawValue), "not an absolute address")
  }

  /// Decodes an address from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is not an absolute address, or one that the
  ///   `AddressPolicy` refuses; the decoder's own error if the value is not a string.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed("is not an absolute address") {
      Self(rawValue: $0)
    } refusal: {
      AddressPolicy.current.refusal(of: $0.rawValue)
    }
  }
}

/// An image that a server names, or whose absolute address it sends.
///
/// For example `card` or `https://example.com/card.png`. A text with a colon is an address.
public enum ContentImage: RawRepresentable, Decodable, Equatable, Hashable, Sendable {
  /// The name of an image of the app.
  case name(String)
  /// The address of an image to load.
  case address(WebAddress)

  /// The text as the server sent it.
  public var rawValue: String {
    switch self {
    case .name(let name): name
    case .address(let address): address.rawValue
    }
  }

  /// Creates an image; `nil` if the text has a colon and is not an absolute address.
  public init?(rawValue: String) {
    guard ImageSyntax.isReference(rawValue) else { return nil }
    self = WebAddress(rawValue: rawValue).map { .address($0) } ?? .name(rawValue)
  }

  /// Creates an image of a text that is known to be a name or an address; others are a fatal error.
  public init(_ text: StaticString) {
    guard let image = Self(rawValue: text.description) else {
      preconditionFailure("not the name or address of an image")
    }
    self = image
  }

  /// Decodes an image from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is neither a name nor an absolute address, or
  ///   one that the `AddressPolicy` refuses; the decoder's own error if the value is not a string.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed(ImageSyntax.faultReason) {
      Self(rawValue: $0)
    } refusal: { image in
      guard case .address(let address) = image else { return nil }
      return AddressPolicy.current.refusal(of: address.rawValue, isImage: true)
    }
  }
}

/// A closure that the app runs when something happens to a component, such as a tap.
///
/// Any two callbacks are equal, so that contents are compared by what they show.
public struct ContentCallback: Equatable, Sendable {
  /// One reference, and none for a missing callback: less code in contents, which are copied with it.
  private let closure: Closure

  private final class Closure: Sendable {
    let body: @MainActor @Sendable () -> Void
    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
  }

  /// Creates a callback that runs a closure on the main actor.
  public init(_ body: @escaping @MainActor @Sendable () -> Void) { closure = Closure(body) }

  /// Runs the closure.
  @MainActor public func callAsFunction() { closure.body() }

  /// Always true: callbacks can't be compared.
  public static func == (one: ContentCallback, other: ContentCallback) -> Bool { true }
}
