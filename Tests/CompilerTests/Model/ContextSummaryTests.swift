import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Themes in messages") struct ContextSummaryTests {
  private static func input(_ brand: String, _ scheme: String, _ contrast: String) -> ResolverInput
  {
    ResolverInput(choices: [
      .init(modifier: "brand", context: brand), .init(modifier: "scheme", context: scheme),
      .init(modifier: "contrast", context: contrast),
    ])
  }

  /// Twelve themes: three brands, two schemes, two contrasts.
  private static let all = ["a", "b", "c"].flatMap { brand in
    ["light", "dark"].flatMap { scheme in
      ["normal", "high"].map { input(brand, scheme, $0) }
    }
  }

  @Test("name the contexts that explain them") func text() {
    let cases: [(text: String, isMeant: (ResolverInput) -> Bool)] = [
      ("", { _ in true }),
      ("scheme=dark", { $0["scheme"] == "dark" }),
      ("brand=b", { $0["brand"] == "b" }),
      ("brand=a and brand=c", { $0["brand"] != "b" }),
      ("brand=a and brand=c, scheme=dark", { $0["brand"] != "b" && $0["scheme"] == "dark" }),
      ("brand=b, scheme=dark, contrast=high", { $0 == Self.input("b", "dark", "high") }),
      (
        "brand=a; brand=b, scheme=dark",
        { $0["brand"] == "a" || $0["brand"] == "b" && $0["scheme"] == "dark" }
      ),
      (
        "scheme=light; scheme=dark, contrast=high",
        { $0["scheme"] == "light" || $0["contrast"] == "high" }
      ),
    ]
    for (text, isMeant) in cases {
      let summary = ContextSummary(of: Self.all.filter(isMeant), among: Self.all)
      #expect(summary.text == text)
      #expect(summary.isEverything == text.isEmpty)
    }
  }

  @Test("contexts alone are the names of themes") func contexts() {
    let dark = Self.all.filter { $0["scheme"] == "dark" && $0["brand"] != "b" }
    #expect(ContextSummary(of: dark, among: Self.all).contextText == "a and c dark")
  }

  @Test("are as many as somebody reads") func many() {
    let all = (0..<30).map { ResolverInput(choices: [.init(modifier: "brand", context: "b\($0)")]) }
    #expect(
      ContextSummary(of: Array(all.dropFirst()), among: all).text
        == "brand=b1 and brand=b2 and brand=b3 and 26 more")
  }

  @Test("are met by the themes that are meant and by no others") func exact() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let meant = Self.all.filter { _ in Bool.random(using: &random) }
      guard !meant.isEmpty else { continue }
      let terms = ContextSummary(of: meant, among: Self.all).terms
      let met = Self.all.filter { input in
        terms.contains { term in
          term.allSatisfy { $0.contexts.contains(input[$0.modifier] ?? "") }
        }
      }
      #expect(met == meant)
    }
  }
}
