@_spi(Generated) import AppearanceRuntime
import Foundation
import SampleDocuments
import Testing

/// Actions whose parameters specs declare, as they decode.
@Suite("Actions with declared parameters") struct DeclaredActionTests {
  private func action(_ json: String) throws -> ContentDocument<KeyedComponentAction> {
    try JSONDecoder().decode(ContentDocument<KeyedComponentAction>.self, from: Data(json.utf8))
  }

  @Test("parameters have types, and faults their places") func parameters() throws {
    let document = try action(
      #"""
      { "type": "share", "parameters": { "address": "https://a.example/b", "by": ["mail", "pigeon"], "until": 7,
        "next": { "type": "show", "parameters": { "offer-id": 4 } } } }
      """#)
    guard case .share(let share) = document.content else { throw CancellationError() }
    #expect(share.address == WebAddress("https://a.example/b"))
    #expect(share.by.elements == [.mail])
    #expect(share.until == nil)
    #expect(share.next == .open(KeyedOpen.Content(offerId: 4)))
    #expect(document.faults.map(\.path) == ["/parameters/by/1", "/parameters/until"])
  }

  @Test("a required parameter is missed by the path of the action") func missing() throws {
    #expect { try action(#"{ "type": "share", "parameters": { "by": [] } }"#) } throws: { error in
      let error = error as? ContentError
      return error?.path == "/parameters/address" && error?.reason == "is missing"
    }
  }

  @Test(
    "an action whose parameters may be missing needs none", arguments: ["", #","parameters":null"#])
  func optional(_ parameters: String) throws {
    let document = try action(#"{ "type": "open" \#(parameters) }"#)
    #expect(document.content == .open(KeyedOpen.Content(mark: .mark)))
  }

  @Test("any other action keeps its parameters as any JSON") func other() throws {
    let document = try action(#"{ "type": "call", "parameters": { "to": [1, "a"] } }"#)
    #expect(
      document.content == .other(ContentAction(type: "call", parameters: ["to": [1, "a"]])))
  }

  @Test("a view passes on the action, and it is the same again") func views() throws {
    let actions: [KeyedComponentAction] = [
      .open(KeyedOpen.Content(offerId: 4)), .other(ContentAction(type: "call")),
    ]
    for action in actions {
      #expect(KeyedComponentAction(action.contentAction) == action)
    }
    #expect(actions.map(\.contentAction.type) == ["open", "call"])
    let items = ArrangedItems.element("a", .label(StateValues(normal: LabelAppearance.unset)), [])
      .with(actions: [.server(actions.first)])
    guard case .shown(let shown) = items, case .server(let action)? = shown.first?.actions.first
    else { throw CancellationError() }
    #expect(KeyedComponentAction(action) == actions.first)
  }

  @Test("actions within actions end at the stated depth") func depth() throws {
    let count = 100
    let json =
      String(
        repeating: #"{"type":"share","parameters":{"address":"tel:1","by":[],"next":"#, count: count
      )
      + "null" + String(repeating: "}}", count: count)
    #expect { try action(json) } throws: { error in
      (error as? ContentError)?.reason.contains("64") == true
    }
  }
}
