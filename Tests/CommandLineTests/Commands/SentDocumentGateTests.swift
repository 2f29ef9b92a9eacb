import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

/// The gate of documents says what the app says.
@Suite("The gate of documents") struct SentDocumentGateTests {
  private static let tokens = """
    {"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
    """
  private static let line = """
    {"content": {"title": {"type": "text"}, "count": {"type": "integer", "optional": true},
     "open": {"type": "flag", "optional": true}, "tags": {"type": "list", "of": {"type": "text"}, "default": []},
     "shade": {"type": "color", "optional": true}, "ink": {"type": "token", "group": "color", "optional": true},
     "link": {"type": "url", "optional": true}, "when": {"type": "date", "optional": true},
     "action": {"type": "action", "optional": true}, "pad": {"type": "points", "optional": true},
     "part": {"type": "percent", "optional": true}, "ratio": {"type": "ratio", "optional": true},
     "share": {"type": "number", "optional": true}, "step": {"type": "component", "component": "Step", "optional": true},
     "steps": {"type": "list", "of": {"type": "component", "component": "Step"}, "default": []}}}
    """
  private static let rows = """
    {"content": {"items": {"type": "list", "of": {"type": "element"}, "lenient": true, "default": []}}}
    """
  private static let screen = """
    {"nestedOnly": true, "content": {"items": {"type": "list", "of": {"type": "element"}, "lenient": true}}}
    """
  private static let entity = """
    {"nestedOnly": true, "shorthand": "name", "content": {"name": {"type": "text"}, "note": {"type": "text", "optional": true}}}
    """
  private static let step = """
    {"nestedOnly": true, "content": {"name": {"type": "text"}, "note": {"type": "text", "optional": true}}}
    """
  private static let entities = """
    {"content": {"all": {"type": "list", "of": {"type": "component", "component": "Entity"}}}}
    """

