import Testing

@testable import tokenc

/// What the lint rules make of files in memory: token files or a resolver document, and perhaps a
/// `tokenc.json`.
struct LintSample {
  let reader: InputReader
  let survey: TokenSurvey?
  let report: Linter.Report

  /// - Parameter rules: the rules to run; all when empty.
  init(_ files: [(path: String, bytes: [UInt8])], rules: [String] = []) {
    var reader = InputReader(
      loader: MemoryLoader(files: Dictionary(uniqueKeysWithValues: files.map { ($0.0, $0.1) })))
    var document: ResolverDocument?
    let sources = files.filter { !$0.path.hasSuffix("tokenc.json") }
    if let resolver = files.first(where: { $0.path.hasSuffix("resolver.json") }) {
      if case .success(let root?) = reader.read(path: resolver.path) {
        document = ResolverReader.read(root, with: &reader)
      }
    } else {
      let roots = sources.map { reader.read(path: $0.path) }
      document =
        ResolverDocument.plain(
          roots.compactMap { root in
            if case .success(let root?) = root { TokenSource(root: root) } else { nil }
          }
        ).withImplicitAxes
    }
    var configuration = Configuration()
    if case .success(let root?) = reader.read(path: "tokenc.json") {
      configuration = ConfigurationReader.read(
        root, from: reader.tape, reporting: &reader.diagnostics)
    }
    guard let document,
      let plan = CompilePlan(
        for: document, brands: [], choices: [], reporting: &reader.diagnostics)
    else {
      self.reader = reader
      survey = nil
      report = Linter.Report()
      return
    }
    let resolution = ThemeResolver.resolve(
      document, inputs: plan.inputs, tape: reader.tape, reporting: &reader.diagnostics)
    let survey = TokenSurvey(resolution, plan: plan, configuration: configuration)
    report = Linter(survey: survey, chosen: rules).run(reporting: &reader.diagnostics)
    self.survey = survey
    self.reader = reader
  }

  /// Everything that was reported, in the order of files and places.
  var diagnostics: [Diagnostic] {
    var collector = reader.diagnostics
    collector.add(report.findings.map(\.diagnostic) + report.unusedSuppressions)
    return collector.sorted
  }

  /// The files with every fix-it applied.
  var fixed: [(path: String, bytes: [UInt8])] {
    let sources = reader.tape.sources
    var texts = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.bytes) })
    let changes = FixApplication.apply(
      report.findings.compactMap(\.finding.fixIt), to: sources)
    for change in changes { texts[sources[change.file].path] = change.text }
    return sources.files.map { ($0.path, texts[$0.path] ?? []) }
  }
}

/// Lints one token file with some rules and compares all that is reported with what is expected.
func expectFindings(
  _ rules: String..., in text: String, configuration: String = "{}",
  _ expected: [ExpectedDiagnostic], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFindings(
    rules, in: ["a.tokens.json": text, "tokenc.json": configuration], expected,
    sourceLocation: sourceLocation)
}

/// Lints files with some rules and compares all that is reported with what is expected.
func expectFindings(
  _ rules: [String], in texts: KeyValuePairs<String, String>, _ expected: [ExpectedDiagnostic],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let files = MarkedFiles(texts)
  let sample = LintSample(files.files, rules: rules)
  expectDiagnostics(
    sample.diagnostics, expected, in: sample.reader.tape.sources, files,
    sourceLocation: sourceLocation)
}

/// Fixes one token file and compares the text; the fixed file must resolve without errors, and a
/// second fix must change nothing.
func expectFix(
  _ rule: String, in text: String, gives expected: String, configuration: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let once = LintSample(
    MarkedFiles(["a.tokens.json": text, "tokenc.json": configuration]).files, rules: [rule]
  ).fixed
  #expect(
    String(decoding: once[0].bytes, as: UTF8.self) == expected, sourceLocation: sourceLocation)
  let again = LintSample(once, rules: [rule])
  #expect(!again.reader.diagnostics.hasErrors, sourceLocation: sourceLocation)
  #expect(again.fixed.map(\.bytes) == once.map(\.bytes), sourceLocation: sourceLocation)
}
