import TokenCompiler

/// Decides whether some facts can hold together, whichever targets the aliases have that decide them.
///
/// An alias without a target has any color between the darkest and the lightest of its targets. As long as the facts then
/// contradict each other, no target has to be chosen. Otherwise one alias gets each of its targets in turn. An alias that
/// isn't among the reasons of a contradiction keeps the target that it has.
struct AliasDecision {
  enum Verdict {
    /// Targets with which no contradiction is found.
    case possible([NodeID: Int])
    /// Facts that contradict each other for all targets.
    case impossible([RepairFact])
    case cutShort
  }

  private enum Branch {
    case possible([NodeID: Int])
    case impossible(Reasons)
    case cutShort
  }

  private struct Reasons {
    var facts: Set<RepairFact> = []
    /// Aliases whose chosen targets count.
    var nodes: Set<NodeID> = []
  }

  private let model: RepairModel
  private let settings: RepairSettings
  private let options: AliasOptions
  private let cache: PathCache
  /// The targets that are tried first.
  var preferred: [NodeID: Int] = [:]
  /// The facts that were looked at.
  private(set) var work = 0

  private static let workLimit = 16_000
  /// The part of it that one question may use.
  private static let questionLimit = 4_000
  private var questionStart = 0

  init(
    _ model: RepairModel, _ settings: RepairSettings, _ options: AliasOptions, _ cache: PathCache
  ) {
    self.model = model
    self.settings = settings
    self.options = options
    self.cache = cache
  }

  mutating func verdict(on facts: [RepairFact]) -> Verdict {
    questionStart = work
    switch branch(facts, [:]) {
    case .possible(let targets): return .possible(targets)
    case .impossible(let reasons): return .impossible(facts.filter(reasons.facts.contains))
    case .cutShort: return .cutShort
    }
  }

  /// Leaves out facts as long as the others contradict each other; as they are where the search is cut short.
  mutating func minimal(_ facts: [RepairFact]) -> [RepairFact]? {
    var facts = facts
    var index = facts.count - 1
    while index >= 0, facts.count > 1 {
      var rest = facts
      rest.remove(at: index)
      switch verdict(on: rest) {
      case .impossible(let found):
        facts = found
        index = min(index, facts.count) - 1
      case .possible: index -= 1
      case .cutShort: return nil
      }
    }
    return facts
  }

  private mutating func branch(_ facts: [RepairFact], _ targets: [NodeID: Int]) -> Branch {
    work += facts.count
    guard work < Self.workLimit, work - questionStart < Self.questionLimit else { return .cutShort }
    let freed = options.freed.filter { targets[$0.key] == nil }
    let present = RepairModel(facts, of: model, settings, repointed: targets, freed: freed)
    if let found = contradiction(in: present) {
      let nodes = found.flatMap(present.aliases).map(\.node).filter { targets[$0] != nil }
      return .impossible(Reasons(facts: Set(found), nodes: Set(nodes)))
    }
    let aliases = facts.lazy.flatMap(present.aliases)
    guard let node = aliases.map(\.node).first(where: { freed[$0] != nil }) else {
      return .possible(targets)
    }
    var reasons = Reasons()
    for target in choices(of: node) {
      var chosen = targets
      chosen[node] = target
      switch branch(facts, chosen) {
      case .impossible(let found):
        guard found.nodes.contains(node) else { return .impossible(found) }
        reasons.facts.formUnion(found.facts)
        reasons.nodes.formUnion(found.nodes)
      case .possible(let targets): return .possible(targets)
      case .cutShort: return .cutShort
      }
    }
    reasons.nodes.remove(node)
    return .impossible(reasons)
  }

  private func choices(of node: NodeID) -> [Int] {
    let targets = options.targets[node] ?? []
    guard let first = preferred[node] else { return targets }
    return [first] + targets.filter { $0 != first }
  }

  private func contradiction(in present: RepairModel) -> [RepairFact]? {
    // Two steps of a ramp that are one color.
    if let step = present.collapsed.first { return [.step(step)] }
    let system = present.system
    let demands = system.demands
    let fixed = demands.first { demand in
      system.movable(demand).isEmpty && !system.holds(demand, system.variables.map(\.color))
    }
    if let fixed { return [present.fact(of: fixed, in: system)] }
    let variables = system.variables.indices.filter { !system.variables[$0].isKept }
    var proof = ProofNetwork(
      demands, of: system, ladders: present.ladders(of: variables, demands, options, cache))
    return proof.contradiction(isMinimal: false)?.map { present.fact(of: $0, in: system) }
  }
}
