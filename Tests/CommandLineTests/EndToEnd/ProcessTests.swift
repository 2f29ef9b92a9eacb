import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// What a person at the shell, a script and a build system see of `tokenc`.
@Suite("The process") struct ProcessTests {
  /// A command line that fails, and all that it says.
  struct Slip: CustomTestStringConvertible, Sendable {
    let words: String
    let exitCode: ExitCode
    let message: String

    init(_ words: String, _ exitCode: ExitCode, _ message: String) {
      self.words = words
      self.exitCode = exitCode
      self.message = message
    }

    var testDescription: String { "tokenc \(words)" }
  }

  static let slips = [
    Slip(
      "diff", .usage,
      "tokenc: error: OLD is missing; for example 'tokenc diff HEAD:tokens tokens' [usage]"),
    Slip(
      "tokens --brnd acme", .usage,
      "tokenc: error: unknown option '--brnd'; did you mean '--brand'? [usage]"),
    Slip(
      "reslove tokens", .usage,
      "tokenc: error: unknown command 'reslove'; did you mean 'tokenc resolve'? [usage]"),
    Slip(
      "reslove", .missingInput,
      "reslove: error: no such file or folder; did you mean 'tokenc resolve'? [missing-file]"),
    Slip(
      "tokns", .missingInput,
      "tokns: error: no such file or folder; did you mean 'tokens'? [missing-file]"),
    Slip(
      "resolve tokens/semantic/colour.tokens.json", .missingInput,
      "tokens/semantic/colour.tokens.json: error: no such file or folder; "
        + "did you mean 'tokens/semantic/color.tokens.json'? [missing-file]"),
    Slip(
      "resolve nothing/here", .missingInput,
      "nothing/here: error: no such file or folder; name the folder of your tokens, or start with"),
    Slip(
      "empty", .missingInput,
      "empty: error: holds no '*.tokens.json', '*.tokens' or '*.resolver.json' [missing-file]"),
    Slip(
      "resolve tokens/semantic/color.tokens.json tokens", .cannotRead,
      "tokens: error: can't be read: it is a folder [unreadable-file]"),
    Slip(
      "tokens --brand acne", .badInput,
      "tokenc: error: there is no brand 'acne'; did you mean 'acme'? [bad-context]"),
    Slip(
      "lint --brand acne", .badInput,
      "tokenc: error: there is no brand 'acne'; did you mean 'acme'? [bad-context]"),
    Slip(
      "resolve --brand acne", .badInput,
      "tokenc: error: modifier 'brand' has no context 'acne'; did you mean 'acme'? [bad-context]"),
    Slip(
      "tokens --modifier schme=dark", .badInput,
      "tokenc: error: there is no modifier 'schme'; did you mean 'scheme'? [bad-modifier]"),
    Slip(
      "tokens --modifier brand=acme", .badInput,
      "tokenc: error: a brand is chosen with '--brand acme', not with '--modifier' [bad-modifier]"),
    Slip(
      "lint tokens --modifier Brand=acme", .badInput,
      "tokenc: error: a brand is chosen with '--brand acme', not with '--modifier' [bad-modifier]"),
    Slip(
      "tokens --modifier scheme=dark --modifier Scheme=light", .badInput,
      "tokenc: error: a context of modifier 'scheme' is chosen twice [bad-modifier]"),
    Slip(
      "tokens/tokens.resolver.json --resolver tokens", .usage,
      "tokenc: error: '--resolver' needs a folder as input [usage]"),
    Slip(
      "tokens --resolver other", .usage,
      "tokenc: error: no resolver document 'other' in 'tokens' [usage]"),
    Slip(
      "tokens --diagnostics yaml", .usage,
      "tokenc: error: option '--diagnostics' has no choice 'yaml'; "
        + "use one of 'text', 'json', 'github', 'sarif' [usage]"),
    Slip(
      "tokens/semantic", .badInput,
      "tokens/semantic/color.tokens.json:6:17: error: alias '{palette.white}' names no token; "
        + "there is no group 'palette' [unknown-alias]"),
    Slip(
      "tokens --output blocked", .cannotWrite,
      "blocked: error: can't be written: a folder has to be here [unwritable-file]"),
    Slip(
      "tokens --output blocked/below", .cannotWrite,
      "blocked: error: can't be written: a folder has to be here [unwritable-file]"),
    Slip(
      "tokens/primitive", .usage,
      "tokenc: error: nowhere to write; give '--output DIR', or 'output.tokens' in tokenc.json "
        + "[usage]"),
    Slip(
      "init tokens", .cannotWrite,
      "tokens: error: the folder is not empty; name a new one, so that nothing is overwritten "
        + "[foreign-output]"),
  ]

