/// The names nearest to one that is unknown, for “did you mean”.
enum Suggestion {
  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// For many questions about the same names, keep a ``SpellingIndex`` and ask that.
  static func nearest(
    to name: String, among names: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    SpellingIndex(names).nearest(to: name, limit: limit)
  }

  /// Answers `; did you mean 'blue'?` for the nearest name, or nothing when none is near.
  static func phrase(for name: String, among names: some Sequence<String>) -> String {
    SpellingIndex(names).phrase(for: name)
  }
}
