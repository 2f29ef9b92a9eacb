/// Prints diagnostics for people, in the form that editors and `swiftc` users know.
///
/// ```
/// tokens/color.tokens.json:14:21: error: alias '{blu.500}' names no token [unknown-alias]
///    14 |     "$value": "{blu.500}"
///       |               ^~~~~~~~~~~
///       |               "{blue.500}"
/// tokens/color.tokens.json:3:7: note: 'blue.500' is declared here
/// ```
///
/// Only a terminal shows the source line, the marks below it, the fix-it and color.
package struct TextDiagnosticFormatter: DiagnosticFormatter {
  package struct Style: Equatable, Sendable {
    /// A Boolean value that indicates whether the source line follows each message.
    package var showsSource = false
    package var usesColor = false
    /// The cells of a terminal line; longer source lines are cut around the fault.
    var width = 100

    static let plain = Style()
  }

  var style = Style.plain

  package func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    var printer = TextDiagnosticPrinter(style: style, indexes: LineIndexes(sources))
    for diagnostic in report.shown { printer.print(diagnostic) }
    if let omission = report.omission {
      printer.printLine(position: "tokenc", .note, omission, id: nil)
    }
    return printer.output
  }
}

extension TextDiagnosticFormatter.Style {
  /// Decides by the environment, as https://bixense.com/clicolors and https://no-color.org have it.
  ///
  /// `NO_COLOR` forbids color, else `CLICOLOR_FORCE` asks for it wherever the text goes, else a
  /// terminal has color unless `CLICOLOR` is `0` or it is named `dumb`.
  ///
  /// - Parameter environment: the value of a variable; `nil` when it isn't set.
  package init(isTerminal: Bool, environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    let isForced = isSet("CLICOLOR_FORCE") && environment("CLICOLOR_FORCE") != "0"
    let hasColor = isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
    self.init(showsSource: isTerminal, usesColor: !isSet("NO_COLOR") && (isForced || hasColor))
  }
}

/// The output of one run of the text format, growing.
private struct TextDiagnosticPrinter {
  let style: TextDiagnosticFormatter.Style
  var indexes: LineIndexes
  var output: [UInt8] = []

  /// The color of a mark below a line (SGR, ECMA-48).
  private static let markColor = "1;32"
  private static let quietColor = "2"

  mutating func print(_ diagnostic: Diagnostic) {
    let position = diagnostic.range.map { indexes.place(of: $0) } ?? diagnostic.path
    printLine(
      position: position ?? "tokenc", diagnostic.severity, diagnostic.message, id: diagnostic.id)
    if let range = diagnostic.range { printSource(range, fixIt: diagnostic.fixIt) }
    for note in diagnostic.notes {
      let position = note.range.map { indexes.place(of: $0) }
      printLine(position: position ?? diagnostic.path ?? "tokenc", .note, note.message, id: nil)
      if let range = note.range { printSource(range, fixIt: nil) }
    }
  }

  mutating func printLine(
    position: String, _ label: Diagnostic.Severity, _ message: String, id: Diagnostic.ID?
  ) {
    let head = position.printable + ": "
    write(style.usesColor ? colored(head, "1") : head)
    write(colored(label.rawValue + ": ", label.color))
    write(colored(message.printable, label == .note ? "" : "1"))
    if let id { write(" " + colored("[\(id.rawValue)]", Self.quietColor)) }
    write("\n")
  }

  private mutating func printSource(_ range: SourceRange, fixIt: Diagnostic.FixIt?) {
    guard style.showsSource else { return }
    let index = indexes[range.file]
    let line = index.position(at: Int(range.start)).line
    let excerpt = SourceExcerpt(
      of: Int(range.start)..<max(Int(range.start), Int(range.end)), in: index,
      width: style.width - Self.gutterLength)
    printExcerptLine(number: line.description, excerpt.text)
    printExcerptLine(number: "", excerpt.marks, color: Self.markColor)
    guard let fixIt else { return }
    let isOneLine =
      !fixIt.edit.replacement.isEmpty && !fixIt.edit.replacement.utf8.contains { $0 < 0x20 }
    if isOneLine, fixIt.range.file == range.file,
      let column = excerpt.column(at: Int(fixIt.range.start))
    {
      let text = String(repeating: " ", count: column) + fixIt.edit.replacement.printable
      printExcerptLine(number: "", text, color: Self.markColor)
    } else {
      write(String(repeating: " ", count: Self.gutterLength - 2))
      write(colored("= \(fixIt.message.printable)", Self.markColor) + "\n")
    }
  }

  /// `   14 | ` before each line of an excerpt.
  private static let gutterLength = 8

  private mutating func printExcerptLine(number: String, _ text: String, color: String = "") {
    let padding = String(repeating: " ", count: max(0, Self.gutterLength - 3 - number.utf8.count))
    write(colored(padding + number + " |", Self.quietColor))
    if !text.isEmpty { write(" " + colored(text, color)) }
    write("\n")
  }

  private func colored(_ text: String, _ color: String) -> String {
    guard style.usesColor, !color.isEmpty else { return text }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension Diagnostic.Severity {
  fileprivate var color: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    }
  }
}
