import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("tokenc find NAME") struct FindNameTests {
  private static let tokens = """
    {
      "palette": { "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
      "color": {
        "$type": "color",
        "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "text": {
          "primary": {
            "$description": "Body text.",
            "$value": "{palette.ink}",
            "$extensions": {
              "mode": { "dark": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
              "tokenc": { "formerNames": ["main_text"] }
            }
          }
        },
        "link": { "$value": "{color.text.primary}", "$deprecated": "Use text." }
      },
      "size": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } },
      "gap": { "$type": "dimension", "small": { "$value": { "value": 4, "unit": "px" } } }
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/a.tokens.json")
    try folder.write(
      """
      { "typePrefix": "App",
        "groups": { "palette": { "hidden": true }, "color": { "serverNames": "snake_case" } },
        "contrast": { "pairs": [
          { "foreground": "color.text.**", "background": "color.paper", "minimum": 4.5 } ] } }
      """, to: "tokens/tokenc.json")
    return folder
  }

  private func find(_ words: String..., in folder: TemporaryFolder) throws -> String {
    let run = try BuiltTokenc.run(["find"] + words, in: folder.path)
    #expect(run.exitCode == 0, "\(run.messages)")
    return run.output
  }

  @Test("text styles come by points of size and line height, and a point for 100 of weight")
  func textStyles() throws {
    func style(_ size: Int, _ height: Double, _ weight: Int) -> String {
      """
      { "$value": { "fontFamily": "A", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
        "lineHeight": \(height), "letterSpacing": { "value": 0, "unit": "px" } } }
      """
    }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "text": { "$type": "typography", "far": \(style(20, 1.5, 700)), "thin": \(style(20, 1.5, 300)),
          "low": \(style(20, 1.4, 400)), "equal": \(style(20, 1.5, 400)),
          "small": \(style(16, 1.875, 400)) } }
      """, to: "tokens/a.tokens.json")
    let lines = try find("20/30 400", in: folder).split(separator: "\n")
    let names = lines.compactMap { line in
      ["equal", "thin", "low", "far", "small"].first { line.contains("text.\($0)") }
    }
    #expect(names == ["equal", "thin", "low", "far", "small"], "\(lines)")
  }

  @Test("tells all of a token") func text() throws {
    let folder = try folder()
    let text = try find("text_primary", "--limit", "1", in: folder)
    #expect(
      text == """
        color.text.primary
          Swift       AppColorToken.textPrimary
          server      text_primary, once main_text
          type        color, semantic
          about       Body text.
          declared    tokens/a.tokens.json:7:7
          values
            light  #000000  → palette.ink  tokens/a.tokens.json:9:19
            dark   #808080                 tokens/a.tokens.json:11:29
          used by     color.link
          contrast, where it is lowest
            on color.paper  3.97  dark  too little: 4.5 is needed

        The tokens nearest to it, by their distance:
        light
          0  palette.ink  #000000  primitive  1 use
        dark
          0  color.link  #808080  semantic  0 uses  → color.text.primary

        """)
  }

  @Test(
    "whatever name it goes by, before and after the input",
    arguments: [
      "color.text.primary", "text_primary", "color.text_primary", "main_text", "textPrimary",
      ".textPrimary", "ColorToken.textPrimary", "AppColorToken.textPrimary", "theme[.textPrimary]",
    ])
  func names(name: String) throws {
    let folder = try folder()
    #expect(try find(name, in: folder).hasPrefix("color.text.primary\n"))
    #expect(try find("tokens", name, in: folder).hasPrefix("color.text.primary\n"))
    #expect(try find(name, "tokens/", in: folder).hasPrefix("color.text.primary\n"))
  }

  @Test("a name that several tokens have tells of each; a hidden token has its path") func several()
    throws
  {
    let folder = try folder()
    let both = try find("small", in: folder)
    #expect(both.contains("size.small\n") && both.contains("gap.small\n"))
    let hidden = try find("palette.ink", in: folder)
    #expect(hidden.contains("  type        color, primitive, hidden\n"))
    #expect(hidden.contains("  used by     color.text.primary\n") && !hidden.contains("Swift"))
    let failure = try BuiltTokenc.run(["find", "ink"], in: folder.path)
    #expect(failure.exitCode == ExitCode.usage.rawValue)
    let near = try BuiltTokenc.run(["find", "text_primry"], in: folder.path)
    #expect(near.messages.contains("did you mean 'text_primary'?"))
  }

  @Test("the same as JSON") func json() throws {
    let folder = try folder()
    let text = try find("text_primary", "--format", "json", in: folder)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let token = try #require(list.first)
    #expect(token["token"] as? String == "color.text.primary")
    #expect(token["swift"] as? String == "AppColorToken.textPrimary")
    #expect(token["former"] as? [String] == ["main_text"])
    #expect(token["places"] as? [String] == ["tokens/a.tokens.json:7:7"])
    #expect(token["usedBy"] as? [String] == ["color.link"])
    let values = try #require(token["values"] as? [[String: Any]])
    #expect(values.map { $0["themes"] as? [String] } == [["light"], ["dark"]])
    #expect(values[0]["aliasOf"] as? [String] == ["palette.ink"])
    let contrasts = try #require(token["contrasts"] as? [[String: Any]])
    #expect(contrasts.map { $0["ratio"] as? Double } == [21, 3.97])
    #expect((token["nearest"] as? [[String: Any]])?.count == 2)
  }

  @Test("a group is named with its tokens", arguments: ["text", "color.text", "palette"])
  func groups(name: String) throws {
    let folder = try folder()
    let fault = #expect(throws: RunFailure.self) {
      try runTokenc(["find", name, folder["tokens"]])
    }
    let message = try #require(fault?.diagnostics.first?.message)
    let expected =
      name == "palette"
      ? "the group 'palette' with 'palette.ink'"
      : "the group 'color.text' with 'color.text.primary'"
    #expect(message == "'\(name)' is no token; find one of \(expected)")
  }
}
