/// The words of the colours of a family's values, each value's made once.
struct ColorWords {
  /// Whether some colour lies outside sRGB.
  private(set) var hasWide = false
  /// For each of the catalog's values, where its words are; empty for those of other families.
  private var ranges: [Range<Int>]
  private var words: [ColorWord] = []

  init(of tokens: [CatalogToken], in catalog: TokenCatalog) {
    ranges = Array(repeating: 0..<0, count: tokens.isEmpty ? 0 : catalog.values.count)
    for token in tokens {
      for value in token.values where ranges[value].isEmpty {
        let start = words.count
        if case .color(let color) = catalog.values[value] {
          words.append(ColorWord(color))
        } else {
          for color in catalog.values[value].colors { words.append(ColorWord(color)) }
        }
        ranges[value] = start..<words.count
      }
    }
    hasWide = words.contains(where: \.isWide)
  }

  /// The places of the words of a value's colours, in order.
  func places(ofValue value: Int) -> Range<Int> { ranges[value] }

  /// The word at one of the places of a value.
  subscript(place: Int) -> ColorWord { words[place] }
}
