import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

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
        wrote out/tokenc.json
        left out, for the reasons above:
          color.none
        2 tokens in: 1 imported, 1 left out, 0 hidden; 2 files written, 0 unchanged in out
        2 members in the files: 1 converted, 0 kept in '$extensions', 1 dropped
        compile them with 'tokenc out'

        """)
    #expect(
      run.messages
        == "in/base/color.json:1:56: warning: token 'color.none' is left out: the value is empty "
        + "[left-out]\n")
    let compiled = try BuiltTokenc.run(["out"], in: folder.path)
    #expect(compiled.output.hasSuffix("1 token: 5 files written, 0 unchanged in Generated\n"))
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

  // MARK: Again and again

  private static let moved = ##"{"color": {"red": {"value": "#f10"}, "new": {"value": "#123"}}}"##
  private static let arguments = ["import", "style-dictionary", "a.json", "--output", "tokens"]

  @Test("tells what the source changes, and what it would change") func movedSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"color": {"red": {"value": "#f00"}}}"##, to: "a.json")
    _ = try BuiltTokenc.run(Self.arguments, in: folder.path)
    let fresh = try BuiltTokenc.run(Self.arguments + ["--check"], in: folder.path)
    #expect(fresh.exitCode == 0)
    #expect(fresh.output == "1 file in tokens, as the source has them\n")
    try folder.write(Self.moved, to: "a.json")
    let changes = """
      2 changes: 1 added, 1 revalued; semver: minor

      Revalued
        color.red
          #ff0000 → #ff1100  ΔE 0.63

      Added
        color.new  #112233

      """
    let before = folder.text(of: "tokens/a.tokens.json")
    let check = try BuiltTokenc.run(Self.arguments + ["--check"], in: folder.path)
    #expect(check.exitCode == 1)
    #expect(
      check.output
        == "tokens/a.tokens.json: error: imported file is out of date; import the source again "
        + "[out-of-date]\n" + changes)
    #expect(check.messages == "")
    #expect(folder.text(of: "tokens/a.tokens.json") == before)
    let again = try BuiltTokenc.run(Self.arguments, in: folder.path)
    #expect(again.exitCode == 0)
    #expect(
      again.output == "wrote tokens/a.tokens.json\n" + changes + """
        2 tokens in: 2 imported, 0 left out, 0 hidden; 1 file written, 0 unchanged in tokens
        2 members in the files: 2 converted, 0 kept in '$extensions', 0 dropped
        compile them with 'tokenc tokens'

        """)
  }

  @Test("keeps what people put beside the imported files, which counts over them")
  func keepsOwnFiles() throws {
    let folder = try TemporaryFolder()
    let dark = ["--context", "brand:b=b.json"]
    try folder.write(##"{"color": {"red": {"value": "#f00"}}}"##, to: "a.json")
    try folder.write(##"{"color": {"red": {"value": "#e00"}}}"##, to: "b.json")
    _ = try BuiltTokenc.run(Self.arguments + dark, in: folder.path)
    func own(_ hex: String, _ file: String) throws {
      try folder.write(
        """
        {"color": {"$type": "color", "\(file.hasPrefix("own") ? "ours" : "red")": {"$value":
         {"colorSpace": "srgb", "components": [0, 0, \(hex)]}}}}
        """, to: "tokens/\(file).tokens.json")
    }
    try own("1", "own")
    try own("0.6", "brand/c/red")
    let configuration = ##"{"output": {"tokens": "../Swift"}, "typePrefix": "Acme"}"##
    try folder.write(configuration, to: "tokens/tokenc.json")
    try folder.write("{}", to: "tokens/notes.json")
    let again = try BuiltTokenc.run(Self.arguments + dark, in: folder.path)
    #expect(again.exitCode == 0, "\(again.messages)")
    #expect(again.output.contains("wrote tokens/tokens.resolver.json\n"))
    #expect(again.output.contains("Added\n  color.ours"))
    #expect(folder.text(of: "tokens/tokenc.json") == configuration)
    #expect(folder.text(of: "tokens/notes.json") == "{}")
    for (brand, red) in [("a", "#ff0000"), ("b", "#ee0000"), ("c", "#000099")] {
      let table = try BuiltTokenc.run(
        ["resolve", "tokens", "--format", "table", "--modifier", "brand=\(brand)"],
        in: folder.path)
      let rows: [String] = table.output.split(separator: "\n").dropFirst().map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      #expect(rows == ["color.red color \(red)", "color.ours color #0000ff"])
    }
    let compiled = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(compiled.output.contains("2 tokens for a, b, c: "), "\(compiled.messages)")
    let same = try BuiltTokenc.run(Self.arguments + dark + ["--check"], in: folder.path)
    #expect(same.exitCode == 0)
    // A file of ours that no longer fits keeps all as it is.
    try folder.write(##"{"color": {"new": {"value": "#f00"}}}"##, to: "a.json")
    try folder.write(
      ##"{"color": {"ours": {"$type": "color", "$value": "{color.gone}"}}}"##,
      to: "tokens/own.tokens.json")
    let refused = try BuiltTokenc.run(Self.arguments + dark, in: folder.path)
    #expect(refused.exitCode == ExitCode.badInput.rawValue)
    #expect(
      refused.messages.contains(
        "error: the imported files don't resolve with 'own.tokens.json', which stands beside them: "
          + "alias '{color.gone}' names no token"), "\(refused.messages)")
    #expect(folder.text(of: "tokens/a.tokens.json")?.contains("red") == true)
  }

  @Test("refuses to lose an edit of an imported file") func editedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"color": {"red": {"value": "#f00"}}}"##, to: "a.json")
    _ = try BuiltTokenc.run(Self.arguments, in: folder.path)
    let edited = try #require(folder.text(of: "tokens/a.tokens.json")) + "\n"
    try folder.write(edited, to: "tokens/a.tokens.json")
    for option in [[], ["--check"]] {
      let run = try BuiltTokenc.run(Self.arguments + option, in: folder.path)
      #expect(run.exitCode == (option.isEmpty ? ExitCode.cannotWrite.rawValue : 1))
      #expect(
        (option.isEmpty ? run.messages : run.output) == """
          tokens/a.tokens.json: error: imported file was edited by hand; put what is yours into a \
          token file beside it, which counts over it, or use '--force' [edited-output]

          """)
    }
    #expect(folder.text(of: "tokens/a.tokens.json") == edited)
    #expect(try BuiltTokenc.run(Self.arguments + ["--force"], in: folder.path).exitCode == 0)
  }

  @Test("leaves what counts to a resolver document of other origin") func otherResolver() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"color": {"red": {"value": "#f00"}}}"##, to: "a.json")
    _ = try BuiltTokenc.run(Self.arguments, in: folder.path)
    try folder.write(
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "x", "sources": [{"$ref": "a.tokens.json"}]}]}"##,
      to: "tokens/acme.resolver.json")
    let run = try BuiltTokenc.run(Self.arguments, in: folder.path)
    #expect(run.output.hasSuffix("compile them with 'tokenc tokens/acme.resolver.json'\n"))
    let compiled = try BuiltTokenc.run(["tokens/acme.resolver.json"], in: folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
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
    let names: [Substring] = table.output.split(separator: "\n").map { line in
      line.prefix { $0 != " " }
    }
    #expect(names == ["token", "color.a.ink", "dimension.a.gap", "dimension.a.b"])
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
          + "'spectrum', 'figma', 'alfa', 'theo', 'values', 'apple'"
      ),
      (
        ["figma"],
        "INPUT is missing; for example 'tokenc import design/ --output tokens'"
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

  /// Files that hold no JSON, and what is said of them.
  static let foreignFiles = [
    ("a.yml", "the file is YAML; 'yq -o json a.yml > a.json' makes JSON of it"),
    (
      "a.ts",
      "the file is a program; write what it exports into a.json, for example with "
        + "'npx tsx -e \"import t from './a.ts'; console.log(JSON.stringify(t))\"'"
    ),
    (
      "a.scss",
      "the file is a style sheet, which is made of tokens and holds none; give the JSON that it is "
        + "made of"
    ),
  ]

  @Test("every command names inputs that are no JSON", arguments: foreignFiles)
  func foreignFile(_ name: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a: 1", to: name)
    for command in [["import", "dtcg-draft"], ["resolve"], ["compile"], ["lint"]] {
      let run = try BuiltTokenc.run(command + [name], in: folder.path)
      #expect(run.exitCode == ExitCode.usage.rawValue)
      #expect((run.messages + run.output).contains("\(name): error: \(message) [usage]\n"))
    }
  }

  @Test("a file in the form of a draft names the command that converts it, once") func draftFile()
    throws
  {
    let folder = try TemporaryFolder()
    let tokens = (1...5).map { ##""c\##($0)": {"$value": "#00f"}"## }
    try folder.write("{\"$type\": \"color\", \(tokens.joined(separator: ", "))}", to: "a.json")
    let run = try BuiltTokenc.run(["resolve", "a.json"], in: folder.path)
    #expect(
      run.messages.hasSuffix(
        "note: 4 more places in this file have the same fault; 'tokenc import dtcg-draft' converts "
          + "the file\n"))
    #expect(run.messages.components(separatedBy: "import dtcg-draft").count == 2)
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
