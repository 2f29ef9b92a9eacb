/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    var resolved = try ResolvedInput.open(arguments.operands, arguments: arguments)
    let configuration = resolved.configuration
    let catalog = CatalogBuilder.build(
      resolved.resolution, plan: resolved.plan, configuration: configuration,
      isIncomplete: resolved.input.reader.isIncomplete,
      reporting: &resolved.input.reader.diagnostics)
    try resolved.requireSoundness()
    let input = resolved.input
    let files = CatalogEmitter(
      catalog: catalog,
      options: EmissionOptions(
        accessLevel: configuration.accessLevel, typePrefix: configuration.typePrefix,
        pointsPerRem: configuration.pointsPerRem, runtimeModule: configuration.runtimeModule,
        inputName: input.name)
    ).emit()
    return try finish(files, of: catalog, input, configuration)
  }

  private func finish(
    _ files: [GeneratedFile], of catalog: TokenCatalog, _ input: OpenedInput,
    _ configuration: Configuration
  ) throws(RunFailure) -> RunResult {
    let folder = try outputFolder(input, configuration)
    let shown = WorkingDirectory.current.displayPath(for: folder)
    let writer = OutputWriter(folder: folder, overwritesEdits: arguments.has(.force))
    do throws(OutputError) {
      if arguments.has(.check) {
        let differences = try writer.check(files)
        return RunResult(
          output: Array(Self.text(of: differences, in: shown, fileCount: files.count).utf8),
          reader: input.reader, exitCode: differences.isEmpty ? .success : .difference)
      }
      let report = try writer.write(files)
      return RunResult(
        output: Array(Self.text(of: report, for: catalog, in: shown).utf8), reader: input.reader)
    } catch {
      throw RunFailure(error.diagnostics, error.exitCode)
    }
  }

  private func outputFolder(
    _ input: OpenedInput, _ configuration: Configuration
  ) throws(RunFailure) -> String {
    if let folder = arguments.value(of: .output) { return folder }
    if let folder = configuration.tokensFolder {
      return folder.hasPrefix("/") ? folder : FileSystem.join(input.folder, folder)
    }
    throw RunFailure(
      [
        .error(
          UsageError.id,
          "nowhere to write; give '--output DIR', or 'output.tokens' in tokenc.json", at: nil)
      ], .usage)
  }

  // MARK: What a person reads

  private static func text(
    of report: OutputReport, for catalog: TokenCatalog, in folder: String
  ) -> String {
    var lines = report.written.map { "wrote \(FileSystem.join(folder, $0))" }
    lines += report.removed.map { "removed \(FileSystem.join(folder, $0))" }
    lines += report.kept.map { "kept \(FileSystem.join(folder, $0)), which was edited by hand" }
    let tokens = catalog.families.reduce(0) { $0 + $1.tokens.count }
    let brands = catalog.brands.map(\.name).joined(separator: ", ")
    lines.append(
      "\(tokens) tokens for \(brands): \(report.written.count) files written, "
        + "\(report.unchanged.count) unchanged in \(folder)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(
    of differences: [OutputDifference], in folder: String, fileCount: Int
  ) -> String {
    guard !differences.isEmpty else { return "\(fileCount) files in \(folder) are up to date\n" }
    return differences.map { difference in
      let path = FileSystem.join(folder, difference.name)
      return switch difference.kind {
      case .missing: "\(path) is missing\n"
      case .differing: "\(path) is out of date\n"
      case .stale: "\(path) is no longer produced\n"
      }
    }.joined()
  }
}
