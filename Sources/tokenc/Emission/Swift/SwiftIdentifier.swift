/// Makes names fit for Swift source.
enum SwiftIdentifier {
  /// The name as it is declared: keywords get backticks.
  static func declared(_ name: String) -> String {
    needsBackticks.contains(name) ? "`\(name)`" : name
  }

  /// The name as it is written after a dot, for example `.default`.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? ".`\(name)`" : ".\(name)"
  }

  /// The lowerCamelCase name that a server's string suggests, for example `accentPrimary` for
  /// `accent_primary`; `nil` when no plain identifier comes of it.
  static func camelCase(_ string: String) -> String? {
    var name = ""
    var startsWord = false
    for character in string.unicodeScalars {
      guard character.isASCII, character.properties.isAlphabetic || isDigit(character) else {
        startsWord = true
        continue
      }
      if name.isEmpty {
        guard !isDigit(character) else { return nil }
        name.unicodeScalars.append(contentsOf: character.properties.lowercaseMapping.unicodeScalars)
      } else if startsWord {
        name.unicodeScalars.append(contentsOf: character.properties.uppercaseMapping.unicodeScalars)
      } else {
        name.unicodeScalars.append(character)
      }
      startsWord = false
    }
    return name.isEmpty ? nil : name
  }

  private static func isDigit(_ character: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(character)
  }

  /// The words that Swift reserves, wherever they stand, and the members that every type has.
  private static let needsBackticks: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Makes strings fit for Swift source.
enum SwiftLiteral {
  /// The string in quotation marks, for example `"a\"b"`.
  static func quoted(_ string: String) -> String {
    "\"" + escaped(string) + "\""
  }

  /// The string's characters as they are written between quotation marks.
  static func escaped(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: needsEscape) else { return string }
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where needsEscape(scalar):
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a character would end or change a literal, or would not be seen in it.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\": true
    case " "..."~": false
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
        .spaceSeparator:
        true
      default: false
      }
    }
  }
}
