import TokenCompiler
import TokenComponents
import TokenRuntime

/// Actions of servers: those that a spec declares, and others, whose parameters are any JSON.
extension DocumentReader.Walk {
  mutating func visitAction(_ node: NodeID) {
    guard isWithinDepth(node, of: "Action") else { return }
    guard tape.kind(node) == .object else {
      return report("is not an object", at: node, of: "Action")
    }
    let outer = reading.field
    defer { reading.field = outer }
    let object = SentObject(node, of: tape)
    let type = object["type"]?.value
    if let type, let text = tape.stringValue(type) {
      let action = reader.actions[text]
      note(.actionTypes, text, type, of: action)
      count(text)
      if let action { return visitParameters(object["parameters"]?.value, at: node, as: action) }
      if !reader.actions.isEmpty {
        // The app reads it as one that a spec declares first.
        count(text)
        countElement()
        within("type") {
          $0.warn(
            .undeclaredAction,
            "no spec declares the action '\(text)'"
              + Suggestion.phrase(for: text, among: $0.reader.actions.keys.sorted()), at: type)
        }
      }
    }
    reading.field.name = "Action.type"
    within("type") { walk in
      guard let type else { return walk.report("is missing", at: node) }
      _ = walk.text(type)
    }
    guard let parameters = object["parameters"]?.value else { return }
    reading.field.name = "Action.parameters"
    within("parameters") { walk in
      switch walk.tape.kind(parameters) {
      case .object: walk.visitMembers(of: parameters)
      case .null: break
      default:
        let isBroken = walk.tape.brokenKind(parameters) == .object
        walk.report(isBroken ? ContentLimits.brokenReason : "is not an object", at: parameters)
      }
    }
    search(parameters, isIgnored: true)
  }

  private mutating func visitParameters(_ value: NodeID?, at node: NodeID, as action: Int) {
    let isNeeded = reader.components[action].hasRequiredField
    reading.field.name = "Action.parameters"
    within("parameters") { walk in
      switch value {
      case let value? where isNeeded || walk.tape.kind(value) != .null:
        // What its parameters hold is not part of the component.
        walk.content(of: value, as: action) {
          $0.visitFields(of: value, as: action, hasType: false)
        }
      case nil where isNeeded: walk.report("is missing", at: node)
      default: break
      }
    }
  }

  private mutating func visitMembers(of node: NodeID) {
    for member in SentObject(node, of: tape).members {
      within(member.name) { $0.visitValue(member.value) }
    }
  }

  mutating func visitValue(_ node: NodeID) {
    let outer = reading.field.name
    defer { reading.field.name = outer }
    reading.field.name = "Value"
    guard isWithinDepth(node) else { return }
    switch tape.kind(node) {
    case .object: visitMembers(of: node)
    case .array: visitElements(of: node) { $0.visitValue($1) }
    case .string: count(tape.string(node))
    case .number where !isNumber(node):
      report("is not a number", at: node)
    case .invalid:
      let isNumber = tape.brokenKind(node) == .number
      report(isNumber ? "is not a number" : ContentLimits.brokenReason, at: node)
    default: break
    }
  }
}
