/// `tokenc import`: another tool's files in, files of DTCG 2025.10 out.
struct ImportCommand {
  let arguments: CommandLineArguments

  /// The folder that is written when none is named.
  static let defaultFolder = "imported"

  func run() throws(RunFailure) -> RunResult {
    let dialect = try dialect()
    var reader = InputReader(source: DiskSource())
    var diagnostics = DiagnosticCollector()
    func throwIfErrors() throws(RunFailure) {
      if diagnostics.hasErrors {
        throw RunFailure(badInput: diagnostics, in: reader.tape.sources)
      }
    }
    let sources = try ImportInput(arguments: arguments).read(with: &reader, &diagnostics)
    try throwIfErrors()
    let document = ImportSourceReader.read(
      sources, as: dialect, from: reader.tape, reporting: &diagnostics)
    try throwIfErrors()
    let imported = Import(
      document: document, rules: dialect.rules, options: options, isByType: arguments.has(.byType)
    ).run(reporting: &diagnostics)
    try throwIfErrors()
    if imported.tokenCount == 0 || arguments.has(.strict) && !imported.leftOut.isEmpty {
      throw failure(diagnostics, in: reader.tape.sources)
    }
    return RunResult(output: try write(imported), diagnostics, in: reader.tape.sources)
  }

  private func dialect() throws(RunFailure) -> ImportDialect {
    let name = arguments.operands[0]
    if let dialect = ImportDialect(rawValue: name) { return dialect }
    let known = ImportDialect.allCases.map(\.rawValue)
    let nearest = Suggestion.phrase(for: name, among: known)
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    throw .usage(
      "there is no dialect '\(name)'" + (nearest.isEmpty ? "; use one of \(list)" : nearest))
  }

  private var options: ImportOptions {
    ImportOptions(
      numberUnit: arguments.value(of: .unit).flatMap(Dimension.Unit.init(rawValue:)),
      alphaFirst: arguments.value(of: .alpha) == "first")
  }

  /// The end of a run that writes nothing because of what it would leave out.
  private func failure(
    _ diagnostics: DiagnosticCollector, in sources: SourceMap
  ) -> RunFailure {
    var failure = RunFailure(badInput: diagnostics, in: sources)
    for index in failure.diagnostics.indices where failure.diagnostics[index].id == .leftOut {
      failure.diagnostics[index].severity = .error
    }
    return failure
  }

  private func write(_ imported: Import.Result) throws(RunFailure) -> [UInt8] {
    let folder = arguments.value(of: .importOutput) ?? Self.defaultFolder
    let writer = OutputWriter(folder: folder, overwritesEdits: arguments.has(.importForce))
    let shown = WorkingDirectory.current.displayPath(for: folder)
    do throws(OutputError) {
      let report = try writer.write(imported.files.files)
      return Array(Self.text(of: report, imported, shown).utf8)
    } catch {
      throw RunFailure(error.diagnostics, error.exitCode)
    }
  }

  // MARK: What a person reads

  private static func text(
    of report: OutputReport, _ imported: Import.Result, _ folder: String
  ) -> String {
    var lines = report.written.map { "wrote \(FilePath.join(folder, $0))" }
    lines += report.removed.map { "removed \(FilePath.join(folder, $0))" }
    lines += report.kept.map { "kept \(FilePath.join(folder, $0)), which was edited by hand" }
    if !imported.leftOut.isEmpty {
      lines.append("left out, for the reasons above:")
      lines += imported.leftOut.map { "  \($0)" }
    }
    lines.append(
      "\(counted(imported.tokenCount, "token")) imported, \(imported.leftOut.count) left out: "
        + "\(counted(report.written.count, "file")) written, \(report.unchanged.count) unchanged in "
        + folder)
    if imported.isCompilable {
      lines.append("compile them with 'tokenc \(folder) --output DIR'")
    } else {
      lines.append("look at them with 'tokenc resolve \(folder) --format table'")
      lines += imported.obstacles.map { "before they compile: \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
