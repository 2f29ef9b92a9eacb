import TokenCompiler

/// Finds the least change of a component: levels on each variable's path, coarse ones first, then finer ones about
/// what was found; see ``LevelChoice``. Which of two colors is the lighter one is decided before, by ``LevelSearch``.
struct ComponentSolver {
  enum Outcome {
    /// Those of the component's variables.
    case colors([Color])
    /// Demands that can't hold together on the levels that were tried; none if the search was cut short.
    case contradiction([RepairSystem.Demand])
  }

  /// With the contrasts that were given up.
  private var system: RepairSystem
  private let component: RepairComponent
  private var paths: [ColorPath]
  /// A Boolean value that indicates whether everything is tried before a contrast is given up.
  private let isThorough: Bool
  /// How often more levels were tried for demands; a set with many contradictions isn't searched that closely.
  private var roomQuestions = 0
  /// The search on the present levels, and what it found last.
  private var search: LevelSearch?
  private var outcome: LevelSearch.Outcome?
  /// Variables of steps that had no room even with less chroma in every second of them.
  private var mutingTried: Set<Int> = []
  private let cache: PathCache
  /// By variable of the system, its index in the component.
  private let places: [Int: Int]
  /// By variable of the component, the changes that count besides its own.
  private let replacedColors: [[ColorChange]]
  /// Demands that one variable of the component decides.
  private var singles: [Single] = []
  /// By single demand, which levels of its variable are allowed.
  private var allowed: [[Bool]?] = []
  /// Demands between two.
  private var links: [Link] = []
  /// By link, whether its first variable is the lighter one today.
  private var directions: [Bool] = []
  /// By link, for its second color being the lighter one and for its first.
  private var bounds: [[LevelBound?]] = []
  /// By variable of the component, whether a demand of it fails today.
  private var isFailing: [Bool]
  /// By variable of the component, an index in ``levelCounts``: more levels for what has little room.
  private var density: [Int]
  /// A Boolean value that indicates whether the levels are those of the first round.
  private var isCoarse = false
  /// By variable of the component, the positions of its levels on its path.
  private var positions: [[Double]] = []
  /// The same with levels that are the same color in a file.
  private var wanted: [[Double]] = []
  private var swatches: [[Swatch]] = []
  /// By variable and level, in thousandths of ΔE, without regard to demands.
  private var changes: [[Int]] = []

  private struct Single {
    /// An index among the component's demands.
    var demand: Int
    /// An index in the component.
    var variable: Int
  }

  private struct Link {
    var demand: Int
    /// Indices in the component.
    var first: Int
    var second: Int
  }

  /// Levels of the first round; more where coarse ones leave no room.
  private static let levelCounts = [33, 129, 1153]
  private static let nearSteps = [0.015, 0.04, 0.1, 0.25, 0.5]
  private static let fineCount = 9
  private static let rounds = 3
  /// A small charge for each color that moves, in ΔE: of two repairs that change as much, that of fewer colors.
  private static let moveCharge = 0.01

  init(
    _ component: RepairComponent, of system: RepairSystem, paths: [ColorPath], _ cache: PathCache,
    isThorough: Bool = true
  ) {
    self.system = system
    self.isThorough = isThorough
    self.component = component
    self.paths = paths
    self.cache = cache
    let places = Dictionary(
      uniqueKeysWithValues: component.variables.enumerated().map { ($1, $0) })
    self.places = places
    replacedColors = component.variables.map {
      system.variables[$0].replacedColors.map { ColorChange(from: $0) }
    }
    isFailing = Array(repeating: false, count: component.variables.count)
    density = component.variables.map { _ in 0 }
    let today = system.variables.map(\.color)
    for (index, demand) in component.demands.enumerated() {
      let variables = system.movable(demand).compactMap { places[$0] }
      switch variables.count {
      case 1: singles.append(Single(demand: index, variable: variables[0]))
      case 2: links.append(Link(demand: index, first: variables[0], second: variables[1]))
      default: break
      }
      if !system.holds(demand, today) { for variable in variables { isFailing[variable] = true } }
    }
    directions = links.map(isFirstLighter)
    setCoarsePositions()
  }

