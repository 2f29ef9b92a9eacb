/// Runs a command and prints what comes of it: results on the standard output, messages on the
/// standard error stream.
struct CommandRun {
  let arguments: CommandLineArguments

  func run() -> ExitCode {
    var timings = PhaseTimings()
    defer {
      if arguments.has(.timings) { try? StandardStream.error.write(timings.text) }
    }
    do {
      let result = try runCommand(&timings)
      report(result.diagnostics.sorted, in: result.sources)
      try StandardStream.output.write(result.output)
      return result.exitCode
    } catch let failure as RunFailure {
      report(failure.diagnostics, in: failure.sources)
      return failure.exitCode
    } catch let error as FileSystemError {
      report([error.diagnostic], in: SourceMap())
      return error.exitCode
    } catch {
      return .cannotWrite
    }
  }

  private func runCommand(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    switch arguments.command {
    case .compile: try CompileCommand(arguments: arguments).run(&timings)
    case .resolve: try ResolveCommand(arguments: arguments).run(&timings)
    case .find: try FindCommand(arguments: arguments).run()
    case .lint: try LintCommand(arguments: arguments).run()
    case .diff: try DiffCommand(arguments: arguments).run()
    case .contract: try ContractCommand(arguments: arguments).run()
    case .migrate: try MigrateCommand(arguments: arguments).run()
    case .preview: try PreviewCommand(arguments: arguments).run()
    case .schema: try SchemaCommand(arguments: arguments).run()
    case .import: try ImportCommand(arguments: arguments).run()
    case .`init`: try InitCommand(arguments: arguments).run()
    }
  }

  private func report(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let format =
      arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init(rawValue:)) ?? .text
    // The machine-readable formats are a document also when there is nothing to say.
    guard !diagnostics.isEmpty || format == .json || format == .sarif else { return }
    let report = DiagnosticReport(
      diagnostics, maximumErrors: arguments.count(of: .maximumErrors))
    let formatter = format.formatter(
      style: StandardStream.error.textStyle, toolVersion: Tokenc.version)
    // Nobody is left to tell when the stream for messages is closed.
    try? StandardStream.error.write(formatter.format(report, in: sources))
  }
}
