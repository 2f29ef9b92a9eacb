import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Forms without a standard's members: Theo, names and values, values for devices, parts of text styles.
@Suite("Plain forms") struct PlainFormsTests {
  @Test("Theo's aliases count, and forms and categories say what a text is") func theo() {
    let sample = ImportSample(
      .theo,
      [
        "a.json": """
        {"global": {"type": "color", "category": "background-color"},
         "aliases": {"blue": "#0052cc", "sea": "{!blue}", "step": {"value": "8px"}},
         "props": {
          "BRAND": {"value": "{!sea}", "comment": "Of the brand"},
          "SOFT": {"value": "rgba({!blue}, 0.5)"},
          "GAP": {"value": "{!step}", "type": "size", "category": "spacing"},
          "LOW": {"value": "0.8", "type": "string", "category": "Opacity"},
          "FAST": {"value": "0.15s", "type": "string", "category": "Duration"},
          "LINE": {"value": "1.4", "type": "string", "category": "Line height"},
          "BOX": {"value": "0px 1px 4px 0px rgba(0, 0, 0, 0.2)", "type": "size", "category": "Box shadow"},
          "1️⃣GONE": {"value": "{!none}", "type": "size"}}}
        """
      ])
    var tokens = sample.tokens()
    #expect(tokens.removeValue(forKey: "BOX")?.hasPrefix("shadow ") ?? false)
    #expect(
      tokens == [
        "BRAND": "color #0052cc", "SOFT": "color #0052cc 50%", "GAP": "dimension 8px",
        "LOW": "number 0.8", "FAST": "duration 0.15s", "LINE": "number 1.4",
      ])
    #expect(sample.result.tally().leftOut == ["GONE"])
    #expect(sample.account.total == sample.account.memberCount)
  }

  @Test("names and plain values are read by their forms, and what has none is left out")
  func values() {
    let sample = ImportSample(
      .values,
      [
        "a.json": """
        {"ink": "#112233", "surface": "rgba(250, 250, 250, 0.8)", "space": {"small": "8px", "large": 16},
         "fade": "200ms", "mood": "calm", "list": [[1], 2], "on": true, "link": {"light": "#000", "dark": "#fff"}}
        """
      ])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"]) == [
        "ink": "color #112233", "surface": "color #fafafa 80%", "space.small": "dimension 8px",
        "space.large": "dimension 16px", "fade": "duration 200ms", "link": "color #ffffff",
      ])
    #expect(sample.result.tally().leftOut == ["mood", "list", "on"])
    #expect(sample.account.total == sample.account.memberCount)
  }

  @Test("values for devices become size classes; three of them are left out") func sizes() {
    let sample = ImportSample(
      .styleDictionary,
      [
        "a.json": """
        {"space": {
          "page": {"value": {"mobile": 16, "desktop": 32}, "type": "dimension"},
          "gap": {"value": {"desktop": "12px", "phone": "8px"}, "type": "dimension"},
          "same": {"value": {"mobile": "4px", "tablet": "6px", "desktop": "6px"}, "type": "dimension"},
          "three": {"value": {"mobile": "1px", "tablet": "2px", "desktop": "3px"}, "type": "dimension"}}}
        """
      ])
    #expect(
      sample.tokens() == [
        "space.page": "dimension 16px", "space.gap": "dimension 8px", "space.same": "dimension 4px",
      ])
    #expect(
      sample.tokens(choosing: ["sizeClass": "regular"]) == [
        "space.page": "dimension 32px", "space.gap": "dimension 12px",
        "space.same": "dimension 6px",
      ])
    #expect(sample.result.tally().leftOut == ["space.three"])
  }

  @Test(
    "parts of text styles are joined where a person says so, however they are written",
    arguments: [
      """
      {"text": {"size": {"title": SIZE, "body": SIZE}, "weight": {"title": WEIGHT, "body": WEIGHT},
       "lineHeight": {"title": LINE, "body": LINE}, "family": {"title": FONT, "body": FONT}}}
      """,
      """
      {"text": {"title": {"fontSize": SIZE, "fontWeight": WEIGHT, "lineHeight": LINE, "fontFamily": FONT},
       "body": {"fontSize": SIZE, "fontWeight": WEIGHT, "lineHeight": LINE, "fontFamily": FONT}}}
      """,
      """
      {"text": {"title-size": SIZE, "title-weight": WEIGHT, "title-line-height": LINE, "title-family": FONT,
       "bodySize": SIZE, "bodyWeight": WEIGHT, "bodyLineHeight": LINE, "bodyFamily": FONT}}
      """,
    ])
  func textStyles(_ text: String) throws {
    let parts = [
      "SIZE": #"{"value": "24px", "type": "fontSize"}"#,
      "WEIGHT": #"{"value": "bold", "type": "fontWeight"}"#,
      "LINE": #"{"value": "32px", "type": "lineHeight"}"#,
      "FONT": #"{"value": "Inter", "type": "fontFamily"}"#,
    ]
    let file = parts.reduce(text) { $0.replacing($1.key, with: $1.value) }
    let plain = ImportSample(.styleDictionary, ["a.json": file])
    let proposals = plain.result.textStyleProposals(besides: [])
    #expect(proposals.map(\.json) == [#""text": true"#])
    #expect(plain.tokens().count == 8)
    var options = ImportOptions()
    options.textStyles = [TextStyleGroup(path: "text")]
    let joined = ImportSample(.styleDictionary, ["a.json": file], options: options)
    let tokens = joined.tokens()
    #expect(tokens.count == 10)
    for name in ["typography.title", "typography.body"] {
      let style = tokens[name] ?? "none"
      #expect(
        style.contains("Inter") && style.contains("24px") && style.contains("1.333"), "\(style)")
    }
    #expect(joined.result.textStyleProposals(besides: options.textStyles).isEmpty)
  }
}
