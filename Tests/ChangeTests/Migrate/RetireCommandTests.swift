import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Retiring tokens where they are declared")
struct RetireCommandTests {
  private func project(_ tokens: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      tokens
        ?? """
        {
          "color": {
            "$type": "color",
            "old": {
              "$value": \(colorJSON("#112233"))
            },
            "older": { "$value": "{color.old}", "$deprecated": false },
            "ink": { "$value": \(colorJSON("#445566")) }
          },
          "size": { "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
        }

        """, to: "t/a.tokens.json")
    try folder.write("let a = ColorToken.ink\n", to: "App/View.swift")
    return folder
  }

  private func retire(
    _ folder: TemporaryFolder, _ tokens: [String], _ options: [String] = []
  ) throws -> (text: String, exitCode: ExitCode) {
    let words = ["retire", folder["t"]] + tokens + options
    let run = try runTokenc(words)
    return (String(decoding: run.output, as: UTF8.self), run.exitCode)
  }

  private func contract(_ folder: TemporaryFolder, _ release: String) throws {
    _ = try runTokenc(["contract", folder["t"], "--release", release])
  }

  /// Both tokens as deprecated as a released version has them.
  private func deprecated(from project: TemporaryFolder) throws {
    try contract(project, "1.0.0")
    _ = try retire(project, ["color.old"], ["--successor", "color.ink", "--apply"])
    _ = try retire(project, ["color.older"], ["--apply"])
    try contract(project, "1.1.0")
  }

  @Test("a token is deprecated in place, with its successor; nothing is written without '--apply'")
  func deprecates() throws {
    let folder = try project()
    let before = folder.text(of: "t/a.tokens.json")
    let shown = try retire(folder, ["color.old"], ["--successor", "color.ink"])
    #expect(shown.text.hasPrefix("'color.old' becomes deprecated, its successor is 'color.ink'\n"))
    #expect(shown.text.contains("+      \"$deprecated\": true,\n"))
    #expect(!shown.text.contains("is the token alone"))
    #expect(folder.text(of: "t/a.tokens.json") == before)
    #expect(try retire(folder, ["color.old", "color.older"], ["--apply"]).exitCode == .success)
    let value = "\"$value\": \(colorJSON("#112233"))"
    let expected = before?.replacing(value, with: value + ",\n      \"$deprecated\": true")
      .replacing("\"$deprecated\": false", with: "\"$deprecated\": true")
    #expect(folder.text(of: "t/a.tokens.json") == expected)
    #expect(
      try retire(folder, ["color.old"], ["--successor", "color.ink", "--apply"]).exitCode
        == .success)
    let added =
      "true,\n      \"$extensions\": { \"tokenc\": { \"replacedBy\": \"color.ink\" } }\n    },"
    #expect(folder.text(of: "t/a.tokens.json")?.contains(added) == true)
  }

  @Test("the same command twice deprecates once and removes nothing") func twice() throws {
    let folder = try project()
    _ = try retire(folder, ["color.old"], ["--sources", folder["App"], "--apply"])
    let before = folder.text(of: "t/a.tokens.json")
    let again = try retire(folder, ["color.old"], ["--sources", folder["App"], "--apply"])
    #expect(again.exitCode == .success)
    #expect(again.text.contains("'color.old' is deprecated already; '--remove' removes it"))
    #expect(folder.text(of: "t/a.tokens.json") == before)
  }

  @Test("of a pattern the tokens that nothing needs go, and the others stay")
  func removesWhatCanGo()
    throws
  {
    let folder = try project(
      """
      { "color": { "$type": "color", "past": {
          "one": { "$value": \(colorJSON("#112233")) }, "two": { "$value": \(colorJSON("#445566")) } } } }
      """)
    _ = try retire(folder, ["color.past.*"], ["--by", "Ada", "--apply"])
    try folder.write("let a = ColorToken.pastOne\n", to: "App/View.swift")
    let shown = try retire(
      folder, ["color.past.*"], ["--remove", "--sources", folder["App"], "--apply"])
    #expect(shown.exitCode == .difference)
    #expect(shown.text.contains("1 of 2 can go, and 1 stays"), "\(shown.text)")
    let tokens = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(tokens.contains("\"one\"") && !tokens.contains("\"two\""))
  }

  @Test(
    "of named tokens without a list those that nothing needs go, too, with the group that they leave empty"
  )
  func removesNamedOnes() throws {
    let past = ["one", "two", "three"].map { name in
      #""\#(name)": { "$value": \#(colorJSON("#112233")), "$deprecated": true }"#
    }
    let folder = try project(
      #"""
      { "color": { "$type": "color", "past": { \#(past[0]) }, "gone": { \#(past[1]), \#(past[2]) } } }
      """#)
    try folder.write("let a = ColorToken.pastOne\n", to: "App/View.swift")
    let names = ["color.past.one", "color.gone.two", "color.gone.three"]
    let shown = try retire(folder, names, ["--remove", "--sources", folder["App"], "--apply"])
    #expect(shown.exitCode == .difference)
    #expect(shown.text.contains("2 of 3 can go, and 1 stays"), "\(shown.text)")
    let expected = #"{ "color": { "$type": "color", "past": { \#(past[0]) } } }"#
    #expect(folder.text(of: "t/a.tokens.json") == expected)
  }

  @Test("every token of a pattern that can't be retired is named in one run") func allFaults()
    throws
  {
    let folder = try project()
    let failure = #expect(throws: RunFailure.self) {
      try retire(folder, ["color.*"], ["--successor", "new.*"])
    }
    let text = (failure?.diagnostics ?? []).map(\.message).joined()
    #expect(text.contains("3 tokens of 'color.*' can't be retired"), "\(text)")
    #expect(text.contains("'color.old'") && text.contains("'color.older'"))
  }

  @Test("what names a deprecated token, and what supported releases need, keeps it")
  func obstacles() throws {
    let folder = try project()
    _ = try retire(folder, ["color.old"], ["--apply"])
    try contract(folder, "1.0.0")
    try folder.write(
      "let a = ColorToken.old\nlet b = \"old\"\n", to: "App/View.swift")
    try folder.write(#"{ "color": "old" }"#, to: "rec/a.json")
    let before = folder.text(of: "t/a.tokens.json")
    let kept = try retire(
      folder, ["color.old"], ["--remove", "--sources", folder["App"], "--apply"])
    #expect(kept.exitCode == .difference)
    #expect(
      kept.text == """
        'color.old' is deprecated and can't be removed yet
          \(folder["App/View.swift"]):1:20: Swift names it
          \(folder["App/View.swift"]):2:9: a string that is its name
          color.older: another token is an alias of it
        0 of 1 can go, and 1 stays
        nothing is written

        """)
    #expect(folder.text(of: "t/a.tokens.json") == before)
  }

  @Test(
    "a release whose apps are supported keeps a token, until it knows a successor or the deprecation"
  )
  func releases() throws {
    let folder = try project()
    try deprecated(from: folder)
    let both = ["color.old", "color.older"]
    let sources = ["--remove", "--sources", folder["App"]]
    let kept = try retire(folder, both, sources)
    #expect(kept.exitCode == .difference)
    // A server may send the successor to every app; of 'older' there is none.
    #expect(
      kept.text.contains(
        "'color.older' is deprecated and can't be removed yet\n  apps of 1.0.0 are supported, and it "
          + "is deprecated since 1.1.0; say 'minimumRelease' in tokenc.json\n"))
    // What stays keeps what it is an alias of.
    #expect(kept.text.contains("\n  color.older: another token is an alias of it\n"))
    #expect(kept.text.contains("0 of 2 can go, and 2 stay\n"))
    try folder.write(#"{ "minimumRelease": "1.1.0" }"#, to: "t/tokenc.json")
    let gone = try retire(folder, both, sources + ["--apply"])
    #expect(gone.exitCode == .success)
    #expect(
      folder.text(of: "t/a.tokens.json") == """
        {
          "color": {
            "$type": "color",
            "ink": { "$value": \(colorJSON("#445566")) }
          },
          "size": { "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
        }

        """)
    let contract = try #require(folder.text(of: "t/contract.json"))
    #expect(
      contract.contains(
        #""old": { "introduced": "1.0.0", "deprecated": "1.1.0", "removed": "unreleased" }"#))
    #expect(
      try runTokenc(["contract", folder["t"], "--release", "1.2.0", "--force"]).exitCode == .success
    )
  }

  @Test("a line that is not JSON keeps a token, as it may name it") func unreadLine() throws {
    let folder = try project()
    try deprecated(from: folder)
    let before = folder.text(of: "t/a.tokens.json")
    try folder.write("{}\n{\n", to: "rec/a.ndjson")
    let error = #expect(throws: RunFailure.self) {
      try retire(
        folder, ["color.old"],
        ["--remove", "--sources", folder["App"], "--screens", folder["rec"], "--apply"])
    }
    #expect(error?.diagnostics.first?.path == folder["rec/a.ndjson:2"])
    #expect(folder.text(of: "t/a.tokens.json") == before)
  }

  @Test("a deprecation that no release has keeps a released token") func unreleased() throws {
    let folder = try project()
    try contract(folder, "1.0.0")
    _ = try retire(folder, ["color.older"], ["--apply"])
    let kept = try retire(folder, ["color.older"], ["--remove", "--sources", folder["App"]])
    #expect(kept.text.contains("no release has it as deprecated"))
    #expect(kept.exitCode == .difference)
  }

  @Test("a token goes in every file and context that declares it") func everyContext() throws {
    let folder = try project()
    try folder.write(
      """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "modifiers": { "scheme": { "default": "light", "contexts": {
          "light": [], "dark": [{ "$ref": "dark.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }] }
      """, to: "t/t.resolver.json")
    try folder.write(
      #"{ "color": { "older": { "$type": "color", "$value": \#(colorJSON("#FFFFFF")) } } }"#,
      to: "t/dark.json")
    _ = try retire(folder, ["color.older"], ["--apply"])
    let gone = try retire(
      folder, ["color.older"], ["--remove", "--sources", folder["App"], "--apply"])
    #expect(gone.exitCode == .success, "\(gone.text)")
    #expect(
      folder.text(of: "t/dark.json") == "{  }"
        || folder.text(of: "t/dark.json")?.contains("older") == false)
    #expect(folder.text(of: "t/a.tokens.json")?.contains("older") == false)
  }

  @Test(
    "what can't be retired is refused, and nothing is written",
    arguments: [
      (["color.odl"], "color.ink", "there is no token 'color.odl' to retire; did you mean"),
      (["color.old"], "color.ikn", "which is not a token; did you mean 'color.ink'?"),
      (["color.old"], "color.old", "which is the same token"),
      (["color.old"], "size.gap", "which belongs to 'SizeToken', not to 'ColorToken'"),
    ])
  func refused(tokens: [String], successor: String, message: String) throws {
    let folder = try project()
    let before = folder.text(of: "t/a.tokens.json")
    let failure = #expect(throws: RunFailure.self) {
      try retire(folder, tokens, ["--successor", successor, "--apply"])
    }
    let messages = (failure?.diagnostics ?? []).map(\.message)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(folder.text(of: "t/a.tokens.json") == before)
  }

  @Test("a token of several groups by '$extends' is not retired in one of them") func inherited()
    throws
  {
    let folder = try project(
      """
      { "color": { "$type": "color", "a": { "x": { "$value": \(colorJSON("#112233")) } },
          "b": { "$extends": "{color.a}" } } }
      """)
    let failure = #expect(throws: RunFailure.self) { try retire(folder, ["color.b.x"]) }
    let message = failure?.diagnostics.first?.message
    #expect(
      message
        == "'color.b.x' and 'color.a.x' are one text, as a group inherits it with '$extends'; "
        + "declare 'color.b.x' in its own group first, with a value")
  }

  @Test("a name of the contract that lives is refused with the place that has it")
  func livingName() throws {
    let former = #", "$extensions": { "tokenc": { "formerNames": ["link", "tie"] } }"#
    func token(_ name: String, _ rest: String = "") -> String {
      #""\#(name)": { "$value": \#(colorJSON("#112233"))\#(rest) }"#
    }
    let folder = try project(
      "{\n\"color\": { \"$type\": \"color\",\n\(token("action", former)) } }\n")
    try contract(folder, "1.0.0")
    let fault = #expect(throws: RunFailure.self) { try retire(folder, ["color.tie"], ["--apply"]) }
    let message = try #require(fault?.diagnostics.first)
    #expect(fault?.exitCode == .usage)
    #expect(
      message.message
        == "'color.tie' can't be retired, as 'formerNames' of 'color.action' has it; remove \"tie\" there first"
    )
    #expect(message.range != nil)
  }
}
