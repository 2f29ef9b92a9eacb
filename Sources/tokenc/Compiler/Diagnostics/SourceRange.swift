/// A half-open range of UTF-8 offsets in one input file.
package struct SourceRange: Hashable, Sendable {
  /// The file's number in its ``SourceMap``.
  package let file: FileID
  package let start: UInt32
  package let end: UInt32

  package init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  package init(file: FileID, bytes: Range<Int>) {
    self.init(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound))
  }

  package var bytes: Range<Int> { Int(start)..<Int(end) }

  /// Returns a Boolean value that indicates whether the range starts in an earlier file, or earlier in the same one.
  func isBefore(_ other: SourceRange) -> Bool {
    (file.index, start) < (other.file.index, other.start)
  }
}

/// The number of an input file: its index in the ``SourceMap``, in the order of reading.
package struct FileID: Hashable, Comparable, Sendable {
  let index: UInt16

  package init(index: UInt16) { self.index = index }

  package static func < (one: FileID, other: FileID) -> Bool { one.index < other.index }
}
