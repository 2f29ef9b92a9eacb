import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenAgents
import TokenCompiler

@Suite struct AgentKitTests {
  /// Colors in groups of several depths, with descriptions.
  private static func project(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var tree: [String: [String: [String: Any]]] = [:]
    let roles = ["background", "text", "border", "icon", "surface"]
    for index in 0..<count {
      tree[roles[index % 5], default: [:]]["component\(index / 20)", default: [:]][
        "state\(index / 5 % 4)"] = [
          "$value": ["colorSpace": "srgb", "components": [Double(index % 97) / 97, 0.2, 0.4]],
          "$description": "Used by component \(index / 20) where it matters",
        ]
    }
    var color = tree as [String: Any]
    color["$type"] = "color"
    let bytes = try JSONSerialization.data(withJSONObject: ["color": color], options: .sortedKeys)
    try folder.write(Array(bytes), to: "t/a.tokens.json")
    return folder
  }

  @Test(
    "the list of all tokens keeps its budget and names each token as far as that goes",
    arguments: [20, 1_000])
  func budget(_ count: Int) throws {
    let folder = try Self.project(count)
    _ = try runTokenc(["agents", folder["t"]])
    let list = folder.text(of: "t/agents/llms.txt") ?? ""
    #expect(TokenEstimate.count(list) <= AgentKit.budget(for: count))
    #expect(AgentKit.budget(for: 1_000) == 4_000)
    if count == 20 { #expect(list.contains("Used by component 0")) }
    let json = try JSONSerialization.jsonObject(
      with: Data((folder.text(of: "t/agents/design-tokens.json") ?? "").utf8))
    #expect(((json as? [String: Any])?["tokens"] as? [Any])?.count == count)
  }

  @Test("the list of the example's tokens keeps its budget, and has the last name of each group")
  func example() throws {
    let folder = try TemporaryFolder()
    let tokens = ProjectFolder.url.appendingPathComponent("tokens").path
    _ = try runTokenc(["agents", tokens, "--output", folder["kit"], "--allow-outside"])
    let list = folder.text(of: "kit/llms.txt") ?? ""
    let json = try JSONSerialization.jsonObject(
      with: Data((folder.text(of: "kit/design-tokens.json") ?? "").utf8))
    let count = ((json as? [String: Any])?["tokens"] as? [Any])?.count ?? 0
    #expect(count > 800 && TokenEstimate.count(list) <= AgentKit.budget(for: count))
    #expect(list.contains("## ColorToken") && list.contains("primary.inverted"))
  }

  @Test("a check names the files that a change of the tokens makes stale")
  func freshness() throws {
    let folder = try Self.project(5)
    #expect(try runTokenc(["agents", folder["t"], "--check"]).exitCode == .difference)
    _ = try runTokenc(["agents", folder["t"]])
    #expect(try runTokenc(["agents", folder["t"], "--check"]).exitCode == .success)
    let text = folder.text(of: "t/a.tokens.json") ?? ""
    try folder.write(
      text.replacingOccurrences(of: "component0", with: "card"), to: "t/a.tokens.json")
    let stale = try runTokenc(["agents", folder["t"], "--check"])
    #expect(stale.exitCode == .difference)
    let paths = stale.diagnostics.diagnostics.compactMap(\.path).joined(separator: " ")
    #expect(paths.contains("llms.txt") && paths.contains("design-tokens.json"), "\(paths)")
    let message = try #require(stale.diagnostics.diagnostics.first?.message)
    #expect(message.contains("; write it with 'tokenc agents ") && message.hasSuffix("/t'"))
  }

  @Test("names that the rule does not give are listed")
  func oddNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color", "text": {
        "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "b": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
               "$extensions": { "tokenc": { "name": "ink", "serverName": "INK" } } } } } }
      """, to: "t/a.tokens.json")
    _ = try runTokenc(["agents", folder["t"]])
    let list = folder.text(of: "t/agents/llms.txt") ?? ""
    #expect(list.contains("text: a #000000, b[.ink \"INK\"] #ff0000"), "\(list)")
  }

  @Test("an estimate counts words, digits and marks")
  func estimates() {
    #expect(TokenEstimate.count("color text") == 3)
    #expect(TokenEstimate.count("#1a2b") == 5)
    #expect(TokenEstimate.count("1234 ") == 2)
  }
}
