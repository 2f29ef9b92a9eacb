import TokenCode
import TokenCompiler
import TokenLint

/// One pass over the Swift sources of an app: the literals that the baseline doesn't know.
struct CodeLint {
  var loaded: LoadedTokens
  private(set) var report: CodeLinter.Report
  private let baselinePath: String
  /// The entries of the baseline for these files.
  private let baseline: Baseline
  /// The entries for tokens and other files.
  private var others: Baseline
  private(set) var comparison: Baseline.Comparison
  private let fileCount: Int

  init(_ input: LoadedTokens, sources: [String]) throws(RunFailure) {
    loaded = input
    try loaded.throwIfErrors()
    let found = try RunFailure.catching(
      try MigratedSources(sources, baseline: "", without: [])
    ).files.filter { file in
      if case .swift = file.form { return true }
      return false
    }
    let modules = SwiftModules(loaded.configuration, in: loaded.folder)
    var files: [CodeLinter.File] = []
    for file in found {
      let bytes = try RunFailure.catching(try FileSystem.read(file.path))
      files.append(
        .init(
          path: WorkingDirectory.current.displayPath(for: file.path), bytes: bytes,
          module: file.module, pathBelow: Self.path(file.path, below: sources)))
    }
    fileCount = files.count
    var linter = CodeLinter(loaded.table, tokenModule: modules.tokens)
    report = linter.run(files, in: loaded.sources)
    let name = loaded.configuration.lint.baseline.path
    baselinePath = loaded.path(of: name)
    var all = Baseline()
    if let root = try loaded.readFile(name) {
      all = BaselineReader.read(root, from: loaded.reader.tape, reporting: &loaded.diagnostics)
    }
    try loaded.throwIfErrors()
    let paths = Set(files.map(\.path))
    func isOfFiles(_ rule: String, _ subject: String) -> Bool {
      LintRules.codeRules.contains(rule)
        && paths.contains(String(subject.prefix { $0 != ":" }))
    }
    var known = all
    known.keepEntries(where: isOfFiles)
    others = all
    others.keepEntries { !isOfFiles($0, $1) }
    baseline = known
    comparison = baseline.compare(report.findings, of: LintRules.codeRules)
  }

  /// The rest of a file's path below the operand that it lies in.
  private static func path(_ path: String, below operands: [String]) -> String {
    for operand in operands {
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    }
    return path.hasPrefix("/") ? FilePath.split(path).name : path
  }

  /// The values that are written most often, with the tokens that they are.
  var valueLines: [String] {
    let repeated = report.values.filter { $0.count > 1 }.prefix(Self.maximumValues)
    return repeated.map { value in
      let token = value.token.map { ": \($0)" } ?? ""
      return "\(value.count) × \(value.kind.noun) \(value.value)\(token)"
    }
  }

  private static let maximumValues = 10

  var summary: String {
    var parts = [countedOrNone(comparison.new.count, "finding")]
    if !comparison.known.isEmpty { parts.append("\(comparison.known.count) known") }
    if report.allowedCount > 0 { parts.append("\(report.allowedCount) allowed") }
    return parts.joined(separator: ", ") + "; \(countedOrNone(fileCount, "Swift file"))"
  }

  /// Writes what changes no pixel in any theme.
  func applyFixes() throws(RunFailure) -> [(path: String, count: Int)] {
    let fixIts = comparison.new.compactMap(\.finding.fixIt)
    var edits = Dictionary(grouping: fixIts, by: \.file).mapValues { $0.map(\.edit) }
    for (file, edit) in report.imports where edits[file] != nil { edits[file]?.append(edit) }
    let changes = report.sources.applying(edits)
    try OutputTransaction.rewrite(
      changes.map { .init(name: $0.file.path, contents: $0.text, previous: $0.file.bytes) })
    return changes.map { ($0.file.path, $0.count) }
  }

  /// Takes what is stale out of the baseline; with a reason, takes what is new in.
  mutating func updateBaseline(reason: String?) throws(RunFailure) -> [String] {
    try comparison.update(baselinePath, of: others, adding: reason)
  }
}
