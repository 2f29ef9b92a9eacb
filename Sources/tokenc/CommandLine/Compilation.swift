import TokenCompiler
import TokenComponents
import TokenScreens

/// The compilation of an input into the folders that its configuration names: Swift, and every other output.
struct Compilation {
  let path: String
  var input: InputOptions
  /// The only folder to write; `nil` for those that the configuration names.
  var outputFolder: String?
  var layout = FileLayout.split
  var onlyChecks = false
  var overwritesEdits = false
  var refusesWarnings = false
  /// A Boolean value that indicates whether the process ends after it.
  var isOnlyRun = true

  init(_ path: String, _ input: InputOptions = InputOptions()) {
    self.path = path
    self.input = input
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    do throws(RunFailure) {
      return try compile(&timings)
    } catch {
      throw refusesWarnings ? error.withWarningsAsErrors : error
    }
  }

  private func compile(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let (outputs, compiled) = try self.outputs(&timings)
    defer { timings.end(onlyChecks ? "compare" : "write") }
    return try finish(outputs, compiled)
  }

  private func outputs(
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (outputs: [Output], compiled: CompiledTokens) {
    var compiled = try CompiledTokens(input.load([path], isOnlyRun: isOnlyRun, &timings))
    try compiled.fulfilContract(successors: input.successors(path, compiled))
    if refusesWarnings, !compiled.diagnostics.diagnostics.isEmpty {
      throw RunFailure(badInput: compiled.diagnostics, in: compiled.sources)
    }
    if outputFolder == nil {
      try input.checkWritten(
        OutputKind.allCases.compactMap { compiled.configuration.folders[$0] },
        from: compiled.folder, in: compiled.sources)
    }
    try nameSources(of: &compiled)
    timings.end("name")
    let outputs = try emit(compiled)
    timings.end("emit")
    return (outputs, compiled)
  }

  /// How the files on disk differ from those that a run would write.
  enum State {
    /// None is there, or the tokens don't compile.
    case absent
    case fresh
    case outOfDate
    /// Some were edited by hand, or other ones have their names.
    case edited
  }

  func state(_ timings: inout PhaseTimings) -> State {
    guard let outputs = try? self.outputs(&timings).outputs else { return .absent }
    var kinds: [OutputDifference.Kind] = []
    for output in outputs {
      guard let found = try? writer(of: output).check(output.files) else { return .edited }
      kinds += found.map(\.kind)
    }
    if kinds.isEmpty { return outputs.contains { !$0.files.isEmpty } ? .fresh : .absent }
    if kinds.contains(where: { $0 == .edited || $0 == .foreign }) { return .edited }
    return kinds.allSatisfy { $0 == .missing } ? .absent : .outOfDate
  }

  /// Names the files that declare tokens and components as generated headers do.
  private func nameSources(of compiled: inout CompiledTokens) throws(RunFailure) {
    var naming = try RunFailure.catching(try InputNaming(folder: compiled.folder))
    compiled.table.nameSources { naming.name(of: $0) }
    for index in compiled.components.indices {
      compiled.components[index].file = naming.name(of: compiled.components[index].file)
    }
  }

  // MARK: Outputs

  /// The files of a folder.
  private struct Output {
    let folder: String
    var files: [GeneratedFile]
    /// The content of the folder, for example `870 tokens for alfa`.
    var summary: String

    var shownFolder: String { WorkingDirectory.current.displayPath(for: folder) }
  }

  private func emit(_ compiled: CompiledTokens) throws(RunFailure) -> [Output] {
    var outputs: [Output] = []
    try emitSwift(compiled, to: &outputs)
    emitResources(compiled, to: &outputs)
    emitLanguages(compiled, to: &outputs)
    return outputs
  }

  /// Adds files to the output of their folder: each output removes what it did not write, so there is one for a folder.
  private func add(
    _ files: [GeneratedFile], in folder: String, _ summary: String, to outputs: inout [Output]
  ) {
    guard let index = outputs.firstIndex(where: { $0.folder == folder }) else {
      outputs.append(Output(folder: folder, files: files, summary: summary))
      return
    }
    guard !files.isEmpty else { return }
    outputs[index].files += files
    outputs[index].summary += ", \(summary)"
  }

  /// Adds files of a kind, if the configuration names a folder for it.
  private func add(
    _ kind: OutputKind, _ compiled: CompiledTokens, _ summary: String, to outputs: inout [Output],
    _ files: () -> [GeneratedFile]
  ) {
    guard compiled.configuration.folders[kind] != nil, let folder = folder(kind, compiled) else {
      return
    }
    add(files(), in: folder, summary, to: &outputs)
  }

  private func emitSwift(
    _ compiled: CompiledTokens, to outputs: inout [Output]
  ) throws(RunFailure) {
    guard let tokensFolder = folder(.tokens, compiled) else {
      throw nowhere(toWrite: "output.tokens")
    }
    let tokens = TokenEmitter(
      table: compiled.table, configuration: compiled.configuration, inputName: compiled.name,
      fontFiles: compiled.fontFiles)
    add(
      tokens.emit(layout), in: tokensFolder, Self.summary(of: compiled.table), to: &outputs)
    let ownFolder = folder(.components, compiled)
    if ownFolder == nil, !compiled.components.isEmpty {
      throw nowhere(toWrite: "output.components")
    }
    // The single layout has its file for components without any: a build that named it waits for it.
    guard let folder = ownFolder ?? (layout == .single ? tokensFolder : nil) else { return }
    let components = ComponentEmitter(
      components: compiled.components, table: compiled.table,
      configuration: compiled.configuration, samples: Self.samples(of: compiled))
    let summary = counted(compiled.components.count, "component")
    add(components.emit(layout), in: folder, summary, to: &outputs)
  }

  /// The documents that previews show; none unless the configuration asks for them.
  private static func samples(of compiled: CompiledTokens) -> [ComponentSampleText] {
    guard let tokens = compiled.drawnTokens else { return [] }
    let side = ScreenSide(
      label: compiled.name, tokens, compiled.table, components: compiled.components,
      fonts: compiled.fonts)
    return SampleDocuments(side).previewed
  }

  private func emitResources(_ compiled: CompiledTokens, to outputs: inout [Output]) {
    let assets = AssetCatalogEmitter(
      table: compiled.table, configuration: compiled.configuration)
    let catalogs = counted(compiled.table.brands.count, "asset catalog")
    let summary = "\(catalogs) of \(counted(assets.colorSetCount, "color"))"
    add(.assets, compiled, summary, to: &outputs) { assets.emit() }
    if let files = compiled.fontFiles {
      add(.fonts, compiled, counted(files.count, "font file"), to: &outputs) {
        FontListEmitter.emit(files)
      }
    }
  }

  private func emitLanguages(_ compiled: CompiledTokens, to outputs: inout [Output]) {
    let table = compiled.table
    let configuration = compiled.configuration
    let name = compiled.name
    let asksForNames = [OutputKind.typescript, .kotlin].contains {
      configuration.folders[$0] != nil
    }
    let releases = NameReleases(compiled.contract, of: asksForNames ? table.tokenWireNames : [])
    add(.typescript, compiled, "TypeScript", to: &outputs) {
      let emitter = TypeScriptEmitter(
        table: table, configuration: configuration, inputName: name, releases: releases)
      return emitter.emit(components: TypeScriptComponents(compiled.components, for: emitter).text)
    }
    add(.kotlin, compiled, "Kotlin", to: &outputs) {
      KotlinEmitter(table: table, configuration: configuration, inputName: name, releases: releases)
        .emit()
    }
    add(.figma, compiled, "Figma requests", to: &outputs) {
      CodeSyntaxEmitter(table: table, configuration: configuration, ids: compiled.figmaIDs).emit()
    }
    add(.css, compiled, "CSS", to: &outputs) {
      CSSEmitter(table: table, configuration: configuration, inputName: name).emit()
    }
  }

  // MARK: Writing

  private func finish(
    _ outputs: [Output], _ compiled: CompiledTokens
  ) throws(RunFailure) -> RunResult {
    var result = RunResult(compiled.diagnostics, in: compiled.sources)
    if outputFolder == nil {
      result.diagnostics.add(GivenUpFolders.find(beside: outputs.map { ($0.folder, $0.files) }))
    }
    if onlyChecks {
      try check(outputs, compiled, &result)
    } else {
      try write(outputs, compiled, &result)
    }
    return result
  }

  private func writer(of output: Output) -> OutputWriter {
    OutputWriter(folder: output.folder, overwritesEdits: overwritesEdits)
  }

  private func check(
    _ outputs: [Output], _ compiled: CompiledTokens, _ result: inout RunResult
  ) throws(RunFailure) {
    result.report(
      compiled.mergedRecords.keys.sorted(by: FilePath.precedes).map {
        Diagnostic(
          severity: .error, id: .conflictMarkers,
          message: "has conflict markers; 'tokenc INPUT' writes what both sides have", path: $0)
      })
    for output in outputs {
      let differences = try writer(of: output).check(output.files)
      result.report(differences.map { $0.diagnostic(.generated, in: output.shownFolder) })
      if differences.isEmpty {
        result.summary.append(
          "\(counted(output.files.count, "file")) in \(output.shownFolder), all up to date")
      }
    }
  }

  private func write(
    _ outputs: [Output], _ compiled: CompiledTokens, _ result: inout RunResult
  ) throws(RunFailure) {
    let records = compiled.mergedRecords.sorted { FilePath.precedes($0.key, $1.key) }
      .map { FileEdit($0.key, $0.value) }
    let reports = try OutputWriter.write(
      outputs.map { (writer(of: $0), $0.files) }, besides: records)
    for (output, report) in zip(outputs, reports) {
      result.notices += report.lines(in: output.shownFolder)
      result.summary.append(
        "\(output.summary): \(counted(report.written.count, "file")) written, "
          + "\(report.unchanged.count) unchanged in \(output.shownFolder)")
    }
    if compiled.account.isNotable { result.summary.append(compiled.account.summary) }
  }

  // MARK: Folders

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

  // MARK: Summaries

  private static func summary(of table: CompleteTokenTable) -> String {
    let tokens = counted(table.families.reduce(0) { $0 + $1.tokens.count }, "token")
    let brands = table.brands.map(\.name)
    if brands == [CompilePlan.defaultBrand] { return tokens }
    let names = brands.count > 8 ? counted(brands.count, "brand") : brands.joined(separator: ", ")
    return "\(tokens) for \(names)"
  }
}
