import TokenCompiler
import TokenPreview

/// The result of a run: its messages, the files they point into, and the output.
package struct RunResult {
  package var output: [UInt8] = []
  /// The pages that a server shows; the first is the start.
  package var pages: [(name: String, contents: [UInt8])] = []
  /// The desk that answers the questions of these pages.
  var desk: (any PageDesk)?
  /// The lines about what was done; `--quiet` leaves them out.
  package var notices: [String] = []
  /// Why the exit code is 1, a line each, for the standard error: the output may be for a script.
  package var failures: [String] = []
  /// The last of the notices, which sum the run up; with `--watch` they are all that is said.
  package var summary: [String] = []
  /// A Boolean value that indicates whether the output is a document for a program; what else is said goes to the
  /// standard error.
  var isDocument = false
  /// A Boolean value that indicates whether people read errors first, and of many warnings of one kind the first
  /// alone.
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

  /// The text that `--quiet` leaves out.
  package var noticeText: String { Self.text(notices + summary) }

  package var failureText: String { Self.text(failures.map { "failed: \($0)" }) }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0.printable + "\n" }.joined()
  }
}
