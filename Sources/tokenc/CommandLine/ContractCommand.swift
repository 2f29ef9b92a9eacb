import TokenChange
import TokenCompiler
import TokenComponents
import TokenLint
import TokenScreens

/// `tokenc contract`: checks, records and consults the list of shipped names.
struct ContractCommand: InputCommand {
  /// The tokens, and with ``against`` documents after them.
  var operands: [String] = []
  var input = InputOptions()
  var release: ReleaseVersion?
  /// Server names, or whole groups, to let go.
  var retired: [String] = []
  /// The release whose names documents are checked against.
  var against: ReleaseVersion?

  /// The revision with the release before; that which git says otherwise.
  var since: String?
  var isDryRun = false
  /// Whether a version that says less than the changes ask for is recorded all the same.
  var takesAnyVersion = false
  var format = Format.text

  enum Format: String, CaseIterable { case text, json }

  static let defaultInput = "tokens"

  var writesFiles: Bool { !isDryRun && (release != nil || !retired.isEmpty) }

  static let name = "contract"

  static let declaration = CommandDeclaration<Self>(
    summary: "Checks and records the names that servers send, so that none is lost.",
    operands: [.init("INPUT", .path, \.operands).optional],
    discussion: """
      INPUT is a resolver document, a token file or a folder with either; 'tokens' otherwise. The \
      names are listed in contract.json beside it. \
      Without an option the names of tokens and components are checked: each must be listed, and \
      every string that was ever shipped must still resolve or be retired; the exit code is 1 \
      otherwise. With '--against' the last operands are documents that a server sends.
      """,
    options: [
      .init(
        "--release", .release("X.Y.Z"), \.release,
        "record the names of the tokens as those of this release, and say what it means: which version "
          + "the changes ask for, an entry of the changelog, and what supported releases don't know"
      ),
      .init(
        "--dry-run", \.isDryRun,
        "write nothing; the exit code is 1 when the version is less than the changes ask for"
      ).needing("--release"),
      .init(
        "--force", \.takesAnyVersion,
        "record a version that is less than the changes ask for"
      ).needing("--release"),
      .init(
        "--since", .text("REV"), \.since,
        "compare with this revision; with the commit that recorded the release before otherwise"
      ).needing("--release"),
      .init("--format", .choice, \.format, "how the release is printed; text otherwise")
        .needing("--release"),
      .init(
        "--retire", .text("GROUP[.NAME]"), \.retired,
        "let a server name, for example color.bg_old, or a whole group go; may be repeated"),
      .init(
        "--against", .release("RELEASE"), \.against,
        "list the names in documents that an app of this release would not know"
      ).excluding("--release", "--retire"),
      .resolver, .allowOutside,
    ],
    examples: [
      "contract tokens/": "verify that no shipped name is lost",
      "contract tokens/ --release 2.4.0 --dry-run": "what a release would mean",
      "contract tokens/ --release 2.4.0 --format json":
        "record the names of a release, for a pipeline",
      "contract --against 2.1.0 screen.json":
        "the names in a document that an app of release 2.1.0 would not know",
    ])

  var path: String { operands.first ?? Self.defaultInput }

  func validate() throws(UsageError) {
    if against == nil, operands.first == StandardInput.operand {
      throw UsageError("INPUT can't be the standard input, as contract.json lies beside it")
    }
    guard against == nil, operands.count > 1 else { return }
    throw UsageError("unexpected argument '\(operands[1])'")
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if let against { return try checkDocuments(against: against, &timings) }
    var compiled = try compile(path, &timings)
    timings.end("name")
    defer { timings.end(release == nil && retired.isEmpty ? "check" : "write") }
    if !retired.isEmpty { try retire(&compiled) }
    guard release != nil || !retired.isEmpty else { return try check(&compiled) }
    try compiled.fulfilContract(successors: successors(path, compiled))
    if let release { return try record(release, &compiled, &timings) }
    return try written(&compiled, lines: [], exitCode: .success)
  }

  // MARK: Checking

  /// Holds the contract against the names of today; the exit code is 1 when it lacks one of them, or
  /// when one that it has would be lost.
  private func check(_ input: inout CompiledTokens) throws(RunFailure) -> RunResult {
    guard let contract = input.contract else { throw .missingContract(input) }
    input.completeNames(successors: successors(path, input))
    let check = ContractCheck(contract, wireNames: input.wireNames)
    let lost = input.diagnostics.diagnostics.count { $0.id == .lostName }
    return RunResult(
      lines: check.lines(lost: lost, input: path.printable), input.diagnostics,
      in: input.sources, exitCode: check.isCovered && lost == 0 ? .success : .difference)
  }

