/// The early end of a run: messages and the code for the shell.
package struct RunFailure: Error {
  package var diagnostics: [Diagnostic]
  package var sources = SourceMap()
  package var exitCode: ExitCode

  package init(_ diagnostics: [Diagnostic], _ exitCode: ExitCode) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  /// The end of a run for one reason, about a file or, without a path, the command line.
  package init(_ id: Diagnostic.ID, _ message: String, path: String? = nil, _ exitCode: ExitCode) {
    self.init([Diagnostic(severity: .error, id: id, message: message, path: path)], exitCode)
  }

  /// The end of a run whose input has the errors that were reported.
  package init(badInput diagnostics: DiagnosticCollector, in sources: SourceMap) {
    self.diagnostics = diagnostics.sorted
    self.sources = sources
    exitCode = .badInput
  }

  /// The same end, with a remedy behind its first message.
  package func adding(_ remedy: String) -> RunFailure {
    guard !diagnostics.isEmpty else { return self }
    var result = self
    result.diagnostics[0].message += remedy
    return result
  }

  /// The same end, with every warning an error.
  package var withWarningsAsErrors: RunFailure {
    var result = self
    for index in result.diagnostics.indices { result.diagnostics[index].severity = .error }
    return result
  }

  package static func usage(_ message: String, path: String? = nil) -> RunFailure {
    RunFailure(.usage, message, path: path, .usage)
  }

  package static func missing(_ message: String, path: String) -> RunFailure {
    RunFailure(.missingFile, message, path: path, .missingInput)
  }
}

extension Diagnostic.ID {
  package static let usage = Self("usage")
  package static let missingFile = Self("missing-file")
  package static let unreadableFile = Self("unreadable-file")
}
