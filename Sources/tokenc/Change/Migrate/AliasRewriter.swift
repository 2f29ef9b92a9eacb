/// Gives the JSON beside sources the new paths of renamed tokens, and finds what names lost ones.
package struct AliasRewriter: Sendable {
  private let renames: [String: String]
  private let lost: LostNames

  /// - Parameter renames: the new paths by the old ones.
  package init(_ renames: [String: String], _ lost: LostNames = LostNames()) {
    self.renames = renames
    self.lost = lost
  }

  /// How a file names tokens.
  package enum Form: Sendable {
    /// Component specs and token files: `"{color.text.old}"`.
    case aliases
    /// `tokenc.json` and the baseline of lint: `"color.text.old"`.
    case paths
    /// What servers send: strings, which old and new apps know and which stay.
    case serverNames
  }

  /// The edits of a file, in order: whole strings of the JSON; all other text stays as it is.
  package func edits(in source: SwiftSource, _ form: Form) -> [SwiftSource.Edit] {
    guard form != .serverNames else { return [] }
    return names(in: source, form).compactMap { range, path in
      renames[path].map { SwiftSource.Edit(range: range, replacement: $0) }
    }
  }

  /// The places that name what is lost, in order.
  package func findings(in source: SwiftSource, _ form: Form) -> [SwiftSource.Finding] {
    names(in: source, form).compactMap { range, name in
      let message = form == .serverNames ? lost.strings[name] : lost.paths[name]
      return message.map { .init(offset: range.lowerBound, text: "'\(name)' \($0)") }
    }
  }

  /// The strings of a file that are names. To tell strings apart, JSON is as good as Swift.
  private func names(
    in source: SwiftSource, _ form: Form
  ) -> [(range: Range<Int>, name: String)] {
    let (opening, closing) = form == .aliases ? ("\"{", "}\"") : ("\"", "\"")
    let former = form == .paths ? Self.formerPaths(in: source) : []
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      if former.contains(index) { return nil }
      let text = source.bytes[token.range]
      guard text.count > opening.utf8.count * 2, text.starts(with: opening.utf8),
        text.suffix(closing.utf8.count).elementsEqual(closing.utf8)
      else { return nil }
      let name = text.dropFirst(opening.utf8.count).dropLast(closing.utf8.count)
      return (name.indices, String(decoding: name, as: UTF8.self))
    }
  }

  /// The tokens of `tokenc.json` that are paths of former times: the keys of `formerNames`.
  private static func formerPaths(in source: SwiftSource) -> Set<Int> {
    let tokens = source.tokens
    let keys = tokens.indices.dropLast().filter {
      tokens[$0].kind == .literal && tokens[$0 + 1].kind == .punctuation(":")
    }
    let start = keys.first { index in
      source.bytes[tokens[index].range].elementsEqual("\"formerNames\"".utf8)
    }
    guard let start else { return [] }
    let end = tokens[start...].firstIndex { $0.kind == .punctuation("}") } ?? tokens.endIndex
    return Set(keys.filter { $0 > start && $0 < end })
  }
}
