import Testing

@testable import TokenCompiler

@Suite("Reading and joining sources")
struct SourceReaderTests {
  private static let texts = [
    #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"drak": 2}}}}"#,
    #"{"b": {"$type": "number", "$value": 1}}"#, #"{"a": {"$type": "number", "$value": 3}}"#,
  ]

  /// A core and a modifier with a source in each of two contexts.
  private static func document(_ sources: [TokenSource]) -> ResolverDocument {
    ResolverDocument(
      modifiers: [
        Modifier(name: "scheme", contexts: ["light", "dark"], defaultContext: nil, isInOrder: true)
      ],
      order: [
        .sources([sources[0]]),
        .modifier(
          name: "scheme",
          contexts: [
            Context(name: "light", sources: [sources[1]]),
            Context(name: "dark", sources: [sources[2]]),
          ]),
      ], modes: ["light", "dark"])
  }

  @Test("an input chooses the sources, and each is read once") func sources() {
    let files = JoinedFiles(Self.texts[0], Self.texts[1], Self.texts[2])
    let document = Self.document(files.sources)
    var reader = SourceReader(document, tape: files.tape, reportingTo: files.reporter)
    var model = TokenModel()
    let inputs = ["light", "dark"].map {
      ResolverInput(choices: [ResolverInput.Choice(modifier: "scheme", context: $0)])
    }
    #expect(
      inputs.map { reader.sources(for: $0) }
        == [1, 2].map { [files.sources[0], files.sources[$0]] })
    for input in inputs + inputs { reader.read(for: input, into: &model) }
    #expect(model.tokens.count == 3)
    let counts = inputs.map {
      reader.join(reader.sources(for: $0), of: model).entries.count { $0.token >= 0 }
    }
    #expect(counts == [2, 1])
    #expect(
      files.messages == [
        "no modifier has a context 'drak', so this value is never used; did you mean 'dark'?"
      ])
  }
}
