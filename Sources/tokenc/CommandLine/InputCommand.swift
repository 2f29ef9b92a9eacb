import TokenCompiler
import TokenComponents
import TokenLint

protocol InputCommand: Command {
  var input: InputOptions { get set }
}

extension InputCommand {
  /// Loads files, a folder or a resolver document from the disk.
  func load(_ paths: [String], _ timings: inout PhaseTimings) throws(RunFailure) -> LoadedTokens {
    try TokenLoader.load(
      paths, from: DiskSource(), options: input.knowingRules, phaseEnded: { timings.end($0) })
  }

  /// Ends the run when a path that the configuration names to be written leads elsewhere than an
  /// input may name.
  func checkWritten(
    _ paths: [ConfiguredPath], from folder: String, in sources: SourceMap
  ) throws(RunFailure) {
    guard !input.allowsOutside else { return }
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

  /// Loads an input and completes its table for what is emitted of it.
  func compile(_ path: String, _ timings: inout PhaseTimings) throws(RunFailure) -> CompiledTokens {
    try CompiledTokens(load([path], &timings))
  }
}

extension CommandArgument where Subject: InputCommand {
  static var brand: Self {
    Self(
      "--brand", .text("BRAND"), \.input.brands,
      "use only this brand, such as 'acme' or, of several modifiers, 'acme/next'; may be repeated; "
        + "all brands otherwise")
  }

  static var modifier: Self {
    Self(
      "--modifier", .assignment("NAME=CONTEXT"), \.input.modifiers,
      "choose a context of a modifier; its default otherwise; may be repeated")
  }

  static var resolver: Self {
    Self(
      "--resolver", .text("NAME"), \.input.resolver,
      "which resolver document to use when INPUT holds several")
  }

  static func force(_ property: WritableKeyPath<Subject, Bool> & Sendable) -> Self {
    Self("--force", property, "overwrite a file that tokenc did not write").needing("--output")
  }

  static func failOn(
    _ property: WritableKeyPath<Subject, LintCommand.Threshold> & Sendable
  ) -> Self {
    Self(
      "--fail-on", .choice, property,
      "exit with 1 on errors, on warnings too, or never; error otherwise")
  }

  static var allowOutside: Self {
    Self(
      "--allow-outside", \.input.allowsOutside,
      "let the input name files, to read or to write, outside its own folder and the working "
        + "directory")
  }
}
