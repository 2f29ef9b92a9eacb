/// The alphabet of a letter in a host, as far as letters of one are taken for those of another.
package enum HostScript: Equatable, Sendable {
  case latin, greek, cyrillic, armenian
  /// Chinese, Japanese and Korean characters, beside which Latin letters are usual.
  case eastAsian
  /// That of a range of 512 characters, of which a script rarely has more.
  case other(UInt32)

  /// Returns a Boolean value that indicates whether letters of a host's part are of alphabets that do not belong
  /// together.
  static func areMixed(_ label: Substring.UnicodeScalarView) -> Bool {
    var known: HostScript?
    var hasLatin = false
    for scalar in label {
      guard let script = HostScript(of: scalar) else { continue }
      if script == .latin { hasLatin = true } else if let known, known != script { return true }
      if script != .latin { known = script }
      if hasLatin, let known, known != .eastAsian { return true }
    }
    return false
  }

  /// The alphabets of letters beyond ASCII that have no range of 512 for themselves.
  package static let ranges: [(ClosedRange<UInt32>, HostScript)] = [
    (0xAA...0x36F, .latin), (0x1E00...0x1EFF, .latin), (0x2C60...0x2C7F, .latin),
    (0xA720...0xA7FF, .latin), (0xFF21...0xFF5A, .latin), (0x370...0x3FF, .greek),
    (0x1F00...0x1FFF, .greek), (0x400...0x52F, .cyrillic), (0x1C80...0x1C8F, .cyrillic),
    (0x2DE0...0x2DFF, .cyrillic), (0xA640...0xA69F, .cyrillic), (0x530...0x58F, .armenian),
    (0x1100...0x11FF, .eastAsian), (0x2E80...0xA4CF, .eastAsian), (0xAC00...0xD7FE, .eastAsian),
    (0xF900...0xFAFF, .eastAsian), (0x20000...0x3FFFF, .eastAsian),
  ]

  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case ..<0xAA: return nil
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = Self.ranges.first { $0.0.contains(scalar.value) }?.1 ?? .other(scalar.value >> 9)
    }
  }

  /// A number for those who have ``ranges`` in another language; 0 for Latin and 1 for East Asian letters.
  package var number: Int {
    switch self {
    case .latin: 0
    case .eastAsian: 1
    case .greek: 2
    case .cyrillic: 3
    case .armenian: 4
    case .other(let range): Int(range) + 5
    }
  }
}
