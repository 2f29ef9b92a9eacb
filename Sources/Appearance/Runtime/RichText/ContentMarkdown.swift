import TokenRuntime

extension RichText {
  /// Creates a text from the part of Markdown that servers put into strings.
  ///
  /// `**bold**`, `*italic*`, `***both***` and the same with `_`, `~~struck~~` and code between backticks become traits,
  /// `[words](https://acme.example)` a link. The signs of a heading make a line bold, those of an item become a dot.
  /// A line end stays, and a paragraph ends with one. A backslash before a sign makes it a letter.
  ///
  /// Every string is accepted: signs that begin or end nothing are text, as is all other Markdown, such as tables and
  /// images. A link leads to what the `AddressPolicy` accepts; one that leads elsewhere stays as text. Signs
  /// behind 10,000 are text. The time is linear in the length.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - refused: Called with the fault of each link that stays as text, for the first 100.
  public init(markdown: String, refused: (ContentError) -> Void = { _ in }) {
    self.init(
      MarkupText(markdown: markdown, addresses: .current), at: [], refused: refused)
  }
}

/// A text that a server sends as Markdown; see ``RichText/init(markdown:refused:)`` for what is read.
public struct ContentMarkdown: Equatable, Sendable {
  /// The text.
  public var text: RichText

  /// Creates a text from Markdown.
  public init(_ markdown: String) { text = RichText(markdown: markdown) }
}

extension ContentMarkdown: Decodable {
  /// Decodes a text from a string of Markdown.
  ///
  /// - Throws: The decoder's own error if the value is not a string; a ``ContentError`` that is fatal if
  ///   the document's ``ContentBudget`` is spent.
  public init(from decoder: any Decoder) throws {
    let markdown = try decoder.singleValueContainer().decode(String.self)
    text = try RichText(markdown, at: decoder.codingPath) {
      MarkupText(markdown: markdown, addresses: .current)
    }
  }
}
