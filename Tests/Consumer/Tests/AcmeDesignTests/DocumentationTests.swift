import Foundation
import Testing

@Suite("The page about Appearance") struct DocumentationTests {
  @Test("it shows the payment screen as it is built, in at most 30 lines") func screen() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: package.appendingPathComponent("Sources/AcmeDesign/PaymentScreen.swift"),
      encoding: .utf8)
    let page = try String(
      contentsOf: package.appendingPathComponent("../../Documentation/Appearance.md"),
      encoding: .utf8)
    // Without the condition around it and the indentation that it brings.
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2).map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
    let isShown = page.contains("```swift\n" + lines.joined(separator: "\n") + "\n```")
    #expect(isShown)
    #expect(lines.count <= 30)
  }
}
