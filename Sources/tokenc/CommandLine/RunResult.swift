/// What a run found: its messages, the files they point into, and the output.
struct RunResult {
  var output: [UInt8] = []
  var diagnostics: DiagnosticCollector
  var sources: SourceMap
  var exitCode: ExitCode

  /// A run that reads no input.
  init(output: [UInt8]) {
    self.output = output
    diagnostics = DiagnosticCollector()
    sources = SourceMap()
    exitCode = .success
  }

  init(output: [UInt8], reader: InputReader, exitCode: ExitCode = .success) {
    self.init(
      output: output, diagnostics: reader.diagnostics, sources: reader.tape.sources,
      exitCode: exitCode)
  }

  init(
    output: [UInt8], diagnostics: DiagnosticCollector, sources: SourceMap, exitCode: ExitCode
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.sources = sources
    self.exitCode = exitCode
  }

  /// A run that ends with the errors that were reported.
  init(failed reader: InputReader) {
    self.init(output: [], reader: reader, exitCode: .badInput)
  }
}
