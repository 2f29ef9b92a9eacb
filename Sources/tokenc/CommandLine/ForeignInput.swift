import TokenCompiler
import TokenTools

/// What another tool exported, converted in memory as `tokenc import` converts it.
struct ForeignInput {
  let path: String
  let dialect: ImportDialect
  /// The `tokenc.json` of the tokens that it is compared with, for the roles of modifiers; `nil` for
  /// none.
  var configuration: [UInt8]?
  /// The contexts of modifiers that are chosen.
  var modifiers: [Assignment] = []
  /// Has the file when it was read to recognize it.
  private var reader = InputReader(source: DiskSource(), isJSON5: true)

  init(path: String, dialect: ImportDialect) {
    (self.path, self.dialect) = (path, dialect)
  }

  struct Loaded {
    var tokens: LoadedTokens
    /// What the conversion reported, and the files that it points into.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  /// A file that needs no word to tell its dialect: an answer of Figma's REST API; `nil` for any other.
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
    if !diagnostics.sorted.isEmpty { reader = InputReader(source: DiskSource(), isJSON5: true) }
  }

  func load() throws(RunFailure) -> Loaded {
    var reader = reader
    var diagnostics = DiagnosticCollector()
    func throwIfErrors() throws(RunFailure) {
      if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    }
    let input = ImportInput(paths: [path], contexts: [])
    var resolver: NodeID?
    var sources: [ImportSource] = []
    if dialect == .dtcgDraft, let path = try input.resolver() {
      if let read = try ImportInput.read(resolver: path, with: &reader, &diagnostics) {
        (resolver, sources) = read
      }
    } else {
      sources = try input.read(with: &reader, &diagnostics)
    }
    try throwIfErrors()
    var document = ImportSourceReader.read(
      sources, resolver: resolver, as: dialect, from: reader.tape, reporting: &diagnostics)
    try throwIfErrors()
    document.forgetKeptMembers()
    let others = configuration.map { GeneratedFile(name: Configuration.fileName, contents: $0) }
    let imported = Importer.run(
      document, options: ImportOptions(), beside: [others].compactMap(\.self),
      reporting: &diagnostics)
    try throwIfErrors()
    var options = InputOptions().knowingRules
    options.modifiers = modifiers
    let tokens = try imported.files.load(options)
    try tokens.throwIfErrors()
    return Loaded(tokens: tokens, diagnostics: diagnostics, sources: reader.tape.sources)
  }
}
