import TokenChange
import TokenCompiler
import TokenPages

/// `tokenc uses`: what names each token, or what a redesign has left to do, where, and its history.
struct UsesCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The revision that divides old from new.
  var since: String?
  var sources: [String] = []
  /// Documents of servers: JSON and folders of it.
  var screens: [String] = []
  var format = ReportForm.text

  static let name = "uses"

  static let declaration = CommandDeclaration<Self>(
    summary: "Shows the users of each token, and the progress of a redesign.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is 'tokens' by default. The command counts the uses of each token: in Swift, in component \
      specs, as aliases and in recorded documents. Strings in Swift that equal a server name count \
      separately. Pairs are declared contrasts. The result shows tokens that may be retired, and \
      deprecated tokens that are still used.

      With '--since', old tokens are deprecated today, or exist only in that revision. New tokens are \
      missing in that revision. Both are counted in component specs, in Swift and in recorded documents, \
      now and at each tag of git since that revision. A member that may belong to something else is \
      unclear, and counts for neither. A module is a folder below 'Sources', or else the first folder \
      below PATH.
      """,
    options: [
      .init(
        "--since", .text("REV"), \.since,
        "count by old and new tokens since this revision of the git repository, for example a tag"),
      .sources(\.sources, "a Swift file"), .screens(\.screens),
      .init("--format", .choice, \.format, "the form of the result; default: text"),
      .resolver, .allowOutside,
    ],
    examples: [
      "uses tokens/ --sources Sources --screens log.ndjson": "the users of each token",
      "uses tokens/ --since v1 --sources Sources": "the progress of each module",
      "uses tokens/ --since v1 --screens recorded/ --format html": "recorded screens, as a page",
    ])

  func validate() throws(UsageError) {
    if since != nil, path == StandardInput.operand {
      throw UsageError("INPUT can't be the standard input, which has no revisions")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    guard let since else { return try census(&timings) }
    let old = GitSource.operand(path, at: since)
    var compared = try ComparedInputs(old: .init(old, input), new: .init(path, input))
      .compare(&timings)
    let generations = Generations(old: compared.old, new: compared.new, compared.diff)
    var report = UsesReport(since: since, generations)
    for release in GitSource.releases(since: since) {
      guard let survey = try survey(at: release, generations, &timings) else { continue }
      report.add(survey, name: release)
    }
    var survey = UsesSurvey(generations)
    survey.add(compared.new)
    try addSources(to: &survey, of: compared.new.configuration, in: compared.newFolder)
    let recorded = try RecordedDocuments(screens)
    Self.add(recorded, to: &survey, compared.new)
    compared.diagnostics.add(recorded.leftOut)
    report.add(survey, name: "today")
    timings.end("count")
    return RunResult(
      output: format.bytes(of: report.report), compared.diagnostics, in: compared.sources)
  }

  private func census(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let side = try ComparedInputs.load(.init(path, input), &timings)
    let recorded = try RecordedDocuments(screens)
    let census = try census(of: side, recorded)
    var diagnostics = side.loaded.diagnostics
    diagnostics.add(recorded.leftOut)
    timings.end("count")
    return RunResult(
      output: format.bytes(of: census.report), diagnostics, in: side.loaded.sources)
  }

  func census(
    of side: ComparedInputs.Side, _ recorded: RecordedDocuments
  ) throws(RunFailure) -> TokenCensus {
    let tokens = side.remembered
    let generations = Generations(of: tokens)
    var survey = UsesSurvey(generations, isCensus: true)
    survey.add(tokens)
    try addSources(to: &survey, of: side.loaded.configuration, in: side.loaded.path(of: ""))
    Self.add(recorded, to: &survey, tokens)
    var census = TokenCensus(generations, survey, of: tokens, contract: side.contract)
    census.readsSwift = !sources.isEmpty
    census.readsScreens = !screens.isEmpty
    let names = SentNames(of: tokens)
    var indexes = LineIndexes(recorded.tape.sources)
    for document in recorded.files.flatMap(\.documents) {
      for former in names.former(in: document.root, of: recorded.tape) {
        census.addFormer(
          former.name.text, today: former.today, at: indexes.place(of: former.name.range))
      }
    }
    return census
  }

  // MARK: Swift

  private func addSources(
    to survey: inout UsesSurvey, of configuration: Configuration, in folder: String
  ) throws(RunFailure) {
    let read = try RunFailure.catching(try files(for: survey))
    var names = survey.names(of: read.files)
    let modules = SwiftModules(
      configuration, in: folder, beside: sources, files: read.paths, importing: names.foreignImports
    )
    try RunFailure.catching(try modules.note(in: &names, with: survey.finder))
    survey.add(read.files, names)
  }

  private func files(for survey: UsesSurvey) throws(FileSystemError) -> (
    files: [UsesSurvey.File], paths: [String]
  ) {
    var files: [UsesSurvey.File] = []
    var read: [String] = []
    var modules = ModuleMap()
    for operand in sources {
      let isFolder = FileSystem.status(of: operand)?.kind == .folder
      let folder = isFolder ? operand : FilePath.split(operand).folder
      let paths =
        isFolder ? try FolderWalk.files(below: operand) { $0.hasSuffix(".swift") } : [operand]
      read += paths
      let known = paths.map { ($0, modules.module(of: $0, below: folder)) }
      files += try known.mappedAtOnce { path, module throws(FileSystemError) in
        Self.file(path, try FileSystem.read(path), of: module, for: survey)
      }
    }
    return (files, read)
  }

  private static func file(
    _ path: String, _ bytes: [UInt8], of module: String, for survey: UsesSurvey
  ) -> UsesSurvey.File {
    guard !MigratedSources.isGenerated(bytes) else { return UsesSurvey.generated(in: module) }
    return survey.read(bytes, path: WorkingDirectory.current.displayPath(for: path), module: module)
  }

  // MARK: Revisions

  /// The uses in a revision; `nil` if its tokens can't be read.
  private func survey(
    at revision: String, _ generations: Generations, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> UsesSurvey? {
    let operand = ComparedInputs.Input(GitSource.operand(path, at: revision), input)
    guard let side = try? ComparedInputs.load(operand, &timings).tokens else { return nil }
    var survey = UsesSurvey(generations)
    survey.add(side)
    if let recorded = recordedDocuments(at: revision) { Self.add(recorded, to: &survey, side) }
    guard !sources.isEmpty, var tree = try? GitTree(revision: revision) else { return survey }
    var files: [UsesSurvey.File] = []
    for source in sources {
      let root = GitSource.rootPath(of: source)
      let below = tree.paths(below: root).filter { $0.hasSuffix(".swift") }
      let paths = tree.kind(of: root) == .file ? [root] : below.sorted(by: FilePath.precedes)
      tree.prefetch(paths)
      let folder = tree.kind(of: root) == .file ? FilePath.split(root).folder : root
      // Of a revision there is no manifest on disk.
      files += paths.mappedAtOnce { [tree, survey] path in
        let module = ModuleMap.module(of: path, below: folder)
        return tree.read(path).map { Self.file(path, $0, of: module, for: survey) }
      }.compactMap(\.self)
    }
    survey.add(files, survey.names(of: files))
    return survey
  }

  // MARK: Screens

  /// Counts what documents name, as the specs of their time read them.
  private static func add(
    _ recorded: RecordedDocuments, to survey: inout UsesSurvey, _ side: ComparedTokens
  ) {
    let names = SentNames(of: side)
    var indexes = LineIndexes(recorded.tape.sources)
    for file in recorded.files {
      for (name, root) in file.documents {
        let sent = names.all(in: root, of: recorded.tape).compactMap { sent in
          sent.group.tokenGroup.map { ($0, sent.text, indexes.place(of: sent.range)) }
        }
        survey.addScreen(name, sent)
      }
    }
  }

  /// The documents that a revision has where the operands are today; none if they can't be read.
  private func recordedDocuments(at revision: String) -> RecordedDocuments? {
    guard !screens.isEmpty, let tree = try? GitTree(revision: revision) else { return nil }
    let paths = screens.map(GitSource.rootPath).filter { tree.kind(of: $0) != nil }
    guard let first = paths.first else { return nil }
    return try? RecordedDocuments(paths, from: GitSource(tree, around: first))
  }
}
