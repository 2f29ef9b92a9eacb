import TokenCompiler

/// Variables that depend on each other, with what they have to keep.
struct RepairComponent {
  var variables: [Int]
  var demands: [RepairSystem.Demand]

  /// The components of a system in which some demand fails, in the order of their variables.
  static func failing(in system: RepairSystem) -> [RepairComponent] {
    var roots = Array(system.variables.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while roots[variable] != variable {
        roots[variable] = roots[roots[variable]]
        variable = roots[variable]
      }
      return variable
    }
    let colors = system.variables.map(\.color)
    let demands = system.demands
    let movable = demands.map(system.movable)
    for variables in movable {
      for variable in variables.dropFirst() { roots[root(variable)] = root(variables[0]) }
    }
    var components: [Int: RepairComponent] = [:]
    var failing: Set<Int> = []
    for (demand, variables) in zip(demands, movable) {
      guard let first = variables.first else { continue }
      let root = root(first)
      components[root, default: RepairComponent(variables: [], demands: [])].demands.append(demand)
      if !system.holds(demand, colors) { failing.insert(root) }
    }
    for variable in system.variables.indices where !system.variables[variable].isKept {
      components[root(variable)]?.variables.append(variable)
    }
    return failing.sorted().compactMap { components[$0] }
  }
}
