import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("'-' is the standard input") struct StandardInputTests {
  private static let tokens = """
    { "spacing": { "$type": "dimension", "m": { "$value": { "value": 16, "unit": "px" } } } }
    """

  @Test(
    "where a file makes sense",
    arguments: [
      ("resolve -", #""value": 16"#), ("resolve - --format table", "spacing.m  dimension  16px"),
      ("find 16px -", "spacing.m"), ("find spacing.m -", "<stdin>:1:38"),
      ("find - m --limit 1", "SpacingToken.m"), ("lint - --rule naming", "no findings"),
      ("preview -", "<title>&lt;stdin&gt;: design tokens</title>"), ("schema -", "SpacingToken"),
      ("diff - other.tokens.json", "8px"), ("diff other.tokens.json -", "16px"),
      ("migrate - other.tokens.json", ""), ("- --output out", "1 token: 5 files written"),
    ])
  func reads(line: String, result: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.tokens.replacingOccurrences(of: "16", with: "8"), to: "other.tokens.json")
    let run = try BuiltTokenc.run(
      line.split(separator: " ").map(String.init), in: folder.path, input: Self.tokens)
    #expect(run.messages == "")
    #expect(run.exitCode == 0)
    #expect(result.isEmpty || run.output.contains(result), "\(run.output)")
    #expect(!folder.names.contains("-"))
  }

  @Test("messages point into it") func faults() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTokenc.run(["resolve", "-"], in: folder.path, input: #"{ "a": "#)
    #expect(run.exitCode == ExitCode.badInput.rawValue)
    #expect(run.messages.hasPrefix("<stdin>:1:7: error: "))
    let both = try BuiltTokenc.run(["diff", "-", "-"], in: folder.path, input: Self.tokens)
    #expect(both.exitCode == ExitCode.usage.rawValue)
    #expect(both.messages.contains("only one of OLD and NEW can be the standard input"))
  }

  @Test("a file of this name is './-', and a resolver may name one") func realFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "-")
    let file = try BuiltTokenc.run(["resolve", "./-", "--format", "table"], in: folder.path)
    #expect(file.output.contains("spacing.m"))
    let resolver = """
      { "version": "2025.10", "sets": { "a": { "sources": [ { "$ref": "-" } ] } },
        "resolutionOrder": [ { "$ref": "#/sets/a" } ] }
      """
    let run = try BuiltTokenc.run(
      ["resolve", "-", "--format", "table"], in: folder.path, input: resolver)
    #expect(run.output.contains("spacing.m"))
    #expect(run.exitCode == 0)
  }

  @Test("other tools' tokens and layouts come from it, too") func otherCommands() throws {
    let folder = try TemporaryFolder()
    let imported = try BuiltTokenc.run(
      ["import", "style-dictionary", "-"], in: folder.path,
      input: #"{ "size": { "m": { "value": "16px", "type": "dimension" } } }"#)
    #expect(imported.exitCode == 0, "\(imported.messages)")
    #expect(folder.names.contains("imported/stdin.tokens.json"))
    #expect(try BuiltTokenc.run(["init"], in: folder.path).exitCode == 0)
    let release = ["contract", "tokens", "--release", "1.0.0"]
    #expect(try BuiltTokenc.run(release, in: folder.path).exitCode == 0)
    let layout = try BuiltTokenc.run(
      ["validate", "tokens", "-", "--app", "1.0.0"], in: folder.path,
      input: #"{ "gap": "nosuch_gap" }"#)
    #expect(layout.exitCode <= 1, "\(layout.messages)")
    #expect(layout.messages == "")
  }
}
