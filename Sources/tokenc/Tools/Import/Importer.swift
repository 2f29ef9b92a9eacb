/// The phases of an import behind the reading: convert, regroup, check.
struct Importer {
  let document: ForeignDocument
  let rules: DialectRules
  let options: ImportOptions
  /// Whether tokens are put below groups of their types.
  let isByType: Bool

  struct Result: Sendable {
    var files: ImportedFiles
    /// The number of paths, however many contexts have a value there.
    var tokenCount: Int
    /// The paths that were not converted, as their files name them, in order.
    var leftOut: [String]
    /// What keeps the files from being compiled, as sentences; none when nothing does.
    var obstacles: [String]

    var isCompilable: Bool { obstacles.isEmpty }
  }

  /// What the resolver document is called.
  static let name = "tokens"

  func run(reporting diagnostics: inout DiagnosticCollector) -> Result {
    var tokens = ImportConversion.convert(
      document, rules: rules, options: options, reporting: &diagnostics)
    if isByType { tokens = TypeGroups(tokens).regrouped(tokens) }
    let check = ImportCheck(document: document, rules: rules, name: Self.name)
    let files = check.files(tokens, reporting: &diagnostics)
    let kept = Set(files.sources.map { document.tokens[$0].dottedPath })
    var seen = kept
    return Result(
      files: files, tokenCount: kept.count,
      leftOut: document.tokens.map(\.dottedPath).filter { seen.insert($0).inserted },
      obstacles: check.obstacles(to: files, isByType: isByType))
  }
}
