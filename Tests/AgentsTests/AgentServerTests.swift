import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenAgents
import TokenCompiler
import TokenComponents

@Suite struct AgentServerTests {
  private static let files: [(path: String, text: String)] = [
    (
      "a.tokens.json",
      """
      {
        "color": {
          "$type": "color",
          "text": {
            "primary": {
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
              "$description": "Body text",
              "$extensions": { "tokenc": { "formerNames": ["ink"] } }
            },
            "old": {
              "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
              "$deprecated": "too loud",
              "$extensions": { "tokenc": { "replacedBy": "color.text.primary" } }
            }
          }
        },
        "spacing": { "$type": "dimension", "m": { "$value": { "value": 16, "unit": "px" } } },
        "typography": { "$type": "typography", "body": { "$value": {
          "fontFamily": "System", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } }
      }
      """
    ),
    (
      "Tag.component.json",
      """
      {
        "elements": { "title": { "kind": "label" } },
        "appearance": { "title": { "textColor": "{content.color}", "typography": "{typography.body}" } },
        "variants": { "plain": {} },
        "content": { "title": { "type": "text" }, "color": { "type": "token", "group": "color" } },
        "arrangement": { "column": ["title"] }
      }
      """
    ),
  ]

  private func server() throws -> AgentServer {
    var loaded = try TokenLoader.load(
      [""], from: MemorySource(Self.files.map { ($0.path, Array($0.text.utf8)) }))
    let specs = try loaded.readSpecs()
    let table = loaded.table
    let compiled = try CompiledTokens(loaded, measuringFonts: true)
    return AgentServer(AgentDesign(table, specs: specs, compiled), version: "1.2.3")
  }

  private typealias Object = [String: Any]

  /// The answer to a line as an object.
  private func answer(_ line: String) throws -> Object? {
    guard let bytes = try server().answer(Array(line.utf8)) else { return nil }
    #expect(!bytes.contains(UInt8(ascii: "\n")), "a message is one line")
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? Object
  }

