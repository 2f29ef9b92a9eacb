import TokenCompiler

extension LoadedTokens {
  /// Reads the component specs and the files of styles that lie below the input's folder.
  ///
  /// Token files that were named one by one have no components.
  package mutating func readSpecs() throws(RunFailure) -> [ComponentSpec<Alias>] {
    var roots: [NodeID] = []
    var styleRoots: [NodeID] = []
    for path in try specPaths() {
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { continue }
      if path.hasSuffix(TokenFileListing.stylesEnding) {
        styleRoots.append(root)
      } else {
        roots.append(root)
      }
    }
    var former = FormerKeys()
    for root in roots { former.rename(inSpec: root, of: &reader.tape) }
    for root in styleRoots { former.rename(inStyles: root, of: &reader.tape) }
    diagnostics.add(former.diagnostics)
    var included = IncludedParts(roots, in: reader.tape)
    let specs = roots.map { included.completed($0, in: &reader.tape) }
    diagnostics.add(included.diagnostics)
    return ComponentReader.read(
      specs, styles: styleRoots, from: reader.tape, form: configuration.server,
      examples: TokenExamples(table),
      reporting: &diagnostics)
  }

  package func hasSpecs() throws(RunFailure) -> Bool { try !specPaths().isEmpty }

  package func specPaths() throws(RunFailure) -> [String] {
    guard isResolver || isFolder else { return [] }
    return try reader.source.files(
      below: folder, where: TokenFileListing.isSpec)
  }

  /// Reads the component specs and links them to the tokens; valid only if no error is reported.
  package mutating func readComponents(
    of complete: CompleteTokenTable
  ) throws(RunFailure) -> [Component] {
    let isIncomplete = reader.isIncomplete || diagnostics.lacksTokens
    return ComponentLinker.link(
      try readSpecs(), to: complete, hiding: table, isIncomplete: isIncomplete,
      needsArrangements: configuration.hasViews, reporting: &diagnostics)
  }
}
