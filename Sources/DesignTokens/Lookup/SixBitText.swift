/// Reads numbers from constant text in which each character's low six bits count, lowest first.
enum SixBitText {
  /// The 24 bits of four characters.
  static func number(_ text: StaticString, at offset: Int) -> Int {
    let bits = UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
    let pairs = bits & 0x003F_003F | bits &>> 2 & 0x0FC0_0FC0
    return Int(pairs & 0xFFF | pairs &>> 4 & 0xFF_F000)
  }

  /// The 24 bits of the first four characters, and those of the next four.
  static func twoNumbers(_ text: StaticString, at offset: Int) -> (Int, Int) {
    let quads = quads(text, at: offset)
    return (Int(quads & 0xFF_FFFF), Int(quads &>> 32))
  }

  /// The 64 bits of twelve characters; the last eight bits don't count.
  static func word(_ text: StaticString, at offset: Int) -> UInt64 {
    let quads = quads(text, at: offset)
    let top = UInt64(truncatingIfNeeded: number(text, at: offset + 8))
    return quads & 0xFF_FFFF | quads &>> 8 & 0xFFFF_FF00_0000 | top &<< 48
  }

  /// The 12 bits of two characters.
  static func smallNumber(_ text: StaticString, at offset: Int) -> UInt64 {
    let bits = UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: offset, as: UInt16.self).littleEndian
    return UInt64(bits & 0x3F | bits &>> 2 & 0xFC0)
  }

  /// The 24 bits of four characters in the lower half, those of the next four in the upper.
  private static func quads(_ text: StaticString, at offset: Int) -> UInt64 {
    let bits = UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    let pairs = bits & 0x003F_003F_003F_003F | bits &>> 2 & 0x0FC0_0FC0_0FC0_0FC0
    return pairs & 0x0000_0FFF_0000_0FFF | pairs &>> 4 & 0x00FF_F000_00FF_F000
  }
}
