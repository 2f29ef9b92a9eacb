import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Files of published design systems, whose folders name source and licence, through the command
/// line: imported, resolved, compiled, and compared with the source's own values.
@Suite("Imported design systems") struct RealWorldImportTests {
  private static let fixtures = ProjectFolder.url.appendingPathComponent("Tests/Fixtures/import")
    .path

  struct System: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The arguments behind `import`; `@` stands for the folder of the fixtures.
    let arguments: [String]
    let summary: String
    /// How many different messages there are.
    let messages: Int

    var words: [String] { arguments.map { $0.replacingOccurrences(of: "@", with: fixtures) } }
  }

  static let systems = [
    System(
      testDescription: "MetaMask, one file of sets",
      arguments: ["tokens-studio", "@/metamask/tokens.json"],
      summary: "187 tokens in: 185 imported, 2 left out", messages: 4),
    System(
      testDescription: "MetaMask, a file per theme",
      arguments: [
        "tokens-studio", "@/metamask/brandColors.json",
        "--context", "scheme:light=@/metamask/lightTheme.json",
        "--context", "scheme:dark=@/metamask/darkTheme.json",
      ], summary: "141 tokens in: 141 imported, 0 left out", messages: 0),
    System(
      testDescription: "Kong, a theme",
      arguments: [
        "dtcg-draft", "@/kong/classic-day.alias.color.json", "@/kong/classic-day.theme.json",
      ], summary: "449 tokens in: 447 imported, 2 left out", messages: 3),
    System(
      testDescription: "Kong, tokens over a palette",
      arguments: ["dtcg-draft", "@/kong/classic-day.alias.color.json", "@/kong/tokens"],
      summary: "183 tokens in: 160 imported, 23 left out", messages: 6),
    System(
      testDescription: "Spectrum, typography",
      arguments: ["spectrum", "@/spectrum/typography.json"],
      summary: "72 tokens in: 67 imported, 5 left out", messages: 3),
  ]

  @Test("resolve, compile, and are reported once per key and file", arguments: systems)
  func accepted(_ system: System) throws {
    let folder = try TemporaryFolder()
    let words = ["import"] + system.words + ["--by-type"]
    let run = try BuiltTokenc.run(words, in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(system.summary), "\(run.output.suffix(300))")
    let messages = run.messages.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(messages.count == system.messages, "\(run.messages)")
    #expect(messages.allSatisfy { $0.contains(": warning: ") })
    let resolved = try BuiltTokenc.run(["resolve", "imported"], in: folder.path)
    #expect(resolved.exitCode == 0)
    #expect(resolved.messages == "")
    let compiled = try BuiltTokenc.run(["imported", "--output", "Swift"], in: folder.path)
    #expect(compiled.exitCode == 0)
    // Spectrum's scale, desktop or mobile, is for the app to choose.
    let unsaid = compiled.messages.split(separator: "\n")
    #expect(unsaid.allSatisfy { $0.hasSuffix("[fixed-modifier]") }, "\(compiled.messages)")
    #expect(unsaid.count == (system.arguments[0] == "spectrum" ? 1 : 0), "\(compiled.messages)")
    // The same input gives the same bytes, and those are left alone.
    let again = try BuiltTokenc.run(words, in: folder.path)
    #expect(again.output.contains("; 0 files written, "))
  }

  @Test("have the source's colors, to the last bit of eight") func colors() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTokenc.run(["import"] + Self.systems[0].words, in: folder.path)
    var compared = 0
    for scheme in ["light", "dark"] {
      let run = try BuiltTokenc.run(
        ["resolve", "imported", "--modifier", "scheme=\(scheme)"], in: folder.path)
      let found = try Self.object(Data(run.output.utf8))
      let source = try Self.object(
        try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/metamask/tokens.json")))
      for set in ["global", scheme] {
        for (path, hex) in Self.colors(of: source[set], at: []) {
          let token = found[path] as? [String: Any]
          let value = token?["$value"] as? [String: Any]
          let channels = value?["components"] as? [Double] ?? []
          let alpha = value?["alpha"] as? Double
          let all = (channels + (alpha.map { [$0] } ?? [])).map { Int(($0 * 255).rounded()) }
          #expect(all == hex, "\(path) in \(scheme)")
          compared += 1
        }
      }
    }
    #expect(compared > 250)
  }

  @Test("keep text styles: sizes by alias, line heights as the factor of the points in the source")
  func textStyles() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTokenc.run(["import"] + Self.systems[0].words, in: folder.path)
    let run = try BuiltTokenc.run(["resolve", "imported"], in: folder.path)
    let found = try Self.object(Data(run.output.utf8))
    let source = try Self.object(
      try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/metamask/tokens.json")))
    let global = try #require(source["global"] as? [String: Any])
    func number(_ reference: Any?) throws -> Double {
      var node: Any? = global
      for name in try #require(reference as? String).dropFirst().split(separator: ".") {
        node = (node as? [String: Any])?[String(name)]
      }
      return try #require(((node as? [String: Any])?["value"] as? String).flatMap { Double($0) })
    }
    var compared = 0
    for (name, token) in global {
      guard let token = token as? [String: Any], token["type"] as? String == "typography",
        let style = token["value"] as? [String: Any]
      else { continue }
      let value = (found[name] as? [String: Any])?["$value"] as? [String: Any]
      let size = (value?["fontSize"] as? [String: Any])?["value"] as? Double
      let factor = try #require(value?["lineHeight"] as? Double)
      let wanted = (size: try number(style["fontSize"]), line: try number(style["lineHeight"]))
      #expect(size == wanted.size)
      #expect((factor * wanted.size - wanted.line).magnitude < 0.001)
      compared += 1
    }
    #expect(compared == 28)
  }

  // MARK: The source, read by other code

  private static func object(_ data: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The bytes of each color in hex notation, by path.
  private static func colors(of node: Any?, at path: [String]) -> [(path: String, bytes: [Int])] {
    guard let group = node as? [String: Any] else { return [] }
    if let hex = group["value"] as? String, group["type"] as? String == "color" {
      let digits = Array(hex.dropFirst())
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        Int(String(digits[$0...$0 + 1]), radix: 16)
      }
      return [(path.joined(separator: "."), bytes)]
    }
    return group.flatMap { colors(of: $0.value, at: path + [$0.key]) }
  }
}
