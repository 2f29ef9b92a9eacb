/// `tokenc contract`: checks, records and consults the list of shipped names.
struct ContractCommand {
  let arguments: CommandLineArguments

  /// The input of a command line that names none.
  private static let defaultInput = "tokens"

  func run() throws(RunFailure) -> RunResult {
    if let text = arguments.value(of: .againstRelease) {
      guard !arguments.has(.release), !arguments.has(.retire) else {
        throw .usage("'--against' only reads; leave '--release' and '--retire' out")
      }
      return try checkLayouts(against: version(text))
    }
    guard arguments.operands.count < 2 else {
      throw .usage("'\(arguments.operands[1])' is one INPUT too many")
    }
    var input = try table(of: arguments.operands.first)
    if arguments.has(.retire) { try retire(&input) }
    guard arguments.has(.release) || arguments.has(.retire) else { return try check(&input) }
    try input.fulfilContract()
    if let text = arguments.value(of: .release) {
      return try record(try version(text), &input)
    }
    return try written(&input, lines: [])
  }

  private func table(of operand: String?) throws(RunFailure) -> CompiledTokens {
    try CompiledTokens(
      TokenLoader.load(
        [operand ?? Self.defaultInput], from: DiskSource(), options: arguments.inputOptions))
  }

  private func version(_ text: String) throws(RunFailure) -> ReleaseVersion {
    guard let version = ReleaseVersion(text) else {
      throw .usage("'\(text)' is no release; it has the form '2.4.0'")
    }
    return version
  }

  // MARK: Checking

  /// Holds the contract against the names of today; the exit code is 1 when it lacks one of them, or
  /// when one that it has would be lost.
  private func check(_ input: inout CompiledTokens) throws(RunFailure) -> RunResult {
    guard let contract = input.contract else { throw missing(input) }
    input.completeNames()
    let check = ContractCheck(contract, wireNames: input.wireNames)
    let lost = input.diagnostics.diagnostics.count { $0.id == .lostName }
    let operand = arguments.operands.first ?? Self.defaultInput
    var result = result(check.lines(lost: lost, input: operand.printable), input)
    if !check.isCovered || lost > 0 { result.exitCode = .difference }
    return result
  }

  private func missing(_ input: CompiledTokens) -> RunFailure {
    RunFailure(
      [
        Diagnostic(
          severity: .error, id: .missingFile,
          message: "no such file; 'tokenc contract --release X.Y.Z' starts it",
          path: WorkingDirectory.current.displayPath(for: input.contractPath))
      ], .missingInput)
  }

  // MARK: Recording

  private func retire(_ input: inout CompiledTokens) throws(RunFailure) {
    guard var contract = input.contract else { throw missing(input) }
    for path in arguments.values(of: .retire) where !contract.retire(path) {
      let known = contract.groups.flatMap { group in
        [group.id.path] + group.entries.map { "\(group.id.path).\($0.name)" }
      }
      throw .usage(
        "the contract has no name '\(path)'" + Suggestion.phrase(for: path, among: known))
    }
    input.contract = contract
  }

  private func record(
    _ version: ReleaseVersion, _ input: inout CompiledTokens
  ) throws(RunFailure) -> RunResult {
    let release: ContractRelease
    do throws(ContractRelease.Failure) {
      release = try ContractRelease(
        version, of: input.wireNames, in: input.contract ?? NameContract())
    } catch {
      switch error {
      case .notLater(let last):
        throw .usage("release \(version) must be later than \(last), the last that is recorded")
      case .retiredButPresent(let name):
        throw .usage("'\(name)' is retired, but something still has it")
      }
    }
    input.contract = release.contract
    var counts: [String] = []
    for (names, what) in [
      (release.introduced, "new"), (release.renamed, "renamed"),
      (release.deprecated, "deprecated"), (release.removed, "removed"),
    ] where !names.isEmpty {
      counts.append("\(names.count) \(what)")
    }
    let change = counts.isEmpty ? "no change of names" : counts.joined(separator: ", ")
    return try written(&input, lines: ["release \(version): \(change)"])
  }

  private func written(
    _ input: inout CompiledTokens, lines: [String]
  ) throws(RunFailure) -> RunResult {
    guard let contract = input.contract else { throw missing(input) }
    let path = input.contractPath
    var transaction = OutputTransaction(folder: "", moveIntoPlace: FileSystem.move)
    do {
      // A link stays one: what it leads to is written.
      let place = (try? FileSystem.canonicalPath(path)) ?? path
      try transaction.stage(place, contract.text, previous: try? FileSystem.read(path))
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw RunFailure(error)
    }
    return result(lines + ["wrote \(WorkingDirectory.current.displayPath(for: path))"], input)
  }

  private func result(_ lines: [String], _ input: CompiledTokens) -> RunResult {
    RunResult(output: Array((lines.joined(separator: "\n") + "\n").utf8), input)
  }

  // MARK: Layouts

  private func checkLayouts(against release: ReleaseVersion) throws(RunFailure) -> RunResult {
    var layouts = arguments.operands[...]
    var operand: String?
    if let first = layouts.first, isTokenInput(first) {
      operand = first
      layouts = layouts.dropFirst()
    }
    guard !layouts.isEmpty else { throw .usage("a layout to check is missing") }
    let input = try table(of: operand)
    guard let contract = input.contract else { throw missing(input) }
    guard contract.releases.contains(release) else {
      let known = contract.releases.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("the contract has no release '\(release)'; there are \(known)")
    }
    let names = input.table.families.flatMap { family in
      family.tokens.map { (family.group, $0.names.serverName) }
    }
    let check = LayoutCheck(contract, release: release, unreleased: names)
    var lines: [String] = []
    var reader = InputReader(source: DiskSource())
    var diagnostics = DiagnosticCollector()
    for path in layouts {
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else {
        throw RunFailure(badInput: diagnostics, in: reader.tape.sources)
      }
      let findings =
        check.findings(in: root, of: reader.tape)
        + ComponentLayoutCheck.findings(
          in: root, of: reader.tape, input.components, contract, release: release)
      for finding in findings.sorted(by: { $0.range.start < $1.range.start }) {
        let position = reader.tape.sources.position(of: finding.range)
        lines.append(
          "\(reader.tape.sources[finding.range.file].path):\(position.line):\(position.column): "
            + finding.message.printable)
      }
    }
    let exitCode = lines.isEmpty ? ExitCode.success : .difference
    if lines.isEmpty { lines.append("every name is known to \(release)") }
    return RunResult(
      output: Array((lines.joined(separator: "\n") + "\n").utf8), diagnostics,
      in: reader.tape.sources, exitCode: exitCode)
  }

  /// Whether an operand holds tokens rather than a layout.
  private func isTokenInput(_ path: String) -> Bool {
    FileSystem.status(of: path)?.kind == .folder || TokenFileListing.isResolver(path)
      || TokenFileListing.isTokenFile(path)
  }
}
