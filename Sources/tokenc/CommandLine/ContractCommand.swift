import TokenChange
import TokenCompiler
import TokenComponents
import TokenPages
import TokenRuntime

/// `tokenc contract`: checks and records the list of shipped names.
struct ContractCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  var release: ReleaseVersion?
  /// The revision with the release before; that which git says otherwise.
  var since: String?
  var isDryRun = false
  /// A Boolean value that indicates whether a version that says less than the changes ask for is recorded all the same.
  var takesAnyVersion = false
  var format = ReportForm.text

  var writesFiles: Bool { !isDryRun && release != nil }

  static let name = "contract"

  static let declaration = CommandDeclaration<Self>(
    summary: "Checks and records the names that servers send, so that none gets lost.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The default is 'tokens'. \
      contract.json beside it lists the names. Without an option the command checks the names of tokens \
      and components. Each must be listed, and every string that ever shipped must still resolve or be \
      retired. Otherwise the exit code is 1.
      """,
    options: [
      .init(
        "--release", .release("X.Y.Z"), \.release,
        "record the names of this release, and print the version that the changes require, an entry of the changelog, and the names that supported releases don't know"
      ),
      .init(
        "--dry-run", \.isDryRun,
        "write nothing; the exit code is 1 if the changes require a higher version"
      ).needing("--release"),
      .init(
        "--force", \.takesAnyVersion,
        "record a version although the changes require a higher one"
      ).needing("--release"),
      .init(
        "--since", .text("REV"), \.since,
        "compare with this revision; default: the commit that recorded the previous release"
      ).needing("--release"),
      .init("--format", .choice, \.format, "the form of the report; default: text")
        .needing("--release"),
      .resolver, .allowOutside,
    ],
    examples: [
      "contract tokens/": "check that every shipped name resolves",
      "contract tokens/ --release 2.4.0 --dry-run": "the report of a release",
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
    let faults = input.diagnostics.diagnostics.filter { $0.severity == .error }
    let lost = faults.count { $0.id == .lostName }
    return RunResult(
      lines: check.lines(lost: lost, input: path.printable), input.diagnostics,
      in: input.sources, exitCode: check.isCovered && faults.isEmpty ? .success : .difference)
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
    let changes = try changes(since: known.releases.last, release.contract, input, &timings)
    var contract = release.contract
    let report = ReleaseReport(
      release, of: input.wireNames, pruning: &contract, minimum: minimum, since: changes?.diff,
      swiftBreaks: changes.map(\.swiftBreaks) ?? [])
    let isRefused = !report.isEnough && !takesAnyVersion
    let path = input.contractPath
    let writes = !isDryRun && !isRefused
    let isFresh = writes ? isGeneratedFresh() : false
    if writes { try OutputTransaction.write([FileEdit(path, contract.text)]) }
    // Aliases end, and files that list releases get one more.
    let isRegenerated = isFresh ? try regenerate() : false
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
          + "\(aliases.count == 1 ? "goes" : "go") with this release\(isRegenerated ? "" : advice): "
          + aliases.quoted
      ]
    let end =
      isStopped
      ? []
      : aliasLines + (isRegenerated ? ["wrote the generated files again"] : [])
        + ["\(isDryRun ? "would write" : "wrote") \(shown)"]
    // Text says in the end what was written; the other forms are documents.
    let isText = format == .text
    return RunResult(
      output: isText ? [] : format.bytes(of: report.report),
      failures: isStopped ? [refusal] : [],
      summary: isText ? ReportText.lines(of: report.report) + end : [],
      input.diagnostics, in: input.sources, exitCode: isRefused ? .difference : .success)
  }

  private var advice: String { "; run 'tokenc \(path)' again before you commit it" }

  // MARK: Generated files

  private var compileCommand: CompileCommand {
    var command = CompileCommand()
    command.path = path
    command.input = input
    return command
  }

  /// Returns a Boolean value that indicates whether the generated files are those of today's tokens.
  private func isGeneratedFresh() -> Bool {
    var timings = PhaseTimings()
    var command = compileCommand
    command.onlyChecks = true
    return (try? command.run(&timings))?.exitCode == .success
  }

  /// Compiles with the new contract; `false` if no file changed.
  private func regenerate() throws(RunFailure) -> Bool {
    var timings = PhaseTimings()
    return !(try compileCommand.run(&timings)).notices.isEmpty
  }

  // MARK: Changes

  private struct Changes {
    let diff: TokenDiff
    /// The declarations that callers of the generated Swift can't use any more; `nil` if a version doesn't compile.
    let swiftBreaks: [String]?
  }

  /// The changes since a release was recorded; `nil` where git doesn't have that.
  ///
  /// - Parameter contract: with the new release, whose aliases are those of the Swift that ships.
  private func changes(
    since release: ReleaseVersion?, _ contract: NameContract, _ input: CompiledTokens,
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> Changes? {
    func diff(_ revision: String) throws(RunFailure) -> Changes {
      let old = ComparedInputs.Input(GitSource.operand(path, at: revision), self.input)
      let inputs = ComparedInputs(old: old, new: .init(path, self.input))
      let today = try ComparedInputs.load(inputs.new, &timings)
      let before = try ComparedInputs.load(inputs.old, &timings)
      let breaks = try? swiftBreaks(from: before, to: today, contract)
      return Changes(
        diff: try inputs.compare(before, today, &timings).diff, swiftBreaks: breaks)
    }
    if let since { return try diff(since) }
    guard let release, let revision = revision(ofRelease: release, inContract: input.contractPath)
    else { return nil }
    return try? diff(revision)
  }

  private func swiftBreaks(
    from old: ComparedInputs.Side, to new: ComparedInputs.Side, _ contract: NameContract
  ) throws(RunFailure) -> [String] {
    var before = try CompiledTokens(old.loaded)
    before.completeNames()
    var now = try CompiledTokens(new.loaded)
    now.contract = contract
    now.completeNames()
    let levels = (before.configuration.accessLevel, now.configuration.accessLevel)
    let isNarrowed = levels.0 == .public && levels.1 != .public
    let narrowed = "generated Swift is '\(levels.1.rawValue)', and was 'public'"
    return (isNarrowed ? [narrowed] : []) + before.swiftSurface.breaks(in: now.swiftSurface)
  }
}

extension RunFailure {
  static func missingContract(_ input: CompiledTokens) -> RunFailure {
    .missing(
      "no such file; 'tokenc contract --release X.Y.Z' starts it",
      path: WorkingDirectory.current.displayPath(for: input.contractPath))
  }
}
