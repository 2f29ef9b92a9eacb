/// `tokenc lint`: what the rules find that the baseline doesn't know.
struct LintCommand {
  let arguments: CommandLineArguments

  /// More rounds of fixes than any file should need: an edit can uncover another.
  private static let maximumFixRounds = 10

  func run() throws(RunFailure) -> RunResult {
    var fixes: [String] = []
    var lint = try Lint(arguments)
    if arguments.has(.fix) {
      var fixCounts: [String: Int] = [:]
      for _ in 0..<Self.maximumFixRounds {
        let changed = try lint.applyFixes()
        if changed.isEmpty { break }
        for change in changed { fixCounts[change.path, default: 0] += change.count }
        lint = try Lint(arguments)
      }
      fixes = fixCounts.sorted { $0.key < $1.key }.map { path, count in
        "fixed \(count) \(count == 1 ? "place" : "places") in \(path)"
      }
    }
    if arguments.has(.updateBaseline) {
      fixes += try lint.updateBaseline()
    }
    lint.loaded.diagnostics.add(lint.reported)
    let lines = fixes + [lint.summary]
    return RunResult(
      output: Array((lines.joined(separator: "\n") + "\n").utf8),
      lint.loaded, exitCode: lint.reported.isEmpty ? .success : .difference)
  }
}

/// One pass of the rules over an input.
private struct Lint {
  var loaded: LoadedTokens
  let arguments: CommandLineArguments
  let rules: [String]
  let themeCount: Int
  let baselinePath: String
  let baseline: Baseline
  var report: Linter.Report
  var comparison: Baseline.Comparison

  init(_ arguments: CommandLineArguments) throws(RunFailure) {
    self.arguments = arguments
    loaded = try TokenLoader.load(
      arguments.operands, from: DiskSource(), options: arguments.inputOptions)
    try loaded.throwIfErrors()
    let linter = Linter(table: loaded.table, chosen: arguments.values(of: .rule))
    rules = linter.rules.map(\.rule.id)
    themeCount = loaded.table.themes.count
    report = linter.run(reporting: &loaded.diagnostics)
    let name = loaded.configuration.lint.baseline
    baselinePath = loaded.path(of: name)
    if let root = try loaded.readFile(name) {
      baseline = BaselineReader.read(
        root, from: loaded.reader.tape, reporting: &loaded.diagnostics)
    } else {
      baseline = Baseline()
    }
    try loaded.throwIfErrors()
    comparison = baseline.compare(report.findings, of: rules)
  }

  /// What the run has to say.
  var reported: [Diagnostic] {
    comparison.new.map(\.diagnostic) + report.unusedSuppressions
      + comparison.stale.map { .staleBaseline($0.rule, $0.entry) }
  }

  var summary: String {
    func phrase(_ count: Int, _ noun: String) -> String {
      "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
    }
    var parts = [phrase(comparison.new.count, "finding")]
    if !comparison.known.isEmpty { parts.append("\(comparison.known.count) known") }
    if report.suppressedCount > 0 { parts.append("\(report.suppressedCount) suppressed") }
    return parts.joined(separator: ", ")
      + "; \(phrase(rules.count, "rule")), \(phrase(themeCount, "theme"))"
  }

  /// Writes the fix-its of new findings into their files, all or none.
  func applyFixes() throws(RunFailure) -> [(path: String, count: Int)] {
    let sources = loaded.sources
    let changes = FixApplication.apply(
      comparison.new.compactMap(\.finding.fixIt), to: sources)
    try write(changes.map { (sources[$0.file].path, $0.text, sources[$0.file].bytes) })
    return changes.map { (sources[$0.file].path, $0.editCount) }
  }

  /// Takes what is stale out of the baseline; with a reason, takes what is new in.
  mutating func updateBaseline() throws(RunFailure) -> [String] {
    var updated = comparison.tightened
    if let reason = arguments.value(of: .reason) {
      updated.add(comparison.new, reason: reason)
      comparison.known += comparison.new
      comparison.new = []
    }
    comparison.stale = []
    let previous = try? FileSystem.read(baselinePath)
    guard updated.text != previous, previous != nil || !updated.groups.isEmpty else { return [] }
    try write([(baselinePath, updated.text, previous)])
    return ["wrote \(WorkingDirectory.current.displayPath(for: baselinePath))"]
  }

  private func write(
    _ files: [(path: String, text: [UInt8], previous: [UInt8]?)]
  ) throws(RunFailure) {
    var transaction = OutputTransaction(folder: "", moveIntoPlace: FileSystem.move)
    do {
      for file in files {
        // A link stays one: what it leads to is written.
        let path = (try? FileSystem.canonicalPath(file.path)) ?? file.path
        try transaction.stage(path, file.text, previous: file.previous)
      }
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw RunFailure(error)
    }
  }
}
