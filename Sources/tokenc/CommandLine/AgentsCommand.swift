import TokenAgents
import TokenCompiler
import TokenComponents

/// `tokenc agents`: what agents read of the tokens, as files that are kept fresh.
struct AgentsCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  var outputFolder: String?
  var onlyChecks = false
  var overwritesEdits = false

  var writesFiles: Bool { !onlyChecks }
  var hasFindings: Bool { onlyChecks }

  static let name = "agents"

  static let declaration = CommandDeclaration<Self>(
    summary: "Writes files for coding agents: rules, a short list of all tokens, and JSON.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is 'tokens' by default. AGENTS.md contains the rules of the tokens, llms.txt every token in at \
      most 4,000 tokens of context for 1,000 design tokens, and design-tokens.json all names, purposes and \
      values. They are written into 'agents' beside the tokens. Name them in the instructions of your \
      agent. 'tokenc mcp' answers questions.
      """,
    options: [
      .init(
        "--output", .folder("DIR"), \.outputFolder, "write into DIR instead of INPUT/agents"),
      .init(
        "--check", \.onlyChecks,
        "write nothing; exit with 1 and name the files that would change"
      ).excluding("--force"),
      .init("--force", \.overwritesEdits, "overwrite generated files that were edited by hand"),
      .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "agents tokens/": "write tokens/agents",
      "agents tokens/ --check": "verify in CI that agents read today's tokens",
      "agents tokens/ --output Docs/Agents": "write into another folder",
    ])

  /// The folder that is written for tokens in a folder.
  static func folder(of tokens: String) -> String { FilePath.join(tokens, "agents") }

  /// The files for tokens.
  static func files(of compiled: CompiledTokens, _ table: TokenTable) -> [GeneratedFile] {
    let modules = SwiftModules(compiled.configuration, in: compiled.folder)
    return AgentKit(table, module: modules.tokens, command: "tokenc agents").files
  }

  /// Writes the files beside the tokens of a folder, as the command does without options.
  static func write(
    for tokens: String, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    var command = Self()
    command.path = tokens
    return try command.run(&timings)
  }

  /// The command that writes the files.
  private var command: String {
    let option = outputFolder.map { " --output \(PackageLocation.shellWord($0))" } ?? ""
    return "tokenc \(Self.name) \(PackageLocation.shellWord(path))\(option)"
  }

  func validate() throws(UsageError) {
    if path == StandardInput.operand, outputFolder == nil {
      throw UsageError("'-' has no folder to write into; give '--output DIR'")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let loaded = try load([path], &timings)
    try loaded.throwIfErrors()
    let table = loaded.table
    var compiled = try CompiledTokens(loaded)
    try compiled.fulfilContract(successors: successors(path, compiled))
    let folder = outputFolder ?? Self.folder(of: compiled.folder)
    let files = Self.files(of: compiled, table)
    timings.end("emit")
    let shown = WorkingDirectory.current.displayPath(for: folder)
    let writer = OutputWriter(folder: shown, overwritesEdits: overwritesEdits)
    var result = RunResult(compiled.diagnostics, in: compiled.sources)
    if onlyChecks {
      let differences = try writer.check(files)
      let remedy = "write it with '\(command)'"
      result.report(differences.map { $0.diagnostic(.generated, in: shown, remedy: remedy) })
      if differences.isEmpty {
        result.summary.append("\(counted(files.count, "file")) in \(shown), all up to date")
      }
      return result
    }
    let reports = try OutputWriter.write([(writer, files)], besides: [])
    for report in reports {
      result.notices += report.lines(in: shown)
      result.summary.append(
        "\(counted(report.written.count, "file")) written, \(report.unchanged.count) unchanged in "
          + shown)
    }
    return result
  }
}
