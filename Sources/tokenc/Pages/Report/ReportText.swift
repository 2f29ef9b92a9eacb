import TokenCompiler

/// A report for people at a terminal.
///
/// ```
/// tokens (alfa) → tokens (bluetint) on 3 screens with 41 components
/// 2 screens change: 1 place below the contrast needed
///
/// Modules
///   App   3 old
///   Core  1 old
/// ```
package struct ReportText {
  private var lines: [String] = []
  /// The positions of an entry that are listed.
  private static let placeLimit = 3
  /// The least width of the heads of details, so that those of several entries are aligned.
  private static let headWidth = 8

  package static func bytes(of report: Report) -> [UInt8] {
    var printer = ReportText()
    printer.print(report)
    return Array(printer.lines.map { $0.printable + "\n" }.joined().utf8)
  }

  private mutating func print(_ report: Report) {
    let scope = report.scope.isEmpty ? "" : " on \(report.scope.plainText)"
    lines.append(report.title.plainText + scope)
    lines += report.summary.map(\.plainText)
    for section in report.sections where !section.content.isEmpty { print(section) }
  }

  private mutating func print(_ section: Report.Section) {
    if !section.title.isEmpty { lines += ["", section.title.plainText] }
    switch section.content {
    case .table(let table): print(table)
    case .entries(let entries):
      let indent = section.title.isEmpty ? "" : "  "
      for (index, entry) in entries.prefix(section.limit).enumerated() {
        if section.isNumbered {
          lines.append("")
          print(entry, after: "\(index + 1). ", below: "   ")
        } else {
          print(entry, after: indent, below: indent + "  ")
        }
      }
      let rest = entries.count - section.limit
      if section.limit < .max, rest > 0 {
        if section.isNumbered { lines.append("") }
        lines.append("\(indent)… and \(rest) more; JSON has all")
      }
    }
  }

  private mutating func print(_ table: Report.Table) {
    let head = table.head.isEmpty ? [] : [table.head]
    let rows = table.rows.map { $0.map(\.words.plainText) }
    lines += (head + rows).inColumns.map { "  " + $0 }
  }

  private mutating func print(_ entry: Report.Entry, after start: String, below indent: String) {
    let words = [entry.head, entry.text].map(\.plainText).filter { !$0.isEmpty }
    lines.append(start + words.joined(separator: "  "))
    let widths = entry.details.filter { !$0.text.isEmpty }.map(\.head.plainText.count)
    let width = max(Self.headWidth, widths.max() ?? 0)
    for detail in entry.details {
      var aligned = detail
      let missing = width - detail.head.plainText.count
      if !detail.text.isEmpty, missing > 0 {
        aligned.head = aligned.head + Phrase(String(repeating: " ", count: missing))
      }
      print(aligned, after: indent, below: indent + "  ")
    }
    lines += entry.places.prefix(Self.placeLimit).map { indent + $0 }
    let rest = entry.places.count - Self.placeLimit
    if rest > 0 { lines.append("\(indent)and \(rest) more") }
  }
}

extension Phrase {
  /// The phrase without any markup.
  package var plainText: String {
    parts.map { part in
      switch part {
      case .words(let text), .text(let text), .name(let text), .strong(let text): text
      }
    }.joined()
  }
}
