/// A 64-bit hash of a name's UTF-8, the same on every machine and in every run.
///
/// The compiler computes it, too, when it builds an index; a test holds both to one result. Bytes
/// are taken eight at a time, the last eight overlapping; each step multiplies to 128 bits and folds.
struct NameHash {
  let value: UInt64

  init(of name: UnsafeBufferPointer<UInt8>, seed: UInt32) {
    let count = name.count
    var value = (UInt64(seed) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    if let start = UnsafeRawPointer(name.baseAddress), count > 0 {
      if count >= 8 {
        var offset = 0
        while offset &+ 8 < count {
          value = Self.fold(value ^ Self.word(start, offset))
          offset &+= 8
        }
        value = Self.fold(value ^ Self.word(start, count &- 8))
      } else if count >= 4 {
        let low = start.loadUnaligned(as: UInt32.self).littleEndian
        let high = start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian
        value = Self.fold(value ^ (UInt64(low) | UInt64(high) &<< 32))
      } else {
        let first = UInt64(name[0])
        let middle = UInt64(name[count / 2])
        let last = UInt64(name[count &- 1])
        value = Self.fold(value ^ (first | middle &<< 8 | last &<< 16))
      }
    }
    self.value = value
  }

  /// The hash's bucket among `count`.
  func bucket(of count: UInt32) -> Int {
    Int((value &>> 32 &* UInt64(count)) &>> 32)
  }

  /// The hash's slot among `count` with its bucket's pilot.
  func slot(of count: UInt32, pilot: UInt64) -> Int {
    let mixed = (value ^ pilot &* 0xD6E8_FEB8_6659_FD93) &* 0xA076_1D64_78BD_642F
    return Int((mixed &>> 32 &* UInt64(count)) &>> 32)
  }

  private static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both have the same bytes.
  func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let one = UnsafeRawPointer(baseAddress), let two = UnsafeRawPointer(other.baseAddress)
    else { return true }
    guard count >= 8 else {
      var index = 0
      while index < count {
        if self[index] != other[index] { return false }
        index &+= 1
      }
      return true
    }
    func differ(at offset: Int) -> Bool {
      one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset &+ 8 < count {
      if differ(at: offset) { return false }
      offset &+= 8
    }
    return !differ(at: count &- 8)
  }
}
