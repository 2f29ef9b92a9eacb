import TestSupport
import Testing

@testable import TokenRepair

/// The search for directions against every choice of levels, on small random networks.
@Suite struct LevelSearchTests {
  @Test("a search finds levels wherever there are some, and its contradictions are minimal")
  func everyChoice() {
    var random = Effort.chance
    var contradictionCount = 0
    for round in 0..<Effort.rounds(2_000, short: 75) {
      let network = RandomNetwork.make(using: &random)
      var search = LevelSearch(network)
      switch search.run() {
      case .unknown: Issue.record("round \(round): cut short")
      case .ways(let ways):
        let chosen = zip(network.links, ways).map { link, way in
          LevelNetwork.Link(demand: link.demand, ways: [link.ways[way]])
        }
        var decided = network
        decided.links = chosen
        #expect(RandomNetwork.isFeasible(decided), "round \(round)")
      case .contradiction(let found):
        contradictionCount += 1
        #expect(!RandomNetwork.isFeasible(network), "round \(round)")
        let demands = network.minimal(found.sorted())
        #expect(!RandomNetwork.isFeasible(network, keeping: Set(demands)), "round \(round)")
        for demand in demands {
          let rest = Set(demands).subtracting([demand])
          #expect(RandomNetwork.isFeasible(network, keeping: rest), "round \(round)")
        }
      }
    }
    #expect(contradictionCount > 10)
  }

  @Test("a search that goes on without a demand finds what a search without it finds")
  func weakerDemands() {
    var random = Effort.chance
    var weakenedCount = 0
    for round in 0..<Effort.rounds(4_000, short: 150) {
      let network = RandomNetwork.make(using: &random)
      var left = Set(network.singles.map(\.demand) + network.links.map(\.demand))
      var search = LevelSearch(network)
      var outcome = search.run()
      while case .contradiction(let found) = outcome,
        let demand = found.randomElement(using: &random)
      {
        #expect(!RandomNetwork.isFeasible(network, keeping: found), "round \(round)")
        #expect(found.isSubset(of: left), "round \(round)")
        left.remove(demand)
        weakenedCount += 1
        outcome = search.run(
          weakening: demand, singles: [],
          links: network.links.filter { $0.demand == demand }.map(RandomNetwork.weakened))
      }
      #expect(RandomNetwork.isFeasible(network, keeping: left), "round \(round)")
      guard case .ways(let ways) = outcome else {
        Issue.record("round \(round): cut short")
        continue
      }
      var decided = network
      decided.links = zip(network.links, ways).map { link, way in
        LevelNetwork.Link(demand: link.demand, ways: [link.ways[way]])
      }
      #expect(RandomNetwork.isFeasible(decided, keeping: left), "round \(round)")
    }
    #expect(weakenedCount > 50)
  }

  @Test("thousands of open links need no stack")
  func manyLinks() {
    let count = 20_000
    var network = LevelNetwork(levelCounts: Array(repeating: 3, count: count + 1))
    network.links = (0..<count).map { index in
      let ways = [(index, index + 1), (index + 1, index)].map { lower, higher in
        LevelBound(lower, levels: 3, below: higher, levels: 3) { $0 <= $1 }
      }
      return LevelNetwork.Link(demand: index, ways: ways)
    }
    var search = LevelSearch(network)
    guard case .ways = search.run() else {
      Issue.record("a chain without a contradiction has none")
      return
    }
  }
}

/// Random demands on a few variables of four levels.
private enum RandomNetwork {
  private static let levelCount = 4

  static func make(using random: inout SeededGenerator) -> LevelNetwork {
    let variableCount = Int.random(in: 2...4, using: &random)
    var network = LevelNetwork(
      levelCounts: Array(repeating: levelCount, count: variableCount))
    var demand = 0
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      network.singles.append(
        .init(
          demand: demand, variable: Int.random(in: 0..<variableCount, using: &random),
          isAllowed: (0..<levelCount).map { _ in Int.random(in: 0..<3, using: &random) > 0 }))
      demand += 1
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let first = Int.random(in: 0..<variableCount, using: &random)
      let second = (first + Int.random(in: 1..<variableCount, using: &random)) % variableCount
      var ways = [bound(first, second, using: &random)]
      if Bool.random(using: &random) { ways.append(bound(second, first, using: &random)) }
      network.links.append(.init(demand: demand, ways: ways))
      demand += 1
    }
    return network
  }

  private static func bound(
    _ lower: Int, _ higher: Int, using random: inout SeededGenerator
  ) -> LevelBound {
    let distance = Int.random(in: -1...3, using: &random)
    return LevelBound(lower, levels: levelCount, below: higher, levels: levelCount) {
      $1 - $0 >= distance
    }
  }

  /// A demand that any two levels keep.
  static func weakened(_ link: LevelNetwork.Link) -> LevelNetwork.Link {
    let ways = link.ways.map { way in
      LevelBound(way.lower, levels: levelCount, below: way.higher, levels: levelCount) { _, _ in
        true
      }
    }
    return LevelNetwork.Link(demand: link.demand, ways: ways)
  }

  /// Whether some choice of levels keeps the demands, by trying all.
  static func isFeasible(_ network: LevelNetwork, keeping demands: Set<Int>? = nil) -> Bool {
    let count = network.levelCounts.reduce(1, *)
    return (0..<count).contains { code in
      var rest = code
      let levels = network.levelCounts.map { count in
        defer { rest /= count }
        return rest % count
      }
      return network.singles.allSatisfy { single in
        demands?.contains(single.demand) == false || single.isAllowed[levels[single.variable]]
      }
        && network.links.allSatisfy { link in
          demands?.contains(link.demand) == false
            || link.ways.contains { $0.least[levels[$0.lower]] <= levels[$0.higher] }
        }
    }
  }
}
