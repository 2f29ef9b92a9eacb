import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenCompiler

/// A folder of tokens with a contract.
package struct ContractProject {
  package let folder: TemporaryFolder

  package init(_ tokens: String) throws {
    folder = try TemporaryFolder()
    try set(tokens)
  }

  package func set(_ tokens: String) throws { try folder.write(tokens, to: "t/a.tokens.json") }

  /// Writes a component spec; no text takes it away.
  package func setComponent(_ name: String, _ spec: String?) throws {
    let path = "t/\(name).component.json"
    if let spec {
      try folder.write(spec, to: path)
    } else {
      try FileManager.default.removeItem(atPath: folder[path])
    }
  }

  package var contract: String { folder.text(of: "t/contract.json") ?? "" }
  package var names: [String] {
    contract.split(separator: "\n").filter { $0.hasPrefix("      \"") }.map {
      $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",")))
    }
  }

  /// Runs a command within this process.
  package func run(_ words: String...) throws -> (status: ExitCode, output: String) {
    try run(words)
  }

  private func run(_ words: [String]) throws -> (status: ExitCode, output: String) {
    do {
      let result = try runTokenc(words)
      return (result.exitCode, result.text)
    } catch let failure as RunFailure {
      return (failure.exitCode, failure.diagnostics.map(\.message).joined(separator: "\n"))
    } catch let error as UsageError {
      return (.usage, error.message)
    }
  }

  /// What apps of a release don't know of a document, each with its place: `1:27: color 'alarm' is …`.
  package func unknown(to release: String, in document: String = "layout.json") throws -> [String] {
    let run = try runTokenc(["validate", folder["t"], folder[document], "--app", release])
    var indexes = LineIndexes(run.sources)
    let found = run.diagnostics.sorted.filter { $0.id.rawValue == "unknown-to-release" }
    #expect(found.isEmpty || run.exitCode == .difference)
    return found.compactMap { diagnostic in
      diagnostic.range.map { range in
        indexes.place(of: range).split(separator: ":").suffix(2).joined(separator: ":")
          + ": \(diagnostic.message)"
      }
    }
  }

  /// Lets names of the contract go.
  package func retire(_ name: String) throws -> (status: ExitCode, output: String) {
    try run("retire", folder["t"], name, "--apply")
  }

  package func contract(_ options: String...) throws -> (status: ExitCode, output: String) {
    try run(["contract", folder["t"]] + options)
  }

  package func compile() throws -> (status: ExitCode, output: String) {
    try run("compile", folder["t"], "--output", folder["out"])
  }
}
