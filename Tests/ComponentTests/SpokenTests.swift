import Foundation
import TestSupport
import Testing

@testable import AppearanceRuntime
@testable import TokenCompiler

/// What is said of each item of an arrangement, in reading order, for Tests/ci/one_truth.py, which asks the
/// page of screens for the same.
struct SpokenItems {
  private(set) var records: [JSONRecord] = []

  init(_ item: Arrangement) { add(item, []) }

  private mutating func add(_ item: Arrangement, _ outer: Set<ControlState>) {
    let states = item.states(in: outer)
    if case .group(let group) = item.kind, !item.isSpokenAsOne {
      for inner in group.items { add(inner, states) }
      return
    }
    var record: [JSONRecord.Member] = [
      ("role", item.spokenRole?.rawValue), ("label", item.spokenLabel),
      ("stated", item.accessibilityLabel), ("value", item.accessibilityValue),
      ("hint", item.spokenHint ?? item.accessibilityHint), ("invalid", item.error != nil),
      ("selected", states.contains(.selected)),
      ("disabled", states.contains(.disabled)), ("name", item.spokenName),
    ]
    switch item.kind {
    case .group: record.append(("kind", "group"))
    case .app: record.append(("kind", "app"))
    case .element(let element):
      record += [
        ("kind", Mirror(reflecting: element.look).children.first?.label),
        ("ofApp", element.isOfApp),
        ("shown", JSONRecord(element.shown.map { ($0.slot, Self.json($0.value)) })),
      ]
    }
    records.append(JSONRecord(record))
  }

  private static func json(_ value: Arrangement.Shown.Value?) -> (any JSONWritable)? {
    switch value {
    case .text(let text)?: text
    case .richText(let text)?: text.text
    case .texts(let texts)?: texts
    case .flag(let flag)?: flag
    case .number(let number)?: number
    default: nil
    }
  }
}

@Suite("What is said") struct SpokenTests {
  @Test("the page is asked what it says of arrangements of all kinds of elements") func random()
    throws
  {
    var random = RandomSpeech(seed: 41)
    var files: [JSONRecord.Member] = [("a.tokens.json", RandomSpeech.tokens)]
    var documents: [JSONRecord] = []
    var count = 0
    for index in 0..<Effort.rounds(2000, short: 400) {
      func add(_ name: String, _ one: (spec: String, document: String, item: Arrangement)) {
        let records = SpokenItems(one.item).records
        files.append(("\(name).component.json", one.spec))
        documents.append(["text": one.document, "theme": 0, "items": records])
        count += records.count
      }
      let inner = random.next("Own\(index)")
      add("Own\(index)", inner)
      if index % 4 == 0 {
        add("Outer\(index)", random.next("Outer\(index)", around: inner, "Own\(index)"))
      }
    }
    #expect(count > documents.count)
    try ScreenCorpus.write(
      [
        "folder": "RandomSpeech", "files": JSONRecord(files), "root": "ComponentContent",
        "spoken": documents,
      ], "speech")
  }
}
