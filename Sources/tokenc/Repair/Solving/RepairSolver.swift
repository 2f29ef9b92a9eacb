import TokenCompiler

extension RepairSystem {
  /// The least change of its variables after which all contrasts are enough and all ramps are in order.
  ///
  /// Deterministic. Where demands contradict each other, the worst of the failing contrasts in them keeps today's ratio
  /// instead, and the rest is repaired.
  package func solved() -> RepairSolution { solved(PathCache(limits)) }

  /// - Parameters:
  ///   - minimums: by contrast, the ratio that is enough instead of its own minimum.
  ///   - isMinimal: whether no demand of a contradiction can be left out.
  ///   - isPolished: whether colors are as near to today's as single steps of a channel can bring them, and everything is
  ///     tried before a contrast is given up. Without that, a solution is as good as another for comparing the two.
  func solved(
    _ cache: PathCache, minimums: [Int: Double] = [:], isMinimal: Bool = true,
    isPolished: Bool = true
  ) -> RepairSolution {
    var system = self
    for (contrast, minimum) in minimums { system.contrasts[contrast].minimum = minimum }
    let asked = system
    var solution = RepairSolution(colors: variables.map(\.color))
    solution.contradictions = system.fixedContradictions
    for component in RepairComponent.failing(in: system) {
      let paths = component.variables.map { cache.path(of: variables[$0].color) }
      solution.contradictions += system.proveAll(component, cache, isMinimal: isMinimal)
      var solver = ComponentSolver(
        component, of: system, paths: paths, cache, isThorough: isPolished)
      system.solve(component, paths, &solver, &solution)
      guard isPolished else { continue }
      system.keepMore(of: asked, component, paths, &solution)
      var polish = Polish(component, of: system, colors: solution.colors)
      polish.run(component, paths)
      solution.colors = polish.colors
    }
    return solution
  }

  /// Contradictions that are proved, without a search for colors.
  func contradictions(
    _ cache: PathCache, minimums: [Int: Double]
  ) -> [RepairSolution.Contradiction] {
    var system = self
    for (contrast, minimum) in minimums { system.contrasts[contrast].minimum = minimum }
    return RepairComponent.failing(in: system).reduce(system.fixedContradictions) {
      $0 + system.proveAll($1, cache, isMinimal: true)
    }
  }

  /// Contrasts that nothing movable decides.
  private var fixedContradictions: [RepairSolution.Contradiction] {
    let colors = variables.map(\.color)
    return contrasts.indices.filter {
      movable(.contrast($0)).isEmpty && !holds(.contrast($0), colors)
    }.map { .init(demands: [.contrast($0)], givenUp: $0, isProved: true) }
  }

  /// Finds contrasts that no colors within the limits have, and gives them up.
  private mutating func proveAll(
    _ component: RepairComponent, _ cache: PathCache, isMinimal: Bool
  ) -> [RepairSolution.Contradiction] {
    var found: [RepairSolution.Contradiction] = []
    var proof = ProofNetwork(component, of: self, cache)
    while let demands = proof.contradiction(isMinimal: isMinimal), let worst = worst(of: demands) {
      found.append(.init(demands: demands, givenUp: worst, isProved: true))
      giveUp(worst)
      proof.take(self, changed: worst)
    }
    return found
  }

  private mutating func solve(
    _ component: RepairComponent, _ paths: [ColorPath], _ solver: inout ComponentSolver,
    _ solution: inout RepairSolution
  ) {
    while true {
      switch solver.solve() {
      case .colors(let colors): return take(colors, component, paths, &solution)
      case .contradiction(let found):
        guard let worst = worst(of: found.isEmpty ? component.demands : found) else {
          // Today's: what fails is given up there.
          solution.brokenOrders += found.count
          let colors = component.variables.map { variables[$0].color }
          return take(colors, component, paths, &solution)
        }
        let demands = found.isEmpty ? [.contrast(worst)] : found
        solution.contradictions.append(.init(demands: demands, givenUp: worst, isProved: false))
        giveUp(worst)
        solver.take(self, changed: worst)
      }
    }
  }

  private mutating func take(
    _ colors: [Color], _ component: RepairComponent, _ paths: [ColorPath],
    _ solution: inout RepairSolution
  ) {
    for (variable, color) in zip(component.variables, colors) { solution.colors[variable] = color }
    mend(component, paths, &solution)
    takeBack(component, &solution)
    pullBack(component, paths, &solution)
  }

  /// The number of contrasts for which colors beside the path are looked at.
  private static let keepLimit = 32

