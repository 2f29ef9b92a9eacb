import TokenCompiler
import TokenImport

/// The export of another tool, converted in memory as `tokenc import` converts it.
struct ForeignInput: Sendable {
  let path: String
  let dialect: ImportDialect
  /// Has the file when it was read to recognize it.
  private var reader = InputReader(source: DiskSource(), as: .json5)

  init(path: String, dialect: ImportDialect) {
    self.path = path
    self.dialect = dialect
  }

  struct Loaded {
    var tokens: LoadedTokens
    /// The messages of the conversion, and the files that they point into.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  /// A file whose dialect need not be named: an answer of Figma's REST API; `nil` for any other.
  init?(recognizing path: String) {
    guard FileSystem.status(of: path)?.kind == .file, path.hasSuffix(".json"),
      !TokenFileListing.isResolver(path), !path.hasSuffix(".tokens.json")
    else { return nil }
    self.init(path: path, dialect: .figma)
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: path, reporting: &diagnostics),
      Dialect.ofWholeFile(root, in: reader.tape) == .figmaVariables
    else { return nil }
    // A second reading would not report again.
    if !diagnostics.sorted.isEmpty { reader = InputReader(source: DiskSource(), as: .json5) }
  }

  struct Source {
    fileprivate var document: ForeignDocument
    fileprivate var diagnostics: DiagnosticCollector
    fileprivate var sources: SourceMap

    fileprivate func throwIfErrors() throws(RunFailure) {
      if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: sources) }
    }
  }

  func read() throws(RunFailure) -> Source {
    var reader = reader
    var diagnostics = DiagnosticCollector()
    let contents = try ImportInput(paths: [path])
      .read(as: dialect, with: &reader, &diagnostics)
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    let document = ImportSourceReader.read(
      contents.sources, contents.swiftFiles, resolver: contents.resolver, as: dialect,
      from: reader.tape, options: Self.options, reporting: &diagnostics)
    let source = Source(document: document, diagnostics: diagnostics, sources: reader.tape.sources)
    try source.throwIfErrors()
    return source
  }

  /// Converts the tokens into the standard's form.
  ///
  /// - Parameters:
  ///   - configuration: the `tokenc.json` of the tokens that they are compared with, for the roles of
  ///     modifiers; `nil` for none.
  ///   - modifiers: the contexts of modifiers that are chosen.
  static func convert(
    _ source: Source, configuration: [UInt8]?, modifiers: [Assignment]
  ) throws(RunFailure) -> Loaded {
    let others = configuration.map { GeneratedFile(name: Configuration.fileName, contents: $0) }
    var options = InputOptions().knowingRules
    options.modifiers = modifiers
    func converted(isChecked: Bool) throws(RunFailure) -> Loaded {
      var source = source
      let imported = Importer.run(
        source.document, options: Self.options, beside: [others].compactMap(\.self),
        isChecked: isChecked, reporting: &source.diagnostics)
      try source.throwIfErrors()
      let tokens = try imported.files.load(options)
      try tokens.throwIfErrors()
      return Loaded(tokens: tokens, diagnostics: source.diagnostics, sources: source.sources)
    }
    // What loads as it is needs no check, which loads it, too.
    if let loaded = try? converted(isChecked: false) { return loaded }
    return try converted(isChecked: true)
  }

  private static let options = {
    var options = ImportOptions()
    options.keepsToolMembers = false
    return options
  }()
}
