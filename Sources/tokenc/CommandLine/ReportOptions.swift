import TokenCompiler

struct ReportOptions: Sendable {
  var format = DiagnosticFormat.text
  /// The file that gets the messages in ``format``, beside the text for people; `nil` for none.
  var file: String?
  /// How many errors are printed; all when `nil`.
  var maximumErrors: Int?
  var isQuiet = false
  var showsTimings = false

  static let arguments: [CommandArgument<Self>] = [
    .init(
      "--diagnostics", .choice, \.format, "the form of errors and warnings; default: text"),
    .init(
      "--diagnostics-file", .file("FILE"), \.file,
      "write errors and warnings to FILE in that form, and print text as well"),
    .init(
      "--max-errors", .count("N"), \.maximumErrors,
      "stop printing after N errors and count the others"),
    .init(
      "--quiet", \.isQuiet, "print only results, errors and warnings"),
    .init("--timings", \.showsTimings, "print the time of each phase to the standard error stream"),
    // These two are answered before a command is read.
    .init(outline: .init(name: "--help", shortName: "-h", summary: "print this help")) { _, _ in },
    .init(outline: .init(name: "--version", summary: "print the version")) { _, _ in },
  ]

  /// Prints the messages of a run.
  ///
  /// - Parameters:
  ///   - areResult: whether messages are what the run is for, so that they go to the standard output.
  ///   - areFatal: whether they ended the run; people look for those on the standard error stream.
  func print(
    _ diagnostics: [Diagnostic], in sources: SourceMap = SourceMap(), areResult: Bool = false,
    areFatal: Bool = false
  ) throws(RunFailure) {
    if let file { try write(document(diagnostics, in: sources), to: file, besides: sources) }
    if file != nil || format == .text {
      printText(diagnostics, in: sources, on: areResult && !areFatal ? .output : .error)
    } else {
      let stream = areResult ? StandardStream.output : .error
      try RunFailure.catching(try stream.write(document(diagnostics, in: sources)))
    }
  }

  func printText(_ diagnostics: [Diagnostic], in sources: SourceMap, on stream: StandardStream) {
    let formatter = DiagnosticFormat.text.formatter(style: stream.textStyle)
    let report = DiagnosticReport(diagnostics, maximumErrors: maximumErrors)
    // When the stream for messages is closed, there is no one to report that to.
    try? stream.write(formatter.format(report, in: sources))
  }

  /// The machine-readable formats are a document also when there is nothing to say.
  private func document(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [UInt8] {
    format.formatter(toolVersion: Tokenc.version).format(
      DiagnosticReport(diagnostics, maximumErrors: maximumErrors), in: sources)
  }

  /// Writes the document of a run; it may replace an earlier one, but no input.
  private func write(
    _ document: [UInt8], to path: String, besides sources: SourceMap
  ) throws(RunFailure) {
    let status = FileSystem.status(of: path)
    let isInput = sources.files.contains { file in
      status != nil && FileSystem.status(of: file.path)?.identity == status?.identity
    }
    if isInput { throw .usage("'--diagnostics-file' names '\(path)', which the run reads") }
    if status?.kind == .special {
      return try RunFailure.catching(try FileSystem.writeToDevice(path, document))
    }
    try OutputTransaction.write([FileEdit(path, document)])
  }
}

extension ReportOptions {
  /// The format that a command line asks for, also when it is wrong elsewhere.
  init(lookingAt words: [String]) {
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == "--diagnostics" else { continue }
      let value = parts.dropFirst().first ?? words[(index + 1)...].first ?? ""
      format = DiagnosticFormat(rawValue: value) ?? .text
    }
  }
}
