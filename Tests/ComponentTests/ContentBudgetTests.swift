import Appearance
import DesignTokens
import Foundation
import Testing

/// What a document may cost, and what is said of it.
@Suite("Budget of documents") struct ContentBudgetTests {
  private typealias Document = ContentDocument<ComponentContent>

  private func decode(_ json: String, _ budget: ContentBudget? = nil) throws -> Document {
    let decoder = JSONDecoder()
    decoder.userInfo[.contentBudget] = budget
    return try decoder.decode(Document.self, from: Data(json.utf8))
  }

  private func stack(_ count: Int, of element: String) -> String {
    let elements = Array(repeating: element, count: count).joined(separator: ",")
    return #"{"type":"Stack","children":[\#(elements)]}"#
  }

  private func overrun(_ json: String, _ budget: ContentBudget? = nil) -> String {
    let error = #expect(throws: ContentError.self) { try decode(json, budget) }
    #expect(error?.isFatal == true)
    return "\(error?.path ?? ""): \(error?.reason ?? "")"
  }

  private let text = #"{"type":"Text","text":"abcd"}"#

  @Test("elements: the list's, and two objects for a component that its type names") func elements()
    throws
  {
    // The stack and its list's element.
    let budget = ContentBudget(elements: 8)
    #expect(try decode(stack(2, of: text), budget).faults == [])
    #expect(
      overrun(stack(3, of: text), budget) == "/children: is one of more than 8 elements")
  }

  @Test("values in parameters are elements") func values() throws {
    func json(_ count: Int) -> String {
      let values = Array(repeating: "[7]", count: count).joined(separator: ",")
      return #"{"type":"LayoutElement","element":\#(text),"#
        + #""action":{"type":"open","parameters":{"a":[\#(values)]}}}"#
    }
    let budget = ContentBudget(elements: 10)
    #expect(try decode(json(2), budget).faults == [])
    #expect(overrun(json(3), budget).hasSuffix("is one of more than 10 elements"))
  }

  @Test("faults, also those of the last element") func faults() throws {
    let budget = ContentBudget(faults: 3)
    #expect(try decode(stack(3, of: "7"), budget).faultCount == 3)
    #expect(overrun(stack(4, of: "7"), budget) == ": comes after more than 3 faults")
    #expect(
      overrun(stack(10_001, of: #"{"type":"Hologram"}"#)) == ": comes after more than 10000 faults")
  }

  @Test("depth, which loses an element as the standard one does") func depth() throws {
    let json = stack(1, of: stack(1, of: text))
    #expect(try decode(json, ContentBudget(depth: 2)).faults == [])
    let faults = try decode(json, ContentBudget(depth: 1)).faults
    #expect(faults.map(\.path) == ["/children/0/children/0"])
    #expect(faults.map(\.reason) == ["is nested more than 1 levels deep"])
  }

  @Test("text, in fields and in parameters") func texts() throws {
    let budget = ContentBudget(text: 8)
    #expect(try decode(stack(2, of: text), budget).faults == [])
    #expect(
      overrun(stack(3, of: text), budget)
        == "/children/2/text: has the last of more than 8 bytes of text")
    let action = #"{"type":"LayoutElement","element":\#(text),"action":{"type":"o","parameters":"#
    #expect(try decode(action + #"{"a":"xyz"}}}"#, budget).faults == [])
    #expect(
      overrun(action + #"{"a":"xyzw"}}}"#, budget)
        == "/action/parameters/a: has the last of more than 8 bytes of text")
  }

  @Test("an unknown name is in its fault, and nearest names are in its words") func names() throws {
    let json = stack(2, of: #"{"type":"Icon","icon":"card","color":"neutral_0_huver"}"#)
    let document = try decode(json)
    #expect(document.faults.map(\.path) == ["/children/0/color", "/children/1/color"])
    #expect(document.faults.map(\.unknownName) == ["neutral_0_huver", "neutral_0_huver"])
    #expect(document.faults.map(\.tokenType) == ["ColorToken", "ColorToken"])
    let words = ColorToken.lookup("neutral_0_huver")
    guard case .unknown(let nearest) = words else { throw CancellationError() }
    #expect(document.faults.map(\.reason) == [nearest.description, nearest.description])
    #expect(nearest.description.contains("; nearest: 'neutral_0_hover'"))
    let type = try decode(stack(1, of: #"{"type":"Icno","icon":"card"}"#)).faults
    #expect(type.map(\.unknownName) == ["Icno"])
    #expect(
      type.map { $0.reason.hasPrefix("ComponentType has no 'Icno'; nearest: 'Icon'") } == [true])
  }

  @Test("messages have the start of what a server sent") func longTexts() throws {
    let long = String(repeating: "\u{301}x", count: 100_000)
    for element in [
      #"{"type":"Icon","icon":"card","color":"\#(long)"}"#, #"{"type":"\#(long)"}"#,
      #"{"type":"Icon","icon":"a:\#(long) "}"#,
    ] {
      let fault = try #require(try decode(stack(1, of: element)).faults.first)
      #expect(fault.reason.utf8.count < 400)
      #expect(fault.reason.contains("…"))
    }
  }

  @Test("an app's type whose error is long loses the rest of it") func appErrors() throws {
    struct Verbose: Decodable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: String(repeating: "long ", count: 1000)))
      }
    }
    let list = try JSONDecoder().decode(LenientList<Verbose>.self, from: Data("[1]".utf8))
    #expect(list.faults.map { $0.reason.utf8.count < 400 } == [true])
  }

  @Test("values of any kind after values of any other") func kinds() throws {
    let samples: [(String, ContentValue)] = [
      (#""a""#, "a"), ("null", nil), ("true", true), ("7", 7), ("2.5", 2.5), ("[1]", [1]),
      (#"{"b":false}"#, ["b": false]), ("1e3", 1000), ("-0", 0), ("[]", []), ("{}", [:]),
      ("9007199254740993", 9_007_199_254_740_993), ("3000000000", 3_000_000_000),
      ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(0x1p63)),
    ]
    for one in samples {
      for other in samples {
        let json =
          #"{"type":"LayoutElement","element":\#(text),"action":{"type":"o","parameters":"#
          + #"{"a":[\#(one.0),\#(other.0)],"b":[{"k":\#(one.0)},{"k":\#(other.0)}]}}}"#
        guard case .layoutElement(let layout) = try decode(json).content else {
          throw CancellationError()
        }
        #expect(
          layout.action?.parameters == [
            "a": .list([one.1, other.1]),
            "b": .list([.object(["k": one.1]), .object(["k": other.1])]),
          ])
        let alone = try JSONDecoder().decode(
          [ContentValue].self, from: Data("[\(one.0),\(other.0)]".utf8))
        #expect(alone == [one.1, other.1])
      }
    }
  }

  @Test("an address in parameters is one that the app accepts") func address() {
    #expect(ContentValue.text("https://a.example/b").address == WebAddress("https://a.example/b"))
    #expect(ContentValue.text("javascript:alert(1)").address == nil)
    #expect(ContentValue.text("card").address == nil)
    #expect(ContentValue.flag(true).address == nil)
  }
}
