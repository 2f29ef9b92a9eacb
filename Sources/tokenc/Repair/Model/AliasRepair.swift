import TokenCompiler
import TokenLint
import TokenScreens

/// Finds other targets for the aliases of foregrounds that no change of colors makes readable: tokens of the group of
/// the present target, of which the nearest that is enough everywhere is taken.
struct AliasRepair {
  private let model: RepairModel
  private let colors: [Color]
  private let settings: RepairSettings
  /// By the node of an alias, the contrasts whose foreground has its color through it.
  private var uses: [NodeID: [RepairModel.Source]] = [:]
  private let groups: AliasGroups
  private let rampsByToken: [Int: [[Int]]]

  /// - Parameter colors: what the variables of the model are repaired to.
  init(
    _ model: RepairModel, colors: [Color], _ settings: RepairSettings, _ groups: AliasGroups
  ) {
    self.model = model
    self.colors = colors
    self.settings = settings
    self.groups = groups
    var ramps: [Int: [[Int]]] = [:]
    for ramp in Ramps(model.table).tokens {
      for token in ramp { ramps[token, default: []].append(ramp) }
    }
    rampsByToken = ramps
    for (number, judged) in model.judged.enumerated() {
      for theme in judged.themes {
        for step in model.steps(from: judged.foreground, in: theme) {
          uses[step.node, default: []].append(.init(judged: number, theme: theme))
        }
      }
    }
  }

  /// The new targets, by the nodes of aliases, that make contrasts of some contradictions enough.
  func targets(
    for contradictions: [RepairSolution.Contradiction]
  ) -> [NodeID: Int] {
    var targets: [NodeID: Int] = [:]
    for contradiction in contradictions {
      for source in model.sources[contradiction.givenUp] {
        let foreground = model.judged[source.judged].foreground
        guard let step = movable(model.steps(from: foreground, in: source.theme)),
          targets[step.node] == nil, let target = nearest(for: step)
        else { continue }
        targets[step.node] = target
      }
    }
    return targets
  }

  /// The first alias of a chain, if it may lead elsewhere.
  private func movable(_ steps: [ColorPositions.AliasStep]) -> ColorPositions.AliasStep? {
    guard let step = steps.first, settings.movesAliases, groups.isEditable(step.node),
      !settings.kept.match(model.table.tokens[step.token].text)
    else { return nil }
    return step
  }

  private func nearest(for step: ColorPositions.AliasStep) -> Int? {
    let uses = uses[step.node] ?? []
    let themes = uses.map(\.theme).unique()
    var best: (target: Int, difference: Double)?
    for target in groups.others(besides: step.target) {
      let difference = themes.map { self.difference(step, target, in: $0) }.max() ?? 0
      guard difference < best?.difference ?? .infinity else { continue }
      guard uses.allSatisfy({ isEnough($0, with: target) }),
        themes.allSatisfy({ keepsRamps(step.token, with: target, in: $0) })
      else { continue }
      best = (target, difference)
    }
    return best?.target
  }

  /// The color that a token is repaired to.
  private func color(_ token: Int, in theme: Int) -> Color? {
    model.variable(of: token, in: theme).map { colors[$0] }
      ?? model.table.color(of: model.table.tokens[token], in: theme)
  }

  private func difference(_ step: ColorPositions.AliasStep, _ target: Int, in theme: Int) -> Double
  {
    guard let old = model.table.color(of: model.table.tokens[step.token], in: theme),
      let new = color(target, in: theme)
    else { return .infinity }
    return ColorChange(from: old).difference(to: new)
  }

  private func isEnough(_ source: RepairModel.Source, with target: Int) -> Bool {
    let judged = model.judged[source.judged]
    var contrast = model.contrast
    for token in judged.decidingTokens(contrast, in: source.theme) {
      contrast.replacements[token] = color(token, in: source.theme)
    }
    guard let new = color(target, in: source.theme) else { return false }
    contrast.replacements[judged.foreground] = new
    return judged.judgement(contrast, in: source.theme)?.isEnough ?? true
  }

  /// Whether the neighbors in the token's ramps stay in order and apart.
  private func keepsRamps(_ token: Int, with target: Int, in theme: Int) -> Bool {
    let backdrop = model.contrast.ground(in: theme) ?? .white
    guard let new = color(target, in: theme),
      let old = model.table.color(of: model.table.tokens[token], in: theme)
    else { return false }
    return rampsByToken[token, default: []].allSatisfy { ramp in
      guard let place = ramp.firstIndex(of: token) else { return true }
      return [place - 1, place + 1].filter(ramp.indices.contains).allSatisfy { index in
        guard let neighbor = color(ramp[index], in: theme),
          let oldNeighbor = model.table.color(of: model.table.tokens[ramp[index]], in: theme)
        else { return true }
        let seen = [old, oldNeighbor].map { $0.composited(over: backdrop) }
        let difference = CIEDE2000.difference(LabColor(seen[0]), LabColor(seen[1]))
        let isDarker = seen[0].relativeLuminance < seen[1].relativeLuminance
        let order = RepairSystem.Order(
          0, below: 1, difference: min(settings.limits.step, difference), on: backdrop)
        if difference < RepairModel.equalLimit { return true }
        return isDarker ? order.holds(new, neighbor) : order.holds(neighbor, new)
      }
    }
  }
}

/// Which tokens an alias could lead to instead: colors of the same group.
struct AliasGroups {
  private let table: TokenTable
  private let tokensByGroup: [String: [Int]]

  init(_ table: TokenTable) {
    self.table = table
    let colors = table.tokens.indices.filter {
      table.type(of: table.tokens[$0]) == .color && !table.isDeprecated(table.tokens[$0])
    }
    tokensByGroup = Dictionary(grouping: colors) { Self.group(of: table.tokens[$0].text) }
  }

  private static func group(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
  }

  func others(besides target: Int) -> [Int] {
    tokensByGroup[Self.group(of: table.tokens[target].text), default: []].filter { $0 != target }
  }

  /// Whether an alias is a string in braces.
  func isEditable(_ node: NodeID) -> Bool {
    table.tape.stringValue(node)?.hasPrefix("{") ?? false
  }
}
