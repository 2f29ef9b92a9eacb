/// The names nearest to one that is unknown, for “did you mean”.
package enum Suggestion {
  /// Answers up to `limit` names that were probably meant, nearest first.
  ///
  /// For many questions about the same names, keep a ``SpellingIndex`` and ask that.
  package static func nearest(
    to name: String, among names: @autoclosure () -> some Sequence<String>, limit: Int = 1
  ) -> [String] {
    index(of: names)?.nearest(to: name, limit: limit) ?? []
  }

  /// Answers the word that was probably meant: another word for the same, or else the nearest.
  package static func word(for word: String, among words: [String]) -> String? {
    OtherWords.possibleWord(for: word, among: words) ?? nearest(to: word, among: words).first
  }

  /// Names prepared for one question, which costs several times as much as asking; `nil` if the run has asked
  /// for enough.
  private static func index(of names: () -> some Sequence<String>) -> SpellingIndex? {
    guard !SuggestionBudget.isSpent else { return nil }
    let index = SpellingIndex(names())
    SuggestionBudget.spend(4 * index.byteCount)
    return index
  }

  /// Answers `did you mean 'blue'?`, and the scalars that differ where both texts look alike: a letter
  /// with an accent may be one scalar or two.
  static func question(for name: String, _ nearest: String) -> String {
    let question = "did you mean '\(nearest)'"
    guard name == nearest, !name.utf8.elementsEqual(nearest.utf8) else { return question + "?" }
    let asked = Array(name.unicodeScalars)
    let meant = Array(nearest.unicodeScalars)
    let start = zip(asked, meant).prefix { $0 == $1 }.count
    let end = zip(asked.dropFirst(start).reversed(), meant.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    func code(_ scalars: [Unicode.Scalar]) -> String {
      scalars[start..<scalars.count - end].map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      }.joined(separator: " ")
    }
    return "\(question), with \(code(meant)) for \(code(asked))?"
  }

  /// Answers `; did you mean 'blue'?` for the nearest name, or nothing when none is near.
  package static func phrase(
    for name: String, among names: @autoclosure () -> some Sequence<String>
  ) -> String {
    index(of: names)?.phrase(for: name) ?? ""
  }

  /// Answers what ``phrase(for:among:)`` does, and `; ` with another remedy when no name is near; nothing
  /// when there are no names.
  static func phrase(
    for name: String, among names: some Collection<String>, otherwise remedy: String
  ) -> String {
    if names.isEmpty { return "" }
    if let word = OtherWords.possibleWord(for: name, among: Array(names)) {
      return "; \(question(for: name, word))"
    }
    let phrase = phrase(for: name, among: names)
    return phrase.isEmpty ? "; \(remedy)" : phrase
  }
}
