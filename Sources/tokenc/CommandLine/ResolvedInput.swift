/// An input with its configuration and all its themes: what compiling, linting, finding and
/// comparing start from.
struct ResolvedInput {
  /// The input as it was opened; its reader holds what was reported so far.
  var input: OpenedInput
  var configuration: Configuration
  var plan: CompilePlan
  /// The themes of ``plan``, in the order of its inputs.
  var resolution: Resolution

  /// Opens what a command line names and resolves its themes; see ``init(_:brands:choices:)``.
  static func open(
    _ operands: [String], options: InputOptions
  ) throws(RunFailure) -> ResolvedInput {
    try ResolvedInput(
      try OpenedInput.open(operands, options: options), brands: options.brands,
      choices: options.choices)
  }

  /// Reads the configuration beside an opened input and resolves its themes.
  ///
  /// A fault that leaves nothing to resolve ends the run. Others are reported to the input's reader,
  /// and the themes are only worth something when there are none; see ``requireSoundness()``.
  ///
  /// - Parameters:
  ///   - brands: the brands to resolve; all when empty.
  ///   - choices: modifier and context, for modifiers that don't vary at run time.
  init(
    _ opened: consuming OpenedInput, brands: [String],
    choices: [(modifier: String, context: String)]
  ) throws(RunFailure) {
    input = opened
    configuration = try input.readConfiguration()
    guard let document = input.document else {
      throw RunFailure(badInput: input.reader)
    }
    let planned = input.isResolver ? document : document.withImplicitAxes
    guard
      let plan = CompilePlan(
        for: planned, brands: brands, choices: choices, reporting: &input.reader.diagnostics)
    else { throw RunFailure(badInput: input.reader) }
    self.plan = plan
    resolution = ThemeResolver.resolve(
      planned, inputs: plan.inputs, tape: input.reader.tape,
      isIncomplete: input.reader.isIncomplete, reporting: &input.reader.diagnostics)
  }

  /// Ends the run when an error was reported, with everything that was.
  func requireSoundness() throws(RunFailure) {
    if input.reader.diagnostics.hasErrors { throw RunFailure(badInput: input.reader) }
  }
}

extension OpenedInput {
  /// Reads `tokenc.json` beside the resolver; the defaults when there is none.
  fileprivate mutating func readConfiguration() throws(RunFailure) -> Configuration {
    let path = FileSystem.join(folder, "tokenc.json")
    switch reader.read(path: path) {
    case .failure(let fault) where fault.kind == .missing:
      return Configuration()
    case .failure(let fault):
      throw RunFailure(
        [
          Diagnostic(
            severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
            path: WorkingDirectory.current.displayPath(for: path))
        ], .cannotRead)
    case .success(nil):
      return Configuration()
    case .success(let root?):
      return ConfigurationReader.read(root, from: reader.tape, reporting: &reader.diagnostics)
    }
  }
}
