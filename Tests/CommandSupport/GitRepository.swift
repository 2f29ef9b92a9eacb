import Foundation
import TestSupport
import Testing
import TokenCompiler

/// A git repository in a temporary folder.
package struct GitRepository {
  package let folder: TemporaryFolder

  package init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q")
  }

  package func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  package func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
      "commit", "-q", "-m", message)
  }

  package func git(_ arguments: String...) throws {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try BuiltTokenc.runScript("git \(words)", in: path)
    try #require(outcome.exitCode == 0, "git \(words): \(outcome.messages)")
  }

  package var path: String { folder.path }

  /// Runs the compiler; what it prints and its messages come as one text.
  package func tokenc(
    _ arguments: String..., in subfolder: String = "."
  ) throws -> (status: Int32, output: String) {
    let outcome = try BuiltTokenc.run(arguments, in: FilePath.join(path, subfolder))
    return (outcome.exitCode, outcome.messages + outcome.output)
  }
}

package let hasGit = (try? BuiltTokenc.runScript("git --version", in: "/"))?.exitCode == 0
