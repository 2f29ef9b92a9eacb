import TokenCompiler

extension SourceFile {
  /// Finds the 1-based line and column of a UTF-8 offset.
  package func position(at offset: Int) -> (line: Int, column: Int) {
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
    return (line: line, column: end - lineStart + 1)
  }

  /// The text of the line that contains `offset`, without its line end.
  package func lineText(at offset: Int) -> String {
    var start = min(offset, bytes.count)
    var end = start
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension SourceMap {
  /// The line and column at which a range starts.
  package func position(of range: SourceRange) -> (line: Int, column: Int) {
    self[range.file].position(at: Int(range.start))
  }
}
