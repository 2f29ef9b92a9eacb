import TestSupport
import Testing

@testable import TokenCompiler

/// Letters with more marks than any script has, whose comparison takes the square of their number.
@Suite("Stacked marks") struct StackedMarksTests {
  private static func letter(_ count: Int) -> String {
    "a" + (0..<count).map { $0 % 2 == 0 ? "\u{301}" : "\u{323}" }.joined()
  }

  @Test("31 marks on a letter are too many, wherever they stand")
  func limit() {
    for (count, areTooMany) in [(0, false), (30, false), (31, true), (200_000, true)] {
      #expect(StackedMarks.areTooMany(in: Self.letter(count).utf8) == areTooMany)
      #expect(StackedMarks.areTooMany(in: ("b" + Self.letter(count) + "c").utf8) == areTooMany)
    }
    // Marks of several letters don't add up.
    #expect(!StackedMarks.areTooMany(in: String(repeating: Self.letter(30), count: 50).utf8))
  }

  @Test("a file with such a name or text is refused at that place")
  func refused() {
    let message = "a letter has more than 30 marks, which no script has; remove them"
    let escaped = "a" + String(repeating: "\\u0301", count: 31)
    for text in [Self.letter(100_000), escaped] {
      expectDiagnostics(
        in: #"{ "group": { 1️⃣"\#(text)": { "$type": "number", "$value": 1 } } }"#,
        [.error(at: "1️⃣", message, id: "invalid-json")])
      expectDiagnostics(
        in: #"{ "a": { "$type": "number", "$value": 1, "$description": 1️⃣"\#(text)" } }"#,
        [.error(at: "1️⃣", message, id: "invalid-json")])
    }
  }
}
