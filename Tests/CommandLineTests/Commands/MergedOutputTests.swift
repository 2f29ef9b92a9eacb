import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

/// A repository with tokens, their generated code and two branches, `main` and `other`.
private struct Branches {
  let repository: GitRepository
  static let values = "Generated/ColorToken+Values.swift"

  /// - Parameter attributes: whether the repository has those that `tokenc init` writes.
  init(attributes: Bool = false) throws {
    repository = try GitRepository()
    try repository.write(#"{ "output": { "tokens": "../Generated" } }"#, to: "tokens/tokenc.json")
    try write(["ink": "#111111", "line": "#222222", "paper": "#eeeeee"])
    for number in 0..<12 { try write(["shade\(number)": "#333333"]) }
    if attributes {
      let bytes = StarterFiles.attributes.bytes
      try repository.write(String(decoding: bytes, as: UTF8.self), to: ".gitattributes")
    }
    try compile()
    try repository.commit("tokens")
    try repository.git("branch", "-M", "main")
    try repository.git("branch", "other")
  }

  func write(_ values: KeyValuePairs<String, String>) throws {
    for (name, color) in values {
      try repository.write(colors([name: color]), to: "tokens/\(name).tokens.json")
    }
  }

  func compile() throws {
    let outcome = try repository.tokenc("tokens")
    try #require(outcome.status == 0, "\(outcome.output)")
  }

  /// Changes tokens on a branch, compiles and commits.
  func change(
    _ branch: String, _ colors: KeyValuePairs<String, String>, thenEdit edit: Bool = false
  ) throws {
    try repository.git("checkout", "-q", branch)
    try write(colors)
    try compile()
    if edit { try append("let mine = 1\n") }
    try repository.commit(branch)
  }

  func append(_ text: String) throws {
    let values = try #require(repository.folder.text(of: Self.values))
    try repository.write(values + text, to: Self.values)
  }

  /// Runs git where it may fail, as a merge with conflicts does.
  func tryGit(_ words: String) throws {
    _ = try BuiltTokenc.runScript(
      "git -c user.name=T -c user.email=t@example.com \(words)", in: repository.folder.path)
  }

  /// Whether one plain run brings the folder to what a run without any earlier files gives.
  func expectHealed(_ location: Testing.SourceLocation = #_sourceLocation) throws {
    let run = try repository.tokenc("tokens")
    #expect(run.status == 0, "\(run.output)", sourceLocation: location)
    let anew = try repository.tokenc("tokens", "--output", "Anew")
    #expect(anew.status == 0, sourceLocation: location)
    for name in repository.folder.names where name.hasPrefix("Anew/") && !name.hasSuffix("/") {
      let file = "Generated/" + name.dropFirst("Anew/".count)
      let text = repository.folder.text(of: file)?.replacingOccurrences(of: "\r\n", with: "\n")
      #expect(text == repository.folder.text(of: name), "\(file)", sourceLocation: location)
    }
  }

  func expectRefused(_ location: Testing.SourceLocation = #_sourceLocation) throws {
    let check = try repository.tokenc("tokens", "--check")
    #expect(check.status == 1, sourceLocation: location)
    let message = "\(Self.values): error: generated file was edited by hand; "
    #expect(check.output.contains(message), "\(check.output)", sourceLocation: location)
    let run = try repository.tokenc("tokens")
    #expect(run.status == 73, "\(run.output)", sourceLocation: location)
    #expect(run.output.contains(message), "\(run.output)", sourceLocation: location)
  }
}

@Suite("Generated files after a merge", .enabled(if: hasGit, "git is not installed"))
struct MergedOutputTests {
  @Test("conflict markers are written over", arguments: ["merge", "rebase", "cherry-pick"])
  func conflicts(way: String) throws {
    let branches = try Branches()
    try branches.change("other", ["ink": "#ff0000"])
    try branches.change("main", ["ink": "#00ff00", "more": "#0000ff"])
    try branches.tryGit("\(way) other")
    #expect(branches.repository.folder.text(of: Branches.values)?.contains("<<<<<<<") == true)
    try branches.write(["ink": "#00ff00"])
    try branches.expectHealed()
  }

  @Test("what git merged by itself is written over, before and after the commit")
  func cleanMerge() throws {
    for attributes in [false, true] {
      let branches = try Branches(attributes: attributes)
      try branches.change("other", ["zinc": "#ff0000"])
      try branches.change("main", ["aqua": "#00ff00"])
      try branches.tryGit("merge other")
      let check = try branches.repository.tokenc("tokens", "--check")
      #expect(check.status == 1)
      #expect(!check.output.contains("by hand"), "\(check.output)")
      try branches.tryGit("add -A")
      try branches.tryGit("commit -m merged")
      try branches.expectHealed()
    }
  }

