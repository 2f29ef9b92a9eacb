/// Where all parts of a run report, so that faults stand in the order in which they were found.
///
/// It is an object, as the parts share it; nothing else of a run is shared that changes.
final class ResolutionReporter {
  var diagnostics: DiagnosticCollector
  /// Whether sources are missing, so that a reference which leads nowhere may be sound.
  let isIncomplete: Bool
  /// How many names may still be compared to find those nearest to misspelt ones. A run with more
  /// mistakes than that has another cause than typos.
  private var comparisonsLeft = 1_000_000

  init(_ diagnostics: DiagnosticCollector = DiagnosticCollector(), isIncomplete: Bool = false) {
    self.diagnostics = diagnostics
    self.isIncomplete = isIncomplete
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Whether a name may be compared with so many others, which it then is.
  func mayCompare(_ count: Int) -> Bool {
    guard comparisonsLeft > 0 else { return false }
    comparisonsLeft -= count
    return true
  }
}
