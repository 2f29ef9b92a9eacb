import TokenCompiler

/// Tries other targets of aliases, each choice once, until too many in a row were no better.
struct RepairTries {
  private let input: RepairInput
  var tried: Set<[NodeID: Int]> = []
  /// The number of tries since the last better one.
  var failureCount = 0
  /// The demands that were looked at: a large set, or one with many contradictions, gets fewer tries.
  private var work = 0

  private static let tryLimit = 32
  private static let failureLimit = 6
  private static let workLimit = 30_000

  init(_ input: RepairInput) { self.input = input }

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
    let attempt = RepairAttempt(input, repointed: candidates, givenUp: present.givenUp)
    work +=
      attempt.model.system.demands.count * (1 + attempt.solution.contradictions.count / 20)
    failureCount = attempt.isBetter(than: present) ? 0 : failureCount + 1
    return failureCount == 0 ? attempt : nil
  }
}
