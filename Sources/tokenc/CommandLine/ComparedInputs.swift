import TokenChange
import TokenCompiler
import TokenComponents
import TokenImport
import TokenLint
import TokenScreens

/// Two inputs that a command line compares.
struct ComparedInputs {
  var old: Input
  var new: Input
  /// The new one, if another tool exported it; `nil` for token files.
  var foreign: ForeignInput?
  var options = DiffOptions()
  /// The file that maps old paths to new ones.
  var map: String?
  /// Whether names of the new version are written elsewhere, so that each has to mean one token.
  var needsUniqueNames = false

  /// A file or folder of the disk, or of a revision written `REV:PATH`.
  struct Input {
    var path: String
    var options: InputOptions
    /// What the comparison calls it.
    var label: String
    /// The texts that some files would have, by the paths that messages show.
    var contents: [String: [UInt8]] = [:]
    /// The names that some files would have, likewise.
    var moved: [String: String] = [:]

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
    var new: ComparedTokens
    /// The contract of the new side, and the folder of its configuration.
    var contract: NameContract?
    var newFolder: String
    /// What was reported about the new side.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
    /// The files of the old side.
    var oldSources: SourceMap
    /// Whether the new side is what another tool exported.
    var isForeign: Bool
  }

  private struct Side {
    var loaded: LoadedTokens
    var tokens: ComparedTokens
    var contract: NameContract?
    /// What was reported of another tool's file, and where.
    var diagnostics: DiagnosticCollector?
    var sources: SourceMap?
  }

  func compare(_ timings: inout PhaseTimings) throws(RunFailure) -> Outcome {
    if !options.isOneVersion, old.path == StandardInput.operand, new.path == old.path {
      throw .usage("only one of OLD and NEW can be the standard input")
    }
    if new.options.allowsOutside, [old, new].allSatisfy({ GitSource.isRevision($0.path) }) {
      throw .usage("'--allow-outside' is for files on disk; a revision has none outside of it")
    }
    let oldSide: Side
    var newSide: Side
    if let foreign {
      (oldSide, newSide) = try load(besides: foreign, &timings)
    } else {
      oldSide = try load(self.old, besides: new, &timings)
      newSide = try load(new, besides: self.old, &timings)
    }
    let old = oldSide.tokens
    defer { timings.end("compare") }
    if needsUniqueNames {
      _ = TokenTableCompletion.complete(
        newSide.loaded.table, isIncomplete: newSide.loaded.reader.isIncomplete,
        reporting: &newSide.loaded.diagnostics)
      try newSide.loaded.throwIfErrors()
    }
    var new = newSide.tokens
    var options = options
    if let map { options.renames = try readMap(map, old, new, &newSide.loaded) }
    if let contract = newSide.contract, !options.isOneVersion { new.remember(contract) }
    guard !ThemePair.pairs(old, new).isEmpty else {
      throw .usage(
        "the inputs have no brand in common: \(old.brands.quoted) and \(new.brands.quoted)")
    }
    return Outcome(
      diff: TokenComparison.diff(old, new, options: options), old: old, new: new,
      contract: newSide.contract, newFolder: newSide.loaded.path(of: ""),
      diagnostics: newSide.diagnostics ?? newSide.loaded.diagnostics,
      sources: newSide.sources ?? newSide.loaded.sources, oldSources: oldSide.loaded.sources,
      isForeign: newSide.sources != nil)
  }

  /// Reads the mapping file; what of it means nothing is a warning.
  private func readMap(
    _ path: String, _ old: ComparedTokens, _ new: ComparedTokens, _ loaded: inout LoadedTokens
  ) throws(RunFailure) -> [RenamePattern] {
    var reader = InputReader(source: DiskSource())
    var diagnostics = DiagnosticCollector()
    guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else {
      throw RunFailure(badInput: diagnostics, in: reader.tape.sources)
    }
    let renames = RenamePattern.read(root, from: reader.tape, reporting: &diagnostics)
    for rename in renames {
      if let message = rename.fault(between: old, and: new) {
        diagnostics.report(.error(.configuration, message, at: rename.pattern.range))
      }
    }
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    return renames
  }

  /// Loads both inputs for drawing screens; each has to be sound as a whole.
  ///
  /// - Returns: the sides, and what was reported about the new one.
  func screenSides(
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (old: ScreenSide, new: ScreenSide, loaded: CompiledTokens) {
    let (oldSide, _) = try screenSide(old, besides: new, &timings)
    let (newSide, compiled) = try screenSide(new, besides: old, &timings)
    return (oldSide, newSide, compiled)
  }

  private func screenSide(
    _ input: Input, besides other: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (ScreenSide, CompiledTokens) {
    let loaded = try read(input, besides: other, &timings)
    let tokens = loaded.table
    var compiled = try CompiledTokens(loaded, measuringFonts: true)
    try compiled.fulfilContract()
    guard !compiled.components.isEmpty else {
      throw .usage("there are no component specs to draw screens by", path: input.label)
    }
    let side = ScreenSide(
      label: input.label, tokens, compiled.table, components: compiled.components,
      fonts: compiled.fonts)
    return (side, compiled)
  }

  /// Loads one input by itself.
  static func load(
    _ input: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> ComparedTokens {
    try ComparedInputs(old: input, new: input).load(input, besides: input, &timings).tokens
  }

  /// What one input by itself has.
  struct Alone {
    var tokens: ComparedTokens
    var contract: NameContract?
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  /// Loads one input by itself, with the former names that its contract remembers.
  static func loadAlone(
    _ input: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Alone {
    var side = try ComparedInputs(old: input, new: input).load(input, besides: input, &timings)
    if let contract = side.contract { side.tokens.remember(contract) }
    return Alone(
      tokens: side.tokens, contract: side.contract, diagnostics: side.loaded.diagnostics,
      sources: side.loaded.sources)
  }

  /// Loads the tokens, and what another tool has, in which the configuration of the tokens counts.
  private func load(
    besides foreign: ForeignInput, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (old: Side, new: Side) {
    guard !GitSource.isRevision(new.path) else {
      throw .usage(
        "'\(new.path)' has to be a file on disk to be read as '\(foreign.dialect.rawValue)'")
    }
    let (oldSide, source) = try atOnce(
      { () throws(RunFailure) in try load(old, besides: new, &timings) }, foreign.read)
    let converted = try ForeignInput.convert(
      source,
      configuration: try? FileSystem.read(oldSide.loaded.path(of: Configuration.fileName)),
      modifiers: new.options.modifiers)
    timings.end("convert")
    let newSide = Side(
      loaded: converted.tokens,
      tokens: ComparedTokens(
        label: new.label, converted.tokens.table, keepsConstantAxes: converted.tokens.isResolver),
      diagnostics: converted.diagnostics, sources: converted.sources)
    return (oldSide, newSide)
  }

  private func read(
    _ input: Input, besides other: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> LoadedTokens {
    var (path, source) = try GitSource.source(of: input.path)
    if !input.contents.isEmpty {
      source = EditedSource(source, contents: input.contents, moved: input.moved)
    }
    var options = input.options.knowingRules
    options.remedyIfMissing = { GitSource.phrase(for: input.path, besides: other.path) }
    let loaded = try TokenLoader.load(
      [path], from: source, options: options, phaseEnded: { timings.end($0) })
    try loaded.throwIfErrors()
    return loaded
  }

  private func load(
    _ input: Input, besides other: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Side {
    var loaded = try read(input, besides: other, &timings)
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
