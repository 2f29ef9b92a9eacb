/// Colours in a string literal, read in place.
///
/// A colour is eight characters of ASCII, which are its word: see ``ColorComponents``.
@frozen public struct PackedColors: Sendable {
  @usableFromInline let text: StaticString

  @inlinable public init(_ text: StaticString) {
    self.text = text
  }

  /// The word at an index below the number of colours, which only debug builds check.
  @inlinable public subscript(index: Int) -> UInt64 {
    assert(UInt(bitPattern: index) < UInt(text.utf8CodeUnitCount) &>> 3, "no such colour")
    return UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self).littleEndian
  }
}
