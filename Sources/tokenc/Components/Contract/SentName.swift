import TokenCompiler

/// A name that a server sends in a document: of a component, a field, a case, a token or an action.
package struct SentName: Sendable {
  /// Among which names it has its meaning.
  package let group: WireGroup
  package let text: String
  package let range: SourceRange
  /// The object that it is a key of; `nil` for a value.
  package let object: NodeID?
  /// The component whose name or part it is, by its index; `nil` for a name that no spec has.
  package let component: Int?
  /// The member that holds the name of a component.
  package let typeKey: String?
  /// A Boolean value that indicates whether it stands in a member that no field has.
  package let isIgnored: Bool

  package init(
    _ group: WireGroup, _ text: String, at range: SourceRange, in object: NodeID?,
    of component: Int?, typeKey: String?, isIgnored: Bool
  ) {
    self.group = group
    self.text = text
    self.range = range
    self.object = object
    self.component = component
    self.typeKey = typeKey
    self.isIgnored = isIgnored
  }
}
