/// An index's tables, which are made once and never freed.
@usableFromInline struct NameTable {
  let text: UnsafePointer<UInt8>
  let pilots: UnsafePointer<UInt16>
  /// A name in each slot that is not free: see ``slot(of:at:)``.
  let slots: UnsafePointer<UInt64>
  let bucketMask: Int
  let slotMask: Int
  @usableFromInline let caseCount: Int
  /// A Boolean value that indicates whether some name has no slot, so that names are compared one by one, too.
  let hasUnplaced: Bool
  let nameCount: Int
  /// Where each name starts and ends in ``text``.
  private let names: UnsafePointer<(start: UInt32, end: UInt32)>
  /// For each former name the ordinal of its case.
  let formerNames: UnsafePointer<UInt32>
  /// For each case 1 if it is deprecated, or its replacement's ordinal + 2; 0 for others. `nil` if no
  /// case is deprecated.
  private(set) var deprecations: UnsafePointer<UInt32>?

  init(_ lines: NameLines) {
    let hash = PerfectHash(
      for: lines.names.map { NameHash(of: lines.text + $0.lowerBound, count: $0.count) }
    ) {
      Self.slot(of: $0, at: lines.names[$0]) != nil
    }
    text = lines.text
    pilots = Self.kept(hash.pilots.lazy.map(UInt16.init))
    slots = Self.kept(
      hash.slots.lazy.map { place in
        let slot = place < 0 ? nil : Self.slot(of: place, at: lines.names[place])
        return (slot ?? 0) | (place < lines.caseCount ? 0 : Self.formerNameBit)
      })
    bucketMask = hash.pilots.count - 1
    slotMask = hash.slots.count - 1
    caseCount = lines.caseCount
    hasUnplaced = !hash.unplaced.isEmpty
    nameCount = lines.names.count
    names = Self.kept(
      lines.names.lazy.map { (start: UInt32($0.lowerBound), end: UInt32($0.upperBound)) })
    formerNames = Self.kept(lines.formerNames.lazy.map(UInt32.init))
    guard !lines.deprecations.isEmpty else { return }
    var deprecations = [UInt32](repeating: 0, count: caseCount)
    for (ordinal, replacement) in lines.deprecations {
      let name = UnsafeBufferPointer(start: text + replacement.lowerBound, count: replacement.count)
      let place = withUnsafePointer(to: self) { nameSearch(for: name, in: $0) }
      deprecations[ordinal] = place < 0 ? 1 : UInt32(place + 2)
    }
    self.deprecations = Self.kept(deprecations)
  }

  func bytes(ofNameAt place: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = names[place]
    return UnsafeBufferPointer(
      start: text + Int(truncatingIfNeeded: start), count: Int(truncatingIfNeeded: end &- start))
  }

  private static func kept<Element>(_ elements: some Collection<Element>) -> UnsafePointer<Element>
  {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    let end = UnsafeMutableBufferPointer(start: memory, count: elements.count)
      .initialize(fromContentsOf: elements)
    assert(end == elements.count, "a collection has as many elements as it counts")
    return UnsafePointer(memory)
  }
}

// MARK: Slots

extension NameTable {
  private static var lengthBits: UInt64 { 16 }
  private static var startBits: UInt64 { 27 }
  private static var placeBits: UInt64 { 20 }
  /// The highest bit of a former name's slot.
  private static var formerNameBit: UInt64 { 1 &<< 63 }

  /// A slot's word: the lowest bits are its name's length, which most unknown names differ in; the next
  /// where it starts, the next its place; `nil` for a name with more bits, which has no slot. 0 is a
  /// free slot.
  private static func slot(of place: Int, at range: Range<Int>) -> UInt64? {
    guard place < 1 << placeBits, range.count < 1 << lengthBits, range.lowerBound < 1 << startBits
    else { return nil }
    return UInt64(range.count) | UInt64(range.lowerBound) << lengthBits
      | UInt64(place) << (lengthBits + startBits)
  }

  @inline(__always) static func length(inSlot slot: UInt64) -> Int {
    Int(truncatingIfNeeded: slot & (1 &<< lengthBits &- 1))
  }

  @inline(__always) static func start(inSlot slot: UInt64) -> Int {
    Int(truncatingIfNeeded: slot &>> lengthBits & (1 &<< startBits &- 1))
  }

  /// The name that a search finds: see ``nameSearch(for:in:)``.
  @inline(__always) static func place(inSlot slot: UInt64) -> Int {
    let place = slot &>> (lengthBits &+ startBits) & (1 &<< placeBits &- 1)
    // The highest bit of an `Int`, which has 32 on some watches.
    let mark = (slot & formerNameBit) &>> UInt64(truncatingIfNeeded: 64 &- Int.bitWidth)
    return Int(truncatingIfNeeded: place | mark)
  }

  /// The same for a name that has no slot.
  static func place(_ place: Int, isFormer: Bool) -> Int { isFormer ? place | Int.min : place }
}
