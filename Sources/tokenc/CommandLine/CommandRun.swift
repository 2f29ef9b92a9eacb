import TokenCompiler
import TokenPages

/// Runs a command and prints what comes of it: results on the standard output, messages on the
/// standard error stream, unless they are the result.
struct CommandRun: Sendable {
  let command: any Command
  var report = ReportOptions()
  /// The files and folders that the command line names, or the input that it means without one.
  var paths: [String] = []

  func run() -> ExitCode {
    do throws(RunFailure) {
      var isPending = false
      if try finishKilledRuns(&isPending) { return .success }
      guard let input = command.watchedInput else {
        let code = runOnce().exitCode
        let isCheck = isPending && JournalText.words.contains("--check")
        return isCheck && code == .success ? .difference : code
      }
      ChangeWatch.unblockSignals()
      let server = try command.servedAddress.map { address throws(RunFailure) in
        try PageServer(at: address)
      }
      if let server {
        try RunFailure.catching(
          try StandardStream.output.write(WatchedInput.line(["serving \(server.address.url)"])))
      }
      var watched = WatchedInput(input, documents: command.watchedDocuments)
      while true {
        watched.willRun()
        watched.didRun(reading: runOnce(showing: server).sources)
        watched.waitForChange(serving: server)
      }
    } catch {
      ReportOptions().printText(error.diagnostics, in: error.sources, on: .error)
      return error.exitCode
    }
  }

  /// Finishes what killed runs have left if this command writes, and says what is left otherwise.
  /// Answers whether one of them was this very run, which can't be repeated.
  private func finishKilledRuns(_ isPending: inout Bool) throws(RunFailure) -> Bool {
    var isDone = false
    var reported: Set<String> = []
    for path in FoundJournal.paths(near: paths) {
      let attempts = command.writesFiles ? FoundJournal.attempts : 1
      guard let journal = try FoundJournal(path, attempts: attempts) else { continue }
      var outcome = "the next command that writes finishes it"
      if command.writesFiles {
        try journal.finish()
        outcome = "it is finished now"
        isDone = isDone || command.isOneWay && journal.isRun(of: JournalText.words)
      } else {
        journal.release()
        isPending = isPending || journal.hasSteps
      }
      guard journal.hasSteps, reported.insert(journal.path).inserted else { continue }
      let severity = command.writesFiles ? "note" : "warning"
      try? StandardStream.error.write("\(severity): \(journal.fact); \(outcome)\n")
    }
    return isDone
  }

  /// The code of a run whose pages a server may get, and the files that it read.
  private func runOnce(
    showing server: PageServer? = nil
  ) -> (exitCode: ExitCode, sources: SourceMap) {
    var timings = PhaseTimings()
    let outcome = SuggestionBudget.with {
      Result { () throws(RunFailure) in try command.run(&timings) }
    }
    defer {
      if report.showsTimings { try? StandardStream.error.write(timings.text) }
    }
    do throws(RunFailure) {
      switch outcome {
      case .success(let result):
        server?.show(result.pages, answering: result.desk)
        try print(result)
        return (result.exitCode, result.sources)
      case .failure(let failure):
        server.map { show(failure, on: $0) }
        try print(failure)
        return (failure.exitCode, failure.sources)
      }
    } catch {
      // What can't go where it should is printed where people look.
      ReportOptions().printText(error.diagnostics, in: error.sources, on: .error)
      return (error.exitCode, SourceMap())
    }
  }

  /// Shows browsers why there are no newer pages, or none at all.
  private func show(_ failure: RunFailure, on server: PageServer) {
    if !server.hasPages { server.show([("index.html", HTMLPage.waiting)]) }
    let formatter = DiagnosticFormat.text.formatter()
    server.show(
      errors: formatter.format(DiagnosticReport(failure.diagnostics), in: failure.sources))
  }

  private func print(_ result: RunResult) throws(RunFailure) {
    let isShort = result.leadsWithErrors && report.format == .text && report.file == nil
    try report.print(
      isShort ? result.diagnostics.errorsFirst : result.diagnostics.sorted, in: result.sources,
      areResult: command.hasFindings)
    try RunFailure.catching(try StandardStream.output.write(result.output))
    try RunFailure.catching(try StandardStream.error.write(result.failureText))
    guard !report.isQuiet else { return }
    // A document that others read stands alone.
    let isApart =
      result.isDocument || command.hasFindings && report.format != .text && report.file == nil
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
