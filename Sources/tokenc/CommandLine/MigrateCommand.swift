import TokenChange
import TokenCompiler
import TokenImport

/// `tokenc migrate`: what a new version of the tokens asks of their users, and the part of it that
/// needs no thought.
struct MigrateCommand: InputCommand {
  var old = ""
  var new = ""
  var input = InputOptions()
  /// The files and folders to rewrite.
  var sources: [String] = []
  /// Recorded documents to rewrite: JSON and folders of it.
  var screens: [String] = []
  var isDryRun = false
  var applies = false
  /// The file that maps old paths to new ones.
  var map: String?
  /// Whether former names are written into the token files.
  var records = false
  /// Paths of OLD and new ones, where there is no new version yet.
  var renames: [Assignment] = []
  /// Paths of tokens of OLD to deprecate or remove.
  var retired: [String] = []
  /// What to use in their place.
  var successor: String?
  /// Who or what confirms that, and why.
  var confirmation: String?
  var reason: String?
  /// Whether the sources move from deprecated tokens of OLD to what takes their place.
  var adopts = false

  var writesFiles: Bool { applies || records }
  var isOneWay: Bool { true }

  static let name = "migrate"

  static let declaration = CommandDeclaration<Self>(
    summary: "Plans the move to a new version of the tokens and rewrites Swift sources.",
    operands: [.init("OLD", .path, \.old), .init("NEW", .path, \.new).optional],
    discussion: """
      OLD and NEW are as for 'tokenc diff'; with '--rename' there is no NEW, and the renames are made in \
      OLD's own files, with former names so that servers may send the old ones. With '--retire' there is \
      none either: a token is deprecated, and once it is, removed when neither tokens, specs, '--sources' and \
      '--screens' nor a release whose apps are supported need it; the exit code is 1 when one does. With '--sources' the Swift files, component specs, \
      tokenc.json and baselines below a folder are rewritten for renamed tokens, whether or not \
      their values changed, and every other place that names what is gone is listed with its \
      nearest successor. With '--screens' recorded documents get the names that servers send in NEW. \
      Nothing is written without '--apply'; the edits are shown as a unified diff.
      """,
    options: [
      .init(
        "--sources", .path("PATH"), \.sources,
        "a Swift file, a component spec or a folder of them to rewrite; may be repeated"),
      .init(
        "--screens", .path("PATH"), \.screens,
        "recorded JSON of servers to rewrite: a file, one with a document in each line (*.ndjson, "
          + "*.jsonl), or a folder; may be repeated"),
      .init(
        "--rename", .assignment("OLD=NEW"), \.renames,
        "rename a token, a group by a pattern such as 'chart.**=graph.**', a component, a part of one such "
          + "as 'Tag.content.text=label', or a brand such as 'Brand.orbit=comet', in OLD's files; may be repeated"
      ).excluding("--map", "--record", "--brand", "--modifier"),
      .init(
        "--retire", .text("TOKEN"), \.retired,
        "deprecate a token in OLD's files, or with '--successor' all of a pattern such as 'old.**' in "
          + "generations.json; one that is deprecated goes when nothing needs it; may be repeated"
      ).excluding("--rename", "--map", "--record", "--brand", "--modifier"),
      .init(
        "--successor", .text("TOKEN"), \.successor, "what to use in place of the retired tokens"
      ).needing("--retire"),
      .init(
        "--by", .text("WHO"), \.confirmation,
        "who or what confirms the successor, for generations.json"
      ).needing("--retire"),
      .init("--reason", .text("TEXT"), \.reason, "why, for generations.json").needing("--retire"),
      .renameMap(\.map),
      .init(
        "--record", \.records,
        "write the names that servers sent for renamed tokens into the token files of NEW"),
      .init(
        "--dry-run", \.isDryRun, "write nothing and show the edits, as without '--apply'"
      ),
      .init("--apply", \.applies, "rewrite the sources and recorded documents")
        .excluding("--dry-run"),
      .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "migrate v2:tokens tokens": "what has to be done",
      "migrate v2:tokens tokens --sources App/": "the edits that would be made",
      "migrate v2:tokens tokens --sources App/ --apply": "make them",
      "migrate v2:tokens tokens --screens recorded/ --apply": "the same in recorded documents",
      "migrate tokens --rename 'color.chart.**=color.graph.**' --sources App/": "rename a group",
      "migrate tokens --retire color.old --successor color.text --apply": "deprecate a token",
      "migrate tokens --retire color.old --sources App/ --apply": "remove one that nothing needs",
    ])

