/// An input made into the catalog that is compiled, with the contract that it keeps.
struct CatalogInput {
  var resolved: ResolvedInput
  var catalog: TokenCatalog
  /// The components beside the tokens, linked to the catalog and sorted by name.
  var components: [Component]
  /// `nil` when there is no `contract.json` beside the tokens.
  var contract: NameContract?

  /// Builds the catalog and components of a resolved input and reads the contract beside it; ends the
  /// run when one of them is unsound.
  init(_ resolved: ResolvedInput) throws(RunFailure) {
    self.resolved = resolved
    catalog = CatalogBuilder.build(
      resolved.resolution, plan: resolved.plan, configuration: resolved.configuration,
      isIncomplete: resolved.input.reader.isIncomplete,
      reporting: &self.resolved.input.reader.diagnostics)
    try self.resolved.requireSoundness()
    components = ComponentLinker.link(
      try self.resolved.readComponents(), to: catalog, of: self.resolved.resolution,
      reporting: &self.resolved.input.reader.diagnostics)
    try self.resolved.requireSoundness()
    contract = try self.resolved.input.readContract()
    try self.resolved.requireSoundness()
  }

  /// Where the contract is, or would be.
  var contractPath: String { FileSystem.join(resolved.input.folder, NameContract.fileName) }

  /// Makes the names that the contract remembers resolve; ends the run when one can't.
  mutating func fulfilContract() throws(RunFailure) {
    completeNames()
    try resolved.requireSoundness()
  }

  /// Gives the names that the contract remembers to what has their place, and reports those that are
  /// lost.
  mutating func completeNames() {
    guard let contract else { return }
    ContractFulfilment.fulfil(
      contract, in: &catalog, &components, reporting: &resolved.input.reader.diagnostics)
  }

  /// Every string that servers may send.
  var wireNames: [WireNames] {
    catalog.families.map(\.wireNames) + WireNames.all(of: components)
  }
}

extension OpenedInput {
  /// Reads the contract beside the tokens; `nil` when there is none.
  mutating func readContract() throws(RunFailure) -> NameContract? {
    let path = FileSystem.join(folder, NameContract.fileName)
    switch reader.read(path: path) {
    case .failure(let fault) where fault.kind == .missing:
      return nil
    case .failure(let fault):
      throw RunFailure(
        [
          Diagnostic(
            severity: .error, id: FileSystemError.unreadableFile, message: fault.reason, path: path)
        ], .cannotRead)
    case .success(nil):
      return nil
    case .success(let root?):
      return NameContractReader.read(root, from: reader.tape, reporting: &reader.diagnostics)
    }
  }
}
