/// One context for each modifier, in resolution order.
package struct ResolverInput: Hashable, Sendable {
  package struct Choice: Hashable, Sendable {
    package var modifier: String
    package var context: String
  }

  package var choices: [Choice]

  package subscript(modifier: String) -> String? {
    choices.first { $0.modifier.isSameName(as: modifier) }?.context
  }

  /// The choices as people write them, for example `brand=alfa, scheme=dark`.
  var text: String { choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ") }
}
