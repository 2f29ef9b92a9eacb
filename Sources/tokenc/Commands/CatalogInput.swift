/// An input made into the catalog that is compiled, with the contract that it keeps.
struct CatalogInput {
  var resolved: ResolvedInput
  var catalog: TokenCatalog
  /// `nil` when there is no `contract.json` beside the tokens.
  var contract: NameContract?

  /// Builds the catalog of a resolved input and holds it against the contract beside it.
  init(_ resolved: ResolvedInput) throws(RunFailure) {
    self.resolved = resolved
    catalog = CatalogBuilder.build(
      resolved.resolution, plan: resolved.plan, configuration: resolved.configuration,
      isIncomplete: resolved.input.reader.isIncomplete,
      reporting: &self.resolved.input.reader.diagnostics)
    try self.resolved.requireSoundness()
    contract = try self.resolved.input.readContract()
    try self.resolved.requireSoundness()
  }

  /// Where the contract is, or would be.
  var contractPath: String { FileSystem.join(resolved.input.folder, NameContract.fileName) }

  /// Makes the names that the contract remembers resolve; ends the run when one can't.
  mutating func fulfilContract() throws(RunFailure) {
    guard let contract else { return }
    ContractFulfilment.fulfil(
      contract, in: &catalog, reporting: &resolved.input.reader.diagnostics)
    try resolved.requireSoundness()
  }
}

extension OpenedInput {
  fileprivate mutating func readContract() throws(RunFailure) -> NameContract? {
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
