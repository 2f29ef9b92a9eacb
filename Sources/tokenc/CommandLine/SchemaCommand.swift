import TokenCompiler
import TokenComponents
import TokenScreens

/// `tokenc schema`: the JSON Schema of what a server sends.
struct SchemaCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The definition that a document has to fit; any component when `nil`.
  var root: String?
  var isStrict = false
  var profile: SchemaProfile?
  var depth = 3
  var tokens: [String] = []
  var catalog: String?

  static let name = "schema"

  static let declaration = CommandDeclaration<Self>(
    summary: "Prints the JSON Schema of a server's documents.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a folder with a resolver document, or that document. The default is 'tokens'. The schema \
      (2020-12) contains every token enum, and every component of the *.component.json files below the \
      folder.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--root", .text("NAME"), \.root,
        "the component or token enum of a document; default: any component"),
      .init(
        "--strict", \.isStrict,
        "for authors of documents, and for tools that make types: only today's names and known members; "
          + "default: everything that apps decode is valid"),
      .init(
        "--for",
        .choice(of: SchemaProfile.agents.map(\.rawValue), SchemaProfile.init), \.profile,
        "a grammar for agents that write documents: by the limits of this provider, for any grammar "
          + "engine, or a catalog of A2UI; its size is printed, and exceeding a limit is an error"
      ).excluding("--strict"),
      .init(
        "--depth", .count("N"), \.depth,
        "the levels of nested components for a provider without recursion; default: 3"
      ).needing("--for"),
      .init(
        "--tokens", .text("PATTERN"), \.tokens,
        "offer only tokens with these paths, for example 'color.text.**', in enums that have any; may be repeated"
      ).needing("--for"),
      .init(
        "--catalog", .text("ID"), \.catalog,
        "the ID of the catalog of A2UI, such as an address of yours"
      ).needing("--for"),
    ],
    examples: [
      "schema tokens/": "the schema of any component",
      "schema tokens/ --strict": "the same for an editor, or for 'datamodel-codegen'",
      "schema tokens/ --root DataView --for openai": "a grammar for a model that writes a DataView",
      "schema tokens/ --root DataView": "the same definitions, for documents that are a DataView",
    ])

  func validate() throws(UsageError) {
    guard (catalog == nil) == (profile == .a2ui) else { return }
    throw UsageError(
      catalog == nil
        ? "'--for a2ui' needs '--catalog ID', the ID of the catalog"
        : "'--catalog' is for '--for a2ui'")
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var compiled = try compile(path, &timings)
    try compiled.fulfilContract(successors: successors(path, compiled))
    timings.end("name")
    defer { timings.end("print") }
    let schema = ServerSchema(
      table: compiled.table, components: compiled.components,
      typePrefix: compiled.configuration.typePrefix,
      addresses: compiled.configuration.addresses)
    if let root, !schema.definitions.contains(root) {
      throw .usage(
        "there is no component or token enum '\(root)'"
          + Suggestion.phrase(for: root, among: schema.definitions))
    }
    let root = root ?? schema.declaredRoot
    guard let profile = isStrict ? .strict : profile else {
      return RunResult(
        output: Array(schema.text(root: root).utf8), compiled.diagnostics, in: compiled.sources)
    }
    if profile != .strict, !schema.definitions.contains(root ?? schema.union) {
      throw .usage("there is no component that a document could be")
    }
    let patterns = try tokens.map { text throws(RunFailure) in
      guard let pattern = PathPattern(text) else {
        throw .usage("'\(text)' is not a pattern of paths")
      }
      return pattern
    }
    var text = SchemaText(schema, for: profile, depth: depth, tokens: patterns)
    let output = catalog.map { text.catalog(id: $0) } ?? text.document(root: root)
    let excesses = text.size.excesses(of: profile)
    if !excesses.isEmpty {
      let remedy = "; '--root', '--tokens' and '--depth' ask for less"
      throw RunFailure(
        excesses.map { .error(.schemaLimit, $0 + remedy, at: nil) }, .badInput)
    }
    var result = RunResult(output: output, compiled.diagnostics, in: compiled.sources)
    guard profile != .strict else { return result }
    // Of cl100k_base; patterns have some three bytes a token.
    let size = "\(output.count) bytes, about \(output.count / 4) tokens"
    let open = text.size.open.sorted(byBytesOf: \.key).map { "\($0.value) with \($0.key)" }
    let rest = open.isEmpty ? "" : "; left to 'tokenc validate': \(open.joined(separator: ", "))"
    let actions =
      text.leavesOutParameters
      ? "; actions have no parameters, as no spec declares one: 'represents' says which there are"
      : ""
    result.summary = ["\(profile.rawValue): \(size)\(rest)\(actions)"]
    result.isDocument = true
    return result
  }
}

extension Diagnostic.ID {
  static let schemaLimit = Self("schema-limit")
}
