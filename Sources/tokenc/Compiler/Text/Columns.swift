extension [[String]] {
  /// The lines of a table: columns stand one below the other, two blanks apart. All rows have as many cells.
  package var inColumns: [String] {
    let widths = (first ?? []).indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      let cells = row.prefix(1 + (row.lastIndex { !$0.isEmpty } ?? -1))
      let padded = zip(cells.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return padded.joined() + (cells.last ?? "")
    }
  }
}
