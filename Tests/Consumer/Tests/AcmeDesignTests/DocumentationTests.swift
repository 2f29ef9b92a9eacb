import Foundation
import Testing

@Suite("The pages about appearances and themes") struct DocumentationTests {
  @Test("it shows the payment screen as it is built, in at most 30 lines") func screen() throws {
    let lines = try sourceLines("PaymentScreen.swift")
    #expect(try page.contains(block(lines)))
    #expect(lines.count <= 30)
  }

  @Test("it shows the page with a redesigned part as it is built") func redesignedPart() throws {
    #expect(try page.contains(block(try sourceLines("RedesignedPart.swift"))))
  }

  /// Objective-C's attributes are left out of the source, since Linux's compiler refuses them.
  @Test("it shows the wrapper for Objective-C as it is built, with its attributes")
  func objectiveC() throws {
    let shown = try page.replacing("@objc(ACMLooks) ", with: "").replacing("@objc ", with: "")
    #expect(shown.contains(block(try sourceLines("LooksForObjectiveC.swift"))))
    for attribute in ["@objc(ACMLooks) @MainActor public final class", "@objc public init?"] {
      #expect(try page.contains(attribute))
    }
  }

  private var package: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The text of both pages.
  private var page: String {
    get throws {
      try ["Appearance", "Themes"].map { name in
        try String(
          contentsOf: package.appendingPathComponent(
            "../../Sources/DesignTokens/DesignTokens.docc/\(name).md"),
          encoding: .utf8)
      }.joined(separator: "\n")
    }
  }

  /// The lines of a source without the condition around them and the indentation that it brings.
  private func sourceLines(_ name: String) throws -> [String] {
    let source = try String(
      contentsOf: package.appendingPathComponent("Sources/AcmeDesign/\(name)"), encoding: .utf8)
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2).map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
  }

  private func block(_ lines: [String]) -> String {
    "```swift\n" + lines.joined(separator: "\n") + "\n```"
  }
}
