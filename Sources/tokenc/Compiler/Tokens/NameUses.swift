import TokenRuntime

/// Who uses which name, each name once.
///
/// Names of ASCII are told apart by their bytes. Once another comes, `String ==` decides, which is
/// canonical equivalence: two spellings of one name meet.
struct NameUses {
  struct Use {
    var name: String
    /// The token's place in its family.
    var token: Int32
    /// Where the name comes from.
    var range: SourceRange
  }

  private var uses: [Use] = []
  /// An open-addressing table of places in ``uses`` plus one; 0 marks a free slot.
  private var slots: [UInt32]
  /// The places by name, from the first name that is not ASCII.
  private var places: [String: Int]?

  /// - Parameter capacity: about how many names there will be.
  init(capacity: Int) {
    var count = 64
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    uses.reserveCapacity(capacity)
  }

  /// Notes who uses a name, and tells who did before; the first use stays.
  mutating func add(_ use: Use) -> Use? {
    if places == nil, !use.name.isASCII {
      places = Dictionary(uniqueKeysWithValues: uses.indices.map { (uses[$0].name, $0) })
    }
    if places != nil {
      if let place = places?[use.name] { return uses[place] }
      places?[use.name] = uses.count
    } else {
      let slot = slot(of: use.name)
      if slots[slot] != 0 { return uses[Int(slots[slot]) - 1] }
      slots[slot] = UInt32(uses.count + 1)
    }
    uses.append(use)
    if uses.count * 2 > slots.count { grow() }
    return nil
  }

  /// Who uses a name.
  func use(of name: String) -> Use? {
    if places != nil || !name.isASCII { return uses.first { $0.name == name } }
    let place = slots[slot(of: name)]
    return place == 0 ? nil : uses[Int(place) - 1]
  }

  /// The slot of a name of ASCII, or the free one that it would have.
  private func slot(of name: String) -> Int {
    var slot = firstSlot(of: name)
    while slots[slot] != 0, uses[Int(slots[slot]) - 1].name != name {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func firstSlot(of name: String) -> Int {
    name.withUTF8Bytes { utf8 in
      let hash = NameHash(of: utf8.baseAddress, count: utf8.count).value
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