  func validate() throws(UsageError) {
    let isOwn = [("--rename", renames.isEmpty), ("--retire", retired.isEmpty)].first { !$0.1 }
    if let (option, _) = isOwn {
      guard new.isEmpty else {
        throw UsageError("unexpected argument '\(new)'; '\(option)' changes the files of OLD")
      }
      return
    }
    if new.isEmpty {
      throw UsageError("NEW is missing; give two versions, or one and '--rename' or '--retire'")
    }
    guard sources.isEmpty, screens.isEmpty else { return }
    for (option, isGiven) in [("--apply", applies), ("--dry-run", isDryRun)] where isGiven {
      throw UsageError("'\(option)' needs '--sources PATH' or '--screens PATH'")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if records, GitSource.isRevision(new) {
      throw .usage("'--record' writes into the token files of NEW, which has to be on disk")
    }
    guard retired.isEmpty else { return try retire(&timings) }
    var renamed: RenamedInput?
    var compared: ComparedInputs.Outcome
    if adopts {
      var inputs = ComparedInputs(old: .init(old, input), new: .init(old, input))
      inputs.options.isAdoption = true
      let side = try ComparedInputs.load(inputs.old, &timings)
      compared = try inputs.compare(side, side, &timings)
    } else if renames.isEmpty {
      compared = try ComparedInputs(
        old: .init(old, input), new: .init(new, input), map: map, needsUniqueNames: true
      ).compare(&timings)
    } else {
      (renamed, compared) = try rename(&timings)
    }
    let plan = MigrationPlan(compared.diff)
    let lost = plan.lostNames(old: compared.old, new: compared.new)
    let members = MemberRewriter(
      plan.memberRenames(old: compared.old, new: compared.new), lost,
      contentTypes: ContentTypes(compared.old))
    var text = adopts ? "" : plan.text
    timings.end("plan")
    var edits: [FileEdit] = []
    if records {
      let recorded = try record(plan, compared, &timings)
      edits = recorded.edits
      text += recorded.text
    }
    if !sources.isEmpty || !screens.isEmpty || renamed != nil {
      var rewriting = try Rewriting(of: screens, applies: applies)
      if let renamed { rewriting.add(renamed) }
      let names = NameRewriter(
        renamed?.renames ?? plan.pathRenames(old: compared.old, new: compared.new, lost))
      try rewrite(
        members, names, lost, compared.new.configuration, &rewriting, besides: renamed, after: edits
      )
      try rewriteDocuments(
        DocumentRewriter(compared.diff, old: compared.old, new: compared.new), &rewriting)
      if adopts { text = plan.restricted(to: rewriting.replaced).text }
      text += rewriting.text
      edits += rewriting.edits
      timings.end("rewrite")
    }
    try OutputTransaction.rewrite(edits)
    return RunResult(output: Array(text.utf8), compared.diagnostics, in: compared.sources)
  }

  private func checkIsOnDisk(_ option: String) throws(RunFailure) {
    if old == StandardInput.operand || GitSource.isRevision(old) {
      throw .usage("'\(option)' changes the files of OLD, which has to be on disk")
    }
  }

  /// Deprecates tokens, or removes those that are deprecated and that nothing needs.
  private func retire(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    try checkIsOnDisk("--retire")
    let side = try ComparedInputs.load(.init(old, input), &timings)
    var uses = UsesCommand()
    (uses.path, uses.input, uses.sources, uses.screens) = (old, input, sources, screens)
    let request = RetiredInput.Request(
      tokens: self.retired, successor: successor, confirmation: confirmation, reason: reason)
    let retired = try RetiredInput(old, input, request, side) {
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
    guard retired.obstacleCount == 0 else {
      return RunResult(
        output: Array(retired.text.utf8), side.loaded.diagnostics, in: side.loaded.sources,
        exitCode: .difference)
    }
    let outcome = try retired.check(&timings)
    var rewriting = try Rewriting(of: [], applies: applies)
    rewriting.list(retired.findings)
    for edit in retired.edits { rewriting.add(edit) }
    try OutputTransaction.rewrite(rewriting.edits)
    timings.end("rewrite")
    var diagnostics = DiagnosticCollector()
    diagnostics.add(outcome.diagnostics)
    return RunResult(
      output: Array((retired.text + rewriting.text).utf8), diagnostics, in: outcome.sources)
  }

  /// Makes the renames in the texts of OLD's files, and compares it with what they make of it.
  private func rename(
    _ timings: inout PhaseTimings
  ) throws(RunFailure) -> (RenamedInput, ComparedInputs.Outcome) {
    try checkIsOnDisk("--rename")
    var renamed = try RenamedInput(old, input, renames, &timings)
    var inputs = ComparedInputs(old: renamed.old, new: renamed.new, needsUniqueNames: true)
    inputs.options.newPaths = renamed.renames.paths
    inputs.options.includesHidden = true
    let today = try ComparedInputs.load(inputs.old, &timings)
    var new = try ComparedInputs.load(inputs.new, &timings)
    var compared = try inputs.compare(today, new, &timings)
    let names = MigrationPlan(compared.diff).formerNames(new: compared.new)
    if renamed.record(names, in: compared) {
      new = try ComparedInputs.load(renamed.new, &timings)
      compared = try inputs.compare(today, new, &timings)
    }
    try renamed.check(compared, today.loaded, new.loaded)
    timings.end("check")
    return (renamed, compared)
  }

  /// Adds former names to the files of the new version, and makes sure that it answers to them then.
  private func record(
    _ plan: MigrationPlan, _ compared: ComparedInputs.Outcome, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RecordedNames {
    let recorded = RecordedNames(plan.formerNames(new: compared.new), in: compared)
    guard !recorded.edits.isEmpty else { return recorded }
    var inputs = ComparedInputs(
      old: .init(old, input), new: .init(new, input), map: map, needsUniqueNames: true)
    inputs.new.contents = recorded.contents
    let after = try inputs.compare(&timings)
    if let lost = MigrationPlan(after.diff).formerNames(new: after.new).first {
      throw .usage(lost.unrecordedMessage)
    }
    return recorded
  }

  /// Rewrites the sources and lists what is left to a person.
  ///
  /// - Parameter recorded: edits that come before; `tokenc.json` may be among both.
  private func rewrite(
    _ members: MemberRewriter, _ names: NameRewriter, _ lost: LostNames,
    _ configuration: Configuration, _ rewriting: inout Rewriting, besides renamed: RenamedInput?,
    after recorded: [FileEdit]
  ) throws(RunFailure) {
    let found = try RunFailure.catching(
      try MigratedSources(
        sources, baseline: configuration.lint.baseline.path, without: rewriting.documents))
    rewriting.leaveOut(found.leftOut)
    let files = found.files.filter { file in
      // Patterns and the baseline mean the tokens of both generations.
      if adopts, case .names(let form) = file.form, !form.isSpec { return false }
      return renamed?.hasText(of: file.path) != true
    }
    var declared = SourceNames()
    let sources = try RunFailure.catching(
      try files.map { file throws(FileSystemError) -> SwiftSource? in
        if case .names = file.form { return nil }
        let bytes = try FileSystem.read(file.path)
        guard MigratedSources.isGenerated(bytes) else {
          return SwiftSource(bytes, module: file.module)
        }
        declared.tokenModules.insert(file.module)
        return nil
      })
    for (file, source) in zip(files, sources) {
      if case .swift = file.form, let source { members.note(source, in: &declared) }
    }
    let contents = recorded.compactMap { edit in edit.contents.map { (edit.name, $0) } }
    var reader = InputReader(
      source: EditedSource(DiskSource(), contents: Dictionary(contents, uniquingKeysWith: { $1 })))
    for (file, source) in zip(files, sources) {
      if case .names(let form) = file.form {
        try rewrite(file.path, form, names, &reader, &rewriting)
      } else if let source {
        var changes = TextChanges(findings: lost.findings(in: source))
        if case .swift = file.form { changes = members.changes(in: source, declared) }
        rewriting.add(file.path, source.bytes, changes)
      }
    }
  }

  /// Rewrites a file that is JSON; one that isn't is listed.
  private func rewrite(
    _ path: String, _ form: NameRewriter.Form, _ names: NameRewriter, _ reader: inout InputReader,
    _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    var diagnostics = DiagnosticCollector()
    let root = try reader.root(ofFile: path, reporting: &diagnostics)
    var changes = TextChanges()
    if let fault = diagnostics.sorted.first(where: { $0.severity == .error }),
      let file = reader.tape.sources.files.last
    {
      let text = "is not rewritten: \(fault.message)"
      changes.findings = [.init(offset: fault.range?.bytes.lowerBound ?? 0, text: text)]
      rewriting.add(path, file.bytes, changes)
    } else if let root {
      rewriting.add(
        path, reader.tape.sources[reader.tape.range(root).file].bytes,
        try RunFailure.stating(try names.changes(of: root, in: reader.tape, form)))
    }
  }

  /// The same for recorded documents.
  private func rewriteDocuments(
    _ documents: DocumentRewriter, _ rewriting: inout Rewriting
  ) throws(RunFailure) {
    let recorded = try RecordedDocuments(rewriting.documents)
    rewriting.list(recorded.leftOut.map { "\($0.path ?? ""): is not JSON and stays as it is" })
    for file in recorded.files {
      let changes = file.documents.map { documents.changes(in: $0.root, of: recorded.tape) }
      rewriting.add(
        file.path, recorded.tape.sources[file.id].bytes, changes.reduce(TextChanges(), +))
    }
  }
}

extension CommandArgument {
  /// A file with old paths and their new ones.
  static func renameMap(_ property: WritableKeyPath<Subject, String?> & Sendable) -> Self {
    Self(
      "--map", .path("FILE"), property,
      "a file such as generations.json, in place of NEW's: old paths and what takes their place, or "
        + "patterns such as 'color.chart.**' of both")
  }
}
