import TokenChange
import TokenCompiler
import TokenComponents
import TokenLint
import TokenRuntime

protocol InputCommand: Command {
  var input: InputOptions { get set }
}

extension InputCommand {
  func load(_ paths: [String], _ timings: inout PhaseTimings) throws(RunFailure) -> LoadedTokens {
    try input.load(paths, isOnlyRun: watchedInput == nil, &timings)
  }

  /// Loads an input and completes its table for what is emitted of it.
  func compile(_ path: String, _ timings: inout PhaseTimings) throws(RunFailure) -> CompiledTokens {
    try CompiledTokens(load([path], &timings))
  }

  func successors(
    _ path: String, _ compiled: CompiledTokens
  ) -> () -> ContractEnforcer.Successors? {
    input.successors(path, compiled)
  }

  /// The input of operands that may begin with one, 'tokens' otherwise, and the others.
  static func parted(_ operands: [String]) -> (path: String, rest: [String]) {
    guard let first = operands.first, isInput(first) || GitSource.isRevision(first) else {
      return ("tokens", operands)
    }
    return (first, Array(operands.dropFirst()))
  }

  static func isInput(_ operand: String) -> Bool {
    operand == StandardInput.operand || FileSystem.status(of: operand) != nil
  }

  /// The revision of git that first recorded a release in a contract; `nil` where git doesn't have it.
  func revision(ofRelease release: ReleaseVersion, inContract path: String) -> String? {
    let contract = FilePath.split(path)
    return Git.lines(
      ["log", "--reverse", "--format=%H", "-S\"\(release)\"", "--", contract.name],
      in: contract.folder
    ).first
  }

  func checkIsOnDisk(_ path: String) throws(RunFailure) {
    if path == StandardInput.operand || GitSource.isRevision(path) {
      throw .usage("'tokenc \(Self.name)' changes the files of INPUT, which has to be on disk")
    }
  }
}

extension InputOptions {
  /// - Parameter isOnlyRun: a Boolean value that indicates whether the process ends after it.
  func load(
    _ paths: [String], isOnlyRun: Bool, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> LoadedTokens {
    var loaded = try TokenLoader.load(
      paths, from: DiskSource(), options: knowingRules, phaseEnded: { timings.end($0) })
    if let theme { try loaded.overlay(ThemePack(file: theme), path: theme) }
    if isOnlyRun { loaded.table.leakUntilExit() }
    return loaded
  }

  /// The strings for which 'tokenc diff' takes those of the version whose names the contract has: that of the commit
  /// that changed it last; `nil` where git does not have it.
  func successors(
    _ path: String, _ compiled: CompiledTokens
  ) -> () -> ContractEnforcer.Successors? {
    let contract = FilePath.split(compiled.contractPath)
    return {
      let log = ["log", "-1", "--format=%H", "--", contract.name]
      guard let revision = Git.lines(log, in: contract.folder).first else { return nil }
      var timings = PhaseTimings()
      let compared = try? ComparedInputs(
        old: .init(GitSource.operand(path, at: revision), self), new: .init(path, self)
      ).compare(&timings)
      return compared.map { $0.diff.successors(old: $0.old) }
    }
  }

  /// Ends the run when a path that the configuration names to be written leads elsewhere than an
  /// input may name.
  func checkWritten(
    _ paths: [ConfiguredPath], from folder: String, in sources: SourceMap
  ) throws(RunFailure) {
    guard !allowsOutside else { return }
    let boundary = try RunFailure.catching(
      try FolderBoundary([folder, FolderBoundary.project(around: folder) ?? folder]))
    var diagnostics = DiagnosticCollector()
    for path in paths where !boundary.willContain(FilePath.joined(folder, path.path)) {
      diagnostics.error(
        .configuration,
        "'\(path.path)' lies outside the input's package or repository and the working directory; "
          + "'--allow-outside' lets it be written", at: path.range)
    }
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: sources) }
  }
}

extension TokenTable {
  /// Keeps it to the end of the process, which frees it at once; token by token it takes 3 % of a run.
  ///
  /// For a command that reads one or two inputs once.
  func leakUntilExit() { _ = Unmanaged.passRetained(self) }
}

extension ThemePack {
  /// Reads a file, of which no more than a pack can have.
  init(file path: String) throws(RunFailure) {
    let bytes = try RunFailure.catching(try FileSystem.read(path))
    do throws(ThemePackError) {
      try self.init(bytes)
    } catch {
      throw RunFailure(.themePack, error.description, path: path, .badInput)
    }
  }
}

extension CommandArgument where Subject: InputCommand {
  static var theme: Self {
    Self(
      "--theme", .file("PACK"), \.input.theme,
      "show the tokens as apps do with this pack of 'tokenc pack'")
  }

  static var brand: Self {
    Self(
      "--brand", .text("BRAND"), \.input.brands,
      "use only this brand, such as 'acme' or, of several modifiers, 'acme/next'; may be repeated; "
        + "default: all brands")
  }

  static var modifier: Self {
    Self(
      "--modifier", .assignment("NAME=CONTEXT"), \.input.modifiers,
      "select a context of a modifier, instead of its default; may be repeated")
  }

  static func sources(
    _ property: WritableKeyPath<Subject, [String]> & Sendable, _ summary: String
  ) -> Self {
    Self("--sources", .path("PATH"), property, summary + ", or a folder; may be repeated")
  }

  static func screens(_ property: WritableKeyPath<Subject, [String]> & Sendable) -> Self {
    Self(
      "--screens", .path("PATH"), property,
      "recorded JSON of servers: a file, a file with one document per line (*.ndjson, *.jsonl), or a "
        + "folder; may be repeated")
  }

  /// The component that documents are.
  static func root(_ property: WritableKeyPath<Subject, String?> & Sendable) -> Self {
    Self(
      "--root", .text("NAME"), property,
      "the component of each document, or ComponentContent for any; default: 'server.root' of "
        + "tokenc.json, or each object with the 'type' of a component"
    )
  }

  static func applies(_ property: WritableKeyPath<Subject, Bool> & Sendable) -> Self {
    Self("--apply", property, "write the edits; default: show them")
  }

  static var resolver: Self {
    Self(
      "--resolver", .text("NAME"), \.input.resolver,
      "the resolver document to use if INPUT contains several")
  }

  static func force(_ property: WritableKeyPath<Subject, Bool> & Sendable) -> Self {
    Self("--force", property, "overwrite a file that tokenc did not write").needing("--output")
  }

  static func failOn(
    _ property: WritableKeyPath<Subject, LintCommand.Threshold> & Sendable
  ) -> Self {
    Self(
      "--fail-on", .choice, property,
      "exit with 1 on errors, on warnings, too, or never; default: error")
  }

  static var allowOutside: Self {
    Self(
      "--allow-outside", \.input.allowsOutside,
      "allow the input to name files outside of its own folder and the working directory, "
        + "to read or to write")
  }
}
