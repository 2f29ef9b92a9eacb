/// Resolves the themes of a resolver document (DTCG Resolver module, section 6, and Format module).
///
/// | step | part | by |
/// | :-- | :-- | :-- |
/// | read the sources of all inputs, each once | ``SourceReader`` | Resolver module, 6 |
/// | join those of one input | ``SourceReader``, ``GroupInheritance`` | Resolver module, 6.2 |
/// | copy what groups inherit | ``GroupInheritance`` | Format module, 6.4 |
/// | pass down what groups state | ``UnresolvedTheme`` | Format module, 6.3 |
/// | take from earlier themes what is the same | ``ThemeSharing`` | |
/// | evaluate the rest, dependencies first | ``TokenEvaluator``, ``EvaluationOrder`` | Format module, 5 |
/// | – follow references | ``ReferenceFollower``, ``AliasFinder`` | Format module, 7 |
/// | – read values | ``ValueReader``, ``ReadableValue`` | Format module, 8 and 9 |
struct ThemeResolver {
  private let tape: JSONTape
  private let reporter: ResolutionReporter
  private var sources: SourceReader
  private var model = TokenModel()
  private var evaluator: TokenEvaluator
  private var sharing = ThemeSharing()
  private var replacements: Set<TokenReplacement> = []
  private var knownTreeOrder: [TokenPath] = []

  /// Resolves the document for each of the inputs.
  ///
  /// The result is valid only if no error was reported; until then it serves to find more of them.
  ///
  /// - Parameter isIncomplete: whether some source could not be read or found. References that
  ///   lead nowhere are then passed over in silence.
  static func resolve(
    _ document: ResolverDocument, inputs: [ResolverInput], tape: JSONTape,
    isIncomplete: Bool = false, reporting diagnostics: inout DiagnosticCollector
  ) -> Resolution {
    let reporter = ResolutionReporter(diagnostics, isIncomplete: isIncomplete)
    var resolver = ThemeResolver(document, tape: tape, reportingTo: reporter)
    for input in inputs { resolver.sources.read(for: input, into: &resolver.model) }
    let themes = inputs.map { resolver.resolve($0) }
    reporter.noteThemes(among: inputs)
    diagnostics = reporter.diagnostics
    return Resolution(
      tape: tape, model: resolver.model, values: resolver.evaluator.values, themes: themes,
      replacements: resolver.replacements)
  }

  private init(
    _ document: ResolverDocument, tape: JSONTape, reportingTo reporter: ResolutionReporter
  ) {
    self.tape = tape
    self.reporter = reporter
    sources = SourceReader(document, tape: tape, reportingTo: reporter)
    evaluator = TokenEvaluator(UnresolvedTheme(tape), reportingTo: reporter)
  }

  private mutating func resolve(_ input: ResolverInput) -> ResolvedTheme {
    let theme = unresolvedTheme(of: input)
    evaluator.theme = theme
    if let base = sharing.nearest(to: theme) { sharing.takeValues(from: base, into: &evaluator) }
    var tokens: [ResolvedToken] = []
    var faulty: Set<TokenPath> = []
    tokens.reserveCapacity(theme.tokenCount)
    for path in treeOrder() where theme.flat.token(at: path) != nil {
      if evaluator.isOpen(path) { evaluator.evaluate(path) }
      if let token = evaluator.resolvedToken(at: path) {
        tokens.append(token)
      } else {
        faulty.insert(path)
      }
    }
    if !reporter.diagnostics.hasErrors {
      sharing.keep(FinishedTheme(theme: theme, order: evaluator.order))
    }
    return ResolvedTheme(
      input: input, tokens: tokens, faulty: faulty,
      files: sources.sources(for: input).map { tape.range($0.root).file })
  }

  private mutating func unresolvedTheme(of input: ResolverInput) -> UnresolvedTheme {
    let sources = sources.sources(for: input)
    var groups = GroupInheritance(
      self.sources.join(sources, of: model), of: model, tape: tape, reportingTo: reporter)
    groups.findReferencedGroups()
    groups.checkNestedTokens()
    groups.extendGroups()
    model = groups.model
    for (path, replaced) in groups.flat.replacedModes {
      guard let declaration = groups.flat.token(at: path) else { continue }
      replacements.insert(TokenReplacement(declaration: declaration, replaced: replaced))
    }
    return UnresolvedTheme(input, sources: sources, flat: groups.flat, model: model, tape: tape)
  }

  /// The paths of all themes so far, as outputs list them.
  private mutating func treeOrder() -> [TokenPath] {
    if knownTreeOrder.count + 1 != model.paths.count { knownTreeOrder = model.paths.inTreeOrder }
    return knownTreeOrder
  }
}
