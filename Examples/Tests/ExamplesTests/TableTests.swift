import DesignTokens
import ExampleSupport
import Foundation
import Testing

@testable import Agent
@testable import BalanceWidget
@testable import Bank
@testable import Cards
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

  @Test("a card with a table of three columns") func card() throws {
    try check(Cards.card(try published("adaptive-cards/FlightItinerary.json")), "card")
  }

  @Test("an agent's list of what is in its data") func agent() throws {
    try check(Agent.screen(try published("a2ui/34_child-list-template.json")), "agent")
  }

  @Test("a widget in the theme that the app chose") func widget() throws {
    let container = FileManager.default.temporaryDirectory
      .appendingPathComponent("balance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: container) }
    try check(BalanceWidget.balances(in: container), "balance-widget")
  }

  @Test(
    "of published cards and screens of agents nothing is left out",
    arguments: ["adaptive-cards", "a2ui"])
  func complete(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Foundation.URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tests/Fixtures/documents/\(folder)").path)
    let documents = names.filter { $0.hasSuffix(".json") }
    #expect(documents.count == (folder == "a2ui" ? 18 : 12))
    for name in documents {
      let json = try published("\(folder)/\(name)")
      let text = folder == "a2ui" ? Agent.screen(json) : Cards.card(json)
      #expect(!text.contains("not shown as sent") && !text.contains("no screen"), "\(name)")
    }
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
