/// Numbers as text: each character holds six bits, the lowest bits of a number first.
///
/// The alphabet is the 64 characters from `0` to `o` in ASCII, in the order that makes a character's
/// low six bits its value, so that a reader masks and shifts. It has neither quotation marks nor
/// `#`, and so fits a raw string literal. A string literal compiles in no time, however long;
/// an array literal of some 20,000 elements does not.
struct PackedText {
  private(set) var bytes: [UInt8] = []
  /// Where the text is broken into lines in the source.
  private(set) var lineEnds: [Int] = []

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends the low `6 * count` bits of a number.
  mutating func append(_ number: UInt64, characters count: Int) {
    var rest = number
    for _ in 0..<count {
      bytes.append(Self.character(UInt8(rest & 0x3F)))
      rest >>= 6
    }
  }

  /// The two characters of a number of twelve bits as they lie in memory, the first lowest.
  static func pair(_ number: Int) -> UInt64 {
    UInt64(character(UInt8(number & 0x3F))) | UInt64(character(UInt8(number >> 6 & 0x3F))) << 8
  }

  /// The character whose low six bits are these.
  private static func character(_ bits: UInt8) -> UInt8 {
    bits < 0x30 ? bits | 0x40 : bits
  }

  /// Appends a number of 24 bits in four characters.
  mutating func append(_ number: Int) { append(UInt64(number), characters: 4) }

  /// Appends a word of 64 bits in twelve characters.
  mutating func append(word: UInt64) {
    append(word, characters: 8)
    append(word >> 48, characters: 4)
  }

  /// Ends a line of the source, unless it would be empty.
  mutating func endLine() {
    guard bytes.count > lineEnds.last ?? 0 else { return }
    lineEnds.append(bytes.count)
  }

  /// Breaks what has no line ends yet into lines of 96 characters.
  mutating func wrap() {
    var end = (lineEnds.last ?? 0) + 96
    while end < bytes.count {
      lineEnds.append(end)
      end += 96
    }
    lineEnds.append(bytes.count)
  }
}
