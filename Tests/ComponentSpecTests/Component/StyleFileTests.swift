import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// Files of styles, and looks that extend a style.
@Suite("Styles") struct StyleFileTests {
  static let label = """
    { "kind": "label", "appearance": { "textColor": "{color.ink}" }, "styles": {
        "title": { "appearance": { "typography": "{typography.body}" } },
        "note": { "serverName": "n", "appearance": { "extends": "title", "numberOfLines": 2 } } } }
    """
  private static let tokens = """
    { "color": { "$type": "color", "ink": { "$value": \(colorJSON("#112233")) } },
      "typography": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "lineHeight": 1.5,
        "letterSpacing": { "value": 0, "unit": "px" } } } } }
    """

  /// A component with one label, whose look and whose enums a test states.
  static func spec(
    _ look: String, enums: String = "{}", kind: String = #""kind": "label""#
  ) -> String {
    """
    { "enums": \(enums), "elements": { "text": { \(kind) } },
      "variants": { "plain": { "appearance": { "text": \(look) } } }, "content": { "text": { "type": "text" } } }
    """
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String]
    var expected: [String]
  }

  static let faults = [
    Fault(
      testDescription: "a misspelt style",
      files: ["Label.style.json": label, "A.component.json": spec(#"{ "extends": "titel" }"#)],
      expected: [
        "A.component.json:2:65: 'titel' is not a style of 'LabelAppearance'; did you mean 'title'?"
      ]),
    Fault(
      testDescription: "a style of an element that has none",
      files: ["A.component.json": spec(#"{ "extends": "title" }"#)],
      expected: [
        "A.component.json:2:65: there are no styles of 'LabelAppearance'; declare 'title' in a file such "
          + "as 'style/Label.style.json'"
      ]),
    Fault(
      testDescription: "a style of another kind",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(#"{ "view": { "extends": "title" } }"#),
      ],
      expected: [
        "A.component.json:2:75: there are no styles of 'ViewAppearance'; declare 'title' in a file such "
          + "as 'style/View.style.json'"
      ]),
    Fault(
      testDescription: "styles that extend each other",
      files: [
        "Label.style.json": """
        { "kind": "label", "styles": {
            "a": { "appearance": { "extends": "b", "textColor": "{color.ink}" } },
            "b": { "appearance": { "extends": "a", "typography": "{typography.body}" } } } }
        """
      ], expected: ["Label.style.json:3:39: style 'a' extends itself"]),
    Fault(
      testDescription: "two styles of one name",
      files: [
        "Label.style.json": label,
        "Text.style.json":
          #"{ "kind": "label", "styles": { "note": { "appearance": { "numberOfLines": 1 } } } }"#,
      ], expected: ["Text.style.json:1:32: two styles of 'LabelAppearance' are called 'note'"]),
    Fault(
      testDescription: "a file without a kind, and a component that needs its styles",
      files: [
        "Label.style.json": #"{ "styles": { "title": {} } }"#,
        "A.component.json": spec(#"{ "extends": "title" }"#),
      ],
      expected: [
        "Label.style.json:1:1: styles need the 'kind' of element that they are for, such as 'label'"
      ]),
    Fault(
      testDescription: "a file without styles",
      files: ["Label.style.json": #"{ "kind": "label", "styles": {} }"#],
      expected: ["Label.style.json:1:30: a file of styles needs one at least"]),
    Fault(
      testDescription: "a style that takes a value from a content",
      files: [
        "Label.style.json":
          #"{ "kind": "label", "styles": { "a": { "appearance": { "textColor": "{content.color}" } } } }"#
      ],
      expected: [
        "Label.style.json:1:68: 'color' is not a field of this component's content"
      ]),
    Fault(
      testDescription: "an unknown token, which is reported in the file of styles alone",
      files: [
        "Label.style.json":
          #"{ "kind": "label", "styles": { "a": { "appearance": { "textColor": "{color.inc}", "typography": "{typography.body}" } } } }"#,
        "A.component.json": spec(#"{ "extends": "a" }"#),
      ],
      expected: [
        "Label.style.json:1:68: alias '{color.inc}' names no token; did you mean '{color.ink}'?"
      ]),
    Fault(
      testDescription: "an enum with the styles of no file",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(
          #"{ "extends": { "by": "Kind" } }"#, enums: #"{ "Kind": { "styles": "Lable" } }"#),
      ],
      expected: [
        "A.component.json:1:34: 'Lable' is not a file of styles; did you mean 'Label'?"
      ]),
    Fault(
      testDescription: "an enum without styles",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(
          #"{ "extends": { "by": "Kind" } }"#, enums: #"{ "Kind": { "cases": { "a": {} } } }"#),
      ],
      expected: [
        "A.component.json:2:73: 'Kind' has no styles; say which by 'values', or make it an enum of 'styles'"
      ]),
    Fault(
      testDescription: "an enum with cases and styles",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(
          #"{ "extends": { "by": "Kind" } }"#,
          enums: #"{ "Kind": { "styles": "Label", "cases": { "a": {} } } }"#),
      ],
      expected: ["A.component.json:1:52: an enum has either 'cases' or the 'styles' of a file"]),
    Fault(
      testDescription: "an enum of styles of another kind",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(
          #"{ "extends": { "by": "Kind" } }"#, enums: #"{ "Kind": { "styles": "Label" } }"#,
          kind: #""kind": "label", "states": true"#),
      ],
      expected: [
        "A.component.json:2:73: 'Kind' has styles of 'LabelAppearance', and this is a "
          + "'StateValues<LabelAppearance>'"
      ]),
    Fault(
      testDescription: "a style that leaves open what the element needs",
      files: [
        "Label.style.json":
          #"{ "kind": "label", "styles": { "a": { "appearance": { "textColor": "{color.ink}" } } } }"#,
        "A.component.json": spec(#"{ "extends": "a" }"#),
      ],
      expected: [
        "A.component.json:2:17: variant 'plain' leaves 'text.typography' unset, which every 'label' "
          + "needs; give it a value"
      ]),
    Fault(
      testDescription: "a misspelt member of a file of styles",
      files: ["Label.style.json": #"{ "kind": "label", "style": {}, "styles": { "a": {} } }"#],
      expected: [
        "Label.style.json:1:20: a file of styles has no member 'style'; did you mean 'styles'?"
      ]),
    Fault(
      testDescription: "a change of a component within that an enum chooses",
      files: [
        "Label.style.json": label,
        "A.component.json": spec(#"{ "extends": "title" }"#),
        "B.component.json": """
        { "enums": { "Kind": { "styles": "Label" } }, "elements": { "a": { "component": "A" } },
          "variants": { "plain": { "appearance": { "a": { "variant": "plain", "text": { "extends": { "by": "Kind" } } } } } },
          "content": { "a": { "type": "component", "component": "A" } } }
        """,
      ],
      expected: [
        "B.component.json:2:92: a change of a component within extends one style, by its name"
      ]),
  ]

  @Test("each fault is reported once, at its position", arguments: faults)
  func fault(_ fault: Fault) throws {
    let run = try Self.compile(fault.files)
    #expect(run == fault.expected)
  }

  @Test("the former keys of an appearance are read, with a warning for each file")
  func formerKeys() throws {
    let label = Self.label.replacingOccurrences(of: "appearance", with: "look")
    let spec = Self.spec(#"{ "extends": "note" }"#)
    let former = spec.replacingOccurrences(of: "appearance", with: "looks")
    #expect(
      try Self.compile(["Label.style.json": label, "A.component.json": former]) == [
        "A.component.json:2:28: 'looks' is called 'appearance' now; rename this key",
        "Label.style.json:1:20: 'look' is called 'appearance' now; rename this key, and 2 more in this file",
      ])
    let both = spec.replacingOccurrences(
      of: #""appearance": {"#, with: #""looks": {}, "appearance": {"#)
    #expect(
      try Self.compile(["Label.style.json": Self.label, "A.component.json": both]) == [
        "A.component.json:2:28: a variant has no member 'looks'; it has 'description', 'serverName', "
          + "'formerNames', 'appearance'"
      ])
  }

  /// What is reported of files beside the tokens, without ids and notes.
  private static func compile(_ files: [String: String]) throws -> [String] {
    var all = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    all.insert(("a.tokens.json", Array(tokens.utf8)), at: 0)
    var loaded = try #require(LoadedFiles(all).loaded)
    let complete = TokenTableCompletion.complete(
      loaded.table, isIncomplete: false, reporting: &loaded.diagnostics)
    _ = try loaded.readComponents(of: complete)
    let sources = loaded.sources
    return loaded.diagnostics.sorted.compactMap { diagnostic in
      guard let range = diagnostic.range else { return nil }
      let file = sources[range.file]
      let position = file.position(at: Int(range.start))
      return "\(file.path):\(position.line):\(position.column): \(diagnostic.message)"
    }
  }

  @Test("a file of styles becomes an enum of names and a function for each style")
  func code() throws {
    let specs = [
      "A": Self.spec(#"{ "extends": "note", "textAlignment": "center" }"#)
        .replacingOccurrences(of: "color.ink", with: "color.text.primary.$root")
    ]
    let label = Self.label.replacingOccurrences(of: "color.ink", with: "color.text.primary.$root")
      .replacingOccurrences(of: "typography.body", with: "typography.headline.small")
    let folder = try TokensFolder(specs: specs, hasViews: false)
    defer { folder.remove() }
    try Data(label.utf8).write(
      to: folder.tokens.appendingPathComponent("component/Label.style.json"))
    let run = folder.compile(["--brand", "alfa"])
    #expect(run.messages == "")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.output.appendingPathComponent(name), encoding: .utf8)
    }
    let styles = try text("LabelStyleName.swift")
    #expect(
      styles.contains("enum LabelStyleName: Sendable {\n  case title\n  /// Servers send `n`."))
    #expect(
      styles.contains(
        """
          public static func note(_ theme: Theme) -> LabelAppearance {
            LabelAppearance.title(theme).overriding(
              with: LabelAppearance(
                textColor: theme[.textPrimary],
                numberOfLines: 2))
          }
        """), "\(styles)")
    #expect(styles.contains("public static func styled(_ style: LabelStyleName, _ theme: Theme)"))
    #expect(try text("LabelStyleName+Index.swift").contains("LabelStyleName: DesignToken"))
    #expect(
      try text("A.swift").contains(
        """
                text: LabelAppearance.note(theme).overriding(
                  with: LabelAppearance(
                    textAlignment: .center)))
        """))
  }
}
