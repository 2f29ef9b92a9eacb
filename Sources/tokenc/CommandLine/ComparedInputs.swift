import TokenCompiler
import TokenTools

/// Two inputs that a command line compares.
struct ComparedInputs {
  var old: Input
  var new: Input
  var options = DiffOptions()

  /// A file or folder of the disk, or of a revision written `REV:PATH`.
  struct Input {
    var path: String
    var options: InputOptions
    /// What the comparison calls it.
    var label: String

    init(_ path: String, _ options: InputOptions) {
      self.path = path
      self.options = options
      label = path
    }
  }

  /// What a comparison gives and what it was made from.
  struct Outcome {
    var diff: TokenDiff
    var old: ComparedTokens
    /// What was reported about the new side.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  private struct Side {
    var loaded: LoadedTokens
    var tokens: ComparedTokens
    var contract: NameContract?
  }

  func compare(_ timings: inout PhaseTimings) throws(RunFailure) -> Outcome {
    if !options.isOneVersion, old.path == StandardInput.operand, new.path == old.path {
      throw .usage("only one of OLD and NEW can be the standard input")
    }
    if new.options.allowsOutside, [old, new].allSatisfy({ GitSource.isRevision($0.path) }) {
      throw .usage("'--allow-outside' is for files on disk; a revision has none outside of it")
    }
    let old = try load(self.old, besides: new, &timings).tokens
    let newSide = try load(new, besides: self.old, &timings)
    defer { timings.end("compare") }
    var new = newSide.tokens
    if let contract = newSide.contract, !options.isOneVersion { new.remember(contract) }
    guard !ThemePair.pairs(old, new).isEmpty else {
      throw .usage(
        "the inputs have no brand in common: \(old.brands.quoted) and \(new.brands.quoted)")
    }
    return Outcome(
      diff: TokenComparison.diff(old, new, options: options), old: old,
      diagnostics: newSide.loaded.diagnostics, sources: newSide.loaded.sources)
  }

  private func load(
    _ input: Input, besides other: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Side {
    let (path, source) = try GitSource.source(of: input.path)
    var options = input.options.knowingRules
    options.remedyIfMissing = { GitSource.phrase(for: input.path, besides: other.path) }
    var loaded = try TokenLoader.load(
      [path], from: source, options: options, phaseEnded: { timings.end($0) })
    try loaded.throwIfErrors()
    let components = try loaded.readSpecs()
    let contract = try loaded.readContract()
    try loaded.throwIfErrors()
    return Side(
      loaded: loaded,
      tokens: ComparedTokens(
        label: input.label, loaded.table, components: components,
        keepsConstantAxes: loaded.isResolver),
      contract: contract)
  }
}
