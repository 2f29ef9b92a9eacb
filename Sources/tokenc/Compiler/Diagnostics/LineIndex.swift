/// Where the lines of one file start, for many questions about its positions.
///
/// Lines end at LF, CRLF or a lone CR, as in JSON (RFC 8259, section 2). Columns count UTF-8 bytes, as
/// swiftc does. A question takes logarithmic time, after one pass.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte, ascending, from 0.
  private let lineStarts: [Int]
  /// The UTF-16 code units before each whole block of ``blockLength`` bytes.
  private let unitsBeforeBlock: [Int]

  private static let blockLength = 1024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var blocks: [Int] = []
    var units = 0
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockLength == 0 { blocks.append(units) }
      units += byte.utf16Units
      if byte == UInt8(ascii: "\n") {
        // The LF of a CRLF moves the start that its CR had set.
        if previous == UInt8(ascii: "\r") { starts.removeLast() }
        starts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r") {
        starts.append(offset + 1)
      }
      previous = byte
    }
    lineStarts = starts
    unitsBeforeBlock = blocks
  }

  /// The line and column of a UTF-8 offset; an offset past the end counts as the end.
  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    return SourcePosition(line: line + 1, column: min(offset, bytes.count) - lineStarts[line] + 1)
  }

  /// The same as text, for example `12:5`.
  package func place(at offset: Int) -> String {
    let position = position(at: offset)
    return "\(position.line):\(position.column)"
  }

  /// The column of a UTF-8 offset in UTF-16 code units, from 1, as SARIF and editors count.
  func utf16Column(at offset: Int) -> Int {
    unitsBefore(min(offset, bytes.count)) - unitsBefore(lineStarts[line(at: offset)]) + 1
  }

  /// The UTF-16 code units before a UTF-8 offset, as pages count.
  package func utf16Offset(at offset: Int) -> Int { unitsBefore(min(offset, bytes.count)) }

  /// The UTF-8 offset of a UTF-16 code unit; one within a character counts as its start.
  package func offset(atUTF16 unit: Int) -> Int {
    let block = max(0, unitsBeforeBlock.partitioningIndex { $0 > unit } - 1)
    guard unitsBeforeBlock.indices.contains(block) else { return 0 }
    var units = unitsBeforeBlock[block]
    var offset = block * Self.blockLength
    while offset < bytes.count {
      units += bytes[offset].utf16Units
      if units > unit { break }
      offset += 1
    }
    return scalarStart(at: offset)
  }

  /// The offsets of the line that contains `offset`, without its line end.
  func lineRange(at offset: Int) -> Range<Int> {
    let line = line(at: offset)
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The scalar at an offset within the file, and its bytes; malformed, U+FFFD of one byte.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var codec = UTF8()
    var tail = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = codec.decode(&tail) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }

  /// The offset, at most `offset`, at which the scalar that contains it starts.
  func scalarStart(at offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80, offset - start < 3 {
      start -= 1
    }
    return start
  }

  /// The number, from 0, of the line that contains `offset`.
  private func line(at offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  private func unitsBefore(_ offset: Int) -> Int {
    guard let last = unitsBeforeBlock.indices.last else { return 0 }
    let block = min(offset / Self.blockLength, last)
    return bytes[(block * Self.blockLength)..<offset].reduce(unitsBeforeBlock[block]) {
      $0 + $1.utf16Units
    }
  }
}

extension UInt8 {
  /// The UTF-16 code units that a scalar has when this is its first byte in UTF-8, else 0.
  fileprivate var utf16Units: Int {
    if self & 0xC0 == 0x80 { return 0 }
    return self >= 0xF0 ? 2 : 1
  }
}

/// The line indexes of a run's files, each built when it is first needed.
package struct LineIndexes: Sendable {
  private let sources: SourceMap
  private var indexes: [FileID: LineIndex] = [:]

  package init(_ sources: SourceMap) { self.sources = sources }

  subscript(file: FileID) -> LineIndex {
    mutating get {
      if let index = indexes[file] { return index }
      let index = LineIndex(sources[file].bytes)
      indexes[file] = index
      return index
    }
  }

  func path(of file: FileID) -> String { sources[file].path }

  mutating func start(of range: SourceRange) -> SourcePosition {
    self[range.file].position(at: Int(range.start))
  }

  /// The line on which a range starts, from 1.
  package mutating func line(of range: SourceRange) -> Int { start(of: range).line }

  mutating func end(of range: SourceRange) -> SourcePosition {
    self[range.file].position(at: Int(range.end))
  }

  /// `path:line:column` of a range's start.
  package mutating func place(of range: SourceRange) -> String {
    "\(path(of: range.file)):\(self[range.file].place(at: Int(range.start)))"
  }
}
