import TokenRuntime

/// A point in time that a server sends as text: `2026-11-22T20:54:00Z` (RFC 3339).
public struct ContentDate: Decodable, Equatable, Hashable, Sendable {
  /// The seconds from the start of 1970 in UTC; `Date(timeIntervalSince1970:)` takes them.
  public var secondsSince1970: Double

  /// Creates a time from its seconds since the start of 1970 in UTC.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// Decodes a time from its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a time; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try decoder.parsed(DateSyntax.faultReason, DateSyntax.secondsSince1970)
  }
}

/// A point in time that a server sends as seconds since 1970.
public struct ContentSeconds: Decodable, Equatable, Hashable, Sendable {
  /// The seconds from the start of 1970 in UTC; `Date(timeIntervalSince1970:)` takes them.
  public var secondsSince1970: Double

  /// Creates a time from its seconds since the start of 1970 in UTC.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// Decodes a time from a number.
  ///
  /// - Throws: `DecodingError.typeMismatch` if the value is not a number.
  public init(from decoder: any Decoder) throws { secondsSince1970 = try decoder.number() }
}

/// A point in time that a server sends as milliseconds since 1970.
public struct ContentMilliseconds: Decodable, Equatable, Hashable, Sendable {
  /// The seconds from the start of 1970 in UTC; `Date(timeIntervalSince1970:)` takes them.
  public var secondsSince1970: Double

  /// Creates a time from its seconds since the start of 1970 in UTC.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// Decodes a time from a number.
  ///
  /// - Throws: `DecodingError.typeMismatch` if the value is not a number.
  public init(from decoder: any Decoder) throws { secondsSince1970 = try decoder.number() / 1000 }
}

/// An exact decimal, such as an amount of money: `1250.50`.
///
/// Foundation's `Decimal(string:)` takes ``rawValue``.
public struct ContentDecimal: RawRepresentable, Decodable, Equatable, Hashable, Sendable {
  /// The digits: as the server sent them in a string, and the fewest that mean the same for a number.
  public let rawValue: String

  /// Creates a decimal of at most 28 digits before the point and 10 after it; `nil` for other texts.
  public init?(rawValue: String) {
    guard DecimalSyntax.isDecimal(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a decimal that is known to be one; others are a fatal error.
  public init(_ text: StaticString) {
    rawValue = text.description
    precondition(DecimalSyntax.isDecimal(rawValue), "not a decimal")
  }

  /// The nearest number, for weights of an arrangement.
  public var number: Double { Double(rawValue) ?? 0 }

  /// Decodes a decimal from a string, or from a number of at most 15 digits, which is exact.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a decimal, or a number has more digits;
  ///   `typeMismatch` if the value is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard DecimalSyntax.isDecimal(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(ContentLimits.shortened(text))' \(DecimalSyntax.faultReason)")
      }
      rawValue = text
    } else {
      guard let text = DecimalSyntax.text(of: try decoder.number()) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: DecimalSyntax.inexactReason)
      }
      rawValue = text
    }
  }
}

/// A length that a server sends as a text with a unit, such as `16px`.
///
/// The units `px`, `pt` and `dp` all are points, as apps have them.
public struct ContentPoints: RawRepresentable, Decodable, Equatable, Hashable, Sendable {
  /// The text as the server sent it.
  public let rawValue: String
  /// The length in points, from 0.
  public let points: Double

  /// Creates a length; `nil` for a text that is none.
  public init?(rawValue: String) {
    guard let points = WrittenNumber.points.number(rawValue) else { return nil }
    self.rawValue = rawValue
    self.points = points
  }

  /// Decodes a length from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is no length; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed(WrittenNumber.points.faultReason) { Self(rawValue: $0) }
  }
}

/// A width divided by a height that a server sends as a text of both, such as `16:9`.
public struct ContentRatio: RawRepresentable, Decodable, Equatable, Hashable, Sendable {
  /// The text as the server sent it.
  public let rawValue: String
  /// The width divided by the height, above 0.
  public let ratio: Double

  /// Creates a ratio; `nil` for a text that is none.
  public init?(rawValue: String) {
    guard let ratio = WrittenNumber.ratio.number(rawValue) else { return nil }
    self.rawValue = rawValue
    self.ratio = ratio
  }

  /// Decodes a ratio from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is no ratio; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed(WrittenNumber.ratio.faultReason) { Self(rawValue: $0) }
  }
}

/// A share that a server sends as a text in percent, such as `50%`.
public struct ContentPercentage: RawRepresentable, Decodable, Equatable, Hashable, Sendable {
  /// The text as the server sent it.
  public let rawValue: String
  /// The share as a part of 1, from 0.
  public let fraction: Double

  /// Creates a percentage; `nil` for a text that is none.
  public init?(rawValue: String) {
    guard let fraction = WrittenNumber.percent.number(rawValue) else { return nil }
    self.rawValue = rawValue
    self.fraction = fraction
  }

  /// Decodes a percentage from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the string is no percentage; the decoder's own error if the
  ///   value is not a string.
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed(WrittenNumber.percent.faultReason) { Self(rawValue: $0) }
  }
}

extension Decoder {
  /// The value that a text stands for; it is an error with this reason if it stands for nothing, and with one of
  /// its own if it is refused.
  func parsed<Value>(
    _ faultReason: String, _ parse: (String) -> Value?, refusal: (Value) -> String? = { _ in nil }
  ) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    let value = parse(text)
    guard let value, refusal(value) == nil else {
      let reason = value.flatMap(refusal) ?? faultReason
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(ContentLimits.shortened(text))' \(reason)")
    }
    return value
  }

  /// A number; decoders report those that don't fit in different ways.
  fileprivate func number() throws -> Double {
    let container = try singleValueContainer()
    do {
      let number = try container.decode(Double.self)
      if number.isFinite { return number }
    } catch DecodingError.valueNotFound(let type, let context) {
      throw DecodingError.valueNotFound(type, context)
    } catch {}
    throw DecodingError.typeMismatch(
      Double.self, .init(codingPath: codingPath, debugDescription: "not a number"))
  }
}
