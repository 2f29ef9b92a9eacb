/// A half-open range of UTF-8 offsets in one input file.
struct SourceRange: Hashable, Sendable {
  /// The file's number in its ``SourceMap``.
  let file: FileID
  /// The first byte.
  let start: UInt32
  /// The byte after the last.
  let end: UInt32
}

/// The number of an input file: its place in the ``SourceMap``, in the order of reading.
struct FileID: Hashable, Comparable, Sendable {
  let index: UInt16

  static func < (one: FileID, other: FileID) -> Bool { one.index < other.index }
}
