import Testing

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite("tokenc import") struct ImportCommandTests {
  private static let file = ##"{"color": {"red": {"value": "#f00"}, "none": {"value": ""}}}"##

  @Test("tells what it wrote, what it left out, and what to do next") func report() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file, to: "in/base/color.json")
    let run = try BuiltTokenc.run(
      ["import", "style-dictionary", "in", "--output", "out"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        wrote out/base/color.tokens.json
        left out, for the reasons above:
          color.none
        2 tokens in: 1 imported, 1 left out, 0 hidden; 1 file written, 0 unchanged in out
        compile them with 'tokenc out --output DIR'

        """)
    #expect(
      run.messages
        == "in/base/color.json:1:56: warning: token 'color.none' is left out: the value is empty "
        + "[left-out]\n")
    #expect(try BuiltTokenc.run(["out", "--output", "Swift"], in: folder.path).exitCode == 0)
  }

  @Test("--strict writes nothing when something is left out") func strict() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file, to: "a.json")
    let run = try BuiltTokenc.run(
      ["import", "style-dictionary", "a.json", "--strict"], in: folder.path)
    #expect(run.exitCode == ExitCode.badInput.rawValue)
    #expect(run.messages.contains("error: token 'color.none' is left out"))
    #expect(folder.names == ["a.json"])
  }

  @Test("overwrites its own files, and no one else's without --force") func overwriting() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file, to: "a.json")
    try folder.write("mine", to: "imported/a.tokens.json")
    let arguments = ["import", "style-dictionary", "a.json"]
    let refused = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(refused.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(refused.messages.contains("file was not written by tokenc"))
    #expect(folder.text(of: "imported/a.tokens.json") == "mine")
    #expect(try BuiltTokenc.run(arguments + ["--force"], in: folder.path).exitCode == 0)
    try folder.write(##"{"color": {"red": {"value": "#00f"}}}"##, to: "a.json")
    #expect(try BuiltTokenc.run(arguments, in: folder.path).exitCode == 0)
    #expect(folder.text(of: "imported/a.tokens.json")?.contains("[0,0,1]") == true)
  }

  @Test("groups by type where top-level groups mix types") func byType() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"a": {"ink": {"value": "#000"}, "gap": {"value": "4px"}, "b": {"value": "{a.gap}"}}}"##,
      to: "a.json")
    let plain = try BuiltTokenc.run(["import", "style-dictionary", "a.json"], in: folder.path)
    #expect(
      plain.output.hasSuffix(
        """
        look at them with 'tokenc resolve imported --format table'
        before they compile: a top-level group has tokens of one type; '--by-type' groups them so

        """))
    _ = try BuiltTokenc.run(["import", "style-dictionary", "a.json", "--by-type"], in: folder.path)
    let table = try BuiltTokenc.run(
      ["resolve", "imported", "--format", "table"], in: folder.path)
    #expect(
      table.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "token", "color.a.ink", "dimension.a.gap", "dimension.a.b",
      ])
    #expect(try BuiltTokenc.run(["imported", "--output", "Swift"], in: folder.path).exitCode == 0)
  }

  @Test(
    "explains what is wrong with the command line",
    arguments: [
      (
        ["style-dictonary", "a.json"],
        "there is no dialect 'style-dictonary'; did you mean 'style-dictionary'?"
      ),
      (
        ["css", "a.json"],
        "there is no dialect 'css'; use one of 'style-dictionary', 'tokens-studio', 'dtcg-draft', "
          + "'spectrum', 'figma', 'alfa'"
      ),
      (
        ["figma"],
        "INPUT is missing; for example 'tokenc import style-dictionary tokens/ --output dtcg'"
      ),
      (
        ["figma", "a.json", "--contxt", "x"], "unknown option '--contxt'; did you mean '--context'?"
      ),
      (
        ["figma", "a.json", "--context", "dark=a.json"],
        "option '--context' needs 'MODIFIER:CONTEXT=INPUT', not 'dark=a.json'"
      ),
      (
        ["figma", "a.json", "--unit", "em"],
        "option '--unit' has no choice 'em'; did you mean 'rem'?"
      ),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file, to: "a.json")
    let run = try BuiltTokenc.run(["import"] + arguments, in: folder.path)
    #expect(run.exitCode == ExitCode.usage.rawValue)
    #expect(run.messages.hasPrefix("tokenc: error: \(message) [usage]\n"), "\(run.messages)")
  }

  @Test("names inputs that aren't there") func missingInput() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    for (input, message) in [
      ("a.json", "a.json: error: does not exist [missing-file]\n"),
      ("empty", "empty: error: holds no '*.json' [missing-file]\n"),
    ] {
      let run = try BuiltTokenc.run(["import", "figma", input], in: folder.path)
      #expect(run.exitCode == ExitCode.missingInput.rawValue)
      #expect(run.messages == message)
    }
  }
}
