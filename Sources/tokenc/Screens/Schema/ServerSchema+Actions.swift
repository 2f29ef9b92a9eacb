import TokenCompiler
import TokenComponents

/// The actions that a server asks for.
extension ServerSchema {
  /// Any action.
  ///
  /// - Parameter isClosed: whether nothing stands beside its type and parameters.
  func actionSchema(isClosed: Bool = false) -> JSONRecord {
    let parameters: JSONRecord = ["type": ["object", "null"]]
    let text: JSONRecord = ["type": "string"]
    guard !actions.isEmpty else {
      let properties: JSONRecord = ["type": text, "parameters": parameters]
      return head + [
        "properties": properties, "required": ["type"],
        "unevaluatedProperties": isClosed ? false : nil,
      ]
    }
    let declared = actions.map { action in
      let consequence: JSONRecord = [
        "properties": ["parameters": self.parameters(of: action)] as JSONRecord,
        "required": action.hasRequiredField ? ["parameters"] : nil,
      ]
      return JSONRecord(["if": condition([action]), "then": consequence])
    }
    let free: JSONRecord = ["properties": ["parameters": parameters] as JSONRecord]
    let others: JSONRecord = ["if": condition(actions), "else": free]
    return head + [
      "properties": ["type": text] as JSONRecord, "required": ["type"],
      "allOf": declared + [others],
    ]
  }

  private var head: JSONRecord {
    ["description": "What the server wants to happen.", "type": "object"]
  }

  private func condition(_ actions: [Component]) -> JSONRecord {
    let types: JSONRecord = ["enum": actions.flatMap(\.allServerNames)]
    return ["properties": ["type": types] as JSONRecord]
  }

  /// An action's parameters, which may be left out if it needs none of them.
  private func parameters(of action: Component) -> JSONRecord {
    let content = reference(to: typePrefix + action.name)
    guard !action.hasRequiredField else { return content }
    return ["anyOf": [JSONRecord(["type": "null"]), content]]
  }
}