  // MARK: Recording

  private func retire(_ input: inout CompiledTokens) throws(RunFailure) {
    guard var contract = input.contract else { throw .missingContract(input) }
    for path in retired where !contract.retire(path) {
      let known = contract.groups.flatMap { group in
        [group.id.path] + group.entries.map { "\(group.id.path).\($0.name)" }
      }
      throw .usage(
        "the contract has no name '\(path)'" + Suggestion.phrase(for: path, among: known))
    }
    for path in retired {
      guard let name = contract.living(path, among: input.wireNames) else { continue }
      throw .usage(
        "'\(name)' can't be retired, as something still has it; remove or rename that first")
    }
    input.contract = contract
  }

  /// - Parameter refusal: why nothing is written.
  func written(
    _ input: inout CompiledTokens, lines: [String], refusal: String? = nil, exitCode: ExitCode
  ) throws(RunFailure) -> RunResult {
    guard let contract = input.contract else { throw .missingContract(input) }
    let path = input.contractPath
    if !isDryRun, refusal == nil {
      try OutputTransaction.write([
        .init(name: path, contents: contract.text, previous: try? FileSystem.read(path))
      ])
    }
    let shown = WorkingDirectory.current.displayPath(for: path)
    let end = refusal == nil ? ["\(isDryRun ? "would write" : "wrote") \(shown)"] : []
    return RunResult(
      failures: refusal.map { [$0] } ?? [], summary: format == .json ? [] : lines + end,
      input.diagnostics, in: input.sources, exitCode: exitCode)
  }

  // MARK: Documents

  private func checkDocuments(
    against release: ReleaseVersion, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    var documents = operands[...]
    var operand: String?
    if let first = documents.first, isTokenInput(first) {
      operand = first
      documents = documents.dropFirst()
    }
    guard !documents.isEmpty else { throw .usage("a document to check is missing") }
    let input = try compile(operand ?? Self.defaultInput, &timings)
    timings.end("name")
    defer { timings.end("check") }
    guard let contract = input.contract else { throw .missingContract(input) }
    let check = try ReleaseCheck(input, contract, release)
    var lines: [String] = []
    var reader = InputReader(source: DiskSource(), as: .decoded)
    var diagnostics = DiagnosticCollector()
    for path in documents {
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else {
        throw RunFailure(badInput: diagnostics, in: reader.tape.sources)
      }
      let findings = check.findings(in: root, of: reader.tape)
      var indexes = LineIndexes(reader.tape.sources)
      for finding in findings {
        lines.append("\(indexes.place(of: finding.range)): \(finding.message.printable)")
      }
    }
    let exitCode = lines.isEmpty ? ExitCode.success : .difference
    if lines.isEmpty { lines.append("every name is known to \(release)") }
    return RunResult(lines: lines, diagnostics, in: reader.tape.sources, exitCode: exitCode)
  }

  /// Whether an operand holds tokens rather than a document.
  private func isTokenInput(_ path: String) -> Bool {
    FileSystem.status(of: path)?.kind == .folder || TokenFileListing.isResolver(path)
      || TokenFileListing.isTokenFile(path)
  }
}

/// What an app of some release knows of a document.
struct ReleaseCheck {
  private let input: CompiledTokens
  private let contract: NameContract
  private let release: ReleaseVersion
  private let names: DocumentCheck
  private let reader: DocumentReader

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
    reader = DocumentReader(input.components)
    names = DocumentCheck(contract, release: release, today: input.table.families.map(\.wireNames))
  }

  /// The unknown parts of a document, in the order of its text.
  func findings(in root: NodeID, of tape: JSONTape) -> [DocumentCheck.Finding] {
    let components = ComponentDocumentCheck.findings(
      of: reader.names(in: root, of: tape), input.components, contract, release: release)
    return (names.findings(in: root, of: tape) + components).sorted {
      $0.range.start < $1.range.start
    }
  }
}

extension RunFailure {
  static func missingContract(_ input: CompiledTokens) -> RunFailure {
    .missing(
      "no such file; 'tokenc contract --release X.Y.Z' starts it",
      path: WorkingDirectory.current.displayPath(for: input.contractPath))
  }
}
