import TokenCompiler

/// The phases of an import behind the reading: convert, regroup, check.
package struct Importer {
  package let document: ForeignDocument
  package let rules: DialectRules
  package let options: ImportOptions
  /// Whether tokens are put below groups of their types.
  package let isByType: Bool

  package init(
    document: ForeignDocument, rules: DialectRules, options: ImportOptions, isByType: Bool
  ) {
    self.document = document
    self.rules = rules
    self.options = options
    self.isByType = isByType
  }

  package struct Result: Sendable {
    package var files: ImportedFiles
    /// The number of paths, however many contexts have a value there.
    package var tokenCount: Int
    /// The paths that were not converted, as their files name them, in order.
    package var leftOut: [String]
    /// What keeps the files from being compiled, as sentences; none when nothing does.
    package var obstacles: [String]

    package var isCompilable: Bool { obstacles.isEmpty }
  }

  /// What the resolver document is called.
  static let name = "tokens"

  package func run(reporting diagnostics: inout DiagnosticCollector) -> Result {
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
