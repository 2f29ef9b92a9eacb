import TokenCompiler
import TokenLint

/// One pass of the rules over an input.
struct LintPass {
  var loaded: LoadedTokens
  let rules: [String]
  let themeCount: Int
  let baselinePath: String
  let baseline: Baseline
  var report: Linter.Report
  var comparison: Baseline.Comparison

  /// - Parameter isPartial: whether some brands are left out, so that what isn't found may be there.
  init(_ input: LoadedTokens, rules chosen: [String], isPartial: Bool) throws(RunFailure) {
    loaded = input
    try loaded.throwIfErrors()
    var linter = Linter(table: loaded.table, chosen: chosen, isPartial: isPartial)
    rules = linter.rules.map(\.rule.id)
    if let off = chosen.first(where: { [rules] in !rules.contains($0) }) {
      let isOff = loaded.configuration.lint.rules[off]?.severity == .off
      throw .usage(
        isOff
          ? "rule '\(off)' is switched off in tokenc.json"
          : "rule '\(off)' needs every brand; leave '--brand' out")
    }
    if linter.rules.contains(where: \.rule.needsComponents) {
      linter.design = try loaded.readDesign()
    }
    themeCount = loaded.table.themes.count
    report = linter.run(reporting: &loaded.diagnostics)
    if chosen.isEmpty { loaded.reportDoubts() }
    let name = loaded.configuration.lint.baseline.path
    baselinePath = loaded.path(of: name)
    if let root = try loaded.readFile(name) {
      baseline = BaselineReader.read(root, from: loaded.reader.tape, reporting: &loaded.diagnostics)
    } else {
      baseline = Baseline()
    }
    try loaded.throwIfErrors()
    comparison = baseline.compare(report.findings, of: rules)
    if isPartial { comparison.stale = [] }
  }

  var summary: String {
    var parts = [countedOrNone(comparison.new.count, "finding")]
    if !comparison.known.isEmpty { parts.append("\(comparison.known.count) known") }
    if report.suppressedCount > 0 { parts.append("\(report.suppressedCount) suppressed") }
    return parts.joined(separator: ", ")
      + "; \(countedOrNone(rules.count, "rule")), \(countedOrNone(themeCount, "theme"))"
  }

  func applyFixes() throws(RunFailure) -> [(path: String, count: Int)] {
    let fixIts = comparison.new.compactMap(\.finding.fixIt)
    let changes = loaded.sources.applying(
      Dictionary(grouping: fixIts, by: \.file).mapValues { $0.map(\.edit) })
    try OutputTransaction.rewrite(
      changes.map { .init(name: $0.file.path, contents: $0.text, previous: $0.file.bytes) })
    return changes.map { ($0.file.path, $0.count) }
  }

  /// Takes what is stale out of the baseline; with a reason, takes what is new in.
  mutating func updateBaseline(reason: String?) throws(RunFailure) -> [String] {
    try comparison.update(baselinePath, adding: reason)
  }
}
