import TokenCompiler
import TokenLint
import TokenScreens

/// Proposes other targets for aliases of foregrounds whose colors contradict each other or move far.
///
/// The tokens of a ramp are chosen together, so that they stay in order: each one's color, with the change that the new
/// target still needs, is estimated by itself, and the cheapest targets in the ramp's order are proposed. A
/// ``RepairSystem`` then says what a proposal really costs.
struct AliasRepair {
  private let model: RepairModel
  private let colors: [Color]
  private let settings: RepairSettings
  private let groups: AliasGroups
  private let cache: PathCache
  /// By the node of an alias, the contrasts whose foreground has its color through it.
  private var uses: [NodeID: [Use]] = [:]
  /// By variable, the contrasts of its color as a foreground that the repair keeps.
  private var heldContrasts: [Int: [Int]] = [:]
  /// By the node of an alias, what its present target costs.
  private var presentCosts: [NodeID: Double] = [:]
  /// Aliases of foregrounds whose contrast is given up.
  private var lostNodes: Set<NodeID> = []

  private struct Use: Hashable {
    let contrast: Int
    let theme: Int
  }

  /// The cost of a contrast that is given up, as ΔE.
  private static let lossCost = 200.0
  /// The least change, ΔE2000, of a color for which another target is looked for.
  private static let costlyChange = 4.0
  private static let levelCount = 33

  init(
    _ model: RepairModel, _ solution: RepairSolution, _ settings: RepairSettings,
    _ groups: AliasGroups, _ cache: PathCache
  ) {
    self.model = model
    self.settings = settings
    self.groups = groups
    self.cache = cache
    colors = solution.colors
    for (index, contrast) in model.system.contrasts.enumerated() {
      guard let variable = contrast.variables.first, model.system.holds(.contrast(index), colors)
      else { continue }
      heldContrasts[variable, default: []].append(index)
    }
    for (contrast, sources) in model.sources.enumerated() {
      for source in sources {
        let foreground = model.judged[source.judged].foreground
        let use = Use(contrast: contrast, theme: source.theme)
        for step in model.steps(from: foreground, in: source.theme) {
          if uses[step.node]?.last != use { uses[step.node, default: []].append(use) }
        }
      }
    }
    addCosts(of: solution)
  }

  /// Finds the aliases that are worth another target.
  private mutating func addCosts(of solution: RepairSolution) {
    for contradiction in solution.contradictions {
      let lost = contradiction.givenUp
      let variable = model.system.contrasts[lost].variables.first
      for node in movableNodes(of: lost) {
        presentCosts[node, default: 0] += Self.lossCost
        lostNodes.insert(node)
      }
      // Another token that shares the color could leave it as well.
      for case .contrast(let contrast) in contradiction.demands
      where contrast != lost && model.system.contrasts[contrast].variables.first == variable {
        for node in movableNodes(of: contrast) where presentCosts[node] == nil {
          presentCosts[node] = Self.lossCost / 2
        }
      }
    }
    var known: Set<NodeID> = []
    for (index, contrast) in model.system.contrasts.enumerated() {
      guard let variable = contrast.variables.first else { continue }
      let change = ColorChange(from: model.system.variables[variable].color)
        .difference(to: colors[variable])
      guard change >= Self.costlyChange else { continue }
      for node in movableNodes(of: index) where known.insert(node).inserted {
        presentCosts[node, default: 0] += change
      }
    }
  }

  private func movableNodes(of contrast: Int) -> [NodeID] {
    model.sources[contrast].compactMap { source in
      let foreground = model.judged[source.judged].foreground
      return movable(model.steps(from: foreground, in: source.theme))?.node
    }.unique()
  }

  /// The first alias of a chain, if it may lead elsewhere.
  private func movable(_ steps: [ColorPositions.AliasStep]) -> ColorPositions.AliasStep? {
    guard let step = steps.first, settings.movesAliases, groups.isEditable(step.node),
      !settings.kept.match(model.table.tokens[step.token].text)
    else { return nil }
    return step
  }

  // MARK: Proposals

  struct Proposal {
    var targets: [NodeID: Int]
    /// The estimated gain, as ΔE.
    var gain: Double
    /// A Boolean value that indicates whether it is for a contrast that is given up.
    var isNeeded: Bool
  }

