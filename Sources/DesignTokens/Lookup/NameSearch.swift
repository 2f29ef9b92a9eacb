/// The search for a name in an index; there is one for all enums, however many there are.
@usableFromInline enum NameSearch {
  /// The place of a name, or -1: see ``NameIndex`` for what the arguments point to.
  @usableFromInline @inline(never) static func place(
    of name: String, names: UnsafePointer<UInt8>, numbers: UnsafePointer<UInt8>,
    bucketsAndSlots: UInt64, seedAndUnplaced: UInt64, nameCount: Int, formerCount: Int
  ) -> Int {
    func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
      let hash = NameHash(of: bytes, seed: UInt32(truncatingIfNeeded: seedAndUnplaced))
      let buckets = bucketsAndSlots & 0xFFFF_FFFF
      let slots = bucketsAndSlots &>> 32
      let pilot = SixBitText.pair(numbers, at: hash.bucket(of: buckets))
      let slotNumbers = numbers + Int(truncatingIfNeeded: buckets &* 2)
      let starts = slotNumbers + Int(truncatingIfNeeded: slots &* 4)
      let place = SixBitText.number(slotNumbers, at: hash.slot(of: slots, pilot: pilot))
      let (start, end) = SixBitText.twoNumbers(starts, at: place)
      if bytes.count == end &- start &- 1, bytes.hasPrefix(names + start) { return place }
      guard seedAndUnplaced &>> 32 != 0 else { return -1 }
      let unplaced = starts + (nameCount &+ 1 &+ formerCount) &* 4
      return placeOfUnplaced(
        bytes, names, starts, unplaced, Int(truncatingIfNeeded: seedAndUnplaced &>> 32))
    }
    if let place = name.utf8.withContiguousStorageIfAvailable({ search($0) }) { return place }
    // A string bridged from Objective-C has no bytes of its own yet.
    var copy = name
    return copy.withUTF8 { search($0) }
  }

  /// Compares the names without a slot one by one.
  @inline(never) private static func placeOfUnplaced(
    _ bytes: UnsafeBufferPointer<UInt8>, _ names: UnsafePointer<UInt8>,
    _ starts: UnsafePointer<UInt8>, _ unplaced: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    for index in 0..<count {
      let place = SixBitText.number(unplaced, at: index)
      let (start, end) = SixBitText.twoNumbers(starts, at: place)
      if bytes.count == end - start - 1, bytes.hasPrefix(names + start) { return place }
    }
    return -1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the first bytes at `other` are these.
  @inline(__always) fileprivate func hasPrefix(_ other: UnsafePointer<UInt8>) -> Bool {
    guard let baseAddress, count > 0 else { return true }
    let one = UnsafeRawPointer(baseAddress)
    let two = UnsafeRawPointer(other)
    guard count >= 8 else {
      var index = 0
      while index < count {
        if baseAddress[index] != other[index] { return false }
        index &+= 1
      }
      return true
    }
    let last = count &- 8
    var offset = 0
    while offset < last {
      let difference =
        one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return false }
      offset &+= 8
    }
    return one.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == two.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }
}
