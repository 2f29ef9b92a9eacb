import Foundation
import Testing

@Suite("The example with one brand") struct OneBrandTests {
  /// `swift run tokenc tokens/ --brand alfa` leaves nothing else to name, on no platform.
  @Test("tests name no brand of it but alfa") func tests() throws {
    let themes = ProjectFolder.url.appendingPathComponent("tokens/theme").path
    let brands = try FileManager.default.contentsOfDirectory(atPath: themes)
    #expect(brands.contains("x5"))
    let folders = ["AppearanceTests", "ComponentTests", "DesignTokensTests"]
    for file in folders.flatMap({ ProjectFolder.swiftFiles(below: "Tests/" + $0) }) {
      let words = try ProjectFolder.text(of: file).split {
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
