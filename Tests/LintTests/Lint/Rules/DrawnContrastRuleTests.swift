import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenLint
@testable import TokenScreens

/// Faults of contrast that component specs draw, and what only looks like one.
@Suite struct DrawnContrastRuleTests {
  /// A spec, and what is reported of it: the place and the tokens.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var specs: [String]
    var configuration = "{}"
    var expected: [String]

    var testDescription: String { name }
  }

  private static func spec(
    _ elements: String, _ looks: String, content: String = "{}", enums: String = "{}",
    more: String? = nil
  ) -> String {
    let second = more.map { #", "second": { "appearance": \#($0) }"# } ?? ""
    return """
      { "enums": \(enums), "elements": \(elements),
        "variants": { "plain": { "appearance": \(looks) }\(second) }, "content": \(content) }
      """
  }

  private static let label = #""typography": "{typography.body}""#
  private static let faint = #"{ "textColor": "{color.faint}", "typography": "{typography.body}" }"#
  private static let strong =
    #"{ "textColor": "{color.black}", "typography": "{typography.body}" }"#
  private static let page = #"{ "backgroundColor": "{color.page}" }"#
  private static let button = #"{ "button": { "kind": "button" } }"#
  private static let onSurface = """
    { "surface": { "kind": "view" }, "title": { "kind": "label", "on": "surface" } }
    """

  private static func buttonLooks(_ states: String) -> String {
    #"{ "button": { \#(label), "states": \#(states) } }"#
  }

  /// A component within the first one, by itself without a background.
  private static let nested = spec(
    #"{ "text": { "kind": "label" } }"#, #"{ "text": \#(strong) }"#,
    content: #"{ "style": { "type": "choice", "enum": "Style", "default": "plain" } }"#,
    more: #"{ "text": \#(faint) }"#)

  static let faults: [Case] = [
    Case(
      name: "a label on the view that it names",
      specs: [
        spec(
          onSurface, #"{ "surface": \#(page), "title": \#(faint) }"#)
      ],
      expected: ["A.title.textColor: color.faint on color.page"]),
    Case(
      name: "a label on its own background",
      specs: [
        spec(
          #"{ "title": { "kind": "label" } }"#,
          #"{ "title": { "textColor": "{color.faint}", \#(label), "view": \#(page) } }"#)
      ], expected: ["A.title.textColor: color.faint on color.page"]),
    Case(
      name: "in one variant",
      specs: [
        spec(
          onSurface, #"{ "surface": \#(page), "title": \#(strong) }"#,
          more: #"{ "surface": \#(page), "title": \#(faint) }"#)
      ], expected: ["A.title.textColor: color.faint on color.page"]),
    Case(
      name: "the title of a button",
      specs: [
        spec(
          button,
          buttonLooks(
            #"{ "normal": { "titleColor": "{color.faint}", "backgroundColor": "{color.page}" } }"#))
      ], expected: ["A.button.titleColor: color.faint on color.page"]),
    Case(
      name: "the image of a button, which needs less",
      specs: [
        spec(
          button,
          buttonLooks(
            #"{ "normal": { "titleColor": "{color.black}", "imageColor": "{color.faint}", "backgroundColor": "{color.page}" } }"#
          ))
      ], expected: ["A.button.imageColor: color.faint on color.page"]),
    Case(
      name: "a state with the title of the normal one",
      specs: [
        spec(
          button,
          buttonLooks(
            #"{ "normal": { "titleColor": "{color.black}", "backgroundColor": "{color.page}" }, "highlighted": { "backgroundColor": "{color.black}" } }"#
          ))
      ], expected: ["A.button.titleColor: color.black on color.black"]),
    Case(
      name: "a state of the title on the background of the normal one",
      specs: [
        spec(
          button,
          buttonLooks(
            #"{ "normal": { "titleColor": "{color.black}", "backgroundColor": "{color.page}" }, "focused": { "titleColor": "{color.faint}" } }"#
          ))
      ], expected: ["A.button.titleColor: color.faint on color.page"]),
    Case(
      name: "a state of the view that a label is on",
      specs: [
        spec(
          #"{ "surface": { "kind": "view", "states": true }, "title": { "kind": "label", "states": true, "on": "surface" } }"#,
          #"{ "surface": { "normal": \#(page), "selected": { "backgroundColor": "{color.black}" } }, "title": { "normal": \#(strong) } }"#
        )
      ], expected: ["A.title.textColor: color.black on color.black"]),
    Case(
      name: "one case of an enum",
      specs: [
        spec(
          onSurface,
          #"{ "surface": \#(page), "title": { "textColor": { "by": "Tone", "values": { "loud": "{color.black}", "calm": "{color.faint}" } }, \#(label) } }"#,
          enums: #"{ "Tone": { "default": "loud", "cases": { "loud": {}, "calm": {} } } }"#)
      ], expected: ["A.title.textColor: color.faint on color.page"]),
    Case(
      name: "a translucent text",
      specs: [
        spec(
          onSurface,
          #"{ "surface": \#(page), "title": { "textColor": "{color.smoke}", \#(label) } }"#)
      ], expected: ["A.title.textColor: color.smoke on color.page"]),
    Case(
      name: "a translucent view over another",
      specs: [
        spec(
          #"{ "ground": { "kind": "view" }, "veil": { "kind": "view", "on": "ground" }, "title": { "kind": "label", "on": "veil" } }"#,
          #"{ "ground": { "backgroundColor": "{color.black}" }, "veil": { "backgroundColor": "{color.smoke}" }, "title": \#(strong) }"#
        )
      ], expected: ["A.title.textColor: color.black on color.smoke"]),
    Case(
      name: "a translucent background over what 'over' names",
      specs: [
        spec(
          onSurface,
          #"{ "surface": { "backgroundColor": "{color.smoke}" }, "title": { "textColor": "{color.gray}", \#(label) } }"#
        )
      ], configuration: #"{ "contrast": { "over": "color.page" } }"#,
      expected: ["A.title.textColor: color.gray on color.smoke"]),
    Case(
      name: "the opacity of an element",
      specs: [
        spec(
          onSurface,
          #"{ "surface": \#(page), "title": { "textColor": "{color.black}", \#(label), "view": { "opacity": 0.3 } } }"#
        )
      ], expected: ["A.title.textColor: color.black on color.page"]),
    Case(
      name: "a template image",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" }, "mark": { "kind": "image", "on": "surface" } }"#,
          #"{ "surface": \#(page), "mark": { "rendering": "template", "view": { "tintColor": "{color.faint}" } } }"#
        )
      ], expected: ["A.mark.view.tintColor: color.faint on color.page"]),
    Case(
      name: "a placeholder",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" }, "field": { "kind": "textField", "on": "surface" } }"#,
          #"{ "surface": \#(page), "field": { "textColor": "{color.black}", "placeholderColor": "{color.faint}", \#(label) } }"#
        )
      ], expected: ["A.field.placeholderColor: color.faint on color.page"]),
    Case(
      name: "the link of a text",
      specs: [
        spec(
          #"{ "text": { "kind": "textView" } }"#,
          #"{ "text": { "textColor": "{color.black}", "linkColor": "{color.faint}", \#(label), "view": \#(page) } }"#
        )
      ], expected: ["A.text.linkColor: color.faint on color.page"]),
    Case(
      name: "an activity indicator",
      specs: [
        spec(
          #"{ "spinner": { "kind": "activityIndicator" } }"#,
          #"{ "spinner": { "color": "{color.faint}", "view": \#(page) } }"#)
      ], expected: ["A.spinner.color: color.faint on color.page"]),
    Case(
      name: "a component within in the variant that is stated",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" }, "part": { "component": "B", "on": "surface" } }"#,
          #"{ "surface": \#(page), "part": { "variant": "second" } }"#), nested,
      ], expected: ["A.part.text.textColor: color.faint on color.page"]),
    Case(
      name: "a component within that its content styles",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" } }"#, #"{ "surface": \#(page) }"#,
          content: #"{ "part": { "type": "component", "component": "B", "on": "surface" } }"#),
        nested,
      ], expected: ["A.part.text.textColor: color.faint on color.page"]),
    Case(
      name: "components of a list on what their field names",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" } }"#, #"{ "surface": \#(page) }"#,
          content:
            #"{ "parts": { "type": "list", "of": { "type": "component", "component": "B" }, "on": "surface" } }"#
        ), nested,
      ], expected: ["A.parts.text.textColor: color.faint on color.page"]),
    Case(
      name: "the default of a color that a server may choose",
      specs: [
        spec(
          onSurface,
          #"{ "surface": { "backgroundColor": { "value": "{content.ground}", "otherwise": "{color.page}" } }, "title": \#(faint) }"#,
          content: #"{ "ground": { "type": "token", "group": "color", "optional": true } }"#)
      ], expected: ["A.title.textColor: color.faint on color.page"]),
  ]

  static let sound: [Case] = [
    Case(
      name: "large text needs 3, and has it",
      specs: [
        spec(
          onSurface,
          #"{ "surface": \#(page), "title": { "textColor": "{color.gray}", "typography": "{typography.title}" } }"#
        )
      ], expected: []),
    Case(
      name: "a disabled state is exempt",
      specs: [
        spec(
          button,
          buttonLooks(
            #"{ "normal": { "titleColor": "{color.black}", "backgroundColor": "{color.page}" }, "disabled": { "titleColor": "{color.faint}" } }"#
          ))
      ], expected: []),
    Case(
      name: "nobody says what is between",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" }, "title": { "kind": "label" } }"#,
          #"{ "surface": \#(page), "title": \#(faint) }"#)
      ], expected: []),
    Case(
      name: "what is below a component is not known",
      specs: [
        spec(
          #"{ "title": { "kind": "label" } }"#, #"{ "title": \#(faint) }"#)
      ], configuration: #"{ "contrast": { "over": "color.page" } }"#, expected: []),
    Case(
      name: "a declared pair is the other rule's",
      specs: [
        spec(
          onSurface, #"{ "surface": \#(page), "title": \#(faint) }"#)
      ],
      configuration: """
        { "contrast": { "pairs": [
          { "foreground": "color.faint", "background": "color.page", "minimum": 1.1 }] } }
        """, expected: []),
    Case(
      name: "a hidden text is not drawn",
      specs: [
        spec(
          onSurface,
          #"{ "surface": \#(page), "title": { "textColor": "{color.faint}", \#(label), "view": { "isHidden": true } } }"#
        )
      ], expected: []),
    Case(
      name: "an image that is not a template has its own colors",
      specs: [
        spec(
          #"{ "surface": { "kind": "view" }, "mark": { "kind": "image", "on": "surface" } }"#,
          #"{ "surface": \#(page), "mark": { "rendering": "original", "view": { "tintColor": "{color.faint}" } } }"#
        )
      ], expected: []),
  ]

  private static let tokens = """
    { "color": { "$type": "color",
        "page": { "$value": \(LintColors.white) }, "black": { "$value": \(LintColors.black) },
        "faint": { "$value": \(srgb(0.8, 0.8, 0.8)) }, "gray": { "$value": \(srgb(0.55, 0.55, 0.55)) },
        "smoke": { "$value": \(srgb(0, 0, 0, alpha: 0.3)) } },
      "typography": { "$type": "typography",
        "body": { "$value": { "fontFamily": "A", "fontSize": { "value": 17, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } },
        "title": { "$value": { "fontFamily": "A", "fontSize": { "value": 24, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
    """

  @Test("it finds each planted fault, and nothing else", arguments: faults + sound)
  func find(_ one: Case) {
    var files: [(path: String, text: String)] = [
      ("a.tokens.json", Self.tokens), ("tokenc.json", one.configuration),
    ]
    for (name, text) in zip(["A", "B"], one.specs) {
      files.append(("\(name).component.json", text))
    }
    let sample = LintSample(files.map { ($0.path, Array($0.text.utf8)) }, rules: ["drawn-contrast"])
    #expect(sample.faults.map(\.message) == [])
    #expect(sample.report.findings.map(\.finding.subject) == one.expected)
  }

  @Test("a finding says variants, states, contexts and what is needed, at the element")
  func words() {
    let pale = """
      { "color": { "$type": "color",
          "page": { "$value": \(LintColors.white), "$extensions": { "mode": { "dark": \(LintColors.black) } } },
          "text": { "$value": \(LintColors.black), "$extensions": { "mode": { "dark": \(srgb(0.2, 0.2, 0.2)) } } } },
        "typography": { "$type": "typography", "body": { "$value": { "fontFamily": "A",
          "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
      """
    expectFindings(
      ["drawn-contrast"],
      in: [
        "a.tokens.json": pale,
        "Card.component.json": """
        { "elements": { "surface": { "kind": "view" }, 1️⃣"title": { "kind": "label", "on": "surface" } },
          "variants": { "plain": { "appearance": { "surface": { "backgroundColor": "{color.page}" },
            "title": { "textColor": "{color.text}", "typography": "{typography.body}" } } } } }
        """,
      ],
      [
        .warning(
          at: "1️⃣",
          "Card.title.textColor (plain): 'color.text' on 'color.page' has a contrast of 1.66 in dark; "
            + "4.5 is needed", id: "drawn-contrast")
      ])
  }

  @Test("the baseline of our own tokens says which of their components lack contrast")
  func own() throws {
    var loaded = try TokenLoader.load(
      [ProjectFolder.url.appendingPathComponent("tokens").path],
      from: MemorySource(projectFolder: "tokens"))
    let design = try loaded.readDesign()
    let report = Linter(table: loaded.table, chosen: ["drawn-contrast"], design: design)
      .run(reporting: &loaded.diagnostics)
    let accent = report.findings.map(\.finding.message).filter {
      $0.hasPrefix("ButtonView.button.titleColor (accent):") && $0.contains("2.74 in x5")
    }
    #expect(accent.count == 1)
  }
}
