import TokenCompiler

/// The tokens and components of an input that are emitted: the complete table, the components, and the contract they
/// keep.
package struct CompiledTokens {
  /// How generated files name the input, for example `tokens.resolver.json`.
  package let name: String
  /// The folder that paths in `tokenc.json` start from.
  package let folder: String
  package let configuration: Configuration
  package var table: CompleteTokenTable
  /// The tokens as previews draw them; `nil` unless some are written.
  package let drawnTokens: TokenTable?
  /// The components beside the tokens, linked to the table and sorted by name.
  package var components: [Component]
  /// The font files that the text styles need, sorted by name; `nil` when the configuration names none.
  package let fontFiles: [String]?
  package let fonts: FontCatalog
  /// The ids of tokens' variables in Figma, by the tokens' paths; none unless they are written.
  package let figmaIDs: [String: String]
  /// The names of all brands, also of those that aren't compiled.
  private let brandNames: [WireNames]
  package let account: SetAccount
  /// `nil` when there is no `contract.json` beside the tokens.
  package var contract: NameContract?
  /// The merged contents of records that a merge left with conflict markers.
  package let mergedRecords: [String: [UInt8]]
  package var diagnostics: DiagnosticCollector
  /// The files that ``diagnostics`` point into.
  package let sources: SourceMap

  /// Completes the table of an input, links its components and reads the contract beside it; ends the
  /// run when one of them is unsound. What emission doesn't need of the input ends here.
  ///
  /// - Parameter measures: whether fonts get the widths of their glyphs.
  package init(
    _ loaded: consuming LoadedTokens, measuringFonts measures: Bool = false
  ) throws(RunFailure) {
    table = TokenTableCompletion.complete(
      loaded.table, isIncomplete: loaded.reader.isIncomplete, reporting: &loaded.diagnostics)
    AssetCatalogCheck.check(table, of: loaded.table, reporting: &loaded.diagnostics)
    LanguageNamesCheck.check(table, of: loaded.table, reporting: &loaded.diagnostics)
    let faultyGroups =
      loaded.reader.isIncomplete || loaded.diagnostics.lacksTokens
      ? nil : loaded.table.faultyGroups(by: loaded.diagnostics)
    components = try loaded.readComponents(of: table)
    contract = try loaded.readContract()?.following(WireNames.all(of: components))
    let fonts = try loaded.readFonts(measuring: measures)
    brandNames = WireNames.brands(of: loaded.table)
    if loaded.diagnostics.hasErrors, let faultyGroups, let contract {
      // The run ends here, so what is lost besides is reported with the rest.
      ContractEnforcer.reportLost(
        contract.ofTokens(apart: faultyGroups), table.families.map(\.wireNames) + brandNames,
        minimum: loaded.configuration.minimumRelease, reporting: &loaded.diagnostics)
    }
    try loaded.throwIfErrors()
    drawnTokens = loaded.configuration.hasPreviews ? loaded.table : nil
    fontFiles = fonts.map {
      FontCheck.run(on: loaded.table, with: $0, reporting: &loaded.diagnostics)
    }
    self.fonts = fonts ?? FontCatalog()
    figmaIDs = loaded.configuration.folders[.figma] == nil ? [:] : Self.figmaIDs(loaded.table)
    account = loaded.account
    name = loaded.name
    folder = loaded.folder
    configuration = loaded.configuration
    diagnostics = loaded.diagnostics
    sources = loaded.sources
    mergedRecords = loaded.reader.mergedRecords
  }

  private static func figmaIDs(_ table: TokenTable) -> [String: String] {
    let ids = table.tokens.compactMap { token in table.figmaID(of: token).map { (token.text, $0) } }
    return Dictionary(firstOf: ids)
  }

  /// Where the contract is, or would be.
  package var contractPath: String { FilePath.join(folder, NameContract.fileName) }

  /// Makes the names that the contract remembers resolve; ends the run when one can't. Successors
  /// are asked only when a name is lost.
  package mutating func fulfilContract(
    successors: @escaping () -> ContractEnforcer.Successors? = { nil }
  ) throws(RunFailure) {
    completeNames(successors: successors)
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: sources) }
  }

  /// Gives the names that the contract remembers to the tokens and parts that replaced them, and reports lost ones.
  package mutating func completeNames(
    successors: @escaping () -> ContractEnforcer.Successors? = { nil }
  ) {
    guard let contract else { return }
    let history = ContractEnforcer.fulfil(
      contract, in: &table, WireNames.all(of: components) + brandNames,
      minimum: configuration.minimumRelease, successors: successors, reporting: &diagnostics)
    for index in components.indices { history.complete(&components[index]) }
  }

  /// The declarations of generated Swift that other modules may name, as if its access level were `public`.
  package var swiftSurface: SwiftSurface {
    var configuration = configuration
    configuration.accessLevel = .public
    let tokens = TokenEmitter(
      table: table, configuration: configuration, inputName: name, fontFiles: fontFiles)
    let components = ComponentEmitter(
      components: components, table: table, configuration: configuration)
    return SwiftSurface(tokens.emit() + components.emit(.split))
  }

  /// Every string that servers may send.
  package var wireNames: [WireNames] {
    table.families.map(\.wireNames) + WireNames.all(of: components) + brandNames
  }
}
