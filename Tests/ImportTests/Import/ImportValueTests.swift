import Testing

@testable import TokenImport

@Suite("Imported values") struct ImportValueTests {
  /// A value with its stated type, and what it is in the standard.
  static let values: [(type: String, value: String, imported: String)] = [
    ("color", "\"#f00\"", "color #ff0000"),
    ("color", "\"#EF3124\"", "color #ef3124"),
    ("color", "\"#0000ff80\"", "color #0000ff 50.2%"),
    ("color", "\"rgb(239, 49, 36)\"", "color #ef3124"),
    ("color", "\"rgba(239, 49, 36, 0.5)\"", "color #ef3124 50%"),
    ("color", "\"rgba(#ef3124, 0.5)\"", "color #ef3124 50%"),
    ("color", "\"hsl(240, 100%, 50%)\"", "color hsl(240 100 50)"),
    ("color", "\"hsl(120, -10%, 50%)\"", "color hsl(120 0 50)"),
    ("color", "\"hsl(120 50% 104%)\"", "color hsl(120 50 100)"),
    ("color", "\"rgb(300, -5, 0)\"", "color #ff0000"),
    ("color", "\"oklch(1.2 -0.1 20)\"", "color oklch(1 0 20)"),
    ("color", "\"transparent\"", "color #000000 0%"),
    ("color", #"{"r": 239, "g": 49, "b": 36, "a": 0.5}"#, "color #ef3124 50%"),
    ("color", #"{"h": 240, "s": 1, "l": 0.5}"#, "color hsl(240 100 50)"),
    ("dimension", "\"16px\"", "dimension 16px"),
    ("dimension", "\"-.5rem\"", "dimension -0.5rem"),
    ("dimension", "0", "dimension 0px"),
    ("dimension", "\"0em\"", "dimension 0px"),
    ("dimension", "\"4px * 2 + 1\"", "dimension 9px"),
    ("dimension", "\"(16px - 4px) / 2\"", "dimension 6px"),
    ("duration", "\"0.2s\"", "duration 0.2s"),
    ("duration", "\"200ms\"", "duration 200ms"),
    ("cubicBezier", "\"linear\"", "cubicBezier (0, 0, 1, 1)"),
    ("cubicBezier", "\"ease\"", "cubicBezier (0.25, 0.1, 0.25, 1)"),
    ("cubicBezier", "\"ease-in\"", "cubicBezier (0.42, 0, 1, 1)"),
    ("cubicBezier", "\"ease-in-out\"", "cubicBezier (0.42, 0, 0.58, 1)"),
    ("cubicBezier", "\"ease-out\"", "cubicBezier (0, 0, 0.58, 1)"),
    ("cubicBezier", "\"cubic-bezier(.2, 0, 1, 1)\"", "cubicBezier (0.2, 0, 1, 1)"),
    ("fontFamily", #""'Inter', Roboto, sans-serif""#, "fontFamily Inter, Roboto, sans-serif"),
    ("fontFamily", #""\"PT Sans\", Inter'""#, "fontFamily PT Sans, Inter'"),
    ("fontFamily", #"["'A, B'", "'", "''C'"]"#, "fontFamily A, B, ', 'C"),
    ("fontWeight", "\"700\"", "fontWeight 700"),
    ("fontWeight", "\"Semi Bold\"", "fontWeight 600"),
    ("fontWeight", "\"ExtraBold\"", "fontWeight 800"),
    ("number", "\"1.5\"", "number 1.5"),
    ("opacity", "\"40%\"", "number 0.4"),
    ("shadow", "\"0 1px 2px #000\"", "shadow 0px 1px 2px 0px #000000"),
    (
      "shadow", "\"0 0 0 1px rgba(0, 0, 0, 0.5) inset, 1px 1px #fff\"",
      "shadow inset 0px 0px 0px 1px #000000 50%; 1px 1px 0px 0px #ffffff"
    ),
    ("border", "\"1px solid #fff\"", "border 1px solid #ffffff"),
  ]

  @Test("are the same in the standard's form", arguments: values)
  func converted(_ type: String, _ value: String, _ imported: String) {
    let sample = ImportSample(
      .styleDictionary, ["a.json": #"{"t": {"value": \#(value), "type": "\#(type)"}}"#])
    #expect(sample.tokens() == ["t": imported])
  }

  /// Values that can't be converted, with what is said.
  static let refused: [(type: String, value: String, message: String)] = [
    ("color", "\"\"", "the value is empty"),
    ("color", "\"#12345\"", "'#12345' is not a hex color; it has 3, 4, 6 or 8 digits"),
    (
      "color", "\"radial-gradient(#000, #fff)\"", "the standard has a gradient along a line only"
    ),
    ("dimension", "\"8px 16px\"", "'8px 16px' has several lengths, and a dimension has one"),
    ("dimension", "\"8rem / 2rem\"", "'8rem' divided by '2rem' has no unit"),
    ("dimension", "\"50%\"", "unit '%' is not one of the standard's; a length has 'px' or 'rem'"),
    ("dimension", "\"auto\"", "'auto' is not a number"),
    ("dimension", "\"1px + 1rem\"", "'1px' and '1rem' have different units"),
    ("dimension", "\"2px * 2px\"", "'2px' times '2px' is not a length"),
    ("dimension", "\"1px / 0\"", "'1px / 0' has no result"),
    ("dimension", "null", "it has no value"),
    (
      "fontWeight", "\"thick\"",
      "'thick' is not a weight; it has a number from 50 to 1000 or a name such as 'bold'"
    ),
    (
      "shadow", "\"none\"",
      "'none' is not a shadow to the standard; '0 0 0 transparent' is one that draws nothing"
    ),
    ("asset", "\"a.svg\"", "the standard has no type for 'asset'"),
    (
      "lineHeight", "\"AUTO\"",
      "line height 'AUTO' depends on the font; the standard needs a number"
    ),
  ]

  @Test("are listed where they can't be converted", arguments: refused)
  func refusedValues(_ type: String, _ value: String, _ message: String) {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json":
          ##"{"t": {"value": 1️⃣\##(value), "type": "\##(type)"}, "b": {"value": "#000", "type": "color"}}"##
      ])
    sample.expect([.warning(at: "1️⃣", "token 't' is left out: \(message)", id: "left-out")])
    #expect(sample.result.tally().leftOut == ["t"])
    #expect(sample.tokens() == ["b": "color #000000"])
  }

  @Test("without unit are read as px with a warning, or as whoever imports says")
  func bareNumbers() {
    let file = #"{"size": {"m": {"value": 1️⃣1.5, "type": "dimension"}}}"#
    let plain = ImportSample(.styleDictionary, ["a.json": file])
    plain.expect([
      .warning(
        at: "1️⃣", "'1.5' has no unit and is read as 1.5px; '--unit' says which it is", id: "assumed")
    ])
    #expect(plain.tokens() == ["size.m": "dimension 1.5px"])
    let rem = ImportSample(
      .styleDictionary, ["a.json": file], options: ImportOptions(numberUnit: .rem))
    rem.expect([])
    #expect(rem.tokens() == ["size.m": "dimension 1.5rem"])
    // Tokens Studio itself says that they are pixels.
    let studio = ImportSample(.tokensStudio, ["a.json": file])
    studio.expect([])
    #expect(studio.tokens() == ["size.m": "dimension 1.5px"])
  }

  @Test("of a shadow are read with all of their members, or reported") func shadowMembers() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": ##"""
        {"a": {"type": "shadow", "value": {"color": "#000000", "x": "0", "y": "1px", "opacity": 1️⃣0.5}},
         "b": {"type": "shadow", "value": {"color": "#000000", "y": "1px", "blend": 2️⃣"multiply"}}}
        """##
      ])
    sample.expect([
      .warning(
        at: "1️⃣", "token 'a' is left out: an opacity stands beside the shadow's color",
        id: "left-out"),
      .warning(at: "2️⃣", "'blend' of a shadow is not read", id: "left-out"),
    ])
    #expect(sample.tokens() == ["b": "shadow 0px 1px 0px 0px #000000"])
  }

  @Test("with eight digits have their opacity last, or first where that is said") func alpha() {
    let file = ##"{"a": {"$type": "color", "$value": "#80ff0000"}}"##
    let last = ImportSample(.dtcgDraft, ["a.json": file])
    #expect(last.tokens() == ["a": "color #80ff00 0%"])
    let first = ImportSample(
      .dtcgDraft, ["a.json": file], options: ImportOptions(alphaFirst: true))
    #expect(first.tokens() == ["a": "color #ff0000 50.2%"])
  }

  /// Values of which no type is stated, in a group of a name.
  static let untyped: [(group: String, value: String, imported: String)] = [
    ("x", "\"#000\"", "color #000000"),
    ("x", "\"12px\"", "dimension 12px"),
    ("x", "\"200ms\"", "duration 200ms"),
    ("x", "\"cubic-bezier(.4, 0, 1, 1)\"", "cubicBezier (0.4, 0, 1, 1)"),
    ("x", "\"0 1px 2px #000\"", "shadow 0px 1px 2px 0px #000000"),
    ("font-weight", "\"700\"", "fontWeight 700"),
    ("fontFamily", "\"Inter\"", "fontFamily Inter"),
    ("opacity", "0.5", "number 0.5"),
    ("size", "\"3\"", "dimension 3px"),
  ]

  @Test("without a type get it from their form, or else from their name", arguments: untyped)
  func untypedValues(_ group: String, _ value: String, _ imported: String) {
    let sample = ImportSample(
      .styleDictionary, ["a.json": #"{"\#(group)": {"m": {"value": \#(value)}}}"#])
    #expect(sample.tokens() == ["\(group).m": imported])
  }

  @Test("positions of a gradient that are worked out have six decimals") func stops() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json":
          ##"{"g": {"$type": "gradient", "$value": "linear-gradient(#000, #111, #222, #333)"}}"##
      ])
    let text = sample.text(of: "a.tokens.json")
    #expect(text.contains("\"position\": 0.333333\n"), "\(text)")
  }

  @Test("sums have their result, or none") func arithmetic() throws {
    #expect(try Arithmetic.evaluate("1 + 2 * 3") == Quantity(value: 7, unit: ""))
    #expect(try Arithmetic.evaluate("-(2px - 5px)*2") == Quantity(value: 6, unit: "px"))
    #expect(try Arithmetic.evaluate("8px / 4px") == Quantity(value: 2, unit: ""))
    #expect(try Arithmetic.evaluate("Inter Display") == nil)
    #expect(throws: Arithmetic.Fault.self) { try Arithmetic.evaluate("1 +") }
    let signs = String(repeating: "-", count: 100_001) + "1"
    #expect(try Arithmetic.evaluate(signs) == Quantity(value: -1, unit: ""))
    let nested = String(repeating: "(", count: 10_000) + "1"
    #expect(throws: Arithmetic.Fault.self) { try Arithmetic.evaluate(nested) }
  }
}
