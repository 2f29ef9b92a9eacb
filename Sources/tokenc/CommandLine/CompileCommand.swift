/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand {
  let arguments: CommandLineArguments

  /// The files for one folder.
  private struct Output {
    var folder: String
    var files: [GeneratedFile]
    /// What the folder holds, for example `870 tokens for alfa`.
    var summary: String

    var shownFolder: String { WorkingDirectory.current.displayPath(for: folder) }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var compiled = try CompiledTokens(
      TokenLoader.load(
        arguments.operands, from: DiskSource(), options: arguments.inputOptions,
        phaseEnded: { timings.end($0) }))
    try compiled.fulfilContract()
    try nameSources(of: &compiled)
    timings.end("name")
    let outputs = try emit(compiled)
    timings.end("emit")
    defer { timings.end(arguments.has(.check) ? "compare" : "write") }
    return try finish(outputs, compiled)
  }

  /// Names the files that declare tokens and components as generated headers do.
  private func nameSources(of compiled: inout CompiledTokens) throws(RunFailure) {
    do {
      var naming = try InputNaming(folder: compiled.folder)
      compiled.table.nameSources { naming.name(of: $0) }
      for index in compiled.components.indices {
        compiled.components[index].file = naming.name(of: compiled.components[index].file)
      }
    } catch {
      throw RunFailure(error)
    }
  }

  private func emit(_ compiled: CompiledTokens) throws(RunFailure) -> [Output] {
    let configuration = compiled.configuration
    let options = EmissionOptions(
      accessLevel: configuration.accessLevel, typePrefix: configuration.typePrefix,
      pointsPerRem: configuration.pointsPerRem, runtimeModule: configuration.runtimeModule,
      inputName: compiled.name)
    var tokens = Output(
      folder: try tokensFolder(compiled),
      files: TokenEmitter(catalog: compiled.table, options: options).emit(),
      summary: Self.summary(of: compiled.table))
    let emitter = ComponentEmitter(
      components: compiled.components, catalog: compiled.table, options: options,
      imports: configuration.componentImports)
    let summary = Self.counted(compiled.components.count, "component")
    let isNeeded = !compiled.components.isEmpty
    let folder = try componentsFolder(compiled, isNeeded: isNeeded)
    if let folder, folder != tokens.folder {
      return [tokens, Output(folder: folder, files: emitter.emit(), summary: summary)]
    }
    // What goes into one folder is one output: each removes what it did not write.
    if isNeeded {
      tokens.files += emitter.emit()
      tokens.summary += ", \(summary)"
    }
    return [tokens]
  }

  private func finish(
    _ outputs: [Output], _ compiled: CompiledTokens
  ) throws(RunFailure) -> RunResult {
    let writers = outputs.map {
      OutputWriter(folder: $0.folder, overwritesEdits: arguments.has(.force))
    }
    var text = ""
    var exitCode = ExitCode.success
    do throws(OutputError) {
      if arguments.has(.check) {
        for (output, writer) in zip(outputs, writers) {
          let differences = try writer.check(output.files)
          text += Self.text(of: differences, for: output)
          if !differences.isEmpty { exitCode = .difference }
        }
        return RunResult(
          output: Array(text.utf8), compiled, exitCode: exitCode)
      }
      // What is wrong with the second folder should keep the first from being written.
      var plans: [OutputPlan] = []
      for (output, writer) in zip(outputs, writers) { plans.append(try writer.plan(output.files)) }
      for ((output, writer), plan) in zip(zip(outputs, writers), plans) {
        text += Self.text(of: try writer.apply(plan), for: output)
      }
      return RunResult(output: Array(text.utf8), compiled)
    } catch {
      throw RunFailure(error.diagnostics, error.exitCode)
    }
  }

  // MARK: Where to write

  private func tokensFolder(_ compiled: CompiledTokens) throws(RunFailure) -> String {
    if let folder = arguments.value(of: .output) { return folder }
    if let folder = compiled.configuration.tokensFolder { return path(of: folder, compiled) }
    throw nowhere(toWrite: "output.tokens")
  }

  /// The folder of the components; `nil` when there are none and there is no such folder.
  private func componentsFolder(
    _ compiled: CompiledTokens, isNeeded: Bool
  ) throws(RunFailure) -> String? {
    if arguments.value(of: .output) != nil { return nil }
    if let folder = compiled.configuration.componentsFolder { return path(of: folder, compiled) }
    if isNeeded { throw nowhere(toWrite: "output.components") }
    return nil
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
    var lines = report.written.map { "wrote \(FilePath.join(folder, $0))" }
    lines += report.removed.map { "removed \(FilePath.join(folder, $0))" }
    lines += report.kept.map { "kept \(FilePath.join(folder, $0)), which was edited by hand" }
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
    return differences.map { difference in
      let path = FilePath.join(folder, difference.name)
      return switch difference.kind {
      case .missing: "\(path) is missing\n"
      case .differing: "\(path) is out of date\n"
      case .stale: "\(path) is no longer produced\n"
      }
    }.joined()
  }

  /// For example `1 token` or `2 tokens`.
  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
