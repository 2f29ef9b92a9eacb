import Testing

@testable import TokenCompiler

@Suite("Source excerpts")
struct SourceExcerptTests {
  @Test("marks stand below the marked part, whatever precedes it")
  func marks() {
    expect(#"  "a": [[oops]],"#, ["  \"a\": oops,", "       ^~~~"])
    expect("\t\"a\":\t[[oops]]", ["    \"a\":    oops", "            ^~~~"])
    expect("abc\t[[x]]", ["abc x", "    ^"])
    expect("日本 [[é]]x", ["日本 éx", "     ^"])
    expect("[[日]]", ["日", "^~"])
    expect("e\u{301}[[x]]", ["e\u{301}x", " ^"])
    expect("\u{1B}[31m[[x]]", ["\u{FFFD}[31mx", "     ^"])
    expect("a[[]]", ["a", " ^"])
    expect("[[]]", ["", "^"])
    expect("one\n[[two\nthree]]", ["two", "^~~"])
    expect("one\r\ntw[[o\r\n]]three", ["two", "  ^"])
  }

  @Test("malformed bytes count one cell each")
  func malformed() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62]
    let excerpt = SourceExcerpt(of: 3..<4, in: LineIndex(bytes), width: 80)
    #expect([excerpt.text, excerpt.marks] == ["a\u{FFFD}\u{FFFD}b", "   ^"])
  }

  @Test(
    "a long line is cut around the marks",
    arguments: [0, 1, 39, 40, 5_000, 9_960, 9_995])
  func longLine(offset: Int) {
    var line = Array(repeating: UInt8(ascii: "-"), count: 10_000)
    for place in offset..<(offset + 4) { line[place] = UInt8(ascii: "x") }
    let excerpt = SourceExcerpt(of: offset..<(offset + 4), in: LineIndex(line), width: 40)
    let text = Array(excerpt.text)
    let marks = Array(excerpt.marks)
    #expect(text.count <= 42)
    let marked = zip(text, marks).filter { $0.1 != " " }.map(\.0)
    #expect(String(marked) == "xxxx")
    #expect(text.filter { $0 == "x" }.count == 4)
    #expect((text.first == "…") == (offset > 20))
    #expect((text.last == "…") == (offset < 9_980))
    #expect(excerpt.column(at: offset) == marks.firstIndex(of: "^"))
  }

  @Test("a cut never splits a character of several bytes")
  func longLineOfWideCharacters() {
    let line = String(repeating: "é😀", count: 2_000)
    let index = LineIndex(Array(line.utf8))
    for offset in stride(from: 0, to: line.utf8.count, by: 6) {
      let excerpt = SourceExcerpt(
        of: offset..<(offset + 2), in: index, width: 30)
      #expect(!excerpt.text.contains("\u{FFFD}"))
      #expect(excerpt.text.contains("é"))
    }
  }

  @Test("a marked part that is longer than the line shown is marked to the end shown")
  func longMark() {
    let line = Array(repeating: UInt8(ascii: "x"), count: 1_000)
    let excerpt = SourceExcerpt(of: 0..<1_000, in: LineIndex(line), width: 40)
    #expect(excerpt.text == String(repeating: "x", count: 40) + "…")
    #expect(excerpt.marks == "^" + String(repeating: "~", count: 39))
  }

  /// Checks the two lines for a text in which `[[` and `]]` enclose the marked part.
  private func expect(
    _ marked: String, _ lines: [String], _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    var bytes = Array(marked.utf8)
    func remove(_ mark: String) -> Int {
      let mark = Array(mark.utf8)
      let offset = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? 0
      bytes.removeSubrange(offset..<(offset + 2))
      return offset
    }
    let start = remove("[[")
    let end = remove("]]")
    let excerpt = SourceExcerpt(of: start..<end, in: LineIndex(bytes), width: 80)
    #expect([excerpt.text, excerpt.marks] == lines, sourceLocation: location)
    #expect(
      excerpt.column(at: start) == lines[1].prefix { $0 == " " }.count, sourceLocation: location)
  }
}
