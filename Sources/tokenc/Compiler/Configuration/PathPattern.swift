/// A pattern of token paths, as `tokenc.json` writes them.
///
/// `*` stands for any characters within one name and `**` for any number of names, also none:
/// `color.text.*` is `color.text.info` and not `color.text.info.hover`, `color.text.**` is both. A
/// `$root` at the end of a path may be left out, as it is in the names that people use.
struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  /// Where it is written.
  let range: SourceRange?
  private let segments: [Segment]

  private enum Segment: Hashable {
    case anyNames
    /// The pieces between the asterisks of one name; one piece for a name without any.
    case name([String])
  }

  /// Reads a pattern; `nil` when a name is empty.
  init?(_ text: String, at range: SourceRange? = nil) {
    self.text = text
    self.range = range
    var segments: [Segment] = []
    for name in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !name.isEmpty else { return nil }
      if name == "**" {
        segments.append(.anyNames)
      } else {
        let pieces = name.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        segments.append(.name(pieces))
      }
    }
    self.segments = segments
  }

  /// Whether the pattern means the token with these names, from the outermost group inwards.
  func matches(_ path: [String]) -> Bool {
    matches(path[...], segments[...])
      || path.last == "$root" && matches(path.dropLast(), segments[...])
  }

  private func matches(_ path: ArraySlice<String>, _ segments: ArraySlice<Segment>) -> Bool {
    guard let segment = segments.first else { return path.isEmpty }
    let rest = segments.dropFirst()
    switch segment {
    case .anyNames:
      if rest.isEmpty { return true }
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], rest) }
    case .name(let pieces):
      guard let name = path.first, Self.matches(name, pieces) else { return false }
      return matches(path.dropFirst(), rest)
    }
  }

  /// Whether a name is made of the pieces in order with anything between them.
  private static func matches(_ name: String, _ pieces: [String]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first == name
    }
    var rest = name.utf8[...]
    guard rest.starts(with: first.utf8) else { return false }
    rest = rest.dropFirst(first.utf8.count)
    for piece in pieces.dropFirst().dropLast() {
      while !rest.starts(with: piece.utf8) {
        if rest.isEmpty { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(piece.utf8.count)
    }
    return rest.count >= last.utf8.count && rest.suffix(last.utf8.count).elementsEqual(last.utf8)
  }
}

extension [PathPattern] {
  /// Whether one of the patterns means the token with these names.
  func match(_ path: [String]) -> Bool { contains { $0.matches(path) } }
}
