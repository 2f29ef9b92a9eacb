/// The search for a name in an index; there is one for all enums, however many there are.
///
/// See ``NameIndex`` for what the arguments mean; the constants travel in registers.
@usableFromInline enum NameSearch {
  /// The place of a name that has a slot, or -1.
  @usableFromInline @inline(never) static func place(
    of name: String, names: UnsafePointer<UInt8>, numbers: UnsafePointer<UInt8>, bucketCount: Int,
    slotCount: Int
  ) -> Int {
    let place = name.utf8.withContiguousStorageIfAvailable {
      search($0, names, numbers, bucketCount, slotCount)
    }
    if let place { return place }
    // A string bridged from Objective-C has no bytes of its own yet.
    var copy = name
    return copy.withUTF8 { search($0, names, numbers, bucketCount, slotCount) }
  }

  /// A function of its own, so that it needs no more registers than there are.
  @inline(never) private static func search(
    _ name: UnsafeBufferPointer<UInt8>, _ names: UnsafePointer<UInt8>,
    _ numbers: UnsafePointer<UInt8>, _ bucketCount: Int, _ slotCount: Int
  ) -> Int {
    let hash = NameHash(of: name)
    let slots = numbers + bucketCount &* 2
    let pilot = SixBitText.pair(numbers, at: hash.bucket(of: bucketCount))
    let place = SixBitText.number(slots, at: hash.slot(of: slotCount, pilot: pilot))
    let (start, end) = SixBitText.twoNumbers(slots + slotCount &* 4, at: place)
    return name.count == end &- start &- 1 && name.hasPrefix(names + start) ? place : -1
  }

  /// The place of a name that has none, or -1: names without a slot are compared one by one.
  @usableFromInline static func placeOfUnplaced(
    _ name: String, names: UnsafePointer<UInt8>, starts: UnsafePointer<UInt8>,
    unplaced: UnsafePointer<UInt8>, count: Int
  ) -> Int {
    var name = name
    return name.withUTF8 { name in
      for index in 0..<count {
        let place = SixBitText.number(unplaced, at: index)
        let (start, end) = SixBitText.twoNumbers(starts, at: place)
        if name.count == end &- start &- 1, name.hasPrefix(names + start) { return place }
      }
      return -1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the first bytes at `other` are these.
  @inline(__always) fileprivate func hasPrefix(_ other: UnsafePointer<UInt8>) -> Bool {
    guard let baseAddress else { return true }
    let one = UnsafeRawPointer(baseAddress)
    let two = UnsafeRawPointer(other)
    var offset = 0
    if count < 8 {
      while offset < count {
        if baseAddress[offset] != other[offset] { return false }
        offset &+= 1
      }
      return true
    }
    let last = count &- 8
    while offset < last {
      if one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return one.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == two.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }
}
