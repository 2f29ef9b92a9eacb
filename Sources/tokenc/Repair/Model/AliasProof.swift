import TokenCompiler

/// Asks whether demands contradict each other also if aliases may lead elsewhere: every token with such an alias then has
/// any color between the darkest and the lightest that one of its targets can take, by itself.
struct AliasProof {
  private let model: RepairModel
  private let settings: RepairSettings
  private let groups: AliasGroups
  private var system: RepairSystem
  private var ladders: [Int: [Swatch]] = [:]
  private var free: [Key: Int] = [:]

  private struct Key: Hashable {
    let token: Int
    let theme: Int
  }

  init(_ model: RepairModel, _ settings: RepairSettings, _ groups: AliasGroups) {
    self.model = model
    self.settings = settings
    self.groups = groups
    system = model.system
  }

  mutating func contradict(_ demands: [RepairSystem.Demand]) -> Bool {
    for case .contrast(let index) in demands {
      let source = model.sources[index][0]
      let tokens = model.tokens(of: source)
      for (place, token) in tokens.enumerated() {
        guard let variable = freed(token, in: source.theme) else { continue }
        system.contrasts[index].variables[place] = variable
      }
    }
    let variables = demands.flatMap(system.movable).unique()
    for variable in variables where ladders[variable] == nil {
      ladders[variable] = ContradictionSearch.ladder(
        ColorPath(system.variables[variable].color, limits: settings.limits))
    }
    return !ContradictionSearch(demands, of: system, ladders: ladders).mayHold(demands)
  }

  /// A variable of its own for a token whose aliases may lead elsewhere.
  private mutating func freed(_ token: Int, in theme: Int) -> Int? {
    let key = Key(token: token, theme: theme)
    if let known = free[key] { return known }
    let steps = model.steps(from: token, in: theme).filter { step in
      groups.isEditable(step.node) && !settings.kept.match(model.table.tokens[step.token].text)
    }
    let targets = steps.flatMap { groups.others(besides: $0.target) }
    guard !targets.isEmpty else { return nil }
    let colors = ([token] + targets).compactMap {
      model.table.color(of: model.table.tokens[$0], in: theme)
    }
    let swatches = colors.flatMap(ends)
    guard let darkest = swatches.min(by: { $0.luminance < $1.luminance }),
      let lightest = swatches.max(by: { $0.luminance < $1.luminance })
    else { return nil }
    let variable = system.variables.count
    system.variables.append(.init(colors[0]))
    ladders[variable] = [darkest, lightest]
    free[key] = variable
    return variable
  }

  private func ends(_ color: Color) -> [Swatch] {
    let path = ColorPath(color, limits: settings.limits)
    return [path.swatch(at: 0), path.swatch(at: 1)]
  }
}
