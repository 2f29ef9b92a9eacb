import TokenChange
import TokenCompiler

/// An input from which tokens are retired: the texts that its files would have, none written yet.
struct RetiredInput {
  private let path: String
  private let options: InputOptions
  private(set) var retirements: [TokenRetirement] = []
  private(set) var findings: [String] = []
  private let side: ComparedInputs.Side
  private(set) var files = EditedFiles()

  /// The file of replacements that the run adds to.
  private var successors: SuccessorList
  /// A Boolean value that indicates whether that file states what is deprecated, in place of the tokens' own files.
  private var hasList: Bool
  private var retiredPaths: Set<String> = []

  struct Request {
    /// Paths or patterns.
    var tokens: [String]
    /// The path or pattern of their replacements.
    var successor: String?
    /// The person who confirms that.
    var confirmation: String?
    var reason: String?
    var isRemoval = false
  }

  init(
    _ path: String, _ options: InputOptions, _ request: Request,
    _ side: ComparedInputs.Side, _ census: () throws(RunFailure) -> TokenCensus
  ) throws(RunFailure) {
    self.path = path
    self.options = options
    self.side = side
    successors = side.loaded.configuration.successors
    let known = side.remembered
    hasList = side.loaded.sources.files.contains {
      SuccessorList.isMeant(by: FilePath.split($0.path).name)
    }
    for token in request.tokens { try retire(token, of: known, request) }
    guard hasList || request.confirmation == nil && request.reason == nil else {
      throw .usage(
        "'--by' and '--reason' are for '\(SuccessorList.fileName)'; start it with '{}' beside the tokens"
      )
    }
    try noteObstacles(known, census)
    files.know(side.loaded.sources.files)
    // A list states what is deprecated, so only removals change the tokens' own files.
    try edit(effective.filter { !hasList || $0.step == .removed })
    if hasList, retirements.contains(where: { $0.step == .deprecated }) {
      let path = side.loaded.path(of: successors.fileName)
      files.texts[WorkingDirectory.current.displayPath(for: path)] = successors.text
    }
    try rewriteFiles()
  }

  /// Adds the retirements of a path or pattern.
  private mutating func retire(
    _ token: String, of known: ComparedTokens, _ request: Request
  ) throws(RunFailure) {
    let found = try RunFailure.stating(
      try TokenRetirement.all(
        token, successor: request.successor, removing: request.isRemoval, of: known))
    retirements += found.filter { retiredPaths.insert($0.path).inserted }
    let others = side.loaded.table.tokens.count {
      $0.text.hasPrefix(token + ".") && $0.text != token + ".$root"
    }
    if others > 0 {
      findings.append(
        "'\(token)' is the token alone; '\(token).**' means the \(counted(others, "token")) below it, too"
      )
    }
    hasList = hasList || token.contains("*")
    guard let pattern = PathPattern(token), hasList,
      found.contains(where: { $0.step == .deprecated })
    else { return }
    var entry = SuccessorList.Entry(pattern)
    entry.successor = request.successor.flatMap { PathPattern($0) }
    entry.confirmed = request.confirmation ?? "the command line"
    entry.reason = request.reason
    successors.confirm(entry)
  }

  var obstacleCount: Int { retirements.reduce(0) { $0 + $1.obstacles.count } }

  private mutating func noteObstacles(
    _ known: ComparedTokens, _ census: () throws(RunFailure) -> TokenCensus
  ) throws(RunFailure) {
    guard !removed.isEmpty else { return }
    let census = try census()
    for index in retirements.indices where retirements[index].step == .removed {
      // Its strings go on as those of what takes its place.
      if retirements[index].livesOn { continue }
      guard let contract = side.contract else { continue }
      retirements[index].addReleases(
        contract, minimum: known.configuration.minimumRelease, of: known)
    }
    // An alias of one that stays keeps a token, too.
    var goes = removed
    while true {
      let going = goes
      for index in retirements.indices where going.contains(retirements[index].path) {
        retirements[index].addMentions(census, besides: going)
      }
      goes = removed
      if goes == going { return }
    }
  }

  // MARK: Files

  private var removed: Set<String> {
    Set(retirements.filter { $0.step == .removed && $0.obstacles.isEmpty }.map(\.path))
  }

  /// The retirements that change a file.
  private var effective: [TokenRetirement] {
    retirements.filter { $0.step == .deprecated || $0.step == .removed && $0.obstacles.isEmpty }
  }

  var changesFiles: Bool { !effective.isEmpty }

