import TokenCompiler

/// Finds tokens that are equal or near in every theme.
///
/// The result is exact: an index by one number of each value leaves out only what is provably
/// farther apart than the tolerance.
struct NearTokens: Sendable {
  /// Two tokens, by their numbers, and the greatest distance in any theme.
  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int
    let distance: Double
  }

  private let table: TokenTable
  /// The different values, as they are seen.
  private var values: [SeenValue] = []
  /// Rows of one value per theme, by number in ``values``, without repetition.
  private var rows: [[Int32]] = []
  /// The tokens of each row, ascending.
  private var members: [[Int]] = []

  /// - Parameter candidates: the numbers of the tokens to compare, ascending.
  init(_ table: TokenTable, among candidates: [Int]) {
    self.table = table
    var known: [SeenValue: Int32] = [:]
    var seenIndices: [Int32?] = Array(repeating: nil, count: table.resolution.values.count)
    var rowIndices: [[Int32]: Int] = [:]
    for number in candidates {
      var row: [Int32] = []
      for place in table.tokens[number].values where place >= 0 {
        if let index = seenIndices[place] {
          row.append(index)
          continue
        }
        let value = SeenValue(
          table.values[place], pointsPerRem: table.configuration.pointsPerRem)
        let index = known[value] ?? Int32(values.count)
        if index == values.count {
          known[value] = index
          values.append(value)
        }
        seenIndices[place] = index
        row.append(index)
      }
      guard row.count == table.themes.count else { continue }
      if let index = rowIndices[row] {
        members[index].append(number)
      } else {
        rowIndices[row] = rows.count
        rows.append(row)
        members.append([number])
      }
    }
  }

  /// Tokens whose values are equal in every theme, two or more each, in authored order.
  var equalTokens: [[Int]] { members.filter { $0.count > 1 } }

  /// The pairs of tokens within the tolerance in every theme; of tokens that are equal in every
  /// theme, only the first stands in pairs with others.
  func pairs(within tolerance: ValueTolerance) -> [Pair] {
    var pairs = members.flatMap { group in
      group.dropFirst().map { Pair(first: group[0], second: $0, distance: 0) }
    }
    for (one, other, distance) in nearRows(within: tolerance) {
      let (first, second) = (members[one][0], members[other][0])
      pairs.append(
        Pair(first: min(first, second), second: max(first, second), distance: distance))
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private func nearRows(
    within tolerance: ValueTolerance
  ) -> [(Int, Int, Double)] {
    guard let theme = mostVariedTheme else { return [] }
    let themeCount = table.themes.count
    // A value that is near none has its own number: none of its kind is within reach.
    let orders = values.enumerated().map { index, value in
      switch value.order {
      case .lightness(let order), .length(let order): order
      case .identity: Double(index)
      }
    }
    let sorted = rows.indices.sorted {
      let (one, other) = (orders[Int(rows[$0][theme])], orders[Int(rows[$1][theme])])
      return one == other ? $0 < $1 : one < other
    }
    // Rows one after the other, in the order of the index: the search is mostly reading these.
    let sortedValues = sorted.flatMap { rows[$0] }
    let sortedOrders = sortedValues.map { orders[Int($0)] }
    let reaches = table.themes.indices.map { theme in
      reach(of: rows.lazy.map { values[Int($0[theme])].order }, within: tolerance)
    }
    var result: [(Int, Int, Double)] = []
    for place in sorted.indices {
      let start = place * themeCount
      let limit = sortedOrders[start + theme] + reaches[theme]
      var next = start + themeCount
      while next < sortedOrders.count, sortedOrders[next + theme] <= limit {
        let isInReach = (0..<themeCount).allSatisfy { theme in
          (sortedOrders[next + theme] - sortedOrders[start + theme]).magnitude <= reaches[theme]
        }
        if isInReach,
          let distance = distance(
            sortedValues[start..<start + themeCount], sortedValues[next..<next + themeCount],
            within: tolerance)
        {
          result.append((sorted[place], sorted[next / themeCount], distance))
        }
        next += themeCount
      }
    }
    return result
  }

  /// How far apart the orders of near values can be, given all orders of a theme.
  private func reach(
    of orders: some Sequence<SeenValue.Order>, within tolerance: ValueTolerance
  ) -> Double {
    var reach = 0.0
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for order in orders {
      switch order {
      case .lightness(let lightness):
        (least, greatest) = (min(least, lightness), max(greatest, lightness))
      case .length: reach = tolerance.length
      case .identity: break
      }
    }
    guard least <= greatest else { return reach }
    return max(reach, CIEDE2000.lightnessReach(of: tolerance.color, within: least...greatest))
  }

  /// The greatest distance of two rows in any theme, if all are within the tolerance.
  private func distance(
    _ one: ArraySlice<Int32>, _ other: ArraySlice<Int32>, within tolerance: ValueTolerance
  ) -> Double? {
    var greatest = 0.0
    for (one, other) in zip(one, other) where one != other {
      guard let distance = values[Int(one)].distance(to: values[Int(other)], within: tolerance)
      else { return nil }
      greatest = max(greatest, distance)
    }
    return greatest
  }

  /// The theme with the most different values, where the index leaves out the most.
  private var mostVariedTheme: Int? {
    table.themes.indices.max { one, other in
      Set(rows.map { $0[one] }).count < Set(rows.map { $0[other] }).count
    }
  }
}
