// The search for a name in an index, compiled once for all enums. Functions of no type, as a type's
// take it as an argument.
//
// What they find is the place of a case's name, which is its ordinal; the place of a former name with
// the sign bit set, so that one test tells them apart; or -1.

@usableFromInline @inline(never)
func nameSearch(for name: String, in table: UnsafePointer<NameTable>) -> Int {
  if let found = name.utf8.withContiguousStorageIfAvailable({ nameSearch(for: $0, in: table) }) {
    return found
  }
  return bridgedNameSearch(for: name, in: table)
}

/// The same for a string that is bridged from Objective-C and has no contiguous UTF-8 yet.
@inline(never)
private func bridgedNameSearch(for name: String, in table: UnsafePointer<NameTable>) -> Int {
  var name = name
  return name.withUTF8 { nameSearch(for: $0, in: table) }
}

@inline(__always)
func nameSearch(
  for name: UnsafeBufferPointer<UInt8>, in table: UnsafePointer<NameTable>
) -> Int {
  guard let bytes = name.baseAddress else { return -1 }
  return nameSearch(for: bytes, name.count, in: table)
}

/// Searches for a name's bytes; a separate function, so that its values fit into registers.
@inline(never)
private func nameSearch(
  for name: UnsafePointer<UInt8>, _ count: Int, in table: UnsafePointer<NameTable>
) -> Int {
  let hash = NameHash(of: name, count: count)
  let pilot = table.pointee.pilots[hash.bucket(table.pointee.bucketMask)]
  let slot = table.pointee.slots[
    hash.slot(table.pointee.slotMask, pilot: Int(truncatingIfNeeded: pilot))]
  if NameTable.length(inSlot: slot) == count,
    areEqual(name, table.pointee.text + NameTable.start(inSlot: slot), count: count)
  {
    return NameTable.place(inSlot: slot)
  }
  return table.pointee.hasUnplaced ? linearNameSearch(for: name, count, in: table) : -1
}

/// Compares all names, one by one, for those without a slot.
@inline(never)
private func linearNameSearch(
  for name: UnsafePointer<UInt8>, _ count: Int, in table: UnsafePointer<NameTable>
) -> Int {
  for place in 0..<table.pointee.nameCount {
    let other = table.pointee.bytes(ofNameAt: place)
    if other.count == count, let bytes = other.baseAddress, areEqual(name, bytes, count: count) {
      return NameTable.place(place, isFormer: place >= table.pointee.caseCount)
    }
  }
  return -1
}

/// Returns a Boolean value that indicates whether names of the same length are equal; false for empty names, which
/// mark free slots.
@inline(__always)
private func areEqual(
  _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, count: Int
) -> Bool {
  var offset = 0
  if count < 8 {
    while offset < count {
      if one[offset] != two[offset] { return false }
      offset &+= 1
    }
    return count > 0
  }
  let one = UnsafeRawPointer(one)
  let two = UnsafeRawPointer(two)
  let last = count &- 8
  repeat {
    if one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    offset &+= 8
  } while offset < last
  return one.loadUnaligned(fromByteOffset: last, as: UInt64.self)
    == two.loadUnaligned(fromByteOffset: last, as: UInt64.self)
}
