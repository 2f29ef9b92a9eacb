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
    var search: ContradictionSearch?
    while true {
      var solver = ComponentSolver(component, of: self, paths: paths)
      if let colors = solver.solve(isThorough: search != nil) {
        for (variable, color) in zip(component.variables, colors) {
          solution.colors[variable] = color
        }
        var polish = Polish(component, of: self, colors: solution.colors)
        polish.run(component, paths)
        solution.colors = polish.colors
        return
      }
      let failing = failing(component)
      if failing.isEmpty { return }
      let isFirst = search == nil
      var found = search ?? ContradictionSearch(component, of: self, paths: paths)
      found.system = self
      search = found
      let proved = giveUp(failing, found, in: component, &solution)
      if proved || isFirst { continue }
      giveUp(unproved: failing, &solution)
      search = nil
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

  /// Gives up a contrast of each contradiction that is proved; returns whether there was one.
  private mutating func giveUp(
    _ failing: [Int], _ search: ContradictionSearch, in component: RepairComponent,
    _ solution: inout RepairSolution
  ) -> Bool {
    var search = search
    var isFound = false
    for radius in 0...ContradictionSearch.radiusLimit {
      if search.mayHold(component.demands) { return isFound }
      for contrast in failing where !isGivenUp(contrast) {
        guard let demands = search.contradiction(near: contrast, radius: radius),
          let worst = failing.first(where: { demands.contains(.contrast($0)) && !isGivenUp($0) })
        else { continue }
        isFound = true
        solution.contradictions.append(.init(demands: demands, givenUp: worst, isProved: true))
        giveUp(worst)
        search.system = self
      }
    }
    return isFound
  }

  private mutating func giveUp(unproved failing: [Int], _ solution: inout RepairSolution) {
    guard let worst = failing.first else { return }
    solution.contradictions.append(
      .init(demands: [.contrast(worst)], givenUp: worst, isProved: false))
    giveUp(worst)
  }

  private func isGivenUp(_ contrast: Int) -> Bool {
    ratio(of: contrast, variables.map(\.color)) >= contrasts[contrast].minimum
  }

  private mutating func giveUp(_ contrast: Int) {
    // Less by what rounding may take off.
    contrasts[contrast].minimum = ratio(of: contrast, variables.map(\.color)) * (1 - 1e-12)
  }
}