  /// Looks for single colors, of any hue and chroma within the limits, with which a contrast is enough after all.
  private mutating func keepMore(
    of asked: RepairSystem, _ component: RepairComponent, _ paths: [ColorPath],
    _ solution: inout RepairSolution
  ) {
    let paths = Dictionary(uniqueKeysWithValues: zip(component.variables, paths))
    let unproved = solution.contradictions.indices.filter { index in
      let found = solution.contradictions[index]
      return !found.isProved && movable(.contrast(found.givenUp)).contains { paths[$0] != nil }
    }
    for index in unproved.prefix(Self.keepLimit).reversed() {
      let contrast = solution.contradictions[index].givenUp
      var wanted = self
      wanted.contrasts[contrast].minimum = asked.contrasts[contrast].minimum
      var polish = Polish(component, of: wanted, colors: solution.colors)
      for variable in movable(.contrast(contrast)) {
        guard let path = paths[variable], let color = polish.fitting(variable, path) else {
          continue
        }
        solution.colors[variable] = color
        solution.contradictions.remove(at: index)
        self = wanted
        break
      }
    }
  }

  private static let pullSteps = 5

  /// Brings single colors straight back toward today's as far as their demands let them.
  private func pullBack(
    _ component: RepairComponent, _ paths: [ColorPath], _ solution: inout RepairSolution
  ) {
    var demands: [Int: [Demand]] = [:]
    for demand in component.demands {
      for variable in movable(demand) { demands[variable, default: []].append(demand) }
    }
    for (variable, path) in zip(component.variables, paths)
    where solution.colors[variable] != variables[variable].color
      && variables[variable].replacedColors.isEmpty
    {
      let present = solution.colors[variable]
      func isKept(_ color: Color) -> Bool {
        solution.colors[variable] = color
        return demands[variable, default: []].allSatisfy { holds($0, solution.colors) }
      }
      var best = present
      if isKept(variables[variable].color) {
        best = variables[variable].color
      } else {
        var low = 0.0
        var high = 1.0
        for _ in 0..<Self.pullSteps {
          let middle = (low + high) / 2
          let color = path.between(present, share: middle)
          if path.allows(color), isKept(color) {
            best = color
            high = middle
          } else {
            low = middle
          }
        }
      }
      solution.colors[variable] = best
    }
  }

  private static let mendLevels = 64

  /// Moves single colors where a demand doesn't hold after all, as those of translucent colors on one another can.
  private func mend(
    _ component: RepairComponent, _ paths: [ColorPath], _ solution: inout RepairSolution
  ) {
    var broken = component.demands.filter { !holds($0, solution.colors) }
    guard !broken.isEmpty else { return }
    let paths = Dictionary(uniqueKeysWithValues: zip(component.variables, paths))
    var demands: [Int: [Demand]] = [:]
    for demand in component.demands {
      for variable in movable(demand) { demands[variable, default: []].append(demand) }
    }
    while let demand = broken.popLast() {
      guard !holds(demand, solution.colors) else { continue }
      var best: (variable: Int, color: Color, cost: Double)?
      for variable in movable(demand) {
        guard let path = paths[variable] else { continue }
        for level in 0...Self.mendLevels {
          let swatch = path.swatch(at: Double(level) / Double(Self.mendLevels))
          guard swatch.cost < best?.cost ?? .infinity else { continue }
          var colors = solution.colors
          colors[variable] = swatch.color
          guard demands[variable, default: []].allSatisfy({ holds($0, colors) }) else { continue }
          best = (variable, swatch.color, swatch.cost)
        }
      }
      if let best { solution.colors[best.variable] = best.color }
    }
  }

  /// Gives colors of demands that don't hold after all today's again; today's all go together.
  private mutating func takeBack(_ component: RepairComponent, _ solution: inout RepairSolution) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for demand in component.demands where !holds(demand, solution.colors) {
        let moved = movable(demand).filter { solution.colors[$0] != variables[$0].color }
        for variable in moved { solution.colors[variable] = variables[variable].color }
        if !moved.isEmpty { isChanged = true }
        guard moved.isEmpty, case .contrast(let contrast) = demand else { continue }
        isChanged = true
        solution.contradictions.append(
          .init(demands: [demand], givenUp: contrast, isProved: false))
        giveUp(contrast)
      }
    }
    solution.brokenOrders += component.demands.count { !holds($0, solution.colors) }
  }

  /// Of the contrasts among some demands that fail today, the worst.
  private func worst(of demands: [Demand]) -> Int? {
    let colors = variables.map(\.color)
    var found: (contrast: Int, share: Double)?
    for case .contrast(let index) in demands {
      let share = ratio(of: index, colors) / contrasts[index].minimum
      if share < found?.share ?? 1 { found = (index, share) }
    }
    return found?.contrast
  }

  private mutating func giveUp(_ contrast: Int) {
    // Less by what rounding may take off.
    contrasts[contrast].minimum = ratio(of: contrast, variables.map(\.color)) * (1 - 1e-12)
  }
}
