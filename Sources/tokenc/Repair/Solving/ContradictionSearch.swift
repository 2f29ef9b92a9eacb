import TokenCompiler

/// Proves that some demands of a component can't hold together, whatever its variables do within the limits.
///
/// Each variable is between two levels of its path. A contrast needs one of two colors to be lighter by far: either
/// bounds both from one side, so bounds follow from bounds until one is empty. Where both ways are open, both are tried.
/// Bounds are rounded outwards by one level, and ramps count by their order alone, so what is found impossible is so.
final class ContradictionSearch {
  private var system: RepairSystem
  private let demandsByVariable: [Int: [RepairSystem.Demand]]
  /// By variable, colors that it can have, from the darkest to the lightest.
  private var ladders: [Int: [Swatch]]
  private let paths: [Int: ColorPath]
  /// Today's, by variable.
  private let luminances: [Double]

  private static let levelCount = 65
  /// More steps than this are not tried: the answer is then that the demands may hold.
  private static let stepLimit = 6_000
  /// How far from a failing contrast its contradiction is looked for, in demands.
  static let radiusLimit = 2

  convenience init(_ component: RepairComponent, of system: RepairSystem, paths: [ColorPath]) {
    self.init(
      component.demands, of: system, ladders: [:],
      paths: Dictionary(uniqueKeysWithValues: zip(component.variables, paths)))
  }

  /// Colors of a path, from its darkest to its lightest.
  static func ladder(_ path: ColorPath) -> [Swatch] {
    let positions = (0..<levelCount).map { Double($0) / Double(levelCount - 1) }
    return (positions + [path.originalPosition]).sorted().unique().map { path.swatch(at: $0) }
  }

  init(
    _ all: [RepairSystem.Demand], of system: RepairSystem, ladders: [Int: [Swatch]],
    paths: [Int: ColorPath] = [:]
  ) {
    self.system = system
    self.ladders = ladders
    self.paths = paths
    luminances = system.variables.map(\.color.relativeLuminance)
    var demands: [Int: [RepairSystem.Demand]] = [:]
    for demand in all {
      for variable in system.movable(demand) { demands[variable, default: []].append(demand) }
    }
    demandsByVariable = demands
  }

  /// Demands that contradict each other, of which none can be left out; `nil` if none are found.
  ///
  /// - Parameters:
  ///   - contrast: a failing contrast, near which they are looked for.
  ///   - radius: how far from it, in demands.
  ///   - system: the minimums that count.
  func contradiction(
    near contrast: Int, radius: Int, in system: RepairSystem
  ) -> [RepairSystem.Demand]? {
    self.system = system
    var demands: [RepairSystem.Demand] = [.contrast(contrast)]
    for _ in 0..<radius {
      let known = Set(demands)
      let around = demands.flatMap(system.movable).unique()
        .flatMap { demandsByVariable[$0, default: []] }.unique().filter { !known.contains($0) }
      demands += around
    }
    // What is asked for is left out last.
    return mayHold(demands) ? nil : minimal(demands.reversed())
  }

  /// Leaves out demands as long as the others contradict each other: many at once first.
  private func minimal(_ demands: [RepairSystem.Demand]) -> [RepairSystem.Demand] {
    var demands = demands
    var size = max(1, demands.count / 2)
    while true {
      var start = 0
      while start < demands.count {
        let end = min(start + size, demands.count)
        var rest = demands
        rest.removeSubrange(start..<end)
        if !rest.isEmpty, !mayHold(rest) { demands = rest } else { start = end }
      }
      if size == 1 { return demands }
      size = max(1, size / 2)
    }
  }

  // MARK: Bounds

  /// The levels between which variables are.
  private typealias Bounds = [Int: ClosedRange<Int>]

  /// Returns a Boolean value that indicates whether demands may hold together; false is certain.
  func mayHold(_ demands: [RepairSystem.Demand]) -> Bool {
    var bounds: Bounds = [:]
    for variable in demands.flatMap(system.movable) {
      if ladders[variable] == nil { ladders[variable] = paths[variable].map(Self.ladder) }
      if let ladder = ladders[variable] { bounds[variable] = 0...(ladder.count - 1) }
    }
    var stepCount = 0
    return mayHold(demands, bounds, &stepCount)
  }

  private func mayHold(
    _ demands: [RepairSystem.Demand], _ bounds: Bounds, _ stepCount: inout Int
  ) -> Bool {
    var bounds = bounds
    var isChanged = true
    var open: RepairSystem.Demand?
    while isChanged {
      stepCount += demands.count
      if stepCount > Self.stepLimit { return true }
      isChanged = false
      open = nil
      for demand in demands {
        let ways = ways(demand).compactMap { narrowed($0, bounds) }
        guard let first = ways.first else { return false }
        if ways.count == 1 {
          if first.narrow(&bounds) { isChanged = true }
        } else if open == nil, !ways.contains(where: \.isCertain) {
          open = demand
        }
      }
    }
    guard let open else { return true }
    let rest = demands.filter { $0 != open }
    return ways(open).compactMap { narrowed($0, bounds) }.contains { way in
      var narrower = bounds
      _ = way.narrow(&narrower)
      return mayHold(rest, narrower, &stepCount)
    }
  }

