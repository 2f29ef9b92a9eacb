import TokenCompiler
import TokenLint
import TokenScreens

/// The least change of an input's colors after which every contrast that lint judges is enough, in every theme.
///
/// It reads a table and judged contrasts and touches no file. Equal input gives an equal answer.
package struct ContrastRepair: Sendable {
  /// A color of a file that changes.
  package struct Move: Sendable {
    /// The token that states the color; others have it by alias.
    package let token: Int
    package let node: NodeID
    package let old: Color
    package let new: Color
    /// The themes in which the color counts, by their number in the table.
    package let themes: [Int]
    /// The change, as ΔE2000; of a translucent color the greater one of over white and over black.
    package let difference: Double
  }

  /// An alias that leads to another token.
  package struct Repointing: Sendable {
    package let token: Int
    package let node: NodeID
    package let oldTarget: Int
    package let newTarget: Int
    package let themes: [Int]
    /// The greatest change of the token's color among the themes, as ΔE2000.
    package let difference: Double
  }

  /// A judged contrast in one theme, before and after.
  package struct Pair: Sendable {
    /// An index of the judged contrasts.
    package let judged: Int
    package let theme: Int
    package let old: Double
    package let new: Double
    package let minimum: Double

    package var failed: Bool { old < minimum }
    package var isEnough: Bool { new >= minimum }
  }

  /// Contrasts and steps of ramps that can't all hold.
  package struct Contradiction: Sendable {
    package struct Step: Sendable {
      package let darker: Int
      package let lighter: Int
      package let theme: Int
    }

    package struct Pair: Sendable {
      /// An index of the judged contrasts.
      package let judged: Int
      package let theme: Int
      package let minimum: Double
    }

    package let pairs: [Pair]
    package let steps: [Step]
    /// A Boolean value that indicates whether it is proved that no change within the limits repairs them; otherwise
    /// none was found.
    package let isProved: Bool
  }

  package var moves: [Move] = []
  package var repointings: [Repointing] = []
  package var contradictions: [Contradiction] = []
  /// Every judged contrast in each of its themes.
  package var pairs: [Pair] = []

  /// - Parameter judged: what ``Linter/judgedContrasts()`` gives.
  package init(_ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings) {
    let groups = AliasGroups(table)
    let cache = PathCache(settings.limits)
    var best = RepairAttempt(table, judged, settings, repointed: [:], cache)
    if settings.movesAliases { best.improve(table, judged, settings, groups, cache) }
    let model = best.model
    let solution = model.system.solved(cache, proves: !settings.movesAliases)
    repointings = Self.repointings(best.repointed, in: model, solution.colors)
    moves = Self.moves(of: model, solution.colors)
    contradictions = Self.contradictions(of: solution, in: model, settings, groups)
    pairs = Self.pairs(of: model, solution.colors)
  }

  fileprivate static func repointings(
    _ targets: [NodeID: Int], in model: RepairModel, _ colors: [Color]
  ) -> [Repointing] {
    let table = model.table
    var found: [NodeID: (step: ColorPositions.AliasStep, themes: [Int])] = [:]
    for (token, _) in table.tokens.enumerated() where table.type(of: table.tokens[token]) == .color
    {
      for theme in table.themes.indices {
        guard let node = table.valueNode(of: table.tokens[token], in: theme),
          targets[node] != nil, let step = model.steps(from: token, in: theme).first
        else { continue }
        found[node, default: (step, [])].themes.append(theme)
      }
    }
    return found.values.compactMap { step, themes -> Repointing? in
      guard let path = table.occurrence(of: table.tokens[step.token], in: themes[0])?.aliasTarget,
        let old = table.index(of: path)
      else { return nil }
      let differences = themes.compactMap { theme -> Double? in
        guard let old = table.color(of: table.tokens[step.token], in: theme),
          let variable = model.variable(of: step.target, in: theme)
        else { return nil }
        return ColorChange(from: old).difference(to: colors[variable])
      }
      return Repointing(
        token: step.token, node: step.node, oldTarget: old, newTarget: step.target, themes: themes,
        difference: differences.max() ?? 0)
    }.sorted { $0.node.index < $1.node.index }
  }

  private static func moves(of model: RepairModel, _ colors: [Color]) -> [Move] {
    zip(model.positions, colors).compactMap { position, color in
      guard color != position.color else { return nil }
      return Move(
        token: position.token, node: position.node, old: position.color, new: color,
        themes: position.themes.sorted(),
        difference: ColorChange(from: position.color).difference(to: color))
    }.sorted { $0.node.index < $1.node.index }
  }

  private static func pairs(of model: RepairModel, _ colors: [Color]) -> [Pair] {
    model.system.contrasts.indices.flatMap { index in
      let new = model.system.ratio(of: index, colors)
      return model.sources[index].map { source in
        let today = model.judged[source.judged].judgement(model.contrast, in: source.theme)
        return Pair(
          judged: source.judged, theme: source.theme, old: today?.ratio ?? new, new: new,
          minimum: today?.minimum ?? 1)
      }
    }.sorted { ($0.judged, $0.theme) < ($1.judged, $1.theme) }
  }

  private static func contradictions(
    of solution: RepairSolution, in model: RepairModel, _ settings: RepairSettings,
    _ groups: AliasGroups
  ) -> [Contradiction] {
    guard settings.movesAliases else {
      return solution.contradictions.map { contradiction($0, in: model) }
    }
    let below = model.system.contrasts.indices.filter {
      !model.system.holds(.contrast($0), solution.colors)
    }
    if below.isEmpty { return [] }
    let proof = AliasProof(model, settings, groups)
    let findings = proof.findings(for: below.flatMap { model.sources[$0] })
    let proved = findings.proved.map {
      contradiction(.init(demands: $0, givenUp: 0, isProved: true), in: proof.model)
    }
    // What the search by lightness found in the way says more than a pair alone.
    var open = findings.open
    let unsolved = solution.contradictions.compactMap { found -> Contradiction? in
      let sources = model.sources[found.givenUp]
      let isOpen = open.contains { source in
        sources.contains { $0.judged == source.judged && $0.theme == source.theme }
      }
      guard isOpen else { return nil }
      open.removeAll { source in
        sources.contains { $0.judged == source.judged && $0.theme == source.theme }
      }
      return contradiction(
        .init(demands: found.demands, givenUp: found.givenUp, isProved: false), in: model)
    }
    return proved + unsolved
  }

  private static func contradiction(
    _ found: RepairSolution.Contradiction, in model: RepairModel
  ) -> Contradiction {
    var pairs: [Contradiction.Pair] = []
    var steps: [Contradiction.Step] = []
    for demand in found.demands {
      switch demand {
      case .contrast(let index):
        let source = model.sources[index][0]
        pairs.append(
          .init(
            judged: source.judged, theme: source.theme,
            minimum: model.system.contrasts[index].minimum))
      case .order(let index):
        let step = model.steps[index]
        steps.append(.init(darker: step.darker, lighter: step.lighter, theme: step.theme))
      }
    }
    return Contradiction(pairs: pairs, steps: steps, isProved: found.isProved)
  }

  /// The edits of the files that state the moved colors and aliases.
  package func edits(in table: TokenTable) -> [FileID: [TextEdit]] {
    var edits: [FileID: [TextEdit]] = [:]
    for move in moves {
      let file = table.tape.range(move.node).file
      edits[file, default: []] += table.tape.edits(of: move.node, saying: move.new)
    }
    for repointing in repointings {
      let file = table.tape.range(repointing.node).file
      edits[file, default: []].append(
        table.tape.replacing(
          repointing.node, with: "{\(table.tokens[repointing.newTarget].text)}"))
    }
    return edits
  }
}

