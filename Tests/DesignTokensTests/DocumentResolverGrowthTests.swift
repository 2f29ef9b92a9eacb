import Foundation
import Testing
import TokenRuntime

/// What documents in pieces cost: twice as much takes twice as long, and a budget ends what stands for more.
@Suite("The cost of documents in pieces", .serialized) struct DocumentResolverGrowthTests {
  private static let form = DocumentForm(
    components: .init(at: "/components"),
    model: .init(at: "/set", path: "path", value: "value"),
    templates: .init(at: "/templates"), binding: "path",
    repetition: .init(component: "each", path: "over"),
    call: .init(name: "call", arguments: "arguments", interpolation: "text", functions: ["number"]),
    inner: "props", references: ["Stack": ["children", "props/children"]])

  /// JSON of a document in n parts, of a kind that once took the square of n.
  private static var documents: [(name: String, make: (Int) -> Any)] {
    [
      ("references to nothing", { n in stack((0..<n).map { "c\($0)" }) }),
      (
        "bindings to nothing",
        { n in stack((0..<n).map { ["type": "Icon", "icon": ["path": "/none\($0)"]] }) }
      ),
      (
        "bindings to the last of many members",
        { n in
          let data = Dictionary(uniqueKeysWithValues: (0..<n).map { ("k\($0)", 1) })
          let icons = (0..<n).map { _ in ["type": "Icon", "icon": ["path": "/k\(n - 1)"]] }
          return [["set": ["path": "", "value": data]], stack(icons)]
        }
      ),
      (
        "messages that set a member each",
        { n in (0..<n).map { ["set": ["path": "/k\($0)", "value": 1]] } + [stack([])] }
      ),
      (
        "messages that set and take away a member each",
        { n in
          let all = (0..<n).map { ["set": ["path": "/k\($0)", "value": 1]] as [String: Any] }
          return all + (0..<n).map { ["set": ["path": "/k\($0)"]] } + [stack([])]
        }
      ),
      (
        "messages that add an element each",
        { n in
          [["set": ["path": "/l", "value": [Any]()]] as [String: Any]]
            + (0..<n).map { ["set": ["path": "/l/\($0)", "value": 1]] } + [stack([])]
        }
      ),
      (
        "arguments of a template",
        { n in
          var card: [String: Any] = ["type": "T"]
          for index in 0..<n { card["a\(index)"] = 1 }
          return [
            "templates": ["T": ["type": "Icon", "icon": "x"]],
            "components": stack([card])["components"] ?? [],
          ]
        }
      ),
      (
        "parameters of a template",
        { n in
          var template: [String: Any] = ["type": "Icon"]
          var card: [String: Any] = ["type": "T"]
          for index in 0..<n {
            template["$a\(index)"] = "p\(index)"
            card["p\(index)"] = 1
          }
          return ["templates": ["T": template], "components": stack([card])["components"] ?? []]
        }
      ),
      (
        "components of one ID",
        { n in
          let icons = (0..<n).map { _ in ["id": "c", "type": "Icon"] as [String: Any] }
          return ["components": icons + [["id": "root", "type": "Stack", "children": ["c"]]]]
        }
      ),
      (
        "members beside the one for others",
        { n in
          var icon: [String: Any] = ["type": "Icon", "props": ["a": 1]]
          for index in 0..<n { icon["a\(index)"] = 1 }
          return stack([icon])
        }
      ),
      (
        "marks on the letter of an ID",
        { n in stack(["a" + String(repeating: "\u{301}\u{323}", count: 16 * n)]) }
      ),
    ]
  }

  private static func stack(_ children: [Any]) -> [String: Any] {
    ["components": [["id": "root", "type": "Stack", "children": children] as [String: Any]]]
  }

  @Test("time grows with the document", arguments: documents.indices) func growth(_ index: Int) {
    let (name, make) = Self.documents[index]
    let few = Self.value(of: make(500))
    let many = Self.value(of: make(4_000))
    // What else the machine does may cost a run.
    for _ in 0..<3 {
      let short = Self.seconds { Self.resolve(few) }
      let long = Self.seconds { Self.resolve(many) }
      if long < 24 * short + 0.05 { return }
    }
    Issue.record("\(name): eight times as many take more than 24 times as long")
  }

  @Test("more faults than the budget has end the document") func faults() {
    let document = Self.value(of: Self.stack((0..<200).map { "c\($0)" }))
    var resolver = DocumentResolver(Self.form)
    resolver.receive(document)
    let result = resolver.resolved(within: .init(faults: 100)) { _, _ in nil }
    #expect(result.value == nil)
    #expect(result.faults.last?.reason == "the document has more than 100 faults")
    #expect(result.faults.count == 101)
  }

