/// What ends a run early: messages and the code for the shell.
struct RunFailure: Error {
  var diagnostics: [Diagnostic]
  var exitCode: ExitCode

  init(_ diagnostics: [Diagnostic], _ exitCode: ExitCode) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  init(_ error: FileSystemError) {
    self.init([error.diagnostic], error.exitCode)
  }
}
