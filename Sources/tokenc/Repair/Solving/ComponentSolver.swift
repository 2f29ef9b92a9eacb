import TokenCompiler

/// Finds the least change of a component: levels on each variable's path, coarse ones first, then finer ones about
/// what was found; see ``LevelChoice``. Which of two colors is the lighter one is chosen before, by search.
struct ComponentSolver {
  /// With the contrasts that were given up.
  private var system: RepairSystem
  private let component: RepairComponent
  private let paths: [ColorPath]
  /// By variable of the system, its index in the component.
  private let places: [Int: Int]
  /// Demands that one variable of the component decides, by its index there.
  private var own: [[RepairSystem.Demand]]
  /// By variable of the component, whether a demand of it fails today.
  private var isFailing: [Bool]
  /// Demands between two.
  private var links: [Link] = []
  /// By variable of the component, the positions of its levels on its path.
  private var positions: [[Double]] = []
  private var swatches: [[Swatch]] = []
  /// By variable and level, in thousandths of ΔE.
  private var costs: [[Int]] = []
  /// By link, for its second color being the lighter one and for its first.
  private var bounds: [[LevelBound?]] = []
  /// Demands that may be broken, at a cost.
  private var softDemands: Set<RepairSystem.Demand> = []
  /// The system in which these ask for no more than today's.
  private var floor: RepairSystem?
  /// The cost of a broken demand, for each level by which it is, in thousandths of ΔE.
  private static let breakCost = 100_000

  private struct Link {
    var demand: RepairSystem.Demand
    /// Indices in the component.
    var first: Int
    var second: Int
  }

  /// Levels of the first round; each later round has as many about what was found.
  private static let levelCount = 33
  private static let nearSteps = [0.015, 0.04, 0.1, 0.25, 0.5]
  private static let fineCount = 9
  private static let rounds = 3
  /// A small charge for each color that moves, in ΔE: of two repairs that change as much, that of fewer colors.
  private static let moveCharge = 0.01

  init(_ component: RepairComponent, of system: RepairSystem, paths: [ColorPath]) {
    self.system = system
    self.component = component
    self.paths = paths
    let places = Dictionary(
      uniqueKeysWithValues: component.variables.enumerated().map { ($1, $0) })
    self.places = places
    own = Array(repeating: [], count: component.variables.count)
    isFailing = Array(repeating: false, count: component.variables.count)
    for demand in component.demands {
      let variables = system.movable(demand).compactMap { places[$0] }
      switch variables.count {
      case 1: own[variables[0]].append(demand)
      case 2: links.append(Link(demand: demand, first: variables[0], second: variables[1]))
      default: break
      }
    }
    let today = system.variables.map(\.color)
    for demand in component.demands where !system.holds(demand, today) {
      for variable in system.movable(demand).compactMap({ places[$0] }) {
        isFailing[variable] = true
      }
    }
    setCoarsePositions()
  }

  /// Levels of all lightnesses for colors that have to move, and near today's for the others.
  private mutating func setCoarsePositions() {
    let steps = (0..<Self.levelCount).map { Double($0) / Double(Self.levelCount - 1) }
    let near = Self.nearSteps.flatMap { [-$0, $0] }
    setPositions(
      zip(paths, isFailing).map { path, isFailing in
        let own =
          isFailing ? steps : near.map { min(max(path.originalPosition + $0, 0), 1) } + [0, 1]
        return (own + [path.originalPosition]).sorted().unique()
      })
  }

  /// Takes other demands for the levels that are known.
  mutating func take(_ system: RepairSystem) {
    self.system = system
    setCoarsePositions()
  }

  /// The demands among some that are left when as few as possible are given up, and the others hold.
  ///
  /// - Parameter floor: the system in which those ask for today's ratio, which all keep.
  mutating func unmet(
    among soft: Set<RepairSystem.Demand>, floor: RepairSystem
  ) -> [RepairSystem.Demand] {
    softDemands = soft
    self.floor = floor
    defer { softDemands = [] }
    costs = levelCosts()
    let standard = links.map(isFirstLighter)
    guard let found = choice(standard) else { return [] }
    let broken = unmet(found)
    var flipped = standard
    for (index, link) in links.enumerated() where broken.contains(link.demand) {
      flipped[index].toggle()
    }
    guard let other = choice(flipped) else { return broken }
    let others = unmet(other)
    return others.count < broken.count ? others : broken
  }

