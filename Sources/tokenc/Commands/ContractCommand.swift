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
    var input = try catalog(of: arguments.operands.first)
    if arguments.has(.retire) { try retire(&input) }
    try input.fulfilContract()
    if let text = arguments.value(of: .release) {
      return try record(try version(text), &input)
    }
    return try arguments.has(.retire) ? written(&input, lines: []) : summary(input)
  }

  private func catalog(of operand: String?) throws(RunFailure) -> CatalogInput {
    try CatalogInput(
      ResolvedInput.open([operand ?? Self.defaultInput], arguments: arguments))
  }

  private func version(_ text: String) throws(RunFailure) -> ReleaseVersion {
    guard let version = ReleaseVersion(text) else {
      throw .usage("'\(text)' is no release; it has the form '2.4.0'")
    }
    return version
  }

  // MARK: Checking

  private func summary(_ input: CatalogInput) throws(RunFailure) -> RunResult {
    guard let contract = input.contract else { throw missing(input) }
    var open: [String] = []
    for family in input.catalog.families {
      let known = Set(contract.group(family.group)?.entries.map(\.name) ?? [])
      for token in family.tokens where !known.contains(token.serverName) {
        open.append("\(family.group).\(token.serverName)")
      }
    }
    let retired = contract.groups.reduce(0) { $0 + $1.entries.count(where: \.isRetired) }
    let count = contract.groups.reduce(0) { $0 + $1.entries.count } - retired
    var lines = ["\(count) shipped names resolve, \(retired) are retired"]
    if !open.isEmpty {
      let last = contract.releases.last.map { " since \($0)" } ?? ""
      lines.append("\(open.count) names are new\(last):")
      lines += open.map { "  \($0)" }
    }
    return result(lines, input)
  }

  private func missing(_ input: CatalogInput) -> RunFailure {
    RunFailure(
      [
        Diagnostic(
          severity: .error, id: FileSystemError.missingFile,
          message: "no such file; 'tokenc contract --release X.Y.Z' starts it",
          path: WorkingDirectory.current.displayPath(for: input.contractPath))
      ], .missingInput)
  }

  // MARK: Recording

  private func retire(_ input: inout CatalogInput) throws(RunFailure) {
    guard var contract = input.contract else { throw missing(input) }
    for path in arguments.values(of: .retire) where !contract.retire(path) {
      let known = contract.groups.flatMap { group in
        group.entries.map { "\(group.name).\($0.name)" }
      }
      throw .usage(
        "the contract has no name '\(path)'" + Suggestion.phrase(for: path, among: known))
    }
    input.contract = contract
  }

  private func record(
    _ version: ReleaseVersion, _ input: inout CatalogInput
  ) throws(RunFailure) -> RunResult {
    let release: ContractRelease
    do throws(ContractRelease.Failure) {
      release = try ContractRelease(
        version, of: input.catalog, in: input.contract ?? NameContract())
    } catch {
      switch error {
      case .notLater(let last):
        throw .usage("release \(version) must be later than \(last), the last that is recorded")
      case .retiredButPresent(let name):
        throw .usage("'\(name)' is retired, but a token still has it")
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
    _ input: inout CatalogInput, lines: [String]
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

  private func result(_ lines: [String], _ input: CatalogInput) -> RunResult {
    RunResult(
      output: Array((lines.joined(separator: "\n") + "\n").utf8),
      reader: input.resolved.input.reader)
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
    var input = try catalog(of: operand)
    guard let contract = input.contract else { throw missing(input) }
    guard contract.releases.contains(release) else {
      let known = contract.releases.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("the contract has no release '\(release)'; there are \(known)")
    }
    let names = input.catalog.families.flatMap { family in
      family.tokens.map { (family.group, $0.serverName) }
    }
    let check = LayoutCheck(contract, release: release, unreleased: names)
    var lines: [String] = []
    var reader = InputReader(
      loader: DiskLoader(workingDirectory: WorkingDirectory.current, boundary: nil))
    for path in layouts {
      switch reader.read(path: path) {
      case .failure(let fault):
        throw RunFailure(
          [
            Diagnostic(
              severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
              path: path)
          ], fault.kind == .missing ? .missingInput : .cannotRead)
      case .success(nil):
        throw RunFailure(badInput: reader)
      case .success(let root?):
        for finding in check.findings(in: root, of: reader.tape) {
          let position = reader.tape.sources.position(of: finding.range)
          lines.append(
            "\(reader.tape.sources[finding.range.file].path):\(position.line):\(position.column): "
              + finding.message.printable)
        }
      }
    }
    input.resolved.input.reader = reader
    if lines.isEmpty {
      return result(["every name is known to \(release)"], input)
    }
    var result = result(lines, input)
    result.exitCode = .difference
    return result
  }

  /// Whether an operand holds tokens rather than a layout.
  private func isTokenInput(_ path: String) -> Bool {
    FileSystem.status(of: path)?.kind == .folder || TokenFileListing.isResolver(path)
      || TokenFileListing.isTokenFile(path)
  }
}
