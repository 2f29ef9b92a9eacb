/// Variables with levels, and the demands on one or two of them: asks whether all can hold, and which ones can't.
struct LevelNetwork {
  /// A demand that one variable decides.
  struct Single {
    let demand: Int
    let variable: Int
    /// By level.
    let isAllowed: [Bool]
  }

  /// A demand between two variables. It holds in one of some ways, of which the likeliest is the first.
  struct Link {
    let demand: Int
    let ways: [LevelBound]
  }

  let levelCounts: [Int]
  var singles: [Single] = []
  var links: [Link] = []

  /// The network with some of its demands.
  func keeping(_ demands: Set<Int>) -> LevelNetwork {
    var network = LevelNetwork(levelCounts: levelCounts)
    network.singles = singles.filter { demands.contains($0.demand) }
    network.links = links.filter { demands.contains($0.demand) }
    return network
  }

  /// The network with the variables that its demands have, in another numbering.
  private var compact: LevelNetwork {
    var places: [Int: Int] = [:]
    var counts: [Int] = []
    func place(_ variable: Int) -> Int {
      if let known = places[variable] { return known }
      places[variable] = counts.count
      counts.append(levelCounts[variable])
      return counts.count - 1
    }
    let newSingles = singles.map {
      Single(demand: $0.demand, variable: place($0.variable), isAllowed: $0.isAllowed)
    }
    let newLinks = links.map { link in
      Link(
        demand: link.demand,
        ways: link.ways.map { $0.between(place($0.lower), place($0.higher)) })
    }
    return LevelNetwork(levelCounts: counts, singles: newSingles, links: newLinks)
  }

  /// Leaves out demands as long as the others contradict each other, many at once first. A search that finds a
  /// contradiction says which demands it is of, so that all others are left out with it.
  ///
  /// - Parameter demands: demands that contradict each other, the most wanted ones last.
  /// - Returns: demands of which any could be left out, and then the others can hold.
  func minimal(_ demands: [Int]) -> [Int] {
    var network = keeping(Set(demands)).compact
    var demands = demands
    var size = max(1, demands.count / 2)
    while true {
      var start = 0
      while start < demands.count {
        let end = min(start + size, demands.count)
        let rest = Set(demands[..<start] + demands[end...])
        var search = LevelSearch(network.keeping(rest))
        guard !rest.isEmpty, case .contradiction(let found) = search.run() else {
          start = end
          continue
        }
        start = demands[..<start].count(where: found.contains)
        demands.removeAll { !found.contains($0) }
        network = network.keeping(found)
      }
      if size == 1 { return demands }
      size = max(1, min(size, demands.count) / 2)
    }
  }
}
