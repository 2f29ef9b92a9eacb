import CommandSupport
import TestSupport
import Testing
import TokenCompiler

@Suite struct ShownNamesTests {
  private static let tokens = """
    { "color": { "$type": "color",
      "accent": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
    """

  /// An answer of Figma's variables API whose one variable has a code syntax.
  private static func answer(_ syntax: String) -> String {
    """
    { "meta": {
      "variableCollections": { "C:1": { "id": "C:1", "name": "color", "defaultModeId": "1:0",
        "modes": [{ "modeId": "1:0", "name": "Mode" }] } },
      "variables": {
        "V:1": { "id": "V:1", "name": "color/accent", "variableCollectionId": "C:1",
          "resolvedType": "COLOR", "valuesByMode": { "1:0": { "r": 0, "g": 0, "b": 1, "a": 1 } },
          "codeSyntax": { "iOS": "\(syntax)" } } } } }
    """
  }

  private func shown(_ syntax: String, codeConnect: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(Self.answer(syntax), to: "figma.json")
    try folder.write(codeConnect ?? "", to: "Connect/Button.figma.swift")
    return try runTokenc([
      "diff", folder["t"], folder["figma.json"], "--code-connect", folder["Connect"],
    ]).diagnostics.sorted.filter { $0.id.rawValue == "shown-name" }.map(\.message)
  }

  @Test(
    "code syntax may be any spelling of the token",
    arguments: ["ColorToken.accent", ".accent", "accent", "theme[.accent]"])
  func spellings(_ syntax: String) throws {
    #expect(try shown(syntax).isEmpty)
  }

  @Test("code syntax of no token and of another token is reported with the right one")
  func faults() throws {
    #expect(
      try shown("ColorToken.accentPrimary") == [
        "'color/accent' shows 'ColorToken.accentPrimary' for Swift, which the generated code doesn't have; it is "
          + "'ColorToken.accent'"
      ])
    #expect(
      try shown("ColorToken.ink") == [
        "'color/accent' shows 'ColorToken.ink' for Swift, which is another token; it is 'ColorToken.accent'"
      ])
  }

  @Test("names of tokens by their groups are known where they are on") func nested() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "color": { "$type": "color", "text": { "ink": { "$value": \#(colorJSON("#000000")) } } } }"#,
      to: "t/a.tokens.json")
    try folder.write(#"{ "accessors": { "nested": true } }"#, to: "t/tokenc.json")
    try folder.write(
      Self.answer(".text.ink").substituting("color/accent", with: "color/text/ink"),
      to: "figma.json")
    try folder.write(
      "let a = ColorToken.text.ink.rawValue, b = ColorToken.text.inc, c = ColorToken.textInk",
      to: "Connect/Button.figma.swift")
    let messages = try runTokenc([
      "diff", folder["t"], folder["figma.json"], "--code-connect", folder["Connect"],
    ]).diagnostics.sorted.filter { $0.id.rawValue == "shown-name" }.map(\.message)
    #expect(messages == ["ColorToken has no 'text.inc'; did you mean 'text.ink'?"])
  }

  @Test("Code Connect names tokens that generated code has")
  func codeConnect() throws {
    let code = """
      struct A: FigmaConnect {
        let component = Button.self
        var body: some View { Text("").foregroundStyle(theme[.accent]).tint(ColorToken.accnt) }
        let all = ColorToken.allCases
      }
      """
    #expect(
      try shown("accent", codeConnect: code) == [
        "ColorToken has no 'accnt'; did you mean 'accent'?"
      ])
  }
}
