/// Lines of plain comment, kept as bytes: a table may have one for each token and brand.
struct CommentLines {
  /// The lines without slashes, a line feed after each.
  private(set) var bytes: [UInt8] = []

  mutating func append(_ line: String) {
    append([line])
  }

  /// Appends a line made of pieces.
  mutating func append(_ pieces: some Sequence<String>) {
    for piece in pieces { bytes.append(contentsOf: piece.utf8) }
    bytes.append(UInt8(ascii: "\n"))
  }
}