/// A repair with some aliases leading elsewhere, and what it costs.
private struct RepairAttempt {
  let model: RepairModel
  let solution: RepairSolution
  let repointed: [NodeID: Int]
  /// Pairs that stay below, and steps of ramps that are lost.
  private let lossCount: Int
  /// The changes of all colors together, ΔE2000.
  private let change: Double

  /// The least gain, ΔE2000, for which an alias leads elsewhere.
  private static let leastGain = 1.0

  init(
    _ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings,
    repointed: [NodeID: Int], _ cache: PathCache
  ) {
    let model = RepairModel(table, judged, settings, repointed: repointed)
    // With other targets, a contradiction is proved at the end.
    let solution = model.system.solved(cache, proves: false, isPolished: false)
    self.model = model
    self.solution = solution
    self.repointed = repointed
    let below = model.system.contrasts.indices.filter {
      !model.system.holds(.contrast($0), solution.colors)
    }
    let belowCount = below.reduce(0) { $0 + model.sources[$1].count }
    // What stays below may not get worse, as it could by another alias.
    let worseCount = below.count {
      model.system.ratio(of: $0, solution.colors) < model.todaysRatios[$0] - 1e-9
    }
    let brokenCount = worseCount + solution.brokenOrders + (model.isCollapsed ? 1 : 0)
    lossCount = belowCount + brokenCount * 1000
    let aliases = ContrastRepair.repointings(repointed, in: model, solution.colors)
    let colors = zip(model.system.variables, solution.colors).map {
      $0.color == $1 ? 0 : ColorChange(from: $0.color).difference(to: $1)
    }
    change = aliases.reduce(0) { $0 + $1.difference } + colors.reduce(0, +)
  }

