import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// The sources of an app without JSON: color sets of asset catalogs, and constants of Swift.
@Suite("Asset catalogs and Swift") struct AppleImportTests {
  @Test("expressions longer or deeper than any in an app are left out, and nothing else")
  func longExpressions() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let expressions = [
      repeated("1 + ", Effort.rounds(400_000, short: 2_500)) + "1", "x" + repeated(".b", 1_200),
      "x" + repeated(".f(1)", 1_200), repeated("! ", 500) + "x", "\\.a" + repeated(".b", 1_200),
      repeated("(1 + ", 60) + "1" + repeated(")", 60),
    ]
    for expression in expressions {
      let text = """
        import UIKit
        enum D {
          static let a: CGFloat = \(expression)
          static let b: CGFloat = 4
        }
        """
      let sample = ImportSample(.apple, [("A.swift", text)])
      #expect(sample.tokens().values.contains("dimension 4px"))
      #expect(sample.result.tally().leftOut == ["D.a"])
    }
  }

  // MARK: Catalogs

  /// A color set with an entry for each text, which has the members of one.
  private static func set(_ name: String, _ entries: String...) -> (path: String, text: String) {
    (
      "App.xcassets/\(name).colorset/Contents.json",
      "{\"colors\": [\(entries.joined(separator: ", "))]}"
    )
  }

  private static func entry(
    _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb",
    dark: Bool? = nil, high: Bool = false, more: String = "\"idiom\": \"universal\""
  ) -> String {
    var appearances: [String] = []
    if let dark {
      appearances.append(
        "{\"appearance\": \"luminosity\", \"value\": \"\(dark ? "dark" : "light")\"}")
    }
    if high { appearances.append("{\"appearance\": \"contrast\", \"value\": \"high\"}") }
    let list =
      appearances.isEmpty ? "" : "\"appearances\": [\(appearances.joined(separator: ", "))], "
    return """
      {\(list)\(more), "color": {"color-space": "\(space)", "components": \
      {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}}
      """
  }

  @Test("a color has its own value in each of four appearances; what isn't stated is as Xcode says")
  func fourAppearances() {
    let sample = ImportSample(
      .apple,
      [
        Self.set(
          "label", Self.entry("0x10", "0x10", "0x10"),
          Self.entry("0xf0", "0xf0", "0xf0", dark: true),
          Self.entry("0x00", "0x00", "0x00", high: true),
          Self.entry("0xff", "0xff", "0xff", dark: true, high: true)),
        Self.set(
          "fill", Self.entry("0x33", "0x66", "0xcc"), Self.entry("0x66", "0x99", "0xff", dark: true)
        ),
        Self.set("seal", Self.entry("0xff", "0x3b", "0x30", alpha: "0.502")),
      ])
    let contexts = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    let labels = contexts.map { sample.tokens(choosing: ["theme": $0])["label"] }
    #expect(labels == ["color #101010", "color #f0f0f0", "color #000000", "color #ffffff"])
    let fills = contexts.map { sample.tokens(choosing: ["theme": $0])["fill"] }
    #expect(fills == ["color #3366cc", "color #6699ff", "color #3366cc", "color #6699ff"])
    #expect(sample.tokens()["seal"] == "color #ff3b30 50.2%")
    #expect(sample.diagnostics.isEmpty)
    #expect(sample.account.total == sample.account.memberCount)
  }

  @Test(
    "channels are fractions, bytes or whole numbers, in the spaces that catalogs have",
    arguments: [
      ("0x33", "0x66", "0x99", "srgb", "color #336699"),
      ("51", "102", "153", "srgb", "color #336699"),
      ("0.200", "0.400", "0.600", "srgb", "color #336699"),
      ("0.200", "0.400", "0.600", "extended-srgb", "color #336699"),
      (
        "0.033105", "0.132868", "0.318547", "extended-linear-srgb",
        "color srgb-linear(0.0331 0.1329 0.3185)"
      ),
      ("1.000", "0.200", "0.100", "display-p3", "color display-p3(1 0.2 0.1)"),
      // Beyond sRGB, and within Display P3.
      ("1.0930", "-0.2267", "-0.1501", "extended-srgb", "color display-p3(0.9999 0.0001 0.0001)"),
    ])
  func spaces(_ red: String, _ green: String, _ blue: String, _ space: String, _ expected: String) {
    let sample = ImportSample(
      .apple, [Self.set("ink", Self.entry(red, green, blue, space: space))])
    #expect(sample.tokens()["ink"] == expected)
  }

  @Test("a color beyond sRGB with the nearest color of sRGB beside it is the color of Display P3")
  func wideColors() {
    let gamut = "\"idiom\": \"universal\", \"display-gamut\": "
    var random = Effort.chance
    for _ in 0..<Effort.rounds(2_000, short: 100) {
      let wide = (0..<3).map { _ in Double(Int.random(in: 0...1000, using: &random)) / 1000 }
      let color = Color(
        space: .displayP3, components: ColorComponents(wide[0], wide[1], wide[2]), alpha: nil)
      let own = (0..<3).map { color.gamutMapped(to: .srgb).components[$0] ?? 0 }
      func entry(_ numbers: [Double], _ space: String, _ name: String) -> String {
        let texts = numbers.map { String(format: "%.6f", $0) }
        return Self.entry(
          texts[0], texts[1], texts[2], space: space, more: gamut + "\"\(name)\"")
      }
      let sample = ImportSample(
        .apple,
        [Self.set("ink", entry(own, "srgb", "sRGB"), entry(wide, "display-p3", "display-P3"))])
      let isWide = sample.tokens()["ink"]?.hasPrefix("color display-p3(") == true
      #expect(isWide == !color.isInGamut(of: .srgb), "\(wide)")
      guard isWide else { continue }
      let numbers = sample.tokens()["ink"]?.split { !"0123456789.".contains($0) }.dropFirst()
      #expect(numbers?.compactMap { Double($0) }.elementsEqual(wide) == true, "\(wide)")
    }
  }

  @Test(
    "what a catalog leaves open is left out with its place and the reason",
    arguments: [
      // Some tools write bytes, and others mean 1.
      ([Self.entry("1", "0", "0")], "the channel '1' is 1 of 255 as Xcode reads it"),
      ([Self.entry("0.5", "1", "0")], "the channel '1' is 1 of 255 as Xcode reads it"),
      ([Self.entry("0.5", "200", "0")], "fractions of 1 and of 255"),
      ([Self.entry("1.5", "0.2", "0.1")], "its channels lie outside of 'srgb'"),
      ([Self.entry("0.1", "0.2", "0.1", alpha: "50")], "is not an opacity from 0 to 1"),
      ([Self.entry("0.1", "0.2", "0.1", space: "cmyk")], "is no color space that tokens have"),
      (
        [
          Self.entry("0x11", "0x11", "0x11"), Self.entry("0x22", "0x22", "0x22", dark: true),
          Self.entry("0x33", "0x33", "0x33", high: true),
        ], "none for both"
      ),
      (
        [
          Self.entry("0x11", "0x11", "0x11"),
          Self.entry("0x22", "0x22", "0x22", more: "\"idiom\": \"ipad\""),
        ], "another color for 'ipad'"
      ),
      (
        [
          Self.entry("0x11", "0x11", "0x11"),
          Self.entry(
            "0x22", "0x22", "0x22", space: "display-p3",
            more: "\"idiom\": \"universal\", \"display-gamut\": \"display-P3\""),
        ], "another color for screens of a wide range"
      ),
      (
        [#"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#],
        "'systemBlueColor' is a color of the system"
      ),
      ([#"{"idiom": "universal"}"#], "the set has no color"),
      ([Self.entry("0x22", "0x22", "0x22", dark: true)], "no color for light"),
    ])
  func leftOut(_ entries: [String], _ reason: String) {
    let set = (
      path: "App.xcassets/ink.colorset/Contents.json",
      text: "{\"colors\": [\(entries.joined(separator: ", "))]}"
    )
    let sample = ImportSample(.apple, [set, Self.set("paper", Self.entry("0xff", "0xff", "0xff"))])
    #expect(sample.tokens() == ["paper": "color #ffffff"])
    #expect(sample.result.tally().leftOut == ["ink"])
    let losses = sample.diagnostics.filter { $0.message.contains("'ink' is left out") }
    #expect(losses.count == 1 && losses.allSatisfy { $0.message.contains(reason) })
    #expect(sample.account.total == sample.account.memberCount)
  }

  @Test("an entry without a color is as none, and one for a television isn't shown on an iPhone")
  func entriesWithoutASay() {
    let sample = ImportSample(
      .apple,
      [
        Self.set(
          "ink", Self.entry("0x11", "0x11", "0x11"),
          #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#,
          Self.entry("0x99", "0x99", "0x99", more: "\"idiom\": \"tv\""))
      ])
    #expect(sample.tokens() == ["ink": "color #111111"])
    #expect(sample.diagnostics.map(\.message).contains { $0.contains("for 'tv'") })
  }

  @Test("a folder is in the path where it provides a namespace; a name in two others is left out")
  func namespaces() {
    func folder(_ name: String, isSpace: Bool) -> (path: String, text: String) {
      (
        "App.xcassets/\(name)/Contents.json",
        isSpace ? #"{"properties": {"provides-namespace": true}}"# : #"{"info": {"version": 1}}"#
      )
    }
    let sample = ImportSample(
      .apple,
      [
        folder("Button", isSpace: true), folder("Card", isSpace: true),
        folder("One", isSpace: false), folder("Two", isSpace: false),
        Self.set("Button/back", Self.entry("0x11", "0x11", "0x11")),
        Self.set("Card/back", Self.entry("0x22", "0x22", "0x22")),
        Self.set("One/ink", Self.entry("0x33", "0x33", "0x33")),
        Self.set("One/twice", Self.entry("0x44", "0x44", "0x44")),
        Self.set("Two/twice", Self.entry("0x55", "0x55", "0x55")),
      ])
    #expect(
      sample.tokens() == [
        "Button.back": "color #111111", "Card.back": "color #222222", "ink": "color #333333",
      ])
    #expect(sample.result.tally().leftOut == ["twice"])
  }

  // MARK: Swift

  /// The value of a constant that is declared so, in light.
  private static func value(_ declaration: String, with others: String = "") -> String? {
    let sample = ImportSample(
      .apple, ["A.swift": "import UIKit\nenum Design {\n  \(declaration)\n}\n\(others)"])
    return sample.tokens().first { $0.key.hasPrefix("Design.x") }?.value
  }

  @Test(
    "the forms in which apps write colors, lengths and fonts",
    arguments: [
      ("static let x = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)", "color #336699 50%"),
      (
        "static let x = UIColor(red: 28 / 255, green: 28/255.0, blue: 30 / 255, alpha: 1)",
        "color #1c1c1e"
      ),
      ("static let x: UIColor = .init(white: 1, alpha: 1)", "color #ffffff"),
      ("static let x = UIColor.black.withAlphaComponent(0.6)", "color #000000 60%"),
      ("static let x = Color.white.opacity(0.5).opacity(0.5)", "color #ffffff 25%"),
      ("static let x = Color(red: 1, green: 0, blue: 0)", "color #ff0000"),
      ("static let x = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)", "color #0000ff"),
      (
        "static let x = Color(.displayP3, red: 1, green: 0.2, blue: 0.1)",
        "color display-p3(1 0.2 0.1)"
      ),
      (
        "static let x = UIColor(displayP3Red: 1, green: 0.2, blue: 0.1, alpha: 1)",
        "color display-p3(1 0.2 0.1)"
      ),
      ("static let x = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", "color #00ffff"),
      ("static let x = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "color #336699"),
      ("static let x = Color(hex: 0x0A84FF)", "color #0a84ff"),
      ("static let x = Color(hex: \"#0A84FF\")", "color #0a84ff"),
      ("static let x = UIColor(0x8E8E93, alpha: 0.12)", "color #8e8e93 12%"),
      ("static let x = UIColor(r: 10, g: 20, b: 30)", "color #0a141e"),
      ("static let x = Color(uiColor: UIColor(rgb: 0x00_FF_00))", "color #00ff00"),
      ("static var x: UIColor { UIColor.orange }", "color #ff8000"),
      ("static var x: UIColor { return .lightGray }", "color #aaaaaa"),
      ("static let x: CGFloat = 8", "dimension 8px"),
      ("static let x = CGFloat(24.0)", "dimension 24px"),
      ("static let x: CGFloat = 4 * 2 + 1 / 2", "dimension 8.5px"),
      ("static let xDuration: TimeInterval = 0.3", "duration 0.3s"),
      ("static let xOpacity: CGFloat = 0.4", "number 0.4"),
      ("static let xRatio: CGFloat = 1.5", "number 1.5"),
      ("static let x = 7 / 2", "number 3"),
      ("static let x = Font.Weight.semibold", "fontWeight 600"),
      (
        "static let face = \"Inter-Bold\"\n  static let x = Font.custom(face, size: 16)",
        "typography Inter 16px/1.2 700"
      ),
      (
        "static let x = Font.custom(\"Inter\", size: 16).weight(.heavy)",
        "typography Inter 16px/1.2 800"
      ),
      ("static let x = UIFont(name: \"Inter\", size: 20)!", "typography Inter 20px/1.2 400"),
    ])
  func forms(_ declaration: String, _ expected: String) {
    #expect(Self.value(declaration) == expected, "\(declaration)")
  }

  @Test(
    "what an app computes is left out with its place",
    arguments: [
      "static let x = blend(ink, paper, 0.5)", "static let x: UIColor = .systemBlue",
      "static let x = Color.red", "static let x = UIColor(hex: 0x112233ff)",
      "static let x = UIColor(hex: 0xFFF)", "static let x = UIColor(r: 1, g: 0, b: 1)",
      "static let x = UIColor(red: 12, green: 0.2, blue: 0.1, alpha: 1)",
      "static let x = UIColor(red: shade, green: 0.2, blue: 0.1, alpha: 1)",
      "static let x: CGFloat = UIScreen.main.bounds.width / 2",
      "static let x = UIColor(named: \"ink\")",
      "static let x = UIFont.preferredFont(forTextStyle: .body)",
      "static let x = isBeta ? UIColor.black : UIColor.white",
      "static let xTracking: CGFloat = -0.02",
      "static let x = CGFloat(16 / 255)", "static let xDuration: CGFloat = 0.3",
      "static let x = UIColor { traits in traits.userInterfaceIdiom == .pad ? .black : .white }",
    ])
  func computed(_ declaration: String) {
    let text = "enum Design {\n  static let page: CGFloat = 24\n  \(declaration)\n}\n"
    let sample = ImportSample(.apple, ["A.swift": text])
    #expect(sample.tokens() == ["Design.page": "dimension 24px"], "\(declaration)")
    #expect(sample.result.tally().leftOut.count == 1)
    #expect(sample.diagnostics.contains { $0.id == .leftOut && $0.range != nil })
  }

  @Test(
    "a color that is chosen by traits has each of its values",
    arguments: [
      "UIColor { $0.userInterfaceStyle == .dark ? UIColor(rgb: 0x1C1C1E) : .white }",
      "UIColor { traits in\n  if traits.userInterfaceStyle == .dark { return UIColor(rgb: 0x1C1C1E) }\n  return .white\n}",
      "UIColor(dynamicProvider: { (traits: UITraitCollection) -> UIColor in\n  switch traits.userInterfaceStyle {\n"
        + "  case .dark: return UIColor(rgb: 0x1C1C1E)\n  case .light, .unspecified: return .white\n"
        + "  @unknown default: return .white\n  }\n})",
      "UIColor(light: .white, dark: UIColor(rgb: 0x1C1C1E))", "mode(0xFFFFFF, 0x1C1C1E)",
      "{ UIColor { t in t.userInterfaceStyle != .dark ? .white : UIColor(rgb: 0x1C1C1E) } }()",
      "UIColor { switch $0.userInterfaceStyle { case .dark: return UIColor(rgb: 0x1C1C1E); default: return .white } }",
      "Color(UIColor(any: .white, dark: UIColor(rgb: 0x1C1C1E)))",
    ]) func traits(_ expression: String)
  {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        extension UIColor {
          static let surface = \(expression)
          static let alias = surface
          static func mode(_ light: Int, lightAlpha: CGFloat = 1.0, _ dark: Int, darkAlpha: CGFloat = 1) -> UIColor {
            if #available(iOS 13.0, *) {
              return UIColor { collection in
                collection.userInterfaceStyle == .dark
                  ? UIColor(rgb: dark).withAlphaComponent(darkAlpha)
                  : UIColor(rgb: light).withAlphaComponent(lightAlpha)
              }
            } else {
              return UIColor(rgb: light)
            }
          }
          convenience init(rgb: Int, alpha: CGFloat = 1) {
            let red = CGFloat((rgb & 0xFF0000) >> 16) / 255.0
            self.init(
              red: red, green: CGFloat((rgb >> 8) & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
          }
        }
        """
      ])
    for name in ["color.surface", "color.alias"] {
      #expect(sample.tokens()[name] == "color #ffffff", "\(expression)")
      #expect(sample.tokens(choosing: ["scheme": "dark"])[name] == "color #1c1c1e", "\(expression)")
    }
    #expect(sample.diagnostics.isEmpty, "\(sample.diagnostics.map(\.message))")
  }

  @Test("themes that are values of a structure are groups, and names of colors are aliases")
  func objects() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        struct Palette {
          static let light = Palette(name: "Light", ink: .ink, paper: UIColor(white: 1, alpha: 1))
          let name: String
          let ink: UIColor
          let paper: UIColor
          var gap: CGFloat = 8
        }
        private extension UIColor { static let ink = UIColor(0x112233) }
        enum Spacing: CGFloat { case small = 4, large = 16 }
        extension Spacing { static let page = CGFloat(24), other: CGFloat = 2 }
        """
      ])
    #expect(
      sample.tokens() == [
        "Palette.light.ink": "color #112233", "Palette.light.paper": "color #ffffff",
        "Palette.gap": "dimension 8px", "color.ink": "color #112233",
        "Spacing.small": "dimension 4px", "Spacing.large": "dimension 16px",
        "Spacing.page": "dimension 24px", "Spacing.other": "dimension 2px",
      ])
  }

  @Test("a constant that names a color set is its alias, or the set itself under the same name")
  func namedSets() {
    let sample = ImportSample(
      .apple,
      [
        Self.set("Blue Dark", Self.entry("0x00", "0x00", "0x80")),
        (
          "A.swift",
          """
          extension Color {
            static let blueDark = Color("Blue Dark", bundle: .module)
            static let link = Color("Blue Dark")
            static let hover = Color(.blueDark)
            static let gone = Color("Gone")
          }
          """
        ),
      ])
    #expect(
      sample.tokens() == [
        "Blue Dark": "color #000080", "color.link": "color #000080", "color.hover": "color #000080",
      ])
    #expect(sample.result.tally().leftOut == ["color.gone"])
  }

  @Test("optional colors are what is found, and checks of arguments decide nothing") func bindings()
  {
    let sample = ImportSample(
      .apple,
      [
        Self.set("Blue Dark", Self.entry("0x00", "0x00", "0x80")),
        (
          "A.swift",
          """
          extension UIColor {
            static var link = fromResource(named: "Blue Dark")
            static let ink = UIColor(red: 17, green: 34, blue: 51)
            static func fromResource(named: String) -> UIColor {
              guard let color = UIColor(named: named, in: Bundle.current, compatibleWith: nil) else {
                preconditionFailure("'\\(named)' is no color")
              }

              return color
            }
            convenience init(red: Int, green: Int, blue: Int) {
              assert(red >= 0 && red <= 255, "Not a color")
              self.init(
                red: CGFloat(red) / 255.0, green: CGFloat(green) / 255.0, blue: CGFloat(blue) / 255.0, alpha: 1.0)
            }
          }
          """
        ),
      ])
    #expect(
      sample.tokens() == [
        "Blue Dark": "color #000080", "color.link": "color #000080", "color.ink": "color #112233",
      ])
  }

  @Test("two constants of one name and different values are left out; equal ones are one")
  func twins() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": "extension UIColor { static let ink = UIColor(0x111111) }",
        "B.swift":
          "extension Color {\n static let ink = Color(hex: 0x222222)\n static let line = Color(hex: 0x333333)\n}",
        "C.swift": "extension UIColor { static let line = UIColor(hex: 0x333333) }",
      ])
    #expect(sample.tokens() == ["color.line": "color #333333"])
    #expect(sample.result.tally().leftOut == ["color.ink"])
  }

  @Test("a font is a text style whose lines are as high as the font, and grows as it says")
  func fonts() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        enum Fonts {
          static let title = UIFont.systemFont(ofSize: 20, weight: .semibold)
          static let note = Font.custom("Inter-MediumItalic", size: 12, relativeTo: .caption)
          static let badge = Font.custom("Inter", fixedSize: 11)
          static let body = Font.body
          static let soft = Font.system(size: 14, design: .rounded)
        }
        """
      ])
    let title = sample.tokens()["Fonts.title"] ?? "none"
    #expect(title.contains("20") && title.contains("600"), "\(title)")
    let text = sample.text(of: "A.tokens.json")
    #expect(text.components(separatedBy: #""fontLineHeight": true"#).count == 4)
    #expect(text.contains(#""textStyle": "caption1""#) && text.contains(#""italic": true"#))
    #expect(text.contains(#""maximumScale": 1"#) && text.contains(#""minimumScale": 1"#))
    #expect(sample.result.tally().leftOut.sorted() == ["Fonts.body", "Fonts.soft"])
  }

  @Test(
    "a color for each appearance may be of a type of the app, whose initializers only keep what they get"
  )
  func dynamicColors() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        struct DynamicColor {
          let lightColor: Color
          let darkColor: Color
          init(lightColor: Color, darkColor: Color) {
            self.lightColor = lightColor
            self.darkColor = darkColor
          }
          init(staticColor: Color) {
            self.lightColor = staticColor
            self.darkColor = staticColor
          }
        }
        struct Shades {
          let light: Color
          let dark: Color
        }
        enum Design {
          static let ink = DynamicColor(lightColor: .black, darkColor: .white)
          static let seal = DynamicColor(staticColor: .white)
          static let brand = Shades(light: .white, dark: .black)
          static let logo: UIImage = UIImage(named: "logo")!
        }
        """
      ])
    #expect(
      sample.tokens() == [
        "Design.ink": "color #000000", "Design.seal": "color #ffffff",
        "Design.brand.light": "color #ffffff", "Design.brand.dark": "color #000000",
      ])
    #expect(sample.tokens(choosing: ["scheme": "dark"])["Design.ink"] == "color #ffffff")
    #expect(sample.tokens(choosing: ["scheme": "dark"])["Design.seal"] == "color #ffffff")
    #expect(sample.result.tally().leftOut == [])
  }

  @Test("values of structures and classes that are no views are a palette's") func palettes() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        public final class Tokens: Sendable {
          public lazy var radius: CGFloat = small
          public lazy var small: CGFloat = 4
          public lazy var large: CGFloat = small { didSet { update(large) } }
          public let ink = UIColor.black
          private let hidden: CGFloat = 7
          let queue: NSObject = NSObject()
        }
        struct NightProvider: ColorProvider {
          var paper: UIColor { UIColor(white: 0, alpha: 1) }
          var title: String { "Night" }
        }
        final class Card: UIView {
          var inset: CGFloat = 12
          var tint: UIColor { isOn ? .red : .blue }
        }
        struct Row: View {
          var tint: Color { isOn ? .red : .blue }
        }
        """
      ])
    #expect(
      sample.tokens() == [
        "Tokens.radius": "dimension 4px", "Tokens.small": "dimension 4px",
        "Tokens.large": "dimension 4px",
        "Tokens.ink": "color #000000", "NightProvider.paper": "color #000000",
      ])
    #expect(sample.result.tally().leftOut == [])
  }

  @Test("colors that are kept as digits are what the property's name says") func packedColors() {
    let sample = ImportSample(
      .apple,
      [
        "A.swift": """
        public struct ColorName {
          public let rgbaValue: UInt32
          public var color: UIColor { UIColor(named: self) }
          public static let veil = ColorName(rgbaValue: 0x33669980)
          public static let ink = ColorName(rgbaValue: 0x336699ff)
        }
        enum Theme { static let text = ColorName.ink.color }
        extension UIImage { enum Icons { static let star = load("star") } }
        """
      ])
    #expect(
      sample.tokens() == [
        "ColorName.veil": "color #336699 50.2%", "ColorName.ink": "color #336699",
        "Theme.text": "color #336699",
      ])
    #expect(sample.result.tally().leftOut == [])
  }

  @Test("a channel 1 has two readings where a catalog has fractions and whole numbers") func ones()
  {
    let sample = ImportSample(
      .apple,
      [
        Self.set("part", Self.entry("0.200", "0.400", "0.600")),
        Self.set("whole", Self.entry("51", "102", "153")),
        Self.set("one", Self.entry("1", "0", "0")),
      ])
    #expect(sample.tokens() == ["part": "color #336699", "whole": "color #336699"])
    #expect(sample.result.tally().leftOut == ["one"])
  }

  // MARK: Comparison

  /// What a comparison says of tokens of Style Dictionary beside published files of Swift and color sets.
  private static func comparison(
    _ tokens: String, _ files: [(path: String, text: String)], stated: [String] = []
  ) throws -> PublishedComparison {
    let sample = ImportSample(.styleDictionary, ["t.json": tokens])
    var values = PublishedValues()
    var reader = InputReader(source: MemorySource(MarkedFiles(files).files), as: .json5)
    var diagnostics = DiagnosticCollector()
    var sets: [(name: String, root: NodeID)] = []
    var swift: [SwiftSourceFile] = []
    let contexts = stated.compactMap { Assignment($0, at: ":") }
    for file in files {
      if file.path.hasSuffix(".swift") {
        let (id, bytes) = try reader.text(ofFile: file.path)
        swift.append(SwiftSourceFile(bytes, id: id, name: file.path))
      } else if let root = try reader.root(ofFile: file.path, reporting: &diagnostics) {
        let name = file.path.split(separator: "/").first { $0.hasSuffix(".colorset") } ?? ""
        sets.append((String(name.dropLast(".colorset".count)), root))
      }
    }
    if !sets.isEmpty { values.addCatalog(sets, of: reader.tape, stated: contexts) }
    if !swift.isEmpty { values.addSwift(swift, stated: contexts) }
    return try PublishedComparison(sample.result, with: values)
  }

  @Test("published Swift is read in every form, and what can't be read is counted with the reason")
  func publishedSwift() throws {
    let found = try Self.comparison(
      """
      {"color": {"ink": {"value": "#112233", "dark": "#ffffff", "type": "color"},
         "link": {"value": "#0000ff", "type": "color"}, "sys": {"value": "#0000ff", "type": "color"}},
       "size": {"gap": {"value": "16px", "type": "dimension"}, "page": {"value": "24px", "type": "dimension"}},
       "weight": {"bold": {"value": "700", "type": "fontWeight"}},
       "font": {"title": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "20px",
         "fontWeight": 600, "lineHeight": "24px", "letterSpacing": "0px"}}}}
      """,
      [
        (
          "A.swift",
          """
          public class StyleDictionaryClass {
            static let colorInk = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x112233) }
            static let colorLink = UIColor(0x00FF00)
            static let colorSys = UIColor.systemBlue
            static let sizeGap = CGFloat(99.00)
            static let sizePage = CGFloat(24.00)
            static let weightBold = Font.Weight.light
            static let fontTitle = UIFont(name: "Inter-Bold", size: 20)
          }
          """
        )
      ])
    #expect(found.views.map(\.contexts) == ["", "scheme=dark"])
    for view in found.views {
      #expect(
        view.different.map(\.path).sorted() == [
          "color.link", "font.title.fontWeight", "size.gap", "weight.bold",
        ])
      #expect(view.incomparable.map(\.path) == ["color.sys"])
      #expect(view.equalCount == 4)
    }
  }

  @Test("published high contrast counts in its own context, also where one is named")
  func publishedHighContrast() throws {
    let set = Self.set(
      "color-ink", Self.entry("0x1a", "0x1a", "0x1a"),
      Self.entry("0xe6", "0xe6", "0xe6", dark: true),
      Self.entry("0x00", "0x00", "0x00", high: true),
      Self.entry("0xff", "0xff", "0xff", dark: true, high: true))
    let tokens = """
      {"color": {"ink": {"value": "#1a1a1a", "type": "color",
        "modes": {"light": "#1a1a1a", "dark": "#e6e6e6", "light-hc": "#000000", "dark-hc": "#ffffff"}}}}
      """
    let found = try Self.comparison(tokens, [set])
    #expect(found.views.map(\.equalCount).reduce(0, +) >= 2)
    #expect(found.views.allSatisfy { $0.different.isEmpty })
  }

  // MARK: Commands

  @Test(
    "a folder of catalogs and Swift is found out, grouped by type and compiled; two catalogs are asked about"
  )
  func commands() throws {
    let folder = try TemporaryFolder()
    for brand in ["Acme", "Brio"] {
      let digit = brand == "Acme" ? "0x11" : "0x22"
      let set = Self.set(
        "ink", Self.entry(digit, digit, digit), Self.entry("0xee", "0xee", "0xee", dark: true))
      try folder.write(set.text, to: "\(brand)/\(brand).xcassets/ink.colorset/Contents.json")
    }
    try folder.write("enum Space { static let gap: CGFloat = 8 }", to: "Acme/Space.swift")
    let one = try BuiltTokenc.run(["import", "Acme", "--output", "one"], in: folder.path)
    #expect(one.exitCode == 0, "\(one.messages)")
    #expect(one.output.contains("'Acme': 1 color set and 1 file of Swift"), "\(one.output)")
    #expect(try BuiltTokenc.run(["one"], in: folder.path).exitCode == 0)
    let again = try BuiltTokenc.run(["import", "--output", "one", "--check"], in: folder.path)
    #expect(again.exitCode == 0, "\(again.messages)")
    let asked = try BuiltTokenc.run(["import", "Acme", "Brio", "--output", "two"], in: folder.path)
    #expect(asked.exitCode == 65)
    let command =
      "--context brand:Acme=Acme/Acme.xcassets --context brand:Brio=Brio/Brio.xcassets"
    #expect(asked.messages.contains("tokenc import apple \(command)"), "\(asked.messages)")
    let two = try BuiltTokenc.run(
      ["import", "apple"] + command.split(separator: " ").map(String.init) + ["--output", "two"],
      in: folder.path)
    #expect(two.exitCode == 0, "\(two.messages)")
    let compiled = try BuiltTokenc.run(["two"], in: folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
  }

  @Test("nothing hostile makes reading long or deep")
  func hostile() {
    let texts = [
      String(repeating: "(", count: 5000), "let x = " + String(repeating: "-", count: 5000) + "1",
      "enum A {" + String(repeating: "enum B {", count: 3000),
      "let x = UIColor { " + String(repeating: "{ ", count: 2000),
      "static let x = " + String(repeating: "[1, ", count: 3000), "func f(",
      "let a = b\nlet b = a", "init(", "let x = f(f(f(f(1))))\nfunc f(_ x: Int) -> Int { f(x) }",
      "switch x {", "let x = a ? b : c ? d", "#if", "case a = ", "let x: (", "\"\\(",
    ]
    for text in texts { _ = ImportSample(.apple, [("A.swift", text)]) }
  }

  @Test("a constant that only names a color set of its own name is no loss, however it is written")
  func namesOnly() {
    let constants = [
      #"static let ink = UIColor(named: "Ink")!"#,
      #"static var ink: UIColor { UIColor(named: "Ink")! }"#,
      #"class var ink: UIColor { return UIColor(named: "Ink")! }"#,
      #"static var ink: UIColor { return (UIColor(named: "Ink")!) }"#,
    ]
    for constant in constants {
      let sample = ImportSample(
        .apple,
        [
          Self.set("Ink", Self.entry("0x10", "0x10", "0x10")),
          ("A.swift", "import UIKit\nextension UIColor {\n  \(constant)\n}\n"),
        ])
      #expect(sample.tokens() == ["Ink": "color #101010"], "\(constant)")
      #expect(sample.diagnostics.isEmpty, "\(constant): \(sample.diagnostics)")
    }
  }
}
