struct NameLines {
  /// Where all ranges lie.
  let text: UnsafePointer<UInt8>
  /// The present names in the order of the cases, then the former names.
  private(set) var names: [Range<Int>] = []
  private(set) var caseCount = 0
  /// For each former name the ordinal of its case.
  private(set) var formerNames: [Int] = []
  /// For each deprecated case its replacement's name; an empty one where there is none.
  private(set) var deprecations: [(ordinal: Int, replacement: Range<Int>)] = []

  /// Splits text into lines, each ending with a line feed.
  init(_ lines: UnsafeBufferPointer<UInt8>) {
    guard let start = lines.baseAddress else { preconditionFailure("an enum has cases") }
    text = start
    var former: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      names.append(field(from: &index))
      while text[index] == UInt8(ascii: "\t") {
        index += 1
        let field = field(from: &index)
        let word = text[field.lowerBound]
        if word == UInt8(ascii: "w") {
          former.append(field.dropFirst("was ".utf8.count))
          formerNames.append(caseCount)
        } else {
          let isReplaced = word == UInt8(ascii: "u")
          let dropped = isReplaced ? "use ".utf8.count : field.count
          deprecations.append((caseCount, field.dropFirst(dropped)))
        }
      }
      index += 1
      caseCount += 1
    }
    names += former
  }

  /// The bytes up to the next tab or line feed; every line ends with one.
  private func field(from index: inout Int) -> Range<Int> {
    let start = index
    while text[index] != UInt8(ascii: "\t"), text[index] != UInt8(ascii: "\n") { index += 1 }
    return start..<index
  }
}
