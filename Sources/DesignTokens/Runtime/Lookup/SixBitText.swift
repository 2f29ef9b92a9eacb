/// Numbers as constant text: each character holds six bits, the lowest bits of a number first.
///
/// The alphabet is the 64 characters from `0` to `o` in ASCII, in the order that makes a character's
/// low six bits its value, so that a reader masks and shifts. It has neither quotation marks nor
/// `#`, and so fits a raw string literal. A string literal compiles quickly, however long; an array
/// literal of some 20,000 elements does not.
package enum SixBitText {
  // MARK: Reading

  /// The number at an index, counted in numbers of four characters: 24 bits.
  @inline(__always) static func number(_ text: UnsafePointer<UInt8>, at index: Int) -> Int {
    let bits = UnsafeRawPointer(text)
      .loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self).littleEndian
    let pairs = bits & 0x003F_003F | bits &>> 2 & 0x0FC0_0FC0
    return Int(truncatingIfNeeded: pairs & 0xFFF | pairs &>> 4 & 0xFF_F000)
  }

  /// The word at an index, counted in twelve characters, whose last eight bits are ignored.
  static func word(_ text: UnsafePointer<UInt8>, at index: Int) -> UInt64 {
    let quads = quads(text, at: index &* 12)
    let top = UInt64(truncatingIfNeeded: number(text, at: index &* 3 &+ 2))
    return quads & 0xFF_FFFF | quads &>> 8 & 0xFFFF_FF00_0000 | top &<< 48
  }

  /// The 24 bits of four characters in the lower half, those of the next four in the upper.
  @inline(__always) private static func quads(
    _ text: UnsafePointer<UInt8>, at offset: Int
  ) -> UInt64 {
    let bits = UnsafeRawPointer(text)
      .loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    let pairs = bits & 0x003F_003F_003F_003F | bits &>> 2 & 0x0FC0_0FC0_0FC0_0FC0
    return pairs & 0x0000_0FFF_0000_0FFF | pairs &>> 4 & 0x00FF_F000_00FF_F000
  }

  // MARK: Writing

  /// Appends the low `6 * count` bits of a number.
  private static func append(_ number: UInt64, characters count: Int, to text: inout [UInt8]) {
    var rest = number
    for _ in 0..<count {
      text.append(character(rest))
      rest &>>= 6
    }
  }

  /// Appends a word, as ``word(_:at:)`` reads it.
  package static func append(word: UInt64, to text: inout [UInt8]) {
    append(word, characters: 8, to: &text)
    append(word &>> 48, characters: 4, to: &text)
  }

  private static func character(_ number: UInt64) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: number & 0x3F)
    return bits < 0x30 ? bits | 0x40 : bits
  }
}
