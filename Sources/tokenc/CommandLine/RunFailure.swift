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

  init(_ error: FileSystemError) {
    self.init([error.diagnostic], error.exitCode)
  }

  /// The end of a run whose input has the errors that were reported.
  init(badInput reader: InputReader) {
    diagnostics = reader.diagnostics.sorted
    sources = reader.tape.sources
    exitCode = .badInput
  }
}
