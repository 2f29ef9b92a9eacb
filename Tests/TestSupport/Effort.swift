import Foundation

/// How far random and exhaustive tests go: a sample that has every kind, or all with `TOKENC_NIGHT`.
package enum Effort {
  package static let isWhole = ProcessInfo.processInfo.environment["TOKENC_NIGHT"] != nil

  /// The rounds of a test whose short form is the beginning of the whole.
  package static func rounds(_ whole: Int, short: Int) -> Int { isWhole ? whole : short }

  /// Other numbers each day in a whole run, and the same in every short one.
  package static var chance: SeededGenerator {
    SeededGenerator(seed: isWhole ? UInt64(Date().timeIntervalSince1970) / 86_400 : 1)
  }
}
