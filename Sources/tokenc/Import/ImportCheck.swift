import TokenCompiler

/// Resolves what an import is about to write, as `tokenc resolve` would, so that it writes nothing
/// that the compiler refuses.
struct ImportCheck {
  let document: ForeignDocument
  let others: [GeneratedFile]
  private(set) var diagnostics: DiagnosticCollector
  private(set) var checked: [ImportedToken] = [] { didSet { indicesByPath = nil } }
  /// The indices of the document's tokens, by the path that they get; made for the first report.
  private(set) var indicesByPath: [[String]: [Int]]?

  /// Why the compiler refuses a token.
  private typealias Refusal = (reason: String, key: String)

  /// Leaves tokens out until the compiler takes the rest; each is reported at its source.
  mutating func files(_ tokens: [ImportedToken]) -> ImportedFiles {
    var tokens = tokens
    checked = tokens
    while true {
      let files = ImportedFiles(tokens, of: document, beside: others)
      let refusals = refusals(of: files)
      if refusals.isEmpty { return files }
      for token in tokens { if let refusal = refusals[token.source] { report(token, refusal) } }
      let refused = tokens.filter { refusals[$0.source] != nil }
      tokens = removing(refused.map(\.path), from: tokens)
    }
  }

  /// The tokens without those that refer to paths which are left out; each is reported at its source.
  mutating func withoutFollowers(
    of leftOut: [[String]], among tokens: [ImportedToken]
  ) -> [ImportedToken] {
    checked = tokens
    return removing(leftOut, from: tokens)
  }

  /// The tokens without those of several types by context, as one name in Swift has one type.
  mutating func withoutMixedTypes(among tokens: [ImportedToken]) -> [ImportedToken] {
    checked = tokens
    var types: [[String]: Set<TokenType>] = [:]
    var aliases: [[String]: [[String]]] = [:]
    for token in tokens {
      if let type = token.type { types[token.path, default: []].insert(type) }
      for case .alias(let target) in [token.value] + token.modes.map(\.value) {
        aliases[target, default: []].append(token.path)
      }
    }
    // An alias has all types of its targets.
    var pending = Array(types.keys)
    while let path = pending.popLast() {
      let found = types[path] ?? []
      for alias in aliases[path] ?? [] where !found.isSubset(of: types[alias] ?? []) {
        types[alias, default: []].formUnion(found)
        pending.append(alias)
      }
    }
    var faulty: Set<[String]> = []
    for token in tokens {
      guard let found = types[token.path], found.count > 1, faulty.insert(token.path).inserted
      else { continue }
      let names = found.map(\.rawValue).sorted().quoted
      report(
        token,
        (
          "it has several types, depending on the context: \(names); give one of them a name of its own",
          "several types"
        ))
    }
    return removing(Array(faulty).sorted { $0.lexicographicallyPrecedes($1) }, from: tokens)
  }

  private mutating func removing(
    _ paths: [[String]], from tokens: [ImportedToken]
  ) -> [ImportedToken] {
    guard !paths.isEmpty else { return tokens }
    let leftOut = followers(of: paths, among: tokens)
    // In all files: otherwise another context's value would take the place.
    return tokens.filter { !leftOut.contains($0.path) }
  }

  /// The refused paths, those of tokens that refer to them, of tokens that refer to those, and so on.
  private mutating func followers(
    of refused: [[String]], among tokens: [ImportedToken]
  ) -> Set<[String]> {
    var referrers: [[String]: [ImportedToken]] = [:]
    for token in tokens {
      for target in token.value.targets + token.modes.flatMap(\.value.targets) {
        referrers[target, default: []].append(token)
      }
    }
    var leftOut = Set(refused)
    // In the order of the files: what is left out for two reasons always names the same one.
    var pending = refused
    var next = 0
    while next < pending.count {
      let path = pending[next]
      next += 1
      for token in referrers[path] ?? [] where leftOut.insert(token.path).inserted {
        pending.append(token.path)
        let reason = "it refers to '\(path.joined(separator: "."))', which is left out"
        report(token, (reason, "follows"))
      }
    }
    return leftOut
  }

