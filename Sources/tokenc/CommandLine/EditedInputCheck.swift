import TokenCompiler
import TokenComponents

/// The new faults of the edited texts of an input.
struct EditedInputCheck {
  let diagnostics: [Diagnostic]
  let sources: SourceMap

  /// - Parameters:
  ///   - old: the input as it is, and `new` as it would be.
  init(_ old: LoadedTokens, _ new: LoadedTokens) throws(RunFailure) {
    func compile(_ loaded: LoadedTokens) throws(RunFailure) -> CompiledTokens {
      var compiled = try CompiledTokens(loaded)
      try compiled.fulfilContract()
      return compiled
    }
    let old = try compile(old)
    let new = try compile(new)
    let known = Set(old.diagnostics.diagnostics.map(\.id))
    diagnostics = new.diagnostics.diagnostics.filter { !known.contains($0.id) }
    sources = new.sources
  }

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
