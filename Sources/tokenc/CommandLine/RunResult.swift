/// What a run found: its messages, the files they point into, and the output.
struct RunResult {
  var output: [UInt8]
  var diagnostics = DiagnosticCollector()
  var sources = SourceMap()
  var exitCode = ExitCode.success

  init(output: [UInt8]) {
    self.output = output
  }

  init(
    output: [UInt8], _ diagnostics: DiagnosticCollector, in sources: SourceMap,
    exitCode: ExitCode = .success
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.sources = sources
    self.exitCode = exitCode
  }

  init(output: [UInt8], _ loaded: LoadedTokens, exitCode: ExitCode = .success) {
    self.init(output: output, loaded.diagnostics, in: loaded.sources, exitCode: exitCode)
  }

  init(output: [UInt8], _ compiled: CompiledTokens, exitCode: ExitCode = .success) {
    self.init(output: output, compiled.diagnostics, in: compiled.sources, exitCode: exitCode)
  }
}
