import TokenCompiler

/// Files in memory, loaded as commands load them, with what was reported also when that ends early.
package struct LoadedFiles {
  /// `nil` when a fault left nothing to resolve.
  package let loaded: LoadedTokens?
  /// Sorted, as they are printed.
  package let diagnostics: [Diagnostic]
  package let sources: SourceMap

  /// Loads the resolver document among the files, if there is one, or else the token files in their
  /// order as one set. `tokenc.json` can name no lint rules but those of the options.
  package init(
    _ files: [(path: String, bytes: [UInt8])], options: InputOptions = InputOptions()
  ) {
    let resolver = files.first { $0.path.hasSuffix("resolver.json") }
    let inputs = resolver.map { [$0] } ?? files.filter { !Self.liesBesideTokens($0.path) }
    // Component specs are read of folders alone.
    let hasSpecs = files.contains { TokenFileListing.isSpec($0.path) }
    do {
      let loaded = try TokenLoader.load(
        resolver == nil && hasSpecs ? [""] : inputs.map(\.path), from: MemorySource(files),
        options: options)
      self.loaded = loaded
      diagnostics = loaded.diagnostics.sorted
      sources = loaded.sources
    } catch {
      loaded = nil
      diagnostics = error.diagnostics
      sources = error.sources
    }
  }

  /// Loads the files in one context of each modifier, as `tokenc resolve` does.
  package init(
    _ files: [(path: String, bytes: [UInt8])], choosing choices: KeyValuePairs<String, String>
  ) {
    var options = InputOptions()
    options.themes = .chosen
    options.modifiers = choices.compactMap { Assignment("\($0.key)=\($0.value)") }
    self.init(files, options: options)
  }

  private static func liesBesideTokens(_ path: String) -> Bool {
    path == Configuration.fileName || TokenFileListing.isSpec(path)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  package var resolution: Resolution? { loaded?.table.resolution }

  /// The resolved tokens as JSON; `nil` when there were errors.
  package var json: [UInt8]? {
    guard let resolution, let theme = resolution.themes.first, !hasErrors else { return nil }
    return ResolvedThemeText(theme: theme, resolution: resolution).json
  }
}
