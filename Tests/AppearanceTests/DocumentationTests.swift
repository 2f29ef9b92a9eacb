import Foundation
import Testing

@Suite("The page about Appearance") struct DocumentationTests {
  @Test("it has a row for each property of each element", arguments: ElementSample.all)
  func rows(sample: ElementSample) throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DesignTokens/DesignTokens.docc/Appearance.md"),
      encoding: .utf8)
    let heading = "### \(sample.testDescription)\n"
    let section = try #require(page.components(separatedBy: heading).dropFirst().first)
      .components(separatedBy: "\n### ")[0]
    let rows = section.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }
    #expect(rows == sample.declaredProperties)
  }
}
