import TokenCompiler

/// A demand in terms of its tokens. It is the same whatever aliases lead elsewhere.
enum RepairFact: Hashable {
  /// A judged contrast in a theme, which is at least `minimum`.
  case contrast(judged: Int, theme: Int, minimum: Double)
  case step(Step)

  /// Two neighbors of a ramp in a theme.
  struct Step: Hashable {
    let darker: Int
    let lighter: Int
    let theme: Int
    /// The difference that they keep, ΔE2000.
    let difference: Double
    /// The color on which translucent ones are compared.
    let backdrop: Color
  }

  var theme: Int {
    switch self {
    case .contrast(_, let theme, _): theme
    case .step(let step): step.theme
    }
  }
}

extension RepairModel {
  /// - Parameter system: the model's, perhaps with other minimums.
  func fact(of demand: RepairSystem.Demand, in system: RepairSystem) -> RepairFact {
    switch demand {
    case .contrast(let index):
      let source = sources[index][0]
      let minimum = system.contrasts[index].minimum
      return .contrast(judged: source.judged, theme: source.theme, minimum: minimum)
    case .order(let index):
      let step = steps[index]
      let order = system.orders[index]
      return .step(
        .init(
          darker: step.darker, lighter: step.lighter, theme: step.theme,
          difference: order.difference, backdrop: order.backdrop))
    }
  }

  /// The aliases that decide a fact.
  func aliases(of fact: RepairFact) -> [ColorPositions.AliasStep] {
    tokens(of: fact).flatMap { steps(from: $0, in: fact.theme) }
  }

  private func tokens(of fact: RepairFact) -> [Int] {
    switch fact {
    case .contrast(let judged, let theme, _): tokens(of: Source(judged: judged, theme: theme))
    case .step(let step): [step.darker, step.lighter]
    }
  }
}
