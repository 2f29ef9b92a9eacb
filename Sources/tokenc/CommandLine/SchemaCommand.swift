/// `tokenc schema`: the JSON Schema of what a server sends.
struct SchemaCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    var compiled = try CompiledTokens(
      TokenLoader.load(
        arguments.operands, from: DiskSource(), options: arguments.inputOptions))
    try compiled.fulfilContract()
    let schema = ServerSchema(
      table: compiled.table, components: compiled.components,
      typePrefix: compiled.configuration.typePrefix)
    let root = arguments.value(of: .root)
    if let root, !schema.definitions.contains(root) {
      throw .usage(
        "there is no component or token enum '\(root)'"
          + Suggestion.phrase(for: root, among: schema.definitions))
    }
    return RunResult(
      output: Array(schema.text(root: root).utf8), compiled)
  }
}
