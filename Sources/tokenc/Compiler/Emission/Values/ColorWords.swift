/// The words of the colors of a family's values, each value's made once.
struct ColorWords {
  private(set) var hasWide = false
  /// For each of the table's values, where its words are; empty for those of other families.
  private var spans: [Span]
  private var words: [ColorWord] = []

  private struct Span {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  init(of tokens: [Token], in table: CompleteTokenTable) {
    spans = Array(repeating: Span(), count: tokens.isEmpty ? 0 : table.values.count)
    for index in tokens.indices {
      for value in tokens[index].values where spans[value].count == 0 {
        let start = words.count
        if case .color(let color) = table.values[value] {
          words.append(ColorWord(color))
        } else {
          for color in table.values[value].colors { words.append(ColorWord(color)) }
        }
        spans[value] = Span(start: Int32(start), count: Int32(words.count - start))
      }
    }
    hasWide = words.contains(where: \.isWide)
  }

  /// The indices of the words of a value's colors, in order.
  func indices(ofValue value: Int) -> Range<Int> {
    let span = spans[value]
    return Int(span.start)..<Int(span.start + span.count)
  }

  subscript(index: Int) -> ColorWord { words[index] }
}
