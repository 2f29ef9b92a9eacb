/// The name of a token's custom property: the words of its path with hyphens between them, as they are
/// written, for example `--color-accent-primary`.
///
/// Where the Swift case is stated otherwise, its words stand for those below the top-level group. A
/// character that CSS refuses in a name is escaped (CSS Syntax Module Level 3, section 4.2).
enum CSSName {
  /// The name without the leading hyphens and without escapes.
  static func words(of token: Token, typePrefix: String) -> String {
    let path = token.namingPath.split(separator: ".").filter { $0 != "$root" }.map(String.init)
    let below = Array(path.dropFirst())
    let words =
      isStated(token, below)
      ? SwiftName.words(of: [path.first ?? ""])
        + SwiftName.words(of: [NameStyle.kebabCase.name(ofSwiftName: token.names.caseName)])
      : SwiftName.words(of: path)
    let prefix = typePrefix.isEmpty ? [] : [NameStyle.kebabCase.name(ofSwiftName: typePrefix)]
    return (prefix + words).joined(separator: "-")
  }

  /// Returns a Boolean value that indicates whether the Swift case is not the one that the path gives, or, in an enum
  /// of some of a group's tokens, the end of the path.
  private static func isStated(_ token: Token, _ below: [String]) -> Bool {
    let name = token.names.caseName
    let own = below.isEmpty ? [token.namingPath] : below
    let group = String(token.namingPath.prefix { $0 != "." })
    return !own.indices.contains { start in
      let path = Array(own[start...])
      let words = SwiftName.words(of: path)
      if !words.isEmpty, SwiftName.camelCase(words) == name { return true }
      let spelling = NameSpelling(path: path, group: group)
      return !words.isEmpty
        && [NameSpelling.Form.plain, .explicit].contains { form in
          [true, false].contains { spelling.caseName(form, isServers: $0) == name }
        }
    }
  }

  static func property(_ name: String) -> String {
    "--" + name.unicodeScalars.map { isIdentifier($0) ? String($0) : "\\\(hex($0)) " }.joined()
  }

  /// A text in quotation marks (section 4.3.5).
  static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        scalar == "\"" || scalar == "\\"
          ? "\\\(scalar)" : scalar.needsSpelling ? "\\\(hex(scalar)) " : String(scalar)
      }.joined() + "\""
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  /// Returns a Boolean value that indicates whether a name has the character as it is (section 4.2, "ident code
  /// point").
  private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xB7, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
      true
    default: false
    }
  }
}
