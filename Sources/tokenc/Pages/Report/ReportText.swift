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
  private let usesColor: Bool
  private var lines: [String] = []
  /// The positions of an entry that are listed.
  private static let positionLimit = 3
  /// The least width of the heads of details, so that those of several entries are aligned.
  private static let headWidth = 8

  /// - Parameter usesColor: whether titles are bold, strong words red and colors shown as squares.
  package static func bytes(of report: Report, usesColor: Bool = false) -> [UInt8] {
    Array(lines(of: report, usesColor: usesColor).map { $0 + "\n" }.joined().utf8)
  }

  package static func lines(of report: Report, usesColor: Bool = false) -> [String] {
    var printer = ReportText(usesColor: usesColor)
    printer.print(report)
    return printer.lines
  }

  /// The lines of sections alone, for a command that says more around them.
  package static func lines(of sections: [Report.Section]) -> [String] {
    var printer = ReportText(usesColor: false)
    printer.print(sections)
    return printer.lines
  }

  private init(usesColor: Bool) { self.usesColor = usesColor }

  private mutating func print(_ report: Report) {
    let scope: Phrase = report.scope.isEmpty ? "" : " on \(report.scope)"
    add(report.title + scope, isTitle: true)
    for sentence in report.summary { add(sentence) }
    print(report.sections)
  }

  private mutating func print(_ sections: [Report.Section]) {
    for section in sections where !section.content.isEmpty { print(section) }
  }

  private mutating func print(_ section: Report.Section) {
    if !section.title.isEmpty {
      lines.append("")
      add(section.title, isTitle: true)
    }
    switch section.content {
    case .table(let table): print(table)
    case .sample(let sample): for line in [""] + sample { add(Phrase(line)) }
    case .entries(let entries):
      let indent: Phrase = section.title.isEmpty ? "" : "  "
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
        add("\(indent)… and \(rest) more; JSON has all")
      }
    }
  }

  private mutating func print(_ table: Report.Table) {
    let head = table.head.isEmpty ? [] : [table.head]
    let rows = table.rows.map { $0.map(\.words.plainText) }
    for row in (head + rows).inColumns { add("  \(row)") }
  }

  private mutating func print(_ entry: Report.Entry, after start: Phrase, below indent: Phrase) {
    let words = [entry.head, entry.text].filter { !$0.isEmpty }
    add(start + words.joined(separator: "  "))
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
    for position in entry.positions.prefix(Self.positionLimit) { add("\(indent)\(position)") }
    let rest = entry.positions.count - Self.positionLimit
    if rest > 0 { add("\(indent)and \(rest) more") }
  }

  private mutating func add(_ line: Phrase, isTitle: Bool = false) {
    guard usesColor else { return lines.append(line.plainText.printable) }
    lines.append(isTitle ? Terminal.bold(line.plainText.printable) : line.terminalText)
  }
}

extension Phrase {
  /// The phrase without any markup.
  package var plainText: String {
    parts.map { part in
      switch part {
      case .words(let text), .text(let text), .name(let text), .strong(let text): text
      case .swatch: ""
      }
    }.joined()
  }

  /// The phrase with the sequences that a terminal shows as color.
  fileprivate var terminalText: String {
    parts.map { part in
      switch part {
      case .words(let text), .text(let text), .name(let text): text.printable
      case .strong(let text): Terminal.warning(text.printable)
      case .swatch(let color): Terminal.square(of: color) + " "
      }
    }.joined()
  }
}

/// The sequences with which terminals change how text looks.
private enum Terminal {
  private static let reset = "\u{1B}[0m"

  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\(reset)" }

  static func warning(_ text: String) -> String { "\u{1B}[1;31m\(text)\(reset)" }

  /// A square of the color over black and over white, as terminals have no alpha.
  static func square(of color: Color) -> String {
    func half(over backdrop: Color) -> String {
      let channels = color.composited(over: backdrop).gamutMapped(to: .srgb).components.numbers
      let bytes = (0..<3).map { String(Int((channels[$0] * 255).rounded())) }
      return "\u{1B}[48;2;\(bytes.joined(separator: ";"))m "
    }
    return half(over: .white) + half(over: color.opacity < 1 ? .black : .white) + reset
  }
}
