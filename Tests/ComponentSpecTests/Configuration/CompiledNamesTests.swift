import TestSupport
import Testing

/// Names and descriptions of compiled tokens that follow from their files alone.
@Suite("Names of compiled tokens") struct CompiledNamesTests {
  @Test("the description of a group is that of its enum") func group() {
    let value = #"{"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let result = Compiled([
      "a.tokens.json": #"{"color": {"$type": "color", "$description": "Of all.", "a": \#(value)}}"#
    ])
    #expect(result.messages == [])
    #expect(result.descriptions == ["ColorToken": "Of all."])
  }

  @Test(
    "tokens of every script keep their names for servers", arguments: ["цвет", "色", "é", "텍스트"])
  func names(name: String) {
    let value = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let result = Compiled(["a.tokens.json": #"{"color": {"\#(name)": \#(value)}}"#])
    #expect(result.messages == [])
    #expect(result.serverNames == [name])
  }
}
