/// The lines of a family's tables: one for each token, with its values for all brands and variants.
struct TableRows {
  private let names: NameList
  /// The titles of the columns of a line, for example `alfa`, `alfa dark`; one that is empty where there is
  /// one value for all.
  private let columns: [String]

  /// - Parameter brands: the names of those that have values of their own; none where all share them.
  init(family: TokenFamily, brands: [String], axes: VariantAxes) {
    var names = NameList()
    names.reserveCapacity(family.tokens.count)
    for index in family.tokens.indices { names.append(family.tokens[index].names.caseName) }
    self.names = names
    let variants = (0..<axes.count).map { axes.contextNames(of: $0).joined(separator: " ") }
    columns = (brands.isEmpty ? [""] : brands).flatMap { brand in
      variants.map { [brand, $0].filter { !$0.isEmpty }.joined(separator: " ") }
    }
  }

  var count: Int { names.count }

  var columnCount: Int { columns.count }

  /// The titles of the columns before the first line.
  func titles(_ row: Int) -> [String] {
    row > 0 || columns.count < 2
      ? [] : [columns.map { $0.isEmpty ? "default" : $0 }.joined(separator: " | ")]
  }

  /// Writes the token's name, for example `accentPrimary`.
  func writeName(_ row: Int, to text: inout TextBuffer) { names.write(row, to: &text) }

  /// The names at the end of lines; a row behind the last is called `end`.
  var comments: CommentLines {
    CommentLines(count: count) { row in
      row < count ? titles(row) : []
    } write: { row, text in
      if row < count { writeName(row, to: &text) } else { text.append("end") }
    }
  }
}
