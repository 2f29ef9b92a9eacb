import TokenCompiler

/// Proves that some demands can't hold together, whatever their variables do within the limits.
///
/// A level stands for all colors between it and the next one, and ramps count by their order alone, so what is found
/// impossible is so.
struct ProofNetwork {
  private var system: RepairSystem
  private let demands: [RepairSystem.Demand]
  /// By variable of the system, colors that it can have, from the darkest to the lightest.
  private let ladders: [Int: [Swatch]]
  /// By variable of the system, its index in the network.
  private let places: [Int: Int]
  private var network: LevelNetwork

  private static let levelCount = 65

  /// Colors of a path, from its darkest to its lightest.
  static func ladder(_ path: ColorPath) -> [Swatch] {
    let positions = (0..<levelCount).map { Double($0) / Double(levelCount - 1) }
    return (positions + [path.originalPosition]).sorted().unique().map { path.swatch(at: $0) }
  }

  init(_ component: RepairComponent, of system: RepairSystem, paths: [ColorPath]) {
    let ladders = zip(component.variables, paths).map { ($0, Self.ladder($1)) }
    self.init(component.demands, of: system, ladders: Dictionary(uniqueKeysWithValues: ladders))
  }

  init(_ demands: [RepairSystem.Demand], of system: RepairSystem, ladders: [Int: [Swatch]]) {
    self.system = system
    self.demands = demands
    self.ladders = ladders
    let variables = ladders.keys.sorted()
    places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    network = LevelNetwork(levelCounts: variables.map { ladders[$0]?.count ?? 1 })
    for index in demands.indices { add(index) }
  }

  /// Takes another minimum of a contrast.
  mutating func take(_ system: RepairSystem, changed contrast: Int) {
    self.system = system
    guard let index = demands.firstIndex(of: .contrast(contrast)) else { return }
    network.singles.removeAll { $0.demand == index }
    network.links.removeAll { $0.demand == index }
    add(index)
  }

  /// Demands that contradict each other, of which none can be left out; `nil` if none are found.
  func contradiction() -> [RepairSystem.Demand]? {
    var search = LevelSearch(network)
    guard case .contradiction(let found) = search.run() else { return nil }
    // What is asked for is left out last, and of that what fails today.
    let colors = system.variables.map(\.color)
    let ordered = found.sorted(by: >)
    let isFailing = ordered.map { !system.holds(demands[$0], colors) }
    let holding = zip(ordered, isFailing).filter { !$1 }.map(\.0)
    let failing = zip(ordered, isFailing).filter { $1 }.map(\.0)
    return network.minimal(holding + failing).sorted().map { demands[$0] }
  }

  // MARK: Demands

  private mutating func add(_ index: Int) {
    let demand = demands[index]
    let variables = system.movable(demand).filter { places[$0] != nil }
    switch variables.count {
    case 1: network.singles.append(single(index, variables[0]))
    case 2:
      let ways: [(lower: Int, higher: Int)]
      if case .order(let order) = demand {
        ways = [(system.orders[order].darker, system.orders[order].lighter)]
      } else {
        ways = [(variables[0], variables[1]), (variables[1], variables[0])]
      }
      network.links.append(
        .init(demand: index, ways: ways.map { bound(demand, lower: $0.lower, higher: $0.higher) }))
    default: break
    }
  }

  private func single(_ index: Int, _ variable: Int) -> LevelNetwork.Single {
    let ladder = ladders[variable] ?? []
    let holds = ladder.map { swatch in
      self.holds(demands[index]) { $0 == variable ? swatch : nil }
    }
    let isAllowed = holds.indices.map { level in
      holds[level] || level > 0 && holds[level - 1]
        || level + 1 < holds.count && holds[level + 1]
    }
    return .init(demand: index, variable: places[variable] ?? 0, isAllowed: isAllowed)
  }

  private func bound(_ demand: RepairSystem.Demand, lower: Int, higher: Int) -> LevelBound {
    let lowerLadder = ladders[lower] ?? []
    let higherLadder = ladders[higher] ?? []
    let bound = LevelBound(
      places[lower] ?? 0, levels: lowerLadder.count, below: places[higher] ?? 0,
      levels: higherLadder.count
    ) { low, high in
      let dark = lowerLadder[low]
      let light = higherLadder[high]
      if system.hasDirection(demand), dark.luminance >= light.luminance { return false }
      return holds(demand) { $0 == lower ? dark : $0 == higher ? light : nil }
    }
    return bound.roundedOutwards(levels: higherLadder.count)
  }

  private func holds(
    _ demand: RepairSystem.Demand, _ swatch: (_ variable: Int) -> Swatch?
  ) -> Bool {
    func color(_ variable: Int) -> Color {
      swatch(variable)?.color ?? system.variables[variable].color
    }
    switch demand {
    case .order(let index):
      let order = system.orders[index]
      let dark = color(order.darker).composited(over: order.backdrop)
      let light = color(order.lighter).composited(over: order.backdrop)
      return dark.relativeLuminance < light.relativeLuminance
    case .contrast(let index):
      let contrast = system.contrasts[index]
      if contrast.isPlain, let one = swatch(contrast.variables[0])?.luminance,
        let other = swatch(contrast.variables[1])?.luminance
      {
        return (max(one, other) + 0.05) >= contrast.minimum * (min(one, other) + 0.05)
      }
      return contrast.ratio(contrast.variables.map(color)) >= contrast.minimum
    }
  }
}