  private mutating func report(_ token: ImportedToken, _ refusal: Refusal) {
    let source = document.tokens[token.source]
    let indices =
      indicesByPath
      ?? Dictionary(grouping: checked, by: \.path).mapValues { $0.map(\.source) }
    indicesByPath = indices
    let loss = document.loss(with: token.source, among: indices[token.path] ?? [])
    let reason = refusal.reason + loss
    diagnostics.report(.leftOut(source, reason, at: source.value.range, key: refusal.key))
  }

  /// The tokens at fault in any context, by their index in ``ForeignDocument/tokens``.
  private mutating func refusals(of files: ImportedFiles) -> [Int: Refusal] {
    var refusals: [Int: Refusal] = [:]
    let (errors, sources) = Self.errors(in: files, themes: .everyContext)
    for error in errors {
      if let range = error.range,
        let source = files.source(at: Int(range.start), of: sources[range.file].path)
      {
        refusals[source] = refusals[source] ?? (error.message, "refused \(error.id.rawValue)")
      } else {
        // Not to be written, and not a token's fault.
        let name = error.range.map { sources[$0.file].path }
        let other = others.first { $0.name == name }.map {
          "'\($0.name)', which stands beside them"
        }
        diagnostics.error(
          error.id,
          "the imported files don't resolve\(other.map { " with \($0)" } ?? ""): \(error.message)",
          at: nil)
      }
    }
    return refusals
  }

  /// The errors that loading the files reports, and if that is for Swift, completing the table.
  private static func errors(
    in files: ImportedFiles, themes: InputOptions.Themes
  ) -> ([Diagnostic], SourceMap) {
    guard !files.files.isEmpty else { return ([], SourceMap()) }
    var options = InputOptions()
    options.themes = themes
    func isError(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error }
    do {
      var loaded = try files.load(options)
      if themes == .all {
        _ = TokenTableCompletion.complete(loaded.table, reporting: &loaded.diagnostics)
      }
      return (loaded.diagnostics.diagnostics.filter(isError), loaded.sources)
    } catch {
      return (error.diagnostics.filter(isError), error.sources)
    }
  }

  static func needsTypeGroups(_ files: ImportedFiles) -> Bool {
    errors(in: files, themes: .all).0.contains {
      $0.id == .mixedTypes || $0.id == .tokenOutsideGroups
    }
  }

  /// The paths of tokens that can't be compiled: that some theme lacks, or whose names others have, too.
  static func nameFaults(in files: ImportedFiles) -> (holes: Set<String>, clashes: [String]) {
    let (errors, sources) = errors(in: files, themes: .all)
    func paths(_ ids: Diagnostic.ID...) -> [String] {
      errors.filter { ids.contains($0.id) }.compactMap { error in
        error.range.flatMap { range in
          files.path(at: Int(range.start), of: sources[range.file].path)
        }
      }
    }
    return (Set(paths(.hole)), paths(.duplicateCase, .invalidCase, .duplicateServerName).unique())
  }

  /// The reasons for which files that resolve can't be compiled into Swift, as sentences.
  static func obstacles(to files: ImportedFiles, isByType: Bool) -> [String] {
    var errors = errors(in: files, themes: .all).0
    var sentences: [String] = []
    if !isByType {
      let others = errors.filter { $0.id != .mixedTypes && $0.id != .tokenOutsideGroups }
      if others.count < errors.count {
        sentences.append("a top-level group has tokens of one type; '--by-type' groups them so")
      }
      errors = others
    }
    return sentences
      + errors.grouped(by: \.id).map { _, same in
        same[0].message + (same.count > 1 ? " (and \(same.count - 1) more like it)" : "")
      }
  }
}
