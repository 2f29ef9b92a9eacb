/// Lines of plain comment, kept as bytes: a table may have one for each token and brand.
struct CommentLines {
  /// The lines without slashes, one after the other.
  private(set) var bytes: [UInt8] = []
  private(set) var lineEnds: [Int] = []

  /// Appends to the last line.
  mutating func append(_ text: String) {
    bytes.append(utf8Of: text)
  }

  /// Ends the last line, unless it would be empty.
  mutating func endLine() {
    if bytes.count > lineEnds.last ?? 0 { lineEnds.append(bytes.count) }
  }

  mutating func append(line: String) {
    append(line)
    endLine()
  }
}

extension [UInt8] {
  /// Appends a text's bytes at once.
  mutating func append(utf8Of text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
