@testable import tokenc

/// What `tokenc resolve` makes of files, without a command line or a disk.
struct ResolvedInput {
  let reader: InputReader
  let resolution: Resolution?

  /// Resolves a resolver document, if one of the files is named as such, or else all files as one
  /// set, in their order.
  init(
    _ files: [(path: String, bytes: [UInt8])],
    choosing choices: KeyValuePairs<String, String> = [:]
  ) {
    var reader = InputReader(
      loader: MemoryLoader(files: Dictionary(uniqueKeysWithValues: files.map { ($0.0, $0.1) })))
    var document: ResolverDocument?
    if let resolver = files.first(where: { $0.path.hasSuffix("resolver.json") }) {
      if case .success(let root?) = reader.read(path: resolver.path) {
        document = ResolverReader.read(root, with: &reader)
      }
    } else {
      let roots = files.map { reader.read(path: $0.path) }
      document = .plain(
        roots.compactMap { root in
          if case .success(let root?) = root { TokenSource(root: root) } else { nil }
        })
    }
    guard let document,
      let input = InputSelection.input(
        for: document, choices: choices.map { ($0.key, $0.value) }, reporting: &reader.diagnostics)
    else {
      self.reader = reader
      resolution = nil
      return
    }
    resolution = ThemeResolver.resolve(
      document, inputs: [input], tape: reader.tape, isIncomplete: reader.isIncomplete,
      reporting: &reader.diagnostics)
    self.reader = reader
  }

  var diagnostics: [Diagnostic] { reader.diagnostics.sorted }

  /// The resolved tokens as JSON; `nil` when there were errors.
  var json: [UInt8]? {
    guard let resolution, let theme = resolution.themes.first, !reader.diagnostics.hasErrors else {
      return nil
    }
    return ResolvedThemeText(theme: theme, resolution: resolution).json
  }
}
