/// Colors in a string literal of generated data, read in place.
///
/// A color is eight characters of ASCII, which are the eight bytes of a ``ColorComponents``.
@_spi(Generated) @frozen public struct PackedColors: Sendable {
  @usableFromInline let text: StaticString

  /// Creates a table from a text that `tokenc` generated; other texts give meaningless colors.
  @inlinable public init(_ text: StaticString) {
    self.text = text
  }

  /// The word of the color at an index from 0 to below the number of colors.
  ///
  /// Only debug builds check the index; in others a wrong one reads outside the text.
  @inlinable public subscript(index: Int) -> UInt64 {
    assert(UInt(bitPattern: index) < UInt(text.utf8CodeUnitCount) &>> 3, "no such color")
    return UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self).littleEndian
  }
}
