import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// What stands beside a token's value, and what a value says that is easily overlooked.
@Suite("Members beside an imported value") struct ImportedMemberTests {
  /// A color of which a member says what it is in dark.
  static let darkMembers = [
    ##""dark": "#222222""##, ##""Dark": "#222222""##, ##""valueDark": "#222222""##,
    ##""darkValue": "#222222""##, ##""value-dark": "#222222""##, ##""$dark": "#222222""##,
    ##""night": "#222222", "day": "#111111""##, ##""modes": {"dark": "#222222"}"##,
    ##""$modes": {"light": "#111111", "dark": "#222222"}"##,
    ##""themes": {"dark": {"$value": "#222222"}}"##, ##""themes": {"dark": {"value": "#222222"}}"##,
  ]

  @Test("one for dark is the value in dark", arguments: darkMembers)
  func dark(_ member: String) {
    for (dialect, sign) in [
      (ImportDialect.styleDictionary, ""), (.tokensStudio, ""), (.dtcgDraft, "$"),
    ] {
      let sample = ImportSample(
        dialect,
        [
          "a.json":
            ##"{"link": {"\##(sign)value": "#111111", \##(member), "\##(sign)type": "color"}}"##
        ])
      sample.expect([])
      #expect(sample.tokens(choosing: ["scheme": "light"]) == ["link": "color #111111"])
      #expect(sample.tokens(choosing: ["scheme": "dark"]) == ["link": "color #222222"])
      #expect(sample.result.tally().leftOut == [])
    }
  }

