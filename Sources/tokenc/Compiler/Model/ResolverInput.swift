/// One context for each modifier, in resolution order.
package struct ResolverInput: Hashable, Sendable {
  struct Choice: Hashable, Sendable {
    var modifier: String
    var context: String
  }

  var choices: [Choice]

  package subscript(modifier: String) -> String? {
    choices.first { $0.modifier.isSameName(as: modifier) }?.context
  }

  /// The choices as people write them, for example `brand=alfa, scheme=dark`.
  var text: String { choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", ") }
}
