/// What ends a run early: messages and the code for the shell.
struct RunFailure: Error {
  var diagnostics: [Diagnostic]
  /// The files that the messages point into.
  var sources = SourceMap()
  var exitCode: ExitCode

  init(_ diagnostics: [Diagnostic], _ exitCode: ExitCode) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  /// The end of a run whose input has the errors that were reported.
  init(badInput diagnostics: DiagnosticCollector, in sources: SourceMap) {
    self.diagnostics = diagnostics.sorted
    self.sources = sources
    exitCode = .badInput
  }

  /// The end of a run whose command line is wrong.
  static func usage(_ message: String, path: String? = nil) -> RunFailure {
    RunFailure([Diagnostic(severity: .error, id: .usage, message: message, path: path)], .usage)
  }
}

extension Diagnostic.ID {
  static let usage = Self("usage")
  static let missingFile = Self("missing-file")
  static let unreadableFile = Self("unreadable-file")
}
