import TokenCompiler

/// The findings of a command as one value, which each ``ReportForm`` renders.
///
/// A command says once what it found. Whether that becomes lines of a terminal, a comment of a review, a page or JSON
/// is no
/// concern of it:
///
/// ```swift
/// var report = Report(subject: "Uses of design tokens", title: "since \(name: since)", record: record)
/// report.sections.append(.init("Modules", .table(modules)))
/// ReportForm.markdown.bytes(of: report)
/// ```
package struct Report {
  /// The subject, where the title stands alone: on a page, or in a comment among others.
  package var subject: Phrase
  package var title: Phrase
  /// The extent of what was looked at, for example `3 screens with 41 components`.
  package var scope: Phrase = ""
  /// One sentence or a few.
  package var summary: [Phrase] = []
  package var sections: [Section] = []
  /// The same for scripts, made when it is asked for.
  let record: () -> any JSONWritable

  package init(
    subject: Phrase, title: Phrase, record: @autoclosure @escaping () -> any JSONWritable
  ) {
    self.subject = subject
    self.title = title
    self.record = record
  }
}

extension Report {
  package struct Section: Sendable {
    package var title: Phrase
    package var content: Content
    /// A Boolean value that indicates whether the entries have numbers, the most important first.
    package var isNumbered = false
    /// The entries after which a terminal shows no more.
    package var limit = Int.max
    package var folding = Folding.long
    /// The number of findings, where a comment says it behind the title.
    package var count: Int?

    package init(
      _ title: Phrase = "", count: Int? = nil, _ content: Content, folding: Folding = .long
    ) {
      self.title = title
      self.count = count
      self.content = content
      self.folding = folding
    }
  }

  /// The sections that a comment folds.
  package enum Folding: Sendable {
    case never
    /// If it is long.
    case long
    case always
  }

  package enum Content: Sendable {
    case entries([Entry])
    case table(Table)
    /// The lines of a text to copy, such as an entry of a changelog.
    case sample([String])

    var isEmpty: Bool {
      switch self {
      case .entries(let entries): entries.isEmpty
      case .table(let table): table.rows.isEmpty
      case .sample(let lines): lines.isEmpty
      }
    }
  }

  /// A finding, with what belongs to it.
  package struct Entry: Sendable {
    /// The name or kind of the finding.
    package var head: Phrase
    package var text: Phrase
    /// A Boolean value that indicates whether people must not miss it.
    package var isStrong = false
    package var details: [Entry] = []
    /// The positions, the first of which stand for all where there is little room.
    package var positions: [String] = []

    package init(_ head: Phrase, _ text: Phrase = "", details: [Entry] = []) {
      self.head = head
      self.text = text
      self.details = details
    }
  }

  package struct Table: Sendable {
    /// The titles of the columns; none for a table that explains itself.
    package var head: [String] = []
    package var rows: [[Cell]]

    package init(head: [String] = [], rows: [[Cell]]) {
      self.head = head
      self.rows = rows
    }

    /// A table of texts alone.
    package init(head: [String] = [], words: [[String]]) {
      self.init(head: head, rows: words.map { $0.map { .phrase(Phrase($0)) } })
    }
  }

  package enum Cell: Sendable {
    case phrase(Phrase)
    /// A part of a whole in percent, with words for it; `nil` if there is no whole.
    case share(Int?, Phrase)

    var words: Phrase {
      switch self {
      case .phrase(let words), .share(_, let words): words
      }
    }
  }
}

/// The forms of a report, by the words of `--format`.
package enum ReportForm: String, CaseIterable, Sendable {
  case text
  case markdown
  case json
  case html

  /// - Parameter usesColor: whether the text is for a terminal that shows color.
  package func bytes(of report: Report, usesColor: Bool = false) -> [UInt8] {
    switch self {
    case .text: ReportText.bytes(of: report, usesColor: usesColor)
    case .markdown: ReportMarkdown.bytes(of: report)
    case .json: report.record().document
    case .html: ReportPage.bytes(of: report)
    }
  }
}
