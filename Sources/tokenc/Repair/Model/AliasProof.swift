import TokenCompiler

/// Aliases of foregrounds that may lead elsewhere, and the colors that they can then have.
struct AliasOptions {
  let groups: AliasGroups
  /// By the node of an alias, its targets: today's first.
  let targets: [NodeID: [Int]]
  /// By the node of an alias, how it has a color while no target is chosen.
  let freed: [NodeID: FreedAlias]

  init(_ model: RepairModel, _ settings: RepairSettings, _ groups: AliasGroups) {
    let table = model.table
    let foregrounds = Set(model.judged.map(\.foreground)).sorted()
    // Without other targets.
    let positions = ColorPositions(table)
    var themes: [NodeID: [Int]] = [:]
    var targets: [NodeID: [Int]] = [:]
    for (token, theme) in foregrounds.flatMap({ token in
      table.themes.indices.map { (token, $0) }
    }) {
      guard let step = positions.steps(from: token, in: theme).first, groups.isEditable(step.node),
        !settings.kept.match(table.tokens[token].text), !groups.others(besides: step.target).isEmpty
      else { continue }
      themes[step.node, default: []].append(theme)
      targets[step.node] = [step.target] + groups.others(besides: step.target)
    }
    freed = targets.reduce(into: [:]) { freed, entry in
      let node = entry.key
      let targets = entry.value
      let isSame = targets.allSatisfy { target in
        let values = (themes[node] ?? []).map { theme -> NodeID? in
          guard positions.steps(from: target, in: theme).isEmpty else { return nil }
          return table.valueNode(of: table.tokens[target], in: theme)
        }
        return values.allSatisfy { $0 != nil && $0 == values.first }
      }
      freed[node] = isSame ? .sameInAllThemes : .byTheme
    }
    self.groups = groups
    self.targets = targets
  }

  /// Every choice of targets; none if there are more than a limit, or only today's.
  func allChoices(limit: Int) -> [[NodeID: Int]] {
    var choices: [[NodeID: Int]] = [[:]]
    for node in targets.keys.sorted(by: { $0.index < $1.index }) {
      let others = targets[node] ?? []
      guard choices.count * others.count <= limit else { return [] }
      choices = choices.flatMap { choice in
        others.map { choice.merging([node: $0]) { $1 } }
      }
    }
    return targets.isEmpty ? [] : choices
  }
}

/// Proves contradictions also against other targets of aliases: every foreground with an alias that may lead elsewhere
/// has any color between the darkest and the lightest that one of its targets can take. Where a target's color differs between
/// themes, so may that one.
struct AliasProof {
  /// The smallest sets of demands that contradict each other, and the pairs left below of which no set was found.
  struct Findings {
    var proved: [[RepairFact]] = []
    var open: [RepairModel.Source] = []
  }

  /// One whose aliases are free.
  private let model: RepairModel
  private let options: AliasOptions
  private let cache: PathCache

  init(
    _ model: RepairModel, _ settings: RepairSettings, _ options: AliasOptions, _ cache: PathCache
  ) {
    self.options = options
    self.cache = cache
    self.model = RepairModel(model.table, model.judged, settings, freed: options.freed)
  }

  /// Looks for contradictions until every pair that a repair leaves below is explained, or none is found.
  func findings(for lost: [RepairModel.Source]) -> Findings {
    var system = model.system
    let colors = system.variables.map(\.color)
    let indices = Dictionary(
      model.sources.enumerated().flatMap { index, sources in sources.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var open = Set(lost.compactMap { indices[$0] })
    var findings = Findings()
    for contrast in open.sorted() where system.movable(.contrast(contrast)).isEmpty {
      findings.proved.append([model.fact(of: .contrast(contrast), in: system)])
      open.remove(contrast)
    }
    for component in RepairComponent.failing(in: system) {
      guard component.demands.contains(where: { isOpen($0, open) }) else { continue }
      var proof = ProofNetwork(
        component.demands, of: system,
        ladders: model.ladders(of: component.variables, component.demands, options, cache))
      while let demands = proof.contradiction() {
        guard let givenUp = contrast(of: demands, system, colors, preferring: open) else { break }
        findings.proved.append(demands.map { model.fact(of: $0, in: system) })
        open.remove(givenUp)
        system.contrasts[givenUp].minimum = system.ratio(of: givenUp, colors) * (1 - 1e-12)
        proof.take(system, changed: givenUp)
      }
    }
    findings.open = lost.filter { source in indices[source].map(open.contains) ?? true }
    return findings
  }

  private func isOpen(_ demand: RepairSystem.Demand, _ open: Set<Int>) -> Bool {
    if case .contrast(let contrast) = demand { open.contains(contrast) } else { false }
  }

  /// The contrast to give up: one that the repair left below, or else the worst that fails today.
  private func contrast(
    of demands: [RepairSystem.Demand], _ system: RepairSystem, _ colors: [Color],
    preferring open: Set<Int>
  ) -> Int? {
    let contrasts = demands.compactMap { demand in
      if case .contrast(let contrast) = demand { contrast } else { nil }
    }
    if let lost = contrasts.first(where: open.contains) { return lost }
    let failing = contrasts.filter { !system.holds(.contrast($0), colors) }
    return failing.min { one, other in
      let shares = [one, other].map { system.ratio(of: $0, colors) / system.contrasts[$0].minimum }
      return (shares[0], one) < (shares[1], other)
    }
  }
}

// MARK: - Colors

extension RepairModel {
  /// By variable, the colors that it can have. An alias that is free can have those of all its targets.
  func ladders(
    of variables: [Int], _ demands: [RepairSystem.Demand], _ options: AliasOptions,
    _ cache: PathCache
  ) -> [Int: ColorLadder] {
    let layered = ProofNetwork.layeredVariables(demands, of: system)
    let ladders = variables.map { variable in
      let position = positions[variable]
      if position.isFree { return (variable, ladder(of: position, options, cache)) }
      let isGray = !layered.contains(variable)
      return (variable, cache.ladder(of: position.color, isGray: isGray))
    }
    return Dictionary(uniqueKeysWithValues: ladders)
  }

  /// As far as contrast goes, a gray stands for every color of its luminance.
  private func ladder(
    of position: ColorPositions.Position, _ options: AliasOptions, _ cache: PathCache
  ) -> ColorLadder {
    let luminances = position.themes.flatMap { theme in
      let nodes = steps(from: position.token, in: theme).map(\.node)
      let targets = nodes.flatMap { options.targets[$0] ?? [] }
      let ends = steps(from: position.token, in: theme).map(\.target)
      return (targets + ends).flatMap { self.luminances(of: $0, in: theme, cache) }
    }
    let low = luminances.map(\.lowerBound).min() ?? 0
    let high = luminances.map(\.upperBound).max() ?? 1
    return ColorLadder(grays: low...high)
  }

  private func luminances(
    of target: Int, in theme: Int, _ cache: PathCache
  ) -> [ClosedRange<Double>] {
    guard let color = table.color(of: table.tokens[target], in: theme) else { return [] }
    return [cache.luminances(of: color)]
  }
}
