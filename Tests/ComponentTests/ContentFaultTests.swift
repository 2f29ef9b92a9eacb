import AppearanceRuntime
import Foundation
import SampleDocuments
import Testing

/// What becomes of what is wrong in a document: what is shown of it, and what is reported.
@Suite("Faults of documents") struct ContentFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The first element of a lenient list; the second is sound.
    let element: String
    let shown: String
    let faults: [String]

    init(_ description: String, _ element: String, shows shown: String, reports faults: [String]) {
      testDescription = description
      self.element = element
      self.shown = shown
      self.faults = faults
    }
  }

  @Test("what is shown and what is reported", arguments: cases)
  func outcome(_ fault: Case) throws {
    let json = #"{ "offer-group": { "items": [\#(fault.element), \#(Self.sound)] } }"#
    var (shown, faults) = ("", [String]())
    do {
      let document = try JSONDecoder().decode(
        ContentDocument<KeyedComponentContent>.self, from: Data(json.utf8))
      shown = Self.text(of: document.content)
      faults = document.faults.map { "\($0.path): \($0.reason)" }
      #expect(document.faultCount == faults.count)
    } catch let error as ContentError {
      #expect(error.isFatal)
      (shown, faults) = ("nothing", ["\(error.path): \(error.reason)"])
    }
    #expect(shown == fault.shown)
    #expect(faults == fault.faults)
  }

  private static let sound =
    #"{ "offer": { "id": 2, "title": "B", "price": 1, "color": "mark", "size": 2 } }"#

  /// A list in brackets; of an offer the texts, and each value that is not the default.
  private static func text(of content: KeyedComponentContent) -> String {
    switch content {
    case .offerGroup(let group):
      let parts =
        group.items.elements.map { text(of: $0) } + group.offers.map { text(of: .offer($0)) }
      return "[\(parts.joined(separator: "; "))]\(group.footer.map { text(of: $0) } ?? "")"
    case .offer(let offer):
      let plain = KeyedOffer.Content(id: 0, title: "", price: ContentDecimal("0"), color: .text)
      var parts = ["\(offer.id) \(offer.title) \(offer.price.rawValue) \(offer.color)"]
      let names = Mirror(reflecting: offer).children.compactMap(\.label).dropFirst(5)
      for name in names where !["id", "title", "price", "color"].contains(name) {
        let (own, standard) = (value(name, of: offer), value(name, of: plain))
        if own != standard { parts.append("\(name) \(own)") }
      }
      return parts.joined(separator: ", ")
    }
  }

  private static func value(_ name: String, of offer: KeyedOffer.Content) -> String {
    let value = Mirror(reflecting: offer).descendant(name) ?? ""
    return (value as? LenientList<String>).map { "\($0.elements)" } ?? "\(value)"
  }

  static let cases = [
    Case(
      "a component that this app does not know",
      #"{"banner": {"id": 1}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: KeyedComponentType has no 'banner'"
      ]),
    Case(
      "a misspelled component",
      #"{"ofer": {"id": 1, "price": "9", "color": "text"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: KeyedComponentType has no 'ofer'; nearest: 'offer'"
      ]),
    Case(
      "two components in one",
      #"{"offer": {"id": 1, "price": "9", "color": "text"}, "offer-group": {"items": []}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: has 2 components; expected one"
      ]),
    Case(
      "no component",
      #"{}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: has no component"
      ]),
    Case(
      "a component that is null",
      #"{"offer": null}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer: is not an object"
      ]),
    Case(
      "a component that is a list",
      #"{"offer": []}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer: is not an object"
      ]),
    Case(
      "an element that is a number",
      #"7"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: is not an object"
      ]),
    Case(
      "an element that is null",
      #"null"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0: is not an object"
      ]),
    Case(
      "a missing required text with a fallback",
      #"{"offer": {"id": 1, "price": "9", "color": "text"}}"#,
      shows: "[1 … 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/title: is missing"
      ]),
    Case(
      "a required text that is null",
      #"{"offer": {"id": 1, "title": null, "price": "9", "color": "text"}}"#,
      shows: "[1 … 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/title: is null"
      ]),
    Case(
      "a text that is a number",
      #"{"offer": {"id": 1, "title": 5, "price": "9", "color": "text"}}"#,
      shows: "[1 … 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/title: is not a string"
      ]),
    Case(
      "a missing field without a fallback",
      #"{"offer": {"id": 1, "title": "A", "color": "text"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/price: is missing"
      ]),
    Case(
      "an unknown token with a fallback",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "txt"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/color: KeyedColorToken has no 'txt'; nearest: 'text'"
      ]),
    Case(
      "a token that is an object",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": {"name": "text"}}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/color: is not a string"
      ]),
    Case(
      "an unknown optional token",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "tint": "makr"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/tint: KeyedColorToken has no 'makr'; nearest: 'mark'"
      ]),
    Case(
      "an unknown token with a default and a fallback",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "accent": "blue"}}"#,
      shows: "[1 A 9 text, accent text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/accent: KeyedColorToken has no 'blue'"
      ]),
    Case(
      "an unknown token whose field says leaveOut",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "line": "txet"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/line: KeyedColorToken has no 'txet'; nearest: 'text'"
      ]),
    Case(
      "an unknown number of a choice",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "size": 3}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/size: Size has no '3'; nearest: '1', '2'"
      ]),
    Case(
      "a choice as a string instead of a number",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "size": "2"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/size: is not a whole number"
      ]),
    Case(
      "a number with a fraction for a choice",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "size": 1.5}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/size: is not a whole number"
      ]),
    Case(
      "an unknown string of a choice",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "mood": "verygood"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/mood: Mood has no 'verygood'; nearest: 'very_good'"
      ]),
    Case(
      "an unknown choice in a strict list",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "moods": ["good"]}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/moods/0: Mood has no 'good'"
      ]),
    Case(
      "a bad element of a lenient list of texts",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "tags": ["a", 1, "b"]}}"#,
      shows: #"[1 A 9 text, tags ["a", "b"]; 2 B 1 mark, size large]"#,
      reports: [
        "/offer-group/items/0/offer/tags/1: is not a string"
      ]),
    Case(
      "a list that is a text",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "tags": "a"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/tags: is not an array"
      ]),
    Case(
      "a price that is no decimal",
      #"{"offer": {"id": 1, "title": "A", "price": "9,99", "color": "text"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/price: '9,99' is not a decimal such as 1250.50"
      ]),
    Case(
      "a price with more digits than a number keeps",
      #"{"offer": {"id": 1, "title": "A", "price": 0.12345678901234567, "color": "text"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/price: has more digits than a number keeps exactly; send a string"
      ]),
    Case(
      "a date that does not exist",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "starts-at": "2023-02-29T00:00:00Z"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/starts-at: '2023-02-29T00:00:00Z' is not a time such as 2026-11-22T20:54:00Z"
      ]),
    Case(
      "a date without a time",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "starts-at": "2023-02-28"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/starts-at: '2023-02-28' is not a time such as 2026-11-22T20:54:00Z"
      ]),
    Case(
      "seconds as a text",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "ends-at": "86400"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/ends-at: is not a number"
      ]),
    Case(
      "a relative address",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "image-url": "/a.png"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/image-url: '/a.png' is not an absolute address"
      ]),
    Case(
      "an address with a mark that turns the text around",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "image-url": "https://a/\u202egpj.exe"}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        #"/offer-group/items/0/offer/image-url: 'https://a/\#u{202E}gpj.exe' is not an absolute address"#
      ]),
    Case(
      "a flag that is a number",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "is-new": 1}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/is-new: is not true or false"
      ]),
    Case(
      "a number that is a text, in a field that falls back",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "rating": "5"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/rating: is not a number"
      ]),
    Case(
      "an action without a type",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "on-tap": {"parameters": {}}}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/on-tap/type: is missing"
      ]),
    Case(
      "parameters that are a list",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "on-tap": {"type": "open", "parameters": []}}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/on-tap/parameters: is not an object"
      ]),
    Case(
      "a bad field of a nested component",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "seller": {"since": "yesterday"}}}"#,
      shows: "[2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/seller/since: 'yesterday' is not a time such as 2026-11-22T20:54:00Z"
      ]),
    Case(
      "an unknown key",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "colour": "mark", "color": "text"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/colour: is not known"
      ]),
    Case(
      "a bad element in a nested group",
      #"{"offer-group": {"items": [{"offer": {}}, {"offer": {"id": 3, "title": "C", "price": "1", "color": "text"}}]}}"#,
      shows: "nothing",
      reports: [
        "/offer-group/items/0/offer-group/items/0/offer/id: is missing"
      ]),
    Case(
      "a bad optional element where the spec falls back",
      #"{"offer-group": {"items": [], "footer": {"banner": {}}}}"#,
      shows: "[[]; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer-group/footer: KeyedComponentType has no 'banner'"
      ]),
    Case(
      "a bad list where the spec falls back",
      #"{"offer-group": {"items": [], "offers": [{"id": 4}]}}"#,
      shows: "[[]; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer-group/offers/0/title: is missing",
        "/offer-group/items/0/offer-group/offers/0/price: is missing",
      ]),
    Case(
      "an essential field that is missing",
      #"{"offer": {"title": "A", "price": "9", "color": "text"}}"#,
      shows: "nothing",
      reports: [
        "/offer-group/items/0/offer/id: is missing"
      ]),
    Case(
      "an essential field of another type",
      #"{"offer": {"id": "1", "title": "A", "price": "9", "color": "text"}}"#,
      shows: "nothing",
      reports: [
        "/offer-group/items/0/offer/id: is not a whole number"
      ]),
    Case(
      "a flag that chooses, and an image by its name",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "border": true, "picture": "card"}}"#,
      shows: #"[1 A 9 text, border thin, picture name("card"); 2 B 1 mark, size large]"#,
      reports: []),
    Case(
      "a string where a flag chooses, and an address that is not absolute",
      #"{"offer": {"id": 1, "title": "A", "price": "9", "color": "text", "border": "true", "picture": "https:"}}"#,
      shows: "[1 A 9 text; 2 B 1 mark, size large]",
      reports: [
        "/offer-group/items/0/offer/border: is not true or false",
        "/offer-group/items/0/offer/picture: 'https:' is not an absolute address, nor a name, which has no colon",
      ]),
    Case(
      "a former name",
      #"{"group": {"items": []}}"#,
      shows: "[[]; 2 B 1 mark, size large]",
      reports: []),
  ]
}
