import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// The edits of `tokenc.json` that let imported files compile.
@Suite("Edits that an import proposes") struct ImportProposalTests {
  private static func brand(_ palette: String..., text: String) -> String {
    let colors = palette.map { "\"\($0)\": {\"value\": \"#010203\"}" }.joined(separator: ", ")
    return """
      {"color": {"palette": {\(colors)},
        "text": {"primary": {"value": "{color.palette.\(palette[0])}"}\(text)}}}
      """
  }

  private func proposal(_ configuration: String? = nil) throws -> (ImportProposal, [UInt8]) {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": Self.brand("a1", "a2", "a3", text: ##", "only": {"value": "#000000"}"##),
        "b.json": Self.brand("b1", "b2", "b3", text: ""),
      ], contexts: ["a.json": "brand:a", "b.json": "brand:b"])
    var result = sample.result
    let file = result.files.addConfiguration(serverNames: [:], swiftFolder: "Generated")
    let found = try #require(result.proposal)
    let contents = configuration.map { Array($0.utf8) } ?? file.contents
    return (found, try #require(Importer.Result.configuration(contents, with: found)))
  }

  @Test("a group that brands fill with tokens of their own is hidden by one pattern") func holes()
    throws
  {
    let (found, _) = try proposal()
    #expect(found.hidden == ["color.palette.**", "color.text.only"])
    #expect(found.hiddenCount == 7)
    #expect(found.obstacles.isEmpty)
  }

  @Test(
    "the edit keeps what tokenc.json says",
    arguments: [
      ("{}", "{\n  \"hidden\": [\"color.palette.**\", \"color.text.only\"]\n}"),
      (
        #"{"hidden": ["x.**"]}"#,
        #"{"hidden": ["x.**", "color.palette.**", "color.text.only"]}"#
      ),
      (#"{"hidden": []}"#, #"{"hidden": ["color.palette.**", "color.text.only"]}"#),
      (
        #"{ "prefix": "A" }"#,
        "{\n  \"hidden\": [\"color.palette.**\", \"color.text.only\"], \"prefix\": \"A\" }"
      ),
    ])
  func edits(_ configuration: String, _ expected: String) throws {
    let (_, edited) = try proposal(configuration)
    #expect(String(decoding: edited, as: UTF8.self) == expected)
  }

  /// The proposals for one file, as the members of `tokenc.json`, and the faults that stay.
  private func lines(_ file: String) throws -> (lines: [String], obstacles: [String]) {
    var options = ImportOptions()
    options.groupsByType = false
    var result = ImportSample(.dtcgDraft, ["a.json": file], options: options).result
    _ = result.files.addConfiguration(serverNames: [:], swiftFolder: "Generated")
    let proposal = try #require(result.proposal)
    return (proposal.lines, proposal.obstacles)
  }

  @Test("tokens and groups that get one name in Swift are told apart by a number") func names()
    throws
  {
    let tokens = try lines(
      """
      {"z": {"$type": "number", "a-b": {"$value": 1}, "a b": {"$value": 2}, "aB": {"$value": 3},
       "a-b-2": {"$value": 4}}}
      """)
    #expect(tokens.lines == [#""rename": {"z.a b": "z.a b-3", "z.aB": "z.aB-4"}"#])
    #expect(tokens.obstacles == [])
    let groups = try lines(
      """
      {"text-size": {"$type": "number", "a": {"$value": 1}}, "textSize": {"$type": "number", "a": {"$value": 2}}}
      """)
    #expect(groups.lines == [#""groups": {"textSize": {"type": "TextSize2Token"}}"#])
    #expect(groups.obstacles == [])
  }

  @Test("renames and names of enums are added to what tokenc.json says of them") func objects() {
    var proposal = ImportProposal()
    proposal.renames = [("z.a", "z.a-2")]
    proposal.enumNames = [("b", "B2Token"), ("c", "C2Token")]
    let contents = """
      {
        "rename": {
          "x": "y"
        },
        "groups": {"b": {"serverNames": "dotted"}}
      }
      """
    let edited = Importer.Result.configuration(Array(contents.utf8), with: proposal)
    #expect(
      edited.map { String(decoding: $0, as: UTF8.self) } == """
        {
          "rename": {
            "z.a": "z.a-2",
            "x": "y"
          },
          "groups": {"c": {"type": "C2Token"},"b": {"type": "B2Token","serverNames": "dotted"}}
        }
        """)
  }

  @Test("a context with a vocabulary of its own is told apart from brands") func apart() {
    func tokens(_ group: String, _ count: Int) -> String {
      let colors = (1...count).map { ##""c\##($0)": {"value": "#01020\##($0 % 10)"}"## }
      return "\"\(group)\": {\(colors.joined(separator: ", "))}"
    }
    func apart(_ files: KeyValuePairs<String, String>) -> [ContextsApart] {
      let contexts = files.map { ($0.key, "brand:\($0.key.prefix(1))") }
      return ImportSample(
        .styleDictionary, files, contexts: Dictionary(uniqueKeysWithValues: contexts)
      ).result.contextsApart
    }
    let brand = "{\(tokens("text", 9))}"
    let chart = "{\(tokens("text", 2)), \(tokens("chart", 8))}"
    let sparse = "{\(tokens("text", 2))}"
    #expect(
      apart(["a.json": brand, "b.json": brand, "c.json": chart]) == [
        ContextsApart(
          modifier: "brand", contexts: ["c"], commonCount: 9, lackingCount: 7, ownCount: 8)
      ])
    // One that only lacks names has to get them, and of two halves none is the others' kind.
    #expect(apart(["a.json": brand, "b.json": brand, "c.json": sparse]) == [])
    #expect(apart(["a.json": brand, "b.json": brand, "c.json": chart, "d.json": chart]) == [])
  }

  @Test("nothing is proposed for files that compile") func none() {
    let sample = ImportSample(
      .styleDictionary, ["a.json": Self.brand("a1", text: "")])
    #expect(sample.result.proposal == nil)
  }

  @Test("a token of several types within one brand is left out of all brands, and told once")
  func severalTypes() {
    func brand(_ light: String) -> String {
      """
      {"light": {"bar": \(light), "ink": {"value": "#111111", "type": "color"}},
       "dark": {"bar": {"value": "#191919", "type": "color"}, "ink": {"value": "#eeeeee", "type": "color"}}}
      """
    }
    let color = ##"{"value": "#cc0000", "type": "color"}"##
    let gradient = """
      {"type": "linear-gradient", "value": {"angle": 90, "colors": [{"value": "#000000", "stop": 0}]}}
      """
    var options = ImportOptions()
    options.modePlace = .groups
    let sample = ImportSample(
      .tokensStudio,
      ["a.json": brand(color), "b.json": brand(gradient), "c.json": brand(color)],
      contexts: ["a.json": "brand:a", "b.json": "brand:b", "c.json": "brand:c"], options: options)
    for name in ["a", "b", "c"] {
      #expect(sample.tokens(choosing: ["brand": name]) == ["ink": "color #111111"])
    }
    let told = sample.diagnostics.filter { $0.message.contains("'bar'") }
    #expect(told.count == 1)
    #expect(
      told.allSatisfy { $0.message.contains("'color'") && $0.message.contains("'linear-gradient'") }
    )
  }

  @Test("a part of a text style that is called one is what its name says") func parts() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": """
        {"text": {"weight": {"title": {"value": "regular", "type": "typography"}},
          "size": {"title": {"value": {"mobile": 18, "desktop": 20}, "type": "typography"}}}}
        """
      ])
    #expect(
      sample.tokens(choosing: ["sizeClass": "regular"]) == [
        "text.weight.title": "fontWeight 400", "text.size.title": "dimension 20px",
      ])
  }
}
