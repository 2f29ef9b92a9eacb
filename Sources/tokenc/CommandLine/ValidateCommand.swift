import TokenCompiler
import TokenComponents
import TokenRuntime
import TokenScreens

/// `tokenc validate`: what a server sends, held against the component specs.
struct ValidateCommand: InputCommand {
  /// The tokens, and what a server sends after them.
  var operands: [String] = []
  var input = InputOptions()
  /// The component that each document has to be; `nil` if their `type` says it.
  var root: String?
  var app: ReleaseVersion?
  var failsOn = LintCommand.Threshold.error

  static let name = "validate"

  static let declaration = CommandDeclaration<Self>(
    summary: "Checks documents of a server by the component specs.",
    operands: [.init("INPUT", .path, \.operands)],
    discussion: """
      The first INPUT is the tokens: a folder with a resolver document, or that document. The others are \
      JSON of a server: files, files with one document per line (*.ndjson, *.jsonl), or folders. Each \
      object with the 'type' of a component is checked as the generated Swift decodes it.

      A value that Swift would not decode is an error, with the part that is lost. Unknown fields and \
      deprecated tokens are warnings. So are texts whose colors the server chose, if their contrast is too \
      low for a pair of 'contrast' in tokenc.json.
      """,
    options: [
      .root(\.root),
      .init(
        "--app", .release("RELEASE"), \.app,
        "also report the names that an app of this release doesn't know"),
      .failOn(\.failsOn),
      .resolver, .allowOutside, .theme,
    ],
    examples: [
      "validate tokens/ screen.json": "the parts of a screen that would not be shown, and why",
      "validate tokens/ recorded/ --app 2.1.0":
        "the same for recorded answers, with the losses of an older app",
    ])

  var hasFindings: Bool { true }

  func validate() throws(UsageError) {
    if operands.count < 2 {
      throw UsageError("JSON to check is missing; for example 'tokenc \(Self.example.key)'")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    try OperandOrder.check(operands, of: Self.name)
    let loaded = try load([operands[0]], &timings)
    let tokens = loaded.table
    var compiled = try CompiledTokens(loaded)
    try compiled.fulfilContract(successors: successors(operands[0], compiled))
    timings.end("name")
    defer { timings.end("check") }
    let validator = DocumentReader(
      table: compiled.table, components: compiled.components,
      typePrefix: compiled.configuration.typePrefix, addresses: compiled.configuration.addresses,
      root: root)
    if let fault = validator.fault(ofRoot: root) { throw .usage(fault) }
    let releaseCheck = try app.map { release throws(RunFailure) in
      guard let contract = compiled.contract else { throw .missingContract(compiled) }
      return try ReleaseCheck(compiled, contract, release)
    }
    let design = ScreenDesign(tokens, compiled.table, components: compiled.components)
    var validation = DocumentValidation(
      validator, DocumentJudge(design, validator, findsNames: app != nil), releaseCheck,
      takesAnyJSON: app != nil && compiled.components.isEmpty)
    let paths = try RecordedDocuments.files(of: Array(operands.dropFirst()))
    for path in paths { try validation.check(path) }
    if let app, compiled.components.isEmpty { validation.warnOfTokensAlone(app) }
    return result(of: validation, fileCount: paths.count)
  }

  private func result(of validation: DocumentValidation, fileCount: Int) -> RunResult {
    var diagnostics = DiagnosticCollector()
    diagnostics.add(validation.findings)
    let severities = diagnostics.diagnostics.map(\.severity)
    let errors = countedOrNone(severities.count { $0 == .error }, "fault")
    let warnings = countedOrNone(severities.count { $0 == .warning }, "warning")
    let extent =
      "\(counted(validation.documents.count, "document")) of \(counted(fileCount, "file"))"
    let isFailure = severities.contains { failsOn.isReached(by: $0) }
    return RunResult(
      summary: ["\(errors), \(warnings) in \(extent)"], diagnostics,
      in: validation.reader.tape.sources, exitCode: isFailure ? .difference : .success)
  }
}
