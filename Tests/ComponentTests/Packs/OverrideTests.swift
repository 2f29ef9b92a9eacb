import Foundation
import TestSupport
import Testing
@_spi(Generated) import TokenRuntime

@testable import SampleThemes
@testable import TokenCompiler
@testable import TokenComponents

/// Overrides from code, against the token files with the overridden values in them, compiled again.
@Suite("Overrides from code") struct OverrideTests {
  // MARK: The slow way

  /// The theme that the files give with other values for some tokens, by their paths.
  private static func recompiled(
    _ overrides: [String: String], brand: RampBrand
  ) throws -> RampTheme {
    let folder = "Tests/Fixtures/themes/ramp"
    let url = ProjectFolder.url.appendingPathComponent(folder)
    let file = try Data(contentsOf: url.appendingPathComponent("ramp.resolver.json"))
    var document = try #require(
      JSONSerialization.jsonObject(with: file) as? [String: Any])
    var sets = try #require(document["sets"] as? [String: Any])
    let sources = try overrides.sorted { $0.key < $1.key }.map { path, token in
      let value = try JSONSerialization.jsonObject(with: Data(token.utf8))
      return path.split(separator: ".").reversed().reduce(value) { inner, name in
        [String(name): inner]
      }
    }
    sets["overrides"] = ["sources": sources]
    document["sets"] = sets
    var order = try #require(document["resolutionOrder"] as? [Any])
    order.append(["$ref": "#/sets/overrides"])
    document["resolutionOrder"] = order
    let configuration = try Data(contentsOf: url.appendingPathComponent("tokenc.json"))
    var options = InputOptions()
    options.brands = [brand.rawValue]
    let files = LoadedFiles(
      [
        ("ramp.resolver.json", Array(try JSONSerialization.data(withJSONObject: document))),
        ("tokenc.json", Array(configuration)),
      ], options: options)
    #expect(!files.hasErrors, "\(files.diagnostics.map(\.message))")
    let compiled = try CompiledTokens(#require(files.loaded))
    // A pack's values are those of the files, which other tests show. Its number makes it another
    // pack than one with the same values.
    let pack = try ThemePack(
      PackWriter.pack(
        .init(brand: brand.rawValue, base: brand.rawValue, serial: 1), of: 0, in: compiled.table,
        pointsPerRem: 16))
    return try RampTheme(pack)
  }

  // MARK: Random overrides

  /// A token with a random value, in code and as a token of a file.
  private struct Override {
    let path: String
    let token: String
    let apply: (RampTheme) -> RampTheme

    static func color(
      _ path: String, _ random: inout SeededGenerator,
      _ apply: @escaping (RampTheme, ColorValue) -> RampTheme
    ) -> Override {
      let light = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      let dark =
        Bool.random(using: &random) ? light : UInt32.random(in: 0...0xFF_FFFF, using: &random)
      func json(_ rgb: UInt32) -> String {
        let channels = [rgb >> 16, rgb >> 8, rgb].map { "\(Double($0 & 0xFF) / 255)" }
        return #"{"colorSpace": "srgb", "components": [\#(channels.joined(separator: ", "))]}"#
      }
      let value = ColorValue(light: ColorComponents(rgb: light), dark: ColorComponents(rgb: dark))
      return Override(
        path: path,
        token: """
          {"$type": "color", "$value": \(json(light)), "$extensions": {"mode": {"dark": \(json(dark))}}}
          """
      ) { apply($0, value) }
    }

    static func number(
      _ path: String, _ type: String, in range: ClosedRange<Int>, scale: Double = 1,
      unit: String? = nil, _ random: inout SeededGenerator,
      _ apply: @escaping (RampTheme, Double) -> RampTheme
    ) -> Override {
      let value = Double(Int.random(in: range, using: &random)) * scale
      let json = unit.map { #"{"value": \#(value), "unit": "\#($0)"}"# } ?? "\(value)"
      return Override(path: path, token: #"{"$type": "\#(type)", "$value": \#(json)}"#) {
        apply($0, value)
      }
    }
  }

  private static func all(_ random: inout SeededGenerator) -> [Override] {
    typealias Colors = PrimitiveToken<RampTheme, ColorValue>
    typealias Numbers = PrimitiveToken<RampTheme, Double>
    var result: [Override] = []
    for token in [Colors.paletteBlue, .paletteNavy, .paletteRed, .paletteGray, .paletteInk] {
      result.append(.color(token.path, &random) { $0.overriding(primitives: [token: $1]) })
    }
    for token in RampColorToken.allCases {
      result.append(.color("color.\(token.rawValue)", &random) { $0.overriding([token: $1]) })
    }
    for token in [Numbers.unitS, .unitM, .unitL] {
      result.append(
        .number(token.path, "dimension", in: 1...40, unit: "px", &random) {
          $0.overriding(primitives: [token: $1])
        })
    }
    for token in RampSpaceToken.allCases {
      result.append(
        .number("space.\(token.rawValue)", "dimension", in: 1...40, unit: "px", &random) {
          $0.overriding([token: $1])
        })
    }
    for token in [Numbers.countTight, .countHalf] {
      result.append(
        .number(token.path, "number", in: 1...16, scale: 0.0625, &random) {
          $0.overriding(primitives: [token: $1])
        })
    }
    result.append(
      .number("weight.bold", "fontWeight", in: 1...1000, &random) {
        $0.overriding(primitives: [.weightBold: FontWeightValue($1)])
      })
    result.append(
      .number("time.fast", "duration", in: 1...9, unit: "s", &random) {
        $0.overriding(primitives: [.timeFast: DurationValue(seconds: $1)])
      })
    let font = ["A", "B", "C"].randomElement(using: &random) ?? "A"
    for token in [PrimitiveToken<RampTheme, FontFamilyValue>.faceSans, .faceBrand] {
      result.append(
        Override(path: token.path, token: #"{"$type": "fontFamily", "$value": ["\#(font)"]}"#) {
          $0.overriding(primitives: [token: FontFamilyValue([font])])
        })
    }
    let isDotted = Bool.random(using: &random)
    let line =
      isDotted ? #""dotted""# : #"{"dashArray": [{"value": 3, "unit": "px"}], "lineCap": "square"}"#
    result.append(
      Override(path: "line.dash", token: #"{"$type": "strokeStyle", "$value": \#(line)}"#) {
        let value =
          isDotted ? StrokeStyleValue(.dotted) : StrokeStyleValue(dashes: [3], lineCap: .square)
        return $0.overriding(primitives: [.lineDash: value])
      })
    result.append(
      Override(path: "curve.ease", token: #"{"$type": "cubicBezier", "$value": [0, 0, 1, 0.5]}"#) {
        $0.overriding(primitives: [.curveEase: CubicBezierValue(0, 0, 1, 0.5)])
      })
    return result
  }

