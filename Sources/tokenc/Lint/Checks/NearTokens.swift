import TokenCompiler

extension TokenTable {
  func seenValue(of token: Token, in theme: Int) -> SeenValue? {
    value(of: token, in: theme).map { SeenValue($0, pointsPerRem: configuration.pointsPerRem) }
  }

  /// For retired tokens the one live token of their top-level group that has their value in every theme.
  package func equalSuccessors(of retired: [Int], among live: [Int]) -> [Int: Int] {
    let isLive = Set(live)
    var successors: [Int: Int] = [:]
    for group in NearTokens(self, among: (live + retired).sorted()).equalTokens {
      for index in group where !isLive.contains(index) {
        let equal = group.filter {
          isLive.contains($0) && tokens[$0].topName == tokens[index].topName
        }
        if equal.count == 1 { successors[index] = equal[0] }
      }
    }
    return successors
  }
}

/// Finds tokens that are equal or near in every theme.
///
/// The result is exact: an index by three numbers of each value leaves out only what is provably
/// farther apart than the tolerance.
package struct NearTokens: Sendable {
  /// Two tokens, by their numbers, and the greatest distance in any theme.
  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int
    let distance: Double
  }

  private let table: TokenTable
  private let values: [SeenValue]
  /// Rows of one value per theme, by number in ``values``, without repetition.
  private let rows: [[Int32]]
  /// The tokens of each row, ascending.
  private let members: [[Int]]

  /// - Parameter candidates: the numbers of the tokens to compare, ascending.
  package init(_ table: TokenTable, among candidates: [Int]) {
    self.table = table
    var values: [SeenValue] = []
    var known: [SeenValue: Int32] = [:]
    var seenIndices: [Int32?] = Array(repeating: nil, count: table.values.count)
    func index(of value: Int) -> Int32 {
      if let index = seenIndices[value] { return index }
      let seen = SeenValue(table.values[value], pointsPerRem: table.configuration.pointsPerRem)
      let index = known[seen] ?? Int32(values.count)
      if index == values.count { values.append(seen) }
      known[seen] = index
      seenIndices[value] = index
      return index
    }
    let groups = candidates.map { number in
      (number: number, row: table.tokens[number].values.filter { $0 >= 0 }.map(index))
    }.filter { $0.row.count == table.themes.count }.grouped(by: \.row)
    self.values = values
    rows = groups.map(\.key)
    members = groups.map { $0.elements.map(\.number) }
  }

  /// Tokens whose values are equal in every theme, two or more each, in authored order.
  package var equalTokens: [[Int]] { members.filter { $0.count > 1 } }

  /// Calls `body` with the pairs of tokens within the tolerance in every theme.
  ///
  /// Of tokens that are equal in every theme, only the first stands in pairs with others. A token is compared with a
  /// thousand earlier ones at most, so where more are near, some of its pairs are left out.
  func forEachPair(within tolerance: ValueTolerance, _ body: (Pair) -> Void) {
    for group in members {
      for other in group.dropFirst() { body(Pair(first: group[0], second: other, distance: 0)) }
    }
    let space = RowSpace(values, rows, within: tolerance)
    for row in rows.indices {
      space.forEachEarlier(than: row, atMost: 1_000) { other, distance in
        let tokens = [members[row][0], members[other][0]].sorted()
        body(Pair(first: tokens[0], second: tokens[1], distance: distance))
      }
    }
  }

  /// For each token that is near an earlier one the pair with the nearest of these, of which a token is
  /// compared with some hundreds: where more are near, one of them is named.
  func nearestPairs(within tolerance: ValueTolerance) -> [Pair] {
    var pairs = members.flatMap { group in
      group.dropFirst().map { Pair(first: group[0], second: $0, distance: 0) }
    }
    let space = RowSpace(values, rows, within: tolerance)
    for row in rows.indices {
      var nearest: (row: Int, distance: Double)?
      space.forEachEarlier(than: row, atMost: 400) { other, distance in
        if let known = nearest, (known.distance, known.row) <= (distance, other) { return }
        nearest = (other, distance)
      }
      guard let nearest else { continue }
      pairs.append(
        Pair(first: members[nearest.row][0], second: members[row][0], distance: nearest.distance))
    }
    return pairs.sorted { $0.second < $1.second }
  }
}

/// Rows of values as points, with what is within reach of each.
private struct RowSpace {
  private let tree: BoxTree
  private let reaches: [Double]
  private let values: [SeenValue]
  private let rows: [[Int32]]
  private let colors: [SeenColor?]
  private let tolerance: ValueTolerance

  init(_ values: [SeenValue], _ rows: [[Int32]], within tolerance: ValueTolerance) {
    self.values = values
    self.rows = rows
    self.tolerance = tolerance
    // Three numbers per theme.
    let width = 3 * (rows.first?.count ?? 0)
    func numbers(_ vector: (SeenValue, Int) -> SIMD3<Double>) -> [Double] {
      let vectors = values.enumerated().map { vector($1, $0) }
      return rows.flatMap { row in
        row.flatMap { index in (0..<3).map { vectors[Int(index)][$0] } }
      }
    }
    tree = BoxTree(
      numbers { value, index in value.position ?? SIMD3(Double(index), 0, 0) }, width: width)
    reaches = numbers { value, _ in value.reach(within: tolerance) }
    // Colors apart from other values: they are plain numbers without reference counts.
    colors = values.map { if case .color(let color) = $0 { color } else { SeenColor?.none } }
  }

  /// Calls `body` with earlier rows that are within the tolerance, and their distance.
  ///
  /// - Parameter most: with how many earlier rows this one is compared.
  func forEachEarlier(than row: Int, atMost most: Int, _ body: (Int, Double) -> Void) {
    tree.visitEarlier(than: row, within: reaches, atMost: most) { other in
      if let distance = distance(row, other) { body(other, distance) }
    }
  }

  /// The greatest distance of two rows in any theme, if all are within the tolerance.
  private func distance(_ one: Int, _ other: Int) -> Double? {
    var greatest = 0.0
    for theme in rows[one].indices {
      let one = Int(rows[one][theme])
      let other = Int(rows[other][theme])
      guard one != other else { continue }
      let distance =
        if let one = colors[one], let other = colors[other] {
          one.difference(from: other, atMost: tolerance.color)
        } else {
          values[one].distance(to: values[other], within: tolerance)
        }
      guard let distance else { return nil }
      greatest = max(greatest, distance)
    }
    return greatest
  }
}
