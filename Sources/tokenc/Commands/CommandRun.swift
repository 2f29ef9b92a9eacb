/// Runs a command and prints what comes of it: results on the standard output, messages on the
/// standard error stream.
struct CommandRun {
  let arguments: CommandLineArguments

  func run() -> ExitCode {
    do {
      let result = try runCommand()
      report(result.diagnostics.sorted, in: result.sources)
      guard !result.output.isEmpty else { return result.exitCode }
      return Terminal.writeOutput(result.output) ? result.exitCode : .cannotWrite
    } catch {
      report(error.diagnostics, in: SourceMap())
      return error.exitCode
    }
  }

  private func runCommand() throws(RunFailure) -> RunResult {
    switch arguments.command {
    case .compile: try CompileCommand(arguments: arguments).run()
    case .resolve: try ResolveCommand(arguments: arguments).run()
    }
  }

  private func report(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let format =
      arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init(rawValue:)) ?? .text
    // The machine-readable formats are a document also when there is nothing to say.
    guard !diagnostics.isEmpty || format == .json || format == .sarif else { return }
    let report = DiagnosticReport(
      diagnostics, maximumErrors: arguments.count(of: .maximumErrors))
    Terminal.writeError(format.formatter(style: Terminal.errorStyle).format(report, in: sources))
  }
}
