import Foundation
import SampleDocuments
import TestSupport
import Testing

@testable import TokenCompiler

/// Sound documents with parts exchanged, doubled, dropped and garbled.
///
/// `MUTATED_DOCUMENTS=100000 swift test --filter Mutated` tries as many as that.
@Suite("Mutated documents") struct MutatedDocumentsTests {
  @Test("each decodes or has a fault, and each fault a place", arguments: ServerSchemaTests.systems)
  func mutations(_ system: ServerSchemaTests.System) throws {
    let compiled = try CompiledSample.of(system.folder)
    var documents = compiled.randomDocuments(seed: 11)
    let total =
      ProcessInfo.processInfo.environment["MUTATED_DOCUMENTS"].flatMap { Int($0) }
      ?? Effort.rounds(2000, short: 300)
    let count = total / ServerSchemaTests.systems.count
    var (jsonCount, faultCount) = (0, 0)
    for _ in 0..<count {
      let document = documents.nextMutated()
      do {
        let faults = try system.faults(document)
        jsonCount += 1
        faultCount += faults.count
        let paths = faults.isEmpty ? [] : Self.paths(in: document)
        for fault in faults {
          try #require(Self.hasPlace(fault.path, among: paths), "\(fault.path) \(document)")
          try #require(!fault.reason.isEmpty && !fault.fields.isEmpty, "\(document)")
        }
      } catch is DecodingError {
        // Not JSON, as the parser says.
      }
    }
    print("\(jsonCount) of \(count) are JSON, \(faultCount) faults")
    #expect(jsonCount > count * 3 / 10 && faultCount > count * 3 / 20)
  }

  private static func paths(in document: String) -> [String] {
    (try? JSONDecoder().decode(Tree.self, from: Data(document.utf8)))?.paths ?? []
  }

  /// Whether a path is in the document, but for its last key, which may be what is missing.
  private static func hasPlace(_ path: String, among paths: [String]) -> Bool {
    paths.contains { one in
      if one == path { return true }
      return path.hasPrefix(one + "/") && !path.dropFirst(one.count + 1).contains("/")
    }
  }

  /// What containers a document has, whatever it holds.
  private indirect enum Tree: Decodable {
    case list([Tree])
    case object([String: Tree])
    case leaf

    /// The path of each value, as faults write it.
    var paths: [String] {
      switch self {
      case .leaf: [""]
      case .list(let list):
        [""]
          + list.enumerated().flatMap { index, one in one.paths.map { "/\(index)\($0)" }
          }
      case .object(let members):
        [""] + members.flatMap { key, one in one.paths.map { "/\(Self.escaped(key))\($0)" } }
      }
    }

    private static func escaped(_ key: String) -> String {
      key.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    init(from decoder: any Decoder) throws {
      if (try? decoder.unkeyedContainer()) != nil {
        self = .list(try [Tree](from: decoder))
      } else if let members = try? [String: Tree](from: decoder) {
        self = .object(members)
      } else {
        self = .leaf
      }
    }
  }
}

extension RandomDocuments {
  /// A document of which a few parts stand elsewhere, twice or not at all, or are other bytes.
  mutating func nextMutated() -> String {
    var bytes = Array(next().utf8)
    let marks = Set(#"{}[],:""#.utf8)
    for _ in 0..<1 + number(below: 2) {
      let places = bytes.indices.filter { marks.contains(bytes[$0]) } + [bytes.count]
      let ends = [pick(places), pick(places)].sorted()
      let part = Array(bytes[ends[0]..<ends[1]].prefix(200))
      switch number(below: 12) {
      case 0: bytes.removeSubrange(ends[0]..<min(ends[1], ends[0] + 20))
      case 1: bytes.insert(contentsOf: part, at: pick(places))
      case 2: bytes.replaceSubrange(ends[0]..<ends[1], with: pick(Self.values).utf8)
      case 3: bytes.insert(UInt8(number(below: 256)), at: pick(places))
      case 4:
        bytes = Array(
          String(decoding: bytes, as: UTF8.self).replacing(
            #""type""#, with: pick([#""typ""#, #""data""#])
          ).utf8)
      default: replaceWord(in: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let values = ["null", "{}", "[]", "-1e400", #""""#, "true", "[[[[]]]]", "1"]

  /// Puts another value in place of a string, which keeps most documents JSON.
  private mutating func replaceWord(in bytes: inout [UInt8]) {
    let starts = bytes.indices.dropFirst().filter {
      bytes[$0] == UInt8(ascii: "\"") && bytes[$0 - 1] == UInt8(ascii: ":")
    }
    guard !starts.isEmpty else { return }
    let start = pick(starts)
    let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? start
    bytes.replaceSubrange(start...end, with: pick(Self.values).utf8)
  }
}
