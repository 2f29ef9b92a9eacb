/// Turns the diagnostics of a run into the text that goes to the standard error stream.
package protocol DiagnosticFormatter: Sendable {
  /// Answers the whole output with its final line break. Formats for people print nothing when
  /// there is nothing to say; a format that is one document is written even then.
  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8]
}

/// A way to print diagnostics, as `--diagnostics` names it.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text, json, github, sarif

  /// - Parameters:
  ///   - style: how the text format looks; the others have one look.
  ///   - toolVersion: the version of tokenc that a log names, if any.
  package func formatter(
    style: TextDiagnosticFormatter.Style = .plain, toolVersion: String? = nil
  ) -> any DiagnosticFormatter {
    switch self {
    case .text: TextDiagnosticFormatter(style: style)
    case .json: JSONDiagnosticFormatter()
    case .github: GitHubDiagnosticFormatter()
    case .sarif: SARIFDiagnosticFormatter(toolVersion: toolVersion)
    }
  }
}

extension Diagnostic {
  /// The diagnostic with texts that a person can read: names of the input may be as long as a file.
  fileprivate var shortened: Diagnostic {
    var result = self
    result.message = message.shortened(to: 1_000)
    for index in notes.indices {
      result.notes[index].message = notes[index].message.shortened(to: 1_000)
    }
    return result
  }
}

/// The diagnostics that a run shows, in order, and how many it leaves out.
package struct DiagnosticReport: Sendable {
  let shown: [Diagnostic]
  let errorCount: Int
  let warningCount: Int
  let hiddenErrorCount: Int
  let hiddenWarningCount: Int

  /// Keeps what comes before the first error that is one too many.
  ///
  /// - Parameters:
  ///   - diagnostics: in the order of printing.
  ///   - maximumErrors: the errors to show; `nil` shows all.
  package init(_ diagnostics: [Diagnostic], maximumErrors: Int? = nil) {
    var shown = diagnostics
    if let maximumErrors {
      let errors = diagnostics.indices.lazy.filter { diagnostics[$0].severity == .error }
      if let cut = errors.dropFirst(maximumErrors).first { shown = Array(diagnostics[..<cut]) }
    }
    func count(_ severity: Diagnostic.Severity, in list: [Diagnostic]) -> Int {
      list.lazy.filter { $0.severity == severity }.count
    }
    self.shown = shown.map(\.shortened)
    errorCount = count(.error, in: diagnostics)
    warningCount = count(.warning, in: diagnostics)
    hiddenErrorCount = errorCount - count(.error, in: shown)
    hiddenWarningCount = warningCount - count(.warning, in: shown)
  }

  /// The number of messages that are left out, for example “12 errors and 1 warning more; raise --max-errors to see them”.
  var omission: String? {
    guard hiddenErrorCount + hiddenWarningCount > 0 else { return nil }
    let parts = [(hiddenErrorCount, "error"), (hiddenWarningCount, "warning")]
    return parts.filter { $0.0 > 0 }.map { counted($0, $1) }.joined(separator: " and ")
      + " more; raise '--max-errors' to see all"
  }
}
