import TokenCompiler

/// What a run found: its messages, the files they point into, and the output.
struct RunResult {
  let output: [UInt8]
  let diagnostics: DiagnosticCollector
  let sources: SourceMap
  let exitCode: ExitCode

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

  /// A run with lines for a person to read.
  init(
    lines: [String], _ diagnostics: DiagnosticCollector = DiagnosticCollector(),
    in sources: SourceMap = SourceMap(), exitCode: ExitCode = .success
  ) {
    let text = lines.map { $0 + "\n" }.joined()
    self.init(output: Array(text.utf8), diagnostics, in: sources, exitCode: exitCode)
  }
}
