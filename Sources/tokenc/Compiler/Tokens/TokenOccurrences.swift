/// Which tokens the themes have: a row for each path, in the order in which the themes name them.
struct TokenOccurrences: Sendable {
  private let themes: [[ResolvedToken]]
  private(set) var definingOccurrences: [ResolvedToken]
  /// The row of each path, by its number, or -1.
  private var rowsByPath: [Int32]
  /// For each row and theme the index of the theme's token, or -1; empty when all themes have the
  /// same tokens in the same order, as they mostly do.
  private var positions: [Int32] = []

  init(_ resolution: Resolution) {
    themes = resolution.themes.map(\.tokens)
    definingOccurrences = themes.first ?? []
    rowsByPath = Array(repeating: -1, count: resolution.model.paths.count)
    for row in definingOccurrences.indices {
      rowsByPath[Int(definingOccurrences[row].path.index)] = Int32(row)
    }
    if !themes.dropFirst().allSatisfy(hasRowsInOrder) { align() }
  }

  private func hasRowsInOrder(_ tokens: [ResolvedToken]) -> Bool {
    tokens.count == definingOccurrences.count
      && tokens.indices.allSatisfy { tokens[$0].path == definingOccurrences[$0].path }
  }

  private mutating func align() {
    for token in themes.joined() where rowsByPath[Int(token.path.index)] < 0 {
      rowsByPath[Int(token.path.index)] = Int32(definingOccurrences.count)
      definingOccurrences.append(token)
    }
    positions = Array(repeating: -1, count: definingOccurrences.count * themes.count)
    for (theme, tokens) in themes.enumerated() {
      for position in tokens.indices {
        let row = Int(rowsByPath[Int(tokens[position].path.index)])
        positions[row * themes.count + theme] = Int32(position)
      }
    }
  }

  /// A Boolean value that indicates whether some theme may lack a token that another has.
  var mayHaveHoles: Bool { !positions.isEmpty }

  /// The row of a path; `nil` where no theme has a token.
  func row(of path: TokenPath) -> Int? {
    let row = rowsByPath[Int(path.index)]
    return row < 0 ? nil : Int(row)
  }

  /// The token that a theme has in a row; `nil` for a hole.
  subscript(row: Int, theme: Int) -> ResolvedToken? {
    if positions.isEmpty { return themes[theme][row] }
    let position = positions[row * themes.count + theme]
    return position < 0 ? nil : themes[theme][Int(position)]
  }

  /// Returns a Boolean value that indicates whether some row differs between two themes, in its value or by being a
  /// hole.
  func differ(_ one: Int, _ other: Int, values: [TokenValue]) -> Bool {
    definingOccurrences.indices.contains { row in
      let one = self[row, one]?.value
      let other = self[row, other]?.value
      guard one != other else { return false }
      guard let one, let other else { return true }
      return values[one] != values[other]
    }
  }

  /// The indices of the values in some of the themes, row by row; -1 for a hole.
  func values(in kept: [Int]) -> [Int32] {
    var result = [Int32](repeating: -1, count: definingOccurrences.count * kept.count)
    for (column, theme) in kept.enumerated() {
      let tokens = themes[theme]
      for position in tokens.indices {
        let row = positions.isEmpty ? position : Int(rowsByPath[Int(tokens[position].path.index)])
        result[row * kept.count + column] = Int32(tokens[position].value)
      }
    }
    return result
  }
}
