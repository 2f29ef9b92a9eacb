/// The names nearest to one that is unknown, for “did you mean”.
package enum Suggestion {
  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// For many questions about the same names, keep a ``SpellingIndex`` and ask that.
  package static func nearest(
    to name: String, among names: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    SpellingIndex(names).nearest(to: name, limit: limit)
  }

  /// Answers `; did you mean 'blue'?` for the nearest name, or nothing when none is near.
  package static func phrase(for name: String, among names: some Sequence<String>) -> String {
    SpellingIndex(names).phrase(for: name)
  }

  /// Answers what ``phrase(for:among:)`` does, and `; ` with another remedy when no name is near; nothing
  /// when there are no names.
  static func phrase(
    for name: String, among names: some Collection<String>, otherwise remedy: String
  ) -> String {
    if names.isEmpty { return "" }
    let phrase = phrase(for: name, among: names)
    return phrase.isEmpty ? "; \(remedy)" : phrase
  }
}
