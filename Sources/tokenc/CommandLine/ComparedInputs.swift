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
    var old: ComparisonSide
    /// What the old version puts before the names of generated types.
    var typePrefix: String
    /// Holds what was reported about the new side.
    var reader: InputReader
  }

  func compare() throws(RunFailure) -> Outcome {
    let sides = try sides()
    var diffOptions = DiffOptions()
    diffOptions.includesHidden = includesHidden
    diffOptions.isOneVersion = against != nil
    let old = side(sides.old)
    var new = side(sides.new)
    if let contract = sides.new.contract, !diffOptions.isOneVersion { new.remember(contract) }
    guard !ThemePair.pairs(old, new).isEmpty else {
      throw .usage(
        "the inputs have no brand in common: \(list(old.brands)) and \(list(new.brands))")
    }
    return Outcome(
      diff: TokenComparison.diff(old, new, options: diffOptions), old: old,
      typePrefix: sides.old.input.configuration.typePrefix, reader: sides.new.input.input.reader)
  }

  private struct Side {
    var label: String
    var input: ResolvedInput
    var components: [ComponentSpec<Alias>]
    var contract: NameContract?
  }

  private func sides() throws(RunFailure) -> (old: Side, new: Side) {
    guard let context = against else {
      guard operands.count == 2 else {
        throw .usage("NEW is missing; give two inputs, or one and '--brand A --against B'")
      }
      return (try side(of: operands[0]), try side(of: operands[1]))
    }
    guard operands.count == 1 else {
      throw .usage("'--against' compares two contexts of one input; leave NEW out")
    }
    let (input, place) = try open(operands[0])
    let old = try resolve(input, brands: brands, choices: choices)
    var newBrands = brands
    var newChoices = choices
    let oldName: String
    if let choice = Assignment(context) {
      newChoices.removeAll { $0.modifier == choice.name }
      newChoices.append((choice.name, choice.value))
      let chosen = choices.first { $0.modifier == choice.name }?.context
      oldName = "\(choice.name)=\(chosen ?? "default")"
    } else {
      guard brands.count == 1 else {
        throw .usage("'--against \(context)' needs the brand to compare it with: '--brand NAME'")
      }
      oldName = brands[0]
      newBrands = [context]
    }
    let new = try resolve(input, brands: newBrands, choices: newChoices)
    return (
      try side("\(operands[0]) (\(oldName))", old, in: place),
      try side("\(operands[0]) (\(context))", new, in: place)
    )
  }

  /// One of two versions.
  private func side(of operand: String) throws(RunFailure) -> Side {
    let (input, place) = try open(operand)
    return try side(operand, try resolve(input, brands: brands, choices: choices), in: place)
  }

  /// Completes a side with what lies beside its tokens.
  private func side(
    _ label: String, _ input: ResolvedInput, in place: any InputPlace
  ) throws(RunFailure) -> Side {
    var input = input
    let components = try input.readComponents(in: place)
    let contract = try input.input.readContract()
    try input.requireSoundness()
    return Side(label: label, input: input, components: components, contract: contract)
  }

  private var brands: [String] { options.brands }
  private var choices: [(modifier: String, context: String)] { options.choices }

  private func side(_ side: Side) -> ComparisonSide {
    ComparisonSide(
      label: side.label, resolution: side.input.resolution, plan: side.input.plan,
      configuration: side.input.configuration, components: side.components,
      keepsIdleAxes: side.input.input.isResolver)
  }

  private func resolve(
    _ input: OpenedInput, brands: [String], choices: [(modifier: String, context: String)]
  ) throws(RunFailure) -> ResolvedInput {
    let resolved = try ResolvedInput(input, brands: brands, choices: choices)
    try resolved.requireSoundness()
    return resolved
  }

  private func list(_ brands: [String]?) -> String {
    (brands ?? []).map { "'\($0)'" }.joined(separator: ", ")
  }

  // MARK: Places

  /// Opens a file or folder of the disk, or of a revision written `REV:PATH`.
  private func open(
    _ operand: String
  ) throws(RunFailure) -> (input: OpenedInput, place: any InputPlace) {
    guard FileSystem.status(of: operand) == nil, let (revision, path) = GitTree.split(operand)
    else {
      let place = DiskPlace()
      return (try OpenedInput.open([operand], options: options, in: place), place)
    }
    let tree = try tree(of: revision)
    let rootPath = GitTree.rootPath(of: path)
    let place = GitPlace(tree, around: rootPath)
    return (try OpenedInput.open([rootPath], options: options, in: place), place)
  }

  private func tree(of revision: String) throws(RunFailure) -> GitTree {
    do {
      return try GitTree(revision: revision)
    } catch {
      throw RunFailure(
        [.error(.git, error.message, at: nil)], error == .noGit ? .cannotRead : .missingInput)
    }
  }
}

extension GitTree.Failure {
  fileprivate var message: String {
    switch self {
    case .noGit: "git can't be run; it is needed for inputs of the form 'REV:PATH'"
    case .noRepository: "the working directory lies in no git repository"
    case .noRevision(let revision): "the repository has no revision '\(revision)'"
    }
  }
}

extension Diagnostic.ID {
  static let git = Self("git")
}

extension RunFailure {
  static func usage(_ message: String) -> RunFailure {
    RunFailure([.error(UsageError.id, message, at: nil)], .usage)
  }
}
