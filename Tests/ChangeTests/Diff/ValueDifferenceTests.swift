import TestSupport
import Testing

@testable import TokenChange

@Suite("Measuring differences")
struct ValueDifferenceTests {
  /// The measured parts of the one change between two versions of a token.
  private func parts(
    _ type: String, _ old: String, _ new: String, _ more: String = ""
  ) throws -> [String] {
    func file(_ value: String) -> String {
      #"{ "group": { "token": { "$type": "\#(type)", "$value": \#(value) \#(more) } } }"#
    }
    let diff = try DiffSample.diff(file(old), file(new))
    #expect(diff.outline == ["revalued group.token"])
    return diff.changes.first?.themes.first?.difference?.parts.map {
      "\($0.name) \($0.old) → \($0.new) \($0.measureText)"
    } ?? []
  }

  @Test("numbers differ absolutely and relatively") func numbers() throws {
    #expect(
      try parts("dimension", #"{ "value": 16, "unit": "px" }"#, #"{ "value": 20, "unit": "px" }"#)
        == [" 16px → 20px +4 (+25 %)"])
    #expect(try parts("number", "0", "3") == [" 0 → 3 +3"])
    #expect(try parts("number", "-4", "-5") == [" -4 → -5 -1 (-25 %)"])
    #expect(
      try parts("dimension", #"{ "value": 16, "unit": "px" }"#, #"{ "value": 1, "unit": "rem" }"#)
        == [" 16px → 1rem "])
    #expect(
      try parts(
        "duration", #"{ "value": 1, "unit": "s" }"#, #"{ "value": 500, "unit": "ms" }"#)
        == [" 1000ms → 500ms -500 (-50 %)"])
  }

  @Test("a text style tells its parts") func typography() throws {
    func style(_ size: Int, _ weight: String, _ lineHeight: Double) -> String {
      """
      { "fontFamily": "Inter", "fontSize": { "value": \(size), "unit": "px" },
        "fontWeight": "\(weight)", "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": \(lineHeight) }
      """
    }
    #expect(
      try parts("typography", style(16, "bold", 1.5), style(20, "medium", 1.5))
        == ["fontSize 16px → 20px +4 (+25 %)", "fontWeight 700 → 500 -200 (-28.6 %)"])
  }

  @Test("a shadow tells its layers, one that comes or goes as a whole") func shadow() throws {
    func layer(_ color: String, _ blur: Int) -> String {
      """
      { "color": \(colorJSON(color)), "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": \(blur), "unit": "px" },
        "spread": { "value": 0, "unit": "px" } }
      """
    }
    #expect(
      try parts(
        "shadow", layer("#000000 50", 8), "[\(layer("#000000 50", 12)), \(layer("#ff0000", 1))]")
        == ["1.blur 8px → 12px +4 (+50 %)", "2  → #ff0000 0px 2px 1px 0px outset "])
  }

  @Test("a gradient and a border tell their parts") func composites() throws {
    func gradient(_ color: String, _ position: Double) -> String {
      """
      [{ "color": \(colorJSON("#000000")), "position": 0 },
       { "color": \(colorJSON(color)), "position": \(position) }]
      """
    }
    #expect(
      try parts("gradient", gradient("#ffffff", 1), gradient("#ffffff", 0.5))
        == ["2.position 1 → 0.5 -0.5 (-50 %)"])
    func border(_ width: Int, _ style: String) -> String {
      """
      { "color": \(colorJSON("#000000")), "width": { "value": \(width), "unit": "px" },
        "style": "\(style)" }
      """
    }
    #expect(
      try parts("border", border(1, "solid"), border(2, "dashed"))
        == ["width 1px → 2px +1 (+100 %)", "style solid → dashed "])
  }

  // The difference of black and white is 100 by the definition of CIEDE2000: L differs by 100 and
  // S_L of the mean lightness 50 is 1.
  @Test("colors differ by CIEDE2000, and in alpha") func colors() throws {
    #expect(
      try parts("color", colorJSON("#000000"), colorJSON("#ffffff"))
        == [" #000000 → #ffffff ΔE 100"])
    #expect(
      try parts("color", colorJSON("#123456 50"), colorJSON("#123456 20"))
        == [" #123456 50% → #123456 20% ΔE 0, alpha 0.5 → 0.2"])
  }

  private let configuration = """
    { "contrast": { "over": "color.ground",
      "pairs": [{ "foreground": "color.text", "background": "color.ground", "minimum": 4.5 }] } }
    """

  @Test("translucent colors count as seen over the declared background") func composited() throws {
    let diff = try DiffSample.diff(
      TestSupport.colors(["ground": "#ffffff", "text": "#000000"]),
      TestSupport.colors(["ground": "#ffffff", "text": "#000000 0"]), configuration: configuration)
    let color = try #require(diff.changes.first?.themes.first?.difference?.parts.first?.color)
    #expect(color.isComposited)
    #expect(abs(color.deltaE - 100) < 1e-9)
    #expect(color.deltaEOfOpaque == 0)
  }

  @Test("pairs that cross what they need are marked, and only what differs is told") func contrast()
    throws
  {
    // WCAG 2.x: #767676 on white has 4.54, #777777 has 4.48, #959595 has 2.97.
    let cases: [(old: String, new: String, crossed: [Double], isLoss: Bool)] = [
      ("#767676", "#777777", [4.5], true), ("#777777", "#767676", [4.5], false),
      ("#000000", "#959595", [4.5], true), ("#777777", "#959595", [], false),
      ("#000000", "#111111", [], false),
    ]
    for each in cases {
      let diff = try DiffSample.diff(
        TestSupport.colors(["ground": "#ffffff", "text": each.old]),
        TestSupport.colors(["ground": "#ffffff", "text": each.new]), configuration: configuration)
      let theme = try #require(diff.contrasts.first?.themes.first)
      #expect(theme.crossed == each.crossed)
      #expect(theme.isLoss == each.isLoss)
    }
    let unchanged = try DiffSample.diff(
      TestSupport.colors(["ground": "#ffffff", "text": "#000000", "a": "#111111"]),
      TestSupport.colors(["ground": "#ffffff", "text": "#000000", "a": "#222222"]),
      configuration: configuration)
    #expect(unchanged.contrasts.isEmpty)
  }
}