  /// One for each ramp, and for each token that is in none, the most promising first.
  func proposals() -> [Proposal] {
    var options: [NodeID: [Option]] = [:]
    let found = candidates().compactMap { candidate -> Proposal? in
      let choices = candidate.members.map { member -> [Option] in
        guard let step = member.step, let cost = presentCosts[step.node] else {
          return [Option(target: nil, cost: 0)]
        }
        let others = options[step.node] ?? others(for: step)
        options[step.node] = others
        return [Option(target: nil, cost: cost)] + others
      }
      return cheapest(candidate, choices)
    }
    return found.enumerated().sorted { ($1.element.gain, $0.offset) < ($0.element.gain, $1.offset) }
      .map(\.element)
  }

  /// A token with the alias that may lead elsewhere; `nil` for one that may not.
  private struct Member {
    let token: Int
    let step: ColorPositions.AliasStep?
  }

  /// A ramp in the themes in which its tokens have the same aliases, or a token alone.
  private struct Candidate {
    let members: [Member]
    var themes: [Int]
  }

  /// A target that an alias could lead to; `nil` for the present one.
  private struct Option {
    let target: Int?
    let cost: Double
  }

  private func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var indices: [[Int]: Int] = [:]
    let table = model.table
    for theme in table.themes.indices {
      for token in table.tokens.indices {
        guard let node = table.valueNode(of: table.tokens[token], in: theme),
          presentCosts[node] != nil
        else { continue }
        for ramp in groups.rampsByToken[token] ?? [[token]] {
          let members = ramp.map {
            Member(token: $0, step: movable(model.steps(from: $0, in: theme)))
          }
          let key = members.map { member in
            member.step.map { Int($0.node.index) } ?? -1 - member.token
          }
          if let known = indices[key] {
            if !found[known].themes.contains(theme) { found[known].themes.append(theme) }
          } else {
            indices[key] = found.count
            found.append(Candidate(members: members, themes: [theme]))
          }
        }
      }
    }
    return found
  }

  private func others(for step: ColorPositions.AliasStep) -> [Option] {
    var contrasts: [Int: [Int]] = [:]
    for use in uses[step.node] ?? [] { contrasts[use.theme, default: []].append(use.contrast) }
    return groups.others(besides: step.target).compactMap { target in
      cost(of: target, for: step.token, contrasts).map { Option(target: target, cost: $0) }
    }
  }

  // MARK: Ramps

  /// The cheapest targets of a ramp's tokens that are in the ramp's order.
  private func cheapest(_ candidate: Candidate, _ options: [[Option]]) -> Proposal? {
    let members = candidate.members
    /// By option of each member, the least cost up to it, and the option before it.
    var best: [[(cost: Double, previous: Int)]] = [options[0].map { ($0.cost, -1) }]
    for index in members.indices.dropFirst() {
      best.append(
        options[index].map { choice in
          var least: (cost: Double, previous: Int) = (.infinity, -1)
          for (place, previous) in options[index - 1].enumerated() {
            let cost = best[index - 1][place].cost + choice.cost
            guard cost < least.cost,
              candidate.themes.allSatisfy({ theme in
                isInOrder((members[index - 1], previous), (members[index], choice), in: theme)
              })
            else { continue }
            least = (cost, place)
          }
          return least
        })
    }
    let last = best[members.count - 1]
    guard var place = last.indices.min(by: { (last[$0].cost, $0) < (last[$1].cost, $1) }),
      last[place].cost < .infinity
    else { return nil }
    let gain = options.reduce(0) { $0 + $1[0].cost } - last[place].cost
    var targets: [NodeID: Int] = [:]
    for index in members.indices.reversed() {
      if let target = options[index][place].target, let node = members[index].step?.node {
        targets[node] = target
      }
      place = best[index][place].previous
    }
    guard !targets.isEmpty else { return nil }
    return Proposal(
      targets: targets, gain: gain, isNeeded: targets.keys.contains(where: lostNodes.contains))
  }

  private func isInOrder(
    _ first: (member: Member, option: Option), _ second: (member: Member, option: Option),
    in theme: Int
  ) -> Bool {
    // Two that stay are the solver's.
    if first.option.target == nil, second.option.target == nil { return true }
    let table = model.table
    let backdrop = backdrop(of: [first.member, second.member], in: theme)
    guard
      let today = RampStep(
        first.member.token, second.member.token, on: backdrop, in: theme, of: table)
    else { return true }
    let ends = [first, second].map { member, option in
      let token = option.target ?? member.token
      return model.steps(from: token, in: theme).last?.target ?? token
    }
    let luminances = ends.compactMap {
      table.color(of: table.tokens[$0], in: theme)?.composited(over: backdrop).relativeLuminance
    }
    guard ends[0] != ends[1], luminances.count == 2 else { return false }
    return today.isFirstDarker ? luminances[0] < luminances[1] : luminances[1] < luminances[0]
  }

  /// The color on which tokens are read.
  private func backdrop(of members: [Member], in theme: Int) -> Color {
    let ground = model.contrast.ground(in: theme) ?? .white
    let uses = members.compactMap(\.step).flatMap { self.uses[$0.node] ?? [] }
    guard let use = uses.first(where: { $0.theme == theme }) else { return ground }
    let decisive = model.system.contrasts[use.contrast].variables
    guard decisive.count > 1 else { return ground }
    return model.system.variables[decisive[1]].color.composited(over: ground)
  }

  // MARK: Costs

  /// The change of a token by another target, with the change of that target that the token's contrasts need: the least
  /// sum on the target's path; `nil` where no color of it is enough.
  ///
  /// - Parameter contrasts: by theme.
  private func cost(of target: Int, for token: Int, _ contrasts: [Int: [Int]]) -> Double? {
    var sum = 0.0
    var known: [(old: Color, new: Color)] = []
    for (theme, contrasts) in contrasts.sorted(by: { $0.key < $1.key }) {
      guard let old = model.table.color(of: model.table.tokens[token], in: theme),
        let new = model.table.color(of: model.table.tokens[target], in: theme)
      else { return nil }
      if known.contains(where: { $0.old == old && $0.new == new }) { continue }
      known.append((old, new))
      var own = contrasts
      if let variable = model.variable(of: target, in: theme) {
        own += heldContrasts[variable] ?? []
        // What the target moves to is paid already.
        let repaired = colors[variable]
        let isCounted = repaired != new
        if isCounted, isEnough(repaired, own) {
          sum += ColorChange(from: old).difference(to: repaired)
          continue
        }
      }
      let isKept = settings.kept.match(model.table.tokens[target].text)
      guard let least = least(from: old, by: new, isKept: isKept, own) else { return nil }
      sum += least
    }
    return sum
  }

  private func least(from old: Color, by new: Color, isKept: Bool, _ contrasts: [Int]) -> Double? {
    let change = ColorChange(from: old)
    if isEnough(new, contrasts) { return change.difference(to: new) }
    if isKept { return nil }
    let path = cache.path(of: new)
    var least: Double?
    for level in 0..<Self.levelCount {
      let swatch = cache.swatch(at: Double(level) / Double(Self.levelCount - 1), on: path)
      let cost = change.difference(to: swatch.color) + swatch.cost
      guard cost < least ?? .infinity, isEnough(swatch.color, contrasts) else { continue }
      least = cost
    }
    return least
  }

  private func isEnough(_ color: Color, _ contrasts: [Int]) -> Bool {
    contrasts.allSatisfy { index in
      let contrast = model.system.contrasts[index]
      let others = contrast.variables.dropFirst().map { colors[$0] }
      return contrast.ratio([color] + others) >= contrast.minimum
    }
  }
}

