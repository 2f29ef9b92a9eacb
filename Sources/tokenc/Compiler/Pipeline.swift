/// The map of the compiler: from the words of a command line to what emission takes, every phase
/// called once, in order.
///
/// | phase | folder | takes → gives |
/// | :-- | :-- | :-- |
/// | Syntax | `Syntax` | `SourceFile` → nodes of a `JSONTape` |
/// | Model | `Model` | nodes → `ResolverDocument`, `TokenModel` |
/// | Resolution | `Resolution` | `CompilePlan` → `Resolution`: a `ResolvedTheme` per input |
/// | Catalog | `Catalog` | themes, `Configuration` → `TokenCatalog`: names and values |
/// | Components | `Component` | specs, catalog → `Component` |
/// | Contract | `Contract` | names that shipped → former names of catalog and components |
/// | Emission | `Emission` | catalog, components → `GeneratedFile` |
///
/// `Lint`, `Find`, `Diff`, `Migrate` and `Preview` read the themes or the catalog; `Import` makes
/// inputs of other tools' files; `Commands` alone touches files. A phase knows the type that it
/// takes and the type that it gives.
struct Pipeline {
  let operands: [String]
  let options: InputOptions

  /// What emission needs of an input: its text, nodes and themes end before.
  struct Result {
    /// How generated files name the input.
    var inputName: String
    /// The folder that paths in `tokenc.json` start from.
    var inputFolder: String
    var diagnostics: DiagnosticCollector
    /// The files that ``diagnostics`` point into; none when there are none.
    var sources: SourceMap
    var configuration: Configuration
    var catalog: TokenCatalog
    var components: [Component]
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> Result {
    let opened = try OpenedInput.open(operands, options: options)
    timings.end("read")
    let resolved = try ResolvedInput(
      consume opened, brands: options.brands, choices: options.choices)
    timings.end("resolve")
    var named = try CatalogInput(resolved)
    try named.fulfilContract()
    var components = named.components
    let input = named.resolved.input
    var naming = try naming(of: input)
    named.catalog.nameSources { naming.name(of: $0) }
    for index in components.indices {
      components[index].file = naming.name(of: components[index].file)
    }
    timings.end("name")
    let diagnostics = input.reader.diagnostics
    return Result(
      inputName: input.name, inputFolder: input.folder, diagnostics: diagnostics,
      sources: diagnostics.diagnostics.isEmpty ? SourceMap() : input.reader.tape.sources,
      configuration: named.resolved.configuration,
      catalog: named.catalog, components: components)
  }

  private func naming(of input: OpenedInput) throws(RunFailure) -> InputNaming {
    do {
      return try InputNaming(folder: input.folder)
    } catch {
      throw RunFailure(error)
    }
  }
}
