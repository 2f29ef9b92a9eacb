/// A 64-bit hash of a name's UTF-8, the same on every machine and in every run.
///
/// Bytes are read eight at a time, the last eight overlapping; each step multiplies to 128 bits and
/// folds. Names under eight bytes also mix in their length.
@usableFromInline package struct NameHash: Sendable {
  @usableFromInline package let value: UInt64

  /// Hashes bytes; when there are none, there need not be an address.
  @inlinable @inline(__always) package init(of name: UnsafeRawPointer?, count: Int) {
    guard let name else {
      value = 0
      return
    }
    var value: UInt64 = 0
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        value = Self.fold(value ^ Self.word(name, offset))
        offset &+= 8
      }
      value = Self.fold(value ^ Self.word(name, count &- 8))
    } else if count >= 4 {
      let low = name.loadUnaligned(as: UInt32.self).littleEndian
      let high = name.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian
      value = UInt64(low) | UInt64(high) &<< 32
      value = Self.fold(value ^ UInt64(truncatingIfNeeded: count) &<< 56)
    } else if count > 0 {
      let first = UInt64(name.load(as: UInt8.self))
      let middle = UInt64(name.load(fromByteOffset: count &>> 1, as: UInt8.self))
      let last = UInt64(name.load(fromByteOffset: count &- 1, as: UInt8.self))
      value = first | middle &<< 8 | last &<< 16
      value = Self.fold(value ^ UInt64(truncatingIfNeeded: count) &<< 56)
    }
    self.value = value
  }

  /// The hash's bucket among as many as `mask` and one, a power of two.
  @inline(__always) func bucket(_ mask: Int) -> Int {
    Int(truncatingIfNeeded: value) & mask
  }

  /// The hash's slot among as many as `mask` and one, with its bucket's pilot.
  @inline(__always) func slot(_ mask: Int, pilot: Int) -> Int {
    let mixed = (value ^ UInt64(truncatingIfNeeded: pilot) &<< 20) &* 0xA076_1D64_78BD_642F
    return Int(truncatingIfNeeded: mixed &>> 32) & mask
  }

  @inlinable @inline(__always) static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64
  {
    start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  @inlinable @inline(__always) static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
