import Appearance
import DesignTokens
import Foundation
import Testing

@testable import Bank
@testable import Editor
@testable import Friends
@testable import ViewItems

/// What becomes of documents that this client doesn't fully understand, and of configurations.
@Suite("Outcomes of the examples") struct OutcomeTests {
  @Test("an unknown component is left out and named; the others are shown")
  func unknownComponent() throws {
    let screen = try BankScreen(json: BankDocuments.unknownComponent, theme: .alfa)
    #expect(
      screen.faults == [
        "children[0].type: ComponentContent.type: ComponentType has no 'Hologram'"
      ])
    #expect(screen.table.rows.contains { $0.element == "root.0" })
  }

  @Test("of an unknown color only the color is lost, and it is named with the nearest")
  func unknownColor() throws {
    let screen = try BankScreen(json: BankDocuments.unknownColor, theme: .alfa)
    #expect(
      screen.faults == [
        "children[0].color: TextAtom.color: ColorToken has no 'text_primry'; "
          + "nearest: 'text_primary'"
      ])
  }

  @Test("a missing field is an error that names component and field")
  func missingField() {
    let error = #expect(throws: ContentError.self) {
      try BankScreen(json: BankDocuments.missingField, theme: .alfa)
    }
    #expect(error?.description == "DataView.dataContent: is missing")
    #expect(error?.path == "dataContent")
  }

  @Test("any element carries an action")
  func action() throws {
    let screen = try BankScreen(json: BankDocuments.layoutElement, theme: .alfa)
    guard case .layoutElement(let element) = screen.content else {
      Issue.record("\(screen.content)")
      return
    }
    #expect(
      element.action
        == ContentAction(type: "open_url", parameters: ["url": "bank://cards/4276"]))
  }

  @Test("F lies below and right of A by 5, and all eight have a place")
  func diamond() throws {
    let screen = try BankScreen(json: BankDocuments.diamond, theme: .alfa)
    guard case .constraintElement(let layout) = screen.content else {
      Issue.record("\(screen.content)")
      return
    }
    var solver = ConstraintSolver(layout)
    let frames = solver.solve()
    #expect(frames.count == 8)
    let first = try #require(frames["A"])
    #expect(
      frames["F"]
        == Frame(
          left: first.left + first.width + 5, top: first.top + first.height + 5, width: 20,
          height: 20))
  }

  @Test("bad blocks are named, and no other is lost")
  func badBlocks() throws {
    let screen = try EditorScreen(json: EditorScreen.sample, theme: .alfa)
    #expect(screen.document.blocks.elements.count == 13)
    #expect(
      screen.faults == [
        "blocks[6].data.level: Block.data: there is no header of level 7",
        "blocks[8].data: Block.data: lacks 'text'",
        "blocks[15]: EditorBlock: no block is registered for 'poll'; there are callout, delimiter, "
          + "header, image, linkTool, list, paragraph, raw",
      ])
  }

  @Test("without its registration the callout is one more unknown block")
  func unregistered() throws {
    let document = try JSONDecoder().decode(
      EditorDocument.self, from: Data(EditorScreen.sample.utf8))
    #expect(document.blocks.elements.count == 12)
    #expect(document.blocks.faults.map(\.path).contains("blocks[14]"))
  }

  @Test("a header has a style for each of six levels")
  func levels() {
    #expect(Set(HeaderBlock.Level.allCases.map(\.typography)).count == 6)
  }

  @Test("unknown and malformed items are named and do not blank the screen")
  func viewItems() throws {
    let screen = try ViewItemScreen(json: ViewItemScreen.sample)
    #expect(screen.items.elements.count == 4)
    #expect(
      screen.faults == [
        "items[1]: ViewItem: there is no view 'carousel'",
        "items[3].view_data.title: ViewItem.view_data: DataContent.title: is missing",
        "items[6].view_data.url: ViewItem.view_data: 'b.png' is not an absolute address",
      ])
  }

  @Test("a parent themes its rows, whenever it is configured")
  func friends() {
    var list = FriendListView()
    list.configure(with: DemoFriendListModel().rows)
    #expect(list.rows.count == 3)
    #expect(list.rows.allSatisfy { $0.config == nil })
    list.configure(with: .default(.alfa))
    #expect(list.rows.allSatisfy { $0.config == .default(.alfa) })
    list.configure(with: .panel(.alfa))
    #expect(
      list.rows.allSatisfy {
        $0.config?.row.surface[.normal].backgroundColor == Theme.alfa[.modalBgPrimary]
          && $0.config?.row.title == ListItem.Appearance.plain(.alfa).title
      })
  }

  @Test("a demo and a server's model show in the same view")
  func models() throws {
    let models: [any FriendListModel] = [
      DemoFriendListModel(), try ServerFriendListModel(json: ServerFriendListModel.sample),
    ]
    let titles = models.map { model in
      var list = FriendListView()
      list.configure(with: model.rows)
      return list.rows.compactMap { $0.model?.title }
    }
    #expect(titles == [["Ada", "Grace", "Barbara"], ["Lise", "Emmy"]])
  }
}
