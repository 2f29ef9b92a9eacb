/// Texts of others within messages, which can't command a terminal, forge the next line of a log, or look other
/// than they are.
package enum VisibleText {
  /// Returns a Boolean value that indicates whether a scalar is spelled out: the C0 and C1 controls, the line and
  /// paragraph separators, and the bidirectional controls (Unicode Standard Annex 9, section 2).
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with such scalars spelled out: LF as `\n`, ESC as `\u{1B}`.
  package static func text(_ text: String) -> String { self.text(text, spelling: isHidden) }

  package static func text(
    _ text: String, spelling isSpelled: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isSpelled) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where !isSpelled(scalar): result.unicodeScalars.append(scalar)
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      default: result += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }
}
