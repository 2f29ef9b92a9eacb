/// A choice of one level for each variable, the cheapest that keeps some bounds.
///
/// Costs may be any; a bound says that one variable at a level needs another at some level or above. Such a choice is
/// a cut of a network (Ishikawa, "Exact optimization for Markov random fields with convex priors", 2003).
struct LevelChoice {
  /// By variable and level, in thousandths; ``impossible`` where a level is none.
  var costs: [[Int]]
  var bounds: [LevelBound] = []

  /// More than all possible costs together.
  static let impossible = 1_000_000_000
  static let infinite = 10_000_000_000_000

  /// The levels and what they cost; `nil` where none keep the bounds.
  func cheapest() -> (levels: [Int], cost: Int)? {
    var starts: [Int] = []
    var count = 2
    for levels in costs {
      starts.append(count)
      count += levels.count - 1
    }
    /// The node that says that a variable has a level or more.
    func node(_ variable: Int, _ level: Int) -> Int {
      if level <= 0 { return MinimumCut.source }
      return level >= costs[variable].count ? MinimumCut.sink : starts[variable] + level - 1
    }
    var network = MinimumCut(nodeCount: count - 2)
    for (variable, levels) in costs.enumerated() {
      for (level, cost) in levels.enumerated() {
        let isInner = level > 0 && level < levels.count - 1
        network.connect(
          node(variable, level), node(variable, level + 1), cost,
          back: isInner ? Self.infinite : 0)
      }
    }
    for bound in bounds {
      for (level, least) in bound.least.enumerated() where least > 0 {
        // A bound that the level below has, too, follows from that one.
        if level > 0, bound.least[level - 1] == least { continue }
        let lower = node(bound.lower, level)
        let higher = node(bound.higher, least)
        if lower == MinimumCut.source, higher == MinimumCut.sink { return nil }
        network.connect(lower, higher, Self.infinite)
      }
    }
    let (cost, isOnSourceSide) = network.solve(limit: Self.impossible)
    guard cost < Self.impossible else { return nil }
    let levels = costs.indices.map { variable in
      (1..<max(1, costs[variable].count)).count { isOnSourceSide[node(variable, $0)] }
    }
    return (levels, cost)
  }
}

/// The least level of one variable that each level of another needs.
struct LevelBound {
  private(set) var lower: Int
  private(set) var higher: Int
  /// By the level of ``lower``; as many as there are levels of ``higher`` where none is enough. Never falls.
  private(set) var least: [Int]

  /// - Parameter holds: whether a level of `lower` and one of `higher` go together; a higher one of `higher` and a lower
  ///   one of `lower` do, too.
  init(
    _ lower: Int, levels lowerCount: Int, below higher: Int, levels higherCount: Int,
    where holds: (_ lower: Int, _ higher: Int) -> Bool
  ) {
    self.lower = lower
    self.higher = higher
    var level = 0
    least = (0..<lowerCount).map { lower in
      while level < higherCount, !holds(lower, level) { level += 1 }
      return level
    }
  }

  /// The highest level of ``lower`` that a level of ``higher`` is enough for; -1 for none.
  func greatest(below level: Int) -> Int {
    var start = 0
    var end = least.count
    while start < end {
      let middle = (start + end) / 2
      if least[middle] <= level { start = middle + 1 } else { end = middle }
    }
    return start - 1
  }

  /// The bound for levels that stand for all between them and the next: one less is needed.
  func roundedOutwards(levels higherCount: Int) -> LevelBound {
    var bound = self
    bound.least = least.map { $0 > 0 && $0 < higherCount ? $0 - 1 : $0 }
    return bound
  }

  /// The bound between two others of as many levels.
  func between(_ lower: Int, _ higher: Int) -> LevelBound {
    var bound = self
    bound.lower = lower
    bound.higher = higher
    return bound
  }

  /// Allows two levels that go together although levels about them say otherwise, as translucent colors can.
  mutating func allow(lower: Int, higher: Int) {
    for level in 0...lower { least[level] = min(least[level], higher) }
  }
}
