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

  static let name = "schema"

  static let declaration = CommandDeclaration<Self>(
    summary: "Prints the JSON Schema of what a server sends.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a folder with a resolver document, or that document; 'tokens' otherwise. The schema (2020-12) has every \
      token enum and every component of the *.component.json files below the folder.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--root", .text("NAME"), \.root,
        "the component or token enum that a document has to fit; any component otherwise"),
      .init(
        "--strict", \.isStrict,
        "for those who write documents, and for tools that make types: today's names alone, and nothing "
          + "that no field has; otherwise whatever apps decode is valid"),
    ],
    examples: [
      "schema tokens/": "the schema of any component",
      "schema tokens/ --strict": "the same for an editor, or for 'datamodel-codegen'",
      "schema tokens/ --root DataView": "the same definitions, for documents that are a DataView",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var compiled = try compile(path, &timings)
    try compiled.fulfilContract(successors: successors(path, compiled))
    timings.end("name")
    defer { timings.end("print") }
    let schema = ServerSchema(
      table: compiled.table, components: compiled.components,
      typePrefix: compiled.configuration.typePrefix, isStrict: isStrict,
      addresses: compiled.configuration.addresses)
    if let root, !schema.definitions.contains(root) {
      throw .usage(
        "there is no component or token enum '\(root)'"
          + Suggestion.phrase(for: root, among: schema.definitions))
    }
    return RunResult(
      output: Array(schema.text(root: root).utf8), compiled.diagnostics, in: compiled.sources)
  }
}
