import AppearanceRuntime
import Foundation
import Testing
import TokenRuntime

/// What a log gets of a server's names.
@Suite("Texts of content errors") struct ContentErrorTextTests {
  @Test(
    "a description has no control characters, whatever the server sent",
    arguments: ["\u{1B}[2J", "\n", "\r", "\u{202E}", "\u{2066}", "\u{2028}", "\u{85}", "\u{200E}"])
  func plain(_ hidden: String) throws {
    let form = DocumentForm(
      components: .init(at: "/components"), references: ["Stack": ["children"]])
    let root: [String: ContentValue] = [
      "id": .text("root"), "type": .text("Stack"), "children": .list([.text("a\(hidden)b")]),
    ]
    var resolver = ContentResolver(form)
    resolver.receive(.object(["components": .list([.object(root)])]))
    let fault = try #require(try resolver.resolved().faults.first)
    #expect(fault.reason.contains(hidden))
    let control = try #require(hidden.unicodeScalars.first)
    #expect(!"\(fault)".unicodeScalars.contains(control))
    #expect("\(fault)".hasPrefix(#"Document: no component has the ID 'a\"#))
  }
}
