import TokenCompiler

/// A text that version control made of several others.
enum MergedText {
  /// Returns a Boolean value that indicates whether each line is one of the sides', and what all sides have is there
  /// in the order of one.
  ///
  /// A line that a person wrote, changed, removed or moved breaks that, unless it stands in a text many
  /// times. In a text with conflict markers each choice of sides must be like that.
  static func isMixture(_ text: [UInt8], of sides: [[UInt8]]) -> Bool {
    guard let choices = choices(in: text) else { return false }
    let sides = sides.map(lines)
    let known = Set(sides.joined())
    let counts = sides.map { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }
    let common = Set((sides.first ?? []).filter { line in counts.allSatisfy { $0[line] == 1 } })
    return choices.allSatisfy { lines in
      let present = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
      // Lines that both sides wrote at positions of their own are there twice.
      let shared = lines.filter { present[$0] == 1 && common.contains($0) }
      return lines.allSatisfy(known.contains) && common.allSatisfy { present[$0] != nil }
        && sides.contains { isInOrder(shared, of: $0.filter(common.contains)) }
    }
  }

  /// Returns a Boolean value that indicates whether a text holds conflict markers of git, each with its counterparts.
  static func isConflicted(_ text: [UInt8]) -> Bool { choices(in: text)?.count == 2 }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The lines of a text, or those of both sides of one with conflict markers; `nil` for markers without
  /// counterparts. What both sides come from, which some styles show besides, is in neither.
  private static func choices(in text: [UInt8]) -> [[ArraySlice<UInt8>]]? {
    ConflictedText(text).map { sides in
      (sides.isConflicted ? [sides.ours, sides.theirs] : [sides.ours]).map(lines)
    }
  }

  /// Returns a Boolean value that indicates whether lines follow each other as in an order without repetitions.
  private static func isInOrder(_ lines: [ArraySlice<UInt8>], of order: [ArraySlice<UInt8>]) -> Bool
  {
    let indices = Dictionary(firstOf: order.enumerated().map { ($0.element, $0.offset) })
    return zip(lines, lines.dropFirst()).allSatisfy { (indices[$0] ?? 0) < (indices[$1] ?? 0) }
  }
}
