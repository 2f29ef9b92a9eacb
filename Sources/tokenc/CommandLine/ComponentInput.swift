extension ResolvedInput {
  /// Reads the component specs that lie below the input's folder.
  ///
  /// Token files that were named one by one have no components.
  ///
  /// - Parameter place: where the input lies.
  mutating func readComponents(
    in place: some InputPlace = DiskPlace()
  ) throws(RunFailure) -> [ComponentSpec<Alias>] {
    guard input.isResolver || input.isFolder else { return [] }
    let paths: [String]
    do throws(FileSystemError) {
      paths = try place.componentFiles(below: input.folder)
    } catch {
      throw RunFailure(error)
    }
    var specs: [ComponentSpec<Alias>] = []
    for path in paths {
      switch input.reader.read(path: path) {
      case .failure(let fault):
        throw RunFailure(
          [
            Diagnostic(
              severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
              path: place.displayPath(for: path))
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
