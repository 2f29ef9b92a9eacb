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
  ///
  /// Of several it is the first in the file, the one that people know the name from.
  package static func owner(of name: String, _ kind: Kind) -> String? {
    sections.first { $0.kind == kind && $0.contains(name) }?.owner
  }

  package static let sections = AppleNameSection.read(RuntimeFiles.apple_names_txt)
}

/// A section of `apple-names.txt`: a line with kind, owner and address in brackets, then names in the order of bytes.
///
/// Every compilation asks for a few of 1,700 names, so they are searched where they stand.
package struct AppleNameSection: Sendable {
  package let kind: AppleNames.Kind
  package let owner: String
  /// The names, apart from each other by a space or the end of a line.
  package let text: ArraySlice<UInt8>

  static func read(_ text: [UInt8]) -> [AppleNameSection] {
    var starts: [Int] = []
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        if text[index] == UInt8(ascii: "[") { starts.append(index) }
        index += 1
      }
    }
    return starts.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      return AppleNameSection(text[(starts[index] + 1)..<end])
    }
  }

  private init?(_ section: ArraySlice<UInt8>) {
    guard let end = section.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = section[..<end].split(separator: UInt8(ascii: " "))
    guard words.count > 1,
      let kind = AppleNames.Kind(rawValue: String(decoding: words[0], as: UTF8.self))
    else { return nil }
    self.kind = kind
    owner = String(decoding: words[1], as: UTF8.self)
    text = section[(end + 1)...]
  }

  /// Returns a Boolean value that indicates whether the section has a name.
  func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in text.withUnsafeBufferPointer { Self.find(name, in: $0) } }
  }

  /// Halves the text until one name is left.
  private static func find(
    _ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      var start = middle
      while start > low, !isBlank(text[start - 1]) { start -= 1 }
      var end = middle
      while end < high, !isBlank(text[end]) { end += 1 }
      let word = text[start..<end]
      if word.elementsEqual(name) { return true }
      if word.lexicographicallyPrecedes(name) {
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
