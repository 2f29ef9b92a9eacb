import TokenCompiler
import TokenImport

/// The reading of an import's files and their conversion, which is done anew when something was decided.
struct ImportRun {
  private(set) var setup: ImportSetup
  /// The folder that gets the converted files.
  let folder: ImportFolder
  private(set) var contents: ImportInput.Contents
  private(set) var reader: InputReader
  private(set) var diagnostics: DiagnosticCollector
  /// The messages of the reading, before any conversion.
  private let readingDiagnostics: DiagnosticCollector

  /// Reads the files of a setup.
  init(
    _ setup: ImportSetup, into outputFolder: String, with reader: consuming InputReader,
    _ diagnostics: DiagnosticCollector
  ) throws(RunFailure) {
    var diagnostics = diagnostics
    contents = try setup.input.read(as: setup.dialect, with: &reader, &diagnostics)
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    folder = try ImportFolder(outputFolder, inputs: reader.tape.sources.files.map(\.path))
    self.setup = setup
    self.reader = reader
    self.diagnostics = diagnostics
    readingDiagnostics = diagnostics
  }

  /// Converts what was read.
  mutating func convert() throws(RunFailure) -> Importer.Result {
    diagnostics = readingDiagnostics
    return try converted()
  }

  /// Converts it with a group for each type, as no group has one type.
  mutating func convertByType() throws(RunFailure) -> Importer.Result {
    setup.options.groupsByType = true
    setup.manifest?.groupsByType = true
    setup.isManifestEdited = !setup.isNew
    return try convert()
  }

  /// Reads and converts the files of another setup.
  mutating func convert(with setup: ImportSetup) throws(RunFailure) -> Importer.Result {
    self.setup = setup
    diagnostics = readingDiagnostics
    contents = try setup.input.read(as: setup.dialect, with: &reader, &diagnostics)
    return try converted()
  }

  private mutating func converted() throws(RunFailure) -> Importer.Result {
    let document = ImportSourceReader.read(
      contents.sources, contents.swiftFiles, resolver: contents.resolver, as: setup.dialect,
      from: reader.tape, options: setup.options, reporting: &diagnostics)
    try throwIfErrors()
    return Importer.run(
      document, options: setup.options, beside: folder.others, reporting: &diagnostics)
  }

  /// The fate of each member of the files.
  func account(of imported: Importer.Result) -> ImportAccount {
    ImportAccount(
      of: contents.roots.map { reader.tape.range($0).file }, in: reader.tape, imported, diagnostics)
  }

  // MARK: Failures

  func throwIfErrors() throws(RunFailure) {
    if diagnostics.hasErrors { throw failure }
  }

  /// The failure that has the messages so far.
  private var failure: RunFailure { RunFailure(badInput: diagnostics, in: reader.tape.sources) }

  /// Throws where too little was converted to be written.
  ///
  /// - Parameters:
  ///   - isStrict: whether all must be.
  ///   - allowsPartial: whether less than half is enough.
  mutating func throwIfTooLittle(
    _ tally: Importer.Tally, isStrict: Bool, allowsPartial: Bool
  ) throws(RunFailure) {
    if tally.tokenCount == 0 || isStrict && !tally.leftOut.isEmpty {
      var failure = failure
      for index in failure.diagnostics.indices where failure.diagnostics[index].id == .leftOut {
        failure.diagnostics[index].severity = .error
      }
      throw failure
    }
    if tally.leftOut.count > tally.tokenCount, !allowsPartial {
      diagnostics.report(.mostlyLeftOut(tally.leftOut.count, of: tally.total))
      var failure = failure
      failure.exitCode = .difference
      throw failure
    }
  }

  // MARK: Published values

  /// The import beside what a system published; `nil` where nothing is to be compared.
  mutating func comparison(
    of imported: Importer.Result, with published: [PublishedInput]
  ) throws(RunFailure) -> PublishedComparison? {
    guard !published.isEmpty else { return nil }
    var values = PublishedValues()
    for input in published { try input.read(into: &values, with: &reader, &diagnostics) }
    try throwIfErrors()
    let known = imported.modifiers
    for context in published.flatMap(\.contexts) {
      let modifier = known.first { $0.name == context.name }
      guard modifier?.contexts.contains(context.value) ?? false else {
        let names = known.flatMap { modifier in modifier.contexts.map { "\(modifier.name):\($0)" } }
        throw .usage(
          "'--published' names '\(context.name):\(context.value)', and the import has "
            + (names.isEmpty ? "no contexts" : names.quoted))
      }
    }
    return try PublishedComparison(imported, with: values)
  }
}
