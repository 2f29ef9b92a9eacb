/// The rows of a family's tables: for each brand, for each token, one for each variant.
struct TableRows {
  let count: Int
  private let names: NameList
  /// The brands whose rows have a title; none where one row stands for all brands.
  private let brands: [String]
  /// What names a variant behind the token's name, for example ` dark`.
  private let suffixes: [String]

  init(family: TokenFamily, brands: [String], axes: VariantAxes) {
    var names = NameList()
    names.reserveCapacity(family.tokens.count)
    for index in family.tokens.indices { names.append(family.tokens[index].names.caseName) }
    self.names = names
    self.brands = brands
    suffixes = (0..<axes.count).map { variant in
      axes.contextNames(of: variant).map { " " + $0 }.joined()
    }
    count = max(brands.count, 1) * names.count * suffixes.count
  }

  /// The brand before its first row.
  func titles(_ row: Int) -> [String] {
    let rowsPerBrand = names.count * suffixes.count
    return brands.isEmpty || row % rowsPerBrand > 0 ? [] : [brands[row / rowsPerBrand]]
  }

  /// Writes the row's token and variant, for example `accentPrimary dark`.
  func writeName(_ row: Int, to text: inout TextBuffer) {
    names.write(row / suffixes.count % names.count, to: &text)
    text.append(suffixes[row % suffixes.count])
  }

  /// The names at the end of lines; a row behind the last is called `end`.
  var comments: CommentLines {
    CommentLines(count: count) { row in
      row < count ? titles(row) : []
    } write: { row, text in
      if row < count { writeName(row, to: &text) } else { text.append("end") }
    }
  }
}
