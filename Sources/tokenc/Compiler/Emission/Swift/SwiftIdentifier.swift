/// Makes names fit for Swift source.
enum SwiftIdentifier {
  /// The name as it is declared: keywords get backticks.
  static func declared(_ name: String) -> String {
    // The longest of the words has fifteen letters.
    name.utf8.count <= 15 && needsBackticks.contains(name) ? "`\(name)`" : name
  }

  /// The name as a parameter or label: most keywords are plain names there.
  static func parameter(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
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
