import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenPreview
@testable import TokenScreens

/// What a page of screens gets while somebody edits a document.
@Suite("Screen desk") struct ScreenDeskTests {
  static func side(_ path: String = "tokens") throws -> (side: ScreenSide, desk: ScreenDesk) {
    let folder = ProjectFolder.url.appendingPathComponent(path).path
    let loaded = try TokenLoader.load([folder], from: DiskSource())
    var compiled = try CompiledTokens(loaded)
    compiled.completeNames()
    let side = ScreenSide(
      label: "", loaded.table, compiled.table, components: compiled.components,
      fonts: FontCatalog())
    return (side, ScreenDesk(side))
  }

  private let desk: ScreenDesk
  private let side: ScreenSide

  init() throws { (side, desk) = try Self.side() }

  private func ask(
    _ path: String, _ document: String, _ members: [String: Any] = [:]
  ) throws -> [String: Any] {
    let question = members.merging(["document": document]) { first, _ in first }
    let body = try JSONSerialization.data(withJSONObject: question)
    let answer = try #require(desk.answer(path, to: Array(body)))
    let object = try JSONSerialization.jsonObject(with: Data(answer))
    return try #require(object as? [String: Any])
  }

  private func applied(_ edit: [String: Any], to document: String) throws -> String {
    let units = Array(document.utf16)
    let start = try #require(edit["start"] as? Int)
    let end = try #require(edit["end"] as? Int)
    let text = try #require(edit["text"] as? String)
    return String(decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
  }

  // MARK: Drawing

  @Test("a document is drawn in each view, and its components have their places in the text")
  func drawing() throws {
    let document = #"{"type": "Stack", "children": [{"type": "ButtonView", "title": "🙂 Pay"}]}"#
    let answer = try ask(
      "/draw", document,
      [
        "views": [
          [0, "large", "ltr"], [1, "large", "ltr"], [0, "AX3", "ltr"], [0, "large", "rtl"],
        ]
      ])
    #expect(answer["whole"] as? Bool == true && answer["errors"] as? Int == 0)
    let views = try #require(answer["views"] as? [Int])
    #expect(views.count == 4)
    // Two schemes differ in colors alone; text and direction change what stands where.
    #expect(views[0] == views[1] && views[2] != views[0] && views[3] != views[0])
    let paints = try #require(answer["paints"] as? [Any])
    #expect(paints.contains { ($0 as? [Any])?.count == side.design.tokens.themes.count })
    let outline = try #require(answer["outline"] as? [[Any]])
    #expect(outline.map { $0[0] as? String } == ["the document", "/children/0"])
    let start = try #require(outline[1][2] as? Int)
    let end = try #require(outline[1][3] as? Int)
    let units = Array(document.utf16)[start..<end]
    #expect(
      String(decoding: units, as: UTF16.self) == #"{"type": "ButtonView", "title": "🙂 Pay"}"#)
  }

  @Test("pictures of a page have what files of SVG draw") func marks() throws {
    let document = #"{"type": "ButtonView", "title": "Pay <now>"}"#
    let answer = try ask("/draw", document, ["views": [[0, "large", "ltr"]]])
    let pieces = try #require(answer["pieces"] as? [[String: Any]])
    let texts = pieces.flatMap { ($0["m"] as? [[Any]] ?? []).filter { $0[0] as? String == "t" } }
    #expect(texts.compactMap { ($0[7] as? [String: Any])?["text"] as? String } == ["Pay <now>"])
    let said = pieces.compactMap { $0["say"] as? [String: Any] }
    #expect(said.map { $0["role"] as? String } == ["button"])
    #expect((said[0]["aria"] as? [String: String])?["label"] == "Pay <now>")
  }

  @Test("what an app would not decode has its place, in the words of validate, and an edit")
  func faults() throws {
    let document = "{\n  \"type\": \"ListItm\",\n  \"title\": \"🙂\",\n}"
    let answer = try ask("/draw", document, ["views": [[0, "large", "ltr"]]])
    let faults = try #require(answer["faults"] as? [[String: Any]])
    #expect(faults.map { $0["at"] as? String } == ["2:11", "4:1"])
    #expect((faults[0]["message"] as? String)?.contains("ListItm") == true)
    let edit = try #require(faults[0]["edit"] as? [String: Any])
    #expect(edit["label"] as? String == "write 'ListItem'")
    let mended = try applied(edit, to: document)
    #expect(mended.contains(#""type": "ListItem","#))
    let comma = try #require(faults[1]["edit"] as? [String: Any])
    #expect(try applied(comma, to: document).hasSuffix("\"🙂\"\n}"))
  }

  @Test("a text that can't be read has faults alone") func unreadable() throws {
    for text in ["", "{", "{]", "\u{FEFF}", "nope"] {
      let answer = try ask("/draw", text, ["views": [[0, "large", "ltr"]]])
      #expect(answer["whole"] as? Bool == false && answer["views"] == nil, "\(text)")
      #expect((answer["errors"] as? Int ?? 0) > 0, "\(text)")
    }
  }

  @Test("no more is drawn than one answer may cost") func limits() throws {
    let tag = #"{"type": "Tag", "text": "a"}"#
    let many = "[" + Array(repeating: tag, count: 1_600).joined(separator: ",") + "]"
    let cut = try ask("/draw", many, ["views": [[0, "large", "ltr"]]])
    #expect(cut["cut"] as? Bool == true)
    #expect((cut["outline"] as? [Any])?.count == ScreenBook.mostComponents)
    let views = Array(repeating: [0, "large", "ltr"] as [Any], count: 200)
    let answer = try ask("/draw", "[\(tag)]", ["views": views])
    #expect((answer["views"] as? [Int])?.count == 96)
    let strange: [[Any]] = [
      [99, "large", "ltr"], [-1, "large", "ltr"], [0.5, "large", "ltr"], [],
    ]
    let none = try ask("/draw", "[\(tag)]", ["views": strange, "width": -5, "state": "x"])
    #expect((none["views"] as? [Int])?.isEmpty == true)
  }

  @Test("a question is JSON with a document") func questions() {
    for body in ["", "{", "7", "[]", "{}", #"{"document": 1}"#, #"{"document": "{}"} x"#] {
      #expect(desk.answer("/draw", to: Array(body.utf8)) == nil, "\(body)")
    }
    let long = #"{"document": ""# + String(repeating: "a", count: ScreenDesk.mostBytes) + #""}"#
    #expect(desk.answer("/draw", to: Array(long.utf8)) == nil)
    #expect(desk.answer("/other", to: Array(#"{"document": "{}"}"#.utf8)) == nil)
  }

  // MARK: Offers

  /// The offers at the mark `|` of a document.
  private func offers(_ marked: String) throws -> (document: String, offers: [[String: Any]]) {
    let parts = marked.components(separatedBy: "|")
    let document = parts.joined()
    let answer = try ask("/offers", document, ["caret": parts[0].utf16.count])
    return (document, try #require(answer["offers"] as? [[String: Any]]))
  }

  private func labels(_ marked: String) throws -> [String] {
    try offers(marked).offers.compactMap { $0["label"] as? String }
  }

  @Test("keys, types, cases and tokens are offered where they may stand") func places() throws {
    #expect(try labels("{|}") == ["type"])
    #expect(try labels(#"{"type": "Bu|"}"#).first == "ButtonView")
    #expect(try labels(#"{"type": "ButtonView", "size": "|"}"#) == ["s", "m", "l"])
    let keys = try labels(#"{"type": "ButtonView", "title": "🙂" |}"#)
    #expect(keys.contains("size") && !keys.contains("title") && !keys.contains("type"))
    let names = try labels(#"{"type": "Stack", "children": [|]}"#)
    #expect(names.contains("ListItem") && !names.contains("Constraint"))
    let tokens = try offers(#"{"type": "Stack", "backgroundColor": "accent|", "children": []}"#)
    #expect(!tokens.offers.isEmpty && tokens.offers.allSatisfy { $0["token"] is Int })
    #expect(try labels(#"{"type": "ButtonView"} |"#) == [])
  }

  @Test("what is chosen leaves a sound document") func choosing() throws {
    for marked in [
      "{|}", #"{"type": "|"}"#, #"{"type": "ButtonView"|}"#, #"{"type": "ButtonView", |}"#,
      #"{"type": "ButtonView", "title": "a" | "size": "m"}"#,
      #"{"type": "Stack", "children": [|]}"#,
      #"{"type": "Stack", "children": [{"type": "Tag", "text": "ü"} |]}"#,
      #"{"type": "ButtonView", "style": |}"#, #"{"type": "ButtonView", |: 1}"#,
    ] {
      let (document, offers) = try offers(marked)
      #expect(!offers.isEmpty, "\(marked)")
      for offer in offers {
        let text = try applied(offer, to: document)
        let data = Data(text.utf8)
        #expect(throws: Never.self, "\(marked) is \(text)") {
          try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        }
      }
    }
  }

  @Test("a caret may be anywhere in any part of a document") func anywhere() throws {
    let whole = #"{"type": "Stack", "a\"b": [1, "🙂", {"c": null}], "children": [{"type": "Tag"}]}"#
    for end in stride(from: 0, through: whole.utf16.count, by: 3) {
      let part = String(decoding: Array(whole.utf16)[..<end], as: UTF16.self)
      for caret in [-1, 0, end / 2, end, end + 10] {
        _ = try ask("/offers", part, ["caret": caret])
      }
    }
  }

  // MARK: Knobs

  @Test("each field of a component has a knob, whose edits write it into the document")
  func knobs() throws {
    let document = #"{"type": "Stack", "children": [{ "type": "ButtonView", "title": "🙂" }]}"#
    let answer = try ask("/knobs", document, ["pointer": "/children/0"])
    let knobs = try #require(answer["knobs"] as? [[String: Any]])
    let names = knobs.compactMap { $0["name"] as? String }
    #expect(names.contains("title") && names.contains("size") && !names.contains("action"))
    for knob in knobs {
      let set = try #require(knob["set"] as? [String: Any])
      let values = knob["values"] as? [[String: Any]]
      let json = values?.first?["json"] as? String ?? (knob["number"] == nil ? #""a""# : "1")
      let edit: [String: Any] = [
        "start": set["start"] as Any, "end": set["end"] as Any,
        "text": "\(set["before"] ?? "")\(json)\(set["after"] ?? "")",
      ]
      let text = try applied(edit, to: document)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect((object?["children"] as? [Any])?.count == 1, "\(text)")
      if let unset = knob["unset"] as? [String: Any] {
        let without = try applied(unset, to: document)
        #expect(throws: Never.self, "\(without)") {
          try JSONSerialization.jsonObject(with: Data(without.utf8))
        }
      }
    }
    #expect(((try ask("/knobs", document, ["pointer": "/x"]))["knobs"] as? [Any])?.isEmpty == true)
  }

  // MARK: Samples

  @Test("the documents that specs suggest have no fault") func samples() {
    let documents = SampleDocuments(side)
    for component in documents.components {
      var writer = JSONWriter()
      writer.value(documents.document(of: component))
      let document = EditedDocument(writer.bytes, of: side)
      let errors = document.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty && document.contents.count == 1, "\(component.name): \(errors)")
    }
  }

  @Test("where each document is one component, the others of a sample stand in it")
  func rootedSamples() throws {
    let (side, _) = try Self.side("Examples/Specs/Editor")
    let documents = SampleDocuments(side)
    for sample in [documents.everyComponent] + documents.components.map(documents.sample(of:)) {
      let document = EditedDocument(sample.document, of: side)
      let errors = document.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty && document.contents.count == 1, "\(errors)")
    }
    let text = String(decoding: documents.everyComponent.document, as: UTF8.self)
    for component in documents.components {
      #expect(text.contains("\"\(component.serverName)\""), "\(component.name)")
    }
  }
}