  @Test("members that templates pass on to templates count each time") func passedMembers() {
    var card: [String: Any] = ["type": "T0"]
    for index in 0..<100 { card["a\(index)"] = 1 }
    var templates: [String: Any] = ["T9": ["type": "Icon"]]
    for index in 0..<9 { templates["T\(index)"] = ["type": "T\(index + 1)"] }
    var resolver = DocumentResolver(Self.messages)
    resolver.receive(
      Self.value(
        of: ["templates": templates, "components": Self.stack([card])["components"] ?? []]))
    #expect(resolver.resolved(within: .init(values: 2_000)) { _, _ in nil }.value != nil)
    let result = resolver.resolved(within: .init(values: 1_000)) { _, _ in nil }
    #expect(result.faults.last?.reason == "the document stands for more than 1000 values")
  }

  @Test("a path with more names than data is deep sets nothing") func deepPaths() {
    var resolver = DocumentResolver(Self.form)
    let known = String(repeating: "/a", count: ContentLimits.pathCount)
    let isSet = resolver.set(known, SentValue(.flag(true), at: 0))
    let isDeeperSet = resolver.set(known + "/a", SentValue(.flag(true), at: 0))
    #expect(isSet && !isDeeperSet)
    // A stack ends at that, if each name takes a step of it.
    resolver.receive(
      Self.value(of: ["set": ["path": String(repeating: "/a", count: 1_000_000), "value": 1]]))
    resolver.receive(Self.value(of: Self.stack([])))
    let result = resolver.resolved { _, _ in nil }
    #expect(result.faults.map(\.reason) == ["the data has no place '\(Self.shortened)'"])
  }

  private static let shortened = String(repeating: "/a", count: 32) + "…"

  @Test("repeated components take values from their elements, at any depth") func repeated() {
    let document = Self.value(of: [
      ["set": ["path": "/a/b", "value": [["t": "x", "l": [["t": "y"]]]]]] as [String: Any],
      [
        "components": [
          ["id": "root", "type": "Stack", "children": ["each": "c", "over": "/a/b"]],
          [
            "id": "c", "type": "Stack", "t": ["path": "t"], "children": ["each": "d", "over": "l"],
          ],
          ["id": "d", "type": "Icon", "t": ["path": "t"], "u": ["path": "/a/b/0/t"]],
        ] as [[String: Any]]
      ],
    ])
    var resolver = DocumentResolver(Self.messages)
    resolver.receive(document)
    let result = resolver.resolved { _, _ in nil }
    let outer = result.value?["children"]?.list?.first
    let inner = outer?["children"]?.list?.first
    #expect([outer?["t"], inner?["t"], inner?["u"]].map { $0?.text } == ["x", "y", "x"])
    #expect([outer?["id"], inner?["id"]].map { $0?.text } == ["c/0", "d/0/0"])
    #expect(result.faults.isEmpty, "\(result.faults)")
  }

  private static let messages = {
    var messages = form
    messages.messages = ""
    messages.inner = nil
    return messages
  }()

  @Test("paths, IDs and what functions give count as text") func text() {
    let long = String(repeating: "x", count: 1_000)
    for children in [
      Array(repeating: ["type": "Icon", "icon": ["path": "/" + long]] as Any, count: 20),
      Array(repeating: long as Any, count: 20),
      Array(repeating: ["type": "Icon", "icon": ["call": "number"]] as Any, count: 20),
    ] {
      var resolver = DocumentResolver(Self.form)
      resolver.receive(Self.value(of: Self.stack(children)))
      let result = resolver.resolved(within: .init(text: 10_000)) { _, _ in
        SentValue(.text(long), at: 0)
      }
      #expect(result.faults.last?.reason == "the document stands for more than 10000 bytes of text")
    }
  }

  private static func resolve(_ document: SentValue) {
    var resolver = DocumentResolver(form)
    resolver.receive(document)
    _ = resolver.resolved { _, _ in nil }
  }

  /// Of the processor, for this thread.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = nanoseconds()
    work()
    return Double(nanoseconds() - start) / 1e9
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  private static func value(of json: Any) -> SentValue {
    var place = 0
    func value(_ json: Any) -> SentValue {
      place += 1
      let own = place
      switch json {
      case let text as String: return SentValue(.text(text), at: own)
      case let number as Int: return SentValue(.integer(Int64(number)), at: own)
      case let list as [Any]: return SentValue(.list(list.map(value)), at: own)
      case let object as [String: Any]:
        let names = object.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let members = names.map { SentValue.Member($0, value(object[$0] ?? 0), at: own) }
        return SentValue(.object(SentMembers(members)), at: own)
      default: return SentValue(.null, at: own)
      }
    }
    return value(json)
  }
}
