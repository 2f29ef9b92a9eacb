/// `tokenc migrate`: what a new version of the tokens asks of their users, and the part of it that
/// needs no thought.
struct MigrateCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    guard !arguments.has(.apply) || !arguments.has(.dryRun) else {
      throw .usage("'--apply' and '--dry-run' exclude one another")
    }
    let paths = arguments.values(of: .sources)
    guard !arguments.has(.apply) || !paths.isEmpty else {
      throw .usage("'--apply' needs the sources to rewrite: '--sources PATH'")
    }
    let compared = try ComparedInputs(
      operands: arguments.operands, options: arguments.inputOptions
    ).compare()
    let plan = MigrationPlan(compared.diff)
    let renames = plan.memberRenames(old: compared.old)
    var text = plan.text
    if !paths.isEmpty {
      text += try rewrite(paths, MemberRewriter(renames), AliasRewriter(plan.aliasRenames))
    }
    return RunResult(
      output: Array(text.utf8), compared.diagnostics, in: compared.sources)
  }

  /// Rewrites the sources, or shows how, and says so.
  private func rewrite(
    _ paths: [String], _ members: MemberRewriter, _ aliases: AliasRewriter
  ) throws(RunFailure) -> String {
    let sources: MigratedSources
    do {
      sources = try MigratedSources(paths)
    } catch {
      throw RunFailure(error)
    }
    let declared = sources.files.reduce(into: Set<String>()) { names, file in
      names.formUnion(members.declaredNames(in: file.bytes, file.tokens ?? []))
    }
    var transaction = OutputTransaction(folder: "", moveIntoPlace: FileSystem.move)
    var lines: [String] = declared.sorted().map {
      "'.\($0)' without its enum stays, as the sources declare something of that name"
    }
    var patch = ""
    do {
      for file in sources.files {
        let edits =
          file.tokens.map { members.edits(in: file.bytes, $0, declared: declared) }
          ?? aliases.edits(in: file.bytes)
        guard !edits.isEmpty else { continue }
        let new = MemberRewriter.apply(edits, to: file.bytes)
        let shown = WorkingDirectory.current.displayPath(for: file.path)
        if arguments.has(.apply) {
          // A link stays one: what it leads to is written.
          let path = (try? FileSystem.canonicalPath(file.path)) ?? file.path
          try transaction.stage(path, new, previous: file.bytes)
          lines.append(
            "rewrote \(edits.count) \(edits.count == 1 ? "place" : "places") in \(shown)")
        } else {
          patch += UnifiedDiff.text(old: file.bytes, new: new, path: shown)
        }
      }
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw RunFailure(error)
    }
    if lines.isEmpty, patch.isEmpty { lines.append("no source names what was renamed") }
    return "\n" + lines.map { $0 + "\n" }.joined() + patch
  }
}
