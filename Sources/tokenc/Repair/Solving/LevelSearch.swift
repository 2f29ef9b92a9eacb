/// Decides for each demand between two variables which of them is the lighter one.
///
/// Each variable is between two levels. A demand whose way is known bounds its variables from one side, so bounds follow
/// from bounds. Where both ways are open, the likelier one is tried first. Every bound knows its reasons: when nothing is
/// left between two bounds, the demands that they follow from contradict each other. A choice that is none of the
/// reasons is not tried the other way.
///
/// After a contradiction one of its demands can be made weaker, and the search goes on with everything that doesn't follow
/// from that demand.
struct LevelSearch {
  enum Outcome {
    /// By link, the index of its way. At the lowest levels that are left, every demand holds.
    case ways([Int])
    /// Demands that can't hold together.
    case contradiction(Set<Int>)
    /// The search was cut short.
    case unknown
  }

  private(set) var network: LevelNetwork
  private let linksByVariable: [[Int]]
  /// By variable and level, a demand that doesn't allow it, or -1.
  private var blocking: [[Int]]
  private var low: [Bound]
  private var high: [Bound]
  private var steps: [Step] = []
  private var ways: [Int]
  private var reasons: [Reason]
  /// Links whose way is chosen, in the order in which they were.
  private var chosen: [ChosenWay] = []
  private var choices: [Choice] = []
  private var queue: [Int] = []
  private var isQueued: [Bool]
  private var workCount = 0

  private static let workLimit = 600_000

  private struct ChosenWay {
    let link: Int
    /// The number of steps before it.
    let stepCount: Int
  }

  private struct Bound {
    var level: Int
    /// The index of the step that set it; `nil` for all levels.
    var step: Int?
  }

  /// A bound that was moved.
  private struct Step {
    let variable: Int
    let isLow: Bool
    let previous: Bound
    /// The level that the link asked for; demands of the variable itself may have moved it on.
    let asked: Int
    let level: Int
    /// `nil` for the demands of the variable alone.
    let link: Int?
    /// The step of the other variable's bound.
    let cause: Int?
  }

  /// Why a link's way is chosen.
  private enum Reason {
    case onlyWay
    case choice
    /// Two bounds that leave no other one.
    case bounds(Int?, Int?)
  }

  private struct Conflict {
    var demands: Set<Int> = []
    /// Links whose chosen ways it depends on.
    var choices: Set<Int> = []
    var isCutShort = false
  }

  /// By variable, the levels that its bounds leave. At the lowest ones every demand holds, once ways were found.
  var levelsLeft: [ClosedRange<Int>] {
    zip(low, high).map { $0.level...max($0.level, $1.level) }
  }

  init(_ network: LevelNetwork) {
    self.network = network
    let counts = network.levelCounts
    var linksByVariable: [[Int]] = Array(repeating: [], count: counts.count)
    for (index, link) in network.links.enumerated() {
      linksByVariable[link.ways[0].lower].append(index)
      linksByVariable[link.ways[0].higher].append(index)
    }
    self.linksByVariable = linksByVariable
    blocking = counts.map { Array(repeating: -1, count: $0) }
    low = counts.map { _ in Bound(level: 0) }
    high = counts.map { Bound(level: $0 - 1) }
    ways = network.links.map { $0.ways.count == 1 ? 0 : -1 }
    reasons = network.links.map { _ in .onlyWay }
    isQueued = Array(repeating: false, count: counts.count)
    for single in network.singles { block(single) }
  }

  private mutating func block(_ single: LevelNetwork.Single) {
    for (level, isAllowed) in single.isAllowed.enumerated()
    where !isAllowed && blocking[single.variable][level] < 0 {
      blocking[single.variable][level] = single.demand
    }
  }

  mutating func run() -> Outcome {
    for variable in network.levelCounts.indices { enqueue(variable) }
    return settleAll(Array(network.levelCounts.indices))
  }

  private mutating func settleAll(_ variables: [Int]) -> Outcome {
    for variable in variables {
      if let conflict = settle(variable) { return outcome(of: conflict) }
    }
    return outcome(of: propagate())
  }

  private mutating func outcome(of conflict: Conflict?) -> Outcome {
    guard let conflict = chooseAll(conflict) else { return .ways(ways.map { max($0, 0) }) }
    return conflict.isCutShort ? .unknown : .contradiction(conflict.demands)
  }

