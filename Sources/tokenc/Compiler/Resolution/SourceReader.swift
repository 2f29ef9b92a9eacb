import TokenRuntime

/// Reads the token sources of a resolver document, each once whatever the number of inputs, and
/// joins those that an input chooses (DTCG Resolver module, section 6).
struct SourceReader {
  private let document: ResolverDocument
  private let tape: JSONTape
  private let reporter: ResolutionReporter
  private let modes: ModeCheck
  private var documents: [TokenSource: TokenModel.Document] = [:]
  /// The sources of each context, by the modifier's index in the order.
  private let contexts: [[ByteName: [TokenSource]]]

  init(_ document: ResolverDocument, tape: JSONTape, reportingTo reporter: ResolutionReporter) {
    self.document = document
    self.tape = tape
    self.reporter = reporter
    contexts = document.order.map { step in
      guard case .modifier(_, let contexts) = step else { return [:] }
      return Dictionary(firstOf: contexts.map { (ByteName($0.name), $0.sources) })
    }
    modes = ModeCheck(document, tape: tape, reportingTo: reporter)
  }

  func sources(for input: ResolverInput) -> [TokenSource] {
    let chosen = Dictionary(
      firstOf: input.choices.map { (ByteName($0.modifier), ByteName($0.context)) })
    return document.order.indices.flatMap { index -> [TokenSource] in
      switch document.order[index] {
      case .sources(let sources): sources
      case .modifier(let name, _):
        chosen[ByteName(name)].flatMap { contexts[index][$0] } ?? []
      }
    }
  }

  /// Adds what the sources for an input declare to the model, if it isn't there.
  mutating func read(for input: ResolverInput, into model: inout TokenModel) {
    for source in sources(for: input) where documents[source] == nil {
      let declarations = TokenReader.read(
        source, from: tape, into: &model, reporting: &reporter.diagnostics)
      documents[source] = declarations
      modes.run(on: model.tokens[declarations.tokens], model.groups[declarations.groups])
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
}
