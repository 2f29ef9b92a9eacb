import TokenCompiler

/// Answers the messages of the Model Context Protocol (revision 2026-07-28), each by itself: JSON-RPC 2.0, a message
/// on each line. Clients of earlier revisions, which begin with `initialize`, are answered as well.
package struct AgentServer {
  /// The tokens and components as they are now.
  package enum State: Sendable {
    case ready(AgentDesign)
    /// They can't be read, for this reason, with which each call ends.
    case broken(String)
  }

  package var state: State
  private let version: String

  package init(_ design: AgentDesign, version: String) {
    self.state = .ready(design)
    self.version = version
  }

  /// The most bytes that a message may have.
  package static let maximumMessageSize = 4 << 20

  /// Of the revision without a handshake.
  private static let revision = "2026-07-28"
  /// Those with one, the newest first.
  private static let earlierRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  private static let metaPrefix = "io.modelcontextprotocol/"

  /// JSON-RPC's codes, and the one that the protocol reserves for its revisions.
  private enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case unsupportedRevision = -32022
  }

  private struct Fault: Error {
    let code: Code
    let message: String
    var data: VerbatimJSON?
  }

  /// A message that was read.
  private struct Message {
    let tape: JSONTape
    let root: NodeID
    let id: VerbatimJSON?

    func member(_ name: String, of node: NodeID?) -> NodeID? {
      node.flatMap { tape.child(name, of: $0) }
    }

    func text(_ name: String, of node: NodeID?) -> String? {
      member(name, of: node).flatMap { tape.stringValue($0) }
    }
  }

  // MARK: Messages

  /// The answer to a line, without the line break; `nil` for a notification and an empty line.
  package func answer(_ line: [UInt8]) -> [UInt8]? {
    guard line.contains(where: { $0 > 0x20 }) else { return nil }
    guard line.count <= Self.maximumMessageSize else {
      return response(
        to: nil,
        .failure(
          Fault(
            code: .invalidRequest, message: "a message has at most \(Self.maximumMessageSize) bytes"
          )
        ))
    }
    guard let message = read(line) else {
      return response(to: nil, .failure(Fault(code: .parse, message: "the message is no JSON")))
    }
    guard message.tape.kind(message.root) == .object,
      message.text("jsonrpc", of: message.root) == "2.0"
    else {
      return response(
        to: message.id, .failure(Fault(code: .invalidRequest, message: "the message is no request"))
      )
    }
    guard let method = message.text("method", of: message.root) else {
      // An answer to what was never asked.
      return message.id == nil || message.member("result", of: message.root) != nil
        || message.member("error", of: message.root) != nil
        ? nil
        : response(
          to: message.id,
          .failure(Fault(code: .invalidRequest, message: "the request has no method")))
    }
    guard let id = message.id else { return nil }
    return response(to: id, Result { () throws(Fault) in try result(of: method, message) })
  }

  private func read(_ line: [UInt8]) -> Message? {
    var reader = InputReader(
      source: MemorySource([(path: "message", bytes: line)]), as: .decoded)
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: "message", reporting: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    let tape = reader.tape
    let id = tape.child("id", of: root).flatMap { node -> VerbatimJSON? in
      guard [.string, .number].contains(tape.kind(node)) else { return nil }
      return VerbatimJSON(Array(line[tape.range(node).bytes]))
    }
    return Message(tape: tape, root: root, id: id)
  }

  private func response(to id: VerbatimJSON?, _ result: Result<JSONRecord, Fault>) -> [UInt8] {
    var writer = JSONWriter()
    let head: JSONRecord = ["jsonrpc": "2.0", "id": id ?? VerbatimJSON(Array("null".utf8))]
    switch result {
    case .success(let record): writer.value(head + ["result": record])
    case .failure(let fault):
      let error: JSONRecord = [
        "code": fault.code.rawValue, "message": fault.message, "data": fault.data,
      ]
      writer.value(head + ["error": error])
    }
    return writer.bytes
  }

  // MARK: Methods

  private func result(of method: String, _ message: Message) throws(Fault) -> JSONRecord {
    let parameters = message.member("params", of: message.root)
    let meta = message.member("_meta", of: parameters)
    if let asked = message.text(Self.metaPrefix + "protocolVersion", of: meta),
      asked != Self.revision
    {
      throw Fault(
        code: .unsupportedRevision, message: "revision '\(asked)' is not supported",
        data: VerbatimJSON(
          JSONRecord(["supported": Self.supported, "requested": asked]).document))
    }
    switch method {
    case "server/discover": return discovery + complete + cached
    case "initialize": return greeting(message.text("protocolVersion", of: parameters))
    case "ping": return complete
    case "tools/list":
      return ["tools": AgentTool.allCases.map(\.record)] + complete + cached
    case "tools/call": return try call(message, parameters) + complete
    default: throw Fault(code: .unknownMethod, message: "there is no method '\(method)'")
    }
  }

  private static var supported: [String] { [revision] + earlierRevisions }

  private var about: JSONRecord {
    ["name": "tokenc", "title": "Design tokens", "version": version]
  }

  private var complete: JSONRecord {
    ["resultType": "complete", "_meta": JSONRecord([(Self.metaPrefix + "serverInfo", about)])]
  }

  /// The tools never change while the server runs.
  private var cached: JSONRecord { ["ttlMs": 3_600_000, "cacheScope": "public"] }

  private var capabilities: JSONRecord { ["tools": JSONRecord([:])] }

  private static let instructions =
    "The design tokens and components of this project. Find a token before you write a value, check Swift after you "
    + "wrote it, and validate a document before you send it. Names that these tools don't return don't exist."

  private var discovery: JSONRecord {
    [
      "supportedVersions": Self.supported, "capabilities": capabilities,
      "instructions": Self.instructions,
    ]
  }

  private func greeting(_ asked: String?) -> JSONRecord {
    let known = Self.earlierRevisions
    let revision = asked.flatMap { known.contains($0) ? $0 : nil } ?? known[0]
    return [
      "protocolVersion": revision, "capabilities": capabilities, "serverInfo": about,
      "instructions": Self.instructions,
    ]
  }

  // MARK: Tools

  private func call(_ message: Message, _ parameters: NodeID?) throws(Fault) -> JSONRecord {
    let name = message.text("name", of: parameters) ?? ""
    guard let tool = AgentTool(rawValue: name) else {
      throw Fault(
        code: .invalidParameters,
        message: "there is no tool '\(name)'"
          + Suggestion.phrase(for: name, among: AgentTool.allCases.map(\.rawValue)))
    }
    let arguments = Arguments(message.tape, message.member("arguments", of: parameters))
    do throws(AgentFault) {
      try arguments.check(tool)
      let answer = try answer(tool, arguments)
      let text: JSONRecord = ["type": "text", "text": answer.text]
      return ["content": [text], "structuredContent": answer.record, "isError": false]
    } catch {
      let text: JSONRecord = ["type": "text", "text": error.message]
      return ["content": [text], "isError": true]
    }
  }

  private func answer(
    _ tool: AgentTool, _ arguments: Arguments
  ) throws(AgentFault) -> AgentAnswer {
    let design: AgentDesign
    switch state {
    case .ready(let ready): design = ready
    case .broken(let reason): throw AgentFault(reason)
    }
    switch tool {
    case .findToken:
      return try design.find(
        arguments.text("query"), limit: Int(arguments.number("limit", in: 1...50) ?? 5))
    case .explainToken: return try design.explain(arguments.text("name"))
    case .replacementOf: return try design.replacement(of: arguments.text("name"))
    case .checkSwift: return design.check(swift: try arguments.text("code"))
    case .validateDocument:
      return try design.validate(arguments.document("document"), as: arguments.optional("root"))
    case .drawScreen:
      return try design.draw(
        arguments.document("document"), theme: arguments.optional("theme"),
        width: arguments.number("width", in: 100...2000) ?? 390)
    }
  }

  /// The arguments of a call.
  private struct Arguments {
    private let tape: JSONTape
    private let node: NodeID?

    init(_ tape: JSONTape, _ node: NodeID?) {
      self.tape = tape
      self.node = node
    }

    /// Refuses arguments that the tool doesn't have.
    func check(_ tool: AgentTool) throws(AgentFault) {
      guard let node else { return }
      guard tape.kind(node) == .object else {
        throw AgentFault("'arguments' takes an object")
      }
      let known = tool.parameters.map(\.name)
      for member in tape.allMembers(of: node) {
        let name = tape.names.string(member.name)
        guard known.contains(name) else {
          throw AgentFault(
            "'\(tool.rawValue)' has no argument '\(name)'; it has \(known.quoted)")
        }
      }
    }

    private func value(_ name: String) -> NodeID? {
      node.flatMap { tape.child(name, of: $0) }
    }

    func optional(_ name: String) throws(AgentFault) -> String? {
      guard let node = value(name), tape.kind(node) != .null else { return nil }
      guard let text = tape.stringValue(node), !text.isEmpty,
        text.utf8.count <= AgentDesign.maximumTextSize
      else {
        throw AgentFault(
          "'\(name)' takes a text of 1 to \(AgentDesign.maximumTextSize) bytes")
      }
      return text
    }

    func text(_ name: String) throws(AgentFault) -> String {
      guard let text = try optional(name) else { throw AgentFault("'\(name)' is missing") }
      return text
    }

    /// JSON as a text, or as it is.
    func document(_ name: String) throws(AgentFault) -> [UInt8] {
      guard let node = value(name), [.object, .array].contains(tape.kind(node)) else {
        return Array(try text(name).utf8)
      }
      return Array(tape.sources[tape.range(node).file].bytes[tape.range(node).bytes])
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(AgentFault) -> Double? {
      guard let node = value(name), tape.kind(node) != .null else { return nil }
      guard tape.kind(node) == .number, range.contains(tape.number(node)) else {
        throw AgentFault(
          "'\(name)' takes a number from \(JSONNumber.text(range.lowerBound)) to "
            + JSONNumber.text(range.upperBound))
      }
      return tape.number(node)
    }
  }
}
