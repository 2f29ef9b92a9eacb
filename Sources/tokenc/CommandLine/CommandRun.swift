import TokenCompiler

/// Runs a command and prints what comes of it: results on the standard output, messages on the
/// standard error stream.
struct CommandRun: Sendable {
  let command: any Command
  var report = ReportOptions()

  func run() -> ExitCode {
    var timings = PhaseTimings()
    defer {
      if report.showsTimings { try? StandardStream.error.write(timings.text) }
    }
    do throws(RunFailure) {
      let result = try command.run(&timings)
      report.print(result.diagnostics.sorted, in: result.sources)
      try RunFailure.catching(try StandardStream.output.write(result.output))
      return result.exitCode
    } catch {
      report.print(error.diagnostics, in: error.sources)
      return error.exitCode
    }
  }
}
