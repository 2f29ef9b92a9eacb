import TokenCompiler

/// What a command line says about the messages of a run.
struct ReportOptions: Sendable {
  var format = DiagnosticFormat.text
  /// How many errors are printed; all when `nil`.
  var maximumErrors: Int?
  var showsTimings = false

  static let arguments: [CommandArgument<Self>] = [
    .init(
      "--diagnostics", .choice, \.format, "how errors and warnings are printed; text otherwise"),
    .init(
      "--max-errors", .count("N"), \.maximumErrors,
      "stop printing after N errors and count the others"),
    .init(
      "--timings", \.showsTimings, "print what each phase took to the standard error stream"),
    // These two are answered before a command is read.
    .init(name: "--help", summary: "print this help") { _, _ in },
    .init(name: "--version", summary: "print the version") { _, _ in },
  ]

  /// Prints messages on the standard error stream.
  func print(_ diagnostics: [Diagnostic], in sources: SourceMap = SourceMap()) {
    // The machine-readable formats are a document also when there is nothing to say.
    guard !diagnostics.isEmpty || format == .json || format == .sarif else { return }
    let formatter = format.formatter(
      style: StandardStream.error.textStyle, toolVersion: Tokenc.version)
    let report = DiagnosticReport(diagnostics, maximumErrors: maximumErrors)
    // Nobody is left to tell when the stream for messages is closed.
    try? StandardStream.error.write(formatter.format(report, in: sources))
  }
}

extension ReportOptions {
  /// The format that a command line asks for, also when it is wrong elsewhere.
  init(lookingAt words: [String]) {
    for (index, word) in words.enumerated() where word.hasPrefix("--diagnostics") {
      let value = word.split(separator: "=").dropFirst().first.map(String.init)
      format = DiagnosticFormat(rawValue: value ?? words[(index + 1)...].first ?? "") ?? .text
    }
  }
}
