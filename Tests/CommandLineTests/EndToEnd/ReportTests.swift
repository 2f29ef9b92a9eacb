import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Where results, findings and messages go, and what they make of the exit code.
@Suite("Streams and reports") struct ReportTests {
  /// A token that lint has an error for, and one that compiling has a warning for.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color", "$description": "Colors.",
          "Red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "link": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] },
            "$note": "later" } } }
      """, to: "a.tokens.json")
    try folder.write(#"{ "lint": { "rules": { "naming": "error" } } }"#, to: "tokenc.json")
    return folder
  }

  @Test("what lint finds is its result: in text and in the forms for machines")
  func lint() throws {
    let folder = try folder()
    let text = try BuiltTokenc.run(["lint", "a.tokens.json"], in: folder.path)
    #expect(text.exitCode == 1)
    #expect(text.messages == "")
    #expect(text.output.contains("a.tokens.json:2:5: error: "))
    #expect(text.output.hasSuffix("14 rules, 1 theme\n"))
    let quiet = try BuiltTokenc.run(["lint", "a.tokens.json", "--quiet"], in: folder.path)
    #expect(text.output.hasPrefix(quiet.output) && !quiet.output.contains("14 rules"))
    #expect(quiet.output.contains("a.tokens.json:2:5: error: "))
    for format in ["json", "sarif"] {
      let run = try BuiltTokenc.run(
        ["lint", "a.tokens.json", "--diagnostics", format], in: folder.path)
      #expect(run.exitCode == 1)
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
      #expect(run.output.contains("naming"))
      #expect(run.messages.hasSuffix("14 rules, 1 theme\n"))
    }
    let github = try BuiltTokenc.run(
      ["lint", "a.tokens.json", "--diagnostics", "github"], in: folder.path)
    #expect(github.output.contains("::error file=a.tokens.json,line=2,"))
  }

  @Test("what ends lint early stands on the standard error stream, as a document with the results")
  func lintFailure() throws {
    let folder = try folder()
    try folder.write("{", to: "a.tokens.json")
    let text = try BuiltTokenc.run(["lint", "a.tokens.json"], in: folder.path)
    #expect(text.exitCode == ExitCode.badInput.rawValue)
    #expect(text.output == "")
    #expect(text.messages.contains("a.tokens.json:1:2: error: "))
    let sarif = try BuiltTokenc.run(
      ["lint", "a.tokens.json", "--diagnostics", "sarif"], in: folder.path)
    #expect(sarif.messages == "")
    #expect(sarif.output.contains("invalid-json"))
  }

  @Test("'--check' annotates what is out of date") func check() throws {
    let folder = try folder()
    let run = try BuiltTokenc.run(
      ["a.tokens.json", "--output", "out", "--check", "--diagnostics", "github"], in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.messages == "")
    #expect(
      run.output.contains(
        "::error file=out/Theme.swift,title=out-of-date::generated file is missing; compile"))
    #expect(run.output.contains("::warning file=a.tokens.json,line=4,"))
    let compiled = ["a.tokens.json", "--output", "out"]
    #expect(try BuiltTokenc.run(compiled, in: folder.path).exitCode == 0)
    let fresh = try BuiltTokenc.run(
      compiled + ["--check", "--diagnostics", "sarif"], in: folder.path)
    #expect(fresh.exitCode == 0)
    #expect(fresh.output.contains(#""results""#))
    #expect(fresh.messages.hasSuffix("in out, all up to date\n"))
  }

  @Test("'--diagnostics-file' has the document, and people still see text") func file() throws {
    let folder = try folder()
    let run = try BuiltTokenc.run(
      [
        "lint", "a.tokens.json", "--diagnostics", "sarif", "--diagnostics-file", "new/out.sarif",
      ], in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("a.tokens.json:2:5: error: "))
    let document = try #require(folder.text(of: "new/out.sarif"))
    #expect(try JSONSerialization.jsonObject(with: Data(document.utf8)) is [String: Any])
    // The result of another command stays where it is, and a later run writes anew.
    let resolved = try BuiltTokenc.run(
      ["resolve", "a.tokens.json", "--diagnostics=json", "--diagnostics-file=new/out.sarif"],
      in: folder.path)
    #expect(resolved.output.hasPrefix("{"))
    #expect(folder.text(of: "new/out.sarif")?.contains("naming") == false)
  }

  @Test("'--diagnostics-file' may be a device") func device() throws {
    let folder = try folder()
    let run = try BuiltTokenc.run(
      ["lint", "a.tokens.json", "--diagnostics=json", "--diagnostics-file=/dev/null"],
      in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("a.tokens.json:2:5: error: "))
    #expect(run.messages == "")
  }

  @Test("'--diagnostics-file' writes over no input, whatever path leads there") func input() throws
  {
    let folder = try folder()
    try folder.link("link", to: "a.tokens.json")
    let before = folder.text(of: "a.tokens.json")
    for name in ["a.tokens.json", "./a.tokens.json", "link", "tokenc.json"] {
      let run = try BuiltTokenc.run(
        ["lint", "a.tokens.json", "--diagnostics-file", name], in: folder.path)
      #expect(run.exitCode == ExitCode.usage.rawValue)
      #expect(run.messages.contains("'--diagnostics-file' names '\(name)', which the run reads"))
    }
    #expect(folder.text(of: "a.tokens.json") == before)
    let pipe = try BuiltTokenc.run(
      ["lint", "a.tokens.json", "--diagnostics-file", "/dev/stderr"], in: folder.path)
    #expect(pipe.messages.contains("a.tokens.json:2:5: error: "))
  }

  @Test("'--quiet' leaves out what was done, and no result, warning or error") func quiet() throws {
    let folder = try folder()
    let compile = try BuiltTokenc.run(
      ["a.tokens.json", "--output", "out", "--quiet"], in: folder.path)
    #expect(compile.output == "")
    #expect(compile.messages.contains("warning: "))
    #expect(folder.names.contains("out/Theme.swift"))
    #expect(try BuiltTokenc.run(["init", "t", "--quiet"], in: folder.path).output == "")
    let resolve = try BuiltTokenc.run(["resolve", "t", "--quiet"], in: folder.path)
    #expect(resolve.output.hasPrefix("{"))
    let preview = try BuiltTokenc.run(
      ["preview", "t", "--quiet", "--output", "page.html"], in: folder.path)
    #expect(preview.output == "" && folder.names.contains("page.html"))
    let release = ["contract", "t", "--quiet", "--release", "1.0.0"]
    #expect(try BuiltTokenc.run(release, in: folder.path).output == "")
    let check = ["t", "--check", "--quiet", "--output"]
    #expect(try BuiltTokenc.run(check + ["new"], in: folder.path).output.contains(": error: "))
  }

  @Test("'--warnings-as-errors' writes nothing when there is a warning") func strict() throws {
    let folder = try folder()
    let words = ["a.tokens.json", "--output", "out", "--warnings-as-errors"]
    let run = try BuiltTokenc.run(words, in: folder.path)
    #expect(run.exitCode == ExitCode.badInput.rawValue)
    #expect(run.messages.contains("a.tokens.json:4:") && run.messages.contains(": error: "))
    #expect(!run.messages.contains("warning"))
    #expect(folder.names == ["a.tokens.json", "tokenc.json"])
    let text = try #require(folder.text(of: "a.tokens.json"))
    try folder.write(
      text.replacingOccurrences(of: "$note", with: "$description"), to: "a.tokens.json")
    #expect(try BuiltTokenc.run(words, in: folder.path).exitCode == 0)
  }

  @Test("color is forced and forbidden by the environment") func color() throws {
    let folder = try folder()
    func messages(_ environment: [String: String]) throws -> String {
      try BuiltTokenc.run(["nothing"], in: folder.path, environment: environment).messages
    }
    #expect(try messages(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]).contains("\u{1B}[1;31m"))
    #expect(try !messages(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !messages(["CLICOLOR": "1", "CLICOLOR_FORCE": ""]).contains("\u{1B}"))
  }

  @Test("'schema' takes one brand") func schemaBrand() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltTokenc.run(["init"], in: folder.path).exitCode == 0)
    let all = try BuiltTokenc.run(["schema", "tokens"], in: folder.path)
    let one = try BuiltTokenc.run(["schema", "tokens", "--brand", "orbit"], in: folder.path)
    #expect(one.exitCode == 0 && one.output == all.output)
    let unknown = try BuiltTokenc.run(
      ["schema", "tokens", "--root", "ColourToken"], in: folder.path)
    #expect(
      unknown.messages.contains(
        "there is no component or token enum 'ColourToken'; did you mean 'ColorToken'?"),
      "\(unknown.messages)")
    let none = try BuiltTokenc.run(["schema", "tokens", "--brand", "obrit"], in: folder.path)
    #expect(none.messages.contains("there is no brand 'obrit'; did you mean 'orbit'?"))
  }
}
