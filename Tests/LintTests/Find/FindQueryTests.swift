import Testing

@testable import TokenCompiler
@testable import TokenLint

@Suite struct FindQueryTests {
  @Test("a query is told from its form")
  func forms() throws {
    func parse(_ text: String) throws -> FindQuery {
      try FindQuery.parse(text, pointsPerRem: 16)
    }
    #expect(try parse("15px") == .length(15))
    #expect(try parse(" 1.5rem ") == .length(24))
    #expect(try parse("-8") == .length(-8))
    #expect(try parse("color.text.info") == .token("color.text.info"))
    #expect(try parse("#fff") == .color(CSSColor.parse("#fff")))
    #expect(try parse("rgb(1 2 3)") == .color(CSSColor.parse("rgb(1 2 3)")))
    for (text, size, lineHeight, weight) in [
      ("17/22", 17.0, 22.0, nil), ("17px/22px semi-bold", 17, 22, 600),
      ("1rem/1.5rem 700", 16, 24, 700),
      ("12 bold", 12, nil, 700),
    ] as [(String, Double, Double?, Double?)] {
      guard case .textStyle(let style) = try parse(text) else {
        Issue.record("\(text) is not a text style")
        continue
      }
      #expect(style.size == size && style.lineHeight == lineHeight && style.weight == weight)
    }
    guard case .shadow(let layer) = try parse("0 2px 4px rgb(0 0 0 / 8%)") else {
      Issue.record("no shadow")
      return
    }
    #expect([layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.value) == [0, 2, 4, 0])
    #expect(layer.color.alpha == 0.08)
    #expect(throws: CSSColor.Fault.self) { try parse("#12") }
  }
}
