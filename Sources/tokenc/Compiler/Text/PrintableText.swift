import TokenRuntime

extension String {
  /// The text with control characters spelled out, so that it keeps to one line and can't command
  /// a terminal: LF becomes `\n`, ESC `\u{1B}`.
  ///
  /// Names in messages come from the input. Besides the C0 and C1 controls the line and paragraph
  /// separators and the bidirectional controls (Unicode Standard Annex 9, section 2) are spelled
  /// out, as they make text look other than it is. So is what begins a workflow command where it begins the
  /// text: GitHub's runner obeys lines of a job's output that begin with `::`, after any blanks, or contain
  /// `##[`.
  package var printable: String {
    var line = spelling(\.needsSpelling)
    if line.hasWord("##[") { line = line.substituting("##[", with: #"#\u{23}["#) }
    let start = line.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard start.starts(with: "::".unicodeScalars) else { return line }
    return line[..<start.startIndex] + #"\u{3A}"# + line[start.startIndex...].dropFirst()
  }

  func spelling(_ isSpelled: (Unicode.Scalar) -> Bool) -> String {
    VisibleText.text(self, spelling: isSpelled)
  }
}

extension String {
  /// JSON text as it is, but with escapes for what a terminal obeys or shows turned around.
  var withJSONEscapes: String {
    guard utf8.contains(where: { $0 >= 0x7F }) else { return self }
    return unicodeScalars.map { $0.jsonEscape ?? String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// The JSON escape of a scalar from DEL on that a terminal obeys or that makes text deceptive.
  var jsonEscape: String? {
    guard value >= 0x7F, needsSpelling else { return nil }
    let digits = String(value, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  var needsSpelling: Bool { VisibleText.isHidden(self) }

  /// The cells that a terminal gives the scalar: 0, 1 or 2.
  ///
  /// An approximation of Unicode Standard Annex 11 by blocks: East Asian scripts and emoji are
  /// wide, marks and joiners have no width.
  var terminalCells: Int {
    switch value {
    case 0x20..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }
}
