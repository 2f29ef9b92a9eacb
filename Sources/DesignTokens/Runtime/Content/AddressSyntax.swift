/// The form of an absolute address, which may have letters of any script (RFC 3986 and RFC 3987).
package enum AddressSyntax {
  /// The characters after the scheme: visible ones of ASCII, and others but spaces, controls, marks
  /// that turn the direction of writing, private ones and those that never mean a character.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x21...0x7E, 0xA1...0xAC, 0xAE...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x2010...0x2027, 0x2030...0x205E, 0x2070...0x2FFF, 0x3001...0xD7FF, 0xF900...0xFDCF,
    0xFDF0...0xFEFE, 0xFF00...0xFFEF, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Returns a Boolean value that indicates whether a text is a scheme, a colon and at least one more character.
  package static func isAbsolute(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), let first = scalars.first, isLetter(first) else {
      return false
    }
    let rest = scalars[scalars.index(after: colon)...]
    return !rest.isEmpty && scalars[..<colon].allSatisfy(isSchemeCharacter)
      && rest.allSatisfy { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  /// Characters beyond ASCII that no host has, as readers of addresses take them for signs such as `/`, `?`, `#`,
  /// `:`, `@` or a blank: those whose compatibility form (Unicode Standard Annex 15) has such a sign, and
  /// punctuation and symbols among them.
  package static let hostGaps: [ClosedRange<UInt32>] = [
    0xA0...0xA8, 0xAF...0xAF, 0xB4...0xB4, 0xB8...0xB8, 0x2D8...0x2DD, 0x37A...0x37A,
    0x37E...0x37E, 0x384...0x385, 0x1FBD...0x1FBD, 0x1FBF...0x1FC1, 0x1FCD...0x1FCF,
    0x1FDD...0x1FDF, 0x1FED...0x1FEF, 0x1FFD...0x205F, 0x207A...0x207E, 0x208A...0x208E,
    0x2100...0x2101, 0x2105...0x2106, 0x2190...0x2BFF, 0x3000...0x3004, 0x3008...0x3020,
    0x309B...0x309C, 0x3200...0x3243, 0x33C2...0x33D8, 0xFB29...0xFB29, 0xFC5E...0xFC63,
    0xFDFA...0xFDFB, 0xFE10...0xFE19, 0xFE30...0xFE70, 0xFE72...0xFE72, 0xFE74...0xFE76,
    0xFE78...0xFE78, 0xFE7A...0xFE7A, 0xFE7C...0xFE7C, 0xFE7E...0xFE7E, 0xFF01...0xFF0F,
    0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF61, 0xFFE3...0xFFE3, 0x1F100...0x1F10A,
    0x1F110...0x1F129,
  ]
  /// The signs of ASCII that hosts have besides letters and digits.
  package static let hostSigns = "-._"

  static func isHostSign(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return !hostGaps.contains { $0.contains(scalar.value) } }
    return isLetter(scalar) || isDigit(scalar) || hostSigns.unicodeScalars.contains(scalar)
  }

  /// Returns a Boolean value that indicates whether a host within brackets has it, which is an address of IP version
  /// 6.
  static func isHostNumberSign(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
      || scalar == ":" || scalar == "."
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isSchemeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || ["+", "-", "."].contains(scalar)
  }
}
