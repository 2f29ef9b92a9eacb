import CommandSupport
import TestSupport
import Testing
import TokenLint
import TokenScreens

@testable import TokenCompiler
@testable import TokenRepair

/// Repairs of token files, measured again in what is written.
@Suite struct ContrastRepairTests {
  @Test("the failing color moves as little as it needs, in its file's form, and all pairs hold")
  func leastChange() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "ground": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } },
        "text": { "$value": {
          "colorSpace": "srgb", "components": [0.6, 0.6, 0.6], "hex": "#999999" } } } }
      """, pairs: [("color.text", "color.ground", 4.5)])
    #expect(files.repair.moves.count == 1)
    #expect(files.repair.contradictions.isEmpty)
    try files.expectEnough()
    #expect(
      files.edited
        == """
        { "color": { "$type": "color",
          "ground": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } },
          "text": { "$value": {
            "colorSpace": "srgb", "components": [0.462745, 0.462745, 0.462745], "hex": "#767676" } } } }
        """)
  }

  @Test("a ramp stays in order and apart, where each color by itself would end at the same gray")
  func ramp() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "ground": { "$value": \(srgb(1, 1, 1)) },
        "text": {
          "primary": { "$value": \(srgb(0.4, 0.4, 0.4)) },
          "secondary": { "$value": \(srgb(0.6, 0.6, 0.6)) },
          "tertiary": { "$value": \(srgb(0.8, 0.8, 0.8)) } } } }
      """, pairs: [("color.text.*", "color.ground", 4.5)])
    try files.expectEnough()
    let colors = try ["primary", "secondary", "tertiary"].map {
      try files.color("color.text.\($0)")
    }
    for (dark, light) in zip(colors, colors.dropFirst()) {
      #expect(dark.relativeLuminance < light.relativeLuminance)
      #expect(CIEDE2000.difference(LabColor(dark), LabColor(light)) >= 2)
    }
  }

  @Test("light and dark are repaired each by itself, through aliases")
  func schemes() throws {
    let files = Repaired(
      """
      { "palette": { "$type": "color",
          "gray": { "50": { "$value": \(srgb(0.62, 0.62, 0.62)) },
                    "40": { "$value": \(srgb(0.3, 0.3, 0.3)) } } },
        "color": { "$type": "color",
          "ground": { "$value": \(srgb(1, 1, 1)), "$extensions": {
            "mode": { "dark": \(srgb(0, 0, 0)) } } },
          "text": { "$value": "{palette.gray.50}", "$extensions": {
            "mode": { "dark": "{palette.gray.40}" } } } } }
      """, pairs: [("color.text", "color.ground", 4.5)])
    #expect(files.failingCount == 2)
    try files.expectEnough()
    #expect(files.repair.moves.count + files.repair.repointings.count >= 1)
  }

  @Test("what may not move stays, and the pairs that then contradict are named")
  func kept() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "light": { "$value": \(srgb(1, 1, 1)) },
        "dark": { "$value": \(srgb(0.1, 0.1, 0.1)) },
        "accent": { "$value": \(srgb(0.5, 0.5, 0.5)) } } }
      """,
      pairs: [("color.accent", "color.light", 7), ("color.accent", "color.dark", 7)],
      repair: #""repair": { "keep": ["color.light", "color.dark"] }"#)
    let contradiction = try #require(files.repair.contradictions.first)
    #expect(contradiction.isProved)
    #expect(contradiction.pairs.count == 2)
    #expect(!files.repair.moves.contains { files.name($0.token) != "color.accent" })
  }

  @Test("a pair that needs less is repaired where another of the same colors is given up")
  func lowerMinimum() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "light": { "$value": \(srgb(1, 1, 1)) },
        "dark": { "$value": \(srgb(0.1, 0.1, 0.1)) },
        "accent": { "$value": \(srgb(0.6, 0.6, 0.6)) },
        "label": { "$value": "{color.accent}" } } }
      """,
      pairs: [
        ("color.accent", "color.light", 7), ("color.label", "color.light", 3),
        ("color.accent", "color.dark", 4.5),
      ],
      repair: #""repair": { "keep": ["color.light", "color.dark"], "aliases": false }"#)
    #expect(files.repair.contradictions.count == 1)
    #expect(files.repair.contradictions.first?.isProved == true)
    let below = files.repair.pairs.filter { !$0.isEnough }
    #expect(below.map(\.minimum) == [7])
  }

  @Test("an alias leads to another step where a shared color is wanted lighter and darker")
  func aliases() throws {
    let files = Repaired(
      """
      { "palette": { "$type": "color",
          "gray": { "10": { "$value": \(srgb(0.1, 0.1, 0.1)) },
                    "50": { "$value": \(srgb(0.5, 0.5, 0.5)) },
                    "90": { "$value": \(srgb(0.9, 0.9, 0.9)) } } },
        "color": { "$type": "color",
          "light": { "$value": \(srgb(1, 1, 1)) },
          "dark": { "$value": \(srgb(0, 0, 0)) },
          "on-light": { "$value": "{palette.gray.50}" },
          "on-dark": { "$value": "{palette.gray.50}" } } }
      """,
      pairs: [("color.on-light", "color.light", 7), ("color.on-dark", "color.dark", 7)],
      repair: #""repair": { "keep": ["color.light", "color.dark"] }"#)
    #expect(files.repair.contradictions.isEmpty)
    #expect(!files.repair.repointings.isEmpty)
    try files.expectEnough()
  }

  @Test(
    "a ramp of translucent texts stays in order and apart in light and dark, by colors or by aliases alone",
    arguments: [false, true])
  func rampOfAliases(isPaletteKept: Bool) throws {
    let keep = isPaletteKept ? #", "repair": { "keep": ["palette.**", "color.page"] }"# : ""
    let files = Repaired(
      """
      { "palette": { "$type": "color",
          "navy": { \(Self.steps([20, 30, 50, 63, 66, 70, 81], srgb: (0.04, 0.12, 0.2))) },
          "white": { \(Self.steps([25, 40, 60, 65, 70, 90], srgb: (1, 1, 1))) } },
        "color": { "$type": "color",
          "page": { "$value": \(srgb(1, 1, 1)), "$extensions": {
            "mode": { "dark": \(srgb(0.07, 0.07, 0.08)) } } },
          "text": {
            "secondary": { "$value": "{palette.navy.70}", "$extensions": {
              "mode": { "dark": "{palette.white.70}" } } },
            "tertiary": { "$value": "{palette.navy.30}", "$extensions": {
              "mode": { "dark": "{palette.white.40}" } } },
            "quaternary": { "$value": "{palette.navy.20}", "$extensions": {
              "mode": { "dark": "{palette.white.25}" } } } } } }
      """, pairs: [("color.text.*", "color.page", 4.5)],
      repair: #""over": "color.page"\#(keep)"#)
    #expect(files.failingCount == 4)
    #expect(files.repair.contradictions.isEmpty)
    if isPaletteKept {
      #expect(files.repair.moves.isEmpty)
      #expect(files.repair.repointings.count == 4)
    }
    try files.expectEnough()
    for theme in 0..<2 {
      let page = try files.color("color.page", in: theme)
      let seen = try ["secondary", "tertiary", "quaternary"].map {
        try files.color("color.text.\($0)", in: theme).composited(over: page)
      }
      for (strong, weak) in zip(seen, seen.dropFirst()) {
        #expect(Contrast.ratio(of: strong, on: page) > Contrast.ratio(of: weak, on: page))
        #expect(CIEDE2000.difference(LabColor(strong), LabColor(weak)) >= 2 - 1e-6)
      }
    }
  }

  private static func steps(_ opacities: [Int], srgb color: (Double, Double, Double)) -> String {
    opacities.map { opacity in
      let value = srgb(color.0, color.1, color.2, alpha: Double(opacity) / 100)
      return #""\#(opacity)": { "$value": \#(value) }"#
    }.joined(separator: ", ")
  }

  @Test("a contradiction is proved for aliases, too, if one alias counts in light and dark")
  func contradictionOfAliases() throws {
    let files = Repaired(
      """
      { "palette": { "$type": "color",
          "gray": { "10": { "$value": \(srgb(0.1, 0.1, 0.1)) },
                    "50": { "$value": \(srgb(0.5, 0.5, 0.5)) },
                    "90": { "$value": \(srgb(0.9, 0.9, 0.9)) } } },
        "color": { "$type": "color",
          "page": { "$value": \(srgb(1, 1, 1)), "$extensions": {
            "mode": { "dark": \(srgb(0.1, 0.1, 0.1)) } } },
          "text": { "$value": "{palette.gray.50}" } } }
      """, pairs: [("color.text", "color.page", 7)],
      repair: #""repair": { "keep": "color.page" }"#)
    let contradiction = try #require(files.repair.contradictions.first)
    #expect(contradiction.isProved)
    #expect(Set(contradiction.pairs.map(\.theme)) == [0, 1])
  }

  @Test("no pair that stays below gets worse, whatever aliases lead elsewhere")
  func notWorse() {
    var random = Effort.chance
    for round in 0..<Effort.rounds(60, short: 1) {
      func color() -> String {
        func channel() -> Double {
          (Double.random(in: 0...1, using: &random) * 1000).rounded() / 1000
        }
        return srgb(channel(), channel(), channel())
      }
      func alias() -> String {
        #""{palette.gray.\#(100 * Int.random(in: 1...6, using: &random))}""#
      }
      func token() -> String {
        #"{ "$value": \#(alias()), "$extensions": { "mode": { "dark": \#(alias()) } } }"#
      }
      let palette = (1...6).map { #""\#($0)00": { "$value": \#(color()) }"# }
      let names = ["primary", "secondary", "tertiary"]
      let texts = names.map { #""\#($0)": \#(token())"# }
      let pages = names.map { #""\#($0)": \#(token())"# }
      let files = Repaired(
        """
        { "palette": { "$type": "color", "gray": { \(palette.joined(separator: ", ")) } },
          "color": { "$type": "color", "text": { \(texts.joined(separator: ", ")) },
            "page": { \(pages.joined(separator: ", ")) } } }
        """, pairs: [("color.text.*", "color.page.*", 4.5)])
      for pair in files.repair.pairs where !pair.isEnough {
        #expect(pair.new >= pair.old - 1e-6, "round \(round)")
      }
    }
  }

  @Test("capitals of a hex notation stay")
  func capitals() {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "ground": { "$value": \(srgb(1, 1, 1)) },
        "text": { "$value": { "hex": "#AABBCC", "colorSpace": "srgb",
                              "components": [ 0.666667, 0.733333, 0.8 ] } } } }
      """, pairs: [("color.text", "color.ground", 4.5)])
    let hex = files.repair.moves.first?.new.hex ?? ""
    #expect(hex == hex.uppercased() && hex.count == 7)
    #expect(files.edited.contains(#""$value": { "hex": "\#(hex)", "colorSpace": "srgb","#))
    #expect(files.edited.contains(#""components": [ 0."#))
  }

  @Test("a translucent text gets more opacity, and is enough over what it is read on")
  func translucent() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "ground": { "$value": \(srgb(1, 1, 1)) },
        "glass": { "$value": \(srgb(0.9, 0.9, 1, alpha: 0.6)) },
        "text": { "$value": \(srgb(0, 0.05, 0.2, alpha: 0.4)) } } }
      """,
      pairs: [("color.text", "color.ground", 4.5), ("color.text", "color.glass", 4.5)],
      repair: #""over": "color.ground""#)
    try files.expectEnough()
    #expect(try files.color("color.text").opacity > 0.5)
  }

  @Test("glass is measured on the worst of several backdrops, and repaired for all of them")
  func glass() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "picture": { "dark": { "$value": \(srgb(0.1, 0.1, 0.1)) },
                     "light": { "$value": \(srgb(1, 1, 1)) } },
        "glass": { "$value": \(srgb(1, 1, 1, alpha: 0.3)) },
        "text": { "$value": \(srgb(0.1, 0.1, 0.2)) } } }
      """,
      pairs: [("color.text", "color.glass", 4.5)],
      repair: #""over": "color.picture.*", "repair": { "keep": "color.text" }"#)
    #expect(files.failingCount == 1)
    try files.expectEnough()
    #expect(try files.color("color.glass").opacity > 0.3)
  }

  @Test("hue and chroma stay within the limits")
  func limits() throws {
    let files = Repaired(
      """
      { "color": { "$type": "color",
        "ground": { "$value": \(srgb(1, 1, 1)) },
        "text": {
          "a": { "$value": \(srgb(1, 0.8, 0)) }, "b": { "$value": \(srgb(0, 0.6, 1)) },
          "c": { "$value": \(srgb(0.2, 0.8, 0.3)) } } } }
      """, pairs: [("color.text.*", "color.ground", 4.5)])
    try files.expectEnough()
    for move in files.repair.moves {
      let old = move.old.converted(to: .oklch).components.numbers
      let new = move.new.converted(to: .oklch).components.numbers
      #expect((old.y - new.y).magnitude <= 0.1 + 1e-6)
      let turn = (old.z - new.z).wrappedDegrees
      #expect(min(turn, 360 - turn) <= 10 + 1e-6)
    }
  }
}

/// Tokens with pairs, their repair, and the tokens with the edits made.
struct Repaired {
  let loaded: LoadedTokens?
  let judged: [JudgedContrast]
  let repair: ContrastRepair
  let edited: String
  private let configuration: String

  init(
    _ tokens: String, pairs: [(foreground: String, background: String, minimum: Double)],
    repair settings: String = ""
  ) {
    let list = pairs.map {
      #"{ "foreground": "\#($0.foreground)", "background": "\#($0.background)", "minimum": \#($0.minimum) }"#
    }
    let others = settings.isEmpty ? "" : ", \(settings)"
    configuration = #"{ "contrast": { "pairs": [\#(list.joined(separator: ", "))]\#(others) } }"#
    let loaded = Self.load(tokens, configuration)
    self.loaded = loaded
    guard let table = loaded?.table else { preconditionFailure("the tokens of a test have faults") }
    judged = Linter(table: table).judgedContrasts()
    repair = ContrastRepair(table, judged, RepairSettings(table.configuration.contrast.repair))
    edited =
      loaded?.sources.applying(repair.edits(in: table)).first { !$0.text.isEmpty }.map {
        String(decoding: $0.text, as: UTF8.self)
      } ?? tokens
  }

  private static func load(_ tokens: String, _ configuration: String) -> LoadedTokens? {
    LoadedFiles([
      ("a.tokens.json", Array(tokens.utf8)), ("tokenc.json", Array(configuration.utf8)),
    ]).loaded
  }

  var failingCount: Int { repair.pairs.count(where: \.failed) }

  func name(_ token: Int) -> String { loaded?.table.tokens[token].text ?? "" }

  /// Every declared pair holds in the edited tokens, by the rule itself.
  func expectEnough(_ location: SourceLocation = #_sourceLocation) throws {
    let table = try #require(Self.load(edited, configuration)?.table, sourceLocation: location)
    let failing = ContrastMeasurement.all(in: table).filter { !$0.judgement.isEnough }
    #expect(failing.isEmpty, sourceLocation: location)
  }

  func color(_ path: String, in theme: Int = 0) throws -> Color {
    let table = try #require(Self.load(edited, configuration)?.table)
    let token = try #require(table.index(ofText: path))
    return try #require(table.color(of: table.tokens[token], in: theme))
  }
}
