import TestSupport
import Testing
import TokenCommands
import TokenCompiler
import TokenComponents

/// The set that `tokenc init` writes, in memory, for mistakes to be made in it.
package struct StarterSet {
  package private(set) var files: [String: String] = Dictionary(
    uniqueKeysWithValues: StarterFiles.tokens.filter { !$0.name.hasPrefix("schemas/") }.map {
      ($0.name, String(decoding: $0.bytes, as: UTF8.self))
    })

  package init() {}

  package static let resolver = "tokens.resolver.json"
  package static let colors = "semantic/color.tokens.json"
  package static let orbit = "theme/orbit/color.tokens.json"

  /// Puts a text in the place of another one, which must be there.
  package mutating func replace(
    _ text: String, with other: String, in path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = files[path] ?? ""
    let after = before.substituting(text, with: other)
    #expect(before != after, "'\(text)' is not in \(path)", sourceLocation: sourceLocation)
    files[path] = after
  }

  /// The edit with several at once, for arguments of tests.
  package func replacing(
    _ text: String, with other: String, in path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> StarterSet {
    var result = self
    result.replace(text, with: other, in: path, sourceLocation: sourceLocation)
    return result
  }

  package mutating func set(_ path: String, _ text: String?) { files[path] = text }

  package mutating func move(_ path: String, to other: String) {
    files[other] = files.removeValue(forKey: path)
  }

  package var source: MemorySource {
    MemorySource(files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
  }

  /// All that compiling it reports, and the generated files where there is no error.
  package func compile() -> (reports: [String], output: [[UInt8]]?) {
    do throws(RunFailure) {
      var options = InputOptions()
      options.resolver = Self.resolver
      var compiled = try CompiledTokens(TokenLoader.load([""], from: source, options: options))
      try compiled.fulfilContract()
      let output =
        TokenEmitter(
          table: compiled.table, configuration: compiled.configuration, inputName: compiled.name,
          fontFiles: compiled.fontFiles
        ).emit(.split)
        + ComponentEmitter(
          components: compiled.components, table: compiled.table,
          configuration: compiled.configuration
        ).emit(.split)
      return (
        compiled.diagnostics.sorted.map { Self.text($0, in: compiled.sources) },
        output.map { Array($0.name.utf8) + $0.contents }
      )
    } catch {
      return (error.diagnostics.map { Self.text($0, in: error.sources) }, nil)
    }
  }

  /// The names that a contract of it has.
  package func wireNames() throws(RunFailure) -> [WireNames] {
    try CompiledTokens(TokenLoader.load([""], from: source)).wireNames
  }

  /// Writes it into a folder.
  package func write(to folder: TemporaryFolder, below name: String) throws {
    for (path, text) in files { try folder.write(text, to: "\(name)/\(path)") }
  }

  package var reports: [String] { compile().reports }

  private static func text(_ diagnostic: Diagnostic, in sources: SourceMap) -> String {
    let place =
      diagnostic.range.map { range in
        let file = sources[range.file]
        let position = file.position(at: Int(range.start))
        return "\(file.path):\(position.line):\(position.column)"
      } ?? diagnostic.path ?? "-"
    return
      "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
  }
}
