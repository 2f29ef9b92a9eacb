import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// What becomes of catalogs on disk: they are written, checked, removed and refused as Swift is.
@Suite("Asset catalogs on disk") struct AssetOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{ "output": { "tokens": "Generated", "assets": "Assets" } }"#, to: "tokens/tokenc.json")
    try write(["red": "1, 0, 0", "ink": "0, 0, 0", "sky": "0, 0.5, 1"])
    // An app's own catalog in the same folder.
    try folder.write("{}", to: "tokens/Assets/Own.xcassets/Contents.json")
  }

  private func write(_ colors: KeyValuePairs<String, String>) throws {
    let tokens = colors.map {
      "\"\($0)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\($1)] } }"
    }
    try folder.write(
      #"{ "color": { "$type": "color", "# + tokens.joined(separator: ", ") + " } }",
      to: "tokens/color.tokens.json")
  }

  private func run(_ options: String...) throws -> (lines: [String], exitCode: ExitCode) {
    let result = try runTokenc(["compile", folder["tokens"]] + options)
    let findings = result.diagnostics.sorted.map { "\($0.path ?? ""): \($0.message)\n" }.joined()
    let text = (findings + result.text)
      .replacingOccurrences(of: folder["tokens"] + "/", with: "")
    return (text.split(separator: "\n").map(String.init), result.exitCode)
  }

  private func contents(of name: String) -> String {
    "Assets/default.xcassets/\(name).colorset/Contents.json"
  }

  @Test("a run names what it wrote, and the next one has nothing to do") func compile() throws {
    let first = try run().lines
    #expect(first.contains("wrote \(contents(of: "red"))"))
    #expect(first.last == "1 asset catalog of 3 colors: 4 files written, 0 unchanged in Assets")
    let second = try run()
    #expect(
      second.lines.last == "1 asset catalog of 3 colors: 0 files written, 4 unchanged in Assets")
    #expect(try run("--check").exitCode == .success)
    #expect(folder.text(of: "tokens/Assets/Own.xcassets/Contents.json") == "{}")
  }

  @Test("a check finds a changed, a missing and a stale color set") func check() throws {
    _ = try run()
    try FileManager.default.removeItem(atPath: folder["tokens/" + contents(of: "ink")])
    try write(["red": "0.9, 0, 0", "ink": "0, 0, 0"])
    let check = try run("--check")
    #expect(check.exitCode == .difference)
    let expected: [String] = [
      "\(contents(of: "ink")): generated file is missing; compile the tokens",
      "\(contents(of: "red")): generated file is out of date; compile the tokens",
      "\(contents(of: "sky")): generated file is no longer produced; compile the tokens",
    ]
    #expect(check.lines.filter { $0.hasPrefix("Assets/default") } == expected)
    #expect(try run().exitCode == .success)
    #expect(!folder.names.contains("tokens/Assets/default.xcassets/sky.colorset/"))
    #expect(try run("--check").exitCode == .success)
  }

  @Test("a color set that was edited by hand is refused, and one of somebody else's too")
  func edits() throws {
    _ = try run()
    try folder.write("mine", to: "tokens/" + contents(of: "red"))
    try folder.write("mine", to: "tokens/" + contents(of: "new"))
    try write(["red": "0.9, 0, 0", "ink": "0, 0, 0", "sky": "0, 0.5, 1", "new": "1, 1, 1"])
    let failure = #expect(throws: RunFailure.self) { try run() }
    #expect(failure?.exitCode == .cannotWrite)
    #expect(failure?.diagnostics.map(\.id.rawValue) == ["foreign-output", "edited-output"])
    #expect(try run("--force").exitCode == .success)
    #expect(folder.text(of: "tokens/" + contents(of: "new"))?.contains("1.000") == true)
  }

  @Test("'--output' takes the catalogs too, and a folder may be shared with Swift")
  func folders() throws {
    #expect(
      try runTokenc(["compile", folder["tokens"], "--output", folder["out"]]).exitCode == .success)
    #expect(folder.text(of: "out/default.xcassets/red.colorset/Contents.json") != nil)
    #expect(folder.text(of: "out/ColorToken.swift") != nil)
    try folder.write(
      #"{ "output": { "tokens": "Shared", "assets": "./Shared/" } }"#, to: "tokens/tokenc.json")
    for _ in 0..<2 {
      #expect(try run().exitCode == .success)
      #expect(folder.text(of: "tokens/Shared/default.xcassets/red.colorset/Contents.json") != nil)
      #expect(folder.text(of: "tokens/Shared/ColorToken.swift") != nil)
    }
  }

  @Test("a catalog of many color sets is told in one line") func manyColors() throws {
    let token = #"{ "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
    let tokens = (0..<40).map { "\"c\($0)\": \(token)" }.joined(separator: ", ")
    try folder.write(
      #"{ "color": { "$type": "color", "# + tokens + " } }", to: "tokens/color.tokens.json")
    let lines = try run().lines.filter { $0.contains("Assets") }
    #expect(
      lines == [
        "wrote Assets/default.xcassets (41 files)",
        "1 asset catalog of 40 colors: 41 files written, 0 unchanged in Assets",
      ])
    try write(["c1": "1, 1, 1"])
    #expect(
      try run().lines.filter { $0.contains("Assets") } == [
        "wrote \(contents(of: "c1"))", "removed Assets/default.xcassets (39 files)",
        "1 asset catalog of 1 color: 1 file written, 1 unchanged in Assets",
      ])
  }
}