/// Which tokens an alias could lead to instead: colors of the same group, and other steps of its ramp.
struct AliasGroups {
  private let table: TokenTable
  private let tokensByGroup: [String: [Int]]
  let rampsByToken: [Int: [[Int]]]

  init(_ table: TokenTable) {
    self.table = table
    let colors = table.tokens.indices.filter {
      table.type(of: table.tokens[$0]) == .color && !table.isDeprecated(table.tokens[$0])
    }
    tokensByGroup = Dictionary(grouping: colors) { Self.group(of: table.tokens[$0].text) }
    var ramps: [Int: [[Int]]] = [:]
    for ramp in Ramps(table).tokens {
      for token in ramp { ramps[token, default: []].append(ramp) }
    }
    rampsByToken = ramps
  }

  private static func group(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
  }

  func others(besides target: Int) -> [Int] {
    let group = tokensByGroup[Self.group(of: table.tokens[target].text), default: []]
    let ramps = rampsByToken[target, default: []].joined().filter {
      !table.isDeprecated(table.tokens[$0])
    }
    return (group + ramps).unique().filter { $0 != target }
  }

  /// Whether an alias is a string in braces.
  func isEditable(_ node: NodeID) -> Bool {
    table.tape.stringValue(node)?.hasPrefix("{") ?? false
  }
}
