import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

@Suite("Imported dialects") struct ImportDialectTests {
  @Test("Style Dictionary: references, comments, attributes, and repetitions reported once")
  func styleDictionary() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "color.json": """
        {"color": {"base": {"red": {"value": "#ff0000", "comment": "Warm.",
          "attributes": {"hue": 0}, "themeable": true}},
          "brand": {"value": "{color.base.red.value}"},
          "soft": {"value": 1️⃣"rgba({color.base.red}, 0.5)"},
          "lost": {"value": 2️⃣"{color.bas.red}"},
          "follower": {"value": 3️⃣"{color.lost.value}"}}}
        """,
        "size.json": #"{"size": {"s": {"value": 4️⃣4}, "m": {"value": 8}, "l": {"value": 16}}}"#,
      ])
    #expect(
      sample.tokens() == [
        "color.base.red": "color #ff0000", "color.brand": "color #ff0000",
        "color.soft": "color #ff0000 50%", "size.s": "dimension 4px", "size.m": "dimension 8px",
        "size.l": "dimension 16px",
      ])
    #expect(sample.result.tally().leftOut == ["color.lost", "color.follower"])
    sample.expect([
      .warning(
        at: "1️⃣",
        "'rgba({color.base.red}, 0.5)' is computed and written as a value, as the standard has no "
          + "alias for it", id: "assumed"),
      .warning(
        at: "2️⃣",
        "token 'color.lost' is left out: alias '{color.bas.red}' names no token; did you mean "
          + "'{color.base.red}'?", id: "left-out"),
      .warning(
        at: "3️⃣",
        "token 'color.follower' is left out: it refers to 'color.lost', which is left out",
        id: "left-out"),
      .warning(
        at: "4️⃣", "no type is stated; it is taken from names such as 'size.s'", id: "assumed",
        notes: [.note(at: "4️⃣", "2 more places in this file have the same fault")]),
      .warning(
        at: "4️⃣", "'4' has no unit and is read as 4px; '--unit' says which it is", id: "assumed",
        notes: [.note(at: "4️⃣", "2 more places in this file have the same fault")]),
    ])
    #expect(
      sample.text(of: "color.tokens.json").hasPrefix(
        """
        {
          "color": {
            "base": {
              "red": {
                "$type": "color",
                "$value": {"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"},
                "$description": "Warm.",
                "$extensions": {
                  "style-dictionary": {
                    "attributes": {
                      "hue": 0
                    },
                    "themeable": true
                  }
                }
              }
            },
            "brand": {
              "$value": "{color.base.red}"
            },
        """))
  }

  @Test("what is left out with several others names the first of them, in every run")
  func followers() {
    let names = (0..<12).map { "n\($0)" }
    let lost = names.map { #""\#($0)": {"value": "{gone-\#($0)}", "uuid": ""}"# }
    let sets = names.map { #""mode-\#($0)": {"value": "{\#($0)}", "uuid": ""}"# }
    let sample = ImportSample(
      .spectrum,
      [
        "t.json": """
        {\(lost.joined(separator: ", ")), "fade": {"sets": {\(sets.joined(separator: ", "))}}}
        """
      ])
    #expect(
      sample.diagnostics.map(\.message).contains(
        "token 'fade' is left out: it refers to 'n0', which is left out"))
  }

  @Test("Tokens Studio: themes become modifiers, and light and dark the scheme")
  func tokensStudioThemes() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "tokens.json": """
        {"core": {"red": {"value": "#f00", "type": "color"}, "hidden": {"value": "1", "type": "sizing"}},
         "day": {"bg": {"value": "#fff", "type": "color"}},
         "night": {"bg": {"value": "#000", "type": "color"}},
         "acme": {"accent": {"value": "{red}", "type": "color"}},
         "orbit": {"accent": {"value": "#00f", "type": "color"}},
         "attic": 1️⃣{"old": {"value": "#0f0", "type": "color"}},
         "$themes": [
           {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "day": "enabled"}},
           {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "night": "enabled"}},
           {"name": "acme", "group": "brand", "selectedTokenSets": {"core": "source", "acme": "enabled"}},
           {"name": "orbit", "group": "brand", "selectedTokenSets": {"core": "source", "orbit": "enabled"}}],
         "$metadata": {"tokenSetOrder": ["core", "day", "night", "acme", "orbit", "attic"]}}
        """
      ])
    sample.expect([.warning(at: "1️⃣", "set 'attic' is on in no theme", id: "left-out")])
    #expect(
      sample.tokens() == [
        "red": "color #ff0000", "hidden": "dimension 1px", "bg": "color #ffffff",
        "accent": "color #ff0000",
      ])
    let other = sample.tokens(choosing: ["scheme": "dark", "brand": "orbit"])
    #expect(other["bg"] == "color #000000")
    #expect(other["accent"] == "color #0000ff")
    #expect(sample.text(of: "core.tokens.json").contains("\"hidden\": true"))
  }

  @Test("Tokens Studio: text styles are computed where the standard has no alias")
  func tokensStudioTextStyles() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"size": {"value": "20", "type": "fontSizes"}, "line": {"value": "30", "type": "lineHeights"},
         "relative": {"value": "150%", "type": "lineHeights"}, "tight": {"value": "-5%", "type": "letterSpacing"},
         "upper": {"value": "uppercase", "type": "textCase"},
         "head": {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": "Bold Italic",
           "fontSize": "$size", "lineHeight": "$line", "letterSpacing": "{tight}", "textCase": "{upper}"}},
         "body": {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": "400",
           "fontSize": "{size}", "lineHeight": "{relative}", "letterSpacing": "0"}}}
        """
      ])
    let tokens = sample.tokens()
    #expect(tokens["head"] == "typography Inter 20px/1.5 700")
    #expect(tokens["body"] == "typography Inter 20px/1.5 400")
    #expect(sample.result.tally().leftOut == ["upper"])
    #expect(tokens["tight"] == "number -0.05")
    let text = sample.text(of: "t.tokens.json")
    #expect(text.contains("\"letterSpacing\": {\"value\":-1,\"unit\":\"px\"}"))
    #expect(text.contains("\"lineHeight\": \"{relative}\""))
    #expect(text.contains("\"textCase\": \"uppercase\",\n        \"lineHeightPoints\": 30"))
    #expect(text.contains("\"italic\": true"))
  }

  @Test("sets without themes: light and dark become the scheme, with a warning")
  func setsWithoutThemes() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "tokens.json": """
        {"light": {"bg": {"value": "#fff", "type": "color"}},
         "dark": 1️⃣{"bg": {"value": "#000", "type": "color"}}, "$themes": []}
        """
      ])
    sample.expect([
      .warning(
        at: "1️⃣",
        "no theme joins the sets 'light' and 'dark'; they become contexts of a modifier 'scheme'",
        id: "assumed")
    ])
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == ["bg": "color #000000"])
  }

  @Test("sets without themes: half of the paths in common make no scheme") func halfInCommon() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "tokens.json": """
        {"light": {"bg": {"value": "#fff", "type": "color"}}, "dark": {"bg": {"value": "#000", "type": "color"},
          "ink": {"value": "#eee", "type": "color"}}, "$themes": []}
        """
      ])
    #expect(!sample.diagnostics.contains { $0.message.contains("become contexts") })
  }

  /// Files of sets without themes, with the messages and the values in light and in dark.
  static let bareSets:
    [(file: String, messages: [String], light: [String: String], dark: [String: String])] = [
      (
        ##"{"global": {"palette": {"white": {"value": "#fff", "type": "color"}}}, "light": {"bg": {"value": "{palette.white}", "type": "color"}}, "dark": {"bg": {"value": "#000", "type": "color"}}}"##,
        [
          "no theme joins the sets 'light' and 'dark'; they become contexts of a modifier 'scheme'"
        ],
        ["palette.white": "color #ffffff", "bg": "color #ffffff"],
        ["palette.white": "color #ffffff", "bg": "color #000000"]
      ),
      (
        ##"{"core/Day": {"bg": {"value": "#fff", "type": "color"}}, "core/Night mode": {"bg": {"value": "#000", "type": "color"}}}"##,
        [
          "no theme joins the sets 'core/Day' and 'core/Night mode'; they become contexts of a modifier "
            + "'scheme'"
        ], ["bg": "color #ffffff"], ["bg": "color #000000"]
      ),
    ]

  @Test(
    "Tokens Studio: without themes, sets for light and dark are the scheme", arguments: bareSets)
  func setsWithoutThemes(
    _ file: String, _ messages: [String], _ light: [String: String], _ dark: [String: String]
  ) {
    let sample = ImportSample(.tokensStudio, ["t.json": file])
    #expect(sample.diagnostics.map(\.message) == messages)
    #expect(sample.tokens(choosing: ["scheme": "light"]) == light)
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == dark)
  }

  @Test("Tokens Studio: groups called light and dark are no sets where references name them")
  func groupsLikeSets() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"light": {"bg": {"value": "#fff", "type": "color"}},
         "dark": {"bg": {"value": "#000", "type": "color"}, "ink": {"value": "{light.bg}", "type": "color"}}}
        """
      ])
    #expect(sample.diagnostics == [])
    #expect(
      sample.tokens() == [
        "light.bg": "color #ffffff", "dark.bg": "color #000000", "dark.ink": "color #ffffff",
      ])
  }

  @Test("Tokens Studio: sets that differ and say nothing of when they count are refused")
  func collidingSets() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json": """
        {"base": {"red": {"value": "#f00", "type": "color"}},
         "one": {2️⃣"bg": {"value": "{red}", "type": "color"}},
         "two": {1️⃣"bg": {"value": "#000", "type": "color"}}}
        """
      ])
    sample.expect([
      .error(
        at: "1️⃣",
        "token 'bg' has another value in 't.json', and nothing says which counts; say when each counts, "
          + "for example with 'tokenc import tokens-studio t.json#base --context variant:one=t.json#one "
          + "--context variant:two=t.json#two'", id: "colliding-files",
        notes: [.note(at: "2️⃣", "the other value is here")])
    ])
  }

  @Test("the command that tells files apart names the contexts that a folder's import finds")
  func collidingModes() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "t/color.dark.json": ##"{2️⃣"bg": {"$value": "#000", "$type": "color"}}"##,
        "t/color.light.json": ##"{1️⃣"bg": {"$value": "#fff", "$type": "color"}}"##,
      ])
    sample.expect([
      .error(
        at: "1️⃣",
        "token 'bg' has another value in 't/color.dark.json', and nothing says which counts; say when "
          + "each counts, for example with 'tokenc import dtcg-draft "
          + "--context scheme:light=t/color.light.json --context scheme:dark=t/color.dark.json'",
        id: "colliding-files", notes: [.note(at: "2️⃣", "the other value is here")])
    ])
  }

  @Test("drafts: tokens inside tokens, types of groups, and aliases inside shadows")
  func drafts() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": """
        {"color": {"$type": "color", "$description": "Hues.", "ink": {"$value": "#000",
          "soft": {"$value": "#0008"}}},
         "shadow": {"low": {"$value": "0 1px 2px {color.ink} inset"}},
         "line": {"$type": "duration", 1️⃣"0.5": {"$value": "0.5s"}, "b": {"$value": "{line.0.5}"}}}
        """
      ])
    sample.expect([
      .warning(at: "1️⃣", "name '0.5' becomes '0-5', as names hold no '.'", id: "replaced-name")
    ])
    #expect(
      sample.tokens() == [
        "color.ink.$root": "color #000000", "color.ink.soft": "color #000000 53.3%",
        "shadow.low": "shadow inset 0px 1px 2px 0px #000000", "line.0-5": "duration 0.5s",
        "line.b": "duration 0.5s",
      ])
    let text = sample.text(of: "a.tokens.json")
    #expect(text.contains("\"$description\": \"Hues.\""))
    #expect(text.contains("\"color\": \"{color.ink.$root}\""))
  }

  @Test("files for one context become a modifier") func contexts() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "base.json": ##"{"a": {"$type": "color", "$value": "#fff"}, "b": {"$value": "{a}"}}"##,
        "night.json": ##"{"a": {"$type": "color", "$value": "#000"}}"##,
        "day.json": "{\"c\": {\"$type\": \"number\", \"$value\": 1}}",
      ], contexts: ["day.json": "scheme:light", "night.json": "scheme:dark"])
    #expect(sample.tokens(choosing: ["scheme": "dark"])["b"] == "color #000000")
    #expect(sample.tokens(choosing: ["scheme": "light"])["b"] == "color #ffffff")
  }

  @Test("Spectrum: sets inside of tokens become modes, and text styles are computed for each")
  func spectrum() {
    let schema = "https://opensource.adobe.com/spectrum-design-data/schemas/token-types"
    let sample = ImportSample(
      .spectrum,
      [
        "a.json": """
        {"ink": {"$schema": "\(schema)/color-set.json", "uuid": "1", "private": true, "sets": {
          "light": {"$schema": "\(schema)/color.json", "value": "rgb(0, 0, 0)", "uuid": "2"},
          "dark": {"$schema": "\(schema)/color.json", "value": "rgb(255, 255, 255)", "uuid": "3"},
          "wireframe": {"$schema": "\(schema)/color.json", "value": "rgb(9, 9, 9)", "uuid": "4"}}},
         "size": {"$schema": "\(schema)/scale-set.json", "uuid": "5", "sets": {
          "desktop": {"$schema": "\(schema)/font-size.json", "value": "10px", "uuid": "6"},
          "mobile": {"$schema": "\(schema)/font-size.json", "value": "20px", "uuid": "7"}}},
         "old": {"$schema": "\(schema)/alias.json", "value": "{ink}", "uuid": "8", "deprecated": true,
          "deprecated_comment": "Use ink.", "renamed": "ink"},
         "text": {"$schema": "\(schema)/typography.json", "uuid": "9", "value": {"fontFamily": "A",
          "fontSize": "{size}", "fontWeight": "bold", "letterSpacing": "0em", "lineHeight": "15px"}}}
        """
      ])
    #expect(
      sample.tokens() == [
        "ink": "color #000000", "size": "dimension 10px", "old": "color #000000",
        "text": "typography A 10px/1.5 700",
      ])
    #expect(
      sample.tokens(choosing: ["scheme": "dark", "scale": "mobile"]) == [
        "ink": "color #ffffff", "size": "dimension 20px", "old": "color #ffffff",
        "text": "typography A 20px/0.75 700",
      ])
    #expect(sample.tokens(choosing: ["colors": "wireframe"])["ink"] == "color #090909")
    let text = sample.text(of: "a.tokens.json")
    #expect(text.contains("\"replacedBy\": \"ink\""))
    #expect(text.contains("\"$deprecated\": \"Use ink.\""))
    #expect(text.contains("\"hidden\": true"))
  }

  @Test("Figma: opacities are percentages, as are numbers that only they refer to")
  func figmaOpacities() {
    func variable(_ name: String, _ scopes: String, _ value: String) -> String {
      #""\#(name)": {"name": "\#(name)", "variableCollectionId": "C", "resolvedType": "FLOAT", "#
        + #""scopes": [\#(scopes)], "valuesByMode": {"1": \#(value)}}"#
    }
    func alias(_ name: String) -> String { #"{"type": "VARIABLE_ALIAS", "id": "\#(name)"}"# }
    let variables = [
      variable("half", #""OPACITY""#, "50"), variable("p8", #""ALL_SCOPES""#, "8"),
      variable("dim", #""OPACITY""#, alias("p8")), variable("n4", #""ALL_SCOPES""#, "4"),
      variable("low", #""OPACITY""#, alias("n4")), variable("gap", #""GAP""#, alias("n4")),
    ]
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"variableCollections": {"C": {"name": "base", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "m"}]}},
         "variables": {\(variables.joined(separator: ",\n"))}}
        """
      ], options: ImportOptions(numberUnit: .px))
    #expect(sample.result.tally().leftOut == ["base.low"])
    #expect(
      sample.diagnostics.map(\.message).contains(
        "token 'base.low' is left out: it is in percent, and 'base.n4' serves as another number, too"
      ))
    let tokens = sample.tokens()
    #expect(tokens["base.half"] == "number 0.5")
    #expect(tokens["base.dim"] == "number 0.08")
    #expect(tokens["base.p8"] == "number 0.08")
  }

  @Test("Figma: collections, modes, scopes, and channels in single precision") func figma() {
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "base", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "only"}]},
          "C2": {"name": "mode", "defaultModeId": "2", "modes": [{"modeId": "2", "name": "Light"},
            {"modeId": "3", "name": "Dark"}, {"modeId": "4", "name": "Dimmed"}]}},
         "variables": {
          "V1": {"name": "gray/7", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": ["ALL_SCOPES"],
            "valuesByMode": {"1": {"r": 0.12941177189350128, "g": 0, "b": 1, "a": 0.03999999910593033}}},
          "V2": {"name": "bg", "variableCollectionId": "C2", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"2": {"type": "VARIABLE_ALIAS", "id": "V1"}, "3": {"r": 0, "g": 0, "b": 0, "a": 1},
              "4": {"r": 1, "g": 0, "b": 0, "a": 1}}},
          "V3": {"name": "8", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["ALL_SCOPES"],
            "valuesByMode": {"1": 8}},
          "V4": {"name": "gap", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "V3"}}},
          "V5": {"name": "lost", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "V9"}}},
          "V6": {"name": "flag", "variableCollectionId": "C1", "resolvedType": "BOOLEAN", "scopes": [],
            "valuesByMode": {"1": true}}}}}
        """
      ])
    #expect(sample.result.tally().leftOut == ["base.lost", "base.flag"])
    #expect(
      sample.tokens() == [
        "base.gray.7": "color #2100ff 4%", "base.8": "dimension 8px", "base.gap": "dimension 8px",
        "mode.bg": "color #2100ff 4%",
      ])
    #expect(sample.tokens(choosing: ["scheme": "dark"])["mode.bg"] == "color #000000")
    #expect(sample.tokens(choosing: ["mode": "Dimmed"])["mode.bg"] == "color #ff0000")
  }

  @Test("Figma: a channel is the step of eight bits that is meant", arguments: [80, 131, 182])
  func singlePrecision(step: Int) {
    let channel = Double(Float(step) / 255)
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "base", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "only"}]}},
         "variables": {
          "V1": {"name": "gray", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": ["ALL_SCOPES"],
            "valuesByMode": {"1": {"r": \(channel), "g": 0.3, "b": 1, "a": 1}}}}}}
        """
      ])
    let texts = sample.result.files.files.map { String(decoding: $0.contents, as: UTF8.self) }
    let written = (Double(step) / 255 * 1e6).rounded() / 1e6
    #expect(written != (channel * 1e6).rounded() / 1e6)
    #expect(texts.contains { $0.contains(":[\(written),0.3,1]") }, "\(texts)")
  }

  @Test("Figma: numbers in single precision are what was typed") func figmaNumbers() {
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "base", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "only"}]}},
         "variables": {
          "V1": {"name": "gap", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {"1": 0.30000001192092896}},
          "V2": {"name": "typed", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {"1": 0.123456789012}}}}}
        """
      ])
    #expect(
      sample.tokens() == [
        "base.gap": "dimension 0.3px", "base.typed": "dimension 0.123456789012px",
      ])
  }

  @Test("Figma: a default mode that a collection lacks is its first, and what has no value is told")
  func figmaModes() {
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "base", "defaultModeId": "9", "modes": [{"modeId": "1", "name": "only"}]}},
         "variables": {
          "V1": {"name": "gap", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {"1": 8}},
          1️⃣"V2": {"name": "none", "variableCollectionId": "C1", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "valuesByMode": {}}}}}
        """
      ])
    sample.expect([.warning(at: "1️⃣", "token 'base.none' has no value", id: "left-out")])
    #expect(sample.tokens() == ["base.gap": "dimension 8px"])
    #expect(sample.result.tally().leftOut == ["base.none"])
  }

  @Test("Figma: a mode beside light and dark has its values in both", arguments: ["1", "3"])
  func figmaFurtherMode(first: String) {
    func gray(_ value: Int) -> String {
      #"{"r": \#(value), "g": \#(value), "b": \#(value), "a": 1}"#
    }
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "theme", "defaultModeId": "\(first)", "modes": [{"modeId": "1", "name": "Light"},
            {"modeId": "2", "name": "Dark"}, {"modeId": "3", "name": "Dimmed"}]}},
         "variables": {
          "V1": {"name": "same", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"1": \(gray(1)), "2": \(gray(0)), "3": \(gray(1))}},
          "V2": {"name": "own", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"1": \(gray(1)), "2": \(gray(1)), "3": \(gray(0))}}}}}
        """
      ])
    for scheme in ["light", "dark"] {
      let dimmed = sample.tokens(choosing: ["scheme": scheme, "theme": "Dimmed"])
      #expect(dimmed == ["theme.same": "color #ffffff", "theme.own": "color #000000"])
    }
    let dark = sample.tokens(choosing: ["scheme": "dark"])
    #expect(dark == ["theme.same": "color #000000", "theme.own": "color #ffffff"])
  }

  @Test("Figma: an extended collection is a brand with what it and its parents override")
  func figmaExtensions() {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
      #"{"r": \#(red), "g": \#(green), "b": \#(blue), "a": 1}"#
    }
    let sample = ImportSample(
      .figma,
      [
        "a.json": """
        {"meta": {"variableCollections": {
          "C1": {"name": "theme", "defaultModeId": "1:0", "modes": [{"modeId": "1:0", "name": "Light"},
            {"modeId": "1:1", "name": "Dark"}]},
          "C2": {"name": "Acme", "isExtension": true, "parentVariableCollectionId": "C1",
            "modes": [{"modeId": "C2/1:0", "name": "Light", "parentModeId": "1:0"},
              {"modeId": "C2/1:1", "name": "Dark", "parentModeId": "1:1"}],
            "variableOverrides": {"V1": {"C2/1:0": \(color(1, 0, 0))}}},
          "C3": {"name": "Acme Kids", "isExtension": true, "parentVariableCollectionId": "C2",
            "modes": [{"modeId": "C3/1:0", "name": "Light", "parentModeId": "C2/1:0"},
              {"modeId": "C3/1:1", "name": "Dark", "parentModeId": "C2/1:1"}],
            "variableOverrides": {"V1": {"C3/1:1": {"type": "VARIABLE_ALIAS", "id": "V2"}}}},
          1️⃣"C4": {"name": "Lost", "isExtension": true, "parentVariableCollectionId": "C9", "modes": [],
            "variableOverrides": {}}},
         "variables": {
          "V1": {"name": "bg", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"1:0": \(color(1, 1, 1)), "1:1": \(color(0, 0, 0))}},
          "V2": {"name": "text", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [],
            "valuesByMode": {"1:0": \(color(0, 0, 1)), "1:1": \(color(0, 1, 0))}}}}}
        """
      ])
    sample.expect([
      .warning(
        at: "1️⃣", "collection 'Lost' extends one that has no variables in the file", id: "left-out")
    ])
    func background(_ brand: String, _ scheme: String) -> String? {
      sample.tokens(choosing: ["brand": brand, "scheme": scheme])["theme.bg"]
    }
    #expect(background("default", "light") == "color #ffffff")
    #expect(background("default", "dark") == "color #000000")
    #expect(background("Acme", "light") == "color #ff0000")
    #expect(background("Acme", "dark") == "color #000000")
    #expect(background("Acme Kids", "light") == "color #ff0000")
    #expect(background("Acme Kids", "dark") == "color #00ff00")
    #expect(
      sample.tokens(choosing: ["brand": "Acme Kids", "scheme": "dark"])["theme.text"]
        == "color #00ff00")
  }

  @Test("Figma: an answer with names alone is refused with the one that has values")
  func figmaNamesAlone() {
    ImportSample(
      .figma,
      [
        "a.json": """
        1️⃣{"meta": {"variableCollections": {"C1": {"id": "C1", "name": "base"}}, "variables": {
          "V1": {"id": "V1", "name": "gap", "variableCollectionId": "C1", "resolvedDataType": "FLOAT"}}}}
        """
      ]
    ).expect([
      .error(
        at: "1️⃣",
        "the file has Figma's variables without values, as 'variables/published' answers; save the "
          + "answer of 'variables/local'", id: "wrong-dialect")
    ])
  }

  @Test("Figma: answers without envelope, libraries, code syntax, and hidden variables")
  func figmaLibraries() {
    let library = """
      {"variableCollections": {"C1": {"name": "base", "defaultModeId": "1", "modes": [{"modeId": "1",
        "name": "only"}]}},
       "variables": {
        "V1": {"name": "red", "key": "k1", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "COLOR", "scopes": [], "hiddenFromPublishing": true, "valuesByMode": {"1": {"r": 1, "g": 0, "b": 0}}},
        "V2": {"name": "gap/s", "key": "k2", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "FLOAT", "scopes": ["GAP"], "codeSyntax": {"iOS": "Spacing.small"}, "valuesByMode": {"1": 4}}}}
      """
    let app = """
      {"meta": {"variableCollections": {
        "C1": {"name": "theme", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "Light mode"},
          {"modeId": "2", "name": "Dark mode"}]},
        "C2": {"name": "base", "remote": true, "defaultModeId": "1", "modes": [{"modeId": "1", "name": "only"}]}},
       "variables": {
        "V1": {"name": "accent", "key": "k3", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "COLOR", "scopes": [], "codeSyntax": {"iOS": "Color.brand"}, "valuesByMode": {
            "1": {"type": "VARIABLE_ALIAS", "id": "L/V1"}, "2": {"r": 0, "g": 0, "b": 1}}},
        "L/V1": {"name": "red", "key": "k1", "remote": true, "variableCollectionId": "C2", "resolvedType":
          "COLOR", "scopes": [], "valuesByMode": {"1": {"r": 0, "g": 1, "b": 0}}},
        "V4": {"name": "a", "key": "k4", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "COLOR", "scopes": [], "codeSyntax": {"iOS": 1️⃣"UIColor(named: 1)"}, "valuesByMode": {
            "1": {"r": 0, "g": 0, "b": 0}}},
        2️⃣"V5": {"name": "b", "key": "k5", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "COLOR", "scopes": [], "codeSyntax": {"iOS": "Color.twice"}, "valuesByMode": {
            "1": {"r": 0, "g": 0, "b": 0}}},
        "V6": {"name": "c", "key": "k6", "remote": false, "variableCollectionId": "C1", "resolvedType":
          "COLOR", "scopes": [], "codeSyntax": {"iOS": "Text.twice"}, "valuesByMode": {
            "1": {"r": 0, "g": 0, "b": 0}}}}}}
      """
    let sample = ImportSample(.figma, ["app.json": app, "library.json": library])
    sample.expect([
      .warning(
        at: "1️⃣",
        "code syntax 'UIColor(named: 1)' does not end with the name of a Swift member; the name is made "
          + "of the path", id: "assumed"),
      .warning(
        at: "2️⃣",
        "the code syntax of several variables ends with 'twice'; their names are made of their paths",
        id: "assumed"),
    ])
    // The library's own value counts, whatever copy the app has.
    #expect(
      sample.tokens() == [
        "theme.accent": "color #ff0000", "theme.a": "color #000000", "theme.b": "color #000000",
        "theme.c": "color #000000", "base.red": "color #ff0000", "base.gap.s": "dimension 4px",
      ])
    #expect(sample.tokens(choosing: ["scheme": "dark"])["theme.accent"] == "color #0000ff")
    #expect(sample.result.tally().hiddenCount == 1)
    #expect(sample.text(of: "base.tokens.json").contains("\"name\": \"small\""))
    #expect(sample.text(of: "theme.tokens.json").contains("\"name\": \"brand\""))
    #expect(!sample.text(of: "theme.tokens.json").contains("\"name\": \"twice\""))
  }

  @Test("a file of another tool is named as such") func wrongDialect() {
    let sample = ImportSample(
      .dtcgDraft, ["a.json": ##"1️⃣{"a": {"value": "#fff", "type": "color"}}"##])
    sample.expect([
      .error(
        at: "1️⃣",
        "the file holds no token of DTCG draft; it looks like Style Dictionary, which "
          + "'tokenc import style-dictionary' converts", id: "wrong-dialect")
    ])
  }

  /// Paths with a token, and where it is in the standard.
  static let paths: [(file: String, paths: Set<String>)] = [
    (##"{"a": {"_": 1, "x": 1}}"##, ["a.$root", "a.x"]),
    (##"{"_": {"_": 1, "x": 1}, "b": 1}"##, ["_.$root", "_.x", "b"]),
    (##"{"a": {"$root": {"x": 1}, "b": 1}}"##, ["a.root.x", "a.b"]),
    (##"{"a.b": 1, "a-b": 1, "a{b": 1}"##, ["a-b", "a-b-2", "a-b-3"]),
    (##"{"a": {"_": 1, "$root": 1}}"##, ["a.$root", "a.root-2"]),
    (##"{"$x": {"y": 1}, "": 1}"##, ["unnamed"]),
  ]

  @Test("names that the standard refuses are replaced, and none gets lost", arguments: paths)
  func names(_ file: String, _ paths: Set<String>) {
    let text = file.replacing(": 1", with: ##": {"$type": "number", "$value": 1}"##)
    #expect(Set(ImportSample(.dtcgDraft, ["a.json": text]).tokens().keys) == paths)
  }

  @Test("cycles, long chains and deep groups end no run") func hostileInput() {
    let chain = (0..<3_000).map { #""t\#($0)": {"value": "{t\#($0 + 1)} * 1", "type": "sizing"}"# }
    let links = (0..<3_000).map { #""l\#($0)": {"value": "{l\#($0 + 1)}"}"# }
    let sample = ImportSample(
      .tokensStudio,
      [
        "a.json": """
        {"a": {"value": "{b} + 1", "type": "sizing"}, "b": {"value": "{a} + 1", "type": "sizing"},
         "c": {"value": "{c}", "type": "sizing"}, "ok": {"value": "1", "type": "sizing"},
         \(chain.joined(separator: ",")), \(links.joined(separator: ",")), "l3000": {"value": "2px"}}
        """
      ])
    let tokens = sample.tokens()
    #expect(tokens["ok"] == "dimension 1px")
    #expect(tokens["l0"] == "dimension 2px")
    #expect(tokens["a"] == nil && tokens["c"] == nil && tokens["t0"] == nil)
    #expect(tokens["m0"] == nil && tokens["m2999"] == nil)
  }
}