  private static func expectSame(
    _ theme: RampTheme, _ expected: RampTheme, _ overrides: [String: String]
  ) {
    let names = Comment(rawValue: "\(overrides)")
    for token in RampColorToken.allCases { #expect(theme[token] == expected[token], names) }
    for token in RampMotionToken.allCases { #expect(theme[token] == expected[token], names) }
    for token in RampGradientToken.allCases { #expect(theme[token] == expected[token], names) }
    for token in RampBorderToken.allCases { #expect(theme[token] == expected[token], names) }
    for context in ThemeContext.allCases {
      for token in RampSpaceToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context], names)
      }
      for token in RampShadowToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context], names)
      }
      for token in RampTextToken.allCases {
        #expect(theme[token, in: context] == expected[token, in: context], names)
      }
    }
  }

  @Test("after random overrides every token is as the files with these values give it")
  func random() throws {
    var random = SeededGenerator(seed: 54)
    // Each round makes themes of two packs, and a process has 1,023 of them.
    for _ in 0..<Effort.rounds(200, short: 25) {
      let chosen = Self.all(&random).shuffled(using: &random)
        .prefix(Int.random(in: 1...4, using: &random))
      let overrides = Dictionary(uniqueKeysWithValues: chosen.map { ($0.path, $0.token) })
      for brand in RampBrand.allCases {
        let theme = chosen.reduce(RampTheme(brand: brand)) { $1.apply($0) }
        Self.expectSame(theme, try Self.recompiled(overrides, brand: brand), overrides)
      }
    }
  }

  // MARK: Values

  private let red = ColorValue(ColorComponents(rgb: 0xFF0000))

  @Test("an override is a value: compared by what it changes, taken back, and one word")
  func values() {
    let theme = RampTheme.acme
    let changed = theme.overriding([.accent: red])
    #expect(changed != theme)
    #expect(changed.hasOverrides)
    #expect(changed == RampTheme.acme.overriding([.accent: red]))
    #expect(changed.hashValue == RampTheme.acme.overriding([.accent: red]).hashValue)
    #expect(changed != RampTheme.nova.overriding([.accent: red]))
    #expect(changed.brand == .acme)
    #expect(changed.overriding([.accent: nil]) == theme)
    #expect(
      changed.overriding([.text: red]).overriding([.accent: nil]) == theme.overriding([.text: red]))
    #expect(changed.withoutOverrides == theme)
    #expect(theme.overriding([RampColorToken: ColorValue]()) == theme)
    #expect(MemoryLayout<RampTheme>.size <= 8)
  }

  @Test("what has an override of its own follows nothing else") func nearest() {
    let theme = RampTheme.acme.overriding(primitives: [.paletteBlue: red])
    #expect(theme[.accent].resolved(in: .light) == ColorComponents(rgb: 0xFF0000))
    #expect(theme[.accent].resolved(in: .dark) == RampTheme.acme[.accent].resolved(in: .dark))
    #expect(theme[.accentHover] == theme[.accent])
    let fixed = theme.overriding([.accentHover: RampTheme.acme[.accentHover]])
    #expect(fixed[.accentHover] == RampTheme.acme[.accentHover])
    #expect(fixed[.accent] == theme[.accent])
  }

  @Test("an override lies over a pack, which keeps its names") func packs() throws {
    let pack = try Self.recompiled(
      ["space.gap": #"{"$type": "dimension", "$value": {"value": 99, "unit": "px"}}"#],
      brand: .nova)
    let theme = pack.overriding([.page: 7])
    #expect(theme[.page, in: .light] == 7)
    #expect(theme[.gap, in: .light] == 99)
    #expect(theme.pack == pack.pack)
    #expect(theme.missingPackNames == pack.missingPackNames)
    #expect(theme.withoutOverrides == pack)
  }

  @Test("ten thousand positions of a slider leave nothing behind") func freed() {
    weak var last: OverriddenTheme?
    for step in 0..<10_000 {
      let color = ColorValue(ColorComponents(rgb: UInt32(step)))
      let theme = RampTheme.acme.overriding([.accent: color])
      #expect(theme[.accentHover] == color)
      if case .overridden(let values) = theme.state { last = values }
    }
    #expect(last == nil)
  }
}
