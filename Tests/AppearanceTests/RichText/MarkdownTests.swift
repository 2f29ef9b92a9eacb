import AppearanceRuntime
import Foundation
import Testing

@Suite("Markdown of servers") struct MarkdownTests {
  private typealias Run = RichText.Run

  private static let texts: [(markdown: String, runs: [RichText.Run])] = [
    ("plain", [.init("plain")]),
    ("a **b** c", [.init("a "), .init("b", traits: .bold), .init(" c")]),
    ("*a* _b_", [.init("a", traits: .italic), .init(" "), .init("b", traits: .italic)]),
    ("***a***", [.init("a", traits: [.bold, .italic])]),
    (
      "**a *b* c**",
      [
        .init("a ", traits: .bold), .init("b", traits: [.bold, .italic]),
        .init(" c", traits: .bold),
      ]
    ),
    ("~~a~~ ~b~", [.init("a", traits: .struckThrough), .init(" ~b~")]),
    ("`a*b*`", [.init("a*b*", traits: .code)]),
    ("snake_case_name", [.init("snake_case_name")]),
    ("2 * 3 * 4", [.init("2 * 3 * 4")]),
    ("a ** b", [.init("a ** b")]),
    ("**a", [.init("**a")]),
    ("a\\*b\\*", [.init("a*b*")]),
    ("# Title\n\nText", [.init("Title", traits: .bold), .init("\nText")]),
    ("- a\n- b", [.init("• a\n• b")]),
    ("a\n\n\nb", [.init("a\nb")]),
    ("[a](b c) [x]", [.init("[a](b c) [x]")]),
    ("*a\nb*", [.init("*a\nb*")]),
    // Signs with marks on them are other characters, such as those of keys in emoji.
    ("*\u{FE0F}\u{20E3} a *b*", [.init("*\u{FE0F}\u{20E3} a "), .init("b", traits: .italic)]),
    ("#\u{FE0F}\u{20E3} a", [.init("#\u{FE0F}\u{20E3} a")]),
    ("é_a_ _é_", [.init("é_a_ "), .init("é", traits: .italic)]),
    ("a\r\n\u{2028}b\u{85}c", [.init("a\nb\nc")]),
    ("[a](https://b.example/\u{A0})", [.init("[a](https://b.example/\u{A0})")]),
  ]

  @Test("has its runs", arguments: texts.indices) func runs(index: Int) {
    let (markdown, runs) = Self.texts[index]
    #expect(RichText(markdown: markdown) == RichText(runs), "\(markdown)")
  }

  @Test("links lead where the app lets them") func links() {
    let text = RichText(markdown: "See [the **terms**](https://acme.example/terms).")
    #expect(text.text == "See the terms.")
    #expect(
      text.runs.map { $0.link?.rawValue } == [
        nil, "https://acme.example/terms", "https://acme.example/terms", nil,
      ])
    var faults: [ContentError] = []
    let refused = RichText(markdown: "[a](javascript:alert)") { faults.append($0) }
    #expect(refused.text == "a")
    #expect(refused.runs.allSatisfy { $0.link == nil })
    #expect(faults.count == 1)
  }

  @Test("a long text of signs takes time linear in its length") func hostile() {
    for sign in ["*", "_", "[", "](", "[](", "`", "**a ", "\\", "# ", "# a\n"] {
      let text = String(repeating: sign, count: 60_000)
      #expect(!RichText(markdown: text).text.isEmpty)
    }
  }

  @Test("a text has a number of signs, and a document as many as elements") func manySigns() throws
  {
    let markdown = String(repeating: "*a* b ", count: 10_000)
    let text = RichText(markdown: markdown)
    #expect(text.runs.count == 10_000)
    #expect(text.text.hasSuffix(" *a* b "))
    let html = String(repeating: "<i>a</i> b ", count: 10_001)
    #expect(RichText(html: html).runs.count == 20_000)

    func decode(_ count: Int, _ elements: Int) throws -> ContentDocument<[ContentMarkdown]> {
      let decoder = JSONDecoder()
      decoder.userInfo[.contentBudget] = ContentBudget(elements: elements)
      let texts = [String](repeating: "*a*", count: count)
      return try decoder.decode(
        ContentDocument<[ContentMarkdown]>.self, from: JSONEncoder().encode(texts))
    }
    #expect(throws: Never.self) { try decode(50, 100) }
    #expect(throws: ContentError.self) { try decode(51, 100) }
  }
}
