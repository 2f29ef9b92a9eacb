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
    let impossible = ImportSample(.styleDictionary, ["in.json": text("4000")])
    #expect(impossible.result.tally().leftOut == ["style"])
  }
}
