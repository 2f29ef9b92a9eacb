import AppearanceRuntime
import Foundation
import SampleDocuments
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenScreens

/// What a document's JSON may be besides sound: what an app's `JSONDecoder` takes, and what it makes of it, is
/// what `tokenc validate` says.
///
/// `DECODED_DOCUMENTS=100000 swift test --filter DecodedJSON` tries as many as that.
@Suite("JSON as decoded") struct DecodedJSONTests {
  @Test("the reader and the generated code say the same", arguments: ServerSchemaTests.systems)
  func agreement(_ system: ServerSchemaTests.System) throws {
    let sample = try CompiledSample.of(system.folder)
    let reader = sample.reader(typePrefix: system.typePrefix)
    var documents = sample.randomDocuments(seed: 23)
    let total =
      ProcessInfo.processInfo.environment["DECODED_DOCUMENTS"].flatMap { Int($0) }
      ?? Effort.rounds(12_000, short: 1800)
    var (lostCount, faultyCount, soundCount) = (0, 0, 0)
    for _ in 0..<total / ServerSchemaTests.systems.count {
      let document = documents.nextSlipped()
      let shown = String(decoding: document, as: UTF8.self)
      let found = try Self.errors(of: document, by: reader, system)
      var faults: [ContentError]?
      do {
        faults = try system.decode(Data(document))
      } catch let fault as ContentError {
        faults = [fault]
      } catch is DecodingError {}
      try #require(
        (faults == nil) == (found == nil), "\(shown)\n\(faults ?? [])\n\(found ?? ["lost"])")
      guard let faults, let found else {
        lostCount += 1
        continue
      }
      // A component is lost by the first of its faults; `validate` lists them all.
      try #require(faults.isEmpty == found.isEmpty, "\(shown)\n\(faults)\n\(found)")
      if faults.isEmpty { soundCount += 1 } else { faultyCount += 1 }
      for fault in faults {
        let words = try #require(ServerSchemaTests.words(of: fault).split(separator: ";").first)
        try #require(found.contains { $0.contains(words) }, "\(shown)\n\(words)\n\(found)")
      }
    }
    print("\(lostCount) documents lost, \(faultyCount) faulty, \(soundCount) sound")
    #expect(min(lostCount, faultyCount, soundCount) > 3)
  }

  /// The faults that `validate` finds; `nil` for a document of which an app decodes nothing.
  private static func errors(
    of document: [UInt8], by documents: DocumentReader, _ system: ServerSchemaTests.System
  ) throws -> [String]? {
    var reader = InputReader(
      source: MemorySource([(path: "d.json", bytes: document)]), as: .decoded)
    var syntax = DiagnosticCollector()
    guard let root = try reader.root(ofFile: "d.json", reporting: &syntax) else {
      #expect(syntax.hasErrors)
      return nil
    }
    #expect(!syntax.hasErrors)
    return documents.read(root, of: reader.tape, as: system.typePrefix + "ComponentContent")
      .findings.filter { $0.severity == .error }.map(\.message)
  }
}

extension RandomDocuments {
  /// A document with one or two slips in its JSON.
  mutating func nextSlipped() -> [UInt8] {
    var bytes = Array(next().utf8)
    for _ in 0..<1 + number(below: 2) { slip(in: &bytes) }
    return number(below: 20) == 0 ? encoded(bytes) : bytes
  }

  private static let numbers = [
    "01", "-01", "00", "-", "1.", "0.", "1e", "1E+", "1.5.5", "1-2", "--1", "1+1", "1e999",
    "1e-999", "-0",
    ".5", "+1", "0x10", "1a", "1_0", "NaN", "Infinity", "tru", "truex", "True", "nulll", "'a'",
  ]
  private static let parts: [[UInt8]] =
    [
      "\t", "\n", "\r", "\u{1}", "\u{0}", "\u{7f}", #"\q"#, #"\'"#, #"\x41"#, #"\u12zz"#, #"\u12"#,
      #"\ud800"#,
      #"\udc00"#, #"\ud800\u0041"#, #"\ud83d\ude00"#, #"\u0000"#, #"\"#, "é", "\u{2028}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]]
  private static let blanks: [[UInt8]] =
    ["//c\n", "/*c*/", ",", "\u{0}", "\u{a0}", "\u{c}", "\u{feff}", "x", "}", "]", "{}", "1"]
    .map { Array($0.utf8) } + [[0xFF]]

  private mutating func slip(in bytes: inout [UInt8]) {
    func places(_ marks: String) -> [Int] {
      bytes.indices.filter { marks.utf8.contains(bytes[$0]) }
    }
    // Where a string starts: after a quote that opens one.
    let strings = bytes.indices.dropFirst().filter {
      bytes[$0] == UInt8(ascii: "\"") && "{[,: ".utf8.contains(bytes[$0 - 1])
    }
    switch number(below: 9) {
    case 0, 1:
      bytes.insert(UInt8(ascii: ","), at: pick(places("}]") + [bytes.count]))
    case 2, 3:
      guard let open = strings.randomPlace(&self) else { return }
      bytes.insert(contentsOf: pick(Self.parts), at: open + 1)
    case 4, 5:
      let colons = places(":")
      guard let colon = colons.randomPlace(&self) else { return }
      let end = bytes[(colon + 1)...].firstIndex { ",}".utf8.contains($0) } ?? bytes.count
      bytes.replaceSubrange(colon + 1..<end, with: pick(Self.numbers).utf8)
    case 6:
      // A member that stands there already, with another value, before or after it.
      guard let key = strings.randomPlace(&self),
        let end = bytes[(key + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { return }
      let value = Array((pick(["7", "null", #""x""#, "[1]", "{}"]) + ",").utf8)
      bytes.insert(contentsOf: bytes[key...end] + [UInt8(ascii: ":")] + value, at: key)
    case 7:
      let count = 500 + number(below: 20)
      let nested = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      guard let open = places("{").randomPlace(&self) else { return }
      bytes.insert(contentsOf: "\"deep\":\(nested),".utf8, at: open + 1)
    default: bytes.insert(contentsOf: pick(Self.blanks), at: pick(places("{}[],:") + [bytes.count]))
    }
  }

  /// The same text in another encoding, with its mark or without.
  private mutating func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let (isMarked, isBig) = (number(below: 2) == 0, number(below: 2) == 0)
    func encode(_ units: [UInt32], _ width: Int) -> [UInt8] {
      ((isMarked ? [0xFEFF] : []) + units).flatMap { unit in
        let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * $0)) }
        return isBig ? bytes.reversed() : bytes
      }
    }
    switch number(below: 3) {
    case 0: return encode(text.utf16.map { UInt32($0) }, 2)
    case 1: return encode(text.unicodeScalars.map { $0.value }, 4)
    default: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    }
  }
}

extension Collection where Element == Int {
  fileprivate func randomPlace(_ documents: inout RandomDocuments) -> Int? {
    isEmpty ? nil : documents.pick(Array(self))
  }
}
