/// A property of a component's `Content`, and where the server's JSON holds it.
package struct FieldSpec: Sendable {
  /// The Swift name.
  package var name: String
  /// The member of the server's object; without meaning for a callback.
  package var key: String
  package var type: FieldType
  /// Whether the server may leave it out, or send null.
  package var isOptional: Bool
  /// What stands for a member that the server leaves out.
  package var fallback: FieldDefault?
  package var description: String?
  /// Where the spec names it, or the component or group that its type names.
  var range: SourceRange
}

/// What a content field holds.
package indirect enum FieldType: Hashable, Sendable {
  case text
  /// The name of an icon.
  case icon
  /// An absolute address.
  case url
  case flag, number, integer
  /// What the server wants to happen.
  case action
  /// What the app does; the server knows nothing of it.
  case callback
  /// Any component, told apart by its `type`.
  case element
  /// One of the component's own choices, or `Style`.
  case choice(String)
  /// A token of a top-level group.
  case token(group: String)
  case component(String)
  /// A lenient list keeps what parses and the faults of the rest.
  case list(FieldType, isLenient: Bool)

  /// The types that are one word of a spec.
  package static let plain: [String: FieldType] = [
    "text": .text, "icon": .icon, "url": .url, "flag": .flag, "number": .number,
    "integer": .integer, "action": .action, "callback": .callback, "element": .element,
  ]

  /// The members of a spec that only one type has; the first of a type is what it needs.
  static let ownedMembers: [(member: String, type: String)] = [
    ("enum", "choice"), ("group", "token"), ("component", "component"), ("of", "list"),
    ("lenient", "list"),
  ]

  /// The words of a spec.
  static let words = [
    "text", "icon", "url", "flag", "number", "integer", "action", "callback", "element", "choice",
    "token", "component", "list",
  ]

  /// The component that it holds by name, in a list or not.
  var component: String? {
    switch self {
    case .component(let name): name
    case .list(let type, _): type.component
    default: nil
    }
  }
}

/// The value of a field that the server leaves out.
package enum FieldDefault: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  /// A case of a choice.
  case word(String)
}
