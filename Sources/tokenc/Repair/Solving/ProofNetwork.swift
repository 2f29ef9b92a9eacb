import TokenCompiler

/// Proves that some demands can't hold together, whatever their variables do within the limits.
///
/// A level stands for all colors between it and the next one, and ramps count by their order alone, so what is found
/// impossible is so. Contradictions are found one after another: of each, one contrast is given up.
struct ProofNetwork {
  private var system: RepairSystem
  /// Those that hold today first, then those that fail, the worst last.
  private let demands: [RepairSystem.Demand]
  /// By variable of the system, its index in the network.
  private let places: [Int: Int]
  /// By variable of the network.
  private let ladders: [ColorLadder]
  private var search: LevelSearch
  private var outcome: LevelSearch.Outcome?

  init(_ component: RepairComponent, of system: RepairSystem, _ cache: PathCache) {
    let layered = Self.layeredVariables(component.demands, of: system)
    let ladders = component.variables.map { variable in
      let color = system.variables[variable].color
      return (variable, cache.ladder(of: color, isGray: !layered.contains(variable)))
    }
    self.init(component.demands, of: system, ladders: Dictionary(uniqueKeysWithValues: ladders))
  }

  /// The variables of contrasts that luminances alone don't decide.
  static func layeredVariables(
    _ demands: [RepairSystem.Demand], of system: RepairSystem
  ) -> Set<Int> {
    var variables: Set<Int> = []
    for case .contrast(let index) in demands where !system.contrasts[index].isPlain {
      variables.formUnion(system.contrasts[index].variables)
    }
    return variables
  }

  /// - Parameter ladders: by variable of the system, the colors that it can have.
  init(
    _ demands: [RepairSystem.Demand], of system: RepairSystem, ladders: [Int: ColorLadder]
  ) {
    self.system = system
    self.demands = Self.sorted(demands, of: system)
    let variables = ladders.keys.sorted()
    places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    self.ladders = variables.compactMap { ladders[$0] }
    var network = LevelNetwork(levelCounts: self.ladders.map(\.count))
    // Everything is known now but the search, which can't be without the demands.
    search = LevelSearch(network)
    for index in self.demands.indices {
      let parts = parts(of: index)
      network.singles += parts.singles
      network.links += parts.links
    }
    search = LevelSearch(network)
  }

  private static func sorted(
    _ demands: [RepairSystem.Demand], of system: RepairSystem
  ) -> [RepairSystem.Demand] {
    let colors = system.variables.map(\.color)
    var holding: [RepairSystem.Demand] = []
    var failing: [(share: Double, demand: RepairSystem.Demand)] = []
    for demand in demands {
      guard case .contrast(let contrast) = demand else {
        holding.append(demand)
        continue
      }
      let share = system.ratio(of: contrast, colors) / system.contrasts[contrast].minimum
      if share >= 1 { holding.append(demand) } else { failing.append((share, demand)) }
    }
    let ordered = failing.enumerated().sorted {
      ($1.element.share, $0.offset) < ($0.element.share, $1.offset)
    }
    return holding + ordered.map(\.element.demand)
  }

  /// Takes another minimum of a contrast.
  mutating func take(_ system: RepairSystem, changed contrast: Int) {
    self.system = system
    guard let index = demands.firstIndex(of: .contrast(contrast)) else { return }
    let parts = parts(of: index)
    outcome = search.run(weakening: index, singles: parts.singles, links: parts.links)
  }

  /// Demands that contradict each other; `nil` if none are found.
  ///
  /// - Parameter isMinimal: whether none of them can be left out.
  mutating func contradiction(isMinimal: Bool = true) -> [RepairSystem.Demand]? {
    let outcome = self.outcome ?? search.run()
    self.outcome = outcome
    guard case .contradiction(let found) = outcome else { return nil }
    // What is asked for is left out last, and of that what fails today.
    let ordered = found.sorted()
    let needed = isMinimal ? search.network.minimal(ordered).sorted() : ordered
    return needed.map { demands[$0] }
  }

  /// A Boolean value that indicates whether the search went through: without a contradiction there is none on these levels.
  var isDecided: Bool {
    if case .unknown? = outcome { false } else { true }
  }

