/// The names of Apple's frameworks, of Swift and of the libraries that generated Swift must keep clear of.
///
/// They are the data of `apple-names.txt`, which says where each comes from.
package enum AppleNames {
  /// Where a name stands.
  package enum Kind: String, CaseIterable, Sendable {
    /// A type of a module that apps import.
    case type
    /// A member where SwiftUI takes a color or a style.
    case style
    /// A member where SwiftUI takes a length.
    case length
    /// A member where `padding` takes edges.
    case edges
    /// A member where SwiftUI takes an animation.
    case motion
    /// A member where UIKit takes a color.
    case uicolor
    /// A style that a style has as its member, as in `.tint.secondary`.
    case styleMember
    /// A length that a length has as its member.
    case lengthMember
  }

  /// Returns the module or type that has a name, for example `SwiftUI.Color`; `nil` for a free name.
  package static func owner(of name: String, _ kind: Kind) -> String? { owners[kind]?[name] }

  private static let owners = read(RuntimeFiles.apple_names_txt)

  /// Reads sections: a line with kind, owner and address in brackets, and lines of names.
  ///
  /// Every compilation reads them, so bytes are split instead of characters, which cost ten times as much.
  static func read(_ text: [UInt8]) -> [Kind: [String: String]] {
    var owners: [Kind: [String: String]] = [:]
    var section: (kind: Kind, owner: String)?
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let words = line.split {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }
      if line.first == UInt8(ascii: "[") {
        let head = words.prefix(2).map { String(decoding: $0, as: UTF8.self) }
        section = head.first.flatMap(Kind.init(rawValue:)).map { ($0, head[1]) }
      } else if let section {
        for word in words {
          let name = String(decoding: word, as: UTF8.self)
          // The first section that has a name is the one that people know it from.
          if owners[section.kind]?[name] == nil {
            owners[section.kind, default: [:]][name] = section.owner
          }
        }
      }
    }
    return owners
  }
}