  private var input: ComparedInputs.Input {
    files.edited(
      path, options, as: "\(path) without \(counted(effective.count, "token"))")
  }

  private mutating func edit(_ retirements: [TokenRetirement]) throws(RunFailure) {
    guard !retirements.isEmpty else { return }
    var options = options
    options.themes = .everyContext
    let loaded = try TokenLoader.load([path], from: input.source, options: options)
    let edits = try RunFailure.stating(try retirements.edits(in: loaded.table))
    files.apply(edits, of: loaded.sources)
  }

  /// Takes removed tokens out of `tokenc.json`, and gives their strings tombstones in the contract.
  private mutating func rewriteFiles() throws(RunFailure) {
    var loaded = side.loaded
    let removed = removed
    if !removed.isEmpty, let root = try loaded.readFile(Configuration.fileName) {
      let tape = loaded.reader.tape
      let file = tape.range(root).file
      let renames = PathRenames(removing: removed, of: side.loaded.table.tokens.map(\.text))
      let changes = try RunFailure.stating(
        try NameRewriter(renames).changes(of: root, in: tape, .configuration))
      findings += changes.lines(of: tape.sources[file])
      files.apply(changes.edits, to: tape.sources[file])
    }
    let names = effective.flatMap(\.wireNames)
    if !names.isEmpty, var contract = side.contract,
      let root = try loaded.readFile(NameContract.fileName)
    {
      for name in names { _ = contract.retire(name) }
      files.texts[loaded.sources[loaded.reader.tape.range(root).file].path] = contract.text
    }
  }

  // MARK: Checks

  /// Ends the run unless the new texts compile and only retired tokens change; their new warnings.
  func check(_ timings: inout PhaseTimings) throws(RunFailure) -> EditedInputCheck {
    var inputs = ComparedInputs(old: .init(path, options), new: input)
    inputs.options.includesHidden = true
    let new = try ComparedInputs.load(inputs.new, &timings)
    let outcome = try EditedInputCheck(side.loaded, new.loaded)
    if let fault = outcome.fault { throw fault }
    let diff = try inputs.compare(side, new, &timings).diff
    let meant = Set(effective.map(\.path))
    let other = (diff.changes + diff.components).first { change in
      !meant.contains(change.from ?? change.path) || change.kind == .revalued
    }
    if let other {
      throw .usage("without the retired tokens '\(other.path)' would be \(other.kind.rawValue)")
    }
    return outcome
  }

  // MARK: Text

  var text: String {
    var lines: [String] = []
    for retirement in retirements {
      let successor = retirement.successor.map { ", its successor is '\($0)'" } ?? ""
      guard retirement.obstacles.isEmpty else {
        lines.append("'\(retirement.path)' is deprecated and can't be removed yet\(successor)")
        lines += retirement.obstacles.map { "  \($0)" }
        continue
      }
      switch retirement.step {
      case .kept:
        lines.append(
          "'\(retirement.path)' is deprecated already; '--remove' removes it\(successor)")
      case .deprecated: lines.append("'\(retirement.path)' becomes deprecated\(successor)")
      case .removed: lines.append("'\(retirement.path)' goes; nothing names it\(successor)")
      }
      lines += otherValues(of: retirement).map { ["  \($0)"] } ?? []
      lines += retirement.wireNames.map { "  the contract keeps '\($0)' as retired" }
    }
    let wanted = retirements.count { $0.step == .removed }
    if wanted > 1 || obstacleCount > 0 {
      let going = removed.count
      lines.append(
        "\(going) of \(wanted) can go, and \(wanted - going) \(wanted - going == 1 ? "stays" : "stay")"
      )
    }
    if !changesFiles { lines.append("nothing is written") }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// Where the successor looks different: a brand may have an own value of the one and not of the other.
  private func otherValues(of retirement: TokenRetirement) -> String? {
    let table = side.loaded.table
    guard retirement.step == .deprecated, let successor = retirement.successor,
      let (old, new) = table.index(ofText: retirement.path).flatMap({ old in
        table.index(ofText: successor).map { (table.tokens[old], table.tokens[$0]) }
      })
    else { return nil }
    let themes = table.themes.indices.filter {
      table.value(of: old, in: $0) != table.value(of: new, in: $0)
    }
    guard !themes.isEmpty else { return nil }
    let context = table.contextText(of: themes)
    return "'\(successor)' has another value\(context.isEmpty ? " in every theme" : context)"
  }
}
