/// Names that a server and a client could take for different strings, as they have several spellings
/// in Unicode or characters that no one sees.
enum NormalForm {
  /// Whether a text is surely in Unicode normal form C and without control characters.
  ///
  /// The answer is cautious: combining marks and compatibility letters are refused also where no
  /// composed letter exists, as two systems may disagree on them.
  static func isComposed(_ text: String) -> Bool {
    if text.isASCII { return !hasControls(text) }
    return text.unicodeScalars.allSatisfy(isComposed)
  }

  static func hasControls(_ text: String) -> Bool {
    text.withUTF8Bytes { utf8 in utf8.contains { $0 < 0x20 || $0 == 0x7F } }
  }

  /// Whether a scalar surely stands for itself wherever it is.
  static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value >= 0x20 && scalar.value != 0x7F }
    if scalar.properties.canonicalCombiningClass != .notReordered { return false }
    switch scalar.value {
    // Conjoining vowels and final consonants of Hangul, which form syllables.
    case 0x1161...0x1175, 0x11A8...0x11C2: return false
    // Letters that normalization replaces by another one (singletons).
    case 0x340...0x341, 0x343...0x344, 0x374, 0x37E, 0x387, 0x1F71...0x1F7D, 0x2000...0x2001,
      0x2126, 0x212A...0x212B, 0x2329...0x232A, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
      return false
    default: return true
    }
  }
}
