import TokenCompiler

/// A report as a comment of a review on GitHub or GitLab, in GitHub Flavored Markdown.
///
/// Long sections are folded, and the whole stays below ``sizeLimit``: GitHub refuses comments of more
/// than 65,536 characters.
package struct ReportMarkdown {
  /// The text so far.
  package private(set) var text = ""
  private var omittedCount = 0

  /// In UTF-8 bytes.
  package static let sizeLimit = 60_000
  /// Sections with more rows than this are folded.
  package static let foldLimit = 20
  private static let foldEnd = "\n</details>\n"
  /// The entries of a folded section without numbers; the others are counted.
  private static let listLimit = 20

  package static func bytes(of report: Report) -> [UInt8] {
    var printer = ReportMarkdown()
    printer.print(report)
    return Array(printer.text.utf8)
  }

  private mutating func print(_ report: Report) {
    text += "### \(report.subject.markdown): \(report.title.markdown)\n\n"
    let scope = report.scope.isEmpty ? "" : " (\(report.scope.markdown))"
    text += report.summary.map { $0.markdown + scope + "\n" }.joined(separator: "\n")
    for section in report.sections where !section.content.isEmpty { print(section) }
    if omittedCount > 0 {
      text += "\n…and \(omittedCount) more; `--format json` has them all.\n"
    }
  }

  private mutating func print(_ section: Report.Section) {
    let rows: [String]
    switch section.content {
    case .table(let table): rows = Self.rows(of: table)
    case .entries(let entries):
      let list = entries.enumerated().map { index, entry in
        section.isNumbered
          ? Self.lines(of: entry, after: "\(index + 1). ", below: "   ")
          : Self.lines(of: entry, after: "- ", below: "  ")
      }
      let rest = list.count - Self.listLimit
      let isCut = section.folding == .always && rest > 0
      rows = isCut ? list.prefix(Self.listLimit) + ["- … and \(rest) more\n"] : list
    case .sample(let lines): rows = [MarkdownText.block(lines)]
    }
    // A table starts with its head and the line below that.
    let headCount = if case .table = section.content { 2 } else { 0 }
    let isLong = rows.count - headCount > Self.foldLimit
    let isFolded = section.folding == .always || section.folding == .long && isLong
    print(rows, below: Self.heading(of: section, isFolded: isFolded), isFolded, headCount)
  }

  private static func heading(of section: Report.Section, isFolded: Bool) -> String {
    let count = section.count.map { " (\($0))" } ?? ""
    if isFolded { return "\n<details><summary><b>\(section.title.html)</b>\(count)</summary>\n\n" }
    return section.title.isEmpty ? "\n" : "\n**\(section.title.markdown)**\(count)\n\n"
  }

  private mutating func print(
    _ rows: [String], below heading: String, _ isFolded: Bool, _ headCount: Int
  ) {
    let room = Self.sizeLimit - heading.utf8.count - (isFolded ? Self.foldEnd.utf8.count : 0)
    let least = rows.prefix(headCount + 1).reduce(0) { $0 + $1.utf8.count }
    guard text.utf8.count + least <= room else {
      omittedCount += rows.count - headCount
      return
    }
    text += heading
    for row in rows {
      if text.utf8.count + row.utf8.count > room {
        omittedCount += 1
      } else {
        text += row
      }
    }
    if isFolded { text += Self.foldEnd }
  }

  // MARK: Rows

  private static func rows(of table: Report.Table) -> [String] {
    let width = table.rows.first?.count ?? 0
    let head =
      table.head.isEmpty ? Array(repeating: "", count: width) : table.head.map(MarkdownText.escaped)
    let rows = table.rows.map { $0.map(\.words.markdown) }
    return ([head, head.map { _ in "---" }] + rows).map(row)
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }

  /// An entry and its details, a line each.
  private static func lines(
    of entry: Report.Entry, after start: String, below indent: String
  ) -> String {
    let head = entry.head.markdown
    let isStrong = entry.isStrong && !head.isEmpty
    let words = [isStrong ? "**\(head)**" : head, entry.text.markdown].filter { !$0.isEmpty }
    var text = start + words.joined(separator: " ") + "\n"
    for detail in entry.details {
      text += lines(of: detail, after: indent + "- ", below: indent + "  ")
    }
    for position in entry.positions.prefix(foldLimit) {
      text += "\(indent)- \(MarkdownText.code(position))\n"
    }
    let rest = entry.positions.count - foldLimit
    if rest > 0 { text += "\(indent)- and \(rest) more\n" }
    return text
  }
}
