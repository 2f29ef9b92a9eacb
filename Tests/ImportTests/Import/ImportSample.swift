import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// What `tokenc import` makes of files that a test states.
struct ImportSample {
  let result: Importer.Result
  let account: ImportAccount
  let diagnostics: [Diagnostic]
  let sources: SourceMap
  private let marked: MarkedFiles

  /// - Parameters:
  ///   - contexts: `MODIFIER:CONTEXT` of files, by their path.
  init(
    _ dialect: ImportDialect, _ texts: KeyValuePairs<String, String>,
    contexts: [String: String] = [:], options: ImportOptions = ImportOptions()
  ) {
    self.init(dialect, texts.map { ($0, $1) }, contexts: contexts, options: options)
  }

  init(
    _ dialect: ImportDialect, _ texts: [(path: String, text: String)],
    contexts: [String: String] = [:], options: ImportOptions = ImportOptions()
  ) {
    marked = MarkedFiles(texts)
    var reader = InputReader(source: MemorySource(marked.files), as: .json5)
    var diagnostics = DiagnosticCollector()
    var inputs: [ImportSource] = []
    var swiftFiles: [SwiftSourceFile] = []
    for file in marked.files {
      if file.path.hasSuffix(".swift") {
        guard let (id, bytes) = try? reader.text(ofFile: file.path) else { continue }
        swiftFiles.append(
          SwiftSourceFile(bytes, id: id, name: file.path.replacing(".swift", with: "")))
        continue
      }
      guard let root = try? reader.root(ofFile: file.path, reporting: &diagnostics) else {
        continue
      }
      inputs.append(
        ImportSource(
          root: root, name: file.path.replacing(".json", with: ""),
          context: contexts[file.path].flatMap { Assignment($0, at: ":") }))
    }
    let document = ImportSourceReader.read(
      inputs, swiftFiles, as: dialect, from: reader.tape, options: options, reporting: &diagnostics)
    result = Importer.run(document, options: options, reporting: &diagnostics)
    account = ImportAccount(
      of: inputs.map { reader.tape.range($0.root).file }, in: reader.tape, result, diagnostics)
    self.diagnostics = diagnostics.sorted
    sources = reader.tape.sources
  }

  /// The tokens as `tokenc resolve` has them: type and short value by path.
  func tokens(choosing choices: KeyValuePairs<String, String> = [:]) -> [String: String] {
    // Of an import that leaves out everything nothing is written.
    guard !result.files.files.isEmpty else { return [:] }
    let resolved = LoadedFiles(
      result.files.files.map { ($0.name, $0.contents) }, choosing: choices)
    #expect(resolved.diagnostics.isEmpty, "\(resolved.diagnostics.map(\.message))")
    guard let resolution = resolved.resolution, let theme = resolution.themes.first else {
      return [:]
    }
    return Dictionary(
      uniqueKeysWithValues: theme.tokens.map { token in
        let value = resolution.values[token.value]
        return (resolution.pathText(token.path), "\(value.type.rawValue) \(value.shortText)")
      })
  }

  /// The text of a file that was written.
  func text(of name: String) -> String {
    let file = result.files.files.first { $0.name == name }
    return file.map { String(decoding: $0.contents, as: UTF8.self) } ?? "no such file"
  }

  /// Compares all that was reported, in order, with what is expected.
  func expect(
    _ expected: [ExpectedDiagnostic], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectDiagnostics(diagnostics, expected, in: sources, marked, sourceLocation: sourceLocation)
  }
}