  @Test("one for high contrast, and one for that in dark, are contexts") func contrast() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json":
          ##"{"c": {"value": "#111111", "dark": "#222222", "darkHighContrast": "#333333", "type": "color"}}"##
      ])
    sample.expect([])
    #expect(sample.tokens(choosing: ["theme": "light"]) == ["c": "color #111111"])
    #expect(sample.tokens(choosing: ["theme": "dark"]) == ["c": "color #222222"])
    #expect(sample.tokens(choosing: ["theme": "dark-high-contrast"]) == ["c": "color #333333"])
  }

  @Test("what a build of the source's own computes is left out, and so is what refers to it")
  func buildSteps() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": ##"""
        {"blue": {"value": "#00008f", "type": "color"},
         "dark": {"value": "{blue}", "type": "color", "transform": 1️⃣"color-shade", "shade": "dark"},
         "faint": {"value": 2️⃣"rgba({dark}, 0.5)", "type": "color"},
         "link": {"value": 3️⃣"{dark}", "type": "color"}}
        """##
      ])
    let reason =
      "'transform' stands beside it, by which a build of its own computes another value; write down "
      + "what that gives, or remove 'transform' if nothing does"
    sample.expect([
      .warning(at: "1️⃣", "token 'dark' is left out: \(reason)", id: "left-out"),
      .warning(
        at: "3️⃣", "token 'link' is left out: it refers to 'dark', which is left out", id: "left-out"),
    ])
    #expect(sample.tokens() == ["blue": "color #00008f"])
    #expect(sample.result.tally().leftOut.sorted() == ["dark", "faint", "link"])
  }

  @Test("one with another value of unknown meaning is kept and told") func unknown() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": ##"""
        {"a": {"value": "#111111", "hover": 1️⃣"#222222", "type": "color"},
         "b": {"value": "4px", "valueMobile": 2️⃣"2px", "type": "dimension"},
         "c": {"value": "#111111", "themed": 3️⃣{"light": "#222222"}, "hex": "#111111", "note": "new"}}
        """##
      ])
    func told(_ place: String, _ name: String, _ token: String) -> ExpectedDiagnostic {
      .warning(
        at: place,
        "'\(name)' of token '\(token)' holds another value, which is not read; it is kept in "
          + "'$extensions.style-dictionary' alone", id: "left-out")
    }
    sample.expect([
      told("1️⃣", "hover", "a"), told("2️⃣", "valueMobile", "b"), told("3️⃣", "themed", "c"),
    ])
    #expect(sample.text(of: "a.tokens.json").contains(##""hover": "#222222""##))
  }

  @Test("a group may be called as the member of a value is") func groupOfValues() {
    let sample = ImportSample(
      .styleDictionary,
      ["a.json": ##"{"size": {"value": {"s": {"value": "1px", "type": "dimension"}}}}"##])
    sample.expect([])
    #expect(sample.tokens() == ["size.value.s": "dimension 1px"])
  }

  @Test("of two tokens that become one the members of both are accounted for") func joined() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"c": {"$type": "color", "ink_dark": {"$value": "#000"}, "ink_light": {"$value": "#fff"}}}
        """##
      ], options: ImportOptions(modePlace: .names))
    let account = sample.account
    #expect(account.memberCount == account.total)
    #expect([account.converted, account.dropped] == [account.total, 0])
  }

  @Test("each is converted, kept or dropped, and what is dropped is told") func account() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": ##"""
        {"$schema": "x", "color": {"comment": "All", "$extensions": {"a": 1}, 1️⃣"stray": 1,
          "red": {"value": "#f00", "type": "color", "comment": 2️⃣"c", "$description": "d", "attributes": {"x": 1}},
          "bad": {"value": 3️⃣"", "type": "color"}}}
        """##
      ])
    sample.expect([
      .warning(
        at: "1️⃣", "'color.stray' is neither a group nor a token", id: "left-out"),
      .warning(
        at: "2️⃣",
        "'comment' of token 'color.red' is not read, as '$description' stands beside it",
        id: "left-out"),
      .warning(at: "3️⃣", "token 'color.bad' is left out: the value is empty", id: "left-out"),
    ])
    let account = sample.account
    #expect(account.memberCount == account.total)
    #expect(
      [account.total, account.converted, account.kept, account.dropped] == [11, 5, 2, 4])
    let text = sample.text(of: "a.tokens.json")
    #expect(text.contains("\"attributes\""))
    #expect(text.contains("\"$extensions\": {\n      \"a\": 1"), "\(text)")
  }

  @Test("members of a token with many modes have the fates of one with few", arguments: [3, 30])
  func accountOfModes(_ count: Int) {
    let modes = (0..<count).map { #"{"modeId": "1:\#($0)", "name": "m\#($0)"}"# }
    let values = (0..<count).map {
      #""1:\#($0)": {"r": \#(Double($0) / 32), "g": 0, "b": 0, "a": 1}"#
    }
    let sample = ImportSample(
      .figma,
      [
        "a.json": #"""
        {"meta": {"variableCollections": {"C": {"name": "c", "defaultModeId": "1:0", "variableIds": ["V"],
          "modes": [\#(modes.joined(separator: ", "))]}},
        "variables": {"V": {"id": "V", "name": "color/a", "key": "k", "variableCollectionId": "C",
          "resolvedType": "COLOR", "scopes": ["ALL_FILLS"], "description": "d", "made": "up",
          "codeSyntax": {"iOS": "x"}, "valuesByMode": {\#(values.joined(separator: ", "))}}}}}
        """#
      ])
    let members = sample.account.files.flatMap(\.members)
    func fate(_ name: String) -> ImportAccount.Fate? {
      members.first { $0.path.suffix(name.contains(":") ? 2 : 1).first == name }?.fate
    }
    for mode in 1..<count {
      #expect(fate("1:\(mode)") == .converted(["c.color.a"], contexts: ["c=m\(mode)"]))
    }
    #expect(fate("key") == .kept("$extensions.com.figma.key"))
    #expect(fate("description") == .converted(["c.color.a"], contexts: []))
    #expect(sample.account.memberCount == sample.account.total)
  }

  // MARK: Units

  @Test("a unit beside a number is its unit") func units() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"t": {"$type": "duration", "$value": "0.2", "unit": "s"},
         "n": {"$type": "duration", "$value": 0.2, "unit": "s"},
         "rem": {"$type": "dimension", "$value": "16", "unit": "rem"},
         "px": {"$type": "dimension", "$value": "16px", "unit": "px"},
         "sum": {"$type": "dimension", "$value": "4 * 2", "unit": "rem"},
         "both": {"$type": "dimension", "$value": 1️⃣"16px", "unit": "rem"},
         "em": {"$type": "dimension", "$value": 2️⃣"16", "unit": "em"},
         "alias": {"$type": "dimension", "$value": "{rem}", "unit": "rem"},
         "bare": {"$type": "number", "$value": 3},
         "named": {"$type": "dimension", "$value": "{bare}", "unit": "rem"}}
        """##
      ])
    #expect(
      sample.tokens() == [
        "t": "duration 0.2s", "n": "duration 0.2s", "rem": "dimension 16rem",
        "px": "dimension 16px", "sum": "dimension 8rem", "alias": "dimension 16rem",
        "bare": "number 3", "named": "dimension 3rem",
      ])
    #expect(sample.result.tally().leftOut == ["both", "em"])
    let messages = sample.diagnostics.map(\.message)
    #expect(!messages.contains { $0.contains("has no unit") }, "\(messages)")
    #expect(
      messages.contains("token 'both' is left out: '16px' has another unit than 'rem' beside it"))
  }

  // MARK: Fonts

  @Test(
    "a slant beside a weight takes nothing from the weight",
    arguments: [
      ("600 italic", "600"), ("700 Italic", "700"), ("900italic", "900"), ("Bold Italic", "700"),
      ("italic", "400"), ("Semi-Bold Oblique", "600"),
    ])
  func slants(_ text: String, _ weight: String) {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"w": {"$type": "fontWeight", "$value": "\##(text)"},
         "t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "16px",
           "fontWeight": "\##(text)", "lineHeight": 1.5, "letterSpacing": "0px"}}}
        """##
      ])
    #expect(sample.tokens()["w"] == "fontWeight \(weight)")
    #expect(sample.tokens()["t"]?.contains(weight) ?? false, "\(sample.tokens())")
    let written = sample.text(of: "a.tokens.json")
    #expect(written.contains("\"fontStyle\""))
    #expect(written.contains("\"italic\": true") == text.lowercased().contains("italic"))
  }

  @Test("a style is italic where it, its weight or the token of that says so") func italics() {
    func style(_ members: String) -> String {
      """
      {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "16px", "lineHeight": 1.5,
        "letterSpacing": "0px", \(members)}}
      """
    }
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": """
        {"w": {"$type": "fontWeight", "$value": "Bold Italic"},
         "a": \(style(#""fontWeight": "{w}""#)), "b": \(style(#""fontWeight": 400, "fontStyle": "Italic""#)),
         "c": \(style(#""fontWeight": 400, "fontStyle": "normal""#))}
        """
      ])
    let text = sample.text(of: "a.tokens.json")
    #expect(text.components(separatedBy: #""italic": true"#).count == 3)
    #expect(sample.tokens().count == 4)
  }

  @Test(
    "what is no weight or font name is left out", arguments: ["1600 italic", "600 700", "12 x"])
  func noWeights(_ text: String) {
    let sample = ImportSample(
      .dtcgDraft, ["a.json": ##"{"w": {"$type": "fontWeight", "$value": "\##(text)"}}"##])
    #expect(sample.result.tally().leftOut == ["w"])
  }

  @Test("what a style sheet computes is not a font's name") func computedFonts() {
    let sample = ImportSample(
      .dtcgDraft,
      [
        "a.json": ##"""
        {"v": {"$type": "fontFamily", "$value": 1️⃣"var(--x, Inter)"},
         "l": {"$type": "fontFamily", "$value": 2️⃣["Inter", "var(--x)"]},
         "f": {"$type": "fontFamily", "$value": "'Noto (UI)', Arial"}}
        """##
      ])
    #expect(sample.tokens() == ["f": "fontFamily Noto (UI), Arial"])
    #expect(sample.result.tally().leftOut == ["v", "l"])
  }

  // MARK: Theme groups

  @Test("two theme groups of light and dark are two modifiers, one of which follows the other")
  func themeGroups() {
    func theme(_ group: String, _ name: String, _ set: String) -> String {
      #"{"name": "\#(name)", "group": "\#(group)", "selectedTokenSets": {"\#(set)": "enabled"}}"#
    }
    let themes = [
      theme("Scheme", "Light", "l"), theme("Scheme", "Dark", "d"),
      theme("SchemeStatic", "Light", "sl"), theme("SchemeStatic", "Dark", "sd"),
    ]
    func set(_ name: String, _ token: String, _ color: String) -> String {
      ##""\##(name)": {"\##(token)": {"value": "\##(color)", "type": "color"}}"##
    }
    let sets = [
      set("l", "a", "#111111"), set("d", "a", "#222222"), set("sl", "b", "#333333"),
      set("sd", "b", "#444444"),
    ]
    let sample = ImportSample(
      .tokensStudio,
      [
        "t.json":
          "{\(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))]}"
      ])
    #expect(
      sample.diagnostics.map(\.message) == [
        "the themes of several groups are light and dark; group 'SchemeStatic' stays a modifier of its "
          + "own beside 'scheme', which it follows unless tokenc.json gives it another role"
      ])
    for (scheme, a) in [("light", "#111111"), ("dark", "#222222")] {
      for (fixed, b) in [("Light", "#333333"), ("Dark", "#444444")] {
        #expect(
          sample.tokens(choosing: ["scheme": scheme, "SchemeStatic": fixed])
            == ["a": "color \(a)", "b": "color \(b)"])
      }
    }
    var files = sample.result.files
    let configuration = files.addConfiguration(
      serverNames: [:], swiftFolder: "../Generated")
    #expect(
      String(decoding: configuration.contents, as: UTF8.self).contains(
        #""SchemeStatic": {"Light": {"scheme": "light"}, "Dark": {"scheme": "dark"}}"#))
  }
}
