import CommandSupport
import TestSupport
import Testing
import TokenRuntime

@testable import TokenCompiler

/// One thing in a set is removed or misspelt: what is lost is reported, or nothing is.
@Suite("Slips in a set") struct SetMutationTests {
  /// The starter with a contract of its names, as names that nothing records may go.
  private static func recorded() throws -> StarterSet {
    var set = StarterSet()
    let names = try set.wireNames()
    let version = try #require(ReleaseVersion("1.0.0"))
    let contract = try ContractRelease(version, of: names, in: NameContract()).contract
    set.set(NameContract.fileName, String(decoding: contract.text, as: UTF8.self))
    return set
  }

  @Test("a slip never changes the output in silence") func slips() throws {
    let set = try Self.recorded()
    let whole = set.compile()
    #expect(whole.reports == [])
    var chance = Effort.chance
    var silent: [String] = []
    var counts: [String: Int] = [:]
    for _ in 0..<Effort.rounds(500, short: 40) {
      guard let slip = Slip.random(in: set, using: &chance) else { continue }
      let (reports, output) = slip.set.compile()
      counts[slip.kind, default: 0] += 1
      if reports.isEmpty, output != whole.output { silent.append(slip.text) }
    }
    #expect(silent == [])
    #expect(counts.count == 5, "\(counts)")
  }
}

/// A set with something removed or misspelt.
private struct Slip {
  var kind: String
  var text: String
  var set: StarterSet

  static func random(in set: StarterSet, using chance: inout SeededGenerator) -> Slip? {
    let paths = set.files.keys.sorted().filter { $0 != NameContract.fileName }
    switch Int.random(in: 0..<6, using: &chance) {
    case 0:
      guard
        let path = paths.filter({ $0 != StarterSet.resolver && $0 != Configuration.fileName })
          .randomElement(using: &chance)
      else { return nil }
      var slip = Slip(kind: "file", text: "without \(path)", set: set)
      if Bool.random(using: &chance) {
        slip.set.set(path, nil)
      } else {
        slip.text = "\(path) misspelt"
        slip.set.move(path, to: misspelt(path, using: &chance))
      }
      return slip
    case 1:
      return removing("order", in: StarterSet.resolver, of: set, using: &chance) { tape, root in
        tape.names.find("resolutionOrder").flatMap { tape.member($0, of: root) }
          .map { order in tape.elements(of: order).map { ($0, order) } } ?? []
      }
    case 2:
      return removing("brand's mode", in: StarterSet.orbit, of: set, using: &chance) { tape, _ in
        members(of: tape).filter { tape.text($0.key) == "\"mode\"" }.flatMap { member in
          tape.allMembers(of: member.value).map { ($0.value, member.value) }
        }
      }
    case 3:
      return removing(
        "value",
        in: paths.filter { $0.hasSuffix(".tokens.json") }
          .randomElement(using: &chance) ?? "", of: set, using: &chance
      ) { tape, _ in
        members(of: tape).filter { tape.text($0.key) == "\"$value\"" }.map { ($0.value, $0.object) }
      }
    default:
      guard let path = paths.randomElement(using: &chance), let (tape, _) = tape(of: path, in: set),
        let member = members(of: tape).randomElement(using: &chance)
      else { return nil }
      let name = tape.names.string(member.name)
      guard name.utf8.count > 1 else { return nil }
      let other = misspelt(name, using: &chance)
      var slip = Slip(kind: "name", text: "'\(name)' as '\(other)' in \(path)", set: set)
      slip.set.set(path, apply([tape.replacing(member.key, with: other)], to: path, of: set))
      return slip
    }
  }

  private typealias Member = (name: Name, key: NodeID, value: NodeID, object: NodeID)

  private static func removing(
    _ kind: String, in path: String, of set: StarterSet, using chance: inout SeededGenerator,
    _ candidates: (JSONTape, NodeID) -> [(node: NodeID, container: NodeID)]
  ) -> Slip? {
    guard let (tape, root) = tape(of: path, in: set),
      let (node, container) = candidates(tape, root).randomElement(using: &chance)
    else { return nil }
    var slip = Slip(
      kind: kind, text: "without \(kind) \(tape.text(node)) in \(path)", set: set)
    slip.set.set(path, apply(tape.edits(of: container, removing: [node]), to: path, of: set))
    return slip
  }

  private static func tape(of path: String, in set: StarterSet) -> (tape: JSONTape, root: NodeID)? {
    var reader = InputReader(source: set.source)
    var diagnostics = DiagnosticCollector()
    guard case .success(let root?) = reader.read(path: path, reporting: &diagnostics) else {
      return nil
    }
    return (reader.tape, root)
  }

  /// All members of all objects of a file.
  private static func members(of tape: JSONTape) -> [Member] {
    tape.nodes.indices.map { NodeID(index: UInt32($0)) }.filter { tape.kind($0) == .object }.flatMap
    { object in
      tape.allMembers(of: object).map { ($0.name, $0.key, $0.value, object) }
    }
  }

  private static func apply(_ edits: [TextEdit], to path: String, of set: StarterSet) -> String {
    let bytes = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .applied(to: Array((set.files[path] ?? "").utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A letter less, one twice, two swapped, or another one.
  private static func misspelt(_ text: String, using chance: inout SeededGenerator) -> String {
    let ending = text.hasSuffix(".json") ? ".json".count : 0
    var letters = Array(text)
    let last = letters.count - ending - 1
    let index = Int.random(in: max(0, last - 4)...max(0, last), using: &chance)
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2 where index > 0 && letters[index] != letters[index - 1]: letters.swapAt(index, index - 1)
    default: letters[index] = letters[index] == "x" ? "y" : "x"
    }
    return String(letters)
  }
}
