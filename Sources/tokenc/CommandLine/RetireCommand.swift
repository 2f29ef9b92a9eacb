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
  /// How certain a first candidate has to be; `nil` for the same value.
  var floor: CandidateFloor?
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
      'color.bg_old', or a group of such names. Each of them gets a tombstone.

      With '--first-candidate' proposals of 'tokenc diff --draft' are confirmed if the first candidate is \
      above '--floor'. Its name must not say another family, such as exit for enter. The others stay, \
      each with its reasons. Nothing is written without '--apply'; the edits are shown as a \
      unified diff.
      """,
    options: [
      .init("--successor", .text("TOKEN"), \.successor, "the replacement of the tokens"),
      .init(
        "--first-candidate", \.takesFirst,
        "confirm proposals of replacements.json whose first candidate is certain enough"
      ).excluding("--successor", "--sources", "--screens"),
      .init(
        "--floor", .candidateFloor, \.floor,
        "how certain: 'same' for the same value in every theme, or such as 'deltaE<2' for colors that are that near in "
          + "every theme and share a word of their names; same otherwise"
      ).needing("--first-candidate"),
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
      "retire 'color.**' --first-candidate --floor 'deltaE<2' --by Ada --apply":
        "confirm also colors that hardly differ",
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
    let counted = CountedSources(sources, readsScreens: !screens.isEmpty)
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
      return try counted.census(of: side, recorded)
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
    var judge = CandidateJudge(floor ?? .sameValue, of: side.tokens)
    let judged = list.confirmFirstCandidates(
      of: names.compactMap { PathPattern($0) }, by: confirmation ?? "the command line",
      reason: reason
    ) { path, candidate, evidence in
      let verdict = judge.verdict(on: path, candidate, evidence: evidence)
      return (verdict.isCertain, verdict.reasons)
    }
    guard !judged.isEmpty else {
      throw .usage("no proposal of \(names.quoted) in \(list.fileName) has candidates")
    }
    let text = Self.text(of: judged, in: side, list.fileName)
    guard judged.contains(where: \.isConfirmed) else {
      return RunResult(
        output: Array((text + "nothing is written\n").utf8), side.loaded.diagnostics,
        in: side.loaded.sources)
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
    return RunResult(
      output: Array((text + rewriting.text).utf8), compiled.diagnostics, in: compiled.sources)
  }

  /// A line for each proposal with its reasons, those that are confirmed first.
  private static func text(
    of judged: [SuccessorList.JudgedProposal], in side: ComparedInputs.Side, _ fileName: String
  ) -> String {
    let confirmed = judged.filter(\.isConfirmed)
    let others = judged.filter { !$0.isConfirmed }
    func reasons(_ proposal: SuccessorList.JudgedProposal) -> String {
      proposal.reasons.isEmpty ? "" : ": " + proposal.reasons.joined(separator: "; ")
    }
    let head =
      "\(counted(confirmed.count, "proposal")) confirmed by the first candidate"
      + (others.isEmpty ? "" : ", \(counted(others.count, "proposal")) left below the floor")
    let lines =
      confirmed.map { "'\($0.path)' is replaced by '\($0.candidate)'\(reasons($0))" }
      + others.map { proposal in
        let isThere = side.loaded.table.index(ofText: proposal.path) != nil
        let way =
          isThere
          ? "'tokenc retire \(proposal.path) --successor \(proposal.candidate)' confirms it"
          : "to confirm it, make it the 'successor' in \(fileName)"
        return
          "'\(proposal.path)' stays a proposal with '\(proposal.candidate)'\(reasons(proposal)); \(way)"
      }
    return ([head] + lines).map { $0.printable + "\n" }.joined()
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
        throw Self.failure(toRetire: living, of: side)
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

// MARK: Names that live

extension RetireCommand {
  /// The failure to retire a name of the contract that something has, with its place.
  private static func failure(
    toRetire living: String, of side: ComparedInputs.Side
  ) -> RunFailure {
    let message = "'\(living)' can't be retired, as "
    let table = side.loaded.table
    for token in table.tokens where !token.names.isHidden {
      let names = token.names
      func isLiving(_ name: String) -> Bool { "\(names.group).\(name)" == living }
      let path = token.text
      if isLiving(names.serverName) {
        let object = table.declaration(of: token)
        return failure(
          message + "servers send it for the token '\(path)'; remove or rename that first",
          at: table.tape.range(object), of: table.tape.sources)
      }
      guard let former = names.formerNames.first(where: isLiving) else { continue }
      guard let node = formerName(former, of: token, in: table) else {
        let list = side.loaded.configuration.successors.fileName
        return .usage(
          message + "'\(path)' has it by \(list) or 'formerNames' of tokenc.json; "
            + "remove that first")
      }
      return failure(
        message + "'formerNames' of '\(path)' has it; remove \"\(former)\" there first",
        at: table.tape.range(node), of: table.tape.sources)
    }
    return .usage(message + "a component, a brand or a style still has it; remove it there first")
  }

  private static func failure(
    _ message: String, at range: SourceRange, of sources: SourceMap
  ) -> RunFailure {
    var diagnostics = DiagnosticCollector()
    diagnostics.error(.usage, message, at: range)
    var failure = RunFailure(badInput: diagnostics, in: sources)
    failure.exitCode = .usage
    return failure
  }

  private static func formerName(
    _ name: String, of token: Token, in table: TokenTable
  ) -> NodeID? {
    let tape = table.tape
    for object in table.namingDeclarations(of: token).map(\.object) {
      let own = tape.child("$extensions", of: object).flatMap { tape.child("tokenc", of: $0) }
      let list = own.flatMap { tape.member("formerNames", of: $0) }
      let node = list.map(tape.elements)?.first { tape.stringValue($0) == name }
      if let node { return node }
    }
    return nil
  }
}

extension ValueSyntax where Value == CandidateFloor {
  fileprivate static var candidateFloor: Self {
    .parsed("FLOOR", wanted: "'same' or a distance such as 'deltaE<2'") { CandidateFloor($0) }
  }
}
