import Foundation
import TestSupport
import Testing

@Suite("The example with one brand") struct OneBrandTests {
  /// `swift run tokenc tokens/ --brand alfa` leaves nothing else to name, on no platform.
  @Test("tests that are compiled with it name no brand but alfa") func tests() throws {
    let themes = ProjectFolder.url.appendingPathComponent("tokens/theme").path
    let brands = try FileManager.default.contentsOfDirectory(atPath: themes)
    #expect(brands.contains("x5"))
    for file in ProjectFolder.swiftFiles(below: "Tests") where file.contains("Tests/") {
      let text = try ProjectFolder.text(of: file)
      guard text.contains("import DesignTokens\n") || text.contains("import Appearance\n") else {
        continue
      }
      let words = text.split {
        !($0.isLetter || $0.isNumber || $0 == ".")
      }
      let named = words.filter { word in
        let members = word.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        return members.contains { brands.contains(String($0)) }
      }
      #expect(named == [], "\(file)")
    }
  }
}
