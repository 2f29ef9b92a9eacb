import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// `--modes-in names`: tokens whose names differ by the word for light or dark.
@Suite("Light and dark in names") struct NamedSchemeImportTests {
  private static let options = ImportOptions(modePlace: .names)

  private func sample(_ text: String, _ dialect: ImportDialect = .dtcgDraft) -> ImportSample {
    ImportSample(dialect, ["t.json": text], options: Self.options)
  }

  /// Two names and the one that they make.
  static let names: [(light: String, dark: String, joined: String)] = [
    ("light_accent", "dark_accent", "accent"), ("accent-light", "accent-dark", "accent"),
    ("accentLight", "accentDark", "accent"), ("lightAccent", "darkAccent", "accent"),
    ("LightAccent", "DarkAccent", "Accent"), ("accent-day", "accent-night", "accent"),
    ("bg-light-hover", "bg-dark-hover", "bg-hover"), ("ACCENT_LIGHT", "ACCENT_DARK", "ACCENT"),
    ("Accent Light", "Accent Dark", "Accent"), ("bgLightHover", "bgDarkHover", "bgHover"),
  ]

  @Test("in groups, the word is the whole of the name", arguments: ["dark_", "dark mode", "dark-"])
  func wholeGroups(_ dark: String) {
    let light = dark.replacing("dark", with: "light")
    let sample = ImportSample(
      .dtcgDraft,
      [
        "t.json": ##"""
        {"c": {"$type": "color", "\##(dark)": {"a": {"$value": "#000"}}, "\##(light)": {"a": {"$value": "#fff"}}}}
        """##
      ], options: ImportOptions(modePlace: .groups))
    #expect(sample.tokens() == ["c.\(dark).a": "color #000000", "c.\(light).a": "color #ffffff"])
  }

  @Test("become one token with a value for each scheme", arguments: names)
  func joined(_ light: String, _ dark: String, _ joined: String) {
    let sample = sample(
      ##"{"c": {"$type": "color", "\##(dark)": {"$value": "#000"}, "\##(light)": {"$value": "#fff"}}}"##
    )
    #expect(sample.diagnostics == [])
    #expect(sample.tokens() == ["c.\(joined)": "color #ffffff"])
    #expect(sample.tokens(choosing: ["scheme": "dark"]) == ["c.\(joined)": "color #000000"])
  }

  @Test("groups called light and dark count over such words in names") func groups() {
    let sample = sample(
      """
      {"light": {"on-light": {"$value": "#111"}, "on-dark": {"$value": "#222"}},
       "dark": {"on-light": {"$value": "#333"}, "on-dark": {"$value": "#444"}}}
      """)
    #expect(sample.diagnostics == [])
    #expect(sample.tokens() == ["on-light": "color #111111", "on-dark": "color #222222"])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"])
        == ["on-light": "color #333333", "on-dark": "color #444444"])
  }

  @Test("references follow; one to the other scheme becomes its value") func references() {
    let sample = sample(
      """
      {"$type": "color", "red": {"$value": "#f00"}, "a-light": {"$value": "{red}"}, "a-dark": {"$value": "#100"},
       "b-light": {"$value": "{a-light}"}, "b-dark": {"$value": "{a-dark}"},
       "turned-light": {"$value": "{b-dark}"}, "turned-dark": {"$value": "{b-light}"},
       "always": {"$value": "{a-dark}"}}
      """)
    #expect(sample.diagnostics == [])
    #expect(
      sample.tokens() == [
        "red": "color #ff0000", "a": "color #ff0000", "b": "color #ff0000",
        "turned": "color #110000", "always": "color #110000",
      ])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"]) == [
        "red": "color #ff0000", "a": "color #110000", "b": "color #110000",
        "turned": "color #ff0000", "always": "color #110000",
      ])
    let text = sample.text(of: "t.tokens.json")
    #expect(text.contains(#""b": {\#n    "$value": "{a}"\#n  }"#), "\(text)")
  }

  @Test("what is computed of one scheme counts in that scheme alone") func computed() {
    let sample = sample(
      """
      {"a-light": {"value": "#fff", "type": "color"}, "a-dark": {"value": "#000", "type": "color"},
       "b-light": {"value": "rgba({a-light}, 0.5)", "type": "color"},
       "b-dark": {"value": "rgba({a-dark}, 0.5)", "type": "color"},
       "c": {"value": 1️⃣"rgba({a-dark}, 0.25)", "type": "color"}}
      """, .tokensStudio)
    #expect(sample.result.tally().leftOut == ["c"])
    #expect(
      sample.diagnostics.contains {
        $0.message
          == "token 'c' is left out: it needs 'a-dark' in every scheme, which is 'a' in dark only"
      }, "\(sample.diagnostics.map(\.message))")
    #expect(sample.tokens() == ["a": "color #ffffff", "b": "color #ffffff 50%"])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"]) == [
        "a": "color #000000", "b": "color #000000 50%",
      ])
  }

  /// Tokens that are no light and dark, and why they stay as they are.
  static let others: [(tokens: String, message: String)] = [
    (
      ##""x": {"$value": "#111"}, "x-light": {"$value": "#222"}, "x-dark": {"$value": "#333"}"##,
      "token 'x-light' stays one for every scheme: 'x' is a token, too"
    ),
    (
      ##""x-light": {"$value": "#222"}"##,
      "token 'x-light' stays one for every scheme: no token has the other word of its name"
    ),
    (
      ##""x-light": {"$value": "#222"}, "x-dark": {"$value": "1px", "$type": "dimension"}"##,
      "token 'x-light' stays one for every scheme: 'x-dark' has another type"
    ),
    (
      ##""x-light": {"$value": "#222", "$deprecated": true}, "x-dark": {"$value": "#333"}"##,
      "token 'x-light' stays one for every scheme: only one of it and 'x-dark' is deprecated"
    ),
    (
      ##""x-light": {"$value": "#222", "alpha": 0.5}, "x-dark": {"$value": "#333"}"##,
      "token 'x-light' stays one for every scheme: 'x-dark' is computed in another way"
    ),
    (
      ##""x-light-y": {"$value": "#222"}, "x-dark-y": {"$value": "#333"}, "x-y-light": {"$value": "#222"}, "x-y-dark": {"$value": "#333"}"##,
      "token 'x-light-y' stays one for every scheme: several are called 'x-y' without the word"
    ),
    (
      ##""light-on-light": {"$value": "#222"}, "dark-on-light": {"$value": "#333"}, "light-on-dark": {"$value": "#444"}"##,
      "token 'light-on-light' stays one for every scheme: its name has several words for light or dark"
    ),
  ]

  @Test("tokens that are no such two stay and are told", arguments: others)
  func stay(_ tokens: String, _ message: String) {
    let written = sample(#"{"$type": "color", \#(tokens)}"#)
    let plain = ImportSample(.dtcgDraft, ["t.json": #"{"$type": "color", \#(tokens)}"#])
    #expect(written.diagnostics.first?.message == message)
    #expect(written.tokens() == plain.tokens())
  }

  @Test("without the option names say nothing") func withoutOption() {
    let sample = ImportSample(
      .dtcgDraft, ["t.json": ##"{"a-light": {"$value": "#fff"}, "a-dark": {"$value": "#000"}}"##])
    #expect(sample.tokens() == ["a-light": "color #ffffff", "a-dark": "color #000000"])
  }

  @Test("each file for a context has its own") func brands() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "red.json": ##"{"a-light": {"$value": "#f00"}, "a-dark": {"$value": "#800"}}"##,
        "blue.json": ##"{"a-light": {"$value": "#00f"}, "a-dark": {"$value": "#008"}}"##,
      ], contexts: ["red.json": "brand:red", "blue.json": "brand:blue"], options: Self.options)
    #expect(sample.diagnostics == [])
    #expect(sample.tokens(choosing: ["brand": "blue"]) == ["a": "color #0000ff"])
    #expect(
      sample.tokens(choosing: ["brand": "blue", "scheme": "dark"]) == ["a": "color #000088"])
    #expect(
      sample.tokens(choosing: ["brand": "red", "scheme": "dark"]) == ["a": "color #880000"])
  }

  /// Whatever refers to whatever, each name has the value in its scheme that it had in the file.
  @Test("sets made by chance have the same values") func random() throws {
    var (compared, leftOut) = (0, 0)
    let rounds = Effort.rounds(400, short: 50)
    for seed in 0..<UInt64(rounds) {
      var random = SeededGenerator(seed: seed)
      var values = [(name: "z-light", text: "#ffffff"), (name: "z-dark", text: "#000000")]
      var colors = Dictionary(uniqueKeysWithValues: values)
      for index in 0..<Int.random(in: 2...8, using: &random) {
        let isSplit = Bool.random(using: &random)
        for name in isSplit ? ["t\(index)-light", "t\(index)-dark"] : ["t\(index)"] {
          if let target = values.randomElement(using: &random),
            .random(in: 0..<3, using: &random) > 0
          {
            colors[name] = colors[target.name]
            values.append((name, "{\(target.name)}"))
          } else {
            let text = "#" + String(0x100000 + random.next() % 0xEFFFFF, radix: 16)
            colors[name] = text
            values.append((name, text))
          }
        }
      }
      values.shuffle(using: &random)
      let members = values.map { #""\#($0)": {"$type": "color", "$value": "\#($1)"}"# }
      let sample = sample("{\(members.joined(separator: ", "))}")
      let found = ["light", "dark"].map { scheme in sample.tokens(choosing: ["scheme": scheme]) }
      for (name, color) in colors {
        let joined = name.split(separator: "-")[0]
        for (scheme, found) in zip(["light", "dark"], found)
        where !name.hasSuffix(scheme == "light" ? "dark" : "light") {
          guard let value = found[String(joined)] else {
            try #require(
              sample.result.tally().leftOut.contains(String(joined)), "\(seed) \(name) is lost")
            leftOut += 1
            continue
          }
          compared += 1
          try #require(value == "color \(color)", "\(seed) \(name) in \(scheme): \(members)")
        }
      }
    }
    #expect(compared > rounds * 5 && leftOut == 0, "\(compared) compared, \(leftOut) left out")
  }
}

/// Values for contexts in members of `$extensions`.
@Suite("Contexts in extensions") struct ModeExtensionImportTests {
  private static let primer = """
    {"base": {"$type": "color", "white": {"$value": "#ffffff"}, "blue": {"$value": "#0000ff"}},
     "bg": {"$type": "color",
       "plain": {"$value": "{base.white}", "$extensions": {"org.primer.overrides": {
         "dark": "#000000", "dark-dimmed": {"$value": "#111111"}, "dark-high-contrast": "#010101"}}},
       "muted": {"$value": "{base.blue}", "alpha": 0.5, "$extensions": {"org.primer.overrides": {
         "dark": {"$value": "{base.white}", "alpha": 0.25}}}},
       "edge": {"$value": "{base.blue}", "$extensions": {"org.primer.figma": {"collection": "mode"},
         "org.primer.overrides": {"dark": "{base.white}", "light-high-contrast": "{base.blue}"}}}}}
    """

  @Test("Primer: a theme without a value of its own has that of its scheme") func primer() {
    let sample = ImportSample(.dtcgDraft, ["t.json": Self.primer])
    func background(_ choices: KeyValuePairs<String, String>) -> [String: String] {
      sample.tokens(choosing: choices).filter { $0.key.hasPrefix("bg") }
    }
    #expect(
      background([:]) == [
        "bg.plain": "color #ffffff", "bg.muted": "color #0000ff 50%", "bg.edge": "color #0000ff",
      ])
    #expect(
      background(["scheme": "dark"]) == [
        "bg.plain": "color #000000", "bg.muted": "color #ffffff 25%", "bg.edge": "color #ffffff",
      ])
    #expect(
      background(["colors": "dark-dimmed"]) == [
        "bg.plain": "color #111111", "bg.muted": "color #ffffff 25%", "bg.edge": "color #ffffff",
      ])
    #expect(
      background(["colors": "light-high-contrast"]) == [
        "bg.plain": "color #ffffff", "bg.muted": "color #0000ff 50%", "bg.edge": "color #0000ff",
      ])
    let text = sample.text(of: "t.tokens.json")
    #expect(!text.contains("org.primer.overrides"))
    #expect(text.contains("org.primer.figma"))
  }

  @Test("Carbon: tokens without a value beside their themes") func carbon() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "t.json": """
        {"gray": {"$type": "color", "10": {"$value": "#f4f4f4"}, "100": {"$value": "#161616"}},
         "background": {"$type": "color", "$extensions": {"carbon.themes": {
             "white": "#ffffff", "g10": "{gray.10}", "g100": "{gray.100}"}},
           "active": {"$type": "color", "$extensions": {"carbon.themes": {
             "white": {"value": "{gray.100}", "alpha": 0.5}, "g10": {"value": "{gray.100}", "alpha": 0.5},
             "g100": {"value": "{gray.10}", "alpha": 0.4}}}}}}
        """
      ])
    func background(_ theme: String) -> [String?] {
      let tokens = sample.tokens(choosing: ["mode": theme])
      return [tokens["background.$root"], tokens["background.active"]]
    }
    #expect(background("white") == ["color #ffffff", "color #161616 50%"])
    #expect(background("g10") == ["color #f4f4f4", "color #161616 50%"])
    #expect(background("g100") == ["color #161616", "color #f4f4f4 40%"])
  }

  private static let unknown = """
    {"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"},
      "$extensions": {"com.acme": {"themes": {"light": {"value": 1, "unit": "px"}, "dark": {"value": 2, "unit": "px"}}}}}}
    """

  @Test("what else looks like values for light and dark is told, and read on request")
  func unknownMember() {
    let silent = ImportSample(.dtcgDraft, ["t.json": Self.unknown])
    #expect(
      silent.diagnostics.map(\.message) == [
        "'$extensions' has 'light' in 'com.acme/themes', which is not read; '--modes-in com.acme/themes' "
          + "reads it as the value for a context"
      ])
    let read = ImportSample(
      .dtcgDraft, ["t.json": Self.unknown],
      options: ImportOptions(modePlace: .init("com.acme/themes")))
    #expect(read.diagnostics == [])
    #expect(read.tokens() == ["a": "dimension 1px"])
    #expect(read.tokens(choosing: ["scheme": "dark"]) == ["a": "dimension 2px"])
    #expect(!read.text(of: "t.tokens.json").contains("com.acme"))
  }
}
