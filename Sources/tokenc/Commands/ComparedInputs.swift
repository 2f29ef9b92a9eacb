/// Opens the two sides that a command line compares.
struct ComparedInputs {
  let arguments: CommandLineArguments

  /// Compares the sides; the reader holds what was reported about the new one.
  func diff() throws(RunFailure) -> (diff: TokenDiff, reader: InputReader) {
    let sides = try sides()
    var options = DiffOptions()
    options.includesHidden = arguments.has(.includeHidden)
    options.isOneVersion = arguments.has(.against)
    return (TokenComparison.diff(sides.old, sides.new, options: options), sides.reader)
  }

  private func sides() throws(RunFailure) -> (
    old: ComparisonSide, new: ComparisonSide, reader: InputReader
  ) {
    let operands = arguments.operands
    guard let context = arguments.value(of: .against) else {
      guard operands.count == 2 else {
        throw .usage("NEW is missing; give two inputs, or one and '--brand A --against B'")
      }
      let old = try resolve(try open(operands[0]), brands: brands, choices: choices)
      let new = try resolve(try open(operands[1]), brands: brands, choices: choices)
      let sides = (side(operands[0], old), side(operands[1], new))
      try check(sides.0, sides.1)
      return (sides.0, sides.1, new.input.reader)
    }
    guard operands.count == 1 else {
      throw .usage("'--against' compares two contexts of one input; leave NEW out")
    }
    let input = try open(operands[0])
    let old = try resolve(input, brands: brands, choices: choices)
    var newBrands = brands
    var newChoices = choices
    let oldName: String
    if let choice = CommandLineArguments.Assignment(context) {
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
      side("\(operands[0]) (\(oldName))", old), side("\(operands[0]) (\(context))", new),
      new.input.reader
    )
  }

  private var brands: [String] { arguments.values(of: .brand) }

  private var choices: [(modifier: String, context: String)] {
    arguments.assignments(of: .modifier).map { ($0.name, $0.value) }
  }

  private func side(_ label: String, _ input: ResolvedInput) -> ComparisonSide {
    ComparisonSide(
      label: label, resolution: input.resolution, plan: input.plan,
      configuration: input.configuration, keepsIdleAxes: input.input.isResolver)
  }

  private func resolve(
    _ input: OpenedInput, brands: [String], choices: [(modifier: String, context: String)]
  ) throws(RunFailure) -> ResolvedInput {
    let resolved = try ResolvedInput(input, brands: brands, choices: choices)
    try resolved.requireSoundness()
    return resolved
  }

  private func check(_ old: ComparisonSide, _ new: ComparisonSide) throws(RunFailure) {
    guard ThemePair.pairs(old, new).isEmpty else { return }
    throw .usage(
      "the inputs have no brand in common: \(list(old.brands)) and \(list(new.brands))")
  }

  private func list(_ brands: [String]?) -> String {
    (brands ?? []).map { "'\($0)'" }.joined(separator: ", ")
  }

  // MARK: Places

  /// Opens a file or folder of the disk, or of a revision written `REV:PATH`.
  private func open(_ operand: String) throws(RunFailure) -> OpenedInput {
    guard FileSystem.status(of: operand) == nil, let (revision, path) = GitTree.split(operand) else {
      return try OpenedInput.open([operand], arguments: arguments)
    }
    let tree = try tree(of: revision)
    let rootPath = GitTree.rootPath(of: path)
    return try OpenedInput.open(
      [rootPath], arguments: arguments, in: GitPlace(tree, around: rootPath))
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