  @Test("what git merged is written over where the manifest is that of one side")
  func manifestOfOneSide() throws {
    let branches = try Branches()
    try branches.change("other", ["zinc": "#ff0000"])
    try branches.change("main", ["aqua": "#00ff00"])
    try branches.tryGit("merge other")
    try branches.repository.git("checkout", "--ours", "--", "Generated/.tokenc-manifest")
    let check = try branches.repository.tokenc("tokens", "--check")
    #expect(check.status == 1)
    #expect(!check.output.contains("by hand"), "\(check.output)")
    try branches.tryGit("add -A")
    try branches.tryGit("commit -m merged")
    try branches.expectHealed()
  }

  @Test("merges of merges are written over") func mergesOfMerges() throws {
    let branches = try Branches(attributes: true)
    try branches.repository.git("branch", "third", "main")
    try branches.change("other", ["ink": "#ff0000"])
    try branches.change("third", ["shade9": "#00ffff"])
    try branches.change("main", ["shade2": "#00ff00"])
    for branch in ["other", "third"] {
      try branches.tryGit("merge \(branch)")
      try branches.tryGit("add -A")
      try branches.tryGit("commit -m merged")
    }
    try branches.expectHealed()
  }

  @Test("a file of an earlier commit is written over") func earlierFile() throws {
    let branches = try Branches()
    try branches.change("main", ["ink": "#ff0000"])
    try branches.repository.git("checkout", "-q", "other", "--", Branches.values)
    try branches.expectHealed()
  }

  @Test("an edit by hand is refused on either side of a merge and after it")
  func edits() throws {
    for side in ["main", "other", "after"] {
      let branches = try Branches(attributes: true)
      try branches.change("other", ["zinc": "#ff0000"], thenEdit: side == "other")
      try branches.change("main", ["aqua": "#00ff00"], thenEdit: side == "main")
      try branches.tryGit("merge other")
      if side == "after" { try branches.append("let mine = 1\n") }
      try branches.expectRefused()
      try branches.tryGit("add -A")
      try branches.tryGit("commit -m merged")
      try branches.expectRefused()
    }
  }

  @Test("a checkout with other line ends is up to date, and its files are tokenc's own")
  func lineEnds() throws {
    let branches = try Branches()
    let folder = branches.repository.folder
    for name in folder.names where name.hasPrefix("Generated/") && !name.hasSuffix("/") {
      let text = try #require(folder.text(of: name))
      try folder.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: name)
    }
    #expect(try branches.repository.tokenc("tokens", "--check").status == 0)
    try branches.write(["ink": "#ff0000"])
    try branches.expectHealed()
  }

  @Test("without git, markers alone tell a merge") func withoutGit() throws {
    let folder = try TemporaryFolder()
    let writer = OutputWriter(folder: folder["out"])
    func file(_ text: String) -> GeneratedFile {
      GeneratedFile(name: "a", contents: Array(text.utf8))
    }
    try writer.write([file("1\n")])
    try folder.write("<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n", to: "out/a")
    #expect(try writer.write([file("3\n")]).merged == ["a"])
    try folder.write("<<<<<<< ours\n1\n=======\n2\n", to: "out/a")
    #expect(throws: RunFailure.self) { try writer.write([file("3\n")]) }
  }

  @Test(
    "a mixture has lines of its sides only, and keeps what both have in order",
    arguments: [
      ("a b c", true), ("a x b y c", true), ("a x y b c", true), ("a b", false), ("b a c", false),
      ("a b mine c", false), ("<<<<<<< a x ======= y >>>>>>> b c", false),
      ("a <<<<<<< x ||||||| old ======= y >>>>>>> b c", true), ("a ======= b c", false),
      ("a x b y c <<<<<<<", false),
    ])
  func mixtures(text: String, isMixture: Bool) {
    let sides = [lines("a x b c"), lines("a b y c")]
    #expect(MergedText.isMixture(lines(text), of: sides) == isMixture)
  }

  @Test("what both sides wrote, each at its own place, is there twice") func doubled() {
    let sides = [lines("a new x b c"), lines("a b c new y")]
    #expect(MergedText.isMixture(lines("a new x b c new y"), of: sides))
  }

  private func lines(_ text: String) -> [UInt8] {
    Array(text.split(separator: " ").joined(separator: "\n").utf8)
  }
}
