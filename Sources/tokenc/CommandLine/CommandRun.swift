import TokenCompiler

/// Runs a command and prints what comes of it: results on the standard output, messages on the
/// standard error stream, unless they are the result.
struct CommandRun: Sendable {
  let command: any Command
  var report = ReportOptions()

  func run() -> ExitCode {
    guard let input = command.watchedInput else { return runOnce().exitCode }
    ChangeWatch.unblockSignals()
    var watched = WatchedInput(input)
    while true {
      watched.willRun()
      watched.didRun(reading: runOnce().sources)
      watched.waitForChange()
    }
  }

  /// The code of a run, and the files that it read.
  private func runOnce() -> (exitCode: ExitCode, sources: SourceMap) {
    var timings = PhaseTimings()
    let outcome = Result { () throws(RunFailure) in try command.run(&timings) }
    defer {
      if report.showsTimings { try? StandardStream.error.write(timings.text) }
    }
    do throws(RunFailure) {
      switch outcome {
      case .success(let result):
        try print(result)
        return (result.exitCode, result.sources)
      case .failure(let failure):
        try print(failure)
        return (failure.exitCode, failure.sources)
      }
    } catch {
      // What can't go where it should is told where people look.
      ReportOptions().printText(error.diagnostics, in: error.sources, on: .error)
      return (error.exitCode, SourceMap())
    }
  }

  private func print(_ result: RunResult) throws(RunFailure) {
    try report.print(
      result.diagnostics.sorted, in: result.sources, areResult: command.hasFindings)
    try RunFailure.catching(try StandardStream.output.write(result.output))
    guard !report.isQuiet else { return }
    // A document that others read stands alone.
    let isApart = command.hasFindings && report.format != .text && report.file == nil
    let text = command.watchedInput == nil ? result.noticeText : WatchedInput.line(result.summary)
    try RunFailure.catching(try (isApart ? StandardStream.error : .output).write(text))
  }

  private func print(_ failure: RunFailure) throws(RunFailure) {
    try report.print(
      failure.diagnostics, in: failure.sources, areResult: command.hasFindings, areFatal: true)
    guard command.watchedInput != nil else { return }
    let errors = counted(failure.diagnostics.count { $0.severity == .error }, "error")
    try RunFailure.catching(try StandardStream.output.write(WatchedInput.line([errors])))
  }
}