  private func check(
    _ document: String, config: String = "{}", _ options: String...
  ) throws -> BuiltTokenc.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/color.tokens.json")
    try folder.write(Self.line, to: "tokens/Line.component.json")
    try folder.write(Self.rows, to: "tokens/Rows.component.json")
    try folder.write(Self.screen, to: "tokens/Screen.component.json")
    try folder.write(Self.entity, to: "tokens/Entity.component.json")
    try folder.write(Self.entities, to: "tokens/Entities.component.json")
    try folder.write(Self.step, to: "tokens/Step.component.json")
    try folder.write(config, to: "tokens/tokenc.json")
    try folder.write(document, to: "d.json")
    return try BuiltTokenc.run(["validate", "tokens", "d.json"] + options, in: folder.path)
  }

  @Test("a document with more elements than the app's budget is an error at its start")
  func elements() throws {
    let items = Array(repeating: #"{"type":"Line","title":"a"}"#, count: 17_000)
    let run = try check(#"{"type":"Rows","items":[\#(items.joined(separator: ","))]}"#)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("d.json:1:1: error: the document: this has more than 50000 elements"))
  }

  @Test("an object that no component is, alone or around components, is an error")
  func unknownObjects() throws {
    for document in [
      #"[{"type":"Line","title":"a"},{"type":"carousel"}]"#,
      #"{"type":"carousel","items":[{"type":"Line","title":"a"}]}"#,
    ] {
      let run = try check(document)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("'carousel' is no component"))
    }
    let allowed = try check(
      #"[{"type":"Line","title":"a"},{"type":"carousel"}]"#,
      config: #"{"leftOut":{"objects":{"carousel":"the shop's own"}}}"#)
    #expect(allowed.exitCode == 0)
  }

  @Test("components may stand 64 levels deep in lists, as in fields")
  func levels() throws {
    func nested(_ count: Int) -> String {
      (1..<count).reduce(#"{"type":"Line","title":"a"}"#) { inner, _ in
        #"{"type":"Rows","items":[\#(inner)]}"#
      }
    }
    #expect(try check(nested(63)).exitCode == 0)
    #expect(try check(nested(70)).exitCode == 1)
  }

  @Test(
    "a value of another JSON kind gets the edit that mends it",
    arguments: [
      (#""count":"12""#, #"{"op":"replace","path":"/count","value":12}"#),
      (#""open":"true""#, #"{"op":"replace","path":"/open","value":true}"#),
      (#""tags":"new""#, #"{"op":"replace","path":"/tags","value":["new"]}"#),
      (#""ink":"color.ink""#, #"{"op":"replace","path":"/ink","value":"ink"}"#),
      (#""ink":"{color.ink}""#, #"{"op":"replace","path":"/ink","value":"ink"}"#),
      (
        #""link":"acme.example/a""#,
        #"{"op":"replace","path":"/link","value":"https://acme.example/a"}"#
      ),
      (#""when":"2026-11-01""#, #"{"op":"replace","path":"/when","value":"2026-11-01T00:00:00Z"}"#),
      (#""when":1700000000"#, #"{"op":"replace","path":"/when","value":"2023-11-14T22:13:20Z"}"#),
      (#""action":"open""#, #"{"op":"replace","path":"/action","value":{"type":"open"}}"#),
      (#""shade":"2E7D32""#, ##"{"op":"replace","path":"/shade","value":"#2E7D32"}"##),
      (##""shade":"#2e7""##, ##"{"op":"replace","path":"/shade","value":"#22ee77"}"##),
      (#""pad":16"#, #"{"op":"replace","path":"/pad","value":"16px"}"#),
      (#""pad":"16 px""#, #"{"op":"replace","path":"/pad","value":"16px"}"#),
      (#""pad":"16em""#, ""),
      (#""part":50"#, #"{"op":"replace","path":"/part","value":"50%"}"#),
      (#""part":"50""#, #"{"op":"replace","path":"/part","value":"50%"}"#),
      (#""ratio":"16x9""#, #"{"op":"replace","path":"/ratio","value":"16:9"}"#),
      (#""ratio":2"#, ""),
      (#""count":"16px""#, #"{"op":"replace","path":"/count","value":16}"#),
      (#""count":{"value":1}"#, ""),
      (#""count":"12.0""#, #"{"op":"replace","path":"/count","value":12}"#),
      (#""count":"12.5""#, ""),
      (#""share":".5""#, #"{"op":"replace","path":"/share","value":0.5}"#),
      (#""share":"+2""#, #"{"op":"replace","path":"/share","value":2}"#),
      (#""step":"a""#, #"{"op":"replace","path":"/step","value":{"name":"a"}}"#),
      (#""steps":["a"]"#, #"{"op":"replace","path":"/steps/0","value":{"name":"a"}}"#),
      (#""steps":"a""#, #"{"op":"replace","path":"/steps","value":[{"name":"a"}]}"#),
      (#""step":1"#, ""),
      (
        #""link":"https://a.example/b c""#,
        #"{"op":"replace","path":"/link","value":"https://a.example/b%20c"}"#
      ),
      (#""when":"soon""#, ""),
      (#""open":"yes""#, #"{"op":"replace","path":"/open","value":true}"#),
      (#""open":0"#, #"{"op":"replace","path":"/open","value":false}"#),
      (#""tags":["new",null]"#, #"{"op":"remove","path":"/tags/1"}"#),
    ])
  func fixes(member: String, fix: String) throws {
    let run = try check(#"{"type":"Line","title":"a",\#(member)}"#, "--diagnostics", "json")
    let plain = run.output.filter { !$0.isWhitespace }
    #expect(
      plain.contains(#""fix":"# + (fix.isEmpty ? "null" : fix))
        || fix.isEmpty && !plain.contains(#""fix":{"#))
  }

  @Test(
    "what a component calls otherwise is moved to the only field that it can be",
    arguments: [
      (
        #"{"type":"Rows","children":[{"type":"Line","title":"a"}]}"#,
        #"{"op":"move","from":"/children","path":"/items"}"#
      ),
      (#"{"type":"Line","text":"a"}"#, #"{"op":"move","from":"/text","path":"/title"}"#),
      (#"{"type":"Entities","all":null}"#, #"{"op":"replace","path":"/all","value":[]}"#),
      (
        #"{"type":"Rows","items":{"a":{"type":"Line","title":"b"}}}"#,
        #"{"op":"replace","path":"/items","value":[{"type":"Line","title":"b"}]}"#
      ),
    ])
  func moves(document: String, fix: String) throws {
    let run = try check(document, "--diagnostics", "json")
    #expect(run.output.filter { !$0.isWhitespace }.contains(#""fix":"# + fix), "\(run.output)")
  }

  @Test(
    "server.root makes a document without a type that component, and an unknown one is an error")
  func roots() throws {
    let document = #"{"items":[{"type":"Line"}]}"#
    let run = try check(document, config: #"{"server":{"root":"Screen"}}"#)
    #expect(run.output.contains("/items/0: Line.title is missing"))
    let wrong = try check(document, config: #"{"server":{"root":"Scren"}}"#)
    #expect(wrong.exitCode == 65)
    #expect(wrong.messages.contains("did you mean 'Screen'?"))
  }

  @Test("the schemas of a set with server.root are of that component, unless another is asked for")
  func rootSchemas() throws {
    let folder = ProjectFolder.url.appendingPathComponent("Examples/Specs/Editor").path
    func schema(_ words: String...) throws -> [String: Any] {
      let output = try runTokenc(["schema", folder] + words).output
      return try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    }
    #expect(try schema()["$ref"] as? String == "#/$defs/Document")
    #expect(try schema("--root", "Header")["$ref"] as? String == "#/$defs/Header")
    let grammar = try schema("--for", "general")["properties"] as? [String: Any]
    #expect(grammar.map { Set($0.keys) } == ["time", "blocks", "version"])
  }

  @Test("a color is six or eight digits, and other texts are faults") func colors() throws {
    #expect(try check(##"{"type":"Line","title":"a","shade":"#2E7D32"}"##).exitCode == 0)
    let run = try check(##"{"type":"Line","title":"a","shade":"#12345"}"##)
    #expect(run.output.contains("'#12345' is not a color of the form '#RRGGBB' or '#RRGGBBAA'"))
  }

  @Test("a text stands for an object by its shorthand") func shorthand() throws {
    #expect(try check(#"{"type":"Entities","all":["a",{"name":"b","note":"c"}]}"#).exitCode == 0)
    #expect(try check(#"{"type":"Entities","all":[["a"]]}"#).exitCode == 1)
  }
}
