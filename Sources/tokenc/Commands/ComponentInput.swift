extension ResolvedInput {
  /// Reads the component specs that lie below the input's folder.
  ///
  /// Token files that were named one by one have no components.
  mutating func readComponents() throws(RunFailure) -> [ComponentSpec<Alias>] {
    guard input.isResolver || input.isFolder else { return [] }
    var walk = FolderWalk { $0.hasSuffix(ComponentReader.fileEnding) }
    do throws(FileSystemError) {
      try walk.visit(input.folder.isEmpty ? "." : input.folder)
    } catch {
      throw RunFailure(error)
    }
    var specs: [ComponentSpec<Alias>] = []
    for path in walk.files {
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
}

extension CatalogInput {
  /// The components beside the tokens, linked to the catalog; ends the run when one is unsound.
  mutating func linkedComponents() throws(RunFailure) -> [Component] {
    let specs = try resolved.readComponents()
    let components = ComponentLinker.link(
      specs, to: catalog, of: resolved.resolution,
      reporting: &resolved.input.reader.diagnostics)
    try resolved.requireSoundness()
    return components
  }
}
