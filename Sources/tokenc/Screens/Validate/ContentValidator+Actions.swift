import TokenCompiler
import TokenComponents

/// What a server asks for: actions that a spec declares, and others, whose parameters are any JSON.
extension ContentValidator.Walk {
  mutating func visitAction(_ node: NodeID) {
    guard isWithinDepth(node, of: "Action") else { return }
    guard tape.kind(node) == .object else {
      return report("is not an object", at: node, of: "Action")
    }
    let outer = (field, fieldIndex)
    defer { (field, fieldIndex) = outer }
    if let type = tape.member("type", of: node), let text = tape.stringValue(type),
      !validator.actions.isEmpty
    {
      if let action = validator.actions[text] { return visitParameters(of: node, as: action) }
      reportUndeclared(text, at: type)
    }
    for (key, isRequired) in [("type", true), ("parameters", false)] {
      path.append(key)
      field = "Action.\(key)"
      switch tape.member(key, of: node) {
      case nil where isRequired: report("is missing", at: node)
      case let value? where key == "type": _ = text(value)
      case let value? where tape.kind(value) == .object: visitMembers(of: value)
      case let value? where tape.kind(value) != .null: report("is not an object", at: value)
      default: break
      }
      path.removeLast()
    }
  }

  /// The parameters of an action that a spec declares.
  private mutating func visitParameters(of node: NodeID, as action: Int) {
    let isNeeded = validator.components[action].hasRequiredField
    path.append("parameters")
    field = "Action.parameters"
    switch tape.member("parameters", of: node) {
    case let value? where isNeeded || tape.kind(value) != .null:
      // What its parameters hold is no part of the component.
      open.append(SentContent(component: action, node: value, path: path))
      visitFields(of: value, as: action, hasType: false)
      open.removeLast()
    case nil where isNeeded: report("is missing", at: node)
    default: break
    }
    path.removeLast()
  }

  private mutating func reportUndeclared(_ type: String, at node: NodeID) {
    path.append("type")
    diagnostics.append(
      .warning(
        .undeclaredAction,
        "\(place) no spec declares the action '\(type)'"
          + Suggestion.phrase(for: type, among: validator.actions.keys.sorted()),
        at: tape.range(node)))
    path.removeLast()
  }

  private mutating func visitMembers(of node: NodeID) {
    for member in tape.allMembers(of: node) {
      path.append(tape.names.string(member.name))
      visitValue(member.value)
      path.removeLast()
    }
  }

  /// Any value within an action.
  private mutating func visitValue(_ node: NodeID) {
    let outer = field
    defer { field = outer }
    field = "Value"
    guard isWithinDepth(node) else { return }
    switch tape.kind(node) {
    case .object: visitMembers(of: node)
    case .array: visitElements(of: node) { $0.visitValue($1) }
    case .number where !isNumber(node): report("is not a number", at: node)
    default: break
    }
  }
}
