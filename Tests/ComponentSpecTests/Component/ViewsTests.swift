import CommandSupport
import Foundation
import Testing

@testable import TokenCompiler

/// What specs need so that views can be made of all components.
@Suite("Views of components") struct ViewsTests {
  @Test("a component without an arrangement is an error at its place") func missing() throws {
    let run = try Self.compile(["Card": Self.card(""), "Page": Self.page("small")])
    #expect(
      run.messages == """
        tokens/component/Card.component.json:1:1: error: no view can be made of 'Card', as no 'arrangement' says where its elements stand; add one, or null if the app draws it [component-hole]

        """)
    #expect(run.exitCode == .badInput)
  }

  @Test("null says that the app draws it, and a record of values needs none") func app() throws {
    let run = try Self.compile([
      "Card": Self.card(#", "arrangement": null"#), "Page": Self.page("small"),
      "Datum": #"{ "nestedOnly": true, "content": { "id": { "type": "text" } } }"#,
    ])
    #expect(run.messages == "")
    #expect(run.exitCode == .success)
    let code = try #require(run.files["Card+View.swift"])
    #expect(code.contains("Arrangement(.app(AnyContent(content, look: self), element: nil))"))
  }

  @Test("a choice that is stated of the layout alone can't decide the arrangement, too")
  func statedChoice() throws {
    let arrangement = """
      , "arrangement": { "row": [{ "element": "title", "shows": "{content.name}" }], "gap": { "by": "Size", "values": { "small": 4, "large": 8 } } }
      """
    let run = try Self.compile(["Card": Self.card(arrangement), "Page": Self.page("large")])
    #expect(run.messages.contains("error: the arrangement of 'Card' depends on 'Size', too"))
    #expect(run.messages.contains("tokens/component/Page.component.json:1:"))
    #expect(run.exitCode == .badInput)
  }

  @Test("the code takes lengths from layout and tokens, and flags and actions from the content")
  func code() throws {
    let arrangement = """
      , "arrangement": {
        "row": [{ "element": "title", "shows": "{content.name}", "hidden": "{content.isSold}", "weight": 2 }],
        "gap": "{layout.gap}", "insets": "{spacing.gap.m}", "action": "{content.action}", "accessibilityLabel": "Card"
      }
      """
    let run = try Self.compile(["Card": Self.card(arrangement), "Page": Self.page("small")])
    #expect(run.messages == "")
    let code = try #require(run.files["Card+View.swift"])
    #expect(
      code.hasSuffix(
        """
        extension Card.Look: ArrangedLook {
          /// The position of each element.
          public var arrangement: Arrangement {
            Arrangement(
              .group(
                .row, [
                  .element("title", .label(StateValues(normal: appearance.title)), [.text("text", content.name)])
                    .with(weight: 2)
                    .shown(if: !content.isSold),
                ], gap: layout.gap, insets: InsetsValue(theme[.gapM]))
                .with(actions: [.server(content.action)], accessibilityLabel: "Card"))
          }
        }

        """), "\(code)")
  }

  @Test("a length of the layout that no view has is reported") func unusedLayout() throws {
    let run = try Self.compile([
      "Card": Self.card(#", "arrangement": { "element": "title", "shows": "{content.name}" }"#),
      "Page": Self.page("small"),
    ])
    #expect(
      run.messages == """
        tokens/component/Card.component.json:5:15: warning: the arrangement has no '{layout.gap}', so views don't have it; use it there or remove it [unused-layout]

        """)
    #expect(run.exitCode == .success)
  }

  @Test("what triggers an action and has no name to speak is reported") func unnamedAction() throws
  {
    func messages(_ arrangement: String) throws -> String {
      let card = Self.card(#", "arrangement": { \#(arrangement), "gap": "{layout.gap}" }"#)
        .replacingOccurrences(
          of: #""title": { "kind": "label" }"#,
          with: #""title": { "kind": "label" }, "mark": { "kind": "image" }"#
        ).replacingOccurrences(
          of: #""appearance": {"#, with: #""appearance": { "mark": { "symbolSize": 12 }, "#)
      return try Self.compile(["Card": card, "Page": Self.page("small")]).messages
    }
    let text = #"{ "element": "title", "shows": "{content.name}" }"#
    let mark = #"{ "element": "mark", "shows": "star" }"#
    let action = #""action": "{content.action}""#
    let warning = "warning: what triggers an action here has no text that a screen reader could say"
    #expect(
      try messages(#""column": [{ "row": [\#(mark)], \#(action) }, \#(text)]"#) == """
        tokens/component/Card.component.json:9:34: \(warning); give it an 'accessibilityLabel' [unnamed-action]

        """)
    #expect(try messages(#""row": [\#(mark), \#(text)], \#(action)"#) == "")
    let named = #""accessibilityLabel": "Pay", \#(action)"#
    #expect(try messages(#""column": [{ "row": [\#(mark)], \#(named) }, \#(text)]"#) == "")
    let tapped = #"{ "element": "mark", "shows": "star", \#(action) }"#
    #expect(try messages(#""row": [\#(tapped), \#(text)]"#).contains(warning))
  }

  @Test("identity is a text or a number of the content, and for the whole arrangement")
  func identity() throws {
    typealias Run = (messages: String, exitCode: ExitCode, files: [String: String])
    func card(_ arrangement: String) throws -> Run {
      try Self.compile([
        "Card": Self.card(#", "arrangement": \#(arrangement)"#), "Page": Self.page("small"),
      ])
    }
    let run = try card(
      #"{ "element": "title", "shows": "{content.name}", "identity": "{content.name}" }"#)
    #expect(run.exitCode == .success)
    let code = try #require(run.files["Card+View.swift"])
    #expect(code.contains(".with(identity: content.name)"), "\(code)")
    let union = try #require(run.files["ComponentLook+View.swift"])
    #expect(union.contains(#"case .card(let look): look.arrangement.of("Card")"#), "\(union)")
    let flag = try card(
      #"{ "element": "title", "shows": "{content.name}", "identity": "{content.isSold}" }"#)
    #expect(flag.messages.contains("a text or a number"), "\(flag.messages)")
    let inner = try card(
      """
      { "row": [{ "element": "title", "shows": "{content.name}", "identity": "{content.name}" }] }
      """)
    #expect(
      inner.messages.contains("'identity' is for the whole arrangement, a group or an element"),
      "\(inner.messages)")
  }

  @Test("what is spoken comes from the content or the spec, and roles are known") func spoken()
    throws
  {
    func code(_ role: String) throws -> (messages: String, code: String?) {
      let arrangement = """
        , "arrangement": {
          "element": "title", "shows": "{content.name}", "accessibilityRole": "\(role)",
          "accessibilityValue": "{content.name}", "accessibilityHint": "Opens it"
        }
        """
      let run = try Self.compile(["Card": Self.card(arrangement), "Page": Self.page("small")])
      return (run.messages, run.files["Card+View.swift"])
    }
    let heading = try code("heading")
    #expect(!heading.messages.contains("error:"))
    #expect(
      heading.code?.contains(
        #".with(accessibilityValue: content.name, accessibilityHint: "Opens it", accessibilityRole: .heading)"#
      ) == true, "\(heading.code ?? "")")
    #expect(try code("headings").messages.contains("did you mean 'heading'?"))
  }

  @Test("an error is a text or a flag of the content") func errors() throws {
    func code(_ error: String) throws -> (messages: String, code: String?) {
      let arrangement = """
        , "arrangement": { "element": "title", "shows": "{content.name}", "error": "\(error)" }
        """
      let run = try Self.compile(["Card": Self.card(arrangement), "Page": Self.page("small")])
      return (run.messages, run.files["Card+View.swift"])
    }
    #expect(try code("{content.name}").code?.contains(".with(error: content.name)") == true)
    #expect(try code("{content.isSold}").code?.contains(".with(isInvalid: content.isSold)") == true)
    let action = try code("{content.action}").messages
    #expect(action.contains("expected a text or a flag"), "\(action)")
    let literal = try code("Wrong").messages
    #expect(
      literal.contains("expected a text or a flag for 'error', or a field of the content"),
      "\(literal)")
  }

  private static let records = [
    "Page":
      #"{ "nestedOnly": true, "content": { "link": { "type": "url" }, "file": { "type": "component", "component": "File", "optional": true } } }"#,
    "File":
      #"{ "nestedOnly": true, "content": { "url": { "type": "url" }, "title": { "type": "text", "optional": true }, "changed": { "type": "date" }, "tags": { "type": "list", "of": { "type": "text" }, "lenient": true, "optional": true }, "tap": { "type": "action", "optional": true } } }"#,
  ]

  private static func poster(_ title: String, _ image: String, _ more: String = "") -> String {
    #"""
    { "elements": { "title": { "kind": "label" }, "photo": { "kind": "image" } },
      "appearance": { "title": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" }, "photo": {} },
      "variants": { "plain": {} },
      "content": { "file": { "type": "component", "component": "File" }, "page": { "type": "component", "component": "Page", "optional": true },
        "files": { "type": "list", "of": { "type": "component", "component": "File" } }, "name": { "type": "text" } },
      "arrangement": { "row": [{ "element": "title", "shows": "\#(title)"\#(more) }, { "element": "photo", "shows": "\#(image)" }] } }
    """#
  }

  @Test("an element shows a field of a component within, if all on the way are there")
  func paths() throws {
    func code(_ title: String, _ image: String, _ more: String = "") throws -> String {
      let run = try Self.compile(
        Self.records.merging(["Poster": Self.poster(title, image, more)], uniquingKeysWith: { $1 }))
      #expect(run.messages == "")
      return try #require(run.files["Poster+View.swift"])
    }
    let plain = try code("{content.file.title}", "{content.file.url}")
    #expect(plain.contains(#"[.text("text", content.file.title)]"#), "\(plain)")
    #expect(plain.contains(#"[.address("image", content.file.url)]"#))
    let deep = try code(
      "{content.page.file.title}", "{content.page.link}",
      #", "action": "{content.page.file.tap}", "accessibilityLabel": "{content.page.file.title}""#)
    #expect(deep.contains(#"[.text("text", content.page?.file?.title)]"#), "\(deep)")
    #expect(deep.contains(#"[.address("image", content.page?.link)]"#))
    #expect(deep.contains(".server(content.page?.file?.tap)"))
    #expect(deep.contains("accessibilityLabel: content.page?.file?.title"))
    let list = try code("{content.page.file.tags}", "{content.page.link}")
    #expect(
      list.contains(
        #"content.page?.file?.tags?.elements.map { Arrangement.Shown.text("text", $0) } ?? []"#),
      "\(list)")
  }

  @Test("looks, layouts and flags take a field of an object, and else what holds otherwise")
  func boundPaths() throws {
    let run = try Self.compile([
      "Ink":
        #"{ "nestedOnly": true, "content": { "color": { "type": "token", "group": "color", "optional": true, "description": "Of ink." }, "gap": { "type": "number", "default": 12 } } }"#,
      "Mood":
        #"{ "nestedOnly": true, "content": { "enabled": { "type": "flag", "default": true }, "ink": { "type": "component", "component": "Ink" } } }"#,
      "Poster": #"""
      { "elements": { "title": { "kind": "label" } },
        "appearance": { "title": { "typography": "{typography.headline.small}",
          "textColor": { "value": "{content.state.ink.color}", "otherwise": "{color.text.primary.$root}" } } },
        "variants": { "plain": {} }, "layout": { "gap": { "value": "{content.ink.gap}" } },
        "content": { "title": { "type": "text" }, "isOn": { "type": "flag" }, "ink": { "type": "component", "component": "Ink" },
          "state": { "type": "component", "component": "Mood", "optional": true } },
        "arrangement": { "element": "title", "size": { "minHeight": "{layout.gap}" },
          "enabled": { "value": "{content.state.enabled}", "otherwise": false },
          "selected": { "value": "{content.isOn}", "otherwise": false },
          "hidden": { "value": "{content.state.enabled}", "otherwise": "{content.isOn}" } } }
      """#,
    ])
    #expect(run.messages == "")
    let code = try #require(run.files["Poster.swift"])
    #expect(code.contains("stateInkColor: ColorToken? = nil"), "\(code)")
    #expect(code.contains("theme[stateInkColor ?? .textPrimary]"))
    #expect(code.contains("stateInkColor: content.state?.ink.color)"))
    #expect(code.contains("gap: content.ink.gap)"))
    #expect(code.contains("self.gap = gap ?? 12"))
    let view = try #require(run.files["Poster+View.swift"])
    #expect(
      view.contains("if let stateEnabled = content.state?.enabled { stateEnabled } else { false }"),
      "\(view)")
    #expect(view.contains("else { content.isOn }"))
    // What is always there needs nothing otherwise.
    #expect(view.contains("isSelected: content.isOn"))
    let ink = try #require(run.files["Ink.swift"])
    #expect(ink.contains("/// Of ink.\n    ///\n    /// Sets `Poster.title.textColor`.\n"))
  }

  @Test(
    "a path that leads nowhere is an error at its place, with what may be meant",
    arguments: [
      ("{content.file.ulr}", "'ulr' is not a field of the content of 'File'; did you mean 'url'?"),
      (
        "{content.fil.url}",
        "'fil' is not a field of this component's content; did you mean 'file'?"
      ),
      (
        "{content.files.url}",
        "field 'files' is a list, so it has no 'url'; only the content of a component has fields"
      ),
      (
        "{content.name.url}",
        "field 'name' is a text, so it has no 'url'; only the content of a component has fields"
      ),
      (
        "{content.file.title}",
        "expected an image, an icon or an address, but field 'file.title' is a text"
      ),
      ("{content.page.file}", "but field 'page.file' is the content of a 'File'"),
    ])
  func brokenPath(_ path: String, _ message: String) throws {
    let run = try Self.compile(
      Self.records.merging(
        ["Poster": Self.poster("{content.name}", path)], uniquingKeysWith: { $1 }))
    #expect(run.messages.contains("Poster.component.json:6:"), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.exitCode == .badInput)
  }

  @Test("whole numbers of a constraint are points and factors like others") func integers() throws {
    let run = try Self.compile([
      "Relation": """
      { "nestedOnly": true, "represents": "constraint",
        "enums": { "Edge": { "cases": { "left": {}, "right": {} } } },
        "content": { "anchor": { "type": "choice", "enum": "Edge" }, "multiplier": { "type": "integer" },
          "constant": { "type": "integer", "optional": true } } }
      """
    ])
    #expect(run.messages == "")
    let code = try #require(run.files.values.first { $0.contains("var constraintValue") })
    #expect(code.contains("multiplier: Double(multiplier)"), "\(code)")
    #expect(code.contains("constant: constant.map(Double.init) ?? 0"), "\(code)")
  }

  private static func card(_ arrangement: String) -> String {
    #"""
    { "enums": { "Size": { "cases": { "small": {}, "large": {} } } },
      "elements": { "title": { "kind": "label" } },
      "appearance": { "title": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" } },
      "variants": { "plain": {} },
      "layout": { "gap": { "value": { "by": "Size", "values": { "small": 1, "large": 2 } } } },
      "content": {
        "name": { "type": "text" }, "isSold": { "type": "flag", "default": false },
        "action": { "type": "action", "optional": true }
      }\#(arrangement) }
    """#
  }

  private static func page(_ size: String) -> String {
    #"""
    { "elements": { "card": { "component": "Card" } }, "appearance": { "card": { "variant": "plain" } }, "variants": { "plain": {} }, "layout": { "card": { "component": "Card", "arguments": { "size": "\#(size)" } } }, "content": { "card": { "type": "component", "component": "Card" } }, "arrangement": "card" }
    """#
  }

  static func compile(
    _ specs: [String: String]
  ) throws -> (messages: String, exitCode: ExitCode, files: [String: String]) {
    let folder = try TokensFolder(specs: specs, hasViews: true)
    defer { folder.remove() }
    let run = folder.compileSpecs()
    var files: [String: String] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.output.path)) ?? [] {
      let file = folder.output.appendingPathComponent(name)
      if let text = try? String(contentsOf: file, encoding: .utf8) { files[name] = text }
    }
    return (run.messages, run.exitCode, files)
  }
}
