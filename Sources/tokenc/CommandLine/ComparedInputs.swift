/// Opens the two sides that a command line compares.
struct ComparedInputs {
  /// Two inputs, or one of which two contexts are compared.
  var operands: [String]
  var options: InputOptions
  /// The brand, or the context of a modifier as `NAME=CONTEXT`, that the one input is compared with.
  var against: String?
  var includesHidden = false

  /// What a comparison gives and what it was made from.
  struct Outcome {
    var diff: TokenDiff
    var old: ComparedTokens
    /// What was reported about the new side.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  func compare() throws(RunFailure) -> Outcome {
    let sides = try sides()
    var options = DiffOptions()
    options.includesHidden = includesHidden
    options.isOneVersion = against != nil
    var new = sides.new.tokens
    if let contract = sides.new.contract, !options.isOneVersion { new.remember(contract) }
    guard !ThemePair.pairs(sides.old.tokens, new).isEmpty else {
      throw .usage(
        "the inputs have no brand in common: \(list(sides.old.tokens.brands)) and "
          + list(new.brands))
    }
    return Outcome(
      diff: TokenComparison.diff(sides.old.tokens, new, options: options), old: sides.old.tokens,
      diagnostics: sides.new.loaded.diagnostics, sources: sides.new.loaded.sources)
  }

  private struct Side {
    var loaded: LoadedTokens
    var tokens: ComparedTokens
    var contract: NameContract?
  }

  private func sides() throws(RunFailure) -> (old: Side, new: Side) {
    guard let context = against else {
      guard operands.count == 2 else {
        throw .usage("NEW is missing; give two inputs, or one and '--brand A --against B'")
      }
      return (try side(operands[0], options), try side(operands[1], options))
    }
    guard operands.count == 1 else {
      throw .usage("'--against' compares two contexts of one input; leave NEW out")
    }
    var newOptions = options
    let oldName: String
    if let choice = Assignment(context) {
      newOptions.modifiers.removeAll { $0.name == choice.name }
      newOptions.modifiers.append(choice)
      let chosen = options.modifiers.first { $0.name == choice.name }?.value
      oldName = "\(choice.name)=\(chosen ?? "default")"
    } else {
      guard options.brands.count == 1 else {
        throw .usage("'--against \(context)' needs the brand to compare it with: '--brand NAME'")
      }
      oldName = options.brands[0]
      newOptions.brands = [context]
    }
    return (
      try side(operands[0], options, label: "\(operands[0]) (\(oldName))"),
      try side(operands[0], newOptions, label: "\(operands[0]) (\(context))")
    )
  }

  /// Loads a file or folder of the disk, or of a revision written `REV:PATH`.
  private func side(
    _ operand: String, _ options: InputOptions, label: String? = nil
  ) throws(RunFailure) -> Side {
    let (path, source) = try GitSource.source(of: operand)
    var loaded = try TokenLoader.load([path], from: source, options: options)
    try loaded.throwIfErrors()
    let components = try loaded.readSpecs()
    let contract = try loaded.readContract()
    try loaded.throwIfErrors()
    return Side(
      loaded: loaded,
      tokens: ComparedTokens(
        label: label ?? operand, loaded.table, components: components,
        keepsConstantAxes: loaded.isResolver),
      contract: contract)
  }

  private func list(_ brands: [String]?) -> String {
    (brands ?? []).map { "'\($0)'" }.joined(separator: ", ")
  }
}
