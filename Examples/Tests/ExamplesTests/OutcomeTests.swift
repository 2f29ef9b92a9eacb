import Appearance
import AppearanceRuntime
import DesignTokens
import ExampleSupport
import Foundation
import Testing

@testable import Bank
@testable import Editor
@testable import Friends
@testable import ViewItems

/// What becomes of published files, and of documents that this client doesn't fully understand.
@Suite("Outcomes of the examples") struct OutcomeTests {
  private func decode<Content: Decodable>(_ json: String) throws -> ContentDocument<Content> {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(ContentDocument<Content>.self, from: Data(json.utf8))
  }

  @Test("of the published article nothing is left out") func article() throws {
    let document: ContentDocument<Document.Content> = try decode(try published("editorjs.json"))
    #expect(document.faults == [])
    #expect(document.content.blocks.elements.count == 11)
  }

  @Test("of the published view items nothing is left out") func items() throws {
    let document: ContentDocument<Screen.Content> = try decode(try published("view-items.json"))
    #expect(document.faults == [])
    #expect(document.content.viewItems.elements.count == 10)
  }

  @Test("a header has a style for each of six levels") func levels() {
    let styles = Header.Level.allCases.map {
      Header.Appearance(Header.Content(text: "", level: $0), .paper).title.typography
    }
    #expect(styles.count == 6)
    #expect(Set(styles.map { "\($0.debugDescription)" }).count == 6)
  }

  @Test("flags of a picture choose its looks") func flags() throws {
    let json =
      #"{ "file": { "url": "https://a.example/b" }, "withBorder": true, "stretched": true }"#
    let content = try JSONDecoder().decode(Image.Content.self, from: Data(json.utf8))
    let look = Image.Look(content, .paper)
    #expect(look.appearance.frame.borderWidth == 1)
    #expect(look.appearance.frame.backgroundColor == Editor.Theme.paper[.clear])
    #expect(look.layout.insets == InsetsValue(0))
  }

  @Test(
    "what is wrong of a bank's screen is named, and the rest is shown",
    arguments: [
      (
        BankDocuments.unknownComponent,
        "/children/0/type: ComponentContent.type: ComponentType has no 'Hologram'"
      ),
      (
        BankDocuments.unknownColor,
        "/children/0/color: TextAtom.color: ColorToken has no 'text_primry'; "
          + "nearest: 'text_primary'"
      ),
    ]) func faults(_ json: String, _ fault: String) throws
  {
    let document: ContentDocument<Appearance.ComponentContent> = try decode(json)
    #expect(document.faults.map { "\($0.path): \($0)" } == [fault])
  }

  @Test("a missing field is an error that names component and field") func missingField() {
    let error = #expect(throws: ContentError.self) {
      let document: ContentDocument<Appearance.ComponentContent> = try decode(
        BankDocuments.missingField)
      _ = document
    }
    #expect(error?.description == "DataView.dataContent: is missing")
    #expect(error?.path == "/dataContent")
  }

  @Test("F lies below and right of A by 5, and all eight have a place") func diamond() throws {
    let document: ContentDocument<Appearance.ComponentContent> = try decode(BankDocuments.diamond)
    guard case .constraintElement(let layout) = document.content else {
      throw CancellationError()
    }
    let frames = layout.constraintLayoutValue.frames()
    #expect(frames.count == 8)
    let first = try #require(frames["A"])
    #expect(
      frames["F"]
        == ConstraintLayoutValue.Frame(
          left: first.left + first.width + 5, top: first.top + first.height + 5, width: 20,
          height: 20))
  }

  @Test("texts of a DataView keep the server's colors in the view's styles") func texts() throws {
    let document: ContentDocument<Appearance.ComponentContent> = try decode(BankDocuments.dataView)
    guard
      case .dataView(let view) = Appearance.ComponentLook(document.content, DesignTokens.Theme.alfa)
    else {
      throw CancellationError()
    }
    let theme = DesignTokens.Theme.alfa
    let subtitle = view.data.subtitle?.appearance.text
    #expect(subtitle?.textColor == theme[.textInfo])
    #expect(subtitle?.typography == theme[.paragraphPrimarySmall])
    #expect(view.data.caption?.appearance.text.textColor == theme[.textTertiary])
  }

  @Test("a list themes its rows, by what its content says") func friends() {
    let rows = [Friend.Content(name: "Ada"), Friend.Content(name: "Grace", lastSeen: "today")]
    for place in FriendList.Place.allCases {
      let look = FriendList.Look(
        FriendList.Content(friends: LenientList(rows), place: place), .paper)
      let isPanel = place == .panel
      #expect(look.friends.map(\.content) == rows)
      #expect(
        look.friends.allSatisfy {
          $0.appearance.surface.backgroundColor
            == Friends.Theme.paper[isPanel ? .panel : .background]
            && $0.layout.insets.leading == (isPanel ? 24 : 16)
        })
    }
  }
}
