import TokenChange
import TokenCompiler
import TokenComponents
import TokenLint
import TokenRuntime
import TokenScreens

struct ComparedInputs {
  var old: Input
  var new: Input
  /// The new one, if another tool exported it; `nil` for token files.
  var foreign: ForeignInput?
  var options = DiffOptions()
  /// The file that says what takes the place of old tokens.
  var map: String?
  /// A Boolean value that indicates whether names of the new version are written elsewhere, so that each has to mean
  /// one token.
  var needsUniqueNames = false
  /// A Boolean value that indicates whether hidden tokens count that code of OLD may override.
  var comparesPrimitives = false

  /// A file or folder of the disk, or of a revision written `REV:PATH`.
  struct Input {
    var path: String
    var options: InputOptions
    var label: String
    /// A pack that comes before its values.
    var pack: ThemePack?
    /// The texts that some files would have, by the paths that messages show.
    var contents: [String: [UInt8]] = [:]
    /// The names that some files would have, likewise.
    var moved: [String: String] = [:]

    init(_ path: String, _ options: InputOptions) {
      self.path = path
      self.options = options
      label = path
    }

    /// The disk with the texts and names that some files would have.
    var source: any FileSource {
      contents.isEmpty ? DiskSource() : EditedSource(DiskSource(), contents: contents, moved: moved)
    }
  }

  struct Outcome {
    var diff: TokenDiff
    var old: ComparedTokens
    var new: ComparedTokens
    /// The contract of the new side, and the folder of its configuration.
    var contract: NameContract?
    var newFolder: String
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
    var oldSources: SourceMap
    /// A Boolean value that indicates whether the new side is what another tool exported.
    var isForeign: Bool
  }

  struct Side {
    var loaded: LoadedTokens
    var tokens: ComparedTokens
    var contract: NameContract?
    /// The messages about another tool's file, with their positions.
    var diagnostics: DiagnosticCollector?
    var sources: SourceMap?

    /// The tokens with the former names that the contract remembers.
    var remembered: ComparedTokens {
      var tokens = tokens
      if let contract { tokens.remember(contract) }
      return tokens
    }
  }

  func compare(_ timings: inout PhaseTimings) throws(RunFailure) -> Outcome {
    if !options.isOneVersion, old.path == StandardInput.operand, new.path == old.path {
      throw .usage("only one of OLD and NEW can be the standard input")
    }
    if new.options.allowsOutside, [old, new].allSatisfy({ GitSource.isRevision($0.path) }) {
      throw .usage("'--allow-outside' is for files on disk; a revision has none outside of it")
    }
    if let foreign {
      let sides = try load(besides: foreign, &timings)
      return try compare(sides.old, sides.new, &timings)
    }
    let oldSide = try load(old, besides: new, &timings)
    return try compare(oldSide, try load(new, besides: old, &timings), &timings)
  }

