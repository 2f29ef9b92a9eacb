import TokenCompiler

/// Proves contradictions also against other targets of aliases: every foreground with an alias that may lead elsewhere
/// has any color between the darkest and the lightest that one of its targets can take. Where a target's color differs between
/// themes, so may that one.
struct AliasProof {
  /// The smallest sets of demands that contradict each other, and the pairs left below of which no set was found.
  struct Findings {
    var proved: [[RepairSystem.Demand]] = []
    var open: [RepairModel.Source] = []
  }

  /// One whose aliases are free.
  let model: RepairModel
  private let settings: RepairSettings
  private let groups: AliasGroups
  private let freed: [NodeID: FreedAlias]

  init(_ model: RepairModel, _ settings: RepairSettings, _ groups: AliasGroups) {
    let table = model.table
    let foregrounds = Set(model.judged.map(\.foreground))
    // Without other targets.
    let positions = ColorPositions(table)
    var freed: [NodeID: FreedAlias] = [:]
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
    for (node, targets) in targets {
      let isSame = targets.allSatisfy { target in
        let values = (themes[node] ?? []).map { theme -> NodeID? in
          let end = positions.steps(from: target, in: theme).last?.target ?? target
          return table.valueNode(of: table.tokens[end], in: theme)
        }
        return values.allSatisfy { $0 == values.first }
      }
      freed[node] = isSame ? .sameInAllThemes : .byTheme
    }
    self.freed = freed
    self.settings = settings
    self.groups = groups
    self.model = RepairModel(table, model.judged, settings, freed: freed)
  }

  /// Looks for contradictions until every pair that a repair leaves below is explained, or none is found.
  func findings(for lost: [RepairModel.Source]) -> Findings {
    var system = model.system
    let colors = system.variables.map(\.color)
    let indices = Dictionary(
      model.sources.enumerated().flatMap { index, sources in
        sources.map { (Key($0), index) }
      }, uniquingKeysWith: { first, _ in first })
    var open = Set(lost.compactMap { indices[Key($0)] })
    var findings = Findings()
    for contrast in open.sorted() where system.movable(.contrast(contrast)).isEmpty {
      findings.proved.append([.contrast(contrast)])
      open.remove(contrast)
    }
    for component in RepairComponent.failing(in: system) {
      guard component.demands.contains(where: { isOpen($0, open) }) else { continue }
      let ladders = component.variables.map { ($0, ladder($0)) }
      var proof = ProofNetwork(
        component.demands, of: system, ladders: Dictionary(uniqueKeysWithValues: ladders))
      while let demands = proof.contradiction() {
        guard let givenUp = contrast(of: demands, system, colors, preferring: open) else { break }
        findings.proved.append(demands)
        open.remove(givenUp)
        system.contrasts[givenUp].minimum = system.ratio(of: givenUp, colors) * (1 - 1e-12)
        proof.take(system, changed: givenUp)
      }
    }
    findings.open = lost.filter { source in indices[Key(source)].map(open.contains) ?? true }
    return findings
  }

  private struct Key: Hashable {
    let judged: Int
    let theme: Int

    init(_ source: RepairModel.Source) {
      judged = source.judged
      theme = source.theme
    }
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

  // MARK: Colors

  private static let levelCount = 65

  private func ladder(_ variable: Int) -> [Swatch] {
    let position = model.positions[variable]
    let path = ColorPath(position.color, limits: settings.limits)
    guard position.isFree else { return ProofNetwork.ladder(path) }
    // As far as contrast goes, a gray stands for every color of its luminance.
    let luminances = position.themes.flatMap { self.luminances(of: position, in: $0) }
    let low = luminances.min() ?? 0
    let high = luminances.max() ?? 1
    return (0..<Self.levelCount).map { level in
      let share = Double(level) / Double(Self.levelCount - 1)
      let root = low.squareRoot() + (high.squareRoot() - low.squareRoot()) * share
      return Swatch(Self.gray(root * root), from: path.change)
    }
  }

  /// Those of the ends of all colors that the alias could lead to.
  private func luminances(of position: ColorPositions.Position, in theme: Int) -> [Double] {
    let steps = model.steps(from: position.token, in: theme).filter { freed[$0.node] != nil }
    let targets = steps.flatMap { groups.others(besides: $0.target) }
    let ends = model.steps(from: position.token, in: theme).map(\.target)
    return (targets + ends).compactMap {
      model.table.color(of: model.table.tokens[$0], in: theme)
    }.flatMap { color in
      let path = ColorPath(color, limits: settings.limits)
      return [path.swatch(at: 0).luminance, path.swatch(at: 1).luminance, color.relativeLuminance]
    }
  }

  private static func gray(_ luminance: Double) -> Color {
    let linear = Color(
      space: .srgbLinear, components: ColorComponents(luminance, luminance, luminance))
    return linear.converted(to: .srgb)
  }
}
