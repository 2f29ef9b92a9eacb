import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

@Suite("Inputs in a git repository", .enabled(if: hasGit, "git is not installed"))
struct GitTreeTests {
  @Test("'--allow-outside' is refused where nothing lies on disk") func allowOutside() throws {
    let repository = try repository()
    let refused = try repository.tokenc("diff", "HEAD~1:tokens", "HEAD:tokens", "--allow-outside")
    #expect(refused.status == ExitCode.usage.rawValue)
    #expect(refused.output.contains("'--allow-outside' is for files on disk"))
    let mixed = try repository.tokenc("diff", "HEAD:tokens", "tokens", "--allow-outside")
    #expect(mixed.status == 0, "\(mixed.output)")
  }

  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.write(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" },
        { "$ref": "../shared/b.tokens.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """, to: "tokens/t.resolver.json")
    try repository.write(colors(["a": "#ff0000"]), to: "tokens/a.tokens.json")
    try repository.write(colors(["b": "#00ff00"]), to: "shared/b.tokens.json")
    try repository.write(colors(["c": "#00ff00"]), to: "plain/c.tokens.json")
    try repository.commit("first")
    try repository.write(colors(["a": "#fe0000"]), to: "tokens/a.tokens.json")
    try repository.write(colors(["b": "#00ff00", "new": "#000001"]), to: "shared/b.tokens.json")
    try repository.commit("second")
    return repository
  }

  private let summary = "2 changes: 1 added, 1 revalued; semver: minor"

  @Test("REV:PATH reads a folder, a file and what a resolver names") func revisions() throws {
    let repository = try repository()
    for (old, new) in [
      ("HEAD~1:tokens", "HEAD:tokens"), ("HEAD~1:tokens", "tokens"),
      ("HEAD^:tokens/", "tokens/t.resolver.json"), ("HEAD~1:./tokens", "HEAD:tokens/."),
    ] {
      let outcome = try repository.tokenc("diff", old, new)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(summary), "\(old) \(new): \(outcome.output)")
    }
    let inside = try repository.tokenc("diff", "HEAD~1:./", "HEAD:.", in: "tokens")
    #expect(inside.output.contains(summary), "\(inside.output)")
    let file = try repository.tokenc(
      "diff", "HEAD~1:tokens/a.tokens.json", "HEAD:tokens/a.tokens.json", "--exit-code")
    #expect(file.status == 1)
    #expect(file.output.contains("1 change: 1 revalued"), "\(file.output)")
  }

  @Test("a link within the revision leads to its file") func links() throws {
    let repository = try repository()
    try repository.folder.link("plain/link.tokens.json", to: "../tokens/a.tokens.json")
    try repository.commit("link")
    let outcome = try repository.tokenc("diff", "HEAD~1:plain", "HEAD:plain")
    #expect(outcome.output.contains("added color.a") || outcome.output.contains("1 added"))
  }

  @Test("a revision is never an option of git") func options() throws {
    let repository = try repository()
    let outcome = try repository.tokenc("diff", "--", "--output=stolen:tokens", "HEAD:tokens")
    #expect(outcome.status == 66, "\(outcome.output)")
    #expect(repository.folder.text(of: "stolen") == nil)
    #expect(GitTree.split("--all:tokens") == nil)
    #expect(GitTree.split(":tokens") == nil)
  }

  @Test("what is missing is named") func missing() throws {
    let repository = try repository()
    let cases: [(String, Int32, String)] = [
      ("nowhere:tokens", 66, "the repository has no revision 'nowhere'"),
      ("HEAD:nowhere", 66, "HEAD:nowhere: error: no such file or folder"),
      ("HEAD:.git", 66, "no such file or folder"),
    ]
    for (operand, status, message) in cases {
      let outcome = try repository.tokenc("diff", operand, "tokens")
      #expect(outcome.status == status, "\(operand)")
      #expect(outcome.output.contains(message), "\(outcome.output)")
    }
  }

  @Test("a revision without a path is one, with the path that it has") func revisionAlone() throws {
    let repository = try repository()
    try repository.git("tag", "v1")
    let missing = "error: no such file or folder; 'v1' is a revision of the git repository, "
    for (operands, folder, end) in [
      (["v1", "tokens"], ".", "so did you mean 'v1:tokens'? [missing-file]"),
      (["tokens", "v1"], ".", "so did you mean 'v1:tokens'? [missing-file]"),
      (["v1", "HEAD:tokens"], ".", "so did you mean 'v1:tokens'? [missing-file]"),
      (["v1", "c.tokens.json"], "plain", "so did you mean 'v1:./c.tokens.json'? [missing-file]"),
      (["v1", "new"], ".", "which is written 'REV:PATH' [missing-file]"),
    ] {
      let outcome = try repository.tokenc("diff", operands[0], operands[1], in: folder)
      #expect(outcome.status == 66)
      #expect(outcome.output.contains("v1: \(missing)\(end)"), "\(outcome.output)")
    }
  }

  @Test("faults in a revision are shown with it") func faults() throws {
    let repository = try repository()
    try repository.write("{ \"a\": ", to: "broken/a.tokens.json")
    try repository.commit("broken")
    let outcome = try repository.tokenc("diff", "HEAD:broken", "tokens")
    #expect(outcome.status == 65)
    #expect(outcome.output.hasPrefix("HEAD:broken/a.tokens.json:1:"), "\(outcome.output)")
  }

  @Test(
    "paths are made plain",
    arguments: [("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "a"), ("./", ""), ("", "")])
  func normalized(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }
}
