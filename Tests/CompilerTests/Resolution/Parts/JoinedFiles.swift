import Testing

@testable import TokenCompiler

/// Token files that are read and can be joined, so that one part of resolution is tried alone.
struct JoinedFiles {
  let tape: JSONTape
  let model: TokenModel
  let reporter: ResolutionReporter
  let sources: [TokenSource]
  private let documents: [TokenModel.Document]

  init(_ texts: String..., isIncomplete: Bool = false) {
    var tape = JSONTape()
    var diagnostics = DiagnosticCollector()
    var model = TokenModel()
    sources = texts.enumerated().compactMap { number, text in
      tape.add(SourceFile(path: "\(number).json", bytes: Array(text.utf8)))
        .flatMap { JSONReader.read($0, onto: &tape, reporting: &diagnostics) }
        .map { TokenSource(root: $0) }
    }
    documents = sources.map {
      TokenReader.read($0, from: tape, into: &model, reporting: &diagnostics)
    }
    self.tape = tape
    self.model = model
    reporter = ResolutionReporter(diagnostics, isIncomplete: isIncomplete)
  }

  /// Joins the files with these numbers, or all.
  func flat(_ numbers: [Int]? = nil) -> FlatTokens {
    var flat = FlatTokens(pathCount: model.paths.count)
    for number in numbers ?? Array(documents.indices) { flat.add(documents[number], of: model) }
    return flat
  }

  /// The theme of the files with these numbers, or of all, in a context.
  func theme(_ numbers: [Int]? = nil, in context: String? = nil) -> UnresolvedTheme {
    let choices = context.map { [ResolverInput.Choice(modifier: "m", context: $0)] }
    return UnresolvedTheme(
      ResolverInput(choices: choices ?? []),
      sources: (numbers ?? Array(sources.indices)).map { sources[$0] }, flat: flat(numbers),
      model: model, tape: tape)
  }

  func path(_ text: String) -> TokenPath {
    model.paths.find(text.split(separator: ".").map(String.init), in: tape.names) ?? .root
  }

  /// The value of a token, as the last file has it.
  func value(_ text: String) -> NodeID {
    let path = path(text)
    return model.tokens.last { $0.path == path }?.value ?? NodeID(index: 0)
  }

  /// The node that a pointer leads to in the first file.
  func node(_ pointer: String) -> NodeID {
    let segments = (try? JSONPointer(pointer))?.segments ?? []
    return segments.reduce(tape.root(of: FileID(index: 0))) {
      tape.child($1, of: $0) ?? NodeID(index: 0)
    }
  }

  var messages: [String] { reporter.diagnostics.diagnostics.map(\.message) }
}