  /// Moves a variable's bounds off levels that its own demands don't allow.
  private mutating func settle(_ variable: Int) -> Conflict? {
    let lowest = low[variable].level
    if blocking[variable].indices.contains(lowest), blocking[variable][lowest] >= 0,
      let conflict = raise(variable, to: lowest, link: nil, cause: nil)
    {
      return conflict
    }
    let highest = high[variable].level
    guard blocking[variable].indices.contains(highest), blocking[variable][highest] >= 0 else {
      return nil
    }
    return reduce(variable, to: highest, link: nil, cause: nil)
  }

  // MARK: Weaker demands

  /// Goes on after a contradiction with one of its demands made weaker.
  mutating func run(
    weakening demand: Int, singles: [LevelNetwork.Single], links: [LevelNetwork.Link]
  ) -> Outcome {
    workCount = 0
    var unsettled = takeBack(stepsOf: demand)
    for index in network.links.indices where network.links[index].demand == demand {
      guard let link = links.first else { continue }
      network.links[index] = link
    }
    let variables = network.singles.filter { $0.demand == demand }.map(\.variable).unique()
    network.singles.removeAll { $0.demand == demand }
    network.singles += singles
    for variable in variables {
      blocking[variable] = blocking[variable].map { _ in -1 }
      for single in network.singles where single.variable == variable { block(single) }
    }
    unsettled = (unsettled + variables).unique()
    for variable in unsettled { enqueue(variable) }
    return settleAll(unsettled)
  }

  /// Takes back the first step that follows from a demand, and all after it.
  ///
  /// - Returns: the variables whose bounds have to be followed again.
  private mutating func takeBack(stepsOf demand: Int) -> [Int] {
    let first = steps.firstIndex { isStep($0, of: demand) }
    // What a choice was ruled out by may count no longer.
    let stale = choices.firstIndex { $0.conflict.demands.contains(demand) }
    var stepCount = first ?? steps.count
    var chosenCount = first.flatMap { first in chosen.firstIndex { $0.stepCount >= first } }
    let dropped = [stale, first.flatMap { first in choices.firstIndex { $0.stepCount >= first } }]
    if let index = dropped.compactMap(\.self).min() {
      stepCount = min(stepCount, choices[index].stepCount)
      chosenCount = min(chosenCount ?? chosen.count, choices[index].chosenCount)
      choices.removeSubrange(index...)
    }
    var variables = queue
    for step in steps[stepCount...] {
      variables.append(step.variable)
      guard let link = step.link else { continue }
      variables += [network.links[link].ways[0].lower, network.links[link].ways[0].higher]
    }
    undo(toSteps: stepCount, chosen: chosenCount ?? chosen.count)
    return variables.unique()
  }

  private func isStep(_ step: Step, of demand: Int) -> Bool {
    if let link = step.link, network.links[link].demand == demand { return true }
    guard step.level != step.asked else { return false }
    return blockedLevels(step).contains { blocking[step.variable][$0] == demand }
  }

  /// The levels that a step skipped as demands of the variable itself don't allow them.
  private func blockedLevels(_ step: Step) -> [Int] {
    let blocked = step.isLow ? step.asked..<step.level : (step.level + 1)..<(step.asked + 1)
    return blocked.filter(blocking[step.variable].indices.contains)
  }

  // MARK: Choices

  /// A link whose way was chosen where both were open.
  private struct Choice {
    let link: Int
    var way = 0
    let stepCount: Int
    let chosenCount: Int
    /// Why the ways before this one are none.
    var conflict = Conflict()
  }

  /// Chooses ways for all links; returns the reason why there are none.
  private mutating func chooseAll(_ first: Conflict?) -> Conflict? {
    var next = 0
    var conflict = first
    while true {
      guard let found = conflict else {
        guard let link = (next..<network.links.count).first(where: { ways[$0] < 0 }) else {
          return nil
        }
        let choice = Choice(link: link, stepCount: steps.count, chosenCount: chosen.count)
        choices.append(choice)
        conflict = follow(choice)
        next = link + 1
        continue
      }
      // Without a choice among its reasons, it is final.
      guard !found.isCutShort, !found.choices.isEmpty, var choice = choices.popLast() else {
        return found
      }
      undo(toSteps: choice.stepCount, chosen: choice.chosenCount)
      // A choice that is none of the reasons needs no other way.
      guard found.choices.contains(choice.link) else { continue }
      choice.conflict.demands.formUnion(found.demands)
      choice.conflict.choices.formUnion(found.choices)
      choice.conflict.choices.remove(choice.link)
      choice.way += 1
      if choice.way < network.links[choice.link].ways.count {
        choices.append(choice)
        conflict = follow(choice)
        next = choice.link + 1
      } else {
        choice.conflict.demands.insert(network.links[choice.link].demand)
        conflict = choice.conflict
      }
    }
  }

