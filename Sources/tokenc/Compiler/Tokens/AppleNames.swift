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
  }

  /// Returns the module or type that has a name, for example `SwiftUI.Color`; `nil` for a free name.
  package static func owner(of name: String, _ kind: Kind) -> String? {
    table.owner(of: name, kind)
  }

  private static let table = AppleNameTable(RuntimeFiles.apple_names_txt)
}

/// The owner of each name, read from sections: a line with kind, owner and address in brackets, and lines of names.
///
/// Every compilation reads the whole file and asks for few of its names, so a name is an index and not a `String`.
private struct AppleNameTable: Sendable {
  private var names = NameTable()
  private var owners: [String] = []
  /// One more than the index of the owner, for each name and in it for each kind; 0 for a free name.
  private var rows: [UInt16] = []

  private static let kinds = AppleNames.Kind.allCases

  init(_ text: [UInt8]) {
    var kind: Int?
    text.withUnsafeBufferPointer { text in
      Self.forEach(in: text, endingWith: UInt8(ascii: "\n")) { line in
        switch line.first {
        case UInt8(ascii: "["): kind = beginSection(line)
        case nil, UInt8(ascii: "#"): break
        default:
          guard let kind else { break }
          Self.forEach(in: line, endingWith: UInt8(ascii: " ")) { add($0, kind) }
        }
      }
    }
  }

  func owner(of name: String, _ kind: AppleNames.Kind) -> String? {
    guard let name = names.find(name), let kind = Self.kinds.firstIndex(of: kind) else { return nil }
    let row = Int(name.index) * Self.kinds.count + kind
    guard row < rows.count, rows[row] > 0 else { return nil }
    return owners[Int(rows[row]) - 1]
  }

  /// Notes the owner of a section, and returns the index of its kind.
  private mutating func beginSection(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
    let words = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return nil }
    owners.append(String(words[1]))
    return Self.kinds.firstIndex { $0.rawValue == words[0] }
  }

  /// Gives a name of the last section its owner. The first section with a name is the one that people know it from.
  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ kind: Int) {
    let row = Int(names.intern(word).index) * Self.kinds.count + kind
    if row >= rows.count {
      rows.append(contentsOf: repeatElement(0, count: names.count * Self.kinds.count - rows.count))
    }
    if rows[row] == 0 { rows[row] = UInt16(owners.count) }
  }

  /// Calls `body` with each part between separators that is not empty.
  private static func forEach(
    in text: UnsafeBufferPointer<UInt8>, endingWith separator: UInt8,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: separator) ?? text.count
      if end > start { body(UnsafeBufferPointer(rebasing: text[start..<end])) }
      start = end + 1
    }
  }
}
