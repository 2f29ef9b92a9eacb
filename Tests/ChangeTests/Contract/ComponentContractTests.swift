import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

@Suite("The contract of component names")
struct ComponentContractTests {
  private static let tag = """
    { "enums": { "Size": { "cases": { "small": { "serverName": "s" }, "big": {} } } },
      "elements": { "box": { "kind": "view" } },
      "variants": { "filled": { "appearance": { "box": { "opacity": 1 } } } },
      "content": { "text": { "type": "text" }, "size": { "type": "choice", "enum": "Size" },
        "style": { "type": "choice", "enum": "Style", "default": "filled" },
        "onTap": { "type": "callback" } } }
    """

  private func released() throws -> ContractProject {
    let project = try ContractProject(colors(["a": "#000000"]))
    try project.setComponent("Tag", Self.tag)
    #expect(try project.contract("--release", "1.0.0").status == .success)
    return project
  }

  @Test("types, cases, variants and keys are recorded beside the names of tokens") func recorded()
    throws
  {
    let project = try released()
    #expect(
      project.contract.components(separatedBy: "\"components\": ").last == """
        {
            "type": {
              "Tag": { "introduced": "1.0.0" }
            },
            "Tag.server": {
              "type": { "introduced": "1.0.0" }
            },
            "Tag.Style": {
              "filled": { "introduced": "1.0.0" }
            },
            "Tag.Size": {
              "s": { "introduced": "1.0.0" },
              "big": { "introduced": "1.0.0" }
            },
            "Tag.Content": {
              "text": { "introduced": "1.0.0", "field": { "type": "text", "required": true } },
              "size": { "introduced": "1.0.0", "field": { "type": "choice", "required": true } },
              "style": { "introduced": "1.0.0", "field": { "type": "choice", "default": "filled" } }
            }
          }
        }

        """)
    #expect(
      try project.contract() == (.success, "8 shipped names resolve, 0 are retired\n"),
      "what was written is read again")
  }

  @Test("a contract of tokens alone is valid, and asks for the components' names") func old() throws
  {
    let project = try ContractProject(colors(["a": "#000000"]))
    #expect(try project.contract("--release", "1.0.0").status == .success)
    #expect(try project.contract().status == .success)
    try project.setComponent("Tag", Self.tag)
    #expect(try project.compile().status == .success)
    let check = try project.contract()
    #expect(check.status == .difference)
    #expect(check.output.contains("7 names are new since 1.0.0:\n  components.type.Tag\n"))
  }

  struct Loss: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is replaced in the spec, and by what.
    let edits: [(String, String)]
    /// The end of the one message; `nil` when nothing is lost.
    let message: String?
  }

  static let losses = [
    Loss(
      testDescription: "a case", edits: [(#""small": { "serverName": "s" }, "#, "")],
      message: """
        server string 's' shipped with 1.0.0 would no longer resolve; list it in 'formerNames' of \
        its successor, or 'tokenc retire components.Tag.Size.s'
        """),
    Loss(
      testDescription: "a case that another remembers",
      edits: [(#""small": { "serverName": "s" }, "big": {}"#, #""big": { "formerNames": ["s"] }"#)],
      message: nil),
    Loss(
      testDescription: "the Swift name of a case", edits: [(#""small""#, #""tiny""#)], message: nil),
    Loss(
      testDescription: "a variant",
      edits: [(#""filled": {"#, #""full": {"#), (#""filled" }"#, #""full" }"#)],
      message: """
        server string 'filled' shipped with 1.0.0 would no longer resolve; list it in 'formerNames' \
        of its successor, or 'tokenc retire components.Tag.Style.filled'
        """),
    Loss(
      testDescription: "a key", edits: [(#""text": {"#, #""texts": {"#)],
      message: """
        server string 'text' shipped with 1.0.0 would no longer resolve; keep it as the 'key' of a \
        field, perhaps 'texts', or 'tokenc retire components.Tag.Content.text'
        """),
    Loss(
      testDescription: "the Swift name of a field",
      edits: [(#""text": { "type": "text""#, #""title": { "key": "text", "type": "text""#)],
      message: nil),
    Loss(
      testDescription: "the Swift name of an enum",
      edits: [("Size", "Scale"), (#""Size""#, #""Scale""#)],
      message: nil),
    Loss(
      testDescription: "the type", edits: [(#"{ "enums""#, #"{ "serverName": "Chip", "enums""#)],
      message: """
        server string 'Tag' shipped with 1.0.0 would no longer resolve; list it in 'formerNames' of \
        its successor, or 'tokenc retire components.type.Tag'
        """),
    Loss(
      testDescription: "a type that is a former name",
      edits: [(#"{ "enums""#, #"{ "serverName": "Chip", "formerNames": ["Tag"], "enums""#)],
      message: nil),
  ]

  @Test("compiling refuses to lose a shipped string of a component", arguments: losses)
  func lost(_ loss: Loss) throws {
    let project = try released()
    var spec = Self.tag
    for (old, new) in loss.edits {
      spec = spec.replacingOccurrences(of: old, with: new)
    }
    try #require(spec != Self.tag)
    try project.setComponent("Tag", spec)
    let outcome = try project.compile()
    guard let message = loss.message else {
      #expect(outcome.status == .success, "\(outcome.output)")
      return
    }
    #expect(outcome.status == .badInput)
    #expect(outcome.output.split(separator: "\n").contains(Substring(message)), "\(outcome.output)")
    #expect(try project.contract().status == .difference)
  }

  @Test("a component that was retired takes its parts with it") func retired() throws {
    let project = try released()
    try project.setComponent("Tag", nil)
    let outcome = try project.compile()
    #expect(outcome.status == .badInput)
    #expect(
      outcome.output == """
        server string 'Tag' shipped with 1.0.0 would no longer resolve; list it in 'formerNames' of \
        its successor, or 'tokenc retire components.type.Tag'
        """, "its parts are not told besides")
    #expect(try project.retire("components.type.Tag").status == .success)
    #expect(try project.compile().status == .success)
    #expect(try project.contract("--release", "2.0.0").status == .success)
    #expect(project.contract.contains(#""Tag": { "introduced": "1.0.0", "removed": "2.0.0" }"#))
  }

  @Test("what the contract remembers of a component is looked up and decoded") func remembered()
    throws
  {
    let project = try released()
    let renamed = Self.tag.replacingOccurrences(
      of: #"{ "enums""#, with: #"{ "serverName": "Chip", "formerNames": ["Tag"], "enums""#
    ).replacingOccurrences(of: #""big": {}"#, with: #""large": { "formerNames": ["big"] }"#)
    try project.setComponent("Tag", renamed)
    #expect(try project.contract("--release", "1.1.0").output.contains("2 renamed"))
    try project.setComponent(
      "Tag",
      renamed.replacingOccurrences(of: #", "formerNames": ["Tag"]"#, with: "")
        .replacingOccurrences(of: #""formerNames": ["big"]"#, with: ""))
    var input = try CompiledTokens(TokenLoader.load([project.folder["t"]], from: DiskSource()))
    try input.fulfilContract()
    #expect(input.components[0].formerNames == ["Tag"])
    #expect(input.components[0].choices[0].cases.map(\.formerNames) == [[], ["big"]])
    #expect(try project.contract().status == .success)
  }

  @Test("a layout tells what of its components an older app would not know") func layout() throws {
    let project = try released()
    try project.setComponent(
      "Tag",
      Self.tag.replacingOccurrences(of: #""big": {}"#, with: #""big": {}, "huge": {}"#)
        .replacingOccurrences(
          of: #""text": {"#, with: #""hint": { "type": "text", "optional": true }, "text": {"#))
    try project.setComponent(
      "Row", #"{ "content": { "tag": { "type": "component", "component": "Tag" } } }"#)
    #expect(try project.contract("--release", "1.1.0").status == .success)
    try project.folder.write(
      """
      [
        { "type": "Tag", "text": "huge", "size": "s", "style": "filled", "anything": { "size": "x" } },
        { "type": "Tag", "text": "hello", "hint": "b", "size": "huge" },
        { "type": "Row", "tag": { "text": "hello", "size": "hge" } },
        { "type": "Roww", "size": "huge" }
      ]
      """, to: "layout.json")
    let old = try project.unknown(to: "1.0.0")
    #expect(
      old == [
        "3:37: field 'hint' of 'Tag' is unknown to 1.0.0; it came with 1.1.0",
        "3:58: size 'huge' of 'Tag' is unknown to 1.0.0; it came with 1.1.0",
        "4:13: component 'Row' is unknown to 1.0.0; it came with 1.1.0",
        "4:20: field 'tag' of 'Row' is unknown to 1.0.0; it came with 1.1.0",
        "4:54: 'hge' is not a size of 'Tag' in any release; did you mean 'huge'?",
      ])
    let new = try project.unknown(to: "1.1.0")
    #expect(
      new == [
        "4:54: 'hge' is not a size of 'Tag' in any release; did you mean 'huge'?"
      ])
  }

  @Test("a component in another form is lost, unless it keeps the old one") func forms() throws {
    let project = try released()
    func set(_ server: String) throws {
      try project.setComponent("Tag", "{ \"server\": \(server)," + Self.tag.dropFirst())
    }
    try set(#"{ "typeKey": "kind" }"#)
    let lost = try project.compile()
    #expect(lost.status == .badInput)
    let message = """
      'Tag' in the form 'type' shipped with 1.0.0 and would no longer decode; keep the spec's 'server', as \
      'typeKey' takes several members, or 'tokenc retire components.Tag.server.type'
      """
    #expect(lost.output.contains(message), "\(lost.output)")
    try set(#"{ "dataKey": "data" }"#)
    #expect(try project.compile().output.contains("'Tag' in the form 'type' shipped with 1.0.0"))
    try set(#"{ "typeKey": ["kind", "type"] }"#)
    #expect(try project.compile().status == .success)
    // A document in the new form is told to those who send it to the old apps.
    try project.folder.write(
      #"{ "kind": "Tag", "text": "a", "size": "s", "style": "filled" }"#, to: "d.json")
    let old = try project.unknown(to: "1.0.0", in: "d.json")
    #expect(
      old.joined().contains(
        "1:11: component 'Tag' in the form 'kind' is unknown to 1.0.0; it reads 'type'"), "\(old)")
    #expect(try project.contract("--release", "1.1.0").status == .success)
    #expect(try project.unknown(to: "1.1.0", in: "d.json").isEmpty)
    // Retired on purpose, it is a tombstone.
    try set(#"{ "typeKey": "kind" }"#)
    #expect(try project.retire("components.Tag.server.type").status == .success)
    #expect(try project.compile().status == .success)
    let released = try project.contract("--release", "2.0.0")
    #expect(released.output.contains("release 2.0.0: 1 removed"), "\(released.output)")
  }

  @Test("a contract from before forms were recorded asks for none") func formless() throws {
    let project = try released()
    let form = #"""
          "Tag.server": {
            "type": { "introduced": "1.0.0" }
          },

      """#
    let old = project.contract.replacing(form, with: "")
    #expect(!old.contains("server"), "\(old)")
    try project.folder.write(old, to: "t/contract.json")
    try project.setComponent("Tag", #"{ "server": { "typeKey": "kind" },"# + Self.tag.dropFirst())
    #expect(try project.compile().status == .success)
    try project.folder.write(
      #"{ "kind": "Tag", "text": "a", "size": "s", "style": "filled" }"#, to: "d.json")
    let unknown = try project.unknown(to: "1.0.0", in: "d.json")
    #expect(unknown.isEmpty, "\(unknown)")
    let shown = try project.contract("--release", "1.1.0", "--dry-run")
    #expect(!shown.output.contains("server"), "\(shown.output)")
  }

  private static let badge = #"{ "nestedOnly": true, "content": { "text": { "type": "text" } } }"#
  private static func page(_ badge: String) -> String {
    #"{ "content": { "badge": { "type": "component", "component": "\#(badge)" } } }"#
  }

  @Test("servers don't know what a spec is called that they don't name") func unnamed() throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    try project.setComponent("Page", Self.page("Badge"))
    try project.setComponent("Badge", Self.badge)
    #expect(try project.contract("--release", "1.0.0").status == .success)
    try project.setComponent("Badge", nil)
    try project.setComponent("Page", Self.page("Chip"))
    let renamed = Self.badge.replacing(
      #""text": {"#, with: #""tint": { "type": "text", "optional": true }, "text": {"#)
    try project.setComponent("Chip", renamed)
    #expect(try project.compile().status == .success)
    #expect(try project.contract("--release", "1.1.0").status == .success)
    #expect(try project.contract().status == .success)
    #expect(
      project.contract.contains(
        """
            "Chip.Content": {
              "text": { "introduced": "1.0.0", "field": { "type": "text", "required": true } },
              "tint": { "introduced": "1.1.0", "field": { "type": "text" } }
            }
        """), "\(project.contract)")
    #expect(!project.contract.contains("Badge.Content"))

    // One that lacks a key is no heir, and neither is one of two.
    try project.setComponent("Chip", renamed.replacing("\"text\": {", with: "\"txt\": {"))
    #expect(try project.compile().output.contains("'text' shipped with 1.0.0"))
    try project.setComponent("Chip", nil)
    try project.setComponent("Page", Self.page("Flag"))
    try project.setComponent("Flag", renamed)
    try project.setComponent("Mark", renamed)
    #expect(try project.compile().output.contains("group 'components.Chip.Content'"))
    try project.setComponent("Mark", nil)
    #expect(try project.compile().status == .success)
  }

  @Test("an action that keeps its string may have another name in Swift") func action() throws {
    let project = try ContractProject(colors(["a": "#000000"]))
    let action = """
      { "represents": "action", "serverName": "open_page", "content": { "page": { "type": "integer" } } }
      """
    try project.setComponent("OpenPage", action)
    #expect(try project.contract("--release", "1.0.0").status == .success)
    try project.setComponent("OpenPage", nil)
    try project.setComponent("ShowPage", action)
    #expect(try project.compile().status == .success)
    try project.setComponent("ShowPage", action.replacing("open_page", with: "show_page"))
    #expect(try project.compile().output.contains("'open_page' shipped with 1.0.0"))
  }
}
