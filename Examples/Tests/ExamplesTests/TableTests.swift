import DesignTokens
import ExampleSupport
import Foundation
import Testing

@testable import Agent
@testable import BalanceWidget
@testable import Bank
@testable import Cards
@testable import Chat
@testable import Divs
@testable import Editor
@testable import Flex
@testable import Friends
@testable import Nodes
@testable import Portable
@testable import Prose
@testable import Slack
@testable import Styles
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

  @Test("a bubble with a picture in a ratio") func bubble() throws {
    try check(Flex.bubble(try published("line-flex/cafe.json")), "bubble")
  }

  @Test("an article of runs and links") func prose() throws {
    try check(Prose.prose(try published("contentful/guide.json")), "prose")
  }

  @Test("bare elements in the styles that a server names, in two brands") func styles() throws {
    let transfer = try published("named-styles/transfer.json")
    try check(KitTheme.allCases.map { Styles.page(transfer, in: $0) }.joined(), "styles")
  }

  /// A folder of documents, and what an example makes of one of them.
  struct System: CustomTestStringConvertible {
    let folder: String
    let count: Int
    let report: @Sendable (String) -> String

    var testDescription: String { folder }
  }

  static let systems = [
    System(folder: "adaptive-cards", count: 12, report: Cards.card),
    System(folder: "a2ui", count: 18, report: Agent.screen),
    System(folder: "google-chat", count: 3, report: Chat.message),
    System(folder: "line-flex", count: 4, report: Flex.bubble),
    System(folder: "contentful", count: 3, report: Prose.prose),
    System(folder: "divkit", count: 1, report: Divs.blocks),
    System(folder: "slack", count: 5, report: Slack.post),
    System(folder: "json-render", count: 2, report: Nodes.nodes),
    System(folder: "portable-text", count: 1, report: Portable.portable),
    System(folder: "named-styles", count: 1, report: { Styles.page($0) }),
  ]

  @Test("of published documents nothing is left out", arguments: systems)
  func complete(_ system: System) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Foundation.URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tests/Fixtures/documents/\(system.folder)").path)
    let documents = names.filter { $0.hasSuffix(".json") }
    #expect(documents.count == system.count)
    for name in documents {
      let text = system.report(try published("\(system.folder)/\(name)"))
      #expect(!text.contains("not shown as sent") && !text.contains("no screen"), "\(name) \(text)")
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
