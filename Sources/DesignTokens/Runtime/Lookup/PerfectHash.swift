/// A slot of its own for each of a set of names, found with one hash.
///
/// The method is “hash, displace, and compress” (Belazzougui, Botelho and Dietzfelbinger, 2009): a
/// name's hash chooses one of `buckets`; a bucket's pilot, the first that works, sends its names to
/// slots that are free. Buckets are placed from the fullest to the emptiest, and one slot in eight or
/// more stays free, so the time grows with the number of names. Names that find no slot, such
/// as equal ones or ones made to collide, are left to be compared one by one: building always ends.
struct PerfectHash {
  /// The pilot of each bucket, odd and below ``pilotLimit``.
  private(set) var pilots: [Int]
  /// The place of the name in each slot; -1 when the slot is free.
  private(set) var slots: [Int]
  /// The places of the names without a slot, in order.
  private(set) var unplaced: [Int] = []

  static let pilotLimit = 1 << 13

  /// Finds slots for names with these hashes, except for those at places that can't have one.
  init(for hashes: [NameHash], mayHaveSlot: (_ place: Int) -> Bool = { _ in true }) {
    pilots = Array(repeating: 1, count: Self.powerOfTwo(atLeast: hashes.count / 4))
    slots = Array(repeating: -1, count: Self.powerOfTwo(atLeast: hashes.count + hashes.count / 7))
    let buckets = Buckets(of: hashes, count: pilots.count)
    unplaced = hashes.indices.filter { !mayHaveSlot($0) }
    for bucket in buckets.fullestFirst {
      let places = buckets.places[buckets.range(of: bucket)]
      place(
        unplaced.isEmpty ? places : ArraySlice(places.filter(mayHaveSlot)), of: hashes,
        inBucket: bucket)
    }
    unplaced.sort()
  }

  private static func powerOfTwo(atLeast count: Int) -> Int {
    count < 2 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  private mutating func place(_ all: ArraySlice<Int>, of hashes: [NameHash], inBucket bucket: Int) {
    let places = partible(all, of: hashes)
    for pilot in stride(from: 1, to: Self.pilotLimit, by: 2)
    where fill(places, of: hashes, pilot: pilot) {
      pilots[bucket] = pilot
      return
    }
    // Only names made to collide come here: the pilot stays 1, and the first to find a slot has it.
    for place in places.indices where !fill(places[place...place], of: hashes, pilot: 1) {
      unplaced.append(places[place])
    }
  }

  /// The first place of each hash: no pilot parts equal ones, which go to ``unplaced``.
  private mutating func partible(_ all: ArraySlice<Int>, of hashes: [NameHash]) -> ArraySlice<Int> {
    func isRepeated(_ index: Int) -> Bool {
      all[..<index].contains { hashes[$0].value == hashes[all[index]].value }
    }
    guard all.indices.contains(where: isRepeated) else { return all }
    unplaced += all.indices.filter(isRepeated).map { all[$0] }
    return all.indices.filter { !isRepeated($0) }.map { all[$0] }[...]
  }

  /// Puts names into slots, all or none.
  private mutating func fill(_ places: ArraySlice<Int>, of hashes: [NameHash], pilot: Int) -> Bool {
    for (index, place) in places.enumerated() {
      let slot = hashes[place].slot(slots.count - 1, pilot: pilot)
      guard slots[slot] < 0 else {
        for filled in places.prefix(index) {
          slots[hashes[filled].slot(slots.count - 1, pilot: pilot)] = -1
        }
        return false
      }
      slots[slot] = place
    }
    return true
  }
}

/// Names by the bucket that their hashes choose.
private struct Buckets {
  /// The places of the names, those of a bucket together and in order.
  private(set) var places: [Int]
  /// Where each bucket's places start, and the number of all places.
  private let starts: [Int]

  init(of hashes: [NameHash], count: Int) {
    var starts = Array(repeating: 0, count: count + 1)
    for hash in hashes { starts[hash.bucket(count - 1) + 1] += 1 }
    for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
    var next = starts
    places = Array(repeating: 0, count: hashes.count)
    for (place, hash) in hashes.enumerated() {
      let bucket = hash.bucket(count - 1)
      places[next[bucket]] = place
      next[bucket] += 1
    }
    self.starts = starts
  }

  func range(of bucket: Int) -> Range<Int> { starts[bucket]..<starts[bucket + 1] }

  /// The buckets that have names, those with the most first, in order of their numbers.
  var fullestFirst: [Int] {
    let counts = zip(starts.dropFirst(), starts).map { (end: Int, start: Int) -> Int in end - start
    }
    // Counted and not compared: a bucket has three names on average.
    var next = Array(repeating: 0, count: (counts.max() ?? 0) + 1)
    for count in counts where count > 0 { next[count - 1] += 1 }
    for count in next.indices.dropLast().reversed() { next[count] += next[count + 1] }
    var result = Array(repeating: 0, count: next[0])
    for (bucket, count) in counts.enumerated() where count > 0 {
      result[next[count]] = bucket
      next[count] += 1
    }
    return result
  }
}
