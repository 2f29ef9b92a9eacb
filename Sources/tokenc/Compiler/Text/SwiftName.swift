/// Makes Swift names, and the words that they and server strings are made of.
package enum SwiftName {
  // MARK: Making names

  /// The words of a path's segments: what separates them is anything but a letter, a digit or a
  /// symbol such as an emoji. For example, `muted-alt` is two words.
  package static func words(of segments: [String]) -> [String] {
    segments.flatMap { segment -> [String] in
      if segment.isASCII {
        return segment.utf8.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
      }
      return segment.unicodeScalars.split { !isWordScalar($0) }.map {
        String(String.UnicodeScalarView($0))
      }
    }
  }

  /// `accentPrimary`: the first word starts small, the others with a capital.
  package static func camelCase(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return loweringFirst(first) + words.dropFirst().map(capitalizingFirst).joined()
  }

  /// `AccentPrimary`.
  package static func pascalCase(_ words: [String]) -> String {
    words.map(capitalizingFirst).joined()
  }

  /// The camelCase name that a server's string suggests, for example `accentPrimary` for
  /// `accent_primary`; `nil` when it starts with a digit or has no letters of ASCII.
  static func camelCase(ofServerName name: String) -> String? {
    let words = name.utf8.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first, let start = first.utf8.first, !isDigit(start) else { return nil }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map(capitalizingFirst).joined()
  }

  // MARK: Names in source

  /// The name as it is declared: keywords get backticks.
  static func declared(_ name: String) -> String {
    // The longest of the words has fifteen letters.
    name.utf8.count <= 15 && keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name as a parameter or label: most keywords are plain names there.
  static func parameter(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The name as it is written after a dot, for example `.default`.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? ".`\(name)`" : ".\(name)"
  }

  /// The words that Swift reserves, wherever they stand, and the members that every type has.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  // MARK: Checking names

  /// Whether a text can name an enum's case, in backticks if need be.
  package static func isIdentifier(_ text: String) -> Bool {
    if isTypeName(text) {
      return text.withUTF8Bytes { utf8 in utf8.contains { $0 != UInt8(ascii: "_") } }
    }
    guard let first = text.unicodeScalars.first else { return false }
    return !isDigit(first) && text.unicodeScalars.allSatisfy { isWordScalar($0) || $0 == "_" }
      && text.unicodeScalars.contains { $0 != "_" }
  }

  /// Whether a text can name a type without backticks.
  package static func isTypeName(_ text: String) -> Bool {
    text.withUTF8Bytes { utf8 in
      guard let first = utf8.first, !isDigit(first) else { return false }
      return utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "_") }
    }
  }

  /// Names that a case can't have, as the enum or the language needs them.
  package static func isReserved(_ text: String) -> Bool {
    text.utf8.count <= 8 && reserved.contains(text)
  }

  static let reserved: Set<String> = [
    "allCases", "hash", "init", "lookup", "none", "Protocol", "self", "some", "Type",
  ]

  // MARK: Characters

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte is a letter or digit of ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .otherSymbol:
      return true
    default:
      return false
    }
  }

  /// Lowers a leading capital, or a leading run of capitals up to the next word: `URLBar` is
  /// `urlBar`, `OS` is `os`.
  private static func loweringFirst(_ word: String) -> String {
    if let first = word.utf8.first, first < 0x80, !(0x41...0x5A).contains(first) { return word }
    let scalars = Array(word.unicodeScalars)
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    guard capitals > 0 else { return word }
    let lowered =
      capitals == 1 || capitals == scalars.count
        || !scalars[capitals].properties.isLowercase ? capitals : capitals - 1
    return scalars.prefix(lowered).map { $0.properties.lowercaseMapping }.joined()
      + String(String.UnicodeScalarView(scalars.dropFirst(lowered)))
  }

  private static func capitalizingFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    if first.isASCII {
      guard ("a"..."z").contains(first) else { return word }
      return String(decoding: [UInt8(first.value) - 0x20] + word.utf8.dropFirst(), as: UTF8.self)
    }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))
  }
}
