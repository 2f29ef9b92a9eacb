/// Words of 64 bits in a string literal, for tables that are too long to compile as array literals.
///
/// A word is twelve characters. The low six bits of each character are the word's next six bits,
/// starting with the lowest.
@_spi(Generated) @frozen public struct PackedWords: Sendable {
  @usableFromInline let text: StaticString

  /// Creates a table from a text that `tokenc` generated; other texts give meaningless words.
  @inlinable public init(_ text: StaticString) {
    self.text = text
  }

  /// The word at an index from 0 to below the number of words; other indices are a fatal error.
  public subscript(index: Int) -> UInt64 {
    precondition(index >= 0 && index < text.utf8CodeUnitCount / 12, "the table has no word here")
    return SixBitText.word(text.utf8Start, at: index)
  }
}
