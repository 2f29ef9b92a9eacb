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
    #expect(found.tokenCount == 7)
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
