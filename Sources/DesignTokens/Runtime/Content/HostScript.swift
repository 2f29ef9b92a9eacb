/// The alphabet of a letter in a host, as far as letters of one are taken for those of another.
enum HostScript: Equatable {
  case latin, greek, cyrillic, armenian
  /// Chinese, Japanese and Korean characters, beside which Latin letters are usual.
  case eastAsian
  /// That of a range of 512 characters, of which a script rarely has more.
  case other(UInt32)

  /// Whether letters of a host's part are of alphabets that do not belong together.
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

  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case ..<0xAA: return nil
    default: break
    }
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case ..<0x370, 0x1E00..<0x1F00, 0x2C60..<0x2C80, 0xA720..<0xA800, 0xFF21...0xFF5A: self = .latin
    case ..<0x400, 0x1F00..<0x2000: self = .greek
    case ..<0x530, 0x1C80..<0x1C90, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: self = .cyrillic
    case ..<0x590: self = .armenian
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7FF, 0xF900..<0xFB00, 0x20000..<0x40000:
      self = .eastAsian
    default: self = .other(scalar.value >> 9)
    }
  }
}
