/// Strings each with one meaning among them: of a top-level group, or of one part of a component.
package struct WireGroup: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case tokens = "names"
    case components
    case brands
  }

  package var kind: Kind
  /// For example `color`, or `ButtonView.Size`.
  var name: String

  package static func tokens(_ group: String) -> WireGroup { WireGroup(kind: .tokens, name: group) }

  package static func brands(_ modifier: String) -> WireGroup {
    WireGroup(kind: .brands, name: modifier)
  }

  /// The strings that servers send as the `type` of components.
  package static let componentTypes = WireGroup(kind: .components, name: "type")

  /// The strings that servers send as the `type` of actions that specs declare.
  package static let actionTypes = WireGroup(kind: .components, name: "action")

  /// An enum of a component, `Style` or `Content`: the keys of its object.
  package static func component(_ component: String, _ part: String) -> WireGroup {
    WireGroup(kind: .components, name: "\(component).\(part)")
  }

  /// The top-level group whose tokens have the strings; `nil` for what belongs to components.
  package var tokenGroup: String? { kind == .tokens ? name : nil }

  package static let contentPart = "Content"
  /// The part of the variants' names.
  package static let stylePart = "Style"

  /// The part of the forms of a component's object; no enum has a name in small letters.
  package static let formPart = "server"

  /// The component's part of the name, for example `ButtonView`; `nil` for what belongs to none.
  var component: Substring? {
    guard kind == .components, let dot = name.lastIndex(of: ".") else { return nil }
    return name[..<dot]
  }

  /// The part of the component that has it, for example `Size`; `nil` for what belongs to none.
  package var part: String? { component.map { String(name.dropFirst($0.count + 1)) } }

  /// The same part of another component.
  package func moved(to component: String) -> WireGroup {
    part.map { .component(component, $0) } ?? self
  }

  /// A Boolean value that indicates whether it has the forms of a component, which are not names.
  var isForm: Bool { part == Self.formPart }

  var isContent: Bool { part == Self.contentPart }

  /// How people write the group: `color`, `components.ButtonView.Size`.
  package var path: String { kind == .tokens ? name : "\(kind.rawValue).\(name)" }
}
