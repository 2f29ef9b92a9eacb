import TokenCompiler
import TokenLint

/// A repair with some aliases leading elsewhere, and what it costs.
struct RepairAttempt {
  let model: RepairModel
  let solution: RepairSolution
  let repointed: [NodeID: Int]
  /// Pairs that needn't be enough but only as good as today.
  let givenUp: Set<RepairModel.Source>
  /// A Boolean value that indicates whether its colors are final.
  let isPolished: Bool
  /// By contrast of the model, the ratio that is enough for one that is given up.
  let minimums: [Int: Double]
  /// Pairs that stay below.
  let lost: [RepairModel.Source]
  /// Steps of ramps that are lost, and pairs that got worse.
  let brokenCount: Int
  /// The changes of all colors together, ΔE2000.
  private let change: Double

  /// The least gain, ΔE2000, for which an alias leads elsewhere.
  private static let leastGain = 0.05

  /// - Parameter isPolished: whether changes are those of the final colors.
  init(
    _ input: RepairInput, repointed: [NodeID: Int], givenUp: Set<RepairModel.Source> = [],
    isPolished: Bool = false
  ) {
    let model = RepairModel(input.table, input.judged, input.settings, repointed: repointed)
    let minimums = model.minimums(givingUp: givenUp)
    let solution = model.system.solved(
      input.cache, minimums: minimums, isMinimal: false, isPolished: isPolished)
    self.model = model
    self.solution = solution
    self.repointed = repointed
    self.givenUp = givenUp
    self.isPolished = isPolished
    self.minimums = minimums
    let below = model.system.contrasts.indices.filter {
      !model.system.holds(.contrast($0), solution.colors)
    }
    lost = below.flatMap { model.sources[$0] }
    // What stays below may not get worse, as it could by another alias.
    let worseCount = below.count {
      model.system.ratio(of: $0, solution.colors) < model.todaysRatios[$0] - 1e-9
    }
    brokenCount = worseCount + solution.brokenOrders + (model.collapsed.isEmpty ? 0 : 1)
    let aliases = ContrastRepair.repointings(repointed, in: model, solution.colors)
    let colors = zip(model.system.variables, solution.colors).map {
      $0.color == $1 ? 0 : ColorChange(from: $0.color).difference(to: $1)
    }
    change = aliases.reduce(0) { $0 + $1.difference } + colors.reduce(0, +)
  }

  private var lossCount: Int { lost.count + brokenCount * 1000 }

  func isBetter(than other: RepairAttempt) -> Bool {
    if lossCount != other.lossCount { return lossCount < other.lossCount }
    return change < other.change - Self.leastGain
  }

  /// Lets aliases lead elsewhere as long as that leaves fewer pairs below, or changes less.
  mutating func improve(_ input: RepairInput) {
    let choices = AliasOptions(model, input.settings, input.groups).allChoices(
      limit: Self.choiceLimit(demandCount: model.system.demands.count))
    guard choices.isEmpty else { return takeBest(of: choices, input) }
    var tries = RepairTries(input)
    tries.tried.insert(repointed)
    var isImproved = true
    while isImproved {
      isImproved = false
      let proposals = AliasRepair(model, solution, input.settings, input.groups, input.cache)
        .proposals().filter { $0.gain > 0 }
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

  /// The number of choices of targets that are few enough to try them all.
  private static func choiceLimit(demandCount: Int) -> Int { 2_000 / max(demandCount, 1) }

  private mutating func takeBest(of choices: [[NodeID: Int]], _ input: RepairInput) {
    self = RepairAttempt(input, repointed: repointed, givenUp: givenUp, isPolished: true)
    for choice in choices {
      let repointed = choice.filter { model.todaysTarget(of: $0.key) != $0.value }
      guard repointed != self.repointed else { continue }
      let attempt = RepairAttempt(
        input, repointed: repointed, givenUp: givenUp, isPolished: true)
      if attempt.isBetter(than: self) { self = attempt }
    }
  }
}
