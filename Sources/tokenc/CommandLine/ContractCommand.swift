import TokenChange
import TokenCompiler
import TokenComponents

/// `tokenc contract`: checks and records the list of shipped names.
struct ContractCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  var release: ReleaseVersion?
  /// The revision with the release before; that which git says otherwise.
  var since: String?
  var isDryRun = false
  /// Whether a version that says less than the changes ask for is recorded all the same.
  var takesAnyVersion = false
  var format = ReportFormat.text

  var writesFiles: Bool { !isDryRun && release != nil }

  static let name = "contract"

  static let declaration = CommandDeclaration<Self>(
    summary: "Checks and records the names that servers send, so that none is lost.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file or a folder with either; 'tokens' otherwise. The \
      names are listed in contract.json beside it. \
      Without an option the names of tokens and components are checked: each must be listed, and \
      every string that was ever shipped must still resolve or be retired; the exit code is 1 \
      otherwise.
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
      .resolver, .allowOutside,
    ],
    examples: [
      "contract tokens/": "verify that no shipped name is lost",
      "contract tokens/ --release 2.4.0 --dry-run": "what a release would mean",
      "contract tokens/ --release 2.4.0 --format json":
        "record the names of a release, for a pipeline",
    ])

  func validate() throws(UsageError) {
    if path == StandardInput.operand {
      throw UsageError("INPUT can't be the standard input, as contract.json lies beside it")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var compiled = try compile(path, &timings)
    timings.end("name")
    defer { timings.end(release == nil ? "check" : "write") }
    guard let release else { return try check(&compiled) }
    try compiled.fulfilContract(successors: successors(path, compiled))
    return try record(release, compiled, &timings)
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

  /// Records the names of a release, and says what it means for those who ship it.
  private func record(
    _ version: ReleaseVersion, _ input: CompiledTokens, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    let known = input.contract ?? NameContract()
    let minimum = input.configuration.minimumRelease
    if let minimum, minimum > version {
      throw .usage("'minimumRelease' of tokenc.json is \(minimum), which is later than \(version)")
    }
    let release: ContractRelease
    do throws(ContractRelease.Failure) {
      release = try ContractRelease(version, of: input.wireNames, in: known)
    } catch {
      switch error {
      case .notLater(let last):
        throw .usage("release \(version) must be later than \(last), the last that is recorded")
      case .retiredButPresent(let name):
        throw .usage("'\(name)' is retired, but something still has it")
      }
    }
    let changes = try changes(since: known.releases.last, input, &timings)
    var contract = release.contract
    let report = ReleaseReport(
      release, of: input.wireNames, pruning: &contract, minimum: minimum, since: changes)
    let isRefused = !report.isEnough && !takesAnyVersion
    let path = input.contractPath
    if !isDryRun, !isRefused { try OutputTransaction.write([FileEdit(path, contract.text)]) }
    let shown = WorkingDirectory.current.displayPath(for: path)
    let refusal =
      "release \(version) says less than the changes ask for, so nothing is written; give it the version "
      + "above, or '--force'"
    let isStopped = isRefused && !isDryRun
    let aliases = known.aliasesEnding(with: version)
    let aliasLines =
      aliases.isEmpty
      ? []
      : [
        "\(counted(aliases.count, "deprecated Swift alias", plural: "deprecated Swift aliases")) "
          + "\(aliases.count == 1 ? "goes" : "go") with this release; run 'tokenc \(self.path)' again before you "
          + "commit it: \(aliases.quoted)"
      ]
    let end = isStopped ? [] : aliasLines + ["\(isDryRun ? "would write" : "wrote") \(shown)"]
    var result = RunResult(
      failures: isStopped ? [refusal] : [], summary: format == .json ? [] : report.lines + end,
      input.diagnostics, in: input.sources, exitCode: isRefused ? .difference : .success)
    if format == .json { result.output = report.json }
    return result
  }

  /// What changed since a release was recorded; `nil` where git doesn't have that.
  private func changes(
    since release: ReleaseVersion?, _ input: CompiledTokens, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> TokenDiff? {
    func diff(_ revision: String) throws(RunFailure) -> TokenDiff {
      let old = ComparedInputs.Input(GitSource.operand(path, at: revision), self.input)
      return try ComparedInputs(old: old, new: .init(path, self.input)).compare(&timings).diff
    }
    if let since { return try diff(since) }
    guard let release, let revision = revision(ofRelease: release, inContract: input.contractPath)
    else { return nil }
    return try? diff(revision)
  }
}

extension RunFailure {
  static func missingContract(_ input: CompiledTokens) -> RunFailure {
    .missing(
      "no such file; 'tokenc contract --release X.Y.Z' starts it",
      path: WorkingDirectory.current.displayPath(for: input.contractPath))
  }
}
