import TokenCompiler
import TokenComponents
import TokenScreens

/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// Whether the command line names no command, so that the input may be a misspelt one.
  var isImplied = false
  /// The only folder to write; `nil` for those that the configuration names.
  var outputFolder: String?
  var layout = FileLayout.split
  var onlyChecks = false
  var overwritesEdits = false
  var refusesWarnings = false
  var watches = false

  var writesFiles: Bool { !onlyChecks }

  static let name = "compile"

  static let declaration = CommandDeclaration<Self>(
    summary: "Compiles design tokens into Swift.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either; 'tokens' otherwise. The folders to write, \
      the names in Swift and the roles of modifiers are set in the tokenc.json beside the resolver.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--output", .folder("DIR"), \.outputFolder,
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
      .init(
        "--warnings-as-errors", \.refusesWarnings, "take each warning for an error: write nothing"),
      .init(
        "--watch", \.watches, "compile again whenever a file of the input changes, until Ctrl-C"
      ).excluding("--check"),
    ],
    examples: [
      "tokens/": "compile all brands",
      "tokens/ --brand alfa": "compile one brand",
      "tokens/ --check": "verify in CI that nothing is out of date",
      "tokens/ --watch": "compile whenever a token file is saved",
    ])

  private struct Output {
    var folder: String
    var files: [GeneratedFile]
    /// What the folder holds, for example `870 tokens for alfa`.
    var summary: String

    var shownFolder: String { WorkingDirectory.current.displayPath(for: folder) }
  }

  var hasFindings: Bool { onlyChecks }

  var watchedInput: String? { watches ? path : nil }

  func validate() throws(UsageError) {
    if watches, path == StandardInput.operand {
      throw UsageError("the standard input can't be watched")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    do throws(RunFailure) {
      return try compile(&timings)
    } catch {
      throw refusesWarnings ? error.withWarningsAsErrors : error
    }
  }

  private func compile(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var command = self
    if isImplied { command.input.remedyIfMissing = { Tokenc.commandPhrase(for: path) } }
    var compiled = try command.compile(path, &timings)
    try compiled.fulfilContract(successors: successors(path, compiled))
    if refusesWarnings, !compiled.diagnostics.diagnostics.isEmpty {
      throw RunFailure(badInput: compiled.diagnostics, in: compiled.sources)
    }
    if outputFolder == nil {
      try checkWritten(
        OutputKind.allCases.compactMap { compiled.configuration.folders[$0] },
        from: compiled.folder, in: compiled.sources)
    }
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
    guard let tokensFolder = folder(.tokens, compiled) else {
      throw nowhere(toWrite: "output.tokens")
    }
    let emitter = TokenEmitter(
      table: table, configuration: configuration, inputName: compiled.name,
      fontFiles: compiled.fontFiles)
    var outputs = [
      Output(folder: tokensFolder, files: emitter.emit(layout), summary: Self.summary(of: table))
    ]
    // What goes into one folder is one output: each removes what it did not write.
    func add(_ files: [GeneratedFile], to folder: String, _ summary: String) {
      if let index = outputs.firstIndex(where: { $0.folder == folder }) {
        guard !files.isEmpty else { return }
        outputs[index].files += files
        outputs[index].summary += ", \(summary)"
      } else {
        outputs.append(Output(folder: folder, files: files, summary: summary))
      }
    }
    let ownFolder = folder(.components, compiled)
    if ownFolder == nil, !compiled.components.isEmpty {
      throw nowhere(toWrite: "output.components")
    }
    // The single layout has its file for components without any: a build that named it waits for it.
    if let folder = ownFolder ?? (layout == .single ? tokensFolder : nil) {
      let emitter = ComponentEmitter(
        components: compiled.components, table: table, configuration: configuration,
        samples: Self.samples(of: compiled))
      add(emitter.emit(layout), to: folder, counted(compiled.components.count, "component"))
    }
    let (name, releases) = (compiled.name, NameReleases(compiled.contract))
    func add(_ kind: OutputKind, _ summary: String, _ files: () -> [GeneratedFile]) {
      guard configuration.folders[kind] != nil, let folder = folder(kind, compiled) else { return }
      add(files(), to: folder, summary)
    }
    let assets = AssetCatalogEmitter(table: table, configuration: configuration)
    add(
      .assets,
      "\(counted(table.brands.count, "asset catalog")) of \(counted(assets.colorSetCount, "color"))",
      assets.emit)
    if let files = compiled.fontFiles {
      add(.fonts, counted(files.count, "font file")) { FontListEmitter.emit(files) }
    }
    add(.typescript, "TypeScript") {
      let emitter = TypeScriptEmitter(
        table: table, configuration: configuration, inputName: name, releases: releases)
      return emitter.emit(components: TypeScriptComponents(compiled.components, for: emitter).text)
    }
    add(.kotlin, "Kotlin") {
      KotlinEmitter(table: table, configuration: configuration, inputName: name, releases: releases)
        .emit()
    }
    add(.figma, "Figma requests") {
      CodeSyntaxEmitter(table: table, configuration: configuration, ids: compiled.figmaIDs).emit()
    }
    add(.css, "CSS") {
      CSSEmitter(table: table, configuration: configuration, inputName: name).emit()
    }
    return outputs
  }

  /// What previews show; none unless the configuration asks for them.
  private static func samples(of compiled: CompiledTokens) -> [ComponentSampleText] {
    guard let tokens = compiled.drawnTokens else { return [] }
    let side = ScreenSide(
      label: compiled.name, tokens, compiled.table, components: compiled.components,
      fonts: compiled.fonts)
    return SampleDocuments(side).previewed
  }

  private func finish(
    _ outputs: [Output], _ compiled: CompiledTokens
  ) throws(RunFailure) -> RunResult {
    var result = RunResult(compiled.diagnostics, in: compiled.sources)
    if outputFolder == nil {
      result.diagnostics.add(GivenUpFolders.find(beside: outputs.map { ($0.folder, $0.files) }))
    }
    let writers = outputs.map { OutputWriter(folder: $0.folder, overwritesEdits: overwritesEdits) }
    guard !onlyChecks else {
      result.report(
        compiled.united.keys.sorted(by: FilePath.precedes).map {
          Diagnostic(
            severity: .error, id: .conflictMarkers,
            message: "has conflict markers; 'tokenc INPUT' writes what both sides have", path: $0)
        })
      for (output, writer) in zip(outputs, writers) {
        let differences = try writer.check(output.files)
        result.report(differences.map { $0.diagnostic(.generated, in: output.shownFolder) })
        if differences.isEmpty {
          result.summary.append(
            "\(counted(output.files.count, "file")) in \(output.shownFolder), all up to date")
        }
      }
      return result
    }
    let records = compiled.united.sorted { FilePath.precedes($0.key, $1.key) }
      .map { FileEdit($0.key, $0.value) }
    let reports = try OutputWriter.write(
      Array(zip(writers, outputs.map(\.files))), besides: records)
    for (output, report) in zip(outputs, reports) {
      result.notices += report.lines(in: output.shownFolder)
      result.summary.append(
        "\(output.summary): \(counted(report.written.count, "file")) written, "
          + "\(report.unchanged.count) unchanged in \(output.shownFolder)")
    }
    if compiled.account.isNotable { result.summary.append(compiled.account.summary) }
    return result
  }

  // MARK: Where to write

  /// The folder of an output; `nil` if neither the command line nor the configuration names one.
  private func folder(_ kind: OutputKind, _ compiled: CompiledTokens) -> String? {
    outputFolder
      ?? compiled.configuration.folders[kind].map {
        WorkingDirectory.current.displayPath(for: FilePath.joined(compiled.folder, $0.path))
      }
  }

  private func nowhere(toWrite key: String) -> RunFailure {
    .usage("nowhere to write; give '--output DIR', or '\(key)' in tokenc.json")
  }

  // MARK: What a person reads

  private static func summary(of table: CompleteTokenTable) -> String {
    let tokens = counted(table.families.reduce(0) { $0 + $1.tokens.count }, "token")
    let brands = table.brands.map(\.name)
    if brands == [CompilePlan.defaultBrand] { return tokens }
    let names = brands.count > 8 ? counted(brands.count, "brand") : brands.joined(separator: ", ")
    return "\(tokens) for \(names)"
  }
}
