/// The features of a font that a text switches on or off, by their OpenType tags.
///
/// ```swift
/// let amount: FontFeaturesValue = ["tnum": 1, "ss01": 1]
/// ```
///
/// A value of 1 switches a feature on and 0 off; some, such as `salt`, choose between more forms. What
/// a font does not have changes nothing. The tags are listed in the OpenType specification.
public struct FontFeaturesValue: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value of each feature, by its tag of four characters.
  public private(set) var settings: [String: Int]

  /// No feature other than those that the font has by itself.
  public static let none = Self(settings: [:])
  /// Digits of the same width, as in columns of numbers.
  public static let tabularNumbers: Self = ["tnum": 1]
  /// Digits with heights that vary, as in running text.
  public static let oldStyleNumbers: Self = ["onum": 1]
  /// Lower-case letters as small capitals.
  public static let smallCaps: Self = ["smcp": 1]

  private init(settings: [String: Int]) { self.settings = settings }

  /// Creates features from values by tag; the last value of a tag counts.
  ///
  /// Tags that have another form than four printable ASCII characters, and negative values, are left
  /// out: no font has them.
  public init(dictionaryLiteral elements: (String, Int)...) {
    settings = [:]
    for (tag, value) in elements where Self.isTag(tag) && value >= 0 { settings[tag] = value }
  }

  /// Reads features as CSS writes them in `font-feature-settings`, for example `"tnum", "liga" 0`;
  /// quotes may be left out, and `normal` is not a feature.
  ///
  /// - Returns: `nil` if the text has another form, or names a feature twice.
  public init?(_ text: String) {
    settings = [:]
    if text == "normal" { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      guard let first = words.first, words.count <= 2 else { return nil }
      let tag = Self.unquoted(String(first))
      guard Self.isTag(tag), settings[tag] == nil else { return nil }
      guard let value = words.count == 1 ? 1 : Self.value(String(words[1])) else { return nil }
      settings[tag] = value
    }
  }

  private static func isTag(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x27 }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func value(_ text: String) -> Int? {
    switch text {
    case "on": 1
    case "off": 0
    default: text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int32(text).map { Int($0) } : nil
    }
  }
}
