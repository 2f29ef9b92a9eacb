import Testing

@testable import tokenc

/// Reads a command line that runs a command of a type.
func command<Subject: Command>(_ words: [String], as type: Subject.Type) throws -> Subject {
  guard case .run(let run) = try CommandLineRequest(words) else {
    throw UsageError("\(words) runs nothing")
  }
  return try #require(run.command as? Subject)
}

extension RunResult {
  /// What a person reads of the result and of what was done.
  var text: String { String(decoding: output, as: UTF8.self) + noticeText }
}

/// Runs a command line within this process and prints nothing.
func runTokenc(_ words: [String]) throws -> RunResult {
  guard case .run(let run) = try CommandLineRequest(words) else {
    throw UsageError("\(words) runs nothing")
  }
  var timings = PhaseTimings()
  return try run.command.run(&timings)
}
