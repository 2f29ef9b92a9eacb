import Foundation
import Testing

@Suite("The stand-ins for UIKit and SwiftUI") struct ShimReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Shims")

  @Test("each of their declarations is listed beside Apple's", arguments: ["UIKit", "SwiftUI"])
  func listed(module: String) throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let listed = Set(readme.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) })
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(module), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      let declaration =
        /\b(?:public|open)[^\n]*?\b(?:class|struct|enum|protocol|func|var|let|typealias) `?([A-Za-z0-9_]+)/
      for match in source.matches(of: declaration) {
        let name = String(match.1)
        guard !name.lowercased().hasPrefix("shim"), name != "rawValue" else { continue }
        let isListed = listed.contains(name)
        #expect(isListed, "\(file.lastPathComponent) declares \(name)")
      }
    }
  }
}
