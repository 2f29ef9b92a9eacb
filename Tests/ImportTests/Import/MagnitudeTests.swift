import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Numbers whose unit or scale a file leaves open: read by evidence, or left out.
@Suite("Magnitudes that import doubts") struct MagnitudeTests {
  struct Doubt: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Members of one file.
    let file: String
    var tokens: [String: String] = [:]
    /// The paths of the tokens that are left out.
    var leftOut: [String] = []
  }

  static let doubts = [
    Doubt(
      testDescription: "red, green and blue count to 1 where one is a fraction",
      file: #""a": {"type": "color", "value": {"r": 0.2, "g": 0.4, "b": 0.8}}"#,
      tokens: ["a": "color #3366cc"]),
    Doubt(
      testDescription: "they count to 255 where one is more than 1",
      file: #""a": {"type": "color", "value": {"r": 51, "g": 102, "b": 0}}"#,
      tokens: ["a": "color #336600"]),
    Doubt(
      testDescription: "zeros and ones alone are left out",
      file: #""a": {"type": "color", "value": {"r": 1, "g": 1, "b": 1}}"#, leftOut: ["a"]),
    Doubt(
      testDescription: "zeros and ones are as the other colors are",
      file: """
        "a": {"type": "color", "value": {"r": 1, "g": 1, "b": 1}},
        "b": {"type": "color", "value": {"r": 0.2, "g": 0.4, "b": 0.8}}
        """,
      tokens: ["a": "color #ffffff", "b": "color #3366cc"]),
    Doubt(
      testDescription: "fractions of 1 beside bytes are left out",
      file: #""a": {"type": "color", "value": {"r": 0.2, "g": 102, "b": 0}}"#, leftOut: ["a"]),
    Doubt(
      testDescription: "an opacity of 50 is left out, and one of 50% is a half",
      file: """
        "a": {"type": "opacity", "value": 50}, "b": {"type": "opacity", "value": "50%"},
        "c": {"type": "opacity", "value": 0.5}
        """,
      tokens: ["b": "number 0.5", "c": "number 0.5"], leftOut: ["a"]),
    Doubt(
      testDescription: "an opacity of 1 is left out where others count to 100",
      file: """
        "a": {"type": "opacity", "value": 1}, "b": {"type": "opacity", "value": 40},
        "c": {"type": "opacity", "value": 0}, "d": {"type": "opacity", "value": "1%"}
        """,
      tokens: ["c": "number 0", "d": "number 0.01"], leftOut: ["a", "b"]),
    Doubt(
      testDescription: "a bare number that is called a ratio or a count is no length",
      file: """
        "aspect-ratio": {"type": "dimension", "value": 1.5}, "maxLines": {"type": "size", "value": "2"},
        "scale": {"font-scale": {"type": "dimension", "value": 1.2}, "100": {"type": "dimension", "value": "8px"}}
        """,
      tokens: [
        "aspect-ratio": "number 1.5", "maxLines": "number 2", "scale.font-scale": "number 1.2",
        "scale.100": "dimension 8px",
      ]),
    Doubt(
      testDescription: "a category or a name of several says what a size is",
      file: """
        "a": {"type": "size", "value": 700, "category": "font-weights"},
        "b": {"type": "size", "value": 1.4, "attributes": {"category": "line-height"}},
        "opacities": {"c": {"type": "size", "value": 0.4}}
        """,
      tokens: ["a": "fontWeight 700", "b": "number 1.4", "opacities.c": "number 0.4"]),
    Doubt(
      testDescription: "a duration of 0.36 is seconds where others are",
      file: """
        "a": {"type": "duration", "value": 0.36}, "b": {"type": "duration", "value": "0.12s"}
        """,
      tokens: ["a": "duration 0.36s", "b": "duration 0.12s"]),
    Doubt(
      testDescription: "without others it is left out",
      file: #""a": {"type": "duration", "value": 0.36}"#, leftOut: ["a"]),
    Doubt(
      testDescription: "beside milliseconds it is left out",
      file: """
        "a": {"type": "duration", "value": 0.36}, "b": {"type": "duration", "value": "120ms"}
        """,
      tokens: ["b": "duration 120ms"], leftOut: ["a"]),
    Doubt(
      testDescription: "a letter spacing below a tenth is left out, and a larger one is points",
      file: """
        "letter-spacing": {
          "tight": {"type": "size", "value": -0.02}, "wide": {"type": "size", "value": 0.5}
        }
        """,
      tokens: ["letter-spacing.wide": "dimension 0.5px"], leftOut: ["letter-spacing.tight"]),
    Doubt(
      testDescription: "one below 0.3 is points where another is too large for a factor",
      file: """
        "letter-spacing": {
          "small": {"type": "size", "value": 0.15}, "wide": {"type": "size", "value": 0.5}
        }
        """,
      tokens: [
        "letter-spacing.small": "dimension 0.15px", "letter-spacing.wide": "dimension 0.5px",
      ]),
    Doubt(
      testDescription: "and left out where none is",
      file: #""letter-spacing": {"wide": {"type": "size", "value": 0.15}}"#,
      leftOut: ["letter-spacing.wide"]),
    Doubt(
      testDescription: "a weight of 4 is left out",
      file:
        #""a": {"type": "fontWeight", "value": 4}, "b": {"type": "fontWeight", "value": "950"}"#,
      tokens: ["b": "fontWeight 950"], leftOut: ["a"]),
    Doubt(
      testDescription: "a font size of 1 without unit is left out",
      file: """
        "a": {"type": "fontSizes", "value": 1}, "b": {"type": "fontSizes", "value": 12},
        "font-size": {"c": {"type": "dimension", "value": 1}, "d": {"type": "dimension", "value": "1rem"}}
        """,
      tokens: ["b": "dimension 12px", "font-size.d": "dimension 1rem"],
      leftOut: ["a", "font-size.c"]
    ),
    Doubt(
      testDescription:
        "a saturation of 1 beside a lightness of 50, and a hue below 1, are left out",
      file: """
        "a": {"type": "color", "value": {"h": 210, "s": 1, "l": 50}},
        "b": {"type": "color", "value": {"h": 0.5, "s": 0.5, "l": 0.5}},
        "c": {"type": "color", "value": {"h": 0, "s": 1, "l": 1}},
        "d": {"type": "color", "value": {"h": 0, "s": 1, "l": 0.5}}
        """,
      tokens: ["d": "color hsl(0 100 50)"], leftOut: ["a", "b", "c"]),
    Doubt(
      testDescription: "fractions of 1 in hsl() are left out",
      file: """
        "a": {"type": "color", "value": "hsl(210, 0.5, 0.4)"}, "b": {"type": "color", "value": "hsl(210 50 40)"},
        "c": {"type": "color", "value": "hsl(0, 0%, 0%)"}
        """,
      tokens: ["b": "color hsl(210 50 40)", "c": "color hsl(0 0 0)"], leftOut: ["a"]),
    Doubt(
      testDescription:
        "colors of eight digits that all begin with ff are left out, if nothing says where alpha is",
      file: ##"""
        "a": {"type": "color", "value": "#FF102132"}, "b": {"type": "color", "value": "#FF203142"},
        "c": {"type": "color", "value": "#FF304152"}, "d": {"type": "color", "value": "#FF405162"},
        "e": {"type": "color", "value": "#ff506172"}, "f": {"type": "color", "value": "#010203"}
        """##,
      tokens: ["f": "color #010203"], leftOut: ["a", "b", "c", "d", "e"]),
    Doubt(
      testDescription: "white in five opacities is what it is",
      file: ##"""
        "a": {"type": "color", "value": "#ffffff10"}, "b": {"type": "color", "value": "#ffffff20"},
        "c": {"type": "color", "value": "#ffffff30"}, "d": {"type": "color", "value": "#ffffff40"},
        "e": {"type": "color", "value": "#ffffff50"}
        """##,
      tokens: [
        "a": "color #ffffff 6.3%", "b": "color #ffffff 12.5%", "c": "color #ffffff 18.8%",
        "d": "color #ffffff 25.1%", "e": "color #ffffff 31.4%",
      ]),
  ]

  @Test("a value is read by evidence, or left out", arguments: doubts)
  func doubt(_ doubt: Doubt) {
    let sample = ImportSample(.styleDictionary, ["in.json": "{\(doubt.file)}"])
    #expect(sample.tokens() == doubt.tokens, "\(sample.diagnostics.map(\.message))")
    #expect(sample.result.tally().leftOut.sorted() == doubt.leftOut)
  }

  @Test("a line height is points where a factor would be more than any text has")
  func lineHeights() throws {
    func text(_ height: String) -> String {
      """
      {"style": {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": "32px",
       "letterSpacing": "0px", "lineHeight": \(height)}}}
      """
    }
    for (height, shown) in [("40", "32px/1.25"), ("1.5", "32px/1.5"), (#""150%""#, "32px/1.5")] {
      let sample = ImportSample(.styleDictionary, ["in.json": text(height)])
      let value = try #require(sample.tokens()["style"])
      #expect(value.contains(shown), "\(height): \(value)")
    }
    for height in ["4000", "0.1", "\"15%\"", "\"0.2em\"", "5"] {
      let impossible = ImportSample(.styleDictionary, ["in.json": text(height)])
      #expect(impossible.result.tally().leftOut == ["style"], "\(height)")
    }
  }

  @Test(
    "units in the words of Figma's plugins are read",
    arguments: [
      (#"{"unit": "PIXELS", "value": 24}"#, "16px/1.5"),
      (#"{"unit": "PERCENT", "value": 150}"#, "16px/1.5"), (#""24PX""#, "16px/1.5"),
      (#"{"unit": "AUTO"}"#, "16px/1.2"),
    ])
  func figmaUnits(_ height: String, _ shown: String) {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "in.json": """
        {"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": "16px",
          "letterSpacing": {"unit": "PERCENT", "value": 5}, "lineHeight": \(height)}}}
        """
      ])
    #expect(sample.tokens()["a"]?.contains(shown) ?? false, "\(sample.diagnostics.map(\.message))")
    #expect(
      sample.text(of: "in.tokens.json").contains(#""letterSpacing": {"value":0.8,"unit":"px"}"#))
    #expect(sample.text(of: "in.tokens.json").contains("fontLineHeight") == height.contains("AUTO"))
  }

  @Test("a line height that the font makes is that of a style, also by its alias")
  func fontHeights() {
    func style(_ height: String) -> String {
      """
      {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": "16px",
       "letterSpacing": "0px", "lineHeight": "\(height)"}}
      """
    }
    let sample = ImportSample(
      .styleDictionary,
      [
        "in.json": """
        {"line": {"auto": {"type": "lineHeights", "value": "AUTO"}, "fix": {"type": "lineHeights", "value": "24px"}},
         "a": \(style("normal")), "b": \(style("{line.auto}")), "c": \(style("{line.fix}"))}
        """
      ])
    let tokens = sample.tokens()
    #expect(tokens["a"]?.contains("16px/1.2") ?? false)
    #expect(tokens["b"]?.contains("16px/1.2") ?? false)
    #expect(tokens["c"]?.contains("16px/1.5") ?? false)
    #expect(sample.result.tally().leftOut == ["line.auto"])
    let text = sample.text(of: "in.tokens.json")
    #expect(text.components(separatedBy: #""fontLineHeight": true"#).count == 3)
    #expect(sample.diagnostics.contains { $0.message.hasPrefix("lines are as high as the font") })
  }
}
