/// A pattern of token paths, as `tokenc.json` writes them.
///
/// `*` stands for any characters within one name and `**` for any number of names, also none:
/// `color.text.*` is `color.text.info` and not `color.text.info.hover`, `color.text.**` is both. A
/// `$root` at the end of a path may be left out, as it is in the names that people use.
package struct PathPattern: Equatable, Sendable {
  package let text: String
  package let range: SourceRange?
  private let segments: [Segment]

  private enum Segment: Equatable {
    case anyNames
    /// The pieces between the asterisks of one name; one piece for a name without any.
    case name([String])
  }

  /// Reads a pattern; `nil` when a name is empty.
  package init?(_ text: String, at range: SourceRange? = nil) {
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

  /// The names before the first with an asterisk.
  var literalNames: [String] {
    segments.prefix {
      if case .name(let pieces) = $0 { pieces.count == 1 } else { false }
    }.map {
      if case .name(let pieces) = $0 { pieces[0] } else { "" }
    }
  }

  /// Returns a Boolean value that indicates whether this pattern wins over another that means the same token: it has
  /// more names before its first asterisk, or as many and more letters in all. The order of declaration never counts.
  package func isMoreSpecific(than other: PathPattern) -> Bool {
    func rank(_ pattern: PathPattern) -> (Int, Int) {
      (pattern.literalNames.count, pattern.text.utf8.count { $0 != UInt8(ascii: "*") })
    }
    let own = rank(self)
    let others = rank(other)
    return own == others ? text < other.text : own > others
  }

  /// Returns a Boolean value that indicates whether the pattern means the token with a dotted path; names have no
  /// dots themselves.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8[...]
    return matches(names, segments[...])
      || path.hasSuffix(Self.root) && matches(names.dropLast(Self.root.utf8.count), segments[...])
  }

  /// The asterisks in order, each `*` or `**`; `nil` when one stands for less than a whole name.
  package var wildcards: [String]? {
    var wildcards: [String] = []
    for segment in segments {
      switch segment {
      case .anyNames: wildcards.append("**")
      case .name(["", ""]): wildcards.append("*")
      case .name(let pieces): if pieces.count > 1 { return nil }
      }
    }
    return wildcards
  }

  /// The asterisks in order, each `*` or `**`, also those that stand for a part of a name.
  var asterisks: [String] {
    segments.flatMap { segment in
      switch segment {
      case .anyNames: ["**"]
      case .name(let pieces): Array(repeating: "*", count: pieces.count - 1)
      }
    }
  }

  /// A path that the pattern means, as another pattern with the same ``asterisks`` writes it; `nil`
  /// for other paths. Where there are several ways, asterisks stand for few names, the first ones
  /// first. A path always keeps its last name when nothing else is left of it.
  package func rename(_ path: String, to replacement: PathPattern) -> String? {
    guard matches(path) else { return nil }
    var names = path.split(separator: ".")[...]
    func isMeant(_ names: ArraySlice<Substring>, by segments: ArraySlice<Segment>) -> Bool {
      guard let first = names.first, let last = names.last else { return matches(nil, segments) }
      return matches(path[first.startIndex..<last.endIndex].utf8, segments)
    }
    // Left out by the pattern, and kept.
    let root = isMeant(names, by: segments[...]) ? nil : names.popLast()
    var captures: [ArraySlice<Substring>] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .name(let pieces):
        let parts = names.first.map { Self.parts(of: $0, between: pieces) } ?? []
        captures += parts.map { [$0] }
        names = names.dropFirst()
      case .anyNames:
        let rest = segments[(index + 1)...]
        let count = (0...names.count).first { isMeant(names.dropFirst($0), by: rest) } ?? 0
        captures.append(names.prefix(count))
        names = names.dropFirst(count)
      }
    }
    var captured = captures[...]
    var result = replacement.segments.flatMap { segment -> [Substring] in
      guard case .name(let pieces) = segment else {
        return captured.popFirst().map(Array.init) ?? []
      }
      var name = pieces[0]
      for piece in pieces.dropFirst() {
        name += captured.popFirst()?.first.map(String.init) ?? ""
        name += piece
      }
      // An asterisk may have stood for nothing.
      return name.isEmpty ? [] : [name[...]]
    }
    if let root { result.append(root) }
    if result.isEmpty { result = path.split(separator: ".").suffix(1) }
    return result.joined(separator: ".")
  }

  private static let root = ".$root"

  /// Returns a Boolean value that indicates whether names are those of segments. Where `**` may stand for several
  /// numbers of names, only the last one before a name that differs is tried again, so the time is at most the
  /// product of both.
  ///
  /// - Parameter path: the rest of a path; `nil` after its last name.
  private func matches(_ path: Substring.UTF8View?, _ segments: ArraySlice<Segment>) -> Bool {
    var path = path
    var segments = segments
    var retry: (path: Substring.UTF8View, segments: ArraySlice<Segment>)?
    while true {
      switch segments.first {
      case .anyNames:
        segments = segments.dropFirst()
        if segments.isEmpty { return true }
        retry = path.map { ($0, segments) }
        continue
      case .name(let pieces):
        if let names = path, Self.matches(names.prefix { $0 != UInt8(ascii: ".") }, pieces) {
          path = Self.dropName(names)
          segments = segments.dropFirst()
          continue
        }
      case nil:
        if path == nil { return true }
      }
      guard let last = retry else { return false }
      path = Self.dropName(last.path)
      segments = last.segments
      retry = path.map { ($0, segments) }
    }
  }

  /// A path without its first name; `nil` when there is no other.
  private static func dropName(_ path: Substring.UTF8View) -> Substring.UTF8View? {
    path.firstIndex(of: UInt8(ascii: ".")).map { path[$0...].dropFirst() }
  }

  /// The text between the pieces of a name that is made of them, the shortest first.
  private static func parts(of name: Substring, between pieces: [String]) -> [Substring] {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return [] }
    var rest = name.utf8.dropFirst(first.utf8.count)
    var parts: [Substring] = []
    for piece in pieces.dropFirst().dropLast() {
      var part = rest
      while !part.isEmpty, !part.starts(with: piece.utf8) { part = part.dropFirst() }
      parts.append(Substring(rest[..<part.startIndex]))
      rest = part.dropFirst(piece.utf8.count)
    }
    parts.append(Substring(rest.dropLast(last.utf8.count)))
    return parts
  }

  /// Returns a Boolean value that indicates whether a name is made of the pieces in order with anything between them.
  private static func matches(_ name: Substring.UTF8View, _ pieces: [String]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first.map { name.elementsEqual($0.utf8) } ?? false
    }
    var rest = name
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
  package func match(_ path: String) -> Bool { contains { $0.matches(path) } }
}

/// Paths of tokens, of which those that a pattern without asterisks means are found at once.
package struct PathIndex {
  package let paths: [String]
  private let known: Set<String>

  package init(_ paths: [String]) {
    self.paths = paths
    known = Set(paths)
  }

  package func paths(meantBy pattern: PathPattern) -> some Sequence<String> {
    let isExact = pattern.wildcards == []
    return (isExact ? [pattern.text, pattern.text + ".$root"] : paths).lazy.filter {
      isExact ? known.contains($0) : pattern.matches($0)
    }
  }

  package func isMeant(by pattern: PathPattern) -> Bool {
    paths(meantBy: pattern).contains { _ in true }
  }
}

extension String {
  /// The path of the group whose own token it is the path of; its own if it is not a `$root`.
  package var withoutRoot: String { hasSuffix(".$root") ? String(dropLast(6)) : self }
}
