import TestSupport
import Testing

@testable import TokenCommands

@Suite("The changelog") struct ChangelogTests {
  @Test("its newest release is the version that the tool states, of the day in the manual")
  func version() throws {
    let releases = try ProjectFolder.text(of: "CHANGELOG.md").split(separator: "\n")
      .filter { $0.hasPrefix("## [") && !$0.hasPrefix("## [Unreleased]") }
    #expect(releases.first == "## [\(Tokenc.version)] - \(Tokenc.versionDate)")
  }
}
