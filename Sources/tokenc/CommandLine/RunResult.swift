import TokenCompiler
import TokenPreview

/// What a run found: its messages, the files they point into, and the output.
package struct RunResult {
  package var output: [UInt8] = []
  /// What a server shows; the first is the start.
  package var pages: [(name: String, contents: [UInt8])] = []
  /// What answers the questions of these pages.
  var desk: ScreenDesk?
  /// What was done, a line each; `--quiet` leaves it out.
  package var notices: [String] = []
  /// Why the exit code is 1, a line each, for the standard error: the output may be for a script.
  package var failures: [String] = []
  /// The last of the notices, which sum the run up; with `--watch` they are all that is said.
  package var summary: [String] = []
  /// Whether the output is a document for a program; what else is said goes to the standard error.
  var isDocument = false
  /// Whether people read errors first, and of many warnings of one kind the first alone.
  var leadsWithErrors = false
  package var diagnostics: DiagnosticCollector
  package let sources: SourceMap
  package var exitCode: ExitCode

  init(
    output: [UInt8] = [], notices: [String] = [], failures: [String] = [], summary: [String] = [],
    _ diagnostics: DiagnosticCollector = DiagnosticCollector(), in sources: SourceMap = SourceMap(),
    exitCode: ExitCode = .success
  ) {
    self.output = output
    self.notices = notices
    self.failures = failures
    self.summary = summary
    self.diagnostics = diagnostics
    self.sources = sources
    self.exitCode = exitCode
  }

  init(output: [UInt8], _ loaded: LoadedTokens) {
    self.init(output: output, loaded.diagnostics, in: loaded.sources)
  }

  init(
    lines: [String], _ diagnostics: DiagnosticCollector = DiagnosticCollector(),
    in sources: SourceMap = SourceMap(), exitCode: ExitCode = .success
  ) {
    self.init(output: Array(Self.text(lines).utf8), diagnostics, in: sources, exitCode: exitCode)
  }

  /// Adds what a check found, which makes the exit code 1.
  mutating func report(_ findings: [Diagnostic]) {
    diagnostics.add(findings)
    if !findings.isEmpty { exitCode = .difference }
  }

  /// What `--quiet` leaves out.
  package var noticeText: String { Self.text(notices + summary) }

  package var failureText: String { Self.text(failures.map { "failed: \($0)" }) }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0.printable + "\n" }.joined()
  }
}
