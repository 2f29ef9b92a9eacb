import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Folders by chance in the shapes that teams give them: each token has in each context what its author meant, or the
/// import asks.
@Suite("Folders by chance") struct FolderPropertyTests {
  @Test("have the values that were meant in each context, or are refused") func values() throws {
    var refused: [RandomFolders.Shape: Int] = [:]
    for seed in 0..<UInt64(Effort.rounds(2000, short: 80)) {
      let made = RandomFolders(seed: seed)
      let label =
        "\(seed) \(made.shape)\n" + made.files.map { "\($0): \($1)" }.joined(separator: "\n")
      let sample = try FolderSample(made.files, isSilent: false)
      if made.isQuestion {
        try #require(sample.isRefused, "is not asked: \(label)")
        continue
      }
      guard !sample.isRefused else {
        refused[made.shape, default: 0] += 1
        continue
      }
      for context in made.contexts {
        let choices = Self.choices(of: context.words, among: sample.result.modifiers)
        try #require(choices != nil, "\(context.words) in \(sample.result.modifiers)\n\(label)")
        let found = sample.tokens(choosing: choices ?? [])
        for (path, value) in context.values {
          let shown = found[path]?.split(separator: " ").last.map(String.init)
          try #require(
            shown == value,
            "\(path) in \(context.words): \(shown ?? "none"), not \(value)\n\(label)")
        }
      }
    }
    // What can be known is not asked.
    #expect(refused == [:])
  }

  /// The contexts whose names together have these words and no others; `nil` where none have.
  private static func choices(
    of words: [String], among modifiers: [(name: String, contexts: [String])]
  ) -> [String]? {
    var rest = Set(words)
    let neutral: Set = ["light", "default", "base", "normal", "theme", "color"]
    let choices = modifiers.map { modifier -> String in
      let ranked = modifier.contexts.map { context -> (context: String, weight: Int) in
        let names = Set(context.lowercased().split { !$0.isLetter }.map(String.init))
        let strange = names.subtracting(words).subtracting(neutral)
        return (context, names.intersection(words).count - strange.count * 4)
      }
      let best = ranked.reduce(ranked[0]) { $1.weight > $0.weight ? $1 : $0 }
      rest.subtract(best.context.lowercased().split { !$0.isLetter }.map(String.init))
      return "\(modifier.name)=\(best.context)"
    }
    return rest.subtracting(neutral).isEmpty ? choices : nil
  }
}
