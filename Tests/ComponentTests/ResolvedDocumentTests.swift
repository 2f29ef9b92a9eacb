import AppearanceRuntime
import Foundation
import SampleDocuments
import Synchronization
import TestSupport
import Testing
import TokenRuntime

@testable import TokenCompiler
@testable import TokenScreens

/// Documents in pieces: what the app and the tool make of them.
@Suite("Documents in pieces") struct ResolvedDocumentTests {
  // MARK: The app

  private func resolver(_ document: String) throws -> ContentResolver {
    var resolver = ContentResolver(PiecesComponentContent.documentForm)
    resolver.functions["number"] = { $0["value"]?.number.map { "\($0)" } }
    resolver.receive(try JSONDecoder().decode(ContentValue.self, from: Data(document.utf8)))
    return resolver
  }

  private func json(_ document: String) throws -> String {
    let value = try JSONDecoder().decode(
      ContentValue.self, from: Data(try resolver(document).resolved().json))
    return Self.sorted(value)
  }

  /// JSON with members in the order of their names.
  private static func sorted(_ value: ContentValue) -> String {
    switch value {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .integer(let integer): return "\(integer)"
    case .number(let number): return "\(number)"
    case .text(let text): return #""\#(text)""#
    case .list(let list): return "[\(list.map(sorted).joined(separator: ","))]"
    case .object(let members):
      let members = members.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#(sorted($0.value))"# }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private func faults(_ document: String) throws -> [String] {
    try resolver(document).resolved().faults.map { "\($0.path): \($0.reason)" }
  }

  private func screen(
    _ resolver: ContentResolver, _ budget: ContentBudget? = nil
  ) throws -> ContentDocument<PiecesComponentContent> {
    let resolved = try resolver.resolved()
    let decoder = JSONDecoder()
    decoder.userInfo[.contentBudget] = budget
    decoder.userInfo[.resolvedContent] = resolved
    return try decoder.decode(
      ContentDocument<PiecesComponentContent>.self, from: Data(resolved.json))
  }

  /// A document of components and data.
  private func pieces(_ components: String, data: String = "{}") -> String {
    #"{ "messages": [{ "add": { "components": [\#(components)] } }, { "set": { "value": \#(data) } }] }"#
  }

  private static let title = #"{ "id": "a", "component": "label", "text": "A" }"#

  @Test("IDs stand for components, in members, in lists and within other objects") func references()
    throws
  {
    let document = pieces(
      #"""
      { "id": "root", "component": "press", "title": "T", "inner": "box",
        "tabs": [{ "name": "one", "content": "a" }] },
      { "id": "box", "component": "box", "children": ["a", { "component": "label", "text": "B" }] },
      \#(Self.title)
      """#)
    let screen = try screen(try resolver(document))
    #expect(screen.faults == [])
    guard case .press(let press) = screen.content, case .box(let box)? = press.inner,
      case .label(let first)? = box.children.elements.first
    else { throw CancellationError() }
    #expect(first.title == "A")
    #expect(box.children.elements.count == 2)
    #expect(press.tabs?.first?.content == .label(first))
  }

  @Test("paths lead into the data, from its root or from an element of a list") func paths() throws
  {
    let document = pieces(
      #"""
      { "id": "root", "component": "box", "children": { "each": "row", "path": "/rows" } },
      { "id": "row", "component": "line", "parts": ["name", "all"] },
      { "id": "name", "component": "label", "text": { "path": "name" } },
      { "id": "all", "component": "label", "text": { "path": "/names~1all/1" } }
      """#, data: #"{ "rows": [{ "name": "x" }, { "name": 2.5 }], "names/all": ["p", true] }"#)
    let screen = try screen(try resolver(document))
    #expect(screen.faults == [])
    guard case .box(let box) = screen.content else { throw CancellationError() }
    let texts = box.children.elements.map { row -> [String] in
      guard case .line(let line) = row else { return [] }
      return line.parts.elements.map { part in
        guard case .label(let label) = part else { return "" }
        return "\(label.id ?? ""): \(label.title)"
      }
    }
    #expect(texts == [["name/0: x", "all/0: true"], ["name/1: 2.5", "all/1: true"]])
  }

  @Test("a list of a list repeats within each element") func nested() throws {
    let document = pieces(
      #"""
      { "id": "root", "component": "box", "children": { "each": "row", "path": "rows" } },
      { "id": "row", "component": "line", "parts": { "each": "cell", "path": "cells" } },
      { "id": "cell", "component": "label", "text": { "path": "" } }
      """#, data: #"{ "rows": [{ "cells": ["a", "b"] }, { "cells": [] }] }"#)
    #expect(try faults(document) == [])
    #expect(
      try json(document) == #"{"children":[{"component":"line","id":"row/0","parts":["#
        + #"{"component":"label","id":"cell/0/0","text":"a"},"#
        + #"{"component":"label","id":"cell/0/1","text":"b"}]},"#
        + #"{"component":"line","id":"row/1","parts":[]}],"component":"box","id":"root"}"#)
  }

  @Test(
    "what stands for nothing is a fault at its place",
    arguments: [
      (
        #"{ "id": "root", "component": "press", "title": "T", "inner": "gone" }"#,
        ["/messages/0/add/components/0/inner: no component has the ID 'gone'"]
      ),
      (
        #"{ "id": "root", "component": "box", "children": ["gone", "root"] }"#,
        [
          "/messages/0/add/components/0/children/0: no component has the ID 'gone'",
          "/messages/0/add/components/0/children/1: 'root' holds itself",
        ]
      ),
      (
        #"{ "id": "root", "component": "label", "text": { "path": "/a/b" } }"#,
        ["/messages/0/add/components/0/text: the data has no '/a/b'"]
      ),
      (
        #"{ "id": "root", "component": "box", "children": { "each": "root", "path": "/a" } }"#,
        ["/messages/0/add/components/0/children: the data has no list '/a'"]
      ),
      (
        #"{ "id": "root", "component": "label", "text": { "call": "plural", "args": {} } }"#,
        ["/messages/0/add/components/0/text: the app has no function 'plural'"]
      ),
      (
        #"{ "id": "root", "component": "label", "text": { "call": "text", "args": { "value": "${a b}" } } }"#,
        ["/messages/0/add/components/0/text: '${a b}' is neither a path nor a call"]
      ),
      (
        #"{ "id": "root", "component": "label", "text": "A" }, { "component": "label", "text": "B" }"#,
        ["/messages/0/add/components/1: no 'id' names this"]
      ),
    ]) func faults(_ components: String, _ expected: [String]) throws
  {
    #expect(try faults(pieces(components)) == expected)
  }

  @Test("faults of contents are where the server sent the value") func places() throws {
    let document = pieces(
      #"""
      { "id": "root", "component": "box", "children": { "each": "row", "path": "/rows" } },
      { "id": "row", "component": "box", "width": { "path": "width" }, "spacing": "lage" }
      """#, data: #"{ "rows": [{ "width": "fill" }, { "width": "wide" }] }"#)
    let faults = try screen(try resolver(document)).faults
    #expect(
      faults.map(\.path) == [
        "/messages/0/add/components/1/spacing", "/messages/0/add/components/1/spacing",
        "/messages/1/set/value/rows/1/width",
      ])
  }

  @Test("messages add to a document and change it, and a person's input changes its data")
  func messages() throws {
    var resolver = try resolver(pieces(Self.title))
    #expect(throws: ContentError.self) {
      var empty = ContentResolver(PiecesComponentContent.documentForm)
      empty.receive(.object([:]))
      _ = try empty.resolved()
    }
    resolver.receive([
      "add": ["components": [["id": "root", "component": "label", "text": ["path": "/a/0"]]]]
    ])
    resolver.receive(["set": ["path": "/a", "value": ["one", "two"]]])
    func title() throws -> String? {
      guard case .label(let label) = try screen(resolver).content else { return nil }
      return label.title
    }
    #expect(try title() == "one")
    resolver.set("/a/0", "three")
    #expect(try title() == "three")
    resolver.receive(["set": ["path": "/a/0"]])
    #expect(try title() == "two")
    resolver.receive(["add": ["components": [["id": "root", "component": "label", "text": "new"]]]])
    #expect(try title() == "new")
  }

  @Test("a text takes values of paths and calls") func interpolation() throws {
    func text(_ template: String) throws -> String {
      let quoted = template.replacing("\\", with: "\\\\")
      let document = pieces(
        #"{ "id": "root", "component": "label", "text": { "call": "text", "args": { "value": "\#(quoted)" } } }"#,
        data: #"{ "a": 1, "b": { "c": "x" }, "d": true, "e": null }"#)
      guard case .label(let label) = try screen(try resolver(document)).content else { return "" }
      return label.title
    }
    #expect(try text("${/a} of ${b/c}: ${/d}${/e}.") == "1 of x: true.")
    #expect(try text(#"\${/a} ${number(value: ${/a})}"#) == "${/a} 1.0")
    #expect(try text("${number(value:2.5, other: 'it, (is)')}%") == "2.5%")
    #expect(try text("a $ {b} }") == "a $ {b} }")
  }

  @Test("templates have their parameters filled, and what names them wins") func templates() throws
  {
    let document = #"""
      { "messages": [
        { "templates": {
            "titled": { "component": "label", "$text": "title", "spacing": "large" },
            "twice": { "component": "line", "parts": [{ "component": "titled", "$title": "one" },
              { "component": "titled", "title": "fixed", "$spacing": "space" }] } } },
        { "add": { "components": [
            { "id": "root", "component": "twice", "one": "1", "visible": true },
            { "id": "loop", "component": "titled", "title": "unused" } ] } } ] }
      """#
    #expect(
      try json(document)
        == #"{"component":"line","id":"root","parts":[{"component":"label","spacing":"large","text":"1"},"#
        + #"{"component":"label","spacing":"large","text":"fixed"}],"visible":true}"#)
  }

  @Test("names in objects, fields beside others, and actions of other forms are as specs have them")
  func forms() throws {
    func json(_ document: String, _ action: DocumentForm.Action) throws -> String {
      let form = DocumentForm(
        root: "/screen", action: action, typePath: "/kind", inner: "props",
        references: ["card": ["props/children"]], actions: ["card": ["props/taps"]])
      var resolver = ContentResolver(form)
      resolver.receive(try JSONDecoder().decode(ContentValue.self, from: Data(document.utf8)))
      let json = Data(try resolver.resolved().json)
      return Self.sorted(try JSONDecoder().decode(ContentValue.self, from: json))
    }
    #expect(
      try json(
        #"""
        { "screen": { "type": { "kind": "card" }, "props": { "title": "T" }, "title": "other",
          "children": [{ "type": { "kind": "text" }, "text": "a" }, { "type": "text", "props": 7 }],
          "taps": ["https://a.b", { "name": "go", "to": "x", "at": 1 }, { "name": "stop" }] } }
        """#, .init(type: "name", address: "open"))
        == #"{"props":{"children":[{"props":{"text":"a"},"type":"text"},{"props":7,"type":"text"}],"#
        + #""taps":[{"parameters":{"url":"https://a.b"},"type":"open"},"#
        + #"{"parameters":{"at":1,"to":"x"},"type":"go"},{"type":"stop"}],"title":"T"},"type":"card"}"#
    )
    #expect(
      try json(
        #"{ "screen": { "type": "card", "taps": { "do": "go", "with": { "to": "x" }, "type": 1 } } }"#,
        .init(type: "do", parameters: "with"))
        == #"{"props":{"taps":{"parameters":{"to":"x"},"type":"go"}},"type":"card"}"#)
  }

  @Test("a template that names itself, and lists in lists, end within the budget") func budget()
    throws
  {
    let loop = #"""
      { "messages": [{ "templates": { "again": { "component": "again" } } },
        { "add": { "components": [{ "id": "root", "component": "again" }] } }] }
      """#
    #expect(
      try faults(loop).map { $0.drop { $0 != "'" } } == ["'again' holds itself"])
    let components = (0..<40).map {
      #"{ "id": "n\#($0)", "component": "box", "children": ["n\#($0 + 1)", "n\#($0 + 1)"] }"#
    }
    let bomb = pieces(
      #"{ "id": "root", "component": "box", "children": ["n0"] }, { "id": "n40", "component": "box" },"#
        + components.joined(separator: ","))
    let error = #expect(throws: ContentError.self) { try resolver(bomb).resolved() }
    #expect(error?.isFatal == true)
    #expect(error?.reason == "the document stands for more than 50000 values")
    let deep = (0..<70).map {
      #"{ "id": "n\#($0)", "component": "box", "children": ["n\#($0 + 1)"] }"#
    }
    let faults = try faults(
      pieces(
        #"{ "id": "root", "component": "box", "children": ["n0"] },"# + deep.joined(separator: ","))
    )
    #expect(faults.map { $0.hasSuffix("is nested more than 64 levels deep") } == [true])
  }

  @Test("a change of the data that has no place, and an ID that stands twice, are said") func lost()
    throws
  {
    let document = #"""
      { "messages": [{ "add": { "components": [
          { "id": "root", "component": "label", "text": { "path": "/a/0" } },
          { "id": "root", "component": "label", "text": "second" }] } },
        { "set": { "value": { "a": ["x"] } } }, { "set": { "path": "/a/5", "value": "y" } }] }
      """#
    #expect(try faults(document) == ["/messages/2/set: the data has no place '/a/5'"])
    let sample = try CompiledSample.of("Tests/SampleDocuments/Pieces/Specs")
    let validator = sample.reader(typePrefix: "Pieces")
    var reader = InputReader(
      source: MemorySource([
        (path: "a.json", bytes: Array("[7]".utf8)), (path: "d.json", bytes: Array(document.utf8)),
      ]))
    var unread = DiagnosticCollector()
    _ = try reader.root(ofFile: "a.json", reporting: &unread)
    let root = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
    let said = try #require(validator.resolved(root, in: &reader.tape)).findings
    #expect(
      said.map(\.message) == [
        "/messages/0/add/components/1: another component before it has the ID 'root'",
        "/messages/2/set: the data has no place '/a/5'",
      ])
    #expect(said.map(\.severity) == [.warning, .error])
  }

  @Test("what is said of a whole document is said in its own file") func ownFile() throws {
    let sample = try CompiledSample.of("Tests/SampleDocuments/Pieces/Specs")
    let validator = sample.reader(typePrefix: "Pieces")
    let names = (0...40).map { "n\($0)" }
    let bomb = names.enumerated().map { index, name in
      #"{ "id": "\#(name)", "component": "box", "children": ["n\#(index + 1)", "n\#(index + 1)"] }"#
    }
    let root = #"{ "id": "root", "component": "box", "children": ["n0"] },"#
    let last = #"{ "id": "n41", "component": "label", "text": "A" }"#
    let documents = [
      pieces(#"{ "id": "a", "component": "label", "text": "A" }"#),
      pieces(root + (bomb + [last]).joined(separator: ",")),
      pieces(root + bomb.joined(separator: ",")),
    ]
    var reader = InputReader(
      source: MemorySource([
        (path: "a.json", bytes: Array("[7]".utf8)),
        (path: "0.json", bytes: Array(documents[0].utf8)),
        (path: "1.json", bytes: Array(documents[1].utf8)),
        (path: "2.json", bytes: Array(documents[2].utf8)),
      ]))
    var unread = DiagnosticCollector()
    _ = try reader.root(ofFile: "a.json", reporting: &unread)
    for (path, reason) in [
      ("0.json", "no component has the ID 'root'"),
      ("1.json", "the document stands for more than 200000 values"),
      ("2.json", "the document has more than 10000 faults"),
    ] {
      let root = try #require(try reader.root(ofFile: path, reporting: &unread))
      let resolved = try #require(validator.resolved(root, in: &reader.tape))
      let finding = try #require(resolved.findings.last { $0.message.hasSuffix(reason) })
      #expect(reader.tape.sources[try #require(finding.range).file].path == path)
    }
  }

  @Test("texts and levels are counted, on the stack of a thread") func limits() throws {
    let text = String(repeating: "x", count: 100_000)
    let many = pieces(
      #"{ "id": "root", "component": "box", "children": { "each": "t", "path": "/n" } }, "#
        + #"{ "id": "t", "component": "label", "text": { "call": "text", "args": { "value": "${/x}${/x}" } } }"#,
      data:
        #"{ "x": "\#(text)", "n": [\#(Array(repeating: "1", count: 60).joined(separator: ","))] }"#)
    let error = #expect(throws: ContentError.self) { try self.resolver(many).resolved() }
    #expect(error?.reason == "the document stands for more than 8000000 bytes of text")
    let lists = String(repeating: "[", count: 50)
    let ends = String(repeating: "]", count: 50)
    let deep = (0..<20).map { index in
      #"{ "id": "n\#(index)", "component": "press", "title": "t", "tabs": \#(lists){ "name": "a", "content": "n\#(index + 1)" }\#(ends) }"#
    }
    let document = pieces(
      #"{ "id": "root", "component": "press", "title": "t", "inner": "n0" },"#
        + deep.joined(separator: ","))
    let found = Mutex<[String]>([])
    let resolver = try self.resolver(document)
    let thread = Thread {
      let faults = try? resolver.resolved().faults.map { "\($0.path): \($0.reason)" }
      found.withLock { $0 = faults ?? ["none"] }
    }
    // A quarter of the main thread's, as code without optimization takes more.
    thread.stackSize = 2 << 20
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    #expect(
      found.withLock { $0 }.map { $0.hasSuffix("is nested more than 192 levels deep") } == [true])
  }

  // MARK: The tool

  @Test("the tool finds what the app finds, in what is sent piece by piece and then damaged")
  func oneTruth() throws {
    let sample = try CompiledSample.of("Tests/SampleDocuments/Pieces/Specs")
    var damage = Damage(seed: 17, table: sample.table)
    var (sound, faulty) = (0, 0)
    for _ in 0..<Effort.rounds(3000, short: 75) {
      let document = damage.next()
      let budget = damage.nextBudget()
      let validator = DocumentReader(
        table: sample.table, components: sample.components, typePrefix: "Pieces",
        budget: DocumentCost(
          elements: budget.elements, faults: budget.faults, text: budget.text))
      var reader = InputReader(
        source: MemorySource([(path: "d.json", bytes: Array(document.utf8))]), as: .decoded)
      var unread = DiagnosticCollector()
      guard let root = try reader.root(ofFile: "d.json", reporting: &unread), !unread.hasErrors
      else {
        continue
      }
      let resolved = validator.resolved(root, in: &reader.tape)
      let read = resolved.map {
        validator.read(
          $0.root, of: reader.tape, as: "PiecesComponentContent", resolvedBy: $0)
      }
      let said =
        (resolved?.findings ?? []).filter { $0.severity == .error }
        + (read?.findings ?? []).filter { $0.severity == .error }
      let tool = said.map { finding in
        let (message, lost) = (finding.message, finding.message.range(of: ", so "))
        return lost.map { String(message[..<$0.lowerBound]) } ?? message
      }
      var app: [String]
      do {
        var resolver = try self.resolver(document)
        // As in the tool, a text of a function is its first argument.
        for name in ["number", "plural"] {
          resolver.functions[name] = { arguments in
            switch arguments.min(by: { $0.key < $1.key })?.value {
            case .text(let text)?: text
            case .integer(let integer)?: "\(integer)"
            case .number(let number)?: "\(number)"
            case .flag(let flag)?: "\(flag)"
            case nil: nil
            default: ""
            }
          }
        }
        app = try screen(resolver, budget).faults.map { Self.words($0) }
      } catch let error as ContentError {
        // What isn't shown at all ends the app's list.
        #expect(!said.isEmpty, "\(document) \(error)")
        faulty += 1
        continue
      }
      // A component that isn't shown ends with its first fault in the app.
      var rest = tool
      for fault in app {
        let index = try #require(rest.firstIndex(of: fault), "\(fault) \(tool) \(document)")
        rest.remove(at: index)
      }
      #expect(app.isEmpty == tool.isEmpty, "\(document)")
      if app.isEmpty { sound += 1 } else { faulty += 1 }
    }
    print("\(sound) sound and \(faulty) faulty documents")
    #expect(sound > 20 && faulty > 20)
  }

  /// A fault as the tool writes it, without what is lost.
  private static func words(_ fault: ContentError) -> String {
    // The tool says what is missing of the object that lacks it.
    let path = fault.reason == "is missing" ? fault.path.before("/", isLast: true) : fault.path
    let place = path.isEmpty ? "the document" : path
    guard fault.fields.last?.component != "Document" else { return "\(place): \(fault.reason)" }
    let field = fault.fields.last.map { "\($0.component)" + ($0.key.map { ".\($0)" } ?? "") } ?? ""
    let reason = fault.unknownName == nil ? fault.reason : fault.reason.before("; nearest")
    let separator = reason.hasPrefix("is ") || reason.hasPrefix("lacks ") ? " " : ": "
    return "\(place): \(field)\(separator)\(reason)"
  }
}

extension String {
  fileprivate func before(_ word: String, isLast: Bool = false) -> String {
    let found = range(of: word, options: isLast ? .backwards : [])
    return found.map { String(self[..<$0.lowerBound]) } ?? self
  }
}

/// Documents in pieces, some with something else in the place of a value.
private struct Damage {
  private var random: RandomDocuments

  init(seed: UInt64, table: CompleteTokenTable) {
    random = RandomDocuments(table: table, components: [], seed: seed)
  }

  private static let sound = #"""
    {"messages":[{"add":{"components":[
    {"id":"root","component":"box","width":@"fill"@,"children":["head",@"list"@,"end"]},
    {"id":"head","component":"label","text":@{"path":@"/title"@}@,"extra":@{"a":[1,null]}@},
    {"id":"list","component":"line","parts":@{"each":"row","path":@"/rows"@}@},
    {"id":"row","component":"press","title":@{"path":"name"}@,"inner":@"deep"@,"count":@{"path":"count"}@,"tabs":[{"name":@"t"@,"content":@"end"@}]},
    {"id":"deep","component":"label","text":@{"call":"text","args":{"value":@"${name} ${number(value: ${/total})}"@}}@,"spacing":@"large"@},
    {"id":"end","component":@"box"@,"width":@"12px"@,"ground":@{"url":@"https://a.b/c"@}@,"children":@[]@}
    ]}},{"set":{"path":@"/"@,"value":@{"title":@"T"@,"total":@7@,"rows":@[{"name":@"x"@,"count":@2@},{"name":"y","count":3}]@}@}}]}
    """#

  private static let others = [
    "null", "true", "7", "1.5", #""x""#, #""/rows""#, #""head""#, #""root""#, "{}", "[]", "[7]",
    #"{"path":"/title"}"#, #"{"path":"/gone"}"#, #"{"call":"number","args":{"value":1}}"#,
    #"{"call":"other","args":{}}"#, #"["head","head"]"#, #"{"component":"label","text":"t"}"#,
    #""16px""#, #""2.5""#,
  ]

  /// What a document may cost, in one of four less than most do.
  mutating func nextBudget() -> ContentBudget {
    var budget = ContentBudget()
    guard random.number(below: 4) == 0 else { return budget }
    budget.elements = random.pick([1, 10, 20, 30, budget.elements])
    budget.text = random.pick([0, 10, 30, budget.text])
    return budget
  }

  /// A document in which values between marks are other ones now and then.
  mutating func next() -> String {
    var text = Self.sound.replacing("\n", with: "")
    for _ in 0..<random.number(below: 3) {
      let marks = text.indices.filter { text[$0] == "@" }
      guard marks.count > 1 else { break }
      let start = marks[random.number(below: marks.count - 1)]
      // The mark that ends the value is that with as many opened as closed between.
      var (depth, end) = (0, text.index(after: start))
      while end < text.endIndex {
        if text[end] == "@", depth == 0 { break }
        if "[{".contains(text[end]) { depth += 1 }
        if "]}".contains(text[end]) { depth -= 1 }
        if depth < 0 { break }
        end = text.index(after: end)
      }
      guard depth == 0, end < text.endIndex else { continue }
      let other = Self.others[random.number(below: Self.others.count)]
      text.replaceSubrange(start...end, with: other)
    }
    return text.replacing("@", with: "")
  }
}
