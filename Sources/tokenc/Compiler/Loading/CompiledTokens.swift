/// What is emitted of an input: the complete table, the components, and the contract they keep.
struct CompiledTokens {
  /// How generated files name the input, for example `tokens.resolver.json`.
  let name: String
  /// The folder that paths in `tokenc.json` start from.
  let folder: String
  let configuration: Configuration
  var table: CompleteTokenTable
  /// The components beside the tokens, linked to the table and sorted by name.
  var components: [Component]
  /// `nil` when there is no `contract.json` beside the tokens.
  var contract: NameContract?
  var diagnostics: DiagnosticCollector
  /// The files that ``diagnostics`` point into.
  let sources: SourceMap

  /// Completes the table of an input, links its components and reads the contract beside it; ends the
  /// run when one of them is unsound. What emission doesn't need of the input ends here.
  init(_ loaded: consuming LoadedTokens) throws(RunFailure) {
    table = TokenTableCompletion.complete(
      loaded.table, isIncomplete: loaded.reader.isIncomplete, reporting: &loaded.diagnostics)
    try loaded.throwIfErrors()
    let specs = try loaded.readSpecs()
    components = ComponentLinker.link(
      specs, to: table, hiding: loaded.table, reporting: &loaded.diagnostics)
    try loaded.throwIfErrors()
    contract = try loaded.readContract()
    try loaded.throwIfErrors()
    name = loaded.name
    folder = loaded.folder
    configuration = loaded.configuration
    diagnostics = loaded.diagnostics
    sources = loaded.sources
  }

  /// Where the contract is, or would be.
  var contractPath: String { FilePath.join(folder, NameContract.fileName) }

  /// Makes the names that the contract remembers resolve; ends the run when one can't.
  mutating func fulfilContract() throws(RunFailure) {
    completeNames()
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: sources) }
  }

  /// Gives the names that the contract remembers to what has their place, and reports those that are
  /// lost.
  mutating func completeNames() {
    guard let contract else { return }
    ContractEnforcer.fulfil(contract, in: &table, &components, reporting: &diagnostics)
  }

  /// Every string that servers may send.
  var wireNames: [WireNames] {
    table.families.map(\.wireNames) + WireNames.all(of: components)
  }
}
