import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// Names of components, enums and properties that would give code which does not compile.
@Suite("Taken names of components") struct ReservedNamesTests {
  @Test("every type that generated components name is taken")
  func completeness() throws {
    let folder = ProjectFolder.url.appendingPathComponent("tokens/component").path
    let own = Set(
      try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        String(name.prefix { $0 != "." })
      })
    var named: Set<Substring> = []
    var enums: Set<Substring> = []
    for file in ProjectFolder.swiftFiles(below: "Sources/Appearance/Generated") {
      var text = try ProjectFolder.text(of: file)
      text.replace(#/@_spi\(\w+\)|import \w+/#, with: "")
      text.replace(#/(?s)""".*?"""/#, with: "")
      text.replace(#/"[^"\n]*"/#, with: "")
      text.replace(#/\/\/.*/#, with: "")
      named.formUnion(text.matches(of: #/\b[A-Z]\w*/#).map(\.output))
      enums.formUnion(text.matches(of: #/enum (\w+)/#).map(\.output.1))
    }
    let left = named.map { String($0) }.filter { name in
      !ReservedNames.types.contains(name) && !own.contains(name) && !enums.contains(Substring(name))
        && !name.hasSuffix("Token")
    }
    #expect(left.sorted() == [])
    #expect(named.count > 40)
  }

  @Test(
    "an enum or component can't hide a type that the code names",
    arguments: ["String", "ViewAppearance", "StateValues", "FontWeightValue", "Boxed", "Hasher"])
  func types(name: String) throws {
    #expect(
      try Self.messages([
        name: #"{ "enums": { "\#(name)": { "cases": { "a": {} } } }, "content": {} }"#
      ]) == """
        tokens/component/\(name).component.json:1:1: error: '\(name)' can't name a component; it has another meaning [invalid-case]
        tokens/component/\(name).component.json:1:14: error: '\(name)' can't name an enum; it has another meaning [invalid-case]

        """)
  }

  static let cases: [(specs: [String: String], messages: String)] = [
    (
      ["Card": #"{ "enums": { "ColorToken": { "cases": { "a": {} } } } }"#],
      """
      tokens/component/Card.component.json:1:14: error: enum 'ColorToken' has the name of a token enum [duplicate-component]

      """
    ),
    (
      [
        "Card":
          #"{ "enums": { "Row": { "cases": { "a": {} } } }, "content": { "r": { "type": "component", "component": "Row" }, "s": { "type": "choice", "enum": "Row" } } }"#,
        "Row": #"{ "content": { "a": { "type": "text" } } }"#,
      ],
      """
      tokens/component/Card.component.json:1:14: error: enum 'Row' has the name of a component within [duplicate-component]

      """
    ),
    (
      ["UrlView": "{}", "URLView": "{}"],
      """
      tokens/component/UrlView.component.json:1:1: error: component 'UrlView' differs from 'URLView' by upper and lower case only; some disks take these for one [duplicate-component]
      tokens/component/URLView.component.json:1:1: note: 'URLView' is here

      """
    ),
    (
      [
        "Card":
          #"{ "enums": { "URL": { "cases": { "a": {} } }, "Url": { "cases": { "a": {} } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:47: error: enums 'URL' and 'Url' would both be the parameter 'url' [invalid-case]
      tokens/component/Card.component.json:1:14: note: 'URL' is here

      """
    ),
    (
      [
        "Card":
          #"{ "enums": { "Variant": { "cases": { "a": {} } } }, "layout": { "gap": { "value": { "by": "Variant", "values": { "a": 1 } } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:14: error: looks and layouts can't depend on an enum 'Variant', as 'variant' has another meaning there [invalid-case]

      """
    ),
    (
      ["Card": #"{ "layout": { "theme": { "value": 4 } } }"#],
      """
      tokens/component/Card.component.json:1:15: error: 'theme' can't name a layout property; it has another meaning [invalid-case]

      """
    ),
    (
      [
        "Card":
          #"{ "enums": { "Size": { "cases": { "a": {} } } }, "layout": { "size": { "value": { "by": "Size", "values": { "a": 1 } } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:62: error: 'size' can't name this layout property; it names the 'Size' on which the layout depends [invalid-case]

      """
    ),
    (
      ["Card": "{ \"serverName\": \"e\u{301}\" }"],
      """
      tokens/component/Card.component.json:1:1: error: server string 'e\u{301}' is not in Unicode normal form C; write composed letters [invalid-server-name]

      """
    ),
    (
      [
        "Card":
          #"{ "elements": { "r": { "component": "Row" } }, "variants": { "a": { "appearance": { "r": {} } } } }"#,
        "Row": #"{ "content": { "a": { "type": "text" } } }"#,
      ],
      """
      tokens/component/Card.component.json:1:37: error: component 'Row' has no look to take part in this [component-spec]

      """
    ),
    (
      ["Card": #"{ "content": { "t": { "type": "text", "enum": "Size", "lenient": true } } }"#],
      """
      tokens/component/Card.component.json:1:39: error: a 'text' has no 'enum'; that is for a 'choice' [component-spec]
      tokens/component/Card.component.json:1:55: error: a 'text' has no 'lenient'; that is for a 'list' [component-spec]

      """
    ),
    (
      ["Card": #"{ "layout": { "gap": { "value": 3, "arguments": { "size": "s" } } } }"#],
      """
      tokens/component/Card.component.json:1:36: error: 'arguments' are for a 'component', which 'gap' has not [component-spec]

      """
    ),
    (
      [
        "Card":
          #"{ "elements": { "s": { "kind": "segmentedControl" }, "i": { "kind": "image" } }, "variants": { "a": { "appearance": { "s": { "titleColor": "{color.text.primary.$root}" }, "i": { "symbolWeight": "semibold" } } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:140: error: a value by state takes an object [component-spec]
      tokens/component/Card.component.json:1:195: error: 'semibold' is not a font weight; did you mean 'semi-bold'? [component-spec]

      """
    ),
    (
      [
        "Card":
          #"{ "elements": { "i": { "kind": "image" } }, "variants": { "a": { "appearance": { "i": { "symbolWeight": 0 } } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:105: error: expected a fontWeight token, a number from 1 to 1000, or a name such as 'bold' [component-spec]

      """
    ),
    (
      [
        "Card":
          #"{ "elements": { "t": { "kind": "tabBar" } }, "variants": { "a": { "appearance": { "t": { "item": { "titleColor": { "selected": "{color.text.primary.$root}" }, "iconColor": { "normal": "{color.text.primary.$root}" } } } } } } }"#
      ],
      """
      tokens/component/Card.component.json:1:60: error: variant 'a' leaves 't.item.titleColor.normal' unset, which every 'tabBar' needs; give it a value [component-hole]

      """
    ),
  ]

  @Test("what is faulty itself isn't called missing or doubled, too")
  func toldOnce() throws {
    #expect(
      try Self.messages([
        "Card":
          #"{ "elements": { "r": { "component": "Row" } }, "variants": { "a": { "appearance": { "r": { "variant": 7 } } } } }"#,
        "Row":
          #"{ "elements": { "v": { "kind": "view" } }, "variants": { "a": { "appearance": { "v": {} } } } }"#,
      ]) == """
        tokens/component/Card.component.json:1:103: error: expected a word [component-spec]

        """)
    #expect(
      try Self.messages([
        "Card": #"{ "content": { "a": { "type": "text" }, "a": { "type": "flag" } } }"#
      ]) == """
        tokens/component/Card.component.json:1:41: error: 'a' is already a member of this object [duplicate-key]
        tokens/component/Card.component.json:1:16: note: 'a' is first here

        """)
  }

  @Test("each other clash is told once, at its place", arguments: cases.indices)
  func clash(index: Int) throws {
    #expect(try Self.messages(Self.cases[index].specs) == Self.cases[index].messages)
  }

  @Test("an enum that nothing uses is left out beside a component of its name, and said")
  func unusedEnum() throws {
    let folder = try TokensFolder(specs: [
      "Card":
        #"{ "enums": { "Row": { "cases": { "a": {} } } }, "content": { "r": { "type": "component", "component": "Row" } } }"#,
      "Row": #"{ "content": { "a": { "type": "text" } } }"#,
    ])
    defer { folder.remove() }
    let run = folder.compileSpecs()
    #expect(run.exitCode == .success)
    #expect(run.messages.contains("nothing uses enum 'Row'"), "\(run.messages)")
  }

  /// What compiling the project's tokens with these components says.
  private static func messages(_ specs: [String: String]) throws -> String {
    let folder = try TokensFolder(specs: specs)
    defer { folder.remove() }
    let run = folder.compileSpecs()
    #expect(run.exitCode == .badInput)
    #expect(!folder.hasOutput)
    return run.messages
  }
}
