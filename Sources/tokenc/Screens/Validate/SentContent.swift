import TokenCompiler

/// A component of a document as the generated `Content` decodes it: what is left of the JSON when
/// faults took away what they take away.
///
/// For example, `/children/1` of `{ "type": "Stack", "children": [{ … }, { "type": "Text" }] }`.
package struct SentContent: Sendable {
  /// The component's index among the validator's.
  package var component: Int
  /// The object with the component's fields.
  package var node: NodeID
  /// The names and indices from the document's root to the object.
  package var path: [String]
  /// The indices of fields whose value does not parse, so that another stands for it.
  package var faultyFields: [Int] = []
  /// The components in its fields, in the order of the text.
  package var children: [Child] = []

  package struct Child: Sendable {
    /// The index of the field that holds it, perhaps in a list.
    package var field: Int
    package var content: SentContent
  }

  /// The object's place in the document (RFC 6901), or `the document`.
  package var pointer: String { String(ContentValidator.pointer(path).dropLast()) }
}

/// What a validator makes of a document.
package struct ReadDocument: Sendable {
  /// What is wrong, in the order of the text.
  package var findings: [Diagnostic] = []
  /// The outermost components that decode, in the order of the text.
  package var contents: [SentContent] = []
}
