/// The form of an absolute address, which may have letters of any script (RFC 3986 and RFC 3987).
package enum AddressSyntax {
  /// The characters after the scheme: visible ones of ASCII, and others but spaces, controls, marks
  /// that turn the direction of writing, private ones and those that never mean a character.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x21...0x7E, 0xA1...0xAC, 0xAE...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x2010...0x2027, 0x2030...0x205E, 0x2070...0x2FFF, 0x3001...0xD7FF, 0xF900...0xFDCF,
    0xFDF0...0xFEFE, 0xFF00...0xFFEF, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Whether a text is a scheme, a colon and at least one more character.
  package static func isAbsolute(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), let first = scalars.first, isLetter(first) else {
      return false
    }
    let rest = scalars[scalars.index(after: colon)...]
    return !rest.isEmpty && scalars[..<colon].allSatisfy(isSchemeCharacter)
      && rest.allSatisfy { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isSchemeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || ["+", "-", "."].contains(scalar)
  }
}
