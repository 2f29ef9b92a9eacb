/// Where all parts of a run report, so that faults stand in the order in which they were found.
///
/// It is an object, as the parts share it; nothing else of a run is shared that changes.
final class ResolutionReporter {
  var diagnostics: DiagnosticCollector
  /// A Boolean value that indicates whether sources are missing, so that a reference which leads nowhere may be
  /// sound.
  let isIncomplete: Bool
  /// How many names may still be compared to find those nearest to misspelt ones. A run with more
  /// mistakes than that has another cause than typos.
  private var comparisonsLeft = 1_000_000
  /// The themes that have a fault, where not all of them may.
  private var themes: [Fault: [ResolverInput]] = [:]

  private struct Fault: Hashable {
    let id: Diagnostic.ID
    let range: SourceRange
  }

  init(_ diagnostics: DiagnosticCollector = DiagnosticCollector(), isIncomplete: Bool = false) {
    self.diagnostics = diagnostics
    self.isIncomplete = isIncomplete
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Reports what is wrong in a theme and may be right in others; ``noteThemes(among:)`` names them.
  func report(_ diagnostic: Diagnostic, in theme: ResolverInput?) {
    report(diagnostic)
    guard let theme, let range = diagnostic.range else { return }
    themes[Fault(id: diagnostic.id, range: range), default: []].append(theme)
  }

  /// Adds to what is wrong in some themes which these are.
  func noteThemes(among all: [ResolverInput]) {
    for (fault, themes) in themes {
      let summary = ContextSummary(of: themes, among: all)
      if !summary.isEverything {
        diagnostics.addNote(.themes(summary, at: fault.range), toFirst: fault.id, at: fault.range)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a name may be compared with so many others, which it then is.
  func mayCompare(_ count: Int) -> Bool {
    guard comparisonsLeft > 0 else { return false }
    comparisonsLeft -= count
    return true
  }
}

extension Diagnostic.Note {
  /// The themes in which something is wrong.
  static func themes(_ summary: ContextSummary, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message: "in themes with \(summary.text)", range: range)
  }
}
