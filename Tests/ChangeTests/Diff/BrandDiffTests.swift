import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands

@Suite("Comparing brands")
struct BrandDiffTests {
  private static let tokens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("tokens").path

  private func diff(_ words: String...) throws -> TokenDiff {
    var timings = PhaseTimings()
    return try DiffCommand(reading: ["diff", Self.tokens] + words).comparedInputs.compare(
      &timings
    ).diff
  }

  // The source's two palettes differ in 87 names that follow the scheme, 78 in light and 83 in dark,
  // and in 41 static ones. `bg.info.muted`, which only the second palette has, is the 84th in dark.
  @Test("alfa and bluetint differ where the source's palettes do") func palettes() throws {
    let diff = try diff("--brand", "alfa", "--against", "bluetint")
    let colors = diff.changes.filter { $0.type == .color }
    #expect(colors.allSatisfy { $0.kind == .revalued && !$0.isBreaking })
    let statics = colors.filter { $0.path.hasPrefix("color.static.") }
    #expect(statics.count == 41)
    let others = colors.filter { !$0.path.hasPrefix("color.static.") }
    func count(_ scheme: String) -> Int {
      others.count { $0.themes.contains { $0.theme.contexts[.scheme] == scheme } }
    }
    #expect(others.count == 87 + 1)
    #expect(count("light") == 78)
    #expect(count("dark") == 83 + 1)
    #expect(others.count { $0.themes.count == 2 } == 74)
    #expect(others.contains { $0.path == "color.bg.info.muted" })
    let shadows = diff.changes.filter { $0.type == .shadow }
    #expect(shadows.count == 20)
    #expect(diff.changes.count == colors.count + shadows.count)
  }

  @Test("a brand doesn't differ from itself") func same() throws {
    #expect(try diff("--brand", "alfa", "--against", "alfa").isEmpty)
  }

  @Test("two contexts of any modifier can be compared") func schemes() throws {
    let diff = try diff(
      "--brand", "alfa", "--modifier", "scheme=light", "--against", "scheme=dark")
    #expect(diff.changes.allSatisfy { $0.kind == .revalued })
    #expect(diff.changes.contains { $0.path == "color.text.primary.$root" })
    #expect(!diff.changes.contains { $0.path.hasPrefix("color.static.") })
    #expect(diff.themes.map(\.text) == ["alfa"])
  }

  @Test("two imports of which one has brands are said to have different shapes") func shapes()
    throws
  {
    func file(_ accent: String) -> String {
      """
      { "color": { "$type": "color", "accent": { "$value": \(colorJSON(accent)) } } }
      """
    }
    func reference(_ name: String) -> String { #"[{ "$ref": "\#(name).tokens.json" }]"# }
    let folder = try TemporaryFolder()
    for (name, color) in [("acme", "#ff0000"), ("orbit", "#00ff00")] {
      try folder.write(file(color), to: "old/\(name).tokens.json")
    }
    try folder.write(
      """
      { "version": "2025.10",
        "modifiers": { "brand": { "default": "acme",
          "contexts": { "acme": \(reference("acme")), "orbit": \(reference("orbit")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
      """, to: "old/old.resolver.json")
    try folder.write(file("#ff0000"), to: "new/a.tokens.json")
    let run = try BuiltTokenc.run(["diff", "old", "new"], in: folder.path)
    #expect(
      run.output.contains(
        "the two have different shapes: OLD has the brands 'acme', 'orbit', and NEW has none, so each"
      ),
      "\(run.output)")
    let same = try BuiltTokenc.run(["diff", "old", "old"], in: folder.path)
    #expect(!same.output.contains("shapes"), "\(same.output)")
  }

  @Test("the label of a context says which one is chosen") func labels() throws {
    let run = try runTokenc([
      "diff", Self.tokens, "--brand", "alfa", "--modifier", "scheme=light", "--against",
      "scheme=dark",
    ])
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("(scheme=light)"), "\(text.prefix(200))")
    #expect(text.contains("(scheme=dark)"), "\(text.prefix(200))")
  }

  @Test("the page names the brand of two versions' themes, of two brands of one version neither")
  func pageThemes() throws {
    func names(_ diff: TokenDiff) -> [String] {
      String(decoding: DiffPage.text(diff), as: UTF8.self).matches(of: #/"name":"([^"]*)","brand"/#)
        .map { String($0.1) }
    }
    #expect(try names(diff("--brand", "alfa", "--against", "bluetint")) == ["light", "dark"])
    #expect(try names(diff(Self.tokens, "--brand", "alfa")) == ["alfa light", "alfa dark"])
  }

  @Test("what can't be compared is a fault of the command line")
  func usage() throws {
    for words in [
      ["diff", Self.tokens], ["diff", Self.tokens, "--against", "x5"],
      ["diff", Self.tokens, Self.tokens, "--brand", "alfa", "--against", "x5"],
      ["diff", Self.tokens, Self.tokens, "--fail-on", "everything"],
      ["diff", Self.tokens, Self.tokens, "--fail-on", "deltaE>many"],
      ["diff", Self.tokens, "--brand", "alfa", "--against", "brand=x5"],
    ] {
      #expect(throws: UsageError.self, "\(words)") { try CommandLineRequest(words) }
    }
  }
}
