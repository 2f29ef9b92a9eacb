/// Reads the token sources of a resolver document, each once whatever the number of inputs, and
/// joins those that an input chooses (DTCG Resolver module, section 6).
struct SourceReader {
  private let document: ResolverDocument
  private let tape: JSONTape
  private let reporter: ResolutionReporter
  private var documents: [TokenSource: TokenModel.Document] = [:]

  init(_ document: ResolverDocument, tape: JSONTape, reportingTo reporter: ResolutionReporter) {
    self.document = document
    self.tape = tape
    self.reporter = reporter
  }

  /// The sources that count for an input, in order.
  func sources(for input: ResolverInput) -> [TokenSource] {
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

  /// Adds what the sources for an input declare to the model, if it isn't there.
  mutating func read(for input: ResolverInput, into model: inout TokenModel) {
    for source in sources(for: input) where documents[source] == nil {
      let declarations = TokenReader.read(
        source, from: tape, into: &model, reporting: &reporter.diagnostics)
      documents[source] = declarations
      checkModes(of: model.tokens[declarations.tokens])
    }
  }

  /// Joins sources that were read; what a later one states replaces what is there.
  func join(_ sources: [TokenSource], of model: TokenModel) -> FlatTokens {
    var flat = FlatTokens(pathCount: model.paths.count)
    for source in sources {
      if let declarations = documents[source] { flat.add(declarations, of: model) }
    }
    return flat
  }

  /// Warns of modes (`$extensions.mode`, as Terrazzo and Cobalt read it) that no modifier has as a
  /// context, so that their values would never count.
  private func checkModes(of tokens: ArraySlice<TokenDeclaration>) {
    guard !document.modifiers.isEmpty else { return }
    let contexts = document.modifiers.flatMap(\.contexts)
    let known = Set(contexts.compactMap { tape.names.find($0) })
    for case let modes? in tokens.lazy.map(\.modes) {
      var members = tape.members(of: modes)
      while let member = tape.next(&members) {
        if known.contains(member.name) { continue }
        reporter.report(
          .unknownMode(tape.range(member.key), tape.names.string(member.name), known: contexts))
      }
    }
  }
}

extension Diagnostic {
  static func unknownMode(_ range: SourceRange, _ name: String, known: [String]) -> Diagnostic {
    .warning(
      .unknownMode, "no modifier has a context '\(name)', so this value is never used", at: range
    ).suggesting(Suggestion.nearest(to: name, among: known).first).repeating("mode \(name)")
  }
}

extension Diagnostic.ID {
  static let unknownMode = Self("unknown-mode")
}
