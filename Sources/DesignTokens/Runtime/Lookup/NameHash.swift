/// A 64-bit hash of a name's UTF-8, the same on every machine and in every run.
///
/// Bytes are read sixteen at a time, the last sixteen overlapping: each step multiplies one half with
/// the other, which takes the value before, to 128 bits and folds them, as wyhash does (Wang Yi,
/// 2019). The length is mixed in last, as overlapping reads of “aaaaaaaaa” and a longer one are equal.
@usableFromInline package struct NameHash: Sendable {
  @usableFromInline package let value: UInt64

  /// Hashes bytes; when there are none, there need not be an address.
  @inlinable @inline(__always) package init(of name: UnsafeRawPointer?, count: Int) {
    guard let name else {
      value = 0
      return
    }
    let length = UInt64(truncatingIfNeeded: count)
    if count > 16 {
      var value = Self.other
      var first = 0
      repeat {
        value = Self.fold(Self.word(name, first), Self.word(name, first &+ 8) ^ value)
        first &+= 16
      } while first &+ 16 < count
      let last = Self.word(name, count &- 8) ^ value
      self.value = Self.fold(Self.word(name, count &- 16), last) ^ length
    } else if count >= 8 {
      value = Self.fold(Self.word(name, 0), Self.word(name, count &- 8) ^ Self.other) ^ length
    } else if count >= 4 {
      let low = name.loadUnaligned(as: UInt32.self).littleEndian
      let high = name.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian
      value = Self.fold(UInt64(low) | UInt64(high) &<< 32, length ^ Self.other)
    } else if count > 0 {
      let first = UInt64(name.load(as: UInt8.self))
      let middle = UInt64(name.load(fromByteOffset: count &>> 1, as: UInt8.self))
      let last = UInt64(name.load(fromByteOffset: count &- 1, as: UInt8.self))
      value = Self.fold(first | middle &<< 8 | last &<< 16, length ^ Self.other)
    } else {
      value = 0
    }
  }

  /// The hash's bucket among as many as `mask` and one, a power of two.
  @inline(__always) func bucket(_ mask: Int) -> Int {
    Int(truncatingIfNeeded: value) & mask
  }

  /// The hash's slot among as many as `mask` and one, with its bucket's pilot, which is odd.
  @inline(__always) func slot(_ mask: Int, pilot: Int) -> Int {
    Int(truncatingIfNeeded: (value &* UInt64(truncatingIfNeeded: pilot)) &>> 32) & mask
  }

  // Secrets of wyhash; their bytes are not UTF-8, so that no name makes a factor 0.
  @inlinable static var one: UInt64 { 0xE703_7ED1_A0B4_28DB }
  @inlinable static var other: UInt64 { 0xA076_1D64_78BD_642F }

  @inlinable @inline(__always) static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64
  {
    start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  @inlinable @inline(__always) static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ one).multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
