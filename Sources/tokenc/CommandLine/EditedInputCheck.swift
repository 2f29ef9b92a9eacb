import TokenCompiler
import TokenComponents

enum EditedInputCheck {
  struct Outcome {
    /// The messages about the new texts alone.
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
    var fault: RunFailure? { diagnostics.contains { $0.severity == .error } ? strictFault : nil }
  }

  /// - Parameters:
  ///   - old: the input as it is, and `new` as it would be.
  static func outcome(_ old: LoadedTokens, _ new: LoadedTokens) throws(RunFailure) -> Outcome {
    func compile(_ loaded: LoadedTokens) throws(RunFailure) -> CompiledTokens {
      var compiled = try CompiledTokens(loaded)
      try compiled.fulfilContract()
      return compiled
    }
    let (old, new) = (try compile(old), try compile(new))
    let known = Set(old.diagnostics.diagnostics.map(\.id))
    return Outcome(
      diagnostics: new.diagnostics.diagnostics.filter { !known.contains($0.id) },
      sources: new.sources)
  }
}
