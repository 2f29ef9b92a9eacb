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
      If there is none, the result names the pairs that contradict each other. 'contrast.repair' of \
      tokenc.json sets the limits. '--apply' writes the edits; otherwise they are shown as a unified diff. \
      '--propose dark', 'light' or 'high' prints a file of tokens with a proposal for a scheme, or for \
      increased contrast, that the set lacks.
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

  private func lint(_ timings: inout PhaseTimings) throws(RunFailure) -> LintPass {
    let loaded = try load([path], &timings)
    defer { timings.end("check") }
    return try LintPass(loaded, rules: rules, isPartial: !input.brands.isEmpty)
  }
}
