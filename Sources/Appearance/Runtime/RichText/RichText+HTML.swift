import TokenRuntime

extension RichText {
  /// Creates a text from the small HTML that servers put into strings.
  ///
  /// The elements `b`, `strong`, `i`, `em`, `u`, `s`, `strike`, `del`, `mark`, `code` and `kbd`
  /// become traits, `a` a link, `br` and the ends of `p`, `div` and `li` a line break. Of other
  /// elements the text stays, but nothing of `script`, `style` and comments. Space is collapsed as
  /// browsers do it, and the character references below are read; others stay as they are written:
  /// `&amp;` `&lt;` `&gt;` `&quot;` `&apos;` `&nbsp;` `&shy;` `&copy;` `&reg;` `&trade;` `&laquo;`
  /// `&raquo;` `&ldquo;` `&rdquo;` `&bdquo;` `&lsquo;` `&rsquo;` `&ndash;` `&mdash;` `&hellip;`
  /// `&bull;` `&middot;` `&times;` `&minus;` `&deg;` `&euro;` `&rarr;`, `&#8381;`, `&#x20BD;`.
  ///
  /// Every string is accepted: what is not an element is text, an end without a start is ignored,
  /// and what is left open ends with the text. Nothing is fetched or run. A link leads to what the
  /// `AddressPolicy` accepts; one that leads elsewhere, such as to `javascript:`, stays as text.
  /// Elements open within more than 64 others, or behind 10,000, are ignored. The time is linear in the length.
  ///
  /// - Parameters:
  ///   - html: The text, without `html` and `body`.
  ///   - refused: Called with the fault of each link that stays as text, for the first 100. While a
  ///     ``ContentDocument`` is decoded they are among its faults, too.
  public init(html: String, refused: (ContentError) -> Void = { _ in }) {
    self.init(MarkupText(html: html, addresses: .current), at: [], refused: refused)
  }

  /// Creates a text of what is read of a string in a document, whose budget counts both.
  init(_ sent: String, at path: [any CodingKey], reading read: () -> MarkupText) throws {
    let work = DocumentWork.current.get()
    try work?.count(text: sent, "RichText", at: path)
    let markup = read()
    try work?.count(marks: markup.markCount, "RichText", at: path)
    self.init(markup, at: path) { _ in }
  }

  /// Creates a text of what was read of a string, and reports its links that stay as text.
  init(_ read: MarkupText, at path: [any CodingKey], refused: (ContentError) -> Void) {
    self.init(
      read.runs.map { run in
        Run(
          run.text, traits: Traits(rawValue: run.traits.rawValue),
          link: run.link.flatMap { WebAddress(rawValue: $0) })
      })
    for refusal in read.refusals {
      let fault = ContentError("Link", at: path, refusal.reason)
      refused(fault)
      DocumentWork.report(fault)
    }
  }
}

extension RichText: Decodable {
  /// Decodes a text from a string of HTML.
  ///
  /// - Throws: The decoder's own error if the value is not a string; a ``ContentError`` that is fatal if
  ///   the document's ``ContentBudget`` is spent.
  public init(from decoder: any Decoder) throws {
    let html = try decoder.singleValueContainer().decode(String.self)
    try self.init(html, at: decoder.codingPath) { MarkupText(html: html, addresses: .current) }
  }
}
