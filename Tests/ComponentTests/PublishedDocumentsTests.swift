import AppearanceRuntime
import Foundation
import SampleDocuments
import Testing

/// Documents of other systems, decoded by specs and the settings of `server` alone.
@Suite("Published documents") struct PublishedDocumentsTests {
  private func decode<Content: Decodable>(
    _ name: String, as type: Content.Type
  ) throws -> ContentDocument<Content> {
    let file = ServerSchemaTests.root.appendingPathComponent("Tests/Fixtures/documents/\(name)")
    let decoder = JSONDecoder()
    // The published files have commas before closing brackets.
    decoder.allowsJSON5 = true
    return try decoder.decode(ContentDocument<Content>.self, from: Data(contentsOf: file))
  }

  @Test("eleven of eleven blocks of Editor.js") func editor() throws {
    let document = try decode("editorjs.json", as: ArticleDocument.Content.self)
    #expect(document.faults == [])
    #expect(document.content.time == ContentMilliseconds(secondsSince1970: 1560338876.987))
    #expect(document.content.version == "2.13.2")
    let blocks = document.content.blocks.elements
    #expect(blocks.count == 11)
    #expect(blocks[0] == .header(ArticleHeader.Content(text: "Editor.js Kit iOS", level: .one)))
    #expect(
      blocks[2]
        == .image(
          ArticleImage.Content(
            file: ArticleFile.Content(
              url: WebAddress("https://static.upstarts.work/ejkit/logo-light.png")),
            caption: "Brought to you by Upstarts team", withBorder: true)))
    guard case .list(let list) = blocks[3], case .linkTool(let link) = blocks[4] else {
      Issue.record("\(blocks)")
      return
    }
    #expect(list.kind == .ordered)
    #expect(list.items.elements.count == 3)
    #expect(link.meta.siteName == "Upstarts")
    #expect(link.meta.description?.hasPrefix("Mobile development team.") == true)
    #expect(blocks[5] == .delimiter(ArticleDelimiter.Content()))
    guard case .callout(let callout) = blocks[7], case .raw(let raw) = blocks[10] else {
      Issue.record("\(blocks)")
      return
    }
    #expect(callout.emoji == "🙀")
    #expect(callout.color == .mark)
    #expect(raw.html.hasPrefix("<div"))
  }

  @Test("ten of ten typed view items") func viewItems() throws {
    let document = try decode("view-items.json", as: ItemScreen.Content.self)
    #expect(document.faults == [])
    let items = document.content.viewItems.elements
    #expect(items.count == 10)
    #expect(items[1] == .twoTextLine(ItemTwoTextLine.Content(titleText: "위", contentText: "아래")))
    #expect(items.count { if case .textButton = $0 { true } else { false } } == 4)
    #expect(
      items[8]
        == .oneImage(
          ItemOneImage.Content(image: WebAddress("https://m.보기.example/web/product/1.jpg"))))
  }

  @Test("null stands for what is not there, where something else is") func nulls() throws {
    let items = try JSONDecoder().decode(
      ItemScreen.Content.self,
      from: Data(
        #"""
        { "items": [{ "view_type": null, "kind": "text_button", "view_data": { "title_text": null, "title": "a" } }] }
        """#.utf8))
    #expect(
      items.viewItems.elements == [.textButton(ItemTextButton.Content(titleText: "a"))])
    let group = try JSONDecoder().decode(
      KeyedComponentContent.self,
      from: Data(#"{ "offer": null, "offer-group": { "items": [] } }"#.utf8))
    guard case .offerGroup = group else { throw CancellationError() }
  }

  @Test("of several members that mean the same the first that is there counts") func otherKeys()
    throws
  {
    let json = #"""
      { "items": [
        { "kind": "text_button", "view_data": { "titleText": "c", "title": "b", "action": { "type": "open", "parameters": { "page": 2, "tags": ["a"] } } } },
        { "kind": "gap", "height": 4, "view_data": 7 }
      ] }
      """#
    let document = try JSONDecoder().decode(
      ContentDocument<ItemScreen.Content>.self, from: Data(json.utf8))
    let action = ContentAction(type: "open", parameters: ["page": 2, "tags": ["a"]])
    #expect(
      document.content.viewItems.elements == [
        .textButton(ItemTextButton.Content(titleText: "b", onTap: action)),
        .gap(ItemGap.Content(height: 4)),
      ])
    #expect(document.faults == [])
  }
}
