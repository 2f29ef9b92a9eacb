import Foundation
import Testing

@testable import TokenCompiler

/// A git repository in a temporary folder.
struct GitRepository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q")
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
      "commit", "-q", "-m", message)
  }

  func git(_ arguments: String...) throws {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try BuiltTokenc.runScript("git \(words)", in: path)
    try #require(outcome.exitCode == 0, "git \(words): \(outcome.messages)")
  }

  var path: String { folder.path }

  /// Runs the compiler; what it prints and its messages come as one text.
  func tokenc(
    _ arguments: String..., in subfolder: String = "."
  ) throws -> (status: Int32, output: String) {
    let outcome = try BuiltTokenc.run(arguments, in: FilePath.join(path, subfolder))
    return (outcome.exitCode, outcome.messages + outcome.output)
  }
}

let hasGit = (try? BuiltTokenc.runScript("git --version", in: "/"))?.exitCode == 0
