import TokenCompiler

/// For each pair that stays below, a proof that it has to, or other targets of aliases with which it doesn't.
///
/// A question is asked of few facts: the pair, and what contradicted it so far. If they contradict each other for all
/// targets of aliases, that is the proof. Otherwise there are targets with which they don't; what then contradicts them in
/// the whole input is asked along in the next question.
struct RepairDecisions {
  /// The smallest sets of facts that contradict each other.
  private(set) var proved: [[RepairFact]] = []
  /// Pairs of which one of these sets says why they stay below.
  private(set) var explained: Set<RepairModel.Source> = []

  /// The demands of whole inputs that may be looked at.
  private static let workLimit = 30_000
  private static let roundLimit = 24
  /// The number of contradictions of which each is looked at by itself.
  private static let contradictionLimit = 200
  private var work = 0

  init() {}

  /// - Parameter best: the best attempt; aliases get other targets where that leaves fewer pairs below.
  init(of best: inout RepairAttempt, _ input: RepairInput) {
    guard !best.lost.isEmpty else { return }
    guard best.solution.contradictions.count <= Self.contradictionLimit else {
      explain(best.lost, in: best, input)
      return
    }
    best = RepairAttempt(input, repointed: best.repointed, isPolished: true)
    if !best.lost.isEmpty, !best.repointed.isEmpty {
      // Coarse levels may have lost pairs that the aliases of today keep.
      let today = RepairAttempt(input, repointed: [:], isPolished: true)
      if today.isBetter(than: best) { best = today }
    }
    guard !best.lost.isEmpty else { return }
    let options = AliasOptions(best.model, input.settings, input.groups)
    let proof = AliasProof(best.model, input.settings, options, input.cache)
    let findings = proof.findings(for: best.lost)
    proved = findings.proved
    explained = Set(best.lost).subtracting(findings.open)
    if !findings.open.isEmpty { decideAll(findings.open, &best, options, input) }
    best = given(up: best.lost, best, input)
  }

  private mutating func decideAll(
    _ pairs: [RepairModel.Source], _ best: inout RepairAttempt, _ options: AliasOptions,
    _ input: RepairInput
  ) {
    var decision = AliasDecision(best.model, input.settings, options, input.cache)
    var undecided: Set<RepairModel.Source> = []
    var open = pairs
    while let source = open.popLast() {
      let others = explained.union(undecided).union(open)
      decision.preferred = best.repointed
      switch decide(source, givingUp: others, &decision, best, input) {
      case .proved(let facts):
        proved.append(facts)
        // One of the pairs is given up; the next question is asked without it.
        let lost = [source] + open
        let known = lost.first { isPair($0, among: facts) } ?? source
        let equal = lost.filter { isEqual($0, known, in: best.model) }
        explained.formUnion(equal)
        open = (open + [source]).filter { !equal.contains($0) }
      case .repaired(let attempt):
        best = attempt
        open.removeAll { !attempt.lost.contains($0) }
      case .undecided:
        // The same question needs no second answer.
        let equal = open.filter { isOfContrast($0, with: source, in: best.model) }
        undecided.formUnion([source] + equal)
        open.removeAll(where: equal.contains)
      }
    }
  }

  /// Looks for proofs alone.
  private mutating func explain(
    _ lost: [RepairModel.Source], in best: RepairAttempt, _ input: RepairInput
  ) {
    let options = AliasOptions(best.model, input.settings, input.groups)
    let findings = AliasProof(best.model, input.settings, options, input.cache).findings(for: lost)
    proved = findings.proved
    explained = Set(lost).subtracting(findings.open)
  }

  private func isPair(_ source: RepairModel.Source, among facts: [RepairFact]) -> Bool {
    facts.contains { fact in
      guard case .contrast(let judged, let theme, _) = fact else { return false }
      return judged == source.judged && theme == source.theme
    }
  }

  private func isOfContrast(
    _ one: RepairModel.Source, with other: RepairModel.Source, in model: RepairModel
  ) -> Bool {
    model.sources.contains { $0.contains(one) && $0.contains(other) }
  }

  /// Returns a Boolean value that indicates whether two pairs are of the same tokens on one another, as several components
  /// draw them.
  private func isEqual(
    _ one: RepairModel.Source, _ other: RepairModel.Source, in model: RepairModel
  ) -> Bool {
    one.theme == other.theme && model.tokens(of: one) == model.tokens(of: other)
      && isOfContrast(one, with: other, in: model)
  }

  /// The attempt as it is when the pairs that stay below are known from the start.
  private func given(
    up lost: [RepairModel.Source], _ best: RepairAttempt, _ input: RepairInput
  ) -> RepairAttempt {
    let attempt = RepairAttempt(
      input, repointed: best.repointed, givenUp: Set(lost), isPolished: true)
    return best.isBetter(than: attempt) ? best : attempt
  }

  private enum Decision {
    case proved([RepairFact])
    case repaired(RepairAttempt)
    case undecided
  }

  private mutating func decide(
    _ source: RepairModel.Source, givingUp others: Set<RepairModel.Source>,
    _ decision: inout AliasDecision, _ best: RepairAttempt, _ input: RepairInput
  ) -> Decision {
    guard let contrast = best.model.sources.firstIndex(where: { $0.contains(source) }) else {
      return .undecided
    }
    let minimum = best.model.system.contrasts[contrast].minimum
    var facts: [RepairFact] = [
      .contrast(judged: source.judged, theme: source.theme, minimum: minimum)
    ]
    // Pairs of the same colors are given up together with it.
    let givenUp = others.subtracting(best.model.sources[contrast])
    for _ in 0..<Self.roundLimit {
      switch decision.verdict(on: facts) {
      case .cutShort: return .undecided
      case .impossible(let found):
        return decision.minimal(found).map(Decision.proved) ?? .undecided
      case .possible(let targets):
        let repointed = best.repointed.merging(targets) { $1 }.filter {
          best.model.todaysTarget(of: $0.key) != $0.value
        }
        guard work < Self.workLimit else { return .undecided }
        let found = contradicting(repointed, givenUp, input)
        if found.isEmpty {
          let attempt = RepairAttempt(
            input, repointed: repointed, givenUp: givenUp, isPolished: true)
          work += attempt.model.system.demands.count
          let isRepaired = attempt.lost.allSatisfy(givenUp.contains) && attempt.brokenCount == 0
          return isRepaired ? .repaired(attempt) : .undecided
        }
        let new = found.filter { !facts.contains($0) }
        if new.isEmpty { return .undecided }
        facts += new
      }
    }
    return .undecided
  }

  /// The facts that contradict each other with some targets of aliases; none if the rest can hold.
  private mutating func contradicting(
    _ repointed: [NodeID: Int], _ givenUp: Set<RepairModel.Source>, _ input: RepairInput
  ) -> [RepairFact] {
    let model = RepairModel(input.table, input.judged, input.settings, repointed: repointed)
    work += model.system.demands.count
    if !model.collapsed.isEmpty { return model.collapsed.map(RepairFact.step) }
    var system = model.system
    let minimums = model.minimums(givingUp: givenUp)
    for (contrast, minimum) in minimums { system.contrasts[contrast].minimum = minimum }
    return model.system.contradictions(input.cache, minimums: minimums).flatMap(\.demands).map {
      model.fact(of: $0, in: system)
    }.unique()
  }
}
