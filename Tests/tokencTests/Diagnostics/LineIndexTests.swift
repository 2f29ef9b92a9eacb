import Testing

@testable import TokenCompiler

@Suite("Line index")
struct LineIndexTests {
  @Test(
    "positions equal those of the source file at every offset",
    arguments: [
      "", "a", "\n", "\r", "\r\n", "\n\r", "a\nb", "a\r\nb\r\n", "\r\r\n\n\r", "é\n日本\r\n😀",
      "\n\n\n", "no end",
    ])
  func positions(text: String) {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let index = LineIndex(file.bytes)
    for offset in 0...(file.bytes.count + 2) {
      #expect(index.position(at: offset) == file.position(at: offset), "offset \(offset)")
      let isAtLF =
        offset > 0 && offset < file.bytes.count && file.bytes[offset] == 0x0A
        && file.bytes[offset - 1] == 0x0D
      guard !isAtLF else { continue }
      #expect(
        String(decoding: file.bytes[index.lineRange(at: offset)], as: UTF8.self)
          == file.lineText(at: offset), "offset \(offset)")
    }
  }

  @Test("UTF-16 columns are right at every character, also beyond the first block")
  func utf16Columns() {
    let line = String(repeating: "aé日😀", count: 700)
    let text = "first\n" + line + "\nlast"
    let index = LineIndex(Array(text.utf8))
    var offset = 6
    var column = 1
    for scalar in line.unicodeScalars {
      #expect(index.utf16Column(at: offset) == column)
      offset += UTF8.width(scalar)
      column += UTF16.width(scalar)
    }
    #expect(index.utf16Column(at: offset) == line.utf16.count + 1)
    #expect(index.utf16Column(at: offset + 1) == 1)
    #expect(index.utf16Column(at: offset + 1_000) == 5)
  }
}

/// The slow way, for comparison.
extension SourceFile {
  /// Finds the 1-based line and column of a UTF-8 offset.
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

  /// The text of the line that contains `offset`, without its line end.
  func lineText(at offset: Int) -> String {
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
  func position(of range: SourceRange) -> SourcePosition {
    self[range.file].position(at: Int(range.start))
  }
}
