import Testing

@testable import TokenCompiler

/// Names of other scripts than Latin, as a set of tokens has them.
@Suite("Names in Swift of every script") struct SwiftNameTests {
  @Test(
    "a word that is not ASCII is capitalized as a whole",
    arguments: [
      (["übung", "größe"], "ÜbungGröße", "übungGröße"), (["цвет", "фона"], "ЦветФона", "цветФона"),
      (["ǆ", "ǆǆ"], "ǅǅǆ", "ǆǅǆ"), (["色", "背景"], "色背景", "色背景"),
    ])
  func capitalized(_ words: [String], _ type: String, _ member: String) {
    #expect(SwiftName.pascalCase(words) == type)
    #expect(SwiftName.camelCase(words) == member)
  }

  @Test("no name begins with a mark that joins what is before it, and letters around such do")
  func heads() {
    // The ranges of the grammar: The Swift Programming Language, Lexical Structure, identifier-head.
    for range in [
      0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF,
    ] as [ClosedRange<UInt32>] {
      for mark in range.compactMap(Unicode.Scalar.init) where SwiftName.isHead(mark) {
        Issue.record("U+\(String(mark.value, radix: 16)) begins a name")
      }
    }
    for value in [0x2FF, 0x370, 0x1DBF, 0x1E00, 0xFE30, 0xFE10] as [UInt32] {
      #expect(Unicode.Scalar(value).map(SwiftName.isHead) == true, "\(value)")
    }
  }
}
