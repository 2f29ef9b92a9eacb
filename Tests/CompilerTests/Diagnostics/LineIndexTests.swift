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
      let position = index.position(at: offset)
      #expect((position.line, position.column) == file.position(at: offset), "offset \(offset)")
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