  private func unmet(_ choice: Choice) -> [RepairSystem.Demand] {
    var colors = system.variables.map(\.color)
    for (index, level) in choice.levels.enumerated() {
      colors[component.variables[index]] = swatches[index][level].color
    }
    return component.demands.filter { softDemands.contains($0) && !system.holds($0, colors) }
  }

  /// The colors of the component's variables; `nil` where none were found.
  ///
  /// - Parameter isThorough: whether other directions than today's are tried where those of today can't hold, however
  ///   many contrasts there are.
  mutating func solve(isThorough: Bool) -> [Color]? {
    let standard = links.map(isFirstLighter)
    guard var best = searched(from: standard, isThorough: isThorough) else { return nil }
    var colors = self.colors(best.levels)
    for _ in 1..<Self.rounds {
      setPositions(finePositions(about: best.levels))
      guard let finer = choice(best.directions) else { break }
      best = finer
      colors = self.colors(best.levels)
    }
    return colors
  }

  private func colors(_ levels: [Int]) -> [Color] {
    zip(swatches, levels).map { $0[$1].color }
  }

  // MARK: Levels

  private mutating func setPositions(_ new: [[Double]]) {
    positions = new
    swatches = zip(paths, new).map { path, positions in positions.map { path.swatch(at: $0) } }
    costs = levelCosts()
    bounds = Array(repeating: [nil, nil], count: links.count)
  }

  private func finePositions(about levels: [Int]) -> [[Double]] {
    levels.enumerated().map { variable, level in
      let known = positions[variable]
      let below = known[max(0, level - 1)]
      let above = known[min(known.count - 1, level + 1)]
      let half = (Self.fineCount - 1) / 2
      let steps = (0...half).flatMap { step in
        let share = Double(step) / Double(half)
        return [
          known[level] + (below - known[level]) * share,
          known[level] + (above - known[level]) * share,
        ]
      }
      let original = paths[variable].originalPosition
      let isNear = below <= original && original <= above
      return (steps + (isNear ? [original] : [])).sorted().unique()
    }
  }

  // MARK: Directions

  private struct Choice {
    var levels: [Int]
    var cost: Int
    var directions: [Bool]
  }

  /// Whether a link's first variable is the lighter one today.
  private func isFirstLighter(_ link: Link) -> Bool {
    switch link.demand {
    case .order: false
    case .contrast(let index):
      if system.contrasts[index].isPlain {
        original(link.first).luminance >= original(link.second).luminance
      } else {
        gains(link, fromLighter: true) >= gains(link, fromLighter: false)
      }
    }
  }

  private func original(_ variable: Int) -> Swatch {
    paths[variable].swatch(at: paths[variable].originalPosition)
  }

  /// The ratio of a link with its first color a little lighter, or darker.
  private func gains(_ link: Link, fromLighter isLighter: Bool) -> Double {
    guard case .contrast(let index) = link.demand else { return 0 }
    let path = paths[link.first]
    let position = path.originalPosition + (isLighter ? 0.05 : -0.05)
    let contrast = system.contrasts[index]
    let variable = component.variables[link.first]
    let moved = path.swatch(at: min(max(position, 0), 1)).color
    return contrast.ratio(
      contrast.variables.map { $0 == variable ? moved : system.variables[$0].color })
  }

  /// Contrasts between two variables up to which all directions are tried.
  private static let exhaustiveCount = 6
  private static let flipCount = 48

  /// The best of some directions: all where there are few contrasts between variables; otherwise today's, and those
  /// that differ in one contrast or in all of one variable, as long as they get better.
  private mutating func searched(from standard: [Bool], isThorough: Bool) -> Choice? {
    let free = links.indices.filter { if case .contrast = links[$0].demand { true } else { false } }
    guard free.count > Self.exhaustiveCount else {
      var best: Choice?
      for bits in 0..<(1 << free.count) {
        var directions = standard
        for (place, link) in free.enumerated() where bits >> place & 1 == 1 {
          directions[link].toggle()
        }
        if let found = choice(directions), found.cost < best?.cost ?? .max { best = found }
      }
      return best
    }
    var best = choice(standard)
    let isSmall = free.count <= Self.flipCount
    guard isSmall || best == nil && isThorough else { return best }
    var flips: [[Int]] = swatches.indices.map { variable in
      free.filter { links[$0].first == variable || links[$0].second == variable }
    }
    if isSmall { flips += free.map { [$0] } }
    var tried = 0
    var isBetter = true
    let limit = isSmall ? 4 * Self.flipCount : 12
    while isBetter, tried < limit {
      isBetter = false
      for flip in flips where !flip.isEmpty && tried < limit {
        var directions = best?.directions ?? standard
        for link in flip { directions[link].toggle() }
        tried += 1
        guard let found = choice(directions), found.cost < best?.cost ?? .max else { continue }
        best = found
        isBetter = true
      }
    }
    return best
  }

