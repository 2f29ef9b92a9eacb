extension ResolvedInput {
  /// Reads the component specs that lie below the input's folder.
  ///
  /// Token files that were named one by one have no components.
  mutating func readComponents() throws(RunFailure) -> [ComponentSpec<Alias>] {
    guard input.isResolver || input.isFolder else { return [] }
    let listing: TokenFileListing
    do throws(FileSystemError) {
      listing = try TokenFileListing(of: input.folder.isEmpty ? "." : input.folder)
    } catch {
      throw RunFailure(error)
    }
    var specs: [ComponentSpec<Alias>] = []
    for path in listing.componentFiles {
      switch input.reader.read(path: path) {
      case .failure(let fault):
        throw RunFailure(
          [
            Diagnostic(
              severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
              path: WorkingDirectory.current.displayPath(for: path))
          ], .cannotRead)
      case .success(nil): continue
      case .success(let root?):
        let spec = ComponentReader.read(
          root, from: input.reader.tape, reporting: &input.reader.diagnostics)
        if let spec { specs.append(spec) }
      }
    }
    return specs
  }

  /// Builds the catalog and links the components to it; ends the run when either is unsound.
  mutating func compile() throws(RunFailure) -> (catalog: TokenCatalog, components: [Component]) {
    let catalog = CatalogBuilder.build(
      resolution, plan: plan, configuration: configuration,
      isIncomplete: input.reader.isIncomplete, reporting: &input.reader.diagnostics)
    // What is said of aliases would be wrong while tokens are missing for other reasons.
    let hadErrors = input.reader.diagnostics.hasErrors
    let specs = try readComponents()
    if hadErrors { throw RunFailure(badInput: input.reader) }
    let components = ComponentLinker.link(
      specs, to: catalog, of: resolution, reporting: &input.reader.diagnostics)
    try requireSoundness()
    return (catalog, components)
  }
}
