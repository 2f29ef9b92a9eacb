import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenLint
@testable import TokenScreens

/// What the lint rules make of files in memory: token files or a resolver document, and perhaps a
/// `tokenc.json`.
struct LintSample {
  /// What loading and the configuration of the rules reported, sorted.
  let faults: [Diagnostic]
  let sources: SourceMap
  let table: TokenTable?
  let report: Linter.Report

  /// - Parameter rules: the rules to run; all when empty.
  init(_ files: [(path: String, bytes: [UInt8])], rules: [String] = []) {
    var options = InputOptions()
    options.rules = LintRules.declarations
    let files = LoadedFiles(files, options: options)
    table = files.loaded?.table
    guard var loaded = files.loaded else {
      sources = files.sources
      faults = files.diagnostics
      report = Linter.Report()
      return
    }
    do {
      let design = try loaded.readDesign()
      report = Linter(table: loaded.table, chosen: rules, design: design)
        .run(reporting: &loaded.diagnostics)
    } catch {
      report = Linter.Report()
    }
    faults = loaded.diagnostics.sorted
    // With the component specs, which are read last.
    sources = loaded.sources
  }

  /// Everything that was reported, in the order of files and places.
  var diagnostics: [Diagnostic] {
    var collector = DiagnosticCollector()
    collector.add(faults + report.findings.map(\.diagnostic) + report.unusedSuppressions)
    return collector.sorted
  }

  /// The files with every fix-it applied.
  var fixed: [(path: String, bytes: [UInt8])] {
    var texts = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.bytes) })
    let fixIts = report.findings.compactMap(\.finding.fixIt)
    let edits = Dictionary(grouping: fixIts, by: \.file).mapValues { $0.map(\.edit) }
    for change in sources.applying(edits) { texts[change.file.path] = change.text }
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
    sample.diagnostics, expected, in: sample.sources, files,
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
  #expect(!again.faults.contains { $0.severity == .error }, sourceLocation: sourceLocation)
  #expect(again.fixed.map(\.bytes) == once.map(\.bytes), sourceLocation: sourceLocation)
}
