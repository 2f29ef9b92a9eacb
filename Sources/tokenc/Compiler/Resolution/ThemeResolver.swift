/// Resolves the themes of a resolver document (DTCG Resolver module, section 6, and Format module,
/// section 7).
///
/// Themes share what does not differ: a source is read once, and a value without references is
/// checked once, whatever the number of themes. Nothing recurses along references, so chains may
/// be of any length.
struct ThemeResolver {
  let tape: JSONTape
  var model = TokenModel()
  var values = ValuePool()
  var diagnostics: DiagnosticCollector
  /// The theme at hand.
  var theme: ThemeState
  /// What is learnt while one value is read.
  var reading = Reading()
  /// For each node of the tape, what an earlier theme found there.
  var findings: Findings
  /// The tokens that values name whose parts are references; see ``Findings/Finding/parts(_:)``.
  var partUses: [[TokenPath]] = []
  /// The themes that later ones may take values from.
  var finished: [FinishedTheme] = []
  /// The large containers that pointers lead through.
  var children = ChildIndex()
  /// How many names may still be compared to find those nearest to misspelt ones. A run with more
  /// mistakes than that has another cause than slips of the pen.
  var nameBudget = 1_000_000

  /// Whether sources are missing, so that a reference which leads nowhere may be sound.
  let isIncomplete: Bool
  private let document: ResolverDocument
  private var documents: [TokenSource: TokenModel.Document] = [:]
  private var knownTreeOrder: [TokenPath] = []

  /// The paths of all tokens that any source declares; only messages ask for them.
  lazy var declaredPaths = Set(model.tokens.lazy.map(\.path))

  init(
    tape: JSONTape, document: ResolverDocument, isIncomplete: Bool,
    diagnostics: DiagnosticCollector
  ) {
    self.isIncomplete = isIncomplete
    self.tape = tape
    self.document = document
    self.diagnostics = diagnostics
    theme = ThemeState(
      input: ResolverInput(choices: []), flat: FlatTokens(pathCount: 1), names: tape.names)
    findings = Findings(nodeCount: tape.nodes.count)
  }

  /// Resolves the document for each of the inputs.
  ///
  /// The result is only worth something when no error was reported; until then it serves to find
  /// more of them.
  ///
  /// - Parameter isIncomplete: whether some source could not be read or found. References that
  ///   lead nowhere are then passed over in silence.
  static func resolve(
    _ document: ResolverDocument, inputs: [ResolverInput], tape: JSONTape,
    isIncomplete: Bool = false, reporting diagnostics: inout DiagnosticCollector
  ) -> Resolution {
    var resolver = ThemeResolver(
      tape: tape, document: document, isIncomplete: isIncomplete, diagnostics: diagnostics)
    for input in inputs { resolver.readSources(of: input) }
    let themes = inputs.map { resolver.resolve($0) }
    diagnostics = resolver.diagnostics
    return Resolution(
      tape: tape, model: resolver.model, values: resolver.values.values, themes: themes)
  }

  // MARK: One theme

  /// The sources that count for an input, in order.
  private func sources(for input: ResolverInput) -> [TokenSource] {
    document.order.flatMap { step -> [TokenSource] in
      switch step {
      case .sources(let sources):
        sources
      case .modifier(let name, let contexts):
        input[name].flatMap { chosen in contexts.first { $0.name.isSameName(as: chosen) } }?.sources
          ?? []
      }
    }
  }

  private mutating func readSources(of input: ResolverInput) {
    for source in sources(for: input) where documents[source] == nil {
      let document = TokenReader.read(source, from: tape, into: &model, reporting: &diagnostics)
      documents[source] = document
      checkModes(in: document, of: self.document)
    }
  }

  private mutating func resolve(_ input: ResolverInput) -> ResolvedTheme {
    let sources = sources(for: input)
    var flat = FlatTokens(pathCount: model.paths.count)
    for source in sources {
      if let document = documents[source] { flat.add(document, of: model) }
    }
    theme = ThemeState(input: input, flat: flat, names: tape.names)
    findReferencedGroups()
    checkTokensInsideTokens()
    extendGroups()
    theme.prepare(paths: model.paths)
    let tokens = resolvedTokens(from: sources)
    keepTheme(of: sources, tokens)
    return ResolvedTheme(input: input, tokens: tokens)
  }

