/// Keeps the diagnostics of a run, each once.
///
/// The same fault can be met in several themes; only its first report is kept.
struct DiagnosticCollector: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  private var seen: Set<Key> = []

  private struct Key: Hashable {
    let id: Diagnostic.ID
    let range: SourceRange?
    let message: String
  }

  /// Adds a diagnostic unless one of the same kind, place and message is there.
  mutating func report(_ diagnostic: Diagnostic) {
    // A place tells faults apart; without one the message does.
    let message = diagnostic.range == nil ? diagnostic.message + (diagnostic.path ?? "") : ""
    let key = Key(id: diagnostic.id, range: diagnostic.range, message: message)
    guard seen.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// The diagnostics by file and place; those without a place come first, in order of report.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { one, other in
      switch (one.element.range, other.element.range) {
      case (nil, nil): return one.offset < other.offset
      case (nil, _): return true
      case (_, nil): return false
      case (let left?, let right?):
        if left.file != right.file { return left.file < right.file }
        if left.start != right.start { return left.start < right.start }
        return one.offset < other.offset
      }
    }.map(\.element)
  }
}