  // MARK: Demands

  private func parts(of index: Int) -> (singles: [LevelNetwork.Single], links: [LevelNetwork.Link])
  {
    let demand = demands[index]
    let variables = system.movable(demand).filter { places[$0] != nil }
    switch variables.count {
    case 1: return ([single(index, variables[0])], [])
    case 2:
      let ways: [(lower: Int, higher: Int)]
      if case .order(let order) = demand {
        ways = [(system.orders[order].darker, system.orders[order].lighter)]
      } else {
        ways = [(variables[0], variables[1]), (variables[1], variables[0])]
      }
      let bounds = ways.map { bound(demand, lower: $0.lower, higher: $0.higher) }
      return ([], [.init(demand: index, ways: bounds)])
    default: return ([], [])
    }
  }

  private func single(_ index: Int, _ variable: Int) -> LevelNetwork.Single {
    let place = places[variable] ?? 0
    let holds = levels(ladders[place], of: variable, holding: demands[index])
    let isAllowed = holds.indices.map { level in
      holds[level] || level > 0 && holds[level - 1]
        || level + 1 < holds.count && holds[level + 1]
    }
    return .init(demand: index, variable: place, isAllowed: isAllowed)
  }

  /// By level of a variable, whether a demand holds while all others stay.
  private func levels(
    _ ladder: ColorLadder, of variable: Int, holding demand: RepairSystem.Demand
  ) -> [Bool] {
    if case .contrast(let index) = demand, system.contrasts[index].isPlain,
      let other = system.contrasts[index].variables.first(where: { $0 != variable })
    {
      let minimum = system.contrasts[index].minimum
      let luminance = system.variables[other].color.relativeLuminance
      return ladder.luminances.map {
        max($0, luminance) + 0.05 >= minimum * (min($0, luminance) + 0.05)
      }
    }
    return ladder.colors.map { color in holds(demand) { $0 == variable ? color : nil } }
  }

  private func bound(_ demand: RepairSystem.Demand, lower: Int, higher: Int) -> LevelBound {
    let lowerPlace = places[lower] ?? 0
    let higherPlace = places[higher] ?? 0
    let dark = ladders[lowerPlace]
    let light = ladders[higherPlace]
    func bound(_ holds: (_ lower: Int, _ higher: Int) -> Bool) -> LevelBound {
      LevelBound(
        lowerPlace, levels: dark.count, below: higherPlace, levels: light.count, where: holds
      ).roundedOutwards(levels: light.count)
    }
    let hasDirection = system.hasDirection(demand)
    switch demand {
    case .contrast(let index) where system.contrasts[index].isPlain:
      let minimum = system.contrasts[index].minimum
      return bound { low, high in
        let luminance = dark.luminances[low]
        let other = light.luminances[high]
        return luminance < other && other + 0.05 >= minimum * (luminance + 0.05)
      }
    case .order where dark.isOpaque && light.isOpaque:
      return bound { low, high in dark.luminances[low] < light.luminances[high] }
    default:
      return bound { low, high in
        if hasDirection, dark.luminances[low] >= light.luminances[high] { return false }
        return holds(demand) {
          $0 == lower ? dark.colors[low] : $0 == higher ? light.colors[high] : nil
        }
      }
    }
  }

  private func holds(
    _ demand: RepairSystem.Demand, _ chosen: (_ variable: Int) -> Color?
  ) -> Bool {
    func color(_ variable: Int) -> Color { chosen(variable) ?? system.variables[variable].color }
    switch demand {
    case .order(let index):
      let order = system.orders[index]
      let dark = color(order.darker).composited(over: order.backdrop)
      let light = color(order.lighter).composited(over: order.backdrop)
      return dark.relativeLuminance < light.relativeLuminance
    case .contrast(let index):
      let contrast = system.contrasts[index]
      let colors = contrast.variables.map(color)
      if contrast.isPlain {
        return Contrast.ratio(of: colors[0], on: colors[1]) >= contrast.minimum
      }
      return contrast.ratio(colors) >= contrast.minimum
    }
  }
}