  /// The bounds of the variables of one way for a demand to hold.
  private struct Narrowing {
    var ranges: [(variable: Int, range: ClosedRange<Int>)] = []
    /// A Boolean value that indicates whether all within the bounds of today keep the demand.
    var isCertain = false

    /// Returns a Boolean value that indicates whether bounds became narrower.
    func narrow(_ bounds: inout Bounds) -> Bool {
      var isChanged = false
      for (variable, range) in ranges where bounds[variable] != range {
        bounds[variable] = range
        isChanged = true
      }
      return isChanged
    }
  }

  /// One way for a demand to hold: a color is above another.
  private struct Way {
    var demand: RepairSystem.Demand
    /// `nil` for colors that stay.
    var lower: Int?
    var higher: Int?
  }

  private func ways(_ demand: RepairSystem.Demand) -> [Way] {
    func moved(_ variable: Int) -> Int? { system.variables[variable].isKept ? nil : variable }
    switch demand {
    case .order(let index):
      let order = system.orders[index]
      return [Way(demand: demand, lower: moved(order.darker), higher: moved(order.lighter))]
    case .contrast(let index):
      let variables = system.movable(demand)
      if variables.count == 1 {
        let variable = variables[0]
        return [
          Way(demand: demand, lower: nil, higher: variable),
          Way(demand: demand, lower: variable, higher: nil),
        ]
      }
      let first = system.contrasts[index].variables[0]
      let other = variables.first { $0 != first }
      return [
        Way(demand: demand, lower: other, higher: moved(first)),
        Way(demand: demand, lower: moved(first), higher: other),
      ]
    }
  }

  /// Bounds within a way; `nil` where there are none.
  private func narrowed(_ way: Way, _ bounds: Bounds) -> Narrowing? {
    let lowest = way.lower.flatMap { bounds[$0] }
    let highest = way.higher.flatMap { bounds[$0] }
    let most = highest?.upperBound ?? 0
    let least = lowest?.lowerBound ?? 0
    guard holds(way, lower: least, higher: most) else { return nil }
    var narrowing = Narrowing()
    if let higher = way.higher, let range = highest {
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = (low + high) / 2
        if holds(way, lower: least, higher: middle) { high = middle } else { low = middle + 1 }
      }
      narrowing.ranges.append((higher, max(range.lowerBound, low - 1)...range.upperBound))
    }
    if let lower = way.lower, let range = lowest {
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = (low + high + 1) / 2
        if holds(way, lower: middle, higher: most) { low = middle } else { high = middle - 1 }
      }
      narrowing.ranges.append((lower, range.lowerBound...min(range.upperBound, low + 1)))
    }
    narrowing.isCertain = holds(
      way, lower: lowest?.upperBound ?? 0, higher: highest?.lowerBound ?? 0)
    return narrowing
  }

  private func holds(_ way: Way, lower: Int, higher: Int) -> Bool {
    func swatch(_ variable: Int) -> Swatch? {
      if variable == way.lower { return ladders[variable]?[lower] }
      return variable == way.higher ? ladders[variable]?[higher] : nil
    }
    func color(_ variable: Int) -> Color {
      swatch(variable)?.color ?? system.variables[variable].color
    }
    switch way.demand {
    case .order(let index):
      let order = system.orders[index]
      if color(order.darker).opacity >= 1, color(order.lighter).opacity >= 1 {
        return luminance(order.darker, swatch(order.darker))
          < luminance(order.lighter, swatch(order.lighter))
      }
      let dark = color(order.darker).composited(over: order.backdrop)
      let light = color(order.lighter).composited(over: order.backdrop)
      return dark.relativeLuminance < light.relativeLuminance
    case .contrast(let index):
      let contrast = system.contrasts[index]
      if contrast.isPlain {
        let variables = contrast.variables
        let first = luminance(variables[0], swatch(variables[0]))
        let second = luminance(variables[1], swatch(variables[1]))
        let isFirstHigher = way.higher == variables[0] || way.lower == variables[1]
        let light = isFirstHigher ? first : second
        let dark = isFirstHigher ? second : first
        return light + 0.05 >= contrast.minimum * (dark + 0.05)
      }
      return contrast.ratio(contrast.variables.map(color)) >= contrast.minimum
    }
  }

  private func luminance(_ variable: Int, _ swatch: Swatch?) -> Double {
    swatch?.luminance ?? luminances[variable]
  }
}
