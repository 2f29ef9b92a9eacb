import DesignTokens
import ExampleSupport
import Foundation
import Testing

@testable import Bank
@testable import Editor
@testable import Friends
@testable import ViewItems

/// What each example prints, against the files in `Expected`.
///
/// With the environment variable `RECORD_SNAPSHOTS` the files are written anew, and the run fails,
/// so that a person reads them.
@Suite("Tables of the examples") struct TableTests {
  @Test("the bank's screens") func bank() throws {
    try check(Bank.report(in: .alfa), "bank")
  }

  @Test("the bank's screens in another brand") func otherBrand() throws {
    try check(Bank.report(in: .x5), "bank-x5")
  }

  @Test("the editor's article") func editor() throws {
    try check(article(try published("editorjs.json")), "editor")
  }

  @Test("the typed view items") func viewItems() throws {
    try check(items(try published("view-items.json")), "view-items")
  }

  @Test("the friends list") func friends() throws {
    try check(Friends.friends(Friends.sample), "friends")
  }

  private func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Foundation.URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Expected/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); read it", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}
