import TestSupport
import Testing

@testable import TokenCompiler

/// Patterns of token paths against a slow reading of what they mean.
@Suite("Patterns of paths") struct PathPatternTests {
  /// `**` stands for any number of names, `*` for any characters of one.
  private func matches(_ names: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return (0...names.count).contains { matches(names.dropFirst($0), rest) }
    }
    guard let name = names.first else { return false }
    return isName(name, like: first) && matches(names.dropFirst(), rest)
  }

  private func isName(_ name: Substring, like pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return (0...name.count).contains { isName(name.dropFirst($0), like: pattern.dropFirst()) }
    }
    return name.first == first && isName(name.dropFirst(), like: pattern.dropFirst())
  }

  @Test("random patterns mean what they say") func random() throws {
    var chance = Effort.chance
    var matching = 0
    for _ in 0..<Effort.rounds(100_000, short: 5_000) {
      let pattern = (0..<Int.random(in: 1...5, using: &chance)).map { _ in
        ["**", "*", "a", "b", "a*", "*b"].randomElement(using: &chance) ?? "a"
      }.joined(separator: ".")
      let path = (0..<Int.random(in: 1...5, using: &chance)).map { _ in
        ["a", "b", "ab", "ba"].randomElement(using: &chance) ?? "a"
      }.joined(separator: ".")
      let expected = matches(path.split(separator: ".")[...], pattern.split(separator: ".")[...])
      try #require(PathPattern(pattern)?.matches(path) == expected, "\(pattern) \(path)")
      matching += expected ? 1 : 0
    }
    #expect(matching > 500)
  }

  @Test("many asterisks don't multiply") func cost() {
    let pattern = String(repeating: "**.a.", count: 40) + "b"
    let path = (0..<200).map { _ in "a" }.joined(separator: ".")
    #expect(PathPattern(pattern)?.matches(path) == false)
    #expect(PathPattern(pattern)?.matches(path + ".b") == true)
  }
}