  /// The result of a tool: whether it is an error, its text, and its record.
  private func call(
    _ tool: String, _ arguments: String
  ) throws -> (isError: Bool, text: String, record: Object?) {
    let reply = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    )
    let result = reply?["result"] as? Object
    let content = result?["content"] as? [Object]
    return (
      result?["isError"] as? Bool ?? true, content?.first?["text"] as? String ?? "",
      result?["structuredContent"] as? Object
    )
  }

  private func code(_ line: String) throws -> Int? {
    (try answer(line)?["error"] as? Object)?["code"] as? Int
  }

  @Test("the server discovers itself, and greets clients of earlier revisions")
  func handshakes() throws {
    let discovered = try answer(
      #"{"jsonrpc":"2.0","id":"a","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#
    )
    #expect(discovered?["id"] as? String == "a")
    let result = discovered?["result"] as? Object
    #expect((result?["supportedVersions"] as? [String])?.first == "2026-07-28")
    #expect(result?["resultType"] as? String == "complete")
    let greeted = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
    #expect((greeted?["result"] as? Object)?["protocolVersion"] as? String == "2025-06-18")
    #expect(try answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(try answer("  ") == nil)
  }

  @Test("faults of messages have the codes of JSON-RPC")
  func faults() throws {
    #expect(try code("{") == -32700)
    #expect(try code("[]") == -32600)
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#) == -32601)
    #expect(
      try code(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find"}}"#)
        == -32602)
    #expect(
      try code(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}}"#
      ) == -32022)
    let long = Array(repeating: UInt8(ascii: " "), count: AgentServer.maximumMessageSize)
    let reply = try server().answer(long + Array("{}".utf8)) ?? []
    #expect(String(decoding: reply, as: UTF8.self).contains("-32600"))
    let deep = String(repeating: "[", count: 100_000)
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":\#(deep)"#) == -32700)
  }

  @Test(
    "a token is found by its value and by each of its names",
    arguments: [
      "#000000", "color.text.primary", "ColorToken.textPrimary", ".textPrimary", "textPrimary",
      "ink",
      "Color/Text/Primary", "text/primary",
    ])
  func find(_ query: String) throws {
    let found = try call("find_token", #"{"query":"\#(query)"}"#)
    #expect(!found.isError)
    #expect(found.text.contains("color.text.primary"), "\(found.text)")
  }

  @Test("a name that no token has is an error with the nearest")
  func unknown() throws {
    let found = try call("explain_token", #"{"name":"textPrimry"}"#)
    #expect(found.isError)
    #expect(found.text.contains("did you mean"), "\(found.text)")
    #expect(try call("find_token", #"{"query":"16px","page":2}"#).isError)
    #expect(try call("find_token", #"{"query":"16px","limit":0}"#).isError)
    #expect(try call("find_token", "{}").isError)
  }

  @Test("a former and a deprecated name lead to the token of today")
  func replacements() throws {
    #expect(try call("replacement_of", #"{"name":"ink"}"#).text.contains("\"renamed\""))
    let old = try call("replacement_of", #"{"name":"textOld"}"#)
    #expect(old.text.contains("\"deprecated\"") && old.text.contains("ColorToken.textPrimary"))
  }

  @Test("Swift is checked for values and for names that nobody has")
  func swift() throws {
    let checked = try call(
      "check_swift",
      #"{"code":"import SwiftUI\nlet a = Text(\"\").padding(16)\nlet b = theme[.textPrimry]\nlet c = ColorToken.textPrimary"}"#
    )
    let diagnostics = checked.record?["diagnostics"] as? [Object] ?? []
    #expect(diagnostics.map { $0["id"] as? String } == ["code-spacing", "unknown-token"])
    #expect(diagnostics.first?["token"] as? String == "spacing.m")
  }

  @Test("a document is returned with its repairs, and drawn")
  func documents() throws {
    let checked = try call(
      "validate_document",
      #"{"document":{"type":"Tag","title":"a","color":"textPrimry"}}"#)
    #expect(checked.record?["isValid"] as? Bool == false)
    #expect(
      checked.record?["repaired"] as? String
        == #"{"type":"Tag","title":"a","color":"textPrimary"}"#)
    let drawn = try call(
      "draw_screen", #"{"document":"{\"type\":\"Tag\",\"title\":\"a\",\"color\":\"textPrimary\"}"}"#
    )
    #expect(
      drawn.text.hasPrefix("<svg") || drawn.text.hasPrefix("<?xml"), "\(drawn.text.prefix(80))")
    #expect(try call("draw_screen", #"{"document":"{"}"#).isError)
    #expect(try call("draw_screen", #"{"document":"{}","theme":"night"}"#).isError)
  }

  @Test("while the tokens can't be read, each call is an error with the reason")
  func broken() throws {
    var server = try server()
    server.state = .broken("a.tokens.json:1:1: error: no JSON")
    let call =
      ##"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_token","arguments":{"query":"#000"}}}"##
    let answer = String(decoding: try #require(server.answer(Array(call.utf8))), as: UTF8.self)
    #expect(answer.contains(#""isError":true"#) && answer.contains("error: no JSON"), "\(answer)")
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    #expect(server.answer(Array(ping.utf8)) != nil)
  }

  @Test("the command reads files that changed between two questions, also where they have errors")
  func change() throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write(file.text, to: "t/" + file.path) }
    let changed = Self.files[0].text.replacing(
      "\"value\": 16, \"unit\": \"px\"", with: "\"value\": 20, \"unit\": \"px\"")
    try folder.write(changed, to: "new.json")
    try folder.write("{", to: "broken.json")
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"explain_token","arguments":{"name":"spacingM"}}}"#
        + "\n", to: "question")
    let run = try BuiltTokenc.runScript(
      """
      mkfifo questions
      tokenc mcp t < questions > answers &
      exec 3> questions
      ask() { cat question >&3; until [ "$(wc -l < answers)" -eq $1 ]; do sleep 0.01; done; }
      ask 1; cp new.json t/a.tokens.json; ask 2; cp broken.json t/a.tokens.json; ask 3; cp new.json t/a.tokens.json; ask 4
      exec 3>&-; wait; cat answers
      """, in: folder.path)
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == 4, "\(run.messages)")
    #expect(answers.first?.contains("16") == true && answers.first?.contains("20") == false)
    #expect(answers.dropFirst().first?.contains("20") == true)
    #expect(answers.dropFirst(2).first?.contains("t/a.tokens.json:1:") == true, "\(answers)")
    #expect(answers.last == answers.dropFirst().first)
  }

  @Test("the command answers line by line and ends with its input")
  func command() throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write(file.text, to: "t/" + file.path) }
    let run = try BuiltTokenc.run(
      ["mcp", "t"], in: folder.path,
      input: #"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n\n"
        + #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains("find_token") == true)
  }
}
