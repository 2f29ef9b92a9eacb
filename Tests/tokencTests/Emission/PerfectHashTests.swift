import Testing
import TokenRuntime

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite struct PerfectHashTests {
  @Test("each of many names has a slot of its own", arguments: [0, 1, 2, 3, 10, 300, 10_000])
  func slots(count: Int) {
    let names = NameList((0..<count).map { "color.text.\($0)" })
    let hash = PerfectHash(for: names)
    #expect(hash.unplaced.isEmpty)
    #expect(Set(hash.slots.filter { $0 >= 0 }) == Set(0..<count))
    #expect(places(of: names, in: hash) == Array(0..<count))
  }

  @Test("names that nothing can part are left over, and building ends") func equalNames() {
    let names = NameList(Array(repeating: "same", count: 5_000) + ["other"])
    let hash = PerfectHash(for: names)
    #expect(hash.unplaced.count == 4_999)
    #expect(Set(hash.slots.filter { $0 >= 0 }).union(hash.unplaced) == Set(0..<names.count))
  }

  /// What the hash finds for each name.
  private func places(of names: NameList, in hash: PerfectHash) -> [Int] {
    let hashes = names.hashes()
    return (0..<names.count).map { place in
      let value = hashes[place]
      let pilot = SixBitText.pair(of: hash.pilots[value.bucket(of: hash.pilots.count)])
      return hash.slots[value.slot(of: hash.slots.count, pilot: pilot)]
    }
  }
}
