import Testing

@testable import TokenRuntime

@Suite struct PerfectHashTests {
  @Test("each of many names has a slot of its own", arguments: [0, 1, 2, 3, 10, 300, 10_000])
  func slots(count: Int) {
    let hashes = hashes(of: (0..<count).map { "color.text.\($0)" })
    let hash = PerfectHash(for: hashes)
    #expect(hash.unplaced.isEmpty)
    #expect(Set(hash.slots.filter { $0 >= 0 }) == Set(0..<count))
    #expect(places(of: hashes, in: hash) == Array(0..<count))
  }

  @Test("names of all lengths, of two letters each, have slots of their own") func lengths() {
    // Every length passes through another set of the hash's steps.
    let names = (1...80).flatMap { length in
      (0..<length).map { place in
        String(repeating: "a", count: place) + "b"
          + String(repeating: "a", count: length - place - 1)
      }
    }
    let hashes = hashes(of: names)
    #expect(Set(hashes.map(\.value)).count == names.count)
    #expect(PerfectHash(for: hashes).unplaced.isEmpty)
  }

  @Test("words of 64 bits are what they were after a way as text") func packedWords() {
    let words = (0..<64).flatMap { bit -> [UInt64] in [1 << bit, ~(1 << bit), (2 << bit) &- 1] }
    var text: [UInt8] = []
    for word in words { SixBitText.append(word: word, to: &text) }
    #expect(words.indices.map { SixBitText.word(text, at: $0) } == words)
  }

  @Test("names that nothing can part are left over, and building ends") func equalNames() {
    let hashes = hashes(of: Array(repeating: "same", count: 5_000) + ["other"])
    let hash = PerfectHash(for: hashes)
    #expect(hash.unplaced.count == 4_999)
    #expect(Set(hash.slots.filter { $0 >= 0 }).union(hash.unplaced) == Set(0..<hashes.count))
  }

  private func hashes(of names: [String]) -> [NameHash] {
    names.map { name in
      Array(name.utf8).withUnsafeBytes { NameHash(of: $0.baseAddress, count: $0.count) }
    }
  }

  /// What the hash finds for each name.
  private func places(of hashes: [NameHash], in hash: PerfectHash) -> [Int] {
    hashes.map { value in
      let pilot = hash.pilots[value.bucket(hash.pilots.count - 1)]
      return hash.slots[value.slot(hash.slots.count - 1, pilot: pilot)]
    }
  }
}
