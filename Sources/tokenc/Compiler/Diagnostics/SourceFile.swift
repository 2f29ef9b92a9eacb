/// The bytes of one input file and the path that messages show for it.
struct SourceFile: Sendable {
  /// The path as diagnostics print it: relative to the working directory when the file lies below.
  let path: String
  /// The file's content, unchanged.
  let bytes: [UInt8]

  /// Finds the 1-based line and column of a UTF-8 offset.
  ///
  /// Lines end at LF, CRLF or a lone CR, as in JSON (RFC 8259, section 2). Columns count UTF-8
  /// bytes, as swiftc does. The search is linear: positions are only needed for messages.
  func position(at offset: Int) -> SourcePosition {
    var line = 1
    var lineStart = 0
    var index = 0
    let end = min(offset, bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
          if index == end { break }
          index += 1
        }
        line += 1
        lineStart = index
      }
    }
    return SourcePosition(line: line, column: end - lineStart + 1)
  }
}
