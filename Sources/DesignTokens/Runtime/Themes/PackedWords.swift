/// Words of 64 bits in a string literal, for tables too long to compile as array literals.
///
/// A word is twelve characters; the low six bits of each are the word's next six bits from below.
@frozen public struct PackedWords: Sendable {
  @usableFromInline let text: StaticString

  @inlinable public init(_ text: StaticString) {
    self.text = text
  }

  /// The word at an index below the number of words.
  public subscript(index: Int) -> UInt64 {
    precondition(index >= 0 && index < text.utf8CodeUnitCount / 12, "the table has no word here")
    return SixBitText.word(text.utf8Start, at: index)
  }
}
