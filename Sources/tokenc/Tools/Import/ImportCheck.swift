import TokenCompiler

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
    var key: String
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
      var refused: [[String]] = []
      for token in tokens {
        guard let refusal = reasons[token.source] else { continue }
        refused.append(token.path)
        report(token, refusal.reason, key: refusal.key, &diagnostics)
      }
      let leftOut = followers(of: refused, among: tokens, &diagnostics)
      // In all files: otherwise another context's value would take the place.
      tokens.removeAll { leftOut.contains($0.path) }
    }
  }

  /// The refused paths, those of tokens that refer to them, of tokens that refer to those, and so on.
  private func followers(
    of refused: [[String]], among tokens: [ImportedToken],
    _ diagnostics: inout DiagnosticCollector
  ) -> Set<[String]> {
    var referrers: [[String]: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      for target in token.value.targets + token.modes.flatMap(\.value.targets) {
        referrers[target, default: []].append(index)
      }
    }
    var leftOut = Set(refused)
    // In the order of the files: what is left out for two reasons always names the same one.
    var pending = refused
    var next = 0
    while next < pending.count {
      let path = pending[next]
      next += 1
      for index in referrers[path] ?? [] where leftOut.insert(tokens[index].path).inserted {
        pending.append(tokens[index].path)
        report(
          tokens[index],
          "it refers to '\(path.joined(separator: "."))', which is left out", key: "follows",
          &diagnostics)
      }
    }
    return leftOut
  }

  private func report(
    _ token: ImportedToken, _ reason: String, key: String,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let source = document.tokens[token.source]
    diagnostics.report(
      .leftOut(
        "token '\(source.dottedPath)' is left out: \(reason)", at: source.value.range, key: key)
    )
  }

  /// The tokens at fault in any context.
  private func refusals(
    of files: ImportedFiles, _ diagnostics: inout DiagnosticCollector
  ) -> [Refusal] {
    guard !files.files.isEmpty else { return [] }
    let (found, sources) = Self.resolve(files)
    var refusals: [Refusal] = []
    for diagnostic in found where diagnostic.severity == .error {
      guard let range = diagnostic.range,
        let source = files.source(
          at: Int(range.start), of: sources[range.file].path)
      else {
        // Not to be written, and not a token's fault.
        diagnostics.report(
          .error(diagnostic.id, "the imported files don't resolve: \(diagnostic.message)", at: nil))
        continue
      }
      refusals.append(
        Refusal(
          source: source, reason: diagnostic.message, key: "refused \(diagnostic.id.rawValue)"))
    }
    return refusals
  }

  /// What resolving the files in every context reports.
  private static func resolve(_ files: ImportedFiles) -> ([Diagnostic], SourceMap) {
    do {
      let loaded = try load(files, themes: .everyContext)
      return (loaded.diagnostics.diagnostics, loaded.sources)
    } catch {
      return (error.diagnostics, error.sources)
    }
  }

  private static func load(
    _ files: ImportedFiles, themes: InputOptions.Themes
  ) throws(RunFailure) -> LoadedTokens {
    var options = InputOptions()
    options.themes = themes
    return try TokenLoader.load(
      files.resolverName.map { [$0] } ?? files.files.map(\.name),
      from: MemorySource(files.files.map { ($0.name, $0.contents) }), options: options)
  }

  // MARK: Swift

  /// What keeps files that resolve from being compiled into Swift, as sentences.
  func obstacles(to files: ImportedFiles, isByType: Bool) -> [String] {
    guard !files.files.isEmpty else { return [] }
    let reported: [Diagnostic]
    do {
      var loaded = try Self.load(files, themes: .all)
      _ = TokenTableCompletion.complete(loaded.table, reporting: &loaded.diagnostics)
      reported = loaded.diagnostics.diagnostics
    } catch {
      reported = error.diagnostics
    }
    let errors = reported.filter { $0.severity == .error }
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
}
