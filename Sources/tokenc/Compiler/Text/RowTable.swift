/// Finds the rows of its owner by their hash: what stores each name and each path once.
///
/// It keeps only the rows' numbers, by open addressing; the owner keeps and compares the rows.
struct RowTable: Sendable {
  struct Slot {
    fileprivate let index: Int
    /// `nil` when no row matches.
    let row: Int?
  }

  /// The rows' numbers plus one; 0 marks a free slot. Their count is a power of two.
  private var slots: [UInt32]
  private var count = 0

  /// - Parameter capacity: about how many rows there will be.
  init(capacity: Int = 512) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Looks for the row that `matches`, among those with this hash.
  @inline(__always)
  func slot(_ hash: UInt64, where matches: (Int) -> Bool) -> Slot {
    var index = start(hash)
    while slots[index] != 0 {
      let row = Int(slots[index]) - 1
      if matches(row) { return Slot(index: index, row: row) }
      index = (index + 1) & (slots.count - 1)
    }
    return Slot(index: index, row: nil)
  }

  /// Adds a row to its slot; whether ``grown(hash:)`` has to replace the table, which is so full.
  @inline(__always)
  mutating func insert(_ row: Int, at slot: Slot) -> Bool {
    slots[slot.index] = UInt32(row + 1)
    count += 1
    return count * 2 > slots.count
  }

  func grown(hash: (Int) -> UInt64) -> RowTable {
    var table = RowTable(capacity: slots.count * 2)
    for row in slots where row != 0 {
      var index = table.start(hash(Int(row) - 1))
      while table.slots[index] != 0 { index = (index + 1) & (table.slots.count - 1) }
      table.slots[index] = row
    }
    table.count = count
    return table
  }

  @inline(__always)
  private func start(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
  }
}
