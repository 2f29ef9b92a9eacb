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
    do {
      let result = try command.run(&timings)
      report.print(result.diagnostics.sorted, in: result.sources)
      try StandardStream.output.write(result.output)
      return result.exitCode
    } catch let failure as RunFailure {
      report.print(failure.diagnostics, in: failure.sources)
      return failure.exitCode
    } catch let error as FileSystemError {
      report.print([error.diagnostic])
      return error.exitCode
    } catch {
      return .cannotWrite
    }
  }
}
