import TokenCompiler
import TokenTools

/// `tokenc migrate`: what a new version of the tokens asks of their users, and the part of it that
/// needs no thought.
struct MigrateCommand: InputCommand {
  var old = ""
  var new = ""
  var input = InputOptions()
  /// The files and folders to rewrite.
  var sources: [String] = []
  var isDryRun = false
  var applies = false
  /// The file that maps old paths to new ones.
  var map: String?
  /// Whether former names are written into the token files.
  var records = false

  static let name = "migrate"

  static let declaration = CommandDeclaration<Self>(
    summary: "Plans the move to a new version of the tokens and rewrites Swift sources.",
    operands: [.init("OLD", .path, \.old), .init("NEW", .path, \.new)],
    discussion: """
      OLD and NEW are as for 'tokenc diff'. With '--sources' the Swift files, component specs, \
      tokenc.json and baselines below a folder are rewritten for renamed tokens, whether or not \
      their values changed, and every other place that names what is gone is listed with its \
      nearest successor. Nothing is written without '--apply'; the edits are shown as a unified diff.
      """,
    options: [
      .init(
        "--sources", .path("PATH"), \.sources,
        "a Swift file, a component spec or a folder of them to rewrite; may be repeated"),
      .renameMap(\.map),
      .init(
        "--record", \.records,
        "write the names that servers sent for renamed tokens into the token files of NEW"),
      .init(
        "--dry-run", \.isDryRun, "write nothing and show the edits, as without '--apply'"
      ).needing("--sources"),
      .init("--apply", \.applies, "rewrite the sources").needing("--sources")
        .excluding("--dry-run"),
      .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "migrate v2:tokens tokens": "what has to be done",
      "migrate v2:tokens tokens --sources App/": "the edits that would be made",
      "migrate v2:tokens tokens --sources App/ --apply": "make them",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if records, GitSource.isRevision(new) {
      throw .usage("'--record' writes into the token files of NEW, which has to be on disk")
    }
    let compared = try ComparedInputs(old: .init(old, input), new: .init(new, input), map: map)
      .compare(&timings)
    let plan = MigrationPlan(compared.diff)
    let lost = plan.lostNames(old: compared.old, new: compared.new)
    let members = MemberRewriter(
      plan.memberRenames(old: compared.old, new: compared.new), lost)
    var text = plan.text
    timings.end("plan")
    var edits: [FileEdit] = []
    if records { text += try record(plan, compared, &edits) }
    if !sources.isEmpty {
      text += try rewrite(
        members, AliasRewriter(plan.aliasRenames, lost), compared.new.configuration, &edits)
      timings.end("rewrite")
    }
    try OutputTransaction.rewrite(edits)
    return RunResult(
      output: Array(text.utf8), compared.diagnostics, in: compared.sources)
  }

  /// Adds former names to the token files of the new version.
  private func record(
    _ plan: MigrationPlan, _ compared: ComparedInputs.Outcome, _ edits: inout [FileEdit]
  ) throws(RunFailure) -> String {
    let fixIts = FormerNameRecord.fixIts(plan.formerNames(new: compared.new), in: compared.new)
    let changes = FixApplication.apply(fixIts, to: compared.sources)
    edits += changes.map { change in
      let source = compared.sources[change.file]
      return .init(name: source.path, contents: change.text, previous: source.bytes)
    }
    let lines = changes.map { change in
      "recorded former names of \(counted(change.editCount, "token")) in "
        + WorkingDirectory.current.displayPath(for: compared.sources[change.file].path)
    }
    return "\n"
      + (lines.isEmpty ? ["every former name is recorded"] : lines).map { $0 + "\n" }.joined()
  }

  /// Rewrites the sources, or shows how, and says so; lists what is left to a person.
  private func rewrite(
    _ members: MemberRewriter, _ aliases: AliasRewriter, _ configuration: Configuration,
    _ written: inout [FileEdit]
  ) throws(RunFailure) -> String {
    let read = try RunFailure.catching(
      try MigratedSources(sources, baseline: configuration.lint.baseline.path))
    let files = read.files
    var names = SourceNames()
    for file in files {
      if case .swift = file.form { members.note(file.source, in: &names) }
    }
    var lines: [String] = []
    var places = read.leftOut.map { link in
      "  \(WorkingDirectory.current.displayPath(for: link)): leads outside and is not rewritten"
        .printable
    }
    var patch = ""
    for file in files {
      let edits: [SwiftSource.Edit]
      let findings: [SwiftSource.Finding]
      switch file.form {
      case .swift:
        edits = members.edits(in: file.source, names)
        findings = members.findings(in: file.source, names)
      case .json(let form):
        edits = aliases.edits(in: file.source, form)
        findings = aliases.findings(in: file.source, form)
      }
      let shown = WorkingDirectory.current.displayPath(for: file.path)
      places += findings.map { finding in
        "  \(shown):\(file.source.place(of: finding.offset)): \(finding.text)".printable
      }
      guard !edits.isEmpty else { continue }
      let new = file.source.applying(edits)
      if applies {
        written.append(.init(name: file.path, contents: new, previous: file.source.bytes))
        lines.append("rewrote \(counted(edits.count, "place")) in \(shown)")
      } else {
        patch += UnifiedDiff.text(old: file.source.bytes, new: new, path: shown)
      }
    }
    if !places.isEmpty {
      lines.append("To be looked at in the sources (\(places.count))")
      lines += places
    }
    if lines.isEmpty, patch.isEmpty { lines.append("no source names what was renamed") }
    return "\n" + lines.map { $0 + "\n" }.joined() + patch
  }
}

extension CommandArgument {
  /// A file with old paths and their new ones.
  static func renameMap(_ property: WritableKeyPath<Subject, String?> & Sendable) -> Self {
    Self(
      "--map", .path("FILE"), property,
      "a JSON object of old paths and new ones, or of patterns such as 'color.chart.**' of both")
  }
}
