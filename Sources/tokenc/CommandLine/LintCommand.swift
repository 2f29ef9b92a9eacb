import TokenCompiler
import TokenLint
import TokenPages
import TokenRepair

/// `tokenc lint`: what the rules find that the baseline doesn't know, in tokens or in Swift that could use them.
struct LintCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The ids of the rules to run; all when empty.
  var rules: [String] = []
  /// The Swift sources that are searched for literals, in place of the tokens.
  var sources: [String] = []
  var fixes = false
  var updatesBaseline = false
  /// Why the baseline takes in what is new; `nil` when it doesn't.
  var reason: String?
  var failsOn = Threshold.error
  /// Whether colors are repaired, in place of being checked.
  var repairs = false
  /// The tokens that a repair leaves as they are, besides those of `tokenc.json`.
  var kept: [String] = []
  var applies = false
  /// The context for which colors are proposed, in place of a check.
  var draft: SchemeDraft.Kind?
  var format = ReportForm.text

  /// The least severe message that makes the exit code 1.
  enum Threshold: String, CaseIterable, Sendable {
    case error, warning, never

    func isReached(by severity: Diagnostic.Severity) -> Bool {
      self != .never && (severity == .error || self == .warning)
    }
  }

  var writesFiles: Bool { fixes || updatesBaseline || applies }

  static let name = "lint"

  static let declaration = CommandDeclaration<Self>(
    summary:
      "Checks the tokens of every theme against rules, or finds literals in Swift that tokens replace.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The default is 'tokens'. The \
      tokenc.json beside the resolver sets rules, their options and the pairs of colors that must \
      contrast. lint-baseline.json lists known findings. The exit code is 1 if there is another error, or \
      with '--fail-on warning' another warning.

      With '--sources', Swift is checked instead: literal colors, fonts, spacings, corner radii, sizes, \
      shadows, opacities and durations. Each finding names the token with the same value in every theme, \
      or the nearest one. '// tokenc:allow reason' accepts a line, and 'lint.code' of tokenc.json accepts \
      files. '--fix' rewrites a literal only if no pixel changes in any theme.

      '--repair' finds the least change of colors after which every pair contrasts enough in every theme. \
      If there is none, it names the pairs that contradict each other. 'contrast.repair' of tokenc.json \
      sets its limits. '--apply' writes it; otherwise the edits are shown as a unified diff. '--propose dark', 'light' or 'high' prints a file of \
      tokens with a proposal for a scheme, or for increased contrast, that the set lacks.
      """,
    options: [
      .init(
        "--rule", .choice(of: LintRules.all.map(\.id)) { $0 }, \.rules,
        "run only this rule; may be repeated"
      ).excluding("--sources"),
      .sources(\.sources, "search a Swift file for literals that tokens replace"),
      .failOn(\.failsOn),
      .init("--fix", \.fixes, "write the obvious fix of a finding into the files"),
      .init(
        "--update-baseline", \.updatesBaseline,
        "remove findings from the baseline that are no longer found; reasons are kept"
      ).excluding("--brand"),
      .init(
        "--reason", .text("TEXT"), \.reason,
        "with --update-baseline, add the findings to the baseline, with this reason"
      ).needing("--update-baseline"),
      .init(
        "--repair", \.repairs,
        "find the least change of colors after which all pairs contrast enough"
      ).excluding("--sources", "--fix", "--update-baseline", "--brand", "--theme"),
      .init(
        "--keep", .text("PATTERN"), \.kept,
        "with --repair, tokens whose colors stay, such as 'color.brand.**'; may be repeated"
      ).needing("--repair"),
      Self.appliesRepair,
      .init("--format", .choice, \.format, "the form of what --repair reports").needing("--repair"),
      .init(
        "--propose", .choice, \.draft,
        "print a file of tokens with proposed colors for this context"
      ).excluding("--sources", "--fix", "--update-baseline", "--repair", "--theme"),
      .brand, .modifier, .resolver, .allowOutside, .theme,
    ],
    examples: [
      "lint tokens/": "report findings",
      "lint tokens/ --fix": "mend findings with one obvious fix",
      "lint tokens/ --rule contrast": "check contrast in every theme",
      "lint tokens/ --repair": "propose colors with which every pair contrasts enough",
      "lint tokens/ --propose dark > dark.tokens.json": "propose a dark scheme, to edit",
      "lint tokens/ --fail-on warning": "refuse new findings in CI",
      "lint tokens/ --sources Sources/App":
        "find hard-coded values in Swift, and the tokens that have them",
    ])

  /// More rounds of fixes than any file should need: an edit can uncover another.
  private static let maximumFixRounds = 10

  var hasFindings: Bool { !repairs && draft == nil }

  private static var appliesRepair: CommandArgument<Self> {
    CommandArgument.applies(\.applies).needing("--repair")
  }

  func validate() throws(UsageError) {
    if repairs, path == StandardInput.operand {
      throw UsageError("'--repair' needs files; the standard input has none")
    }
    guard path == StandardInput.operand, fixes || updatesBaseline else { return }
    throw UsageError(
      "'\(fixes ? "--fix" : "--update-baseline")' needs files; the standard input has none")
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if !sources.isEmpty { return try runOnSources(&timings) }
    if repairs { return try runRepair(&timings) }
    if let draft { return try runDraft(draft, &timings) }
    var lines: [String] = []
    var lint = try lint(&timings)
    if updatesBaseline {
      let loaded = lint.loaded
      try input.checkWritten(
        [loaded.configuration.lint.baseline], from: loaded.folder, in: loaded.sources)
    }
    if fixes {
      var fixCounts: [String: Int] = [:]
      for _ in 0..<Self.maximumFixRounds {
        let changed = try lint.applyFixes()
        timings.end("write")
        if changed.isEmpty { break }
        for change in changed { fixCounts[change.path, default: 0] += change.count }
        lint = try self.lint(&timings)
      }
      lines = fixCounts.sorted { $0.key < $1.key }.map { path, count in
        "fixed \(counted(count, "place")) in \(path)"
      }
    }
    if updatesBaseline {
      lines += try lint.updateBaseline(reason: reason)
      timings.end("write")
    }
    lint.loaded.diagnostics.add(
      lint.comparison.new.map(\.diagnostic) + lint.report.unusedSuppressions
        + lint.comparison.stale.map { .staleBaseline($0.rule, $0.entry) })
    let isFailure = lint.loaded.diagnostics.diagnostics.contains {
      failsOn.isReached(by: $0.severity)
    }
    var result = RunResult(
      notices: lines, summary: [lint.summary], lint.loaded.diagnostics, in: lint.loaded.sources,
      exitCode: isFailure ? .difference : .success)
    result.leadsWithErrors = rules.isEmpty
    return result
  }

  private func runOnSources(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var lines: [String] = []
    var lint = try CodeLint(load([path], &timings), sources: sources)
    timings.end("check")
    if updatesBaseline {
      let loaded = lint.loaded
      try input.checkWritten(
        [loaded.configuration.lint.baseline], from: loaded.folder, in: loaded.sources)
    }
    if fixes {
      lines = try lint.applyFixes().sorted { $0.path < $1.path }.map { path, count in
        "fixed \(counted(count, "place")) in \(path)"
      }
      if !lines.isEmpty { lint = try CodeLint(load([path], &timings), sources: sources) }
    }
    if updatesBaseline { lines += try lint.updateBaseline(reason: reason) }
    var diagnostics = lint.loaded.diagnostics
    diagnostics.add(
      lint.comparison.new.map(\.diagnostic) + lint.report.faults
        + lint.comparison.stale.map { .staleBaseline($0.rule, $0.entry) })
    let isFailure = diagnostics.diagnostics.contains { failsOn.isReached(by: $0.severity) }
    return RunResult(
      notices: lines + lint.valueLines, summary: [lint.summary], diagnostics,
      in: lint.report.sources, exitCode: isFailure ? .difference : .success)
  }

  private func lint(_ timings: inout PhaseTimings) throws(RunFailure) -> Lint {
    let loaded = try load([path], &timings)
    defer { timings.end("check") }
    return try Lint(loaded, rules: rules, isPartial: !input.brands.isEmpty)
  }
}

/// One pass of the rules over an input.
private struct Lint {
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
    var updated = comparison.tightened
    if let reason {
      updated.add(comparison.new, reason: reason)
      comparison.known += comparison.new
      comparison.new = []
    }
    comparison.stale = []
    let previous = try? FileSystem.read(baselinePath)
    guard updated.text != previous, previous != nil || !updated.groups.isEmpty else { return [] }
    try OutputTransaction.write([FileEdit(baselinePath, updated.text)])
    return ["wrote \(WorkingDirectory.current.displayPath(for: baselinePath))"]
  }
}
