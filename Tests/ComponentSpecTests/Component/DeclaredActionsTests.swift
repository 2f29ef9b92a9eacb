import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// Specs that declare actions with their parameters.
@Suite("Declared actions") struct DeclaredActionsTests {
  private static let tokens = """
    {"color": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
    """
  private static let page = """
    {"represents": "action", "serverName": "open_page", "content": {"page": {"type": "integer"},
     "color": {"type": "token", "group": "color", "optional": true}}}
    """
  private static let card = #"{"content": {"tap": {"type": "action", "optional": true}}}"#

  private func folder(_ specs: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/t.tokens.json")
    for (name, spec) in specs { try folder.write(spec, to: "tokens/\(name).component.json") }
    try folder.write(
      #"{"output": {"tokens": "../out", "components": "../out"}}"#, to: "tokens/tokenc.json")
    return folder
  }

  static let broken: [(specs: [String: String], message: String)] = [
    (
      ["Go": #"{"represents": "action", "layout": {"gap": {"value": 4}}}"#],
      "Go.component.json:1:26: error: 'Go' represents an action, which has parameters as its 'content' and no 'layout'"
    ),
    (
      ["Go": #"{"represents": "action", "nestedOnly": true}"#],
      "Go.component.json:1:26: error: 'Go' represents an action, which has parameters as its 'content' and no 'nestedOnly'"
    ),
    (
      ["Go": #"{"represents": "action", "server": {"typeKey": "kind"}}"#],
      "Go.component.json:1:48: error: an action is an object with 'type' and 'parameters', so it has no 'typeKey'"
    ),
    (
      ["Other": #"{"represents": "action"}"#],
      "Other.component.json:1:1: error: 'Other' can't name an action; it has another meaning"
    ),
    (
      ["Go": #"{"represents": "acton"}"#],
      "Go.component.json:1:16: error: 'acton' is not a value of the library; did you mean 'action'?"
    ),
    (
      ["Go": #"{"represents": "action", "serverName": "open_page"}"#],
      "OpenPage.component.json:1:1: error: the action 'open_page' is taken by another spec"
    ),
    (
      ["Go": #"{"content": {"page": {"type": "component", "component": "OpenPage"}}}"#],
      "Go.component.json:1:57: error: 'OpenPage' represents an action; a field with one has the type 'action'"
    ),
    (
      ["Go": #"{"content": {"tap": {"type": "action", "default": "open_page"}}}"#],
      "Go.component.json:1:14: error: the action 'open_page' can't be a default, as 'OpenPage' needs 'page'"
    ),
    (
      [
        "Go": #"{"represents": "action", "content": {"next": {"type": "action", "default": "Go"}}}"#
      ],
      "Go.component.json:1:38: error: the action 'Go' can't be a default, as what 'Go' has by default contains itself"
    ),
  ]

  @Test("a fault of such a spec is told at its place", arguments: broken)
  func faults(_ specs: [String: String], _ message: String) throws {
    let folder = try folder(
      specs.merging(["OpenPage": Self.page], uniquingKeysWith: { one, _ in one }))
    let run = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(run.exitCode == 65)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  static let documents: [(action: String, findings: [String])] = [
    (#"{"type": "open_page", "parameters": {"page": 1, "color": "red"}}"#, []),
    (
      #"{"type": "open_page"}"#,
      ["error: /tap/parameters: Action.parameters is missing, so nothing of it is shown"]
    ),
    (
      #"{"type": "open_page", "parameters": {"page": "1"}}"#,
      [
        "error: /tap/parameters/page: OpenPage.page is not a whole number, so nothing of it is shown"
      ]
    ),
    (
      #"{"type": "open_page", "parameters": {"page": 1, "color": "rod"}}"#,
      [
        "error: /tap/parameters/color: OpenPage.color: ColorToken has no 'rod', so it is ignored; did you mean 'red'?"
      ]
    ),
    (
      #"{"type": "open_page", "parameters": {"page": 1, "colour": "red"}}"#,
      [
        "warning: /tap/parameters/colour: OpenPage has no field 'colour', so it is ignored; did you mean 'color'?"
      ]
    ),
    (
      #"{"type": "open-page", "parameters": {"page": "1"}}"#,
      ["warning: /tap/type: no spec declares the action 'open-page'; did you mean 'open_page'?"]
    ),
  ]

  @Test("parameters are checked like fields", arguments: documents)
  func validate(_ action: String, _ findings: [String]) throws {
    let folder = try folder(["Card": Self.card, "OpenPage": Self.page])
    try folder.write(#"{"type": "Card", "tap": \#(action)}"#, to: "d.json")
    let run = try BuiltTokenc.run(["validate", "tokens", "d.json"], in: folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("d.json") }
    #expect(lines.count == findings.count, "\(run.output)")
    for finding in findings { #expect(run.output.contains(finding), "\(run.output)") }
  }

  @Test("a release of the contract has types and parameters, and tells what older apps don't know")
  func contract() throws {
    let folder = try folder(["Card": Self.card])
    func run(_ arguments: String...) throws -> BuiltTokenc.Outcome {
      try BuiltTokenc.run(arguments, in: folder.path)
    }
    #expect(try run("contract", "tokens", "--release", "1.0.0").exitCode == 0)
    #expect(folder.text(of: "tokens/contract.json")?.contains(#""action": {"#) == false)
    try folder.write(Self.page, to: "tokens/OpenPage.component.json")
    #expect(try run("contract", "tokens", "--release", "1.1.0").exitCode == 0)
    let contract = try #require(folder.text(of: "tokens/contract.json"))
    #expect(contract.contains(#""action": {"#) && contract.contains(#""OpenPage.Content": {"#))
    try folder.write(
      #"{"type": "Card", "tap": {"type": "open_page", "parameters": {"page": 1}}}"#, to: "d.json")
    let check = try run("validate", "tokens", "d.json", "--app", "1.0.0")
    #expect(
      check.output.contains("action 'open_page' is unknown to 1.0.0; it came with 1.1.0"),
      "\(check)")
    try folder.write(
      Self.page.replacing("open_page", with: "show_page"), to: "tokens/OpenPage.component.json")
    let lost = try run("tokens")
    #expect(lost.exitCode == 65 && lost.messages.contains("open_page"), "\(lost)")
  }

  @Test("recorded screens follow a token that is renamed into parameters") func rename()
    throws
  {
    let folder = try folder(["Card": Self.card, "OpenPage": Self.page])
    try folder.write(
      #"{"type": "Card", "tap": {"type": "open_page", "parameters": {"page": 1, "color": "red"}}}"#,
      to: "screens/d.json")
    let run = try BuiltTokenc.run(
      [
        "rename", "tokens", "color.red=color.crimson", "--screens", "screens",
        "--apply",
      ],
      in: folder.path)
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      folder.text(of: "screens/d.json")?.contains("\"color\": \"crimson\"") == true, "\(run)")
  }

  @Test("TypeScript and the strict schema have the declared actions") func others() throws {
    let folder = try folder(["Card": Self.card, "OpenPage": Self.page])
    try folder.write(
      #"{"output": {"tokens": "../out", "components": "../out", "typescript": "../ts"}}"#,
      to: "tokens/tokenc.json")
    #expect(try BuiltTokenc.run(["tokens"], in: folder.path).exitCode == 0)
    let text = try #require(folder.text(of: "ts/components.ts"))
    #expect(text.contains(#"type Action = { type: "open_page"; parameters: Content };"#), "\(text)")
    #expect(text.contains("export type ContentAction =\n  | OpenPage.Action;"), "\(text)")
    #expect(text.contains("\n  | Card.Element;"), "\(text)")
    let schema = try BuiltTokenc.run(["schema", "tokens", "--strict"], in: folder.path).output
    #expect(schema.contains("OpenPageAction"))
  }
}
