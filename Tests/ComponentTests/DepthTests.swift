import Appearance
import Foundation
import Testing

/// Documents that nest more than a thread has stack for.
@Suite("Depth of documents") struct DepthTests {
  /// What decoding a document gives on a thread with the stack that threads besides the main one have
  /// on Apple's platforms.
  private func decode(_ json: String) throws -> ContentDocument<ComponentContent> {
    final class Outcome: @unchecked Sendable {
      var result: Result<ContentDocument<ComponentContent>, any Error>?
    }
    let outcome = Outcome()
    let thread = Thread {
      outcome.result = Result {
        try JSONDecoder().decode(ContentDocument<ComponentContent>.self, from: Data(json.utf8))
      }
    }
    thread.stackSize = 512 * 1024
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    return try #require(outcome.result).get()
  }

  private func stacks(_ count: Int) -> String {
    let opening = #"{"type":"Stack","children":["#
    return String(repeating: opening, count: count) + String(repeating: "]}", count: count)
  }

  private func elements(_ count: Int) -> String {
    let opening = #"{"type":"LayoutElement","element":"#
    return String(repeating: opening, count: count) + #"{"type":"Text","text":"a"}"#
      + String(repeating: "}", count: count)
  }

  @Test("a component may stand 64 levels deep, in a list or in a field") func limit() throws {
    #expect(try decode(stacks(65)).faults == [])
    #expect(try decode(elements(64)).faults == [])
  }

  @Test("one that is nested deeper is left out, and the rest is shown") func stacks() throws {
    let document = try decode(stacks(200))
    #expect(document.faultCount == 1)
    let fault = try #require(document.faults.first)
    #expect(fault.reason == "is nested more than 64 levels deep")
    #expect(fault.path == String(repeating: "/children/0", count: 65))
    guard case .stackElement(let stack) = document.content else {
      Issue.record("\(document.content)")
      return
    }
    #expect(stack.children.elements.count == 1)
  }

  @Test("where nothing can be left out it is an error") func elements() throws {
    let error = #expect(throws: ContentError.self) { try decode(elements(65)) }
    #expect(error?.reason == "is nested more than 64 levels deep")
    #expect(error?.path == String(repeating: "/element", count: 65))
  }

  @Test("so are the parameters of an action") func parameters() throws {
    func layout(_ count: Int) -> String {
      let value = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      return #"{"type":"LayoutElement","element":{"type":"Text","text":"a"},"#
        + #""action":{"type":"open","parameters":{"a":\#(value)}}}"#
    }
    #expect(try decode(layout(63)).faults == [])
    let error = #expect(throws: ContentError.self) { try decode(layout(64)) }
    #expect(error?.reason == "is nested more than 64 levels deep")
  }

  @Test("of many faults the first 100 are kept, and all are counted") func faults() throws {
    let children = Array(repeating: #"{"type":"Hologram"}"#, count: 5000).joined(separator: ",")
    let document = try decode(#"{"type":"Stack","children":[\#(children)]}"#)
    #expect(document.faultCount == 5000)
    #expect(document.faults.count == 100)
    #expect(document.faults.last?.path == "/children/99/type")
    guard case .stackElement(let stack) = document.content else {
      Issue.record("\(document.content)")
      return
    }
    #expect(stack.children.faults.count == 100)
  }
}
