import TokenCompiler
import TokenLint
import TokenPages
import TokenRepair
import TokenScreens

/// `tokenc lint --repair`: the least change of colors after which every pair contrasts enough.
extension LintCommand {
  func runRepair(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var loaded = try load([path], &timings)
    let judged = try judgedContrasts(in: &loaded)
    let repair = ContrastRepair(loaded.table, judged, try settings(for: loaded.table))
    timings.end("repair")
    let changes = loaded.sources.applying(repair.edits(in: loaded.table))
    try check(repair, changes, &timings)
    var rewriting = try Rewriting(of: [], applies: applies)
    for change in changes {
      rewriting.add(
        .init(name: change.file.path, contents: change.text, previous: change.file.bytes))
    }
    try OutputTransaction.rewrite(rewriting.edits)
    timings.end("write")
    let title: Phrase = applies ? "Repaired contrast" : "Repair of contrast"
    let report = repair.report(on: loaded.table, judged, title: title)
    let shown = format == .text && !changes.isEmpty ? Array(rewriting.text.utf8) : []
    let isRepaired = repair.pairs.allSatisfy(\.isEnough)
    var result = RunResult(
      output: format.bytes(of: report) + shown, loaded.diagnostics, in: loaded.sources,
      exitCode: isRepaired ? .success : .difference)
    result.isDocument = format != .text
    return result
  }

  func judgedContrasts(in loaded: inout LoadedTokens) throws(RunFailure) -> [JudgedContrast] {
    try loaded.throwIfErrors()
    var linter = Linter(table: loaded.table, chosen: rules)
    if linter.rules.contains(where: \.rule.needsComponents) {
      linter.design = try loaded.readDesign()
    }
    // Patterns that mean no token would repair nothing, silently.
    linter.checkPatterns(reporting: &loaded.diagnostics)
    try loaded.throwIfErrors()
    let judged = linter.judgedContrasts()
    guard judged.isEmpty else { return judged }
    throw .usage(
      "nothing says which colors are read on which; list them as 'contrast.pairs' of tokenc.json")
  }

  func settings(for table: TokenTable) throws(RunFailure) -> RepairSettings {
    var settings = RepairSettings(table.configuration.contrast.repair)
    let paths = PathIndex(table.tokens.map(\.text))
    for text in kept {
      guard let pattern = PathPattern(text), paths.isMeant(by: pattern) else {
        let suggestion = Suggestion.phrase(for: text, among: table.tokens.lazy.map(\.text))
        throw .usage("pattern '\(text)' of '--keep' means no token\(suggestion)")
      }
      settings.kept.append(pattern)
    }
    return settings
  }

  /// Measures every pair again in the edited files: what the report says is what they give.
  private func check(
    _ repair: ContrastRepair, _ changes: [(file: SourceFile, text: [UInt8], count: Int)],
    _ timings: inout PhaseTimings
  ) throws(RunFailure) {
    guard !changes.isEmpty else { return }
    let contents = Dictionary(uniqueKeysWithValues: changes.map { ($0.file.path, $0.text) })
    var edited = try TokenLoader.load(
      [path], from: EditedSource(DiskSource(), contents: contents), options: input.knowingRules,
      phaseEnded: { timings.end($0) })
    let judged = try judgedContrasts(in: &edited)
    let contrast = PaintedContrast(edited.table)
    let differing = repair.pairs.first { pair in
      guard judged.indices.contains(pair.judged),
        let judgement = judged[pair.judged].judgement(contrast, in: pair.theme)
      else { return true }
      return (judgement.ratio - pair.new).magnitude > 1e-6
    }
    guard let differing else { return }
    let theme = edited.table.themes[differing.theme].name
    throw .usage(
      "the edited files give another contrast than the repair in '\(theme)'; nothing was written")
  }
}
