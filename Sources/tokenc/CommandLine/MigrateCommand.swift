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

  static let name = "migrate"

  static let declaration = CommandDeclaration<Self>(
    summary: "Plans the move to a new version of the tokens and rewrites Swift sources.",
    operands: [.init("OLD", .path, \.old), .init("NEW", .path, \.new)],
    discussion: """
      OLD and NEW are as for 'tokenc diff'. Renames that change no value are safe: with \
      '--sources' the Swift files and component specs below a folder are rewritten for them. Nothing is written \
      without '--apply'; the edits are shown as a unified diff.
      """,
    options: [
      .init(
        "--sources", .path("PATH"), \.sources,
        "a Swift file, a component spec or a folder of them to rewrite; may be repeated"),
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
    let compared = try ComparedInputs(old: .init(old, input), new: .init(new, input))
      .compare(&timings)
    let plan = MigrationPlan(compared.diff)
    let renames = plan.memberRenames(old: compared.old)
    var text = plan.text
    timings.end("plan")
    if !sources.isEmpty {
      text += try rewrite(MemberRewriter(renames), AliasRewriter(plan.aliasRenames))
      timings.end("rewrite")
    }
    return RunResult(
      output: Array(text.utf8), compared.diagnostics, in: compared.sources)
  }

  /// Rewrites the sources, or shows how, and says so.
  private func rewrite(
    _ members: MemberRewriter, _ aliases: AliasRewriter
  ) throws(RunFailure) -> String {
    let files = try RunFailure.catching(try MigratedSources(sources).files)
    let declared = files.filter { !$0.isSpec }.reduce(into: Set<String>()) { names, file in
      names.formUnion(members.declaredNames(in: file.source))
    }
    var rewritten: [FileEdit] = []
    var lines: [String] = declared.sorted().map {
      "'.\($0)' without its enum stays, as the sources declare something of that name"
    }
    var patch = ""
    for file in files {
      let edits =
        file.isSpec
        ? aliases.edits(in: file.source) : members.edits(in: file.source, declared: declared)
      guard !edits.isEmpty else { continue }
      let new = file.source.applying(edits)
      let shown = WorkingDirectory.current.displayPath(for: file.path)
      if applies {
        rewritten.append(.init(name: file.path, contents: new, previous: file.source.bytes))
        lines.append("rewrote \(counted(edits.count, "place")) in \(shown)")
      } else {
        patch += UnifiedDiff.text(old: file.source.bytes, new: new, path: shown)
      }
    }
    try OutputTransaction.write(rewritten)
    if lines.isEmpty, patch.isEmpty { lines.append("no source names what was renamed") }
    return "\n" + lines.map { $0 + "\n" }.joined() + patch
  }
}
