import TokenChange
import TokenCompiler
import TokenComponents
import TokenImport
import TokenLint

/// Compiles an input as it is and as its edited texts would be.
enum EditedInputCheck {
  struct Outcome {
    /// What only the new texts are told.
    let diagnostics: [Diagnostic]
    let sources: SourceMap

    /// The end of a run that takes nothing new; `nil` when there is nothing.
    var strictFault: RunFailure? {
      guard !diagnostics.isEmpty else { return nil }
      var failure = RunFailure(diagnostics, .badInput)
      failure.sources = sources
      return failure.withWarningsAsErrors
    }

    /// The end of a run that takes no new errors.
    var fault: RunFailure? {
      diagnostics.contains { $0.severity == .error } ? strictFault : nil
    }
  }

  static func outcome(
    _ path: String, _ options: InputOptions, _ edited: EditedSource
  ) throws(RunFailure) -> Outcome {
    func compile(_ source: any FileSource) throws(RunFailure) -> CompiledTokens {
      var compiled = try CompiledTokens(
        TokenLoader.load([path], from: source, options: options.knowingRules))
      try compiled.fulfilContract()
      return compiled
    }
    let old = try compile(DiskSource())
    let new = try compile(edited)
    let known = Set(old.diagnostics.diagnostics.map(\.id))
    return Outcome(
      diagnostics: new.diagnostics.diagnostics.filter { !known.contains($0.id) },
      sources: new.sources)
  }
}