  /// The starter's tokens in `tokens`, an empty folder `empty` and a file `blocked`.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try BuiltTokenc.run(["init"], in: folder.path).exitCode == 0)
    try folder.makeFolder("empty")
    try folder.write("", to: "blocked")
    return folder
  }

  @Test("a slip is named on the standard error stream, told by the exit code, and changes nothing")
  func slips() throws {
    let folder = try project()
    let names = folder.names
    for slip in Self.slips {
      let outcome = try BuiltTokenc.run(
        slip.words.split(separator: " ").map(String.init), in: folder.path)
      #expect(outcome.exitCode == slip.exitCode.rawValue, "\(slip.testDescription)")
      #expect(outcome.output == "", "\(slip.testDescription)")
      let first: Substring = outcome.messages.split(separator: "\n").first ?? ""
      #expect(first.hasPrefix(slip.message), "\(slip.testDescription): \(outcome.messages)")
      #expect(folder.names == names, "\(slip.testDescription)")
    }
  }

  @Test("INPUT is 'tokens' unless it is named") func defaultInput() throws {
    let folder = try project()
    func outcome(_ words: String...) throws -> String {
      let outcome = try BuiltTokenc.run(
        words.flatMap { $0.split(separator: " ").map(String.init) }, in: folder.path)
      return "\(outcome.exitCode) \(outcome.messages) \(outcome.output)"
    }
    for (command, options) in [
      ("resolve", "--brand orbit"), ("lint", "--rule contrast"), ("schema", ""), ("uses", ""),
      ("preview", ""), ("adopt", ""), ("compile", "--check"),
    ] {
      let named = try outcome(command, "tokens", options)
      #expect(try outcome(command, options) == named, "\(command)")
    }
    #expect(
      try outcome("resolve --brand orbit") == outcome("resolve tokens --modifier brand=orbit"))
    #expect(try outcome("resolve --brand orbit") != outcome("resolve"))
  }

  @Test(
    "what may not be read or written is named",
    .disabled(if: isRunByRoot, "root may read and write everything"))
  func permissions() throws {
    let folder = try project()
    let manager = FileManager.default
    let file = "tokens/semantic/color.tokens.json"
    try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: folder[file])
    let reading = try BuiltTokenc.run(["resolve", file], in: folder.path)
    #expect(reading.exitCode == ExitCode.cannotRead.rawValue)
    #expect(
      reading.messages == "\(file): error: can't be read: permission denied [unreadable-file]\n")
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder[file])

    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder["empty"])
    let writing = try BuiltTokenc.run(["tokens", "--output", "empty"], in: folder.path)
    #expect(writing.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(writing.messages.contains(": error: can't be written: permission denied"))
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["empty"])
    #expect(!folder.names.contains { $0.hasPrefix("empty/") && $0 != "empty/" })
  }

  @Test("help and version are results: on the standard output, with exit code 0")
  func help() throws {
    let folder = try TemporaryFolder()
    for words in [
      ["--help"], ["-h"], ["help"], ["help", "resolve"], ["help", "help"], ["tokens", "--help"],
    ] {
      let outcome = try BuiltTokenc.run(words, in: folder.path)
      #expect(outcome.exitCode == 0)
      #expect(outcome.messages == "")
      #expect(outcome.output.contains("Usage: tokenc"))
    }
    #expect(try BuiltTokenc.run(["--version"], in: folder.path).output == "tokenc 0.1.0\n")
  }

  @Test("a mistake in the command line is printed in the format that it asks for")
  func usageFormat() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTokenc.run(["a", "--frob", "--diagnostics", "json"], in: folder.path)
    #expect(run.exitCode == ExitCode.usage.rawValue)
    let object = try JSONSerialization.jsonObject(with: Data(run.messages.utf8))
    #expect(object is [String: Any] || object is [Any])
    #expect(run.messages.contains("unknown option '--frob'"))
  }

  @Test("--timings prints the phases of every command that has some, and their sum")
  func timings() throws {
    let folder = try project()
    try folder.write("{}", to: "layout.json")
    try folder.write(#"{ "a": { "value": "16px", "type": "dimension" } }"#, to: "a.json")
    for (words, phases) in [
      ("tokens --output out", ["read", "resolve", "name", "emit", "write"]),
      ("tokens --output out --check", ["read", "resolve", "name", "emit", "compare"]),
      ("resolve tokens", ["read", "resolve", "print"]),
      ("find 16px", ["read", "resolve", "find"]),
      ("lint tokens", ["read", "resolve", "check"]),
      ("diff tokens tokens", ["read", "resolve", "compare", "print"]),
      ("diff tokens --brand acme --against orbit", ["read", "resolve", "compare", "print"]),
      ("contract --release 1.0.0", ["read", "resolve", "name", "write"]),
      ("contract", ["read", "resolve", "name", "check"]),
      ("validate tokens layout.json --app 1.0.0", ["read", "resolve", "name", "check"]),
      ("migrate tokens tokens", ["read", "resolve", "compare", "plan"]),
      ("migrate tokens tokens --sources out", ["read", "resolve", "compare", "plan", "rewrite"]),
      ("preview tokens", ["read", "resolve", "draw"]),
      ("schema tokens", ["read", "resolve", "name", "print"]),
      ("import style-dictionary a.json", ["read", "convert", "write"]),
    ] {
      let outcome = try BuiltTokenc.run(
        words.split(separator: " ").map(String.init) + ["--timings"], in: folder.path)
      let names: [String] = outcome.messages.split(separator: "\n").compactMap { line -> String? in
        line.wholeMatch(of: /\s*\d+\.\d{3} ms  (\w+)/).map { String($0.1) }
      }
      #expect(names == phases + ["total"], "\(words): \(outcome.messages)")
    }
  }

  @Test("--modifier finds its modifier without regard to case") func modifierCase() throws {
    let folder = try project()
    let color = "out/ColorToken+Values.swift"
    for words in ["--modifier scheme=dark", "--modifier Scheme=Dark"] {
      let options = words.split(separator: " ").map(String.init)
      _ = try BuiltTokenc.run(["tokens", "--output", "out"] + options, in: folder.path)
      #expect(folder.text(of: color)?.contains(".scheme") == false, "\(words)")
    }
    _ = try BuiltTokenc.run(["tokens", "--output", "out"], in: folder.path)
    #expect(folder.text(of: color)?.contains(".scheme") == true)
  }

  @Test("--check tells by exit code and name what is missing, out of date and no longer produced")
  func check() throws {
    let folder = try project()
    func check(_ options: [String] = []) throws -> BuiltTokenc.Outcome {
      try BuiltTokenc.run(["tokens", "--check", "--output", "out"] + options, in: folder.path)
    }
    let before = try check()
    #expect(before.exitCode == 1)
    #expect(before.output.contains("out/Theme.swift: error: generated file is missing; "))
    #expect(!folder.names.contains("out/"))

    #expect(try BuiltTokenc.run(["tokens", "--output", "out"], in: folder.path).exitCode == 0)
    let fresh = try check()
    #expect(fresh.exitCode == 0)
    #expect(fresh.output == "31 files in out, all up to date\n")
    #expect(fresh.messages == "")

    let spacing = "tokens/semantic/spacing.tokens.json"
    let text = try #require(folder.text(of: spacing))
    try folder.write(text.replacingOccurrences(of: "24", with: "32"), to: spacing)
    let stale = try check()
    #expect(stale.exitCode == 1)
    #expect(
      stale.output.contains(
        "out/SpacingToken+Values.swift: error: generated file is out of date; "))
    #expect(!stale.output.contains("ColorToken"))

    try folder.write(text.replacingOccurrences(of: "\"spacing\"", with: "\"gap\""), to: spacing)
    let configuration = try #require(folder.text(of: "tokens/tokenc.json"))
    try folder.write(
      configuration.replacingOccurrences(of: "\"spacing\"", with: "\"gap\""),
      to: "tokens/tokenc.json")
    for component in ["Notice", "Screen"] {
      let path = "tokens/component/\(component).component.json"
      let spec = try #require(folder.text(of: path))
      try folder.write(spec.replacingOccurrences(of: "{spacing.", with: "{gap."), to: path)
    }
    let renamed = try check()
    #expect(renamed.output.contains("out/GapToken.swift: error: generated file is missing; "))
    #expect(
      renamed.output.contains(
        "out/SpacingToken.swift: error: generated file is no longer produced; "))
    let run = try BuiltTokenc.run(["tokens", "--output", "out"], in: folder.path)
    #expect(run.output.contains("removed out/SpacingToken.swift\n"))
    #expect(try check().exitCode == 0)
  }

  @Test("--brand compiles the brands that it names, in the resolver's order")
  func brands() throws {
    let folder = try project()
    func brands(_ options: [String]) throws -> String {
      let outcome = try BuiltTokenc.run(
        ["tokens", "--output", "out"] + options, in: folder.path)
      #expect(outcome.exitCode == 0)
      let summary = try #require(outcome.output.split(separator: "\n").last)
      let enumeration = try #require(folder.text(of: "out/Brand.swift"))
      for name in ["acme", "orbit"] {
        #expect(enumeration.contains("case \(name)") == summary.contains(name))
      }
      return String(summary.prefix { $0 != ":" })
    }
    #expect(try brands([]) == "10 tokens for acme, orbit, 3 components")
    #expect(try brands(["--brand", "orbit"]) == "10 tokens for orbit, 3 components")
    #expect(
      try brands(["--brand", "orbit", "--brand", "acme"])
        == "10 tokens for acme, orbit, 3 components")
    #expect(try brands(["--brand=acme"]) == "10 tokens for acme, 3 components")
  }

  @Test("each format of --diagnostics goes to the standard error stream, whole")
  func formats() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "a": { "$type": "colour", "$value": 1 } }"#, to: "a.tokens.json")
    func run(_ format: String) throws -> BuiltTokenc.Outcome {
      let outcome = try BuiltTokenc.run(
        ["resolve", "a.tokens.json", "--diagnostics", format], in: folder.path)
      #expect(outcome.exitCode == ExitCode.badInput.rawValue)
      #expect(outcome.output == "")
      return outcome
    }
    let message = "'colour' is not a type of DTCG 2025.10; did you mean 'color'?"
    #expect(try run("text").messages == "a.tokens.json:1:19: error: \(message) [invalid-type]\n")
    #expect(try run("github").messages.hasPrefix("::error file=a.tokens.json,line=1,"))
    for format in ["json", "sarif"] {
      let messages = try run(format).messages
      let object = try JSONSerialization.jsonObject(with: Data(messages.utf8))
      #expect(object is [String: Any] || object is [Any])
      #expect(messages.contains(message))
    }
    // A document for machines is there also when there is nothing to say.
    try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "b.tokens.json")
    let sound = try BuiltTokenc.run(
      ["resolve", "b.tokens.json", "--diagnostics", "sarif"], in: folder.path)
    #expect(sound.exitCode == 0)
    #expect(sound.messages.contains(#""version": "2.1.0""#))
    let quiet = try BuiltTokenc.run(["resolve", "b.tokens.json"], in: folder.path)
    #expect(quiet.messages == "")
  }

  @Test("light and dark beside each other reach the Swift of files without a resolver")
  func implicitAxes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "color": {
          "$type": "color",
          "text": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
          }
        }
      }
      """, to: "tokens/color.tokens.json")
    let run = try BuiltTokenc.run(["tokens", "--output", "out"], in: folder.path)
    #expect(run.messages == "")
    #expect(run.output.hasSuffix("1 token: 5 files written, 0 unchanged in out\n"))
    let values = try #require(folder.text(of: "out/ColorToken+Values.swift"))
    #expect(values.contains("static var colorAxes: ThemeAxes { .scheme }"))
    #expect(values.contains("//   text: #000000, #FFFFFF\n"))

    let dark = try BuiltTokenc.run(
      ["tokens", "--output", "dark", "--modifier", "scheme=dark"], in: folder.path)
    #expect(dark.exitCode == 0)
    #expect(folder.text(of: "dark/ColorToken+Values.swift")?.contains("text: #FFFFFF\n") == true)

    for (options, color) in [([], "#000000"), (["--modifier", "scheme=dark"], "#ffffff")] {
      let table = try BuiltTokenc.run(
        ["resolve", "tokens", "--format", "table"] + options, in: folder.path)
      #expect(table.output.contains(color))
    }
  }
}
