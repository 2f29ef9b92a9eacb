import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Values of the thirteen types")
struct ValueTests {
  @Test(
    "values keep the form in which they are written",
    arguments: [
      ("color", #"{"colorSpace": "srgb", "components": [0, 1, 0.5]}"#),
      (
        "color",
        ##"{"colorSpace": "oklch", "components": [0.5, 9, "none"], "alpha": 0, "hex": "#aAbB00"}"##
      ),
      ("color", #"{"colorSpace": "lab", "components": [100, -300, 300], "alpha": 1}"#),
      ("dimension", #"{"value": -0.5, "unit": "rem"}"#),
      ("duration", #"{"unit": "ms", "value": -1}"#),
      ("fontFamily", #""a {x} b""#),
      ("fontFamily", #"["a"]"#),
      ("fontWeight", "1"), ("fontWeight", "1000"), ("fontWeight", "350.5"),
      ("fontWeight", #""demi-bold""#),
      ("cubicBezier", "[0, -5, 1, 5]"),
      ("number", "-1.5"),
      ("strokeStyle", #""outset""#),
      ("strokeStyle", #"{"lineCap": "butt", "dashArray": [{"value": 1, "unit": "px"}]}"#),
      ("gradient", #"[{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 1}]"#),
    ])
  func forms(_ type: String, _ value: String) {
    expectTokens(
      in: #"{"a": {"$type": "\#(type)", "$value": \#(value)}}"#, ["a": "\(type) \(value)"])
  }

  @Test(
    "a wrong value is one error at the smallest wrong place",
    arguments: [
      (
        "color", ##"1️⃣"red""##,
        #"expected a color such as {"colorSpace": "srgb", "components": [0.2, 0.4, 1]}, not the string 'red'; "#
          + ##"write {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}"##
      ),
      (
        "color", ##"1️⃣null"##,
        #"expected a color such as {"colorSpace": "srgb", "components": [0.2, 0.4, 1]}, not null"#
      ),
      ("color", ##"1️⃣{"colorSpace": "srgb"}"##, "a color needs 'components'"),
      (
        "color", ##"{1️⃣"colourSpace": "srgb", "components": [0, 0, 0]}"##,
        "a color has no member 'colourSpace'; did you mean 'colorSpace'?"
      ),
      (
        "color", ##"{"colorSpace": 1️⃣"sRGB", "components": [0, 0, 9]}"##,
        "'sRGB' is not a color space; did you mean 'srgb'?"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": 1️⃣[0, 0]}"##,
        "expected an array of three components such as [0.2, 0.4, 1], but there are 2"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": [0, 1️⃣1.01, 0]}"##,
        "green is 1.01; it goes from 0 to 1"
      ),
      (
        "color", ##"{"colorSpace": "hsl", "components": [1️⃣360, 0, 0]}"##,
        "hue is 360; it goes from 0 to below 360"
      ),
      (
        "color", ##"{"colorSpace": "lch", "components": [0, 1️⃣-1, 0]}"##,
        "chroma is -1; it goes from 0 or more"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": [0, 0, 1️⃣"None"]}"##,
        "expected a number as blue, not the string 'None'"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣"none"}"##,
        "expected a number as alpha, not the string 'none'"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": 1️⃣"#fff"}"##,
        "'#fff' is not a hex fallback; it is '#' and six digits, and alpha stands in 'alpha'"
      ),
      (
        "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], 1️⃣"opacity": 1}"##,
        "a color has no member 'opacity'; did you mean 'alpha'?"
      ),
      ("dimension", ##"{"value": 1, "unit": 1️⃣"em"}"##, "'em' is not a unit; use 'px' or 'rem'"),
      (
        "dimension", ##"{"value": 1️⃣"1", "unit": "px"}"##,
        "expected a number as a dimension's value, not the string '1'; write 1"
      ),
      ("dimension", ##"1️⃣{"value": 0}"##, "a dimension needs 'unit'"),
      (
        "dimension", ##"1️⃣0"##,
        #"expected a dimension such as {"value": 16, "unit": "px"}, not the number 0; write {"value": 0, "unit": "px"}"#
      ),
      (
        "duration", ##"{"value": 1, "unit": 1️⃣"px"}"##, "'px' is not a unit of time; use 'ms' or 's'"
      ),
      ("fontFamily", ##"1️⃣[]"##, "an empty array; give it at least one font name"),
      ("fontFamily", ##"["a", 1️⃣["b"]]"##, "expected a font name, not an array"),
      ("fontFamily", ##"1️⃣1"##, "expected a font name or an array of font names, not the number 1"),
      (
        "fontFamily", ##"1️⃣"{a""##,
        "'{a' lacks its closing brace; an alias is written '{group.token}'"
      ),
      (
        "fontFamily", ##"["a", 1️⃣"{b.c}"]"##,
        ##"an alias can't be a part of this value; write {"$ref": "#/b/c/$value"}"##
      ),
      ("fontWeight", ##"1️⃣0.99"##, "a font weight is 0.99; it goes from 1 to 1000"),
      ("fontWeight", ##"1️⃣"Bold""##, "'Bold' is not a font weight; did you mean 'bold'?"),
      (
        "fontWeight", ##"1️⃣true"##,
        "expected a font weight: a number from 1 to 1000 or a name such as 'bold', not true"
      ),
      (
        "cubicBezier", ##"1️⃣[0, 0, 1]"##,
        "expected a curve of four numbers such as [0.42, 0, 0.58, 1], but there are 3"
      ),
      ("cubicBezier", ##"[1️⃣-0.1, 0, 1, 1]"##, "a curve's x is -0.1; it goes from 0 to 1"),
      (
        "cubicBezier", ##"[0, 1️⃣"{x}", 1, 1]"##,
        ##"an alias can't be a part of this value; write {"$ref": "#/x/$value"}"##
      ),
      ("number", ##"1️⃣"1""##, "expected a number as the value, not the string '1'; write 1"),
      (
        "strokeStyle", ##"1️⃣"dash""##,
        "'dash' is not a stroke style; use 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'"
      ),
      (
        "strokeStyle", ##"{"dashArray": 1️⃣[], "lineCap": "round"}"##,
        "an empty array; give it at least one dimension"
      ),
      (
        "strokeStyle", ##"{"dashArray": [1️⃣1], "lineCap": "round"}"##,
        #"expected a dimension such as {"value": 16, "unit": "px"}, not the number 1; write {"value": 1, "unit": "px"}"#
      ),
      (
        "border", ##"1️⃣[]"##,
        #"expected a border such as {"color": …, "width": …, "style": "solid"}, not an array"#
      ),
      (
        "border", ##"1️⃣{"color": "{c}", "width": {"value": 1, "unit": "px"}}"##,
        "a border needs 'style'"
      ),
      (
        "border", ##"{"color": "{c}", "width": 1️⃣"{c}", "style": "solid"}"##,
        "expected a dimension, but 'c' is a color"
      ),
      ("transition", ##"1️⃣{}"##, "a transition needs 'duration', 'delay', 'timingFunction'"),
      ("shadow", ##"1️⃣[]"##, "an empty array; give it at least one shadow layer"),
      (
        "shadow",
        ##"{"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": 1️⃣"true"}"##,
        "expected true or false as 'inset', not the string 'true'"
      ),
      (
        "shadow",
        ##"{"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": {"$ref": 1️⃣"#/d"}}"##,
        "expected true or false as 'inset', but 'd' is a dimension"
      ),
      (
        "shadow", ##"[1️⃣"{two}"]"##, "this reference stands for 2 layers, and there is place for one"
      ),
      (
        "shadow", ##"[{"$ref": 1️⃣"#/two"}]"##,
        "this reference stands for 2 layers, and there is place for one"
      ),
      (
        "gradient", ##"1️⃣{}"##,
        #"expected a gradient: an array of stops such as [{"color": …, "position": 0}], not an object"#
      ),
      ("gradient", ##"1️⃣[]"##, "an empty array; give it at least one gradient stop"),
      (
        "gradient", ##"[{"color": "{c}", "position": 1️⃣"0"}]"##,
        "expected a number as the value, not the string '0'; write 0"
      ),
      (
        "typography",
        ##"1️⃣{"fontFamily": "a", "fontSize": "{d}", "fontWeight": 1, "lineHeight": 1}"##,
        "a typography value needs 'letterSpacing'"
      ),
      (
        "typography",
        ##"{"fontFamily": "a", "fontSize": "{d}", "fontWeight": 1, "lineHeight": 1️⃣"16px", "letterSpacing": "{d}"}"##,
        "expected a number as the value, not the string '16px'"
      ),
    ] as [(String, String, String)])
  func faults(_ type: String, _ value: String, _ message: String) {
    let context = ##"""
      "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
      "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
      "one": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{d}", "offsetY": "{d}",
        "blur": "{d}", "spread": "{d}"}},
      "two": {"$type": "shadow", "$value": ["{one}", "{one}"]}
      """##
    let text =
      #"{\#(context), "a": {"$type": "\#(type)", "$value": \#(value)}, "b": {"$value": "{a}"}}"#
    let input = LoadedFiles(MarkedFiles(["a.tokens.json": text]).files, choosing: [:])
    guard let found = input.diagnostics.first else {
      Issue.record("nothing is reported")
      return
    }
    expectDiagnostics(in: text, [.error(at: "1️⃣", message, id: found.id.rawValue)])
  }

  @Test("a misspelt member is one error, with the edit") func misspeltMember() {
    expectDiagnostics(
      in: #"{"a": {"$type": "dimension", "$value": {1️⃣"valeu": 1, "unit": "px"}}}"#,
      [
        .error(
          at: "1️⃣", "a dimension has no member 'valeu'; did you mean 'value'?",
          id: "invalid-value", fixIt: .put("\"value\"", at: "1️⃣"))
      ])
  }

  @Test("several faults of one value are all reported") func severalFaults() {
    expectDiagnostics(
      in: """
        {"a": {"$type": "border", "$value":
          {"color": {"colorSpace": 1️⃣"rgb", "components": 2️⃣[]},
           "width": {"value": 1, "unit": 3️⃣"pt"}, "style": 4️⃣"none"}}}
        """,
      [
        .error(
          at: "1️⃣", "'rgb' is not a color space; did you mean 'srgb'?", id: "invalid-value"),
        .error(
          at: "2️⃣",
          "expected an array of three components such as [0.2, 0.4, 1], but there are 0",
          id: "invalid-value"),
        .error(at: "3️⃣", "'pt' is not a unit; did you mean 'px'?", id: "bad-unit"),
        .error(
          at: "4️⃣",
          "'none' is not a stroke style; use 'solid', 'dashed', 'dotted', 'double', 'groove', "
            + "'ridge', 'outset', 'inset'", id: "invalid-value"),
      ])
  }

  @Test("a gradient position counts as clamped where it stands, by reference too")
  func clampedPositions() {
    let color = #"{"colorSpace":"srgb","components":[0,0,0]}"#
    expectTokens(
      in: """
        {"n": {"$type": "number", "$value": 7},
         "g": {"$type": "gradient", "$value": [{"color": \(color), "position": -1},
           {"color": \(color), "position": "{n}"}]},
         "h": {"$type": "gradient", "$value": ["{i}", {"$ref": "#/g/$value/1"}]},
         "i": {"$type": "gradient", "$value": [{"color": \(color), "position": 0.5}]}}
        """,
      [
        "n": "number 7",
        "g": #"gradient [{"color":\#(color),"position":0},{"color":\#(color),"position":1}]"#,
        "h": #"gradient [{"color":\#(color),"position":0.5},{"color":\#(color),"position":1}]"#,
        "i": #"gradient [{"color":\#(color),"position":0.5}]"#,
      ])
  }

  @Test("each component of each color space has its range")
  func ranges() {
    for space in ColorSpace.allCases {
      for index in 0..<3 {
        guard let range = space.range(ofComponent: index) else { continue }
        let below = range.lower.nextDown
        let above = range.isHalfOpen ? range.upper : range.upper.nextUp
        #expect(range.accepts(range.lower))
        #expect(!range.accepts(below))
        #expect(range.upper.isInfinite || !range.accepts(above))
        #expect(range.accepts(range.isHalfOpen ? range.upper.nextDown : range.upper))
      }
    }
  }
}
