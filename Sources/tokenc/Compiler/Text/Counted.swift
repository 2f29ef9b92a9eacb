/// A number with its noun, whose plural takes an `s` unless stated: `1 token`, `3 tokens`.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// The same, with `no tokens` for none.
package func countedOrNone(_ count: Int, _ noun: String) -> String {
  count == 0 ? "no \(noun)s" : counted(count, noun)
}

extension Collection<String> {
  /// The first of many: `a, b, c and 2 more`.
  package func listed(atMost most: Int = 3) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

extension Sequence<String> {
  /// The texts in quotes, for messages: `'a', 'b'`.
  package var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
