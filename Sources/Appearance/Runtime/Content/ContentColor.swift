public import TokenRuntime

/// A color that a server sends by its digits, `#RRGGBB` or `#RRGGBBAA` as in CSS.
///
/// It is the same in every scheme: a server that knows the names of tokens sends these.
public struct ContentColor: Decodable, Equatable, Hashable, Sendable {
  /// Red, green, blue and opacity, a byte each.
  let rgba: UInt32

  /// The color.
  public var color: ColorValue { ColorValue(ColorComponents(rgba: rgba)) }

  /// Creates a color; `nil` if the text is not one.
  public init?(rawValue: String) { self.init(rawValue, .opacityLast) }

  /// Creates a color of a text that is known to be one; others are a fatal error.
  public init(_ text: StaticString) { self.init(known: text, .opacityLast) }

  init?(_ text: String, _ syntax: ColorSyntax) {
    guard let rgba = syntax.rgba(text) else { return nil }
    self.rgba = rgba
  }

  init(known text: StaticString, _ syntax: ColorSyntax) {
    guard let rgba = syntax.rgba(text.description) else { preconditionFailure("not a color") }
    self.rgba = rgba
  }

  /// Decodes a color from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is not a color; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws { self = try decoder.color(.opacityLast) }
}

/// A color that a server sends by its digits, `#RRGGBB` or `#AARRGGBB` with the opacity first, as on Android.
public struct ContentColorOpacityFirst: Decodable, Equatable, Hashable, Sendable {
  private let value: ContentColor

  /// The color.
  public var color: ColorValue { value.color }

  /// Creates a color; `nil` if the text is not one.
  public init?(rawValue: String) {
    guard let value = ContentColor(rawValue, .opacityFirst) else { return nil }
    self.value = value
  }

  /// Creates a color of a text that is known to be one; others are a fatal error.
  public init(_ text: StaticString) { value = ContentColor(known: text, .opacityFirst) }

  /// Decodes a color from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is not a color; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws { value = try decoder.color(.opacityFirst) }
}

/// A color that a server sends by its digits without opacity, `#RRGGBB`.
public struct ContentOpaqueColor: Decodable, Equatable, Hashable, Sendable {
  private let value: ContentColor

  /// The color.
  public var color: ColorValue { value.color }

  /// Creates a color; `nil` if the text is not one.
  public init?(rawValue: String) {
    guard let value = ContentColor(rawValue, .opaque) else { return nil }
    self.value = value
  }

  /// Creates a color of a text that is known to be one; others are a fatal error.
  public init(_ text: StaticString) { value = ContentColor(known: text, .opaque) }

  /// Decodes a color from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is not a color; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws { value = try decoder.color(.opaque) }
}

extension Decoder {
  fileprivate func color(_ syntax: ColorSyntax) throws -> ContentColor {
    try parsed(syntax.faultReason) { ContentColor($0, syntax) }
  }
}
