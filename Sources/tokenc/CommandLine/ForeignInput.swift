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

  struct Loaded {
    var tokens: LoadedTokens
    /// What the conversion reported, and the files that it points into.
    var diagnostics: DiagnosticCollector
    var sources: SourceMap
  }

  /// The dialect of a file that needs no word to tell it: an answer of Figma's REST API.
  static func dialect(ofFile path: String) -> ImportDialect? {
    guard FileSystem.status(of: path)?.kind == .file, path.hasSuffix(".json"),
      !TokenFileListing.isResolver(path), !path.hasSuffix(".tokens.json")
    else { return nil }
    var reader = InputReader(source: DiskSource(), isJSON5: true)
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: path, reporting: &diagnostics),
      Dialect.ofWholeFile(root, in: reader.tape) == .figmaVariables
    else { return nil }
    return .figma
  }

  func load() throws(RunFailure) -> Loaded {
    var reader = InputReader(source: DiskSource(), isJSON5: true)
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
    let document = ImportSourceReader.read(
      sources, resolver: resolver, as: dialect, from: reader.tape, reporting: &diagnostics)
    try throwIfErrors()
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
