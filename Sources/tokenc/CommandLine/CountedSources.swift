import TokenChange
import TokenCompiler

/// The Swift files whose mentions of tokens are counted, with recorded documents, to report uses or to retire tokens.
struct CountedSources {
  /// Swift files, and folders of them.
  let sources: [String]
  /// A Boolean value that indicates whether documents of servers are counted, too.
  let readsScreens: Bool

  init(_ sources: [String], readsScreens: Bool) {
    self.sources = sources
    self.readsScreens = readsScreens
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
    census.readsScreens = readsScreens
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

  func addSources(
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

  static func file(
    _ path: String, _ bytes: [UInt8], of module: String, for survey: UsesSurvey
  ) -> UsesSurvey.File {
    guard !MigratedSources.isGenerated(bytes) else { return UsesSurvey.generated(in: module) }
    return survey.read(bytes, path: WorkingDirectory.current.displayPath(for: path), module: module)
  }

  // MARK: Screens

  /// Counts what documents name, as the specs of their time read them.
  static func add(
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
}
