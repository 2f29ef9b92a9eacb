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
    let compiled = try Pipeline(arguments: arguments).run(&timings)
    let outputs = try emit(compiled)
    timings.end("emit")
    defer { timings.end(arguments.has(.check) ? "compare" : "write") }
    return try finish(outputs, compiled)
  }

  private func emit(_ compiled: Pipeline.Result) throws(RunFailure) -> [Output] {
    var tokens = Output(
      folder: try tokensFolder(compiled),
      files: CatalogEmitter(
        catalog: compiled.catalog, configuration: compiled.configuration,
        inputName: compiled.inputName
      ).emit(),
      summary: Self.summary(of: compiled.catalog))
    let emitter = ComponentEmitter(
      components: compiled.components, catalog: compiled.catalog,
      configuration: compiled.configuration)
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
    _ outputs: [Output], _ compiled: Pipeline.Result
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
          output: Array(text.utf8), diagnostics: compiled.diagnostics, sources: compiled.sources,
          exitCode: exitCode)
      }
      // What is wrong with the second folder should keep the first from being written.
      var plans: [OutputPlan] = []
      for (output, writer) in zip(outputs, writers) { plans.append(try writer.plan(output.files)) }
      for ((output, writer), plan) in zip(zip(outputs, writers), plans) {
        text += Self.text(of: try writer.carryOut(plan), for: output)
      }
      return RunResult(
        output: Array(text.utf8), diagnostics: compiled.diagnostics, sources: compiled.sources,
        exitCode: .success)
    } catch {
      throw RunFailure(error.diagnostics, error.exitCode)
    }
  }

  // MARK: Where to write

  private func tokensFolder(_ compiled: Pipeline.Result) throws(RunFailure) -> String {
    if let folder = arguments.value(of: .output) { return folder }
    if let folder = compiled.configuration.tokensFolder { return path(of: folder, compiled) }
    throw nowhere(toWrite: "output.tokens")
  }

  /// The folder of the components; `nil` when there are none and there is no such folder.
  private func componentsFolder(
    _ compiled: Pipeline.Result, isNeeded: Bool
  ) throws(RunFailure) -> String? {
    if arguments.value(of: .output) != nil { return nil }
    if let folder = compiled.configuration.componentsFolder { return path(of: folder, compiled) }
    if isNeeded { throw nowhere(toWrite: "output.components") }
    return nil
  }

  private func path(of folder: String, _ compiled: Pipeline.Result) -> String {
    WorkingDirectory.current.displayPath(
      for: folder.hasPrefix("/") ? folder : FileSystem.join(compiled.inputFolder, folder))
  }

  private func nowhere(toWrite key: String) -> RunFailure {
    RunFailure(
      [
        .error(
          UsageError.id,
          "nowhere to write; give '--output DIR', or '\(key)' in tokenc.json", at: nil)
      ], .usage)
  }

  // MARK: What a person reads

  private static func summary(of catalog: TokenCatalog) -> String {
    let tokens = counted(catalog.families.reduce(0) { $0 + $1.tokens.count }, "token")
    let brands = catalog.brands.map(\.name).joined(separator: ", ")
    return brands == CompilePlan.defaultBrand ? tokens : "\(tokens) for \(brands)"
  }

  private static func text(of report: OutputReport, for output: Output) -> String {
    let folder = output.shownFolder
    var lines = report.written.map { "wrote \(FileSystem.join(folder, $0))" }
    lines += report.removed.map { "removed \(FileSystem.join(folder, $0))" }
    lines += report.kept.map { "kept \(FileSystem.join(folder, $0)), which was edited by hand" }
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
      let path = FileSystem.join(folder, difference.name)
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
