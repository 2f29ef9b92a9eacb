import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenComponents
import TokenLint

/// A copy of the project's tokens in a temporary folder, with faults put in.
package struct TokensFolder {
  package enum Edit: Sendable {
    /// Replaces the first occurrence of a text in a file.
    case replace(String, String, String)
    /// Ends a file before the first occurrence of a text.
    case cut(String, from: String)
    case remove(String)
    case copy(String, to: String)

    var file: String {
      switch self {
      case .replace(let file, _, _), .cut(let file, from: _), .remove(let file),
        .copy(let file, to: _):
        file
      }
    }
  }

  /// Faults that are put in together, and the messages that they lead to.
  package struct Fault: CustomTestStringConvertible, Sendable {
    package let testDescription: String
    package let edits: [Edit]
    package let messages: String

    package init(testDescription: String, edits: [Edit], messages: String) {
      self.testDescription = testDescription
      self.edits = edits
      self.messages = messages
    }

    /// Whether a file of a single brand is changed, which a run for another brand doesn't read.
    package var isOfBrand: Bool { edits.contains { $0.file.hasPrefix("theme/") } }
  }

  package struct EditFailed: Error {
    package let file: String
    package let text: String
  }

  private let root: URL
  /// Whether tokens and configuration are the project's, without views.
  private let hasOwnSpecsAlone: Bool

  /// - Parameters:
  ///   - specs: components in place of the project's, by name; its contract is left out then.
  ///   - hasViews: whether specs need arrangements, as those of the example have.
  package init(edits: [Edit] = [], specs: [String: String]? = nil, hasViews: Bool = false) throws {
    hasOwnSpecsAlone = !hasViews && edits.allSatisfy { $0.file.hasPrefix("component/") }
    let source = Self.projectTokens
    root = TemporaryFolder.parent.resolvingSymlinksInPath()
      .appendingPathComponent("tokenc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: tokens, withIntermediateDirectories: true)
    // Some file systems take long for many files.
    let others = ["schemas"] + (specs == nil ? [] : ["component", "style", "contract.json"])
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
    where !others.contains(name) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: tokens.appendingPathComponent(name))
    }
    if let specs {
      let components = tokens.appendingPathComponent("component")
      try FileManager.default.createDirectory(at: components, withIntermediateDirectories: true)
      for (name, text) in specs {
        try Data(text.utf8).write(to: components.appendingPathComponent("\(name).component.json"))
      }
    }
    // What a resolver can name outside its folder.
    try Data("{}".utf8).write(to: root.appendingPathComponent("outside.tokens.json"))
    if !hasViews {
      try apply(Self.withoutViews)
    }
    for edit in edits { try apply(edit) }
  }

  private static let projectTokens = ProjectFolder.url.appendingPathComponent("tokens")
  private static let withoutViews = Edit.replace(
    Configuration.fileName, #""views": true"#, #""views": false"#)

  package var tokens: URL { root.appendingPathComponent("tokens") }
  package var output: URL { root.appendingPathComponent("out") }
  package var hasOutput: Bool { FileManager.default.fileExists(atPath: output.path) }

  package func remove() { try? FileManager.default.removeItem(at: root) }

  private func apply(_ edit: Edit) throws {
    switch edit {
    case .replace(let file, let text, let replacement):
      try change(file, text) { $0.replaceSubrange($1, with: replacement) }
    case .cut(let file, let text):
      try change(file, text) { $0.removeSubrange($1.lowerBound...) }
    case .remove(let file):
      try FileManager.default.removeItem(at: tokens.appendingPathComponent(file))
    case .copy(let file, let copy):
      try FileManager.default.copyItem(
        at: tokens.appendingPathComponent(file), to: tokens.appendingPathComponent(copy))
    }
  }

  private func change(
    _ file: String, _ text: String, _ body: (inout String, Range<String.Index>) -> Void
  ) throws {
    let url = tokens.appendingPathComponent(file)
    var content = try String(contentsOf: url, encoding: .utf8)
    guard let range = content.range(of: text) else { throw EditFailed(file: file, text: text) }
    body(&content, range)
    try content.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Compiles the folder within this process.
  ///
  /// - Returns: the messages as plain text, with the folder's own path left out.
  package func compile(_ options: [String] = []) -> (messages: String, exitCode: ExitCode) {
    do {
      let result = try runTokenc(["compile", tokens.path, "--output", output.path] + options)
      return (text(result.diagnostics.sorted, in: result.sources), result.exitCode)
    } catch let failure as RunFailure {
      return (text(failure.diagnostics, in: failure.sources), failure.exitCode)
    } catch {
      return ("\(error)", .usage)
    }
  }

  /// Compiles specs whose faults no brand has a part in: for one brand and up to the emission, with the tokens of all
  /// such folders loaded once, or at night as the command does, for all brands.
  package func compileSpecs() -> (messages: String, exitCode: ExitCode) {
    guard !Effort.isWhole else { return compile() }
    guard hasOwnSpecsAlone, var loaded = Self.loadedTokens else {
      return compile(["--brand", "alfa"])
    }
    do {
      loaded.reader.source = MemorySource(try Self.files(below: tokens))
      var compiled = try CompiledTokens(loaded)
      try compiled.fulfilContract()
      return (text(compiled.diagnostics.sorted, in: compiled.sources), .success)
    } catch let failure as RunFailure {
      return (text(failure.diagnostics, in: failure.sources), failure.exitCode)
    } catch {
      return ("\(error)", .usage)
    }
  }

  private static let loadedTokens: LoadedTokens? = {
    var options = InputOptions().knowingRules
    options.brands = ["alfa"]
    guard let folder = try? TokensFolder(), let files = try? files(below: folder.tokens) else {
      return nil
    }
    defer { folder.remove() }
    return try? TokenLoader.load(["tokens"], from: MemorySource(files), options: options)
  }()

  /// The files below a folder `tokens`, with their paths from the folder around it.
  private static func files(below folder: URL) throws -> [(path: String, bytes: [UInt8])] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .map { ("tokens/\($0)", [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  private func text(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    let bytes = DiagnosticFormat.text.formatter().format(DiagnosticReport(diagnostics), in: sources)
    return String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: root.path + "/", with: "")
      .replacingOccurrences(of: root.path, with: "")
  }
}
