/// A 64-bit hash of a name's UTF-8: the one with which the runtime library looks a name up.
///
/// The library has the same code as `NameHash`; a test holds both to one result. Bytes are taken
/// eight at a time, the last eight overlapping; each step multiplies to 128 bits and folds. Of less
/// than eight bytes the number counts, too.
struct NameHash: Hashable {
  let value: UInt64

  init(of name: [UInt8]) {
    self = name.withUnsafeBytes { NameHash(of: $0) }
  }

  init(of name: UnsafeRawBufferPointer) {
    let count = name.count
    var value: UInt64 = 0
    if count >= 8 {
      for offset in stride(from: 0, to: count - 8, by: 8) {
        value = Self.fold(value ^ Self.number(name, offset))
      }
      value = Self.fold(value ^ Self.number(name, count - 8))
    } else if count >= 4 {
      let low = name.loadUnaligned(fromByteOffset: 0, as: UInt32.self).littleEndian
      let high = name.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
      value = UInt64(low) | UInt64(high) << 32
      value = Self.fold(value ^ UInt64(count) << 56)
    } else if count > 0 {
      let (first, middle, last) = (name[0], name[count / 2], name[count - 1])
      value = UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
      value = Self.fold(value ^ UInt64(count) << 56)
    }
    self.value = value
  }

  /// The hash's bucket among `count`.
  func bucket(of count: Int) -> Int {
    Int((value >> 32 &* UInt64(count)) >> 32)
  }

  /// The hash's slot among `count` with its bucket's pilot.
  func slot(of count: Int, pilot: Int) -> Int {
    let mixed = (value ^ PackedText.pair(pilot) << 20) &* 0xA076_1D64_78BD_642F
    return Int((mixed >> 32 &* UInt64(count)) >> 32)
  }

  /// The little-endian number in eight bytes.
  private static func number(_ name: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    name.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
