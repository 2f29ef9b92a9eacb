import TokenCompiler

extension RepairSystem {
  /// The least change of its variables after which all contrasts are enough and all ramps are in order.
  ///
  /// Deterministic. Where demands contradict each other, the worst of the failing contrasts in them keeps today's ratio
  /// instead, and the rest is repaired.
  package func solved() -> RepairSolution {
    var system = self
    var solution = RepairSolution(colors: variables.map(\.color))
    var paths: [Int: ColorPath] = [:]
    for component in RepairComponent.failing(in: self) {
      for variable in component.variables where paths[variable] == nil {
        paths[variable] = ColorPath(variables[variable].color, limits: limits)
      }
      let own = component.variables.compactMap { paths[$0] }
      system.solve(component, own, &solution)
    }
    return solution
  }

  private mutating func solve(
    _ component: RepairComponent, _ paths: [ColorPath], _ solution: inout RepairSolution
  ) {
    var solver = ComponentSolver(component, of: self, paths: paths)
    if let colors = solver.solve(isThorough: false) {
      return take(colors, component, paths, &solution)
    }
    let full = self
    let failing = failing(component)
    var floor = self
    for contrast in failing { floor.giveUp(contrast) }
    let unmet = solver.unmet(among: Set(failing.map(Demand.contrast)), floor: floor)
    let givenUp =
      unmet.isEmpty
      ? failing
      : unmet.compactMap { demand in
        if case .contrast(let contrast) = demand { contrast } else { nil }
      }
    for contrast in givenUp { giveUp(contrast) }
    let search = ContradictionSearch(component, of: full, paths: paths)
    for contrast in givenUp {
      solution.contradictions.append(contradiction(near: contrast, search, of: full))
    }
    solver.take(self)
    let colors = solver.solve(isThorough: true)
    // Without any, today's: what fails is given up there.
    take(
      colors ?? component.variables.map { variables[$0].color }, component, paths, &solution)
  }

  /// The fewest demands that contradict a contrast that was given up: among all, or else among those that are left.
  private func contradiction(
    near contrast: Int, _ search: ContradictionSearch, of full: RepairSystem
  ) -> RepairSolution.Contradiction {
    var left = self
    left.contrasts[contrast].minimum = full.contrasts[contrast].minimum
    for system in [full, left] {
      for radius in 0...ContradictionSearch.radiusLimit {
        let found = search.contradiction(near: contrast, radius: radius, in: system)
        guard let demands = found, demands.contains(.contrast(contrast)) else { continue }
        return .init(demands: demands, givenUp: contrast, isProved: true)
      }
    }
    return .init(demands: [.contrast(contrast)], givenUp: contrast, isProved: false)
  }

  private mutating func take(
    _ colors: [Color], _ component: RepairComponent, _ paths: [ColorPath],
    _ solution: inout RepairSolution
  ) {
    for (variable, color) in zip(component.variables, colors) { solution.colors[variable] = color }
    takeBack(component, &solution)
    var polish = Polish(component, of: self, colors: solution.colors)
    polish.run(component, paths)
    solution.colors = polish.colors
  }

  /// Gives colors of demands that don't hold after all today's again; today's all go together.
  private mutating func takeBack(_ component: RepairComponent, _ solution: inout RepairSolution) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for demand in component.demands where !holds(demand, solution.colors) {
        isChanged = true
        let moved = movable(demand).filter { solution.colors[$0] != variables[$0].color }
        for variable in moved { solution.colors[variable] = variables[variable].color }
        guard moved.isEmpty, case .contrast(let contrast) = demand else { continue }
        solution.contradictions.append(
          .init(demands: [demand], givenUp: contrast, isProved: false))
        giveUp(contrast)
      }
    }
  }

  /// The contrasts that fail today, the worst first.
  private func failing(_ component: RepairComponent) -> [Int] {
    let colors = variables.map(\.color)
    var found: [(contrast: Int, share: Double)] = []
    for case .contrast(let index) in component.demands {
      let share = ratio(of: index, colors) / contrasts[index].minimum
      if share < 1 { found.append((index, share)) }
    }
    return found.sorted { ($0.share, $0.contrast) < ($1.share, $1.contrast) }.map(\.contrast)
  }

  private mutating func giveUp(_ contrast: Int) {
    // Less by what rounding may take off.
    contrasts[contrast].minimum = ratio(of: contrast, variables.map(\.color)) * (1 - 1e-12)
  }
}