  private mutating func follow(_ choice: Choice) -> Conflict? {
    choose(choice.way, of: choice.link, .choice)
    return narrow(choice.link) ?? propagate()
  }

  private mutating func choose(_ way: Int, of link: Int, _ reason: Reason) {
    ways[link] = way
    reasons[link] = reason
    chosen.append(ChosenWay(link: link, stepCount: steps.count))
  }

  private mutating func undo(toSteps stepCount: Int, chosen chosenCount: Int) {
    while steps.count > stepCount {
      let step = steps.removeLast()
      if step.isLow {
        low[step.variable] = step.previous
      } else {
        high[step.variable] = step.previous
      }
    }
    while chosen.count > chosenCount { ways[chosen.removeLast().link] = -1 }
    for variable in queue { isQueued[variable] = false }
    queue.removeAll(keepingCapacity: true)
  }

  // MARK: Bounds

  private mutating func enqueue(_ variable: Int) {
    guard !isQueued[variable] else { return }
    isQueued[variable] = true
    queue.append(variable)
  }

  private mutating func propagate() -> Conflict? {
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      isQueued[variable] = false
      for link in linksByVariable[variable] {
        workCount += 1
        if let conflict = narrow(link) { return conflict }
      }
      if workCount > Self.workLimit { return Conflict(isCutShort: true) }
    }
    queue.removeAll(keepingCapacity: true)
    return nil
  }

  private mutating func narrow(_ link: Int) -> Conflict? {
    if ways[link] < 0 {
      let isFirstOpen = isOpen(network.links[link].ways[0])
      let isSecondOpen = isOpen(network.links[link].ways[1])
      if isFirstOpen, isSecondOpen { return nil }
      // Without an open way, the second one has the reason of the first, and is found closed below.
      let closed = network.links[link].ways[isFirstOpen ? 1 : 0]
      choose(
        isFirstOpen ? 0 : 1, of: link, .bounds(low[closed.lower].step, high[closed.higher].step))
    }
    let bound = network.links[link].ways[ways[link]]
    let needed = bound.least[low[bound.lower].level]
    if needed > low[bound.higher].level {
      let cause = low[bound.lower].step
      if let conflict = raise(bound.higher, to: needed, link: link, cause: cause) {
        return conflict
      }
    }
    let greatest = bound.greatest(below: high[bound.higher].level)
    if greatest < high[bound.lower].level {
      let cause = high[bound.higher].step
      return reduce(bound.lower, to: greatest, link: link, cause: cause)
    }
    return nil
  }

  private func isOpen(_ bound: LevelBound) -> Bool {
    bound.least[low[bound.lower].level] <= high[bound.higher].level
  }

  private mutating func raise(_ variable: Int, to asked: Int, link: Int?, cause: Int?) -> Conflict?
  {
    let count = network.levelCounts[variable]
    var level = asked
    while level < count, blocking[variable][level] >= 0 { level += 1 }
    return move(
      variable, isLow: true,
      Step(
        variable: variable, isLow: true, previous: low[variable], asked: asked, level: level,
        link: link, cause: cause))
  }

  private mutating func reduce(_ variable: Int, to asked: Int, link: Int?, cause: Int?) -> Conflict?
  {
    var level = asked
    while level >= 0, blocking[variable][level] >= 0 { level -= 1 }
    return move(
      variable, isLow: false,
      Step(
        variable: variable, isLow: false, previous: high[variable], asked: asked, level: level,
        link: link, cause: cause))
  }

  private mutating func move(_ variable: Int, isLow: Bool, _ step: Step) -> Conflict? {
    steps.append(step)
    let bound = Bound(level: step.level, step: steps.count - 1)
    if isLow { low[variable] = bound } else { high[variable] = bound }
    if low[variable].level > high[variable].level {
      return conflict(between: low[variable].step, high[variable].step)
    }
    enqueue(variable)
    return nil
  }

  // MARK: Reasons

  private func conflict(between first: Int?, _ second: Int?) -> Conflict {
    var conflict = Conflict()
    var open = [first, second].compactMap { $0 }
    var known = Set(open)
    func add(_ step: Int?) {
      if let step, known.insert(step).inserted { open.append(step) }
    }
    while let index = open.popLast() {
      let step = steps[index]
      for level in blockedLevels(step) where step.level != step.asked {
        conflict.demands.insert(blocking[step.variable][level])
      }
      add(step.cause)
      guard let link = step.link else { continue }
      conflict.demands.insert(network.links[link].demand)
      switch reasons[link] {
      case .onlyWay: break
      case .choice: conflict.choices.insert(link)
      case .bounds(let low, let high):
        add(low)
        add(high)
      }
    }
    return conflict
  }
}
