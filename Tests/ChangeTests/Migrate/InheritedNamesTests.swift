import CommandSupport
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

/// What servers sent is a fact about one path: groups that inherit a token with `$extends` answer to their
/// own former names only.
@Suite("Former names of what groups inherit")
struct InheritedNamesTests {
  private static let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#

  private func project(_ tokens: String, configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tokens, to: "t/a.tokens.json")
    if let configuration { try folder.write(configuration, to: "t/tokenc.json") }
    return folder
  }

  private func migrate(_ folder: TemporaryFolder, _ renames: String...) throws -> String {
    return String(
      decoding: try runTokenc(["rename", folder["t"], "--apply"] + renames).output, as: UTF8.self)
  }

  /// The former names of all tokens that have some.
  private func formerNames(_ folder: TemporaryFolder) throws -> [String: [String]] {
    let loaded = try TokenLoader.load([folder["t"]], from: DiskSource(), options: InputOptions())
    let table = try CompiledTokens(loaded).table
    let names = table.families.flatMap(\.tokens).map { ($0.text, $0.names.formerNames) }
    return Dictionary(uniqueKeysWithValues: names.filter { !$0.1.isEmpty })
  }

  private static let heirs = """
    { "color": { "$type": "color",
        "link": { "base": { "$value": \(blue) } },
        "side": { "$extends": "{color.link}" } },
      "tint": { "$extends": "{color.link}", "own": { "$type": "color", "$value": \(blue) } } }
    """

  @Test("a hand-written former name is not an heir's, in another enum or the same")
  func handwritten() throws {
    let folder = try project(
      """
      { "color": { "$type": "color",
          "link": { "base": { "$value": \(Self.blue),
            "$extensions": { "tokenc": { "formerNames": ["old"] } } } },
          "side": { "$extends": "{color.link}" } },
        "tint": { "$extends": "{color.link}" } }
      """)
    #expect(try formerNames(folder) == ["color.link.base": ["old"]])
  }

  @Test("a renamed group is recorded once, and heirs keep the names that they have")
  func renamed() throws {
    let folder = try project(Self.heirs)
    _ = try migrate(folder, "color.link=color.anchor")
    #expect(try formerNames(folder) == ["color.anchor.base": ["linkBase"]])
    #expect(folder.text(of: "t/tokenc.json") == nil)
  }

  @Test("the former paths of heirs are recorded in tokenc.json, which is made where there is none")
  func renamedHeir() throws {
    let folder = try project(Self.heirs)
    let shown = String(
      decoding: try runTokenc(
        ["rename", folder["t"], "color.side=color.flank"]
      ).output, as: UTF8.self)
    #expect(
      shown.contains(
        """
        --- /dev/null
        +++ b\(folder["t/tokenc.json"])
        @@ -0,0 +1,5 @@
        +{
        +  "formerNames": {
        +    "color.side.base": "color.flank.base"
        +  }
        +}

        """), "\(shown)")
    #expect(folder.text(of: "t/tokenc.json") == nil)
    _ = try migrate(folder, "color.side=color.flank")
    #expect(try formerNames(folder) == ["color.flank.base": ["sideBase"]])
    // The second rename keeps what the first has recorded.
    _ = try migrate(folder, "color.flank=color.rim")
    #expect(
      folder.text(of: "t/tokenc.json") == """
        {
          "formerNames": {
            "color.side.base": "color.rim.base",
            "color.flank.base": "color.rim.base"
          }
        }

        """)
    #expect(try formerNames(folder) == ["color.rim.base": ["flankBase", "sideBase"]])
  }

  @Test(
    "tokenc.json keeps its text besides",
    arguments: [
      ("{}", #"{ "formerNames": { "color.side.base": "color.flank.base" } }"#),
      (
        #"{"pointsPerRem": 10}"#,
        #"{"pointsPerRem": 10, "formerNames": { "color.side.base": "color.flank.base" }}"#
      ),
      (
        "{\n\t\"pointsPerRem\": 10\n}\n",
        "{\n\t\"pointsPerRem\": 10,\n\t\"formerNames\": {\n\t  \"color.side.base\": \"color.flank.base\""
          + "\n\t}\n}\n"
      ),
    ])
  func configuration(old: String, new: String) throws {
    let folder = try project(Self.heirs, configuration: old)
    _ = try migrate(folder, "color.side=color.flank")
    #expect(folder.text(of: "t/tokenc.json") == new)
  }

  @Test("an enum of heirs alone is renamed, and each heir that is renamed with what it inherits")
  func wholeEnum() throws {
    let folder = try project(
      """
      { "color": { "$type": "color", "link": { "base": { "$value": \(Self.blue) } } },
        "tint": { "$extends": "{color}" } }
      """)
    _ = try migrate(folder, "tint=shade")
    #expect(try formerNames(folder).isEmpty)
    _ = try migrate(folder, "color.link=color.anchor", "shade.link=shade.anchor")
    #expect(
      try formerNames(folder) == [
        "color.anchor.base": ["linkBase"], "shade.anchor.base": ["linkBase"],
      ])
  }

  @Test("a group moves without the heirs inside that stay") func heirsThatStay() throws {
    let folder = try project(
      """
      { "color": { "$type": "color", "link": { "base": { "$value": \(Self.blue) } },
          "box": { "own": { "$value": \(Self.blue) }, "side": { "$extends": "{color.link}" } } } }
      """)
    _ = try migrate(folder, "color.box.own=color.crate.own")
    #expect(try formerNames(folder) == ["color.crate.own": ["boxOwn"]])
  }

  @Test("'--record' writes former paths of heirs, also of a configuration that it rewrites")
  func record() throws {
    let folder = try project(Self.heirs)
    let new = Self.heirs.substituting("side", with: "flank")
    try folder.write(new, to: "n/a.tokens.json")
    try folder.write(
      #"{ "lint": { "tiers": { "component": ["color.side.base"] } } }"#, to: "n/tokenc.json")
    try folder.write(#"{ "color.side.base": "color.flank.base" }"#, to: "map.json")
    let output = try runTokenc([
      "migrate", folder["t"], folder["n"], "--map", folder["map.json"], "--sources", folder["n"],
      "--record", "--apply",
    ]).output
    let text = String(decoding: output, as: UTF8.self)
    #expect(
      text.contains("recorded former names of 1 token in \(folder["n/tokenc.json"])"), "\(text)")
    #expect(
      folder.text(of: "n/tokenc.json") == """
        { "lint": { "tiers": { "component": ["color.flank.base"] } }, "formerNames": { \
        "color.side.base": "color.flank.base" } }
        """)
  }

  @Test("each brand that declares a token otherwise says what servers sent for it") func brands()
    throws
  {
    func color(_ red: Int) -> String {
      #"{ "colorSpace": "srgb", "components": [\#(red), 0, 0] }"#
    }
    let folder = try project(
      #"{ "color": { "$type": "color", "ink": { "$value": \#(color(0)) } } }"#)
    let other =
      #"{ "color": { "$type": "color", "ink": { "$value": \#(color(1)), "$extensions": {} } } }"#
    try folder.write(other, to: "t/b.tokens.json")
    try folder.write(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "modifiers": { "brand": { "contexts": { "alfa": [], "beta": [{ "$ref": "b.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """, to: "t/x.resolver.json")
    _ = try migrate(folder, "color.ink=color.text")
    for file in ["t/a.tokens.json", "t/b.tokens.json"] {
      let text = try #require(folder.text(of: file))
      #expect(text.contains(#""tokenc": { "formerNames": ["ink"] }"#), "\(text)")
    }
  }
}