  private mutating func choice(_ directions: [Bool]) -> Choice? {
    var problem = LevelChoice(costs: costs)
    for (index, isFirstLighter) in directions.enumerated() {
      let way = isFirstLighter ? 1 : 0
      var known = bounds[index][way] ?? bound(links[index], isFirstLighter: isFirstLighter)
      bounds[index][way] = known
      if softDemands.contains(links[index].demand) {
        known.cost = Self.breakCost
        problem.bounds.append(
          inFloor { $0.bound($0.links[index], isFirstLighter: isFirstLighter) })
      }
      problem.bounds.append(known)
    }
    return problem.cheapest().map {
      Choice(levels: $0.levels, cost: $0.cost, directions: directions)
    }
  }

  private mutating func inFloor<Result>(_ body: (ComponentSolver) -> Result) -> Result {
    let full = system
    if let floor { system = floor }
    defer { system = full }
    return body(self)
  }

  private mutating func levelCosts() -> [[Int]] {
    swatches.enumerated().map { variable, swatches in
      swatches.map { swatch in
        let broken = own[variable].filter { !holds($0, [(variable, swatch)]) }
        guard broken.allSatisfy(softDemands.contains) else { return LevelChoice.impossible }
        let isWorse =
          !broken.isEmpty
          && inFloor { solver in
            broken.contains { !solver.holds($0, [(variable, swatch)]) }
          }
        if isWorse { return LevelChoice.impossible }
        let charge = swatch.cost > 0 ? Self.moveCharge : 0
        return Int(((swatch.cost + charge) * 1000).rounded()) + broken.count * Self.breakCost
      }
    }
  }

  private func bound(_ link: Link, isFirstLighter: Bool) -> LevelBound {
    let lower = isFirstLighter ? link.second : link.first
    let higher = isFirstLighter ? link.first : link.second
    var bound = LevelBound(
      lower, levels: swatches[lower].count, below: higher, levels: swatches[higher].count
    ) { low, high in
      let dark = swatches[lower][low]
      let light = swatches[higher][high]
      if dark.luminance >= light.luminance, case .contrast(let index) = link.demand,
        system.contrasts[index].isPlain
      {
        return false
      }
      return holds(link.demand, [(lower, dark), (higher, light)])
    }
    // A contrast that holds today may stay.
    if let low = level(ofToday: lower), let high = level(ofToday: higher),
      !isPlain(link.demand),
      holds(link.demand, [(lower, swatches[lower][low]), (higher, swatches[higher][high])])
    {
      bound.allow(lower: low, higher: high)
    }
    return bound
  }

  private func level(ofToday variable: Int) -> Int? {
    positions[variable].firstIndex(of: paths[variable].originalPosition)
  }

  private func isPlain(_ demand: RepairSystem.Demand) -> Bool {
    if case .contrast(let index) = demand { system.contrasts[index].isPlain } else { false }
  }

  private func holds(
    _ demand: RepairSystem.Demand, _ chosen: [(variable: Int, swatch: Swatch)]
  ) -> Bool {
    func color(_ variable: Int) -> Color {
      let place = places[variable]
      return chosen.first { $0.variable == place }?.swatch.color ?? system.variables[variable].color
    }
    switch demand {
    case .order(let index):
      let order = system.orders[index]
      if chosen.count == 2 {
        let isFirstDarker = component.variables[chosen[0].variable] == order.darker
        let dark = chosen[isFirstDarker ? 0 : 1].swatch
        let light = chosen[isFirstDarker ? 1 : 0].swatch
        return order.holds(dark, light)
      }
      return order.holds(color(order.darker), color(order.lighter))
    case .contrast(let index):
      let contrast = system.contrasts[index]
      if contrast.isPlain, chosen.count == 2 {
        let one = chosen[0].swatch.luminance
        let other = chosen[1].swatch.luminance
        return (max(one, other) + 0.05) / (min(one, other) + 0.05) >= contrast.minimum
      }
      return contrast.ratio(contrast.variables.map(color)) >= contrast.minimum
    }
  }
}
