import TokenCompiler
import TokenLint
import TokenRepair
import TokenScreens

/// `tokenc lint --propose`: a file of tokens that proposes a scheme, or an increased contrast.
extension LintCommand {
  func runDraft(
    _ kind: SchemeDraft.Kind, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    var loaded = try load([path], &timings)
    let judged = try judgedContrasts(in: &loaded)
    let table = loaded.table
    if table.brands.count > 1 {
      throw .usage("a draft is for one brand; choose it with '--brand \(table.brands[0])'")
    }
    if table.axes.contains(kind.axis) {
      throw .usage(
        "the tokens differ by \(kind.axis.rawValue) already; '--repair' mends what is there")
    }
    if table.axes.count > 1 {
      throw .usage(
        "a draft is for tokens that differ by one thing, not by \(table.axes.map(\.rawValue).quoted)"
      )
    }
    let settings = RepairSettings(table.configuration.contrast.repair)
    let draft = SchemeDraft(kind, of: table, judged, settings)
    timings.end("draft")
    for shortfall in draft.shortfalls {
      let foreground = table.tokens[shortfall.foreground]
      let background = table.tokens[shortfall.background]
      loaded.diagnostics.add([
        .warning(
          .lowContrast,
          "'\(foreground.text)' on '\(background.text)' has a contrast of "
            + "\(JSONNumber.text(Contrast.shown(shortfall.ratio))) in the draft; "
            + "\(JSONNumber.text(shortfall.minimum)) is needed, so choose another color for one of them",
          at: table.nameRange(of: foreground))
      ])
    }
    var result = RunResult(
      output: draft.document, loaded.diagnostics, in: loaded.sources,
      exitCode: draft.shortfalls.isEmpty ? .success : .difference)
    result.isDocument = true
    return result
  }
}