  /// Takes another minimum of a contrast.
  mutating func take(_ system: RepairSystem, changed contrast: Int) {
    self.system = system
    guard let demand = component.demands.firstIndex(of: .contrast(contrast)) else { return }
    for (index, single) in singles.enumerated() where single.demand == demand {
      allowed[index] = nil
    }
    for (index, link) in links.enumerated() where link.demand == demand {
      bounds[index] = [nil, nil]
    }
    // The search goes on where it is.
    guard isCoarse, var search else { return }
    let singles = singles.indices.filter { self.singles[$0].demand == demand }.map { single($0) }
    let links = links.indices.filter { self.links[$0].demand == demand }.map { link($0) }
    self.search = nil
    outcome = search.run(weakening: demand, singles: singles, links: links)
    self.search = search
  }

  /// Finds the colors of the least change.
  mutating func solve() -> Outcome {
    if !isCoarse { setCoarsePositions() }
    while true {
      var search = self.search ?? LevelSearch(network())
      let outcome = self.outcome ?? search.run()
      self.outcome = nil
      switch outcome {
      case .ways(let ways):
        let directions = zip(directions, ways).map { $0 == ($1 == 0) }
        self.search = nil
        thinOut(search.levelsLeft)
        return optimized(from: directions).map { .colors($0) } ?? .contradiction([])
      case .unknown: return .contradiction([])
      case .contradiction(let demands):
        if makeRoom(for: demands) {
          setCoarsePositions()
          continue
        }
        self.search = search
        return .contradiction(minimal(demands, in: search.network))
      }
    }
  }

  /// Gives more levels to the variables of demands that coarse ones leave no room for.
  ///
  /// - Returns: `false` if they have no room on more levels either.
  private mutating func makeRoom(for demands: Set<Int>) -> Bool {
    let variables = demands.map { component.demands[$0] }
      .flatMap(system.movable).compactMap { places[$0] }.unique().sorted()
    let greatest = Self.levelCounts.count - (isThorough ? 1 : 2)
    roomQuestions += 1
    guard roomQuestions <= (isThorough ? 64 : 40) else { return false }
    let fitting = (1...greatest).first { hasRoom(variables, demands, paths, density: $0) }
    if let fitting, variables.contains(where: { density[$0] < fitting }) {
      for variable in variables { density[variable] = max(density[variable], fitting) }
      return true
    }
    guard isThorough, fitting == nil, let muted = muted(demands),
      self.hasRoom(variables, demands, muted, density: greatest)
    else { return false }
    paths = muted
    for variable in variables { density[variable] = greatest }
    wanted = []
    return true
  }

  /// Returns a Boolean value that indicates whether some demands can hold on many levels, without regard to all others.
  private func hasRoom(
    _ variables: [Int], _ demands: Set<Int>, _ paths: [ColorPath], density: Int
  ) -> Bool {
    let part = RepairComponent(
      variables: variables.map { component.variables[$0] },
      demands: demands.sorted().map { component.demands[$0] })
    var solver = ComponentSolver(
      part, of: system, paths: variables.map { paths[$0] }, cache, isThorough: isThorough)
    solver.density = variables.map { _ in density }
    solver.setCoarsePositions()
    var search = LevelSearch(solver.network())
    if case .ways = search.run() { return true }
    return false
  }

  /// Paths on which every second color of some steps has less chroma: such steps differ enough with less lightness between
  /// them. `nil` if that was tried.
  private mutating func muted(_ demands: Set<Int>) -> [ColorPath]? {
    let steps = demands.map { component.demands[$0] }.filter(isOrder).flatMap(system.movable)
      .compactMap { places[$0] }.unique()
    guard steps.contains(where: { !mutingTried.contains($0) }) else { return nil }
    let ordered = steps.sorted {
      (original($0).luminance, $0) < (original($1).luminance, $1)
    }
    var muted = paths
    var isNextMuted = false
    for variable in ordered {
      if mutingTried.insert(variable).inserted, isNextMuted {
        muted[variable] = cache.path(of: paths[variable].original, isMuted: true)
      }
      isNextMuted = !muted[variable].isMuted
    }
    return muted
  }

  /// Leaves few of many levels: those between bounds are enough for the directions that were found.
  private mutating func thinOut(_ left: [ClosedRange<Int>]) {
    guard density.contains(where: { $0 > 1 }) else { return }
    setPositions(
      positions.indices.map { variable in
        let known = positions[variable]
        guard density[variable] > 1 else { return known }
        let range = left[variable]
        let original = paths[variable].originalPosition
        let count = min(range.count, Self.levelCounts[0])
        let spread = (0..<count).map { step in
          known[range.lowerBound + step * (range.count - 1) / max(1, count - 1)]
        }
        return (known[range].contains(original) ? spread + [original] : spread).sorted().unique()
      })
    isCoarse = false
  }

