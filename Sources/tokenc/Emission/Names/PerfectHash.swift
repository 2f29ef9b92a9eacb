/// A slot of its own for each of a set of names, found with one hash.
///
/// The method is “hash, displace, and compress” (Belazzougui, Botelho and Dietzfelbinger, 2009): a
/// name's hash chooses one of `buckets`; a bucket's pilot, the first that works, sends its names to
/// slots that are free. Buckets are placed from the fullest to the emptiest, and one slot in
/// seventeen stays free, so the time grows with the number of names. Names that find no slot, such
/// as equal ones or ones made to collide, are left to be compared one by one: building always ends.
struct PerfectHash {
  /// The pilot of each bucket, below ``pilotLimit``.
  private(set) var pilots: [Int]
  /// The place of the name in each slot; `nil` when the slot is free.
  private(set) var slots: [Int?]
  /// The places of the names without a slot, in order.
  private(set) var unplaced: [Int] = []

  /// A pilot has twelve bits.
  static let pilotLimit = 1 << 12

  /// Finds slots for names given by their UTF-8, except for those at places that can't have one.
  init(for names: [[UInt8]], mayHaveSlot: (_ place: Int) -> Bool = { _ in true }) {
    pilots = Array(repeating: 0, count: max(1, names.count / 3))
    slots = Array(repeating: nil, count: max(1, names.count + names.count / 16))
    let hashes = names.map { NameHash(of: $0) }
    unplaced = names.indices.filter { !mayHaveSlot($0) }
    for (bucket, places) in Self.buckets(of: hashes, count: pilots.count) {
      place(unplaced.isEmpty ? places : places.filter(mayHaveSlot), of: hashes, inBucket: bucket)
    }
    unplaced.sort()
  }

  /// The places of the names in each bucket that has any, the fullest bucket first.
  private static func buckets(
    of hashes: [NameHash], count: Int
  ) -> [(bucket: Int, places: [Int])] {
    var buckets = Array(repeating: [Int](), count: count)
    for (place, hash) in hashes.enumerated() { buckets[hash.bucket(of: count)].append(place) }
    return buckets.enumerated().filter { !$1.isEmpty }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map { ($0.offset, $0.element) }
  }

  private mutating func place(_ all: [Int], of hashes: [NameHash], inBucket bucket: Int) {
    let places = partible(all, of: hashes)
    for pilot in 0..<Self.pilotLimit where fill(places, of: hashes, pilot: pilot) {
      pilots[bucket] = pilot
      return
    }
    // Only names made to collide come here: the pilot stays 0, and whoever finds a slot has it.
    for place in places where !fill([place], of: hashes, pilot: 0) { unplaced.append(place) }
  }

  /// The first place of each hash: no pilot parts equal ones, which go to ``unplaced``.
  private mutating func partible(_ all: [Int], of hashes: [NameHash]) -> [Int] {
    guard all.count > 1 else { return all }
    var places: [Int] = []
    for place in all {
      if places.contains(where: { hashes[$0] == hashes[place] }) {
        unplaced.append(place)
      } else {
        places.append(place)
      }
    }
    return places
  }

  /// Puts names into slots, all or none.
  private mutating func fill(_ places: [Int], of hashes: [NameHash], pilot: Int) -> Bool {
    for (index, place) in places.enumerated() {
      let slot = hashes[place].slot(of: slots.count, pilot: pilot)
      guard slots[slot] == nil else {
        for filled in places[..<index] {
          slots[hashes[filled].slot(of: slots.count, pilot: pilot)] = nil
        }
        return false
      }
      slots[slot] = place
    }
    return true
  }
}
