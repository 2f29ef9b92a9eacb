/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand {
  let arguments: CommandLineArguments

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let (catalog, input, configuration) = try readCatalog(&timings)
    let files = CatalogEmitter(
      catalog: catalog,
      options: EmissionOptions(
        accessLevel: configuration.accessLevel, typePrefix: configuration.typePrefix,
        pointsPerRem: configuration.pointsPerRem, runtimeModule: configuration.runtimeModule,
        inputName: input.name)
    ).emit()
    timings.end("emit")
    defer { timings.end(arguments.has(.check) ? "compare" : "write") }
    return try finish(files, of: catalog, input, configuration)
  }

  /// Reads the input up to its catalog; the themes, which emission does not need, end with this.
  private func readCatalog(
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (TokenCatalog, OpenedInput, Configuration) {
    let opened = try OpenedInput.open(arguments.operands, arguments: arguments)
    timings.end("read")
    let resolved = try ResolvedInput(
      opened, brands: arguments.values(of: .brand),
      choices: arguments.assignments(of: .modifier).map { ($0.name, $0.value) })
    timings.end("resolve")
    var compiled = try CatalogInput(resolved)
    try compiled.fulfilContract()
    timings.end("name")
    let input = compiled.resolved.input
    compiled.catalog.nameSources(try naming(of: input).name(of:))
    return (compiled.catalog, input, compiled.resolved.configuration)
  }

  private func naming(of input: OpenedInput) throws(RunFailure) -> InputNaming {
    do {
      return try InputNaming(folder: input.folder)
    } catch {
      throw RunFailure(error)
    }
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
      let path = folder.hasPrefix("/") ? folder : FileSystem.join(input.folder, folder)
      return WorkingDirectory.current.displayPath(for: path)
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
    let owner = brands == CompilePlan.defaultBrand ? "" : " for \(brands)"
    lines.append(
      "\(counted(tokens, "token"))\(owner): \(counted(report.written.count, "file")) written, "
        + "\(report.unchanged.count) unchanged in \(folder)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(
    of differences: [OutputDifference], in folder: String, fileCount: Int
  ) -> String {
    guard !differences.isEmpty else {
      return "\(counted(fileCount, "file")) in \(folder), all up to date\n"
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
