/// Resolves what an import is about to write, as `tokenc resolve` would, so that it writes nothing
/// that the compiler refuses.
struct ImportCheck {
  let document: ForeignDocument
  let rules: DialectRules
  /// What the resolver document is called, without ending.
  let name: String

  /// A token that the compiler refuses, and why.
  struct Refusal {
    /// The index in ``ForeignDocument/tokens``.
    var source: Int
    var reason: String
    var habit: String
  }

  /// Leaves tokens out until the compiler takes the rest; each is reported at its source.
  func files(
    _ tokens: [ImportedToken], reporting diagnostics: inout DiagnosticCollector
  ) -> ImportedFiles {
    var tokens = tokens
    while true {
      let files = ImportedFiles(tokens, of: document, rules: rules, name: name)
      let refusals = refusals(of: files, &diagnostics)
      if refusals.isEmpty { return files }
      let reasons = Dictionary(
        refusals.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
      var leftOut: Set<[String]> = []
      for token in tokens {
        guard let refusal = reasons[token.source] else { continue }
        leftOut.insert(token.path)
        report(token, refusal.reason, habit: refusal.habit, &diagnostics)
      }
      follow(&leftOut, among: tokens, &diagnostics)
      // In all files: otherwise another context's value would take the place.
      tokens.removeAll { leftOut.contains($0.path) }
    }
  }

  /// Adds the tokens that refer to what is left out, and those that refer to them.
  private func follow(
    _ leftOut: inout Set<[String]>, among tokens: [ImportedToken],
    _ diagnostics: inout DiagnosticCollector
  ) {
    var referrers: [[String]: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for target in token.value.targets + token.modes.flatMap(\.value.targets) {
        referrers[target, default: []].append(index)
      }
    }
    var pending = Array(leftOut)
    while let path = pending.popLast() {
      for index in referrers[path] ?? [] where !leftOut.contains(tokens[index].path) {
        leftOut.insert(tokens[index].path)
        pending.append(tokens[index].path)
        report(
          tokens[index],
          "it refers to '\(path.joined(separator: "."))', which is left out", habit: "follows",
          &diagnostics)
      }
    }
  }

  private func report(
    _ token: ImportedToken, _ reason: String, habit: String,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let source = document.tokens[token.source]
    diagnostics.report(
      .leftOut(
        "token '\(source.dottedPath)' is left out: \(reason)", at: source.value.range, habit: habit)
    )
  }

  /// The tokens at fault in any context.
  private func refusals(
    of files: ImportedFiles, _ diagnostics: inout DiagnosticCollector
  ) -> [Refusal] {
    guard !files.files.isEmpty else { return [] }
    var reader = InputReader(loader: ImportedFileLoader(files: files.files))
    let found = resolve(files, &reader)
    var refusals: [Refusal] = []
    for diagnostic in found where diagnostic.severity == .error {
      guard let range = diagnostic.range,
        let source = files.source(
          at: Int(range.start), of: reader.tape.sources[range.file].path)
      else {
        // Not to be written, and not a token's fault.
        diagnostics.report(
          .error(diagnostic.id, "the imported files don't resolve: \(diagnostic.message)", at: nil))
        continue
      }
      refusals.append(
        Refusal(
          source: source, reason: diagnostic.message, habit: "refused \(diagnostic.id.rawValue)"))
    }
    return refusals
  }

  private func resolve(_ files: ImportedFiles, _ reader: inout InputReader) -> [Diagnostic] {
    guard let document = Self.open(files, &reader) else { return reader.diagnostics.diagnostics }
    let inputs = Self.choices(of: document).compactMap { choices in
      InputSelection.input(for: document, choices: choices, reporting: &reader.diagnostics)
    }
    _ = ThemeResolver.resolve(
      document, inputs: inputs, tape: reader.tape, isIncomplete: reader.isIncomplete,
      reporting: &reader.diagnostics)
    return reader.diagnostics.diagnostics
  }

  private static func open(
    _ files: ImportedFiles, _ reader: inout InputReader
  ) -> ResolverDocument? {
    if let name = files.resolverName {
      guard case .success(let root?) = reader.read(path: name) else { return nil }
      return ResolverReader.read(root, with: &reader)
    }
    let roots = files.files.map { reader.read(path: $0.name) }
    return .plain(
      roots.compactMap { root in
        if case .success(let root?) = root { TokenSource(root: root) } else { nil }
      })
  }

  // MARK: Swift

  /// What keeps files that resolve from being compiled into Swift, as sentences.
  func obstacles(to files: ImportedFiles, isByType: Bool) -> [String] {
    var reader = InputReader(loader: ImportedFileLoader(files: files.files))
    guard !files.files.isEmpty, let opened = Self.open(files, &reader) else { return [] }
    let document = files.resolverName == nil ? opened.withImplicitAxes : opened
    if let plan = CompilePlan(
      for: document, brands: [], choices: [], reporting: &reader.diagnostics)
    {
      let resolution = ThemeResolver.resolve(
        document, inputs: plan.inputs, tape: reader.tape, isIncomplete: reader.isIncomplete,
        reporting: &reader.diagnostics)
      _ = CatalogBuilder.build(
        resolution, plan: plan, configuration: Configuration(), reporting: &reader.diagnostics)
    }
    let errors = reader.diagnostics.diagnostics.filter { $0.severity == .error }
    let isGrouping = { (diagnostic: Diagnostic) in
      !isByType && (diagnostic.id == .mixedTypes || diagnostic.id == .tokenOutsideGroups)
    }
    var sentences: [String] = []
    if errors.contains(where: isGrouping) {
      sentences.append(
        "a top-level group has tokens of one type; '--by-type' groups them so")
    }
    var seen: Set<Diagnostic.ID> = []
    for error in errors where !isGrouping(error) && seen.insert(error.id).inserted {
      let count = errors.count { $0.id == error.id }
      sentences.append(error.message + (count > 1 ? " (and \(count - 1) more like it)" : ""))
    }
    return sentences
  }

  /// The defaults, and every other context of each modifier with the others' defaults.
  private static func choices(
    of document: ResolverDocument
  ) -> [[(modifier: String, context: String)]] {
    [[]]
      + document.modifiers.flatMap { modifier in
        modifier.contexts.dropFirst().map { [(modifier: modifier.name, context: $0)] }
      }
  }
}

/// Files that are not written yet; a path means the folder of the file that names it.
private struct ImportedFileLoader: SourceLoader {
  let files: [GeneratedFile]

  func locate(_ reference: String, from base: String) -> Result<String, LoadFault> {
    let path = FileSystem.join(FileSystem.splitLast(base).folder, reference)
    guard files.contains(where: { $0.name == path }) else {
      return .failure(LoadFault(kind: .missing, reason: "does not exist"))
    }
    return .success(path)
  }

  func load(_ location: String) -> Result<SourceFile, LoadFault> {
    let contents = files.first { $0.name == location }?.contents ?? []
    return .success(SourceFile(path: location, bytes: contents))
  }
}
