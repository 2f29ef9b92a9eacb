/// Names that have several spellings in Unicode, which a server and a client could take for
/// different strings.
enum NormalForm {
  /// Whether a text is surely in Unicode normal form C.
  ///
  /// The answer is cautious: combining marks and compatibility letters are refused also where no
  /// composed letter exists, as two systems may disagree on them.
  static func isComposed(_ text: String) -> Bool {
    if text.isASCII { return true }
    return text.unicodeScalars.allSatisfy(isComposed)
  }

  /// Whether a scalar surely stands for itself wherever it is.
  static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return true }
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
