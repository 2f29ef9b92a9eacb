import TokenChange
import TokenCompiler
import TokenComponents

/// `tokenc retire`: deprecates tokens, removes unneeded ones, and lets server names without use go.
struct RetireCommand: InputCommand {
  var operands: [String] = []
  var input = InputOptions()
  var sources: [String] = []
  var screens: [String] = []
  /// The token to use in place of the tokens.
  var successor: String?
  /// Who or what confirms that, and why.
  var confirmation: String?
  var reason: String?
  /// A Boolean value that indicates whether the names are those of proposals, whose first candidates are their
  /// successors.
  var takesFirst = false
  /// A Boolean value that indicates whether deprecated tokens are removed.
  var isRemoval = false
  var applies = false

  var writesFiles: Bool { applies }
  var isOneWay: Bool { true }

  static let name = "retire"

  static let declaration = CommandDeclaration<Self>(
    summary: "Deprecates tokens, and removes those that nothing needs.",
    operands: [.init("[INPUT] NAME", .path, \.operands)],
    discussion: """
      INPUT is 'tokens', unless another is named first. NAME is a token, or a pattern such as 'old.**'. \
      Without '--remove' the tokens become deprecated; those of a pattern get entries in \
      replacements.json.

      With '--remove' deprecated tokens are removed, if neither tokens, specs, '--sources' and '--screens' \
      nor a supported release needs them. The others stay, with the places that keep them, and the exit \
      code is 1. NAME may also be a server name of contract.json that nothing has any more, such as \
      'color.bg_old', or a group of them; it gets a tombstone.

      With '--first-candidate' proposals of 'tokenc diff --draft' are confirmed if the first candidate has \
      the same value in every theme. Nothing is written without '--apply'; the edits are shown as a \
      unified diff.
      """,
    options: [
      .init("--successor", .text("TOKEN"), \.successor, "the replacement of the tokens"),
      .init(
        "--first-candidate", \.takesFirst,
        "confirm proposals of replacements.json whose first candidate has the same value"
      ).excluding("--successor", "--sources", "--screens"),
      .init("--remove", \.isRemoval, "remove deprecated tokens that nothing needs")
        .excluding("--successor", "--first-candidate"),
      .init(
        "--by", .text("WHO"), \.confirmation,
        "the person, review or ticket that confirms the replacement, for replacements.json"),
      .init("--reason", .text("TEXT"), \.reason, "the reason, for replacements.json"),
      .sources(\.sources, "a Swift file or a component spec that may name a token"),
      .screens(\.screens), .applies(\.applies), .resolver, .allowOutside,
    ],
    examples: [
      "retire color.old --successor color.text --apply": "deprecate a token",
      "retire 'color.legacy.**' --successor 'color.calm.**' --by Ada --apply":
        "deprecate a palette",
      "retire 'color.**' --first-candidate --by Ada": "the effect of confirming a draft",
      "retire color.old --remove --sources App/ --screens recorded/ --apply":
        "remove one that nothing needs",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let (path, names) = Self.parted(operands)
    try checkIsOnDisk(path)
    guard !names.isEmpty else { throw .usage("NAME is missing after '\(path)'") }
    let side = try ComparedInputs.load(.init(path, input), &timings)
    var rewriting = try Rewriting(of: [], applies: applies)
    if takesFirst { return try confirm(names, of: path, side, &rewriting, &timings) }
    if let result = try release(names, of: path, side, &rewriting) { return result }
    var uses = UsesCommand()
    uses.path = path
    uses.input = input
    uses.sources = sources
    uses.screens = screens
    let request = RetiredInput.Request(
      tokens: names, successor: successor, confirmation: confirmation, reason: reason,
      isRemoval: isRemoval)
    let retired = try RetiredInput(path, input, request, side) {
      () throws(RunFailure) in
      guard !sources.isEmpty else {
        throw .usage(
          "a deprecated token goes when no Swift names it; name it with '--sources PATH'")
      }
      let recorded = try RecordedDocuments(screens)
      if let line = recorded.leftOut.first {
        throw RunFailure(
          .invalidJSON, "is not JSON, and what it names is not known; mend or remove the line",
          path: line.path, .badInput)
      }
      return try uses.census(of: side, recorded)
    }
    guard retired.changesFiles else {
      return RunResult(
        output: Array(retired.text.utf8), side.loaded.diagnostics, in: side.loaded.sources,
        exitCode: retired.obstacleCount == 0 ? .success : .difference)
    }
    let outcome = try retired.check(&timings)
    rewriting.add(retired.files, retired.findings)
    try OutputTransaction.rewrite(rewriting.edits)
    timings.end("rewrite")
    var diagnostics = DiagnosticCollector()
    diagnostics.add(outcome.diagnostics)
    return RunResult(
      output: Array((retired.text + rewriting.text).utf8), diagnostics, in: outcome.sources,
      exitCode: retired.obstacleCount == 0 ? .success : .difference)
  }

  private func confirm(
    _ names: [String], of path: String, _ side: ComparedInputs.Side, _ rewriting: inout Rewriting,
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    var list = side.loaded.configuration.successors
    let (count, others) = list.confirmFirstCandidates(
      of: names.compactMap { PathPattern($0) }, by: confirmation ?? "the command line",
      reason: reason
    ) { path, candidate, evidence in
      let table = side.loaded.table
      guard let old = table.index(ofText: path), let new = table.index(ofText: candidate) else {
        // Of a token that is gone there is the evidence that the draft wrote down.
        return evidence?.hasPrefix("same value in every theme") ?? false
      }
      return table.tokens[old].names.typeName == table.tokens[new].names.typeName
        && table.themes.indices.allSatisfy {
          table.value(of: table.tokens[old], in: $0) == table.value(of: table.tokens[new], in: $0)
        }
    }
    guard count + others.count > 0 else {
      throw .usage("no proposal of \(names.quoted) in \(list.fileName) has candidates")
    }
    let file = WorkingDirectory.current.displayPath(
      for: side.loaded.path(of: list.fileName))
    var files = EditedFiles()
    files.know(side.loaded.sources.files)
    files.texts[file] = list.text
    let edited = try ComparedInputs.load(files.edited(path, input, as: path), &timings)
    var compiled = try CompiledTokens(edited.loaded)
    try compiled.fulfilContract(successors: successors(path, compiled))
    rewriting.add(files)
    try OutputTransaction.rewrite(rewriting.edits)
    let kept = others.map { path, candidate in
      side.loaded.table.index(ofText: path) == nil
        ? "'\(path)' stays a proposal, as it is gone and nothing says that '\(candidate)' has its value; "
          + "state it as the 'successor' in \(list.fileName)\n"
        : "'\(path)' stays a proposal, as '\(candidate)' has another value; "
          + "'tokenc retire \(path) --successor \(candidate)' confirms it\n"
    }
    let text =
      "\(counted(count, "proposal")) confirmed by the first candidate"
      + (others.isEmpty ? "" : ", \(counted(others.count, "proposal")) left") + "\n"
      + kept.joined()
    return RunResult(
      output: Array((text + rewriting.text).utf8), compiled.diagnostics, in: compiled.sources)
  }

  /// Gives names of the contract that nothing has any more tombstones; `nil` if tokens are meant.
  private func release(
    _ names: [String], of path: String, _ side: ComparedInputs.Side, _ rewriting: inout Rewriting
  ) throws(RunFailure) -> RunResult? {
    guard let contract = side.contract else { return nil }
    let tokens = side.remembered
    var compiled = try CompiledTokens(side.loaded)
    let isOfContract = names.map { name in
      let isLiving = contract.living(name, among: compiled.wireNames) != nil
      return contract.records(name) && (tokens[name] == nil || !isLiving)
    }
    guard isOfContract.contains(true) else { return nil }
    if let index = isOfContract.firstIndex(of: false) {
      throw .usage(
        "'\(names[index])' is not a name of the contract as '\(names[index == 0 ? 1 : 0])' is; retire it by itself"
      )
    }
    guard successor == nil, confirmation == nil, reason == nil else {
      throw .usage("'\(names[0])' is not a token, so it takes no successor")
    }
    var retired = contract
    for name in names {
      if let living = contract.living(name, among: compiled.wireNames) {
        throw .usage(
          "'\(living)' can't be retired, as something still has it; remove or rename that first")
      }
      _ = retired.retire(name)
    }
    compiled.contract = retired
    try compiled.fulfilContract(successors: successors(path, compiled))
    rewriting.add(FileEdit(compiled.contractPath, retired.text))
    try OutputTransaction.rewrite(rewriting.edits)
    let lines = names.map { "the contract keeps '\($0)' as retired".printable + "\n" }
    return RunResult(
      output: Array((lines.joined() + rewriting.text).utf8), compiled.diagnostics,
      in: compiled.sources)
  }
}
