/// Names that a server and a client could take for different strings, as they have several spellings
/// in Unicode or characters that no one sees.
package enum NormalForm {
  /// Returns a Boolean value that indicates whether a text is surely in Unicode normal form C and without control
  /// characters.
  ///
  /// The answer is cautious: combining marks and compatibility letters are refused also where no
  /// composed letter exists, as two systems may disagree on them.
  package static func isComposed(_ text: String) -> Bool {
    if text.isASCII { return !hasControls(text) }
    return text.unicodeScalars.allSatisfy(isComposed)
  }

  static func hasControls(_ text: String) -> Bool {
    text.withUTF8Bytes { utf8 in utf8.contains { $0 < 0x20 || $0 == 0x7F } }
  }

  /// Returns a Boolean value that indicates whether a scalar surely stands for itself wherever it is.
  package static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value >= 0x20 && scalar.value != 0x7F }
    if scalar.properties.canonicalCombiningClass != .notReordered { return false }
    switch scalar.value {
    // Conjoining vowels and final consonants of Hangul, which form syllables.
    case 0x1161...0x1175, 0x11A8...0x11C2: return false
    // Letters that normalization replaces by another one (singletons).
    case 0x340...0x341, 0x343...0x344, 0x374, 0x37E, 0x387, 0x1F71...0x1F7D, 0x1FBB, 0x1FBE, 0x1FC9,
      0x1FCB, 0x1FD3, 0x1FDB, 0x1FE3, 0x1FEB, 0x1FEE...0x1FEF, 0x1FF9, 0x1FFB, 0x1FFD,
      0x2000...0x2001, 0x2126, 0x212A...0x212B, 0x2329...0x232A, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
      return false
    // Letters that it takes apart: of India, Tibet and Hebrew, and signs of music (exclusions).
    case 0x958...0x95F, 0x9DC...0x9DD, 0x9DF, 0xA33, 0xA36, 0xA59...0xA5B, 0xA5E, 0xB5C...0xB5D,
      0xF43, 0xF4D, 0xF52, 0xF57, 0xF5C, 0xF69, 0xF73, 0xF75...0xF76, 0xF78, 0xF81, 0xF93, 0xF9D,
      0xFA2,
      0xFA7, 0xFAC, 0xFB9, 0x2ADC, 0xFB1D, 0xFB1F, 0xFB2A...0xFB36, 0xFB38...0xFB3C, 0xFB3E,
      0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4E, 0x1D15E...0x1D164, 0x1D1BB...0x1D1C0:
      return false
    default: return true
    }
  }
}
