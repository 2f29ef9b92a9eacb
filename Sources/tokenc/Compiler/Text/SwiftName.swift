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

  /// The words of one name in small letters where it is written in capitals alone: `text`, `body`, `large`
  /// of `TEXT_BODY_LARGE`. One word may be an abbreviation, so it stays.
  static func withoutScreaming(_ words: [String]) -> [String] {
    guard words.count > 1, words.contains(where: { $0.utf8.count > 1 }),
      words.allSatisfy({ word in word.utf8.allSatisfy { $0 < 0x80 && $0 & 0x60 != 0x60 } })
    else { return words }
    return words.map { $0.lowercased() }
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
  package static func declared(_ name: String) -> String {
    // The longest of the words has fifteen letters.
    name.utf8.count <= 15 && keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name as a parameter or label: most keywords are plain names there.
  package static func parameter(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The name as the label of an argument, where all but one keyword are plain names.
  package static func argument(_ name: String) -> String { name == "inout" ? "`\(name)`" : name }

  /// The name as it is written after a dot, for example `.default`.
  package static func member(_ name: String) -> String {
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

  /// Returns a Boolean value that indicates whether a text can name an enum's case, in backticks if need be.
  package static func isIdentifier(_ text: String) -> Bool {
    if isTypeName(text) {
      return text.withUTF8Bytes { utf8 in utf8.contains { $0 != UInt8(ascii: "_") } }
    }
    guard let first = text.unicodeScalars.first else { return false }
    return !isDigit(first) && isHead(first)
      && text.unicodeScalars.allSatisfy { (isWordScalar($0) || $0 == "_") && isInsideName($0) }
      && text.unicodeScalars.contains { $0 != "_" }
  }

  package static func isTypeName(_ text: String) -> Bool {
    text.withUTF8Bytes { utf8 in
      guard let first = utf8.first, !isDigit(first) else { return false }
      return utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "_") }
    }
  }

  /// Returns a Boolean value that indicates whether a text is a legal case as it is, which means one thing to clients
  /// and servers.
  static func isPlain(_ text: String) -> Bool {
    isIdentifier(text) && !isReserved(text) && NormalForm.isComposed(text)
  }

  /// Names that a case can't have, as the enum or the language needs them.
  package static func isReserved(_ text: String) -> Bool {
    text.utf8.count <= 9 && reserved.contains(text)
  }

  package static let reserved: Set<String> = [
    "allCases", "hash", "init", "lookup", "nameIndex", "none", "Protocol", "self", "some", "Type",
  ]

  /// The names that generated types can't have: types of Swift and of libraries that the code names.
  package static let neededTypes: Set<String> = [
    // Of the language and its standard library.
    "Self", "Type", "Protocol", "Any", "AllCases", "Bool", "CaseIterable", "Codable", "Decodable",
    "Decoder", "Double", "Encoder", "Equatable", "Hashable", "Hasher", "Int", "Optional",
    "RawRepresentable", "RawValue", "Sendable", "StaticString", "String", "UInt16", "UInt32",
    "UInt64",
    "UInt8", "Swift",
    // Of the libraries.
    "BorderValue", "Boxed", "ColorTable", "ColorValue", "CompositeTable", "ConstraintItemValue",
    "ConstraintLayoutValue", "ConstraintValue", "ContentAction",
    "ContentCallback", "ContentDate", "ContentDecimal", "ContentError", "ContentFields",
    "ContentImage",
    "ContentLook", "ContentMilliseconds", "ContentSeconds", "CubicBezierValue", "DesignToken",
    "DurationValue", "ElementAppearance", "FontFamilyTable", "FontFamilyValue", "FontWeightValue",
    "GradientValue", "IconName", "Indirect", "InsetsValue", "LenientList", "Memberwise",
    "NameIndex", "NumberTable", "PackFamily", "NumberedToken", "BooleanToken",
    "OverriddenTheme", "Overridable", "PackedColors", "PackedWords", "PrimitiveToken",
    "RecordTable",
    "ReferenceFamily", "ShadowValue", "StrokeStyleValue",
    "ThemeAxes", "ThemeContext", "ThemeOverlay", "ThemePack", "ThemePackError", "ThemeReferences",
    "ThemeState", "TokenCases",
    "TokenUse", "TokenUses", "TransitionValue",
    "TypographyValue", "ValueList", "WebAddress",
  ]

  // MARK: Characters

  /// Returns a Boolean value that indicates whether Swift takes a scalar within a name, as its lexer has it (after
  /// N1518 of C++).
  static func isInsideName(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return isWordScalar(scalar) || value == 0x5F }
    if value >= 0x10000 { return value < 0xF0000 && value & 0xFFFF <= 0xFFFD }
    return namedRanges.contains { $0.contains(value) }
  }

  /// Returns a Boolean value that indicates whether Swift takes a scalar as the first of a name, if at all: marks
  /// that join what is before them can't be, be it an operator.
  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      false
    default: true
    }
  }

  private static let namedRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
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
    default: return false
    }
  }

  /// Lowers a leading capital, or a run up to the next word: `URLBar` is `urlBar`, `OS` is `os`.
  package static func loweringFirst(_ word: String) -> String {
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

  package static func capitalizingFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    if first.isASCII {
      guard ("a"..."z").contains(first) else { return word }
      return String(decoding: [UInt8(first.value) - 0x20] + word.utf8.dropFirst(), as: UTF8.self)
    }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))
  }
}
