/// Gives aliases in component specs the new paths of renamed tokens.
///
/// A whole string of the JSON, `"{color.text.old}"`, is an alias; all other text stays as it is.
package struct AliasRewriter: Sendable {
  private let renames: [String: String]

  /// - Parameter renames: the new paths by the old ones.
  package init(_ renames: [String: String]) {
    self.renames = renames
  }

  /// The edits of a file, in order. To tell strings apart, JSON is as good as Swift.
  package func edits(in source: SwiftSource) -> [SwiftSource.Edit] {
    source.tokens.compactMap { token in
      let text = source.bytes[token.range]
      guard text.count > 4, text.starts(with: "\"{".utf8), text.suffix(2).elementsEqual("}\"".utf8)
      else { return nil }
      let path = text.dropFirst(2).dropLast(2)
      return renames[String(decoding: path, as: UTF8.self)].map {
        SwiftSource.Edit(range: path.indices, replacement: $0)
      }
    }
  }
}
