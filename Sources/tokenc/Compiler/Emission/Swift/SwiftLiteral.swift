package enum SwiftLiteral {
  /// The string in quotation marks, for example `"a\"b"`.
  package static func quoted(_ string: String) -> String { "\"" + escaped(string) + "\"" }

  /// The string's characters as they are written between quotation marks.
  static func escaped(_ string: String) -> String {
    string.withUTF8Bytes(isPlain) ? string : string.spelling(needsEscape)
  }

  /// Returns a Boolean value that indicates whether a text is only visible characters of ASCII that a literal has as
  /// they are.
  @inline(__always)
  static func isPlain(_ utf8: some Sequence<UInt8>) -> Bool {
    utf8.allSatisfy {
      0x20 <= $0 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  /// Returns a Boolean value that indicates whether a character would end or change a literal, or would not be seen
  /// in it.
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
