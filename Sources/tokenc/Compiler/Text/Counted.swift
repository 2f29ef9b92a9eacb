/// A number with its noun: `1 token`, `3 tokens`.
///
/// - Parameter plural: the noun for other numbers than 1, when it isn't the noun with an `s`.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension Sequence<String> {
  /// The texts in quotes, for messages: `'a', 'b'`.
  package var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
