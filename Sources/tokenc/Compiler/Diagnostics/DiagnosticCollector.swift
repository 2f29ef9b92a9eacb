/// Keeps the diagnostics of a run, each once.
///
/// The same fault can be met in several themes; only its first report is kept.
package struct DiagnosticCollector: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var hasErrors = false
  private var seen: Set<Key> = []
  /// A Boolean value that indicates whether there were more than ``limit``.
  private var isFull = false

  /// The most that are kept: a file of bad values that are three bytes each would otherwise take a
  /// hundred times its own memory.
  private static let limit = 100_000

  package init() {}

  private struct Key: Hashable {
    let id: Diagnostic.ID
    let range: SourceRange?
    let message: String
  }

  /// Adds a diagnostic unless one of the same kind, position and message is there.
  package mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.limit else {
      isFull = true
      if diagnostic.severity == .error { hasErrors = true }
      return
    }
    // Faults differ by their position; without one by their message.
    let message = diagnostic.range == nil ? diagnostic.message + (diagnostic.path ?? "") : ""
    let key = Key(id: diagnostic.id, range: diagnostic.range, message: message)
    guard seen.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  package mutating func error(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) {
    report(.error(id, message, at: range, notes: notes))
  }

  package mutating func warning(_ id: Diagnostic.ID, _ message: String, at range: SourceRange?) {
    report(.warning(id, message, at: range))
  }

  /// Adds diagnostics that are known to be different, also where two share a kind and a position.
  package mutating func add(_ findings: some Sequence<Diagnostic>) {
    for finding in findings {
      diagnostics.append(finding)
      if finding.severity == .error { hasErrors = true }
    }
  }

  /// Adds a note to the last diagnostic if that is an invalid value which starts with `range`.
  mutating func addNote(_ note: Diagnostic.Note, toInvalidValueAt range: SourceRange) {
    guard let last = diagnostics.indices.last, let known = diagnostics[last].range,
      diagnostics[last].id == .invalidValue, known.file == range.file, known.start == range.start,
      !diagnostics[last].notes.contains(note)
    else { return }
    diagnostics[last].notes.append(note)
  }

  mutating func addNote(_ note: Diagnostic.Note, toFirst id: Diagnostic.ID, at range: SourceRange) {
    guard let index = diagnostics.firstIndex(where: { $0.id == id && $0.range == range }) else {
      return
    }
    diagnostics[index].notes.append(note)
  }

  /// The diagnostics by file and position, repetitions of one mistake as one; those without a position
  /// come first, in order of report.
  package var sorted: [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { one, other in
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
    var joined = Self.joiningRepetitions(sorted)
    if isFull, let last = joined.indices.last {
      joined[last].notes.append(
        Diagnostic.Note(message: "only the first \(Self.limit) errors and warnings are listed"))
    }
    return joined
  }

  func hasErrors(_ id: Diagnostic.ID) -> Bool {
    hasErrors && diagnostics.contains { $0.severity == .error && $0.id == id }
  }

  /// A Boolean value that indicates whether a fault of a name or an object was reported, so that a token may be
  /// missing at its path.
  package var lacksTokens: Bool {
    let ids = [
      "invalid-name", "duplicate-key", "unexpected-member", "token-and-group", "invalid-source",
      "foreign-dialect", "unknown-property",
    ]
    return diagnostics.contains { $0.severity == .error && ids.contains($0.id.rawValue) }
  }

  /// ``sorted`` with errors before warnings, and of more than five warnings of one kind the first alone.
  package var errorsFirst: [Diagnostic] {
    let sorted = sorted
    let warnings = sorted.filter { $0.severity != .error }
    let counts = Dictionary(grouping: warnings, by: \.id).mapValues(\.count)
    var shown: Set<Diagnostic.ID> = []
    return sorted.filter { $0.severity == .error }
      + warnings.compactMap { diagnostic in
        guard let count = counts[diagnostic.id], count > 5 else { return diagnostic }
        guard shown.insert(diagnostic.id).inserted else { return nil }
        var first = diagnostic
        first.notes.append(
          Diagnostic.Note(
            message: "there are \(count - 1) more of '\(diagnostic.id.rawValue)'; "
              + "'--rule \(diagnostic.id.rawValue)' lists them", range: diagnostic.range))
        return first
      }
  }

  private struct Repetition: Hashable {
    let name: String
    let id: Diagnostic.ID
    /// `nil` for a mistake that is one in all files.
    let file: FileID?
  }

  private static func joiningRepetitions(_ sorted: [Diagnostic]) -> [Diagnostic] {
    func repetition(of diagnostic: Diagnostic) -> Repetition? {
      guard let name = diagnostic.repetitionKey, let range = diagnostic.range else { return nil }
      return Repetition(
        name: name, id: diagnostic.id, file: diagnostic.foldsFiles ? nil : range.file)
    }
    var counts: [Repetition: Int] = [:]
    var files: [Repetition: Set<FileID>] = [:]
    for diagnostic in sorted {
      guard let repetition = repetition(of: diagnostic), let range = diagnostic.range else {
        continue
      }
      counts[repetition, default: 0] += 1
      files[repetition, default: []].insert(range.file)
    }
    var shown: Set<Repetition> = []
    return sorted.compactMap { diagnostic in
      guard let repetition = repetition(of: diagnostic), let count = counts[repetition],
        count > diagnostic.repetitionLimit
      else { return diagnostic }
      guard shown.insert(repetition).inserted else { return nil }
      var first = diagnostic
      let fileCount = files[repetition]?.count ?? 1
      let extent = fileCount == 1 ? "in this file" : "in \(fileCount) files"
      let others = counted(
        count - 1, "more place \(extent) has", plural: "more places \(extent) have")
      let remedy = diagnostic.repetitionRemedy.map { "; \($0)" } ?? ""
      first.notes.append(
        Diagnostic.Note(message: "\(others) the same fault\(remedy)", range: diagnostic.range))
      return first
    }
  }
}

extension Diagnostic.ID {
  /// A value that its type does not allow; ``DiagnosticCollector`` adds notes to these.
  static let invalidValue = Self("invalid-value")
}
