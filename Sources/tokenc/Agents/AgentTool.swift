import TokenCompiler

/// The questions that an agent can ask: the tools of the Model Context Protocol.
enum AgentTool: String, CaseIterable {
  case findToken = "find_token"
  case explainToken = "explain_token"
  case checkSwift = "check_swift"
  case validateDocument = "validate_document"
  case drawScreen = "draw_screen"
  case replacementOf = "replacement_of"

  struct Parameter {
    let name: String
    let type: String
    let description: String
    var isRequired = true
  }

  var title: String {
    switch self {
    case .findToken: "Find a token"
    case .explainToken: "Explain a token"
    case .checkSwift: "Check Swift"
    case .validateDocument: "Validate and repair a document"
    case .drawScreen: "Draw a screen"
    case .replacementOf: "What replaced a name"
    }
  }

  var description: String {
    switch self {
    case .findToken:
      "Finds design tokens by a value (#ef3124, 16px, '17/22 600'), a Swift case, a server's string or a "
        + "path as Figma has it. Ask before you write a color, a length or a font."
    case .explainToken:
      "All about a token: its value in each theme, its names, what uses it, its contrast, the tokens near it."
    case .checkSwift:
      "Finds hard-coded values and invented token names in Swift, with the right token for each."
    case .validateDocument:
      "Checks a document of JSON by the component specs, and returns it with all obvious repairs."
    case .drawScreen: "Draws a document of JSON as SVG, as an app shows it in a theme."
    case .replacementOf:
      "Returns the present name of a renamed or deprecated token, for a Swift case, a path or a server name."
    }
  }

  var parameters: [Parameter] {
    switch self {
    case .findToken:
      [
        .init(name: "query", type: "string", description: "a value or a name"),
        .init(
          name: "limit", type: "integer", description: "how many matches, 1 to 50; 5 otherwise",
          isRequired: false),
      ]
    case .explainToken, .replacementOf:
      [
        .init(
          name: "name", type: "string", description: "a path, a Swift case or a server's string")
      ]
    case .checkSwift:
      [.init(name: "code", type: "string", description: "Swift source, whole or a part")]
    case .validateDocument:
      [
        .init(name: "document", type: "string", description: "the document as JSON text"),
        .init(
          name: "root", type: "string", description: "the component that it has to be",
          isRequired: false),
      ]
    case .drawScreen:
      [
        .init(name: "document", type: "string", description: "the document as JSON text"),
        .init(
          name: "theme", type: "string", description: "the name of a theme; the first otherwise",
          isRequired: false),
        .init(
          name: "width", type: "number", description: "in points, 100 to 2000; 390 otherwise",
          isRequired: false),
      ]
    }
  }

  /// As `tools/list` has it.
  var record: JSONRecord {
    let properties = parameters.map { parameter -> JSONRecord.Member in
      let schema: JSONRecord = ["type": parameter.type, "description": parameter.description]
      return (name: parameter.name, value: schema)
    }
    return [
      "name": rawValue, "title": title, "description": description,
      "inputSchema": JSONRecord([
        "type": "object", "properties": JSONRecord(properties),
        "required": parameters.filter(\.isRequired).map(\.name), "additionalProperties": false,
      ]),
      "annotations": JSONRecord([
        "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ]),
    ]
  }
}
