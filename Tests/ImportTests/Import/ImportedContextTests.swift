import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Values that are computed from tokens with a value for each context.
@Suite("Values computed for each context") struct ImportedContextTests {
  /// A file of Tokens Studio with a theme for each context of some modifiers.
  ///
  /// - Parameters:
  ///   - sets: their names and tokens, in the order in which they count.
  ///   - themes: `MODIFIER/THEME` with the names of its sets; the others are in all themes.
  private func file(
    _ sets: KeyValuePairs<String, String>, _ themes: KeyValuePairs<String, [String]>
  ) -> String {
    let switched = Set(themes.flatMap(\.value))
    let common = sets.map(\.key).filter { !switched.contains($0) }
    let written = themes.map { name, own in
      let names = name.split(separator: "/")
      let selection = (common + own).map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
      return """
        {"group": "\(names[0])", "name": "\(names[1])", "selectedTokenSets": {\(selection)}}
        """
    }
    let members = sets.map { "\"\($0)\": {\($1)}" }.joined(separator: ",\n")
    let order = sets.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return """
      {\(members), "$metadata": {"tokenSetOrder": [\(order)]},
       "$themes": [\(written.joined(separator: ",\n"))]}
      """
  }

  private func color(_ name: String, _ value: String) -> String {
    #""\#(name)": {"value": "\#(value)", "type": "color"}"#
  }

  private func length(_ name: String, _ value: String, _ type: String = "spacing") -> String {
    #""\#(name)": {"value": "\#(value)", "type": "\#(type)"}"#
  }

  private let schemes: KeyValuePairs<String, [String]> = [
    "mode/light": ["light"], "mode/dark": ["dark"],
  ]