  func compare(
    _ oldSide: Side, _ newSide: Side, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Outcome {
    var newSide = newSide
    let old = oldSide.tokens
    defer { timings.end("compare") }
    if needsUniqueNames {
      _ = TokenTableCompletion.complete(
        newSide.loaded.table, isIncomplete: newSide.loaded.reader.isIncomplete,
        reporting: &newSide.loaded.diagnostics)
      try newSide.loaded.throwIfErrors()
    }
    // A rename is judged when its former names are recorded.
    if let contract = newSide.contract, !options.isOneVersion, options.newPaths.isEmpty {
      let names =
        newSide.loaded.table.tokenWireNames + WireNames.brands(of: newSide.loaded.table)
      let minimum = newSide.loaded.configuration.minimumRelease
      for fault in contract.returnedNames(names, minimum: minimum) {
        newSide.loaded.diagnostics.report(fault)
      }
      try newSide.loaded.throwIfErrors()
    }
    var new = newSide.tokens
    var options = options
    if comparesPrimitives, old.configuration.hasOverrides { options.includesHidden = true }
    if let map { options.successors = try readMap(map, old, new) }
    if let contract = newSide.contract, !options.isOneVersion { new.remember(contract) }
    guard !ThemePair.pairs(old, new).isEmpty else {
      throw .usage(
        "the inputs have no brand in common: \(old.brands.map { "'\($0)'" }.listed()) and "
          + new.brands.map { "'\($0)'" }.listed())
    }
    return Outcome(
      diff: TokenComparison.diff(old, new, options: options), old: old, new: new,
      contract: newSide.contract, newFolder: newSide.loaded.path(of: ""),
      diagnostics: newSide.diagnostics ?? newSide.loaded.diagnostics,
      sources: newSide.sources ?? newSide.loaded.sources, oldSources: oldSide.loaded.sources,
      isForeign: newSide.sources != nil)
  }

  private func readMap(
    _ path: String, _ old: ComparedTokens, _ new: ComparedTokens
  ) throws(RunFailure) -> SuccessorList {
    var reader = InputReader(source: DiskSource())
    var diagnostics = DiagnosticCollector()
    guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else {
      throw RunFailure(badInput: diagnostics, in: reader.tape.sources)
    }
    let list = SuccessorList.read(root, from: reader.tape, reporting: &diagnostics)
    let gone = PathIndex(old.tokenPaths.filter { new[$0] == nil })
    let living = PathIndex(new.tokenPaths)
    for entry in list.entries {
      if let message = entry.fault(gone: gone, living: living, in: new) {
        diagnostics.error(.configuration, message, at: entry.pattern.range)
      }
    }
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    return list
  }

  /// Loads both inputs for drawing screens; each has to be complete as a whole, but for names that the
  /// contract of the new one promises.
  ///
  /// - Parameter root: the component that each document is, if `tokenc.json` doesn't say it.
  /// - Returns: the rehearsal, and what was reported about the new side.
  func rehearsal(
    root: String? = nil, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (rehearsal: ScreenRehearsal, loaded: CompiledTokens) {
    let before = try drawable(old, besides: new, &timings)
    var now = try drawable(new, besides: old, &timings)
    let compared = before.tokens
    if let contract = now.compiled.contract, !options.isOneVersion { now.tokens.remember(contract) }
    let diff = TokenComparison.diff(compared, now.tokens, options: options)
    let successors = options.isOneVersion ? [:] : diff.successors(old: compared)
    var oldTokens = before.compiled
    var newTokens = now.compiled
    oldTokens.completeNames()
    newTokens.completeNames { successors }
    let known = Set(oldTokens.diagnostics.diagnostics.map(\.message))
    var promises: [String] = []
    var others = DiagnosticCollector()
    for diagnostic in newTokens.diagnostics.diagnostics {
      if diagnostic.id != .lostName {
        others.report(diagnostic)
      } else if !known.contains(diagnostic.message) {
        promises.append(diagnostic.message)
      }
    }
    newTokens.diagnostics = others
    timings.end("compare")
    func side(_ one: Drawable, _ compiled: CompiledTokens, _ input: Input) -> ScreenSide {
      ScreenSide(
        label: input.label, one.table, compiled.table, components: compiled.components,
        fonts: compiled.fonts, successors: successors, root: root)
    }
    let sides = (old: side(before, oldTokens, old), new: side(now, newTokens, new))
    for one in [sides.old, sides.new] {
      if let fault = one.validator.fault(ofRoot: root) { throw .usage(fault, path: one.label) }
    }
    let rehearsal = ScreenRehearsal(sides.old, sides.new, diff, brokenPromises: promises)
    guard let rehearsal else { throw .usage("the inputs have no brand in common") }
    return (rehearsal, newTokens)
  }

  private struct Drawable {
    var table: TokenTable
    var tokens: ComparedTokens
    var compiled: CompiledTokens
  }

  private func drawable(
    _ input: Input, besides other: Input, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Drawable {
    let loaded = try read(input, besides: other, &timings)
    // What is read once more is not reported once more.
    var again = loaded
    let tokens = ComparedTokens(
      label: input.label, loaded.table, components: try again.readSpecs(),
      keepsConstantAxes: loaded.isResolver)
    let table = loaded.table
    let compiled = try CompiledTokens(loaded, measuringFonts: true)
    guard !compiled.components.isEmpty else {
      throw .usage("there are no component specs to draw screens by", path: input.label)
    }
    return Drawable(table: table, tokens: tokens, compiled: compiled)
  }

  static func load(_ input: Input, _ timings: inout PhaseTimings) throws(RunFailure) -> Side {
    try ComparedInputs(old: input, new: input).load(input, besides: input, &timings)
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
      source, configuration: try? FileSystem.read(oldSide.loaded.path(of: Configuration.fileName)),
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
    let (path, source) =
      input.contents.isEmpty ? try GitSource.source(of: input.path) : (input.path, input.source)
    var options = input.options.knowingRules
    options.remedyIfMissing = { GitSource.phrase(for: input.path, besides: other.path) }
    var loaded = try TokenLoader.load(
      [path], from: source, options: options, phaseEnded: { timings.end($0) })
    try loaded.throwIfErrors()
    if let pack = input.pack { try loaded.overlay(pack, path: input.label) }
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
        keepsConstantAxes: loaded.isResolver), contract: contract)
  }
}