  private func minimal(_ demands: Set<Int>, in network: LevelNetwork) -> [RepairSystem.Demand] {
    guard isThorough else { return demands.sorted().map { component.demands[$0] } }
    let today = system.variables.map(\.color)
    let ordered = demands.sorted(by: >)
    let holds = ordered.map { system.holds(component.demands[$0], today) }
    let holding = zip(ordered, holds).filter { $1 }.map(\.0)
    let failing = zip(ordered, holds).filter { !$1 }.map(\.0)
    return network.minimal(holding + failing).sorted().map { component.demands[$0] }
  }

  private mutating func optimized(from directions: [Bool]) -> [Color]? {
    guard var best = searched(from: directions) else { return nil }
    var colors = self.colors(best.levels)
    for _ in 1..<Self.rounds {
      setPositions(finePositions(about: best.levels))
      isCoarse = false
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

  /// Levels of all lightnesses for colors that have to move, and near today's for the others.
  private mutating func setCoarsePositions() {
    let near = Self.nearSteps.flatMap { [-$0, $0] }
    setPositions(
      paths.indices.map { variable in
        let original = paths[variable].originalPosition
        guard isFailing[variable] || density[variable] > 0 else {
          return (near.map { min(max(original + $0, 0), 1) } + [0, 1, original]).sorted().unique()
        }
        let count = Self.levelCounts[density[variable]]
        let steps = (0..<count).map { Double($0) / Double(count - 1) }
        return (steps + [original]).sorted().unique()
      })
    isCoarse = true
    search = nil
    outcome = nil
  }

  private mutating func setPositions(_ new: [[Double]]) {
    let isFirst = positions.isEmpty
    let isChanged = new.indices.map { isFirst || wanted.isEmpty || new[$0] != wanted[$0] }
    if isFirst {
      swatches = paths.map { _ in [] }
      changes = paths.map { _ in [] }
      allowed = Array(repeating: nil, count: singles.count)
      bounds = Array(repeating: [nil, nil], count: links.count)
    }
    wanted = new
    if isFirst { positions = new }
    for variable in new.indices where isChanged[variable] {
      let all = new[variable].map { cache.swatch(at: $0, on: paths[variable]) }
      // Many levels are the same color in a file.
      let original = paths[variable].originalPosition
      let kept = all.indices.filter { level in
        new[variable][level] == original || level == 0
          || all[level].color.components != all[level - 1].color.components
          || all[level].color.opacity != all[level - 1].color.opacity
      }
      positions[variable] = kept.map { new[variable][$0] }
      swatches[variable] = kept.map { all[$0] }
      changes[variable] = swatches[variable].map { change($0, of: variable) }
    }
    for (index, single) in singles.enumerated() where isChanged[single.variable] {
      allowed[index] = nil
    }
    for (index, link) in links.enumerated() where isChanged[link.first] || isChanged[link.second] {
      bounds[index] = [nil, nil]
    }
  }

  private func change(_ swatch: Swatch, of variable: Int) -> Int {
    let others = replacedColors[variable].reduce(0) { $0 + $1.difference(to: swatch.color) }
    let charge = swatch.cost > 0 ? Self.moveCharge : 0
    return Int(((swatch.cost + others + charge) * 1000).rounded())
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
    switch component.demands[link.demand] {
    case .order(let index): system.orders[index].lighter == component.variables[link.first]
    case .contrast(let index):
      if system.contrasts[index].isPlain {
        original(link.first).luminance >= original(link.second).luminance
      } else {
        gains(link, index, fromLighter: true) >= gains(link, index, fromLighter: false)
      }
    }
  }

  private func isOrder(_ demand: RepairSystem.Demand) -> Bool {
    if case .order = demand { true } else { false }
  }

  private func original(_ variable: Int) -> Swatch {
    paths[variable].swatch(at: paths[variable].originalPosition)
  }

  /// The ratio of a link with its first color a little lighter, or darker.
  private func gains(_ link: Link, _ index: Int, fromLighter isLighter: Bool) -> Double {
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

  /// The best of some directions: all where there are few contrasts between variables; otherwise the given ones, and
  /// those that differ in one contrast or in all of one variable, as long as they get better.
  private mutating func searched(from directions: [Bool]) -> Choice? {
    let free = links.indices.filter { !isOrder(component.demands[links[$0].demand]) }
    var best = choice(directions)
    guard free.count > Self.exhaustiveCount else {
      for bits in 1..<max(1, 1 << free.count) {
        var flipped = directions
        for (place, link) in free.enumerated() where bits >> place & 1 == 1 {
          flipped[link].toggle()
        }
        if let found = choice(flipped), found.cost < best?.cost ?? .max { best = found }
      }
      return best
    }
    guard free.count <= Self.flipCount else { return best }
    let flips: [[Int]] =
      swatches.indices.map { variable in
        free.filter { links[$0].first == variable || links[$0].second == variable }
      } + free.map { [$0] }
    var tried = 0
    var isBetter = true
    while isBetter, tried < 4 * Self.flipCount {
      isBetter = false
      for flip in flips where !flip.isEmpty && tried < 4 * Self.flipCount {
        var flipped = best?.directions ?? directions
        for link in flip { flipped[link].toggle() }
        tried += 1
        guard let found = choice(flipped), found.cost < best?.cost ?? .max else { continue }
        best = found
        isBetter = true
      }
    }
    return best
  }

  private mutating func choice(_ directions: [Bool]) -> Choice? {
    var problem = LevelChoice(costs: levelCosts())
    for (index, isFirstLighter) in directions.enumerated() {
      problem.bounds.append(bound(index, isFirstLighter: isFirstLighter))
    }
    return problem.cheapest().map {
      Choice(levels: $0.levels, cost: $0.cost, directions: directions)
    }
  }

  private mutating func levelCosts() -> [[Int]] {
    var costs = changes
    for (index, single) in singles.enumerated() {
      for (level, isAllowed) in allowedLevels(index).enumerated() where !isAllowed {
        costs[single.variable][level] = LevelChoice.impossible
      }
    }
    return costs
  }

  /// The levels and demands for a search; of each contrast today's direction first.
  private mutating func network() -> LevelNetwork {
    var network = LevelNetwork(levelCounts: swatches.map(\.count))
    network.singles.reserveCapacity(singles.count)
    network.links.reserveCapacity(links.count)
    for index in singles.indices { network.singles.append(single(index)) }
    for index in links.indices { network.links.append(link(index)) }
    return network
  }

  private mutating func single(_ index: Int) -> LevelNetwork.Single {
    let single = singles[index]
    return .init(
      demand: single.demand, variable: single.variable, isAllowed: allowedLevels(index))
  }

  private mutating func link(_ index: Int) -> LevelNetwork.Link {
    let isFirstLighter = directions[index]
    var ways = [bound(index, isFirstLighter: isFirstLighter)]
    if !isOrder(component.demands[links[index].demand]) {
      ways.append(bound(index, isFirstLighter: !isFirstLighter))
    }
    return .init(demand: links[index].demand, ways: ways)
  }

  private mutating func allowedLevels(_ index: Int) -> [Bool] {
    if let known = allowed[index] { return known }
    let single = singles[index]
    let demand = component.demands[single.demand]
    let found = swatches[single.variable].map { holds(demand, [(single.variable, $0)]) }
    allowed[index] = found
    return found
  }

  private mutating func bound(_ index: Int, isFirstLighter: Bool) -> LevelBound {
    let way = isFirstLighter ? 1 : 0
    if let known = bounds[index][way] { return known }
    let found = bound(links[index], isFirstLighter: isFirstLighter)
    bounds[index][way] = found
    return found
  }

  private func bound(_ link: Link, isFirstLighter: Bool) -> LevelBound {
    let demand = component.demands[link.demand]
    let lower = isFirstLighter ? link.second : link.first
    let higher = isFirstLighter ? link.first : link.second
    let hasDirection = system.hasDirection(demand)
    var bound = LevelBound(
      lower, levels: swatches[lower].count, below: higher, levels: swatches[higher].count
    ) { low, high in
      let dark = swatches[lower][low]
      let light = swatches[higher][high]
      if hasDirection, dark.luminance >= light.luminance { return false }
      return holds(demand, [(lower, dark), (higher, light)])
    }
    // A contrast that holds today may stay.
    if !isPlain(demand), let low = level(ofToday: lower), let high = level(ofToday: higher),
      holds(demand, [(lower, swatches[lower][low]), (higher, swatches[higher][high])])
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
