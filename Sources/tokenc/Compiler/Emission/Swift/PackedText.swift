import TokenRuntime

/// Six-bit text, broken into lines of source: see the library's `SixBitText`.
struct PackedText {
  private var bytes: [UInt8] = []
  /// Where the text is broken into lines in the source.
  private var lineEnds: [Int] = []

  /// Words of 64 bits; a row, which ends where `rowEnds` says, is a line unless it is empty.
  init(words: [UInt64], rowEnds: [Int]) {
    var start = 0
    for end in rowEnds where end > start {
      for word in words[start..<end] { SixBitText.append(word: word, to: &bytes) }
      lineEnds.append(bytes.count)
      start = end
    }
  }

  var lines: LiteralLines {
    LiteralLines(count: lineEnds.count, isRaw: true) { line, text in
      text.append(bytes[(line == 0 ? 0 : lineEnds[line - 1])..<lineEnds[line]])
    }
  }
}