  @Test("the token has one for each, in its own set or in one that all themes share")
  func shared() {
    let own = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "light": color("black", "#000000") + "," + color("hover", "rgba({black}, 0.05)"),
            "dark": color("black", "#111111") + "," + color("hover", "rgba({black}, 0.05)"),
          ], schemes)
      ])
    #expect(own.result.tally().leftOut == [])
    #expect(own.tokens(choosing: ["scheme": "light"])["hover"] == "color #000000 5%")
    #expect(own.tokens(choosing: ["scheme": "dark"])["hover"] == "color #111111 5%")
    let shared = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "light": color("black", "#000000") + "," + length("ls", "-1%", "letterSpacing"),
            "dark": color("black", "#111111") + "," + length("ls", "-2%", "letterSpacing"),
            "sem": color("hover", "rgba({black}, 0.05)") + #", "title": {"type": "typography", "#
              + #""value": {"fontFamily": "Inter", "fontWeight": "700", "fontSize": "20", "#
              + #""lineHeight": "24", "letterSpacing": "{ls}"}}"#,
          ], schemes)
      ])
    #expect(shared.result.tally().leftOut == [])
    #expect(shared.tokens(choosing: ["scheme": "dark"])["ls"] == "number -0.02")
    #expect(shared.tokens(choosing: ["scheme": "dark"])["hover"] == "color #111111 5%")
    let text = shared.text(of: "sem.tokens.json")
    #expect(text.contains(#""letterSpacing": {"value":-0.2,"unit":"px"}"#))
    #expect(text.contains(#""letterSpacing": {"value":-0.4,"unit":"px"}"#))
  }

  private let brandsAndSizes: KeyValuePairs<String, [String]> = [
    "brand/acme": ["acme"], "brand/orbit": ["orbit"], "size/small": ["small"],
    "size/large": ["large"],
  ]

  @Test("what two modifiers decide has a file for each context of one and modes for the other")
  func products() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "acme": length("space", "4px"), "orbit": length("space", "5px"),
            "small": length("scale", "2px"), "large": length("scale", "3px"),
            "all": length("gap", "{space} * 10 + {scale}") + "," + length("same", "{gap}"),
          ], brandsAndSizes)
      ])
    #expect(sample.result.tally().leftOut == [])
    var found: [String?] = []
    for brand in ["acme", "orbit"] {
      for size in ["small", "large"] {
        let tokens = sample.tokens(choosing: ["brand": brand, "size": size])
        #expect(tokens["gap"] == tokens["same"])
        found.append(tokens["gap"])
      }
    }
    #expect(found == ["dimension 42px", "dimension 43px", "dimension 52px", "dimension 53px"])
    #expect(
      sample.text(of: "all/orbit.tokens.json") == """
        {
          "gap": {
            "$type": "dimension",
            "$value": {"value":52,"unit":"px"},
            "$extensions": {
              "mode": {
                "large": {"value":53,"unit":"px"}
              },
              "studio.tokens": {
                "type": "spacing"
              }
            }
          }
        }

        """)
  }

  @Test("contexts of one name in two modifiers have files, as a mode could mean either")
  func ambiguousNames() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "a": length("space", "4px"), "b": length("space", "5px"), "c": length("other", "1px"),
            "d": length("other", "2px"), "all": length("gap", "{space} * 10"),
          ], ["brand/one": ["a"], "brand/two": ["b"], "size/one": ["c"], "size/two": ["d"]])
      ])
    #expect(sample.result.tally().leftOut == [])
    #expect(sample.tokens(choosing: ["brand": "two"])["gap"] == "dimension 50px")
    #expect(sample.tokens(choosing: ["size": "two"])["gap"] == "dimension 40px")
  }

  @Test("what three modifiers decide at once is left out, and so is what differs in type")
  func tooMuch() {
    let themes: KeyValuePairs<String, [String]> = [
      "mode/light": ["l"], "mode/dark": ["d"], "brand/acme": ["a"], "brand/orbit": ["o"],
      "size/small": ["s"], "size/large": ["g"],
    ]
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "l": length("x", "1px"), "d": length("x", "2px"),
            "a": length("y", "10px") + "," + length("line", "24px", "lineHeights"),
            "o": length("y", "20px") + "," + length("line", "150%", "lineHeights"),
            "s": length("z", "100px"), "g": length("z", "200px"),
            "all": length("sum", "{x} + {y} + {z}") + ","
              + length("tall", "{line} * 2", "lineHeights"),
          ], themes)
      ])
    let messages = sample.diagnostics.map(\.message)
    #expect(
      messages.contains(
        "token 'sum' is left out: it is computed from what varies with 'scheme', 'brand', 'size', and "
          + "neither modes nor files for each context can say all of its values"), "\(messages)")
    #expect(sample.tokens(choosing: ["size": "large"])["z"] == "dimension 200px")
    #expect(
      messages.contains(
        "token 'line' is left out: it has several types, depending on the context: 'dimension', "
          + "'number'; give one of them a name of its own; what 'o' has there is left out with it"),
      "\(messages)")
    #expect(
      messages.contains(
        "token 'tall' is left out: it is of type 'dimension' and of type 'number', depending on "
          + "'brand'"), "\(messages)")
    #expect(sample.result.tally().leftOut == ["line", "sum", "tall"])
  }

  @Test("a value that is missing in one context says in which") func missing() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": file(
          [
            "light": color("ink", "#000000") + "," + color("paper", "#ffffff"),
            "dark": color("paper", "#222222"),
            "all": color("soft", "rgba({ink}, 0.5)") + "," + color("same", "{ink}"),
          ], schemes)
      ])
    let messages = sample.diagnostics.map(\.message)
    for message in [
      "token 'soft' has no value in 'scheme=dark': '{ink}' leads to no value",
      "token 'same' has no value in 'scheme=dark': alias '{ink}' names no token",
    ] {
      #expect(messages.contains(message), "\(messages)")
    }
    #expect(sample.result.tally().leftOut == [])
    #expect(sample.result.tally().holes.map(\.path) == ["same", "soft"])
    #expect(sample.tokens(choosing: ["scheme": "light"])["soft"] == "color #000000 50%")
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == ["paper": "color #222222"])
  }

  @Test("a sum that is referred to counts before what is around the reference") func precedence() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json":
          "{\(length("a", "1px + 2px")), \(length("b", "{a} * 2")), \(length("c", "10px - {a}"))}"
      ])
    #expect(
      sample.tokens() == ["a": "dimension 3px", "b": "dimension 6px", "c": "dimension 7px"])
  }

  // MARK: Modifiers of Tokens Studio

  /// Modifiers and their results, to the digits that Tokens Studio's own transforms are tested with.
  static let modifiers: [(color: String, modify: String, result: [Double])] = [
    ("#C14242", #""type": "lighten", "value": "0.2", "space": "hsl""#, [0, 50.598, 60.627]),
    ("#C14242", #""type": "lighten", "value": "0.2", "space": "lch""#, [57.685, 47.48, 29.704]),
    ("#C14242", #""type": "lighten", "value": "0.2", "space": "p3""#, [0.76016, 0.43532, 0.42213]),
    (
      "#C14242", #""type": "lighten", "value": "0.2", "space": "srgb""#,
      [0.80549, 0.40706, 0.40706]
    ),
    ("#C14242", #""type": "darken", "value": "0.2", "space": "hsl""#, [0, 50.598, 40.627]),
    ("#C14242", #""type": "darken", "value": "0.2", "space": "lch""#, [37.685, 47.48, 29.704]),
    ("#C14242", #""type": "darken", "value": 0.2, "space": "p3""#, [0.56016, 0.23532, 0.22213]),
    (
      "#C14242", #""type": "darken", "value": "0.2", "space": "lch", "format": "hex""#,
      [152 / 255.0, 55 / 255.0, 53 / 255.0]
    ),
    (
      "#FFFFFF", ##""type": "mix", "value": "0.5 + 6 * 0.04", "color": "#4477DD", "space": "hsl""##,
      [220, 51.231, 67.933]
    ),
    (
      "#FFFFFF", ##""type": "mix", "value": "0.5 + 6 * 0.04", "color": "#4477DD", "space": "lch""##,
      [63.417, 43.678, 278.69]
    ),
    (
      "#FFFFFF", ##""type": "mix", "value": "0.74", "color": "{blue}", "space": "srgb""##,
      [0.45733, 0.60533, 0.90133]
    ),
    ("#C14242", #""type": "alpha", "value": "0.2", "space": "lch""#, [47.107, 59.35, 29.704]),
  ]

  @Test("modifiers are computed as Tokens Studio does", arguments: modifiers)
  func modified(_ color: String, _ modify: String, _ result: [Double]) throws {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"blue": {"value": "#4477DD", "type": "color"}, "base": {"value": "\(color)", "type": "color"},
         "t": {"value": "{base}", "type": "color", "$extensions": {"studio.tokens": {"modify": {\(modify)}}}}}
        """
      ])
    let resolved = LoadedFiles(files(of: sample), choosing: [:])
    let resolution = try #require(resolved.resolution)
    let token = try #require(
      resolution.themes.first?.tokens.first { resolution.pathText($0.path) == "t" })
    guard case .color(let found) = resolution.values[token.value] else {
      Issue.record("no color: \(sample.diagnostics.map(\.message))")
      return
    }
    for (index, number) in result.enumerated() {
      let difference = ((found.components[index] ?? 0) - number).magnitude
      #expect(difference < 0.006 * max(1, number / 100) && (number > 1 || difference < 0.00002))
    }
    #expect(found.opacity == (modify.contains("alpha") ? 0.2 : 1))
    // Nothing computes it again.
    #expect(!sample.text(of: "t.tokens.json").contains("modify"))
  }

  private func files(of sample: ImportSample) -> [(path: String, bytes: [UInt8])] {
    sample.result.files.files.map { ($0.name, $0.contents) }
  }

  static let refusedModifiers: [(modify: String, message: String)] = [
    (
      #""type": "lighten", "value": "0.2""#,
      "'modify' needs a type, a value and a space: 'lch', 'srgb', 'hsl' or 'p3'"
    ),
    (
      #""type": "lighten", "value": "20%", "space": "lch""#,
      "the value of 'modify' is not a number from 0 to 1"
    ),
    (#""type": "glow", "value": "0.2", "space": "lch""#, "there is no modifier 'glow'"),
    (#""type": "darken", "value": "{gone}", "space": "lch""#, "'{gone}' leads to no value"),
    (
      ##""type": "mix", "value": "0.5", "color": "#0000ff", "space": "lch""##,
      "the mixed color lies outside of 'srgb', and tools differ in how they bring it back"
    ),
  ]

  @Test("modifiers that tools don't agree on are left out", arguments: refusedModifiers)
  func refused(_ modify: String, _ message: String) {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"t": {"value": "#00ff00", "type": "color", "$extensions": {"studio.tokens": {"modify": {\(modify)}}}},
         "b": {"value": "#4477DD", "type": "color"}}
        """
      ])
    #expect(sample.result.tally().leftOut == ["t"])
    #expect(sample.diagnostics.map(\.message).contains("token 't' is left out: \(message)"))
  }

  // MARK: Forms

  /// Files with the tokens that come of them, in light and in dark.
  static let forms:
    [(dialect: ImportDialect, file: String, light: [String: String], dark: [String: String])] = [
      (
        .tokensStudio,
        ##"{"c":{"value":{"light":"#fff","dark":"#000"},"type":"color"},"d":{"$value":["#fff","#000"],"$type":"color"},"e":{"value":{"color":"{c}","alpha":0.5},"type":"color"}}"##,
        ["c": "color #ffffff", "d": "color #ffffff", "e": "color #ffffff 50%"],
        ["c": "color #000000", "d": "color #000000", "e": "color #000000 50%"]
      ),
      (
        .styleDictionary,
        ##"{"t":{"value":{"font-family":"Inter","font-size":"16px","font-weight":400,"line-height":1.5,"letter-spacing":"0px"},"type":"typography"},"s":{"value":{"light":"{u}","dark":"#000"},"type":"color"},"u":{"value":"#123456"}}"##,
        ["t": "typography Inter 16px/1.5 400", "s": "color #123456", "u": "color #123456"],
        ["t": "typography Inter 16px/1.5 400", "s": "color #000000", "u": "color #123456"]
      ),
    ]

  @Test(
    "light and dark stand inside of a value, and members have names of style sheets",
    arguments: forms)
  func values(
    _ dialect: ImportDialect, _ file: String, _ light: [String: String], _ dark: [String: String]
  ) {
    let sample = ImportSample(dialect, ["t.json": file])
    #expect(sample.tokens(choosing: ["scheme": "light"]) == light)
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == dark)
  }

  /// What a draft says beside its values, with the colors in light and in dark, or in the contexts of a
  /// modifier.
  static let modes: [(tokens: String, contexts: [(String, String)], values: [[String: String]])] = [
    (
      ##"{"c": {"$type": "color", "a": {"$value": "#fff", "$extensions": {"mode": {"dark": "rgba({c.b}, 0.5)"}}}, "b": {"$value": "#123456", "$extensions": {"mode": {"dark": "{c.d}"}, "x": {"y": 1}}}, "d": {"$value": "#000000"}}}"##,
      [("scheme", "light"), ("scheme", "dark")],
      [
        ["c.a": "color #ffffff", "c.b": "color #123456", "c.d": "color #000000"],
        ["c.a": "color #000000 50%", "c.b": "color #000000", "c.d": "color #000000"],
      ]
    ),
    (
      // What is stated for the default counts there, and what stands beside it elsewhere.
      ##"{"c": {"$type": "color", "a": {"$value": "#111111", "$extensions": {"mode": {"Night": "#222222", "Day": "#333333"}}}, "b": {"$value": "#444444", "$extensions": {"mode": {"Day": "#555555"}}}}}"##,
      [("scheme", "light"), ("scheme", "dark")],
      [
        ["c.a": "color #333333", "c.b": "color #555555"],
        ["c.a": "color #222222", "c.b": "color #444444"],
      ]
    ),
    (
      ##"{"s": {"$type": "dimension", "a": {"$value": "4px", "$extensions": {"mode": {"desktop": "4px", "mobile": "8px"}}}, "b": {"$value": "1px * 2", "$extensions": {"mode": {"mobile": "{s.a} * 2"}}}}}"##,
      [("scale", "desktop"), ("scale", "mobile")],
      [
        ["s.a": "dimension 4px", "s.b": "dimension 2px"],
        ["s.a": "dimension 8px", "s.b": "dimension 16px"],
      ]
    ),
    (
      ##"{"s": {"$type": "dimension", "a": {"$value": "4px", "$extensions": {"mode": {"big": "8px", "huge": "9px"}}}, "b": {"$value": "{s.a}", "$extensions": {"mode": {"huge": "1px"}}}}}"##,
      [("mode", "default"), ("mode", "big"), ("mode", "huge")],
      [
        ["s.a": "dimension 4px", "s.b": "dimension 4px"],
        ["s.a": "dimension 8px", "s.b": "dimension 8px"],
        ["s.a": "dimension 9px", "s.b": "dimension 1px"],
      ]
    ),
  ]

  @Test("values of modes are converted like values", arguments: modes)
  func extensionModes(
    _ tokens: String, _ contexts: [(String, String)], _ values: [[String: String]]
  ) {
    let sample = ImportSample(.dtcgDraft, ["t.json": tokens])
    #expect(sample.result.tally().leftOut == [])
    for ((modifier, context), values) in zip(contexts, values) {
      #expect(sample.tokens(choosing: [modifier: context]) == values)
    }
  }

  @Test("a mode that can't be converted leaves a hole, and a value for no context is told")
  func faultyModes() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "t.json": """
        {"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": 1️⃣"darkish"}}},
         "b": {"$type": "color", "$value": 2️⃣"#fff", "$extensions": {"mode": {"light": "#eee", "dark": "#000"}}},
         "c": {"$type": "color", "$value": "#fff", "$extensions": {"mode": "Light"}}}
        """
      ])
    sample.expect([
      .warning(
        at: "1️⃣",
        "token 'a' has no value in 'scheme=dark': 'darkish' is not a color; write '#ef3124' or a function "
          + "such as 'rgb()'", id: "left-out"),
      .warning(
        at: "2️⃣", "'#fff' is the value of no context, as each of 'light', 'dark' has its own",
        id: "assumed"),
    ])
    #expect(
      sample.tokens() == ["a": "color #ffffff", "b": "color #eeeeee", "c": "color #ffffff"])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"])
        == ["b": "color #000000", "c": "color #ffffff"])
    #expect(sample.text(of: "t.tokens.json").contains(#""mode": "Light""#))
  }

  @Test("a text is a font where a text style or its name says so") func fonts() {
    let used = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {1️⃣"fam": {"value": "Inter", "type": "text"}, "note": {"value": 2️⃣"Hi", "type": "text"},
         "t": {"value": {"fontFamily": "{fam}", "fontWeight": "700", "fontSize": "16", "lineHeight": "150%",
           "letterSpacing": "0"}, "type": "typography"}}
        """
      ])
    used.expect([
      .warning(
        at: "1️⃣", "'fam' is a fontFamily by its use or name; its type is 'text'", id: "assumed"),
      .warning(
        at: "2️⃣", "token 'note' is left out: the standard has no type for 'text'", id: "left-out"),
    ])
    #expect(used.tokens() == ["fam": "fontFamily Inter", "t": "typography Inter 16px/1.5 700"])
    let named = ImportSample(
      .styleDictionary,
      [
        "t.json": """
        {"font": {"family": {"a": {"value": "Inter, Arial", "type": "string"},
          "b": {"value": "{font.family.a}", "type": "string"},
          "c": {"value": ["Inter, 'A, B'", "Arial"], "type": "string"}}}}
        """
      ])
    #expect(
      named.tokens() == [
        "font.family.a": "fontFamily Inter, Arial", "font.family.b": "fontFamily Inter, Arial",
        "font.family.c": "fontFamily Inter, A, B, Arial",
      ])
  }

  /// Gradients of style sheets and their stops.
  static let gradients: [(text: String, stops: String?)] = [
    ("linear-gradient(45deg, #000 0%, #fff 100%)", "gradient #000000 0%, #ffffff 100%"),
    ("linear-gradient(#000, {ink}, #fff)", "gradient #000000 0%, #123456 50%, #ffffff 100%"),
    (
      "linear-gradient(to right, #000, rgba(1, 2, 3, 0.5), #fff 80%, #000 40%)",
      "gradient #000000 0%, #010203 50% 40%, #ffffff 80%, #000000 80%"
    ),
    ("linear-gradient(#000 10% 20%, #fff)", "gradient #000000 10%, #000000 20%, #ffffff 100%"),
    ("linear-gradient(#000 10px, #fff)", nil), ("linear-gradient(#000, 30%, #fff)", nil),
    ("linear-gradient(#000 -10%, #fff)", nil), ("linear-gradient(#000)", nil),
    ("radial-gradient(#000, #fff)", nil),
  ]

  @Test("a gradient has its stops by the rules of CSS, or is left out", arguments: gradients)
  func gradient(_ text: String, _ stops: String?) {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json":
          ##"{"t": {"value": "\##(text)", "type": "color"}, "ink": {"value": "#123456", "type": "color"}}"##
      ])
    #expect(sample.tokens()["t"] == stops)
    #expect(sample.result.tally().leftOut == (stops == nil ? ["t"] : []))
    guard stops != nil else { return }
    #expect(sample.diagnostics.map(\.message).contains { $0.hasPrefix("'angle' has no place") })
  }

  @Test("sums stand inside of color functions, and what lies outside of them is left out")
  func colorFunctions() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"a": {"value": "hsla(210, {b} + 33.3% + 0.1%, 50%, 1)", "type": "color"},
         "b": {"value": "66.6%", "type": "number"},
         "c": {"value": 1️⃣"hsl(210, 100.5%, 50%)", "type": "color"},
         "d": {"value": "hsla({h}, {s}, {l} - 3%, {al})", "type": "color"},
         "h": {"value": "210", "type": "number"}, "s": {"value": "50%", "type": "number"},
         "l": {"value": "50%", "type": "number"}, "al": {"value": "0.5", "type": "number"}}
        """
      ])
    let tokens = sample.tokens()
    #expect(tokens["a"] == "color hsl(210 100 50)")
    #expect(tokens["d"] == "color hsl(210 50 47) 50%")
    #expect(sample.result.tally().leftOut == ["c"])
    #expect(
      sample.diagnostics.map(\.message).contains(
        "token 'c' is left out: saturation is 100.5; it goes from 0 to 100"))
  }
}
