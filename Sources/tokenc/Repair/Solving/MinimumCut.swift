/// A network whose cheapest cut between a source and a sink is found by Dinic's algorithm.
struct MinimumCut {
  private var heads: [Int32]
  private var next: [Int32] = []
  private var targets: [Int32] = []
  private var capacities: [Int] = []
  private var levels: [Int32] = []

  static let source = 0
  static let sink = 1

  /// - Parameter count: the number of nodes besides the source and the sink, which are 0 and 1.
  init(nodeCount count: Int) { heads = Array(repeating: -1, count: count + 2) }

  mutating func connect(_ from: Int, _ to: Int, _ capacity: Int, back: Int = 0) {
    add(from, to, capacity)
    add(to, from, back)
  }

  private mutating func add(_ from: Int, _ to: Int, _ capacity: Int) {
    next.append(heads[from])
    heads[from] = Int32(targets.count)
    targets.append(Int32(to))
    capacities.append(capacity)
  }

  /// The cost of the cheapest cut, and for each node whether it is on the side of the source.
  ///
  /// - Parameter limit: the cost from which on the exact one is of no interest.
  mutating func solve(limit: Int) -> (cost: Int, isOnSourceSide: [Bool]) {
    var total = 0
    while total < limit, findLevels() {
      var arcs = heads
      while total < limit {
        let pushed = push(&arcs)
        if pushed == 0 { break }
        total += pushed
      }
    }
    _ = findLevels()
    return (total, levels.map { $0 >= 0 })
  }

  /// Numbers each node by its distance from the source; returns whether the sink has one.
  private mutating func findLevels() -> Bool {
    levels = Array(repeating: -1, count: heads.count)
    levels[Self.source] = 0
    var queue = [Int32(Self.source)]
    var index = 0
    while index < queue.count {
      let node = Int(queue[index])
      index += 1
      var arc = heads[node]
      while arc >= 0 {
        let target = Int(targets[Int(arc)])
        if capacities[Int(arc)] > 0, levels[target] < 0 {
          levels[target] = levels[node] + 1
          queue.append(Int32(target))
        }
        arc = next[Int(arc)]
      }
    }
    return levels[Self.sink] >= 0
  }

  /// Sends as much as one path can take; 0 when there is none left.
  private mutating func push(_ arcs: inout [Int32]) -> Int {
    var path: [Int32] = []
    var node = Self.source
    while node != Self.sink {
      let arc = arcs[node]
      guard arc >= 0 else {
        guard let last = path.popLast() else { return 0 }
        node = Int(targets[Int(last) ^ 1])
        arcs[node] = next[Int(last)]
        continue
      }
      let target = Int(targets[Int(arc)])
      if capacities[Int(arc)] > 0, levels[target] == levels[node] + 1 {
        path.append(arc)
        node = target
      } else {
        arcs[node] = next[Int(arc)]
      }
    }
    let amount = path.reduce(Int.max) { min($0, capacities[Int($1)]) }
    for arc in path {
      capacities[Int(arc)] -= amount
      capacities[Int(arc) ^ 1] += amount
    }
    return amount
  }
}
