import TokenCompiler

/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand: InputCommand {
  var path = ""
  var input = InputOptions()
  /// Whether the command line names no command, so that the input may be a misspelt one.
  var isImplied = false
  /// The only folder to write; `nil` for those that the configuration names.
  var outputFolder: String?
  var layout = FileLayout.split
  var onlyChecks = false
  var overwritesEdits = false

  static let name = "compile"

  static let declaration = CommandDeclaration<Self>(
    summary: "Compiles design tokens into Swift.",
    operands: [.init("INPUT", .path, \.path)],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The folders to write \
      and the names in Swift are set in the tokenc.json beside the resolver.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--output", .path("DIR"), \.outputFolder,
        "write into DIR instead of the folders that tokenc.json names"),
      .init(
        "--layout", .choice, \.layout,
        "a file for each kind of declaration, or all of them in Tokens.swift and Components.swift; "
          + "split otherwise"),
      .init(
        "--check", \.onlyChecks,
        "write nothing; exit with 1 and name the files that would change"
      ).excluding("--force"),
      .init("--force", \.overwritesEdits, "overwrite generated files that were edited by hand"),
    ],
    examples: [
      "tokens/": "compile all brands",
      "tokens/ --brand alfa": "compile one brand",
      "tokens/ --check": "verify in CI that nothing is out of date",
    ])

  /// The files for one folder.
  private struct Output {
    var folder: String
    var files: [GeneratedFile]
    /// What the folder holds, for example `870 tokens for alfa`.
    var summary: String

    var shownFolder: String { WorkingDirectory.current.displayPath(for: folder) }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var command = self
    if isImplied { command.input.remedyIfMissing = { Tokenc.commandPhrase(for: path) } }
    var compiled = try command.compile(path, &timings)
    try compiled.fulfilContract()
    try nameSources(of: &compiled)
    timings.end("name")
    let outputs = try emit(compiled)
    timings.end("emit")
    defer { timings.end(onlyChecks ? "compare" : "write") }
    return try finish(outputs, compiled)
  }

  /// Names the files that declare tokens and components as generated headers do.
  private func nameSources(of compiled: inout CompiledTokens) throws(RunFailure) {
    var naming = try RunFailure.catching(try InputNaming(folder: compiled.folder))
    compiled.table.nameSources { naming.name(of: $0) }
    for index in compiled.components.indices {
      compiled.components[index].file = naming.name(of: compiled.components[index].file)
    }
  }

  private func emit(_ compiled: CompiledTokens) throws(RunFailure) -> [Output] {
    let (table, configuration) = (compiled.table, compiled.configuration)
    var outputs = [
      Output(
        folder: try tokensFolder(compiled),
        files: TokenEmitter(
          table: table, configuration: configuration, inputName: compiled.name
        ).emit(layout),
        summary: Self.summary(of: table))
    ]
    // The single layout has its file for components without any: a build that named it waits for it.
    let sharedFolder = layout == .single ? outputs[0].folder : nil
    if let folder = try componentsFolder(compiled) ?? sharedFolder {
      let emitter = ComponentEmitter(
        components: compiled.components, table: table, configuration: configuration)
      Self.add(
        Output(
          folder: folder, files: emitter.emit(layout),
          summary: counted(compiled.components.count, "component")),
        to: &outputs)
    }
    if let folder = assetsFolder(compiled) {
      let emitter = AssetCatalogEmitter(table: table, configuration: configuration)
      let catalogs = counted(table.brands.count, "asset catalog")
      Self.add(
        Output(
          folder: folder, files: emitter.emit(),
          summary: "\(catalogs) of \(counted(emitter.colorSetCount, "color"))"),
        to: &outputs)
    }
    return outputs
  }

  /// Adds an output. What goes into one folder is one output: each removes what it did not write.
  private static func add(_ output: Output, to outputs: inout [Output]) {
    if let index = outputs.firstIndex(where: { $0.folder == output.folder }) {
      guard !output.files.isEmpty else { return }
      outputs[index].files += output.files
      outputs[index].summary += ", \(output.summary)"
    } else {
      outputs.append(output)
    }
  }

  private func finish(
    _ outputs: [Output], _ compiled: CompiledTokens
  ) throws(RunFailure) -> RunResult {
    var exitCode = ExitCode.success
    var text = ""
    // What is wrong with the second folder should keep the first from being written.
    var planned: [(output: Output, writer: OutputWriter, plan: OutputPlan)] = []
    for output in outputs {
      let writer = OutputWriter(folder: output.folder, overwritesEdits: overwritesEdits)
      if onlyChecks {
        let differences = try writer.check(output.files)
        text += Self.text(of: differences, for: output)
        if !differences.isEmpty { exitCode = .difference }
      } else {
        planned.append((output, writer, try writer.plan(output.files)))
      }
    }
    for (output, writer, plan) in planned {
      text += Self.text(of: try writer.apply(plan), for: output)
    }
    return RunResult(output: Array(text.utf8), compiled, exitCode: exitCode)
  }

  // MARK: Where to write

  private func tokensFolder(_ compiled: CompiledTokens) throws(RunFailure) -> String {
    if let outputFolder { return outputFolder }
    if let folder = compiled.configuration.tokensFolder { return path(of: folder, compiled) }
    throw nowhere(toWrite: "output.tokens")
  }

  /// The folder of the components; `nil` when there are none and there is no such folder.
  private func componentsFolder(_ compiled: CompiledTokens) throws(RunFailure) -> String? {
    if let outputFolder { return outputFolder }
    if let folder = compiled.configuration.componentsFolder { return path(of: folder, compiled) }
    guard compiled.components.isEmpty else { throw nowhere(toWrite: "output.components") }
    return nil
  }

  /// The folder of the asset catalogs; `nil` unless the configuration asks for them.
  private func assetsFolder(_ compiled: CompiledTokens) -> String? {
    compiled.configuration.assetsFolder.map { outputFolder ?? path(of: $0, compiled) }
  }

  private func path(of folder: String, _ compiled: CompiledTokens) -> String {
    WorkingDirectory.current.displayPath(
      for: folder.hasPrefix("/") ? folder : FilePath.join(compiled.folder, folder))
  }

  private func nowhere(toWrite key: String) -> RunFailure {
    .usage("nowhere to write; give '--output DIR', or '\(key)' in tokenc.json")
  }

  // MARK: What a person reads

  private static func summary(of table: CompleteTokenTable) -> String {
    let tokens = counted(table.families.reduce(0) { $0 + $1.tokens.count }, "token")
    let brands = table.brands.map(\.name).joined(separator: ", ")
    return brands == CompilePlan.defaultBrand ? tokens : "\(tokens) for \(brands)"
  }

  private static func text(of report: OutputReport, for output: Output) -> String {
    let folder = output.shownFolder
    var lines = report.lines(in: folder)
    lines.append(
      "\(output.summary): \(counted(report.written.count, "file")) written, "
        + "\(report.unchanged.count) unchanged in \(folder)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of differences: [OutputDifference], for output: Output) -> String {
    let folder = output.shownFolder
    guard !differences.isEmpty else {
      return "\(counted(output.files.count, "file")) in \(folder), all up to date\n"
    }
    return differences.map { "\(FilePath.join(folder, $0.name)) \($0.kind.rawValue)\n" }.joined()
  }
}
