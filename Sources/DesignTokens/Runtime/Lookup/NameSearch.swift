/// The search for a name in an index, compiled once for all enums.
///
/// See ``NameIndex`` for the arguments; they are passed in registers.
@usableFromInline enum NameSearch {
  /// The place of a name that has a slot, or -1.
  @usableFromInline @inline(never) static func place(
    of name: String, names: UnsafePointer<UInt8>, numbers: UnsafePointer<UInt8>, bucketCount: Int,
    slotCount: Int
  ) -> Int {
    let place = name.utf8.withContiguousStorageIfAvailable { utf8 in
      guard let bytes = utf8.baseAddress else { return -1 }
      return search(bytes, utf8.count, names, numbers, bucketCount, slotCount)
    }
    if let place { return place }
    return placeOfBridged(name, names, numbers, bucketCount, slotCount)
  }

  /// The same for a string that is bridged from Objective-C and has no contiguous UTF-8 yet.
  @inline(never) private static func placeOfBridged(
    _ name: String, _ names: UnsafePointer<UInt8>, _ numbers: UnsafePointer<UInt8>,
    _ bucketCount: Int, _ slotCount: Int
  ) -> Int {
    var name = name
    return name.withUTF8 { utf8 in
      guard let bytes = utf8.baseAddress else { return -1 }
      return search(bytes, utf8.count, names, numbers, bucketCount, slotCount)
    }
  }

  /// Searches for a name's bytes; a separate function, so that its values fit into registers.
  @inline(never) private static func search(
    _ name: UnsafePointer<UInt8>, _ count: Int, _ names: UnsafePointer<UInt8>,
    _ numbers: UnsafePointer<UInt8>, _ bucketCount: Int, _ slotCount: Int
  ) -> Int {
    let hash = NameHash(of: name, count: count)
    let slots = numbers + bucketCount &* 2
    let pilot = SixBitText.pair(numbers, at: hash.bucket(of: bucketCount))
    let slot = hash.slot(of: slotCount, pilot: pilot)
    let (placeAndLength, start) = SixBitText.twoNumbers(slots, at: slot &* 2)
    guard placeAndLength &>> NameIndex.placeBits == count,
      areEqual(name, names + start, count: count)
    else { return -1 }
    return placeAndLength & NameIndex.lastPlace
  }

  /// The place of a name that has no slot, or -1; such names are compared one by one.
  @usableFromInline static func placeOfUnplaced(
    _ name: String, names: UnsafePointer<UInt8>, starts: UnsafePointer<UInt8>,
    unplaced: UnsafePointer<UInt8>, count: Int
  ) -> Int {
    var name = name
    return name.withUTF8 { utf8 in
      guard let bytes = utf8.baseAddress else { return -1 }
      for index in 0..<count {
        let place = SixBitText.number(unplaced, at: index)
        let (start, end) = SixBitText.twoNumbers(starts, at: place)
        let length = end &- start &- 1
        if length == utf8.count, areEqual(bytes, names + start, count: length) { return place }
      }
      return -1
    }
  }

  /// Whether names of the same length are equal; false for empty names, which mark free slots.
  @inline(__always) private static func areEqual(
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
}
