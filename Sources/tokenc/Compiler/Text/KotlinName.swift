/// Names in generated Kotlin: those of Swift, so that one search finds a token on both sides.
///
/// A word that Kotlin reserves stands in backticks, as does one that only Swift takes for a name, such as an emoji;
/// what an enum or its companion needs gets a `_` at its end.
enum KotlinName {
  static func declared(_ caseName: String) -> String {
    let name = plain(caseName)
    return keywords.contains(name) || modifiers.contains(name) || !isIdentifier(name)
      ? "`\(name)`" : name
  }

  /// The case without backticks.
  static func plain(_ caseName: String) -> String {
    members.contains(caseName) ? caseName + "_" : caseName
  }

  /// The string as a literal, in which `$` begins no template.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": result += "\\" + String(scalar)
      case _ where scalar.needsSpelling || scalar.properties.generalCategory == .format:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a Boolean value that indicates whether Kotlin takes a name as it is: letters, digits and `_` (Kotlin
  /// grammar, Identifier).
  static func isIdentifier(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0 != "_" }
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .letterNumber, .decimalNumber:
          scalar.value < 0x10000
        default: scalar == "_"
        }
      }
  }

  /// The hard keywords (Kotlin reference, Keywords and operators).
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
    "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// The words that begin a declaration, and so are taken for one where an entry of an enum stands (Kotlin
  /// reference, Modifier keywords; `constructor` and `init` of Soft keywords).
  private static let modifiers: Set<String> = [
    "abstract", "actual", "annotation", "companion", "const", "constructor", "crossinline", "data",
    "enum", "expect", "external", "final", "infix", "init", "inline", "inner", "internal",
    "lateinit", "noinline", "open", "operator", "out", "override", "private", "protected",
    "public", "reified", "sealed", "suspend", "tailrec", "value", "vararg",
  ]

  /// The names that entries of an enum can't have, as it, its companion or generated code needs them.
  private static let members: Set<String> = [
    "name", "ordinal", "values", "valueOf", "entries", "Companion", "declaringClass", "serverName",
    "names", "String", "TokenLookup", "TokenNames", "DesignToken", "Enum", "Deprecated",
    "ReplaceWith", "compareTo", "equals", "hashCode", "toString", "lookup", "isDeprecated",
    "replacement", "formerNames", "since",
  ]

  /// The names that generated types can't have, as other declarations of the package use them.
  static let neededTypes: Set<String> = [
    "Any", "Array", "Boolean", "Comparable", "Comparator", "Double", "Enum", "HashMap", "Int",
    "IntArray", "List", "Long", "Map", "Nothing", "Number", "Pair", "Set", "String", "Suppress",
    "Unit", "BorderValue", "ColorValue", "Contrast", "CubicBezierValue", "Deprecated",
    "DesignToken", "DurationValue", "Elevation", "FontFamilyValue", "FontWeightValue",
    "GradientStop", "GradientValue", "ReplaceWith", "Scheme", "ShadowLayer", "ShadowValue",
    "SizeClass", "StrokeStyleValue", "ThemeContext", "TokenLookup", "TokenNames", "TokenRows",
    "TransitionValue", "TypographyValue", "IllegalArgumentException", "Throwable", "Math",
    "ByteArray", "Charsets", "Exception", "HashSet", "LinkedHashMap", "PackBytes", "PackedGroup",
    "PackedRecord", "PackedTokens", "ThemeAxis", "ThemePack", "ThemePackException",
  ]

  /// Returns a Boolean value that indicates whether a text names a package: identifiers with dots between them.
  static func isPackage(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      SwiftName.isTypeName(String(part)) && !keywords.contains(String(part))
    }
  }
}
