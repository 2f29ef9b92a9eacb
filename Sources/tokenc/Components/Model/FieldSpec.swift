import TokenCompiler
import TokenRuntime

/// A property of a component's `Content`, and where the server's JSON holds it.
package struct FieldSpec: Sendable {
  package var name: String
  /// The member of the server's object; without meaning for a callback.
  package var key: String
  package var type: FieldType
  /// A Boolean value that indicates whether the server may leave it out, or send null.
  package var isOptional: Bool
  /// Other members that mean the same; of all, the first that is there counts.
  package var otherKeys: [String]
  /// The value for a member that the server leaves out.
  package var fallback: FieldDefault?
  package var onFault: FaultOutcome
  /// The value in place of such a one, where it is not that for a missing one.
  package var substitute: FieldDefault?
  /// The samples that pages show in it; the first before the others.
  package var samples: [FieldSample]
  /// The element on which the components in it stand, for contrast.
  package var background: String?
  package var description: String?
  /// Where the spec names it, or the component or group that its type names.
  var range: SourceRange
  var nameRange: SourceRange

  /// The fields after it that have the same member, each with the values of its type; it has all others.
  package var sharers: [String] = []
  /// A Boolean value that indicates whether it is one of these.
  package var isSharer = false

  package var isRequired: Bool { !isOptional && fallback == nil }

  /// The members of the server's object, the first first.
  package var keys: [String] { [key] + otherKeys }
}

package indirect enum FieldType: Equatable, Sendable {
  case text
  /// A text with small HTML, which makes parts of it bold, links and so on.
  case richText
  /// A text in Markdown.
  case markdown
  case icon
  /// An absolute address.
  case url
  /// The name of an image, or its absolute address.
  case image
  case flag, number, integer
  /// A point in time as text.
  case date
  /// A point in time as a number since 1970.
  case seconds
  case milliseconds
  /// An exact decimal.
  case decimal
  /// A number as text: a length such as `16px`, a ratio such as `16:9`, or a percentage.
  case written(WrittenNumber)
  /// A color by its digits, such as `#2E7D32`.
  case color(ColorSyntax)
  /// Any value of JSON, which the app reads.
  case json
  /// An action that the server asks for.
  case action
  /// A closure of the app; the server knows nothing of it.
  case callback
  /// Any component, known by its `type`.
  case element
  /// One of the component's own choices, or `Style`.
  case choice(String)
  case token(group: String)
  case component(String)
  /// A lenient list keeps what parses and the faults of the rest.
  case list(FieldType, isLenient: Bool)

  /// The types that are one word of a spec.
  package static let plain: [String: FieldType] = [
    "text": .text, "richText": .richText, "markdown": .markdown, "icon": .icon, "image": .image,
    "url": .url,
    "flag": .flag, "number": .number,
    "integer": .integer, "date": .date, "seconds": .seconds, "milliseconds": .milliseconds,
    "decimal": .decimal, "points": .written(.points), "ratio": .written(.ratio),
    "percent": .written(.percent),
    "json": .json, "action": .action, "callback": .callback, "element": .element,
  ]

  /// The members of a spec that only one type has; the first of a type is what it needs.
  static let ownedMembers: [(member: String, type: String)] = [
    ("enum", "choice"), ("group", "token"), ("component", "component"), ("of", "list"),
    ("lenient", "list"), ("form", "color"),
  ]

  static let words = [
    "text", "richText", "markdown", "icon", "image", "url", "flag", "number", "integer", "date",
    "seconds",
    "milliseconds",
    "decimal", "points", "ratio", "percent", "color", "json", "action", "callback", "element",
    "choice", "token",
    "component", "list",
  ]

  /// A Boolean value that indicates whether its values are texts, numbers or flags.
  package var isOneValue: Bool {
    switch self {
    case .json, .action, .callback, .element, .component, .list: false
    default: true
    }
  }

  package var element: FieldType? {
    if case .list(let element, _) = self { element } else { nil }
  }

  package var words: String {
    switch self {
    case .text: "a text"
    case .richText: "a rich text"
    case .markdown: "a text in Markdown"
    case .icon: "the name of an icon"
    case .url: "an address"
    case .image: "the name or address of an image"
    case .flag: "a flag"
    case .number: "a number"
    case .integer: "an integer"
    case .date, .seconds, .milliseconds: "a date"
    case .decimal: "a decimal number"
    case .written(.points): "a length as text"
    case .written(.ratio): "a ratio as text"
    case .written(.percent): "a percentage as text"
    case .color: "a color by its digits"
    case .json: "any JSON"
    case .action: "an action"
    case .callback: "a callback"
    case .element: "any component"
    case .choice(let name): "a case of '\(name)'"
    case .token(let group): "a token of '\(group)'"
    case .component(let name): "the content of a '\(name)'"
    case .list: "a list"
    }
  }

  /// The type of the values that it holds, in lists or not.
  package var leaf: FieldType { element?.leaf ?? self }

  package var holdsElements: Bool { leaf == .element }

  /// The component that it holds by name, in a list or not.
  package var component: String? {
    if case .component(let name) = leaf { name } else { nil }
  }

  var tokenGroup: String? {
    if case .token(let group) = leaf { group } else { nil }
  }
}

/// The value of a field that the server leaves out.
package indirect enum FieldDefault: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case word(String)
  case token(Alias)
  /// A list of simple values.
  case list([FieldDefault])
  /// A component that the server says nothing of.
  case empty
}
