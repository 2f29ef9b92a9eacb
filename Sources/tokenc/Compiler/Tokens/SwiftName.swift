/// Makes Swift names and server strings of the words of a path.
enum SwiftName {
  /// The words of a path's segments: what separates them is anything but a letter, a digit or a
  /// symbol such as an emoji. For example, `muted-alt` is two words.
  static func words(of segments: [String]) -> [String] {
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
  static func camelCase(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return loweringFirst(first) + words.dropFirst().map(capitalizingFirst).joined()
  }

  /// `AccentPrimary`.
  static func pascalCase(_ words: [String]) -> String {
    words.map(capitalizingFirst).joined()
  }

  /// Whether a text can name an enum's case, in backticks if need be.
  static func isIdentifier(_ text: String) -> Bool {
    if isTypeName(text) {
      return text.withUTF8Bytes { utf8 in utf8.contains { $0 != UInt8(ascii: "_") } }
    }
    guard let first = text.unicodeScalars.first else { return false }
    return !isDigit(first) && text.unicodeScalars.allSatisfy { isWordScalar($0) || $0 == "_" }
      && text.unicodeScalars.contains { $0 != "_" }
  }

  /// Whether a text can name a type without backticks.
  static func isTypeName(_ text: String) -> Bool {
    text.withUTF8Bytes { utf8 in
      guard let first = utf8.first, !isDigit(first) else { return false }
      return utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "_") }
    }
  }

  /// Names that a case can't have, as the enum or the language needs them.
  static func isReserved(_ text: String) -> Bool {
    text.utf8.count <= 8 && reserved.contains(text)
  }

  static let reserved: Set<String> = [
    "allCases", "hash", "init", "lookup", "none", "Protocol", "self", "some", "Type",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte is a letter or digit of ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
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
