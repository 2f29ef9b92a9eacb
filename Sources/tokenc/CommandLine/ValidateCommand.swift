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

/// The documents of files, each read and judged once.
private struct DocumentValidation {
  private(set) var reader = InputReader(source: DiskSource(), as: .decoded)
  /// The documents so far, as they were sent.
  private(set) var documents: [NodeID] = []
  private let validator: DocumentReader
  private var judge: DocumentJudge
  private let releaseCheck: ReleaseCheck?
  /// A Boolean value that indicates whether a document may be without components: any JSON may have names that apps
  /// know.
  private let takesAnyJSON: Bool
  private var diagnostics = DiagnosticCollector()

  init(
    _ validator: DocumentReader, _ judge: DocumentJudge, _ releaseCheck: ReleaseCheck?,
    takesAnyJSON: Bool
  ) {
    self.validator = validator
    self.judge = judge
    self.releaseCheck = releaseCheck
    self.takesAnyJSON = takesAnyJSON
  }

  /// The findings so far, each with its position in a document.
  var findings: [Diagnostic] {
    SentPlaces.placing(diagnostics.diagnostics, in: documents, of: reader.tape)
  }

  /// Checks a document, or a file with one in each line.
  mutating func check(_ path: String) throws(RunFailure) {
    let isSequence = RecordedDocuments.isSequence(path)
    guard
      let root = try reader.root(ofFile: path, isSequence: isSequence, reporting: &diagnostics)
    else { return }
    let isStream = isSequence && !validator.takesMessages
    let found = isStream ? reader.tape.elements(of: root) : [root]
    documents += found
    for document in found where !reader.tape.isUnread(document) { check(document) }
  }

  /// Warns that no component says which strings are names.
  mutating func warnOfTokensAlone(_ release: ReleaseVersion) {
    guard let document = documents.first else { return }
    diagnostics.warning(
      .noComponent,
      "the tokens have no component, so nothing says which strings are names; only names that apps of "
        + "\(release) don't know yet are found", at: reader.tape.opening(document))
  }

  private mutating func check(_ document: NodeID) {
    let verdict = judge.verdict(on: document, in: &reader.tape)
    if let releaseCheck {
      let unknown = releaseCheck.findings(in: document, of: reader.tape, names: verdict.names)
      for finding in unknown {
        diagnostics.error(.unknownToRelease, finding.message, at: finding.range)
      }
    }
    diagnostics.add(verdict.findings.filter { !takesAnyJSON || $0.id != .noComponent })
  }
}

/// The parts of a document that an app of some release doesn't know.
struct ReleaseCheck {
  private let input: CompiledTokens
  private let contract: NameContract
  private let release: ReleaseVersion
  private let check: DocumentCheck

  init(
    _ input: CompiledTokens, _ contract: NameContract, _ release: ReleaseVersion
  ) throws(RunFailure) {
    guard contract.releases.contains(release) else {
      let known = contract.releases.map(\.description).quoted
      throw .usage("the contract has no release '\(release)'; there are \(known)")
    }
    self.input = input
    self.contract = contract
    self.release = release
    check = DocumentCheck(contract, release: release, today: input.table.tokenWireNames)
  }

  /// The unknown parts of a document, in the order of its text.
  ///
  /// - Parameter names: the names that its components have.
  func findings(
    in root: NodeID, of tape: JSONTape, names: [SentName]
  ) -> [DocumentCheck.Finding] {
    let components = ComponentDocumentCheck.findings(
      of: names, input.components, contract, release: release)
    return (check.findings(in: root, of: tape) + components).sorted {
      $0.range.start < $1.range.start
    }
  }
}

extension Diagnostic.ID {
  static let unknownToRelease = Self("unknown-to-release")
}