  func isBetter(than other: RepairAttempt) -> Bool {
    if lossCount != other.lossCount { return lossCount < other.lossCount }
    return change < other.change - Self.leastGain
  }

  /// Lets aliases lead elsewhere as long as that leaves fewer pairs below, or changes less.
  mutating func improve(
    _ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings,
    _ groups: AliasGroups, _ cache: PathCache
  ) {
    var tries = RepairTries(table, judged, settings, cache)
    tries.tried.insert(repointed)
    var isImproved = true
    while isImproved {
      isImproved = false
      let proposals = AliasRepair(model, solution, settings, groups, cache).proposals()
        .filter { $0.gain > 0 }
      let needed = proposals.filter(\.isNeeded).map(\.targets)
      if tries.attemptTogether(needed[...], on: &self) {
        isImproved = true
        continue
      }
      tries.failureCount = 0
      for proposal in proposals {
        guard let better = tries.attempt(proposal.targets, on: self) else { continue }
        self = better
        isImproved = true
      }
    }
    tries.failureCount = 0
    // Aliases get their targets of today again where that changes less.
    for node in repointed.keys.sorted(by: { $0.index < $1.index }) {
      guard let target = model.todaysTarget(of: node),
        let better = tries.attempt([node: target], on: self)
      else { continue }
      self = better
    }
  }
}

/// Tries other targets of aliases, each choice once, until too many in a row were no better.
private struct RepairTries {
  private let table: TokenTable
  private let judged: [JudgedContrast]
  private let settings: RepairSettings
  private let cache: PathCache
  var tried: Set<[NodeID: Int]> = []
  /// The number of tries since the last better one.
  var failureCount = 0
  /// The demands that were looked at: a set with many contradictions gets fewer tries.
  private var work = 0

  private static let tryLimit = 32
  private static let failureLimit = 6
  private static let workLimit = 400_000

  init(
    _ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings, _ cache: PathCache
  ) {
    self.table = table
    self.judged = judged
    self.settings = settings
    self.cache = cache
  }

  /// Tries several targets at once, and halves of them where that is no better.
  mutating func attemptTogether(
    _ proposals: ArraySlice<[NodeID: Int]>, on present: inout RepairAttempt
  ) -> Bool {
    guard proposals.count > 1 else { return false }
    let together = proposals.reduce([:]) { known, targets in
      known.merging(targets) { first, _ in first }
    }
    if let better = attempt(together, on: present) {
      present = better
      return true
    }
    let middle = proposals.startIndex + proposals.count / 2
    let isFirstBetter = attemptTogether(proposals[..<middle], on: &present)
    return attemptTogether(proposals[middle...], on: &present) || isFirstBetter
  }

  /// - Returns: `nil` for one that is no better.
  mutating func attempt(_ targets: [NodeID: Int], on present: RepairAttempt) -> RepairAttempt? {
    let candidates = present.repointed.merging(targets) { $1 }.filter {
      present.model.todaysTarget(of: $0.key) != $0.value
    }
    guard tried.count <= Self.tryLimit, failureCount < Self.failureLimit, work < Self.workLimit,
      tried.insert(candidates).inserted
    else { return nil }
    let attempt = RepairAttempt(table, judged, settings, repointed: candidates, cache)
    let system = attempt.model.system
    work +=
      (system.contrasts.count + system.orders.count)
      * (1 + attempt.solution.contradictions.count)
    failureCount = attempt.isBetter(than: present) ? 0 : failureCount + 1
    return failureCount == 0 ? attempt : nil
  }
}
