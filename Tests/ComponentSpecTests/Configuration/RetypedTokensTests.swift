import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// `types` of `tokenc.json`: the type that a token's file doesn't give it.
@Suite struct RetypedTokensTests {
  private static let tokens = """
    {"spacing": {"$type": "number", "m": {"$value": 16}, "half": {"$value": 0.5}},
     "gap": {"$type": "number", "m": {"$value": "{spacing.m}"}, "own": {"$value": "{spacing.m}"}},
     "size": {"$type": "dimension", "line": {"$value": {"value": 2, "unit": "px"}},
       "text": {"$value": {"value": 2, "unit": "rem"}}},
     "weight": {"$type": "number", "bold": {"$value": 700}, "none": {"$value": 0}},
     "text": {"$type": "typography", "body": {"$value": {"fontFamily": "A", "fontWeight": 400,
       "fontSize": {"value": 16, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
       "lineHeight": "{spacing.half}"}}}}
    """

  /// The value of a token in each theme, with a name and type for each.
  private func values(_ types: String, _ tokens: String = tokens) throws -> [String: [TokenValue]] {
    let loaded = LoadedFiles([
      ("a.tokens.json", Array(tokens.utf8)),
      ("tokenc.json", Array("{\"types\": \(types)}".utf8)),
    ])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.isEmpty)
    let table = try #require(loaded.loaded).table
    return Dictionary(
      uniqueKeysWithValues: table.tokens.map { token in
        (token.text, table.themes.indices.compactMap { table.value(of: token, in: $0) })
      })
  }

  @Test("what is exact becomes the type, by each token's own path") func exact() throws {
    let found = try values(
      """
      {"spacing.**": "dimension", "gap.m": "dimension", "size.line": "number",
       "weight.bold": "fontWeight"}
      """)
    let plain = try values("{}")
    #expect(found["spacing.m"] == [.dimension(Dimension(value: 16, unit: .px))])
    #expect(found["spacing.half"] == [.dimension(Dimension(value: 0.5, unit: .px))])
    #expect(found["gap.m"] == [.dimension(Dimension(value: 16, unit: .px))])
    #expect(found["gap.own"] == [.number(16)])
    #expect(found["size.line"] == [.number(2)])
    #expect(found["size.text"] == [.dimension(Dimension(value: 2, unit: .rem))])
    #expect(found["weight.bold"] == [.fontWeight(.number(700))])
    #expect(found["weight.none"] == [.number(0)])
    #expect(found["text.body"] == plain["text.body"])
  }

  @Test("each theme has its own value, and a type that it has already stays") func themes() throws {
    let found = try values(
      #"{"space.**": "dimension"}"#,
      """
      {"space": {"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}},
        "b": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}}
      """)
    #expect(
      found["space.a"] == [
        .dimension(Dimension(value: 1, unit: .px)), .dimension(Dimension(value: 2, unit: .px)),
      ])
    #expect(found["space.b"]?.first == .dimension(Dimension(value: 1, unit: .rem)))
  }

  @Test("Swift has the new type") func swift() throws {
    let result = Compiled([
      "a.tokens.json": Self.tokens,
      "tokenc.json": """
      {"types": {"spacing.*": "dimension", "size.line": "number"},
       "enums": {"size.line": "LineToken"}}
      """,
    ])
    #expect(result.messages.isEmpty)
    #expect(result.cases?["LineToken"] == ["line"])
    try result.expectSwift()
  }

  @Test(
    "what is not exact is an error with both places",
    arguments: [
      ("size.text", "number", "4:23", "dimension"), ("weight.none", "fontWeight", "5:76", "number"),
      ("size.line", "fontWeight", "3:52", "dimension"),
      ("text.body", "number", "6:53", "typography"),
    ])
  func inexact(path: String, type: String, place: String, found: String) {
    let result = Compiled([
      "a.tokens.json": Self.tokens, "tokenc.json": #"{"types": {"\#(path)": "\#(type)"}}"#,
    ])
    #expect(result.cases == nil)
    #expect(
      result.messages == [
        """
        \(place): error: this \(found) of '\(path)' can't be a \(type); 'types' makes a number a \
        dimension in px, a dimension in px a number, a number from 1 to 1000 a fontWeight, and a color a gradient \
        of one stop
        """,
        "1:12: note: tokenc.json gives '\(path)' that type here",
      ])
  }

  @Test(
    "what 'types' can't be is told where it stands",
    arguments: [
      (
        #"{"spacing.*": "color"}"#,
        """
        1:25: error: 'color' is not a type that 'types' gives; \
        use 'dimension', 'number', 'fontWeight', 'gradient'
        """
      ),
      ("[]", "1:11: error: 'types' takes an object"),
      (
        #"{"a..b": "number"}"#,
        "1:12: error: 'a..b' is not a pattern of token paths such as 'color.text.*'"
      ),
      (
        #"{"spacin.*": "number"}"#,
        "1:12: warning: no token is meant by 'spacin.*'; did you mean 'spacing.*'?"
      ),
    ])
  func faults(types: String, message: String) {
    let result = Compiled([
      "a.tokens.json": #"{"spacing": {"a": {"$type": "number", "$value": 1}}}"#,
      "tokenc.json": "{\"types\": \(types)}",
    ])
    #expect(result.messages == [message])
  }

  @Test("lint proposes aliases only where the files have one type") func alias() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"core": {"m": {"$type": "number", "$description": "a", "$value": 16}},
       "gap": {"m": {"$type": "dimension", "$description": "a", "$value": {"value": 16, "unit": "px"}},
         "n": {"$type": "number", "$description": "a", "$value": 16}}}
      """, to: "t/a.tokens.json")
    try folder.write(
      #"{"groups": {"core": {"hidden": true}}, "types": {"**": "dimension"}}"#, to: "t/tokenc.json")
    let lint = try BuiltTokenc.run(["lint", "t", "--fix"], in: folder.path)
    #expect(lint.exitCode == 0, "\(lint.messages)")
    let fixed = folder.text(of: "t/a.tokens.json") ?? ""
    #expect(fixed.contains(#""n": {"$type": "number", "$description": "a", "$value": "{core.m}"}"#))
    #expect(fixed.contains(#""$value": {"value": 16, "unit": "px"}"#))
    let compiled = try BuiltTokenc.run(["compile", "t", "--output", "o"], in: folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
  }
}
