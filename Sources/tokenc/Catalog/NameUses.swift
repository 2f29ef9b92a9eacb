/// Who uses which name, each name once.
///
/// Names of ASCII are told apart by their bytes. Once another comes, `String ==` decides, which is
/// canonical equivalence: two spellings of one name meet.
struct NameUses {
  struct Use {
    var name: String
    /// The path of the token.
    var path: String
    /// Where the name comes from.
    var range: SourceRange
  }

  private var uses: [Use] = []
  /// An open-addressing table of places in ``uses`` plus one; 0 marks a free slot.
  private var slots = [UInt32](repeating: 0, count: 64)
  /// The places by name, from the first name that is not ASCII.
  private var places: [String: Int]?

  /// Notes who uses a name, and tells who did before; the first use stays.
  mutating func add(_ use: Use) -> Use? {
    if places == nil, !use.name.isASCII {
      places = Dictionary(uniqueKeysWithValues: uses.indices.map { (uses[$0].name, $0) })
    }
    if let place = places?[use.name] { return uses[place] }
    if places == nil {
      var slot = firstSlot(of: use.name)
      while slots[slot] != 0 {
        let other = uses[Int(slots[slot]) - 1]
        if other.name == use.name { return other }
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[slot] = UInt32(uses.count + 1)
    } else {
      places?[use.name] = uses.count
    }
    uses.append(use)
    if uses.count * 2 > slots.count { grow() }
    return nil
  }

  /// Who uses a name.
  func use(of name: String) -> Use? {
    if places != nil || !name.isASCII {
      return uses.first { $0.name == name }
    }
    var slot = firstSlot(of: name)
    while slots[slot] != 0 {
      let use = uses[Int(slots[slot]) - 1]
      if use.name == name { return use }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func firstSlot(of name: String) -> Int {
    name.withUTF8Bytes { utf8 in
      let hash = NameHash(of: UnsafeRawBufferPointer(utf8), seed: 0).value
      return Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    }
  }

  private mutating func grow() {
    guard places == nil else { return }
    slots = Array(repeating: 0, count: slots.count * 4)
    for place in uses.indices {
      var slot = firstSlot(of: uses[place].name)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(place + 1)
    }
  }
}
