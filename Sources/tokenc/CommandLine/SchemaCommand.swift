/// `tokenc schema`: the JSON Schema of what a server sends.
struct SchemaCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    var compiled = try CatalogInput(
      try ResolvedInput.open(arguments.operands, options: arguments.inputOptions))
    try compiled.fulfilContract()
    let schema = ServerSchema(
      catalog: compiled.catalog, components: compiled.components,
      typePrefix: compiled.resolved.configuration.typePrefix)
    let root = arguments.value(of: .root)
    if let root, !schema.definitions.contains(root) {
      throw RunFailure(
        [
          .error(
            UsageError.id,
            "there is no component or token enum '\(root)'"
              + Suggestion.phrase(for: root, among: schema.definitions), at: nil)
        ], .usage)
    }
    return RunResult(
      output: Array(schema.text(root: root).utf8), reader: compiled.resolved.input.reader)
  }
}