  /// All paths so far, as outputs list them.
  mutating func treeOrder() -> [TokenPath] {
    if knownTreeOrder.count + 1 != model.paths.count { knownTreeOrder = model.paths.inTreeOrder }
    return knownTreeOrder
  }

  func resolvedToken(at path: TokenPath) -> ResolvedToken? {
    guard let declaration = theme.flat.token(at: path),
      case .done(let value) = theme.states[Int(path.index)]
    else { return nil }
    return ResolvedToken(
      path: path, declaration: Int32(declaration), value: value,
      aliasTarget: theme.aliasTarget(of: path),
      deprecation: model.tokens[declaration].deprecation ?? theme.inheritedDeprecation(of: path))
  }

  /// Reports groups and tokens inside tokens: each source may be sound and their union not.
  private mutating func checkTokensInsideTokens() {
    // A parent's path has the lower number, so one pass hands the outer token down.
    var outerTokens = [Int32](repeating: -1, count: theme.flat.tokens.count)
    var reported: Set<Int32> = []
    for index in theme.flat.tokens.indices.dropFirst() {
      let path = TokenPath(index: UInt32(index))
      guard let parent = model.paths.parent(of: path) else { continue }
      let outer = theme.flat.tokens[Int(parent.index)]
      outerTokens[index] = outer >= 0 ? outer : outerTokens[Int(parent.index)]
      guard outerTokens[index] >= 0, theme.flat.isPresent[index],
        !model.tokens[Int(outerTokens[index])].isFaulty,
        reported.insert(outerTokens[index]).inserted,
        let place = place(of: path)
      else { continue }
      let token = model.tokens[Int(outerTokens[index])]
      diagnostics.report(
        .insideToken(
          tape.opening(place), pathText(path), outer: pathText(token.path),
          at: tape.opening(token.object)))
    }
  }

  /// The object that a source has at a path.
  private func place(of path: TokenPath) -> NodeID? {
    if let token = theme.flat.token(at: path) {
      return model.tokens[token].isFaulty ? nil : model.tokens[token].object
    }
    return model.groups.last { $0.path == path }?.object
  }

  func pathText(_ path: TokenPath) -> String { model.paths.string(path, tape.names) }

  // MARK: Order of evaluation

  /// Evaluates a token and what it depends on, dependencies first.
  ///
  /// - Parameter stack: what is being evaluated; empty before and after.
  mutating func evaluate(from start: TokenPath, _ stack: inout [TokenPath]) {
    stack.append(start)
    while let path = stack.last {
      switch theme.states[Int(path.index)] {
      case .done, .failed:
        stack.removeLast()
        continue
      case .waiting, .entered:
        break
      }
      theme.states[Int(path.index)] = .entered
      switch evaluateToken(at: path) {
      case .value(let value):
        theme.states[Int(path.index)] = .done(Int32(value))
        theme.order.append(path)
        stack.removeLast()
      case .fault:
        theme.states[Int(path.index)] = .failed
        stack.removeLast()
      case .needs(let paths):
        if let repeated = paths.first(where: { theme.states[Int($0.index)] == .entered }) {
          reportCycle(closingAt: repeated, stack)
          stack.removeLast()
        } else {
          stack += paths
        }
      }
    }
  }

  /// Reports the tokens from `first` to the end of the stack as a cycle and gives them up.
  private mutating func reportCycle(closingAt first: TokenPath, _ stack: [TokenPath]) {
    // The stack also holds dependencies that wait for their turn; those are not part of the chain.
    guard let start = stack.firstIndex(of: first) else { return }
    // One that was asked for again further up stands twice, and the later place is the chain's.
    var seen: Set<TokenPath> = []
    let chain = stack[start...].reversed().filter {
      theme.states[Int($0.index)] == .entered && seen.insert($0).inserted
    }
    reportCycle(chain.reversed())
    for path in chain { theme.states[Int(path.index)] = .failed }
  }
}
