/// The groups that inherit, and how far each is.
struct ExtensionQueue: Sendable {
  private enum State {
    case waiting, entered, done
  }

  private var states: [TokenPath: (state: State, reference: NodeID)] = [:]
  /// For each path, the number of groups at it and below that are not done.
  private var openCounts: [TokenPath: Int] = [:]

  /// The string that says what a group inherits from; `nil` for groups that don't inherit.
  subscript(group: TokenPath) -> NodeID? { states[group]?.reference }

  mutating func add(_ group: TokenPath, _ reference: NodeID, _ paths: PathTable) {
    states[group] = (.waiting, reference)
    count(group, by: 1, paths)
  }

  /// Returns a Boolean value that indicates whether a group has not been extended yet, though its turn may have come.
  func isWaiting(_ group: TokenPath) -> Bool { states[group].map { $0.state != .done } ?? false }

  func isEntered(_ group: TokenPath) -> Bool { states[group]?.state == .entered }

  /// Marks that a group's turn has come; answers what it inherits from, or `nil` when it is done.
  mutating func enter(_ group: TokenPath) -> NodeID? {
    guard let (state, reference) = states[group], state != .done else { return nil }
    states[group] = (.entered, reference)
    return reference
  }

  mutating func finish(_ group: TokenPath, _ paths: PathTable) {
    guard let (state, reference) = states[group], state != .done else { return }
    states[group] = (.done, reference)
    count(group, by: -1, paths)
  }

  mutating func finishAll() {
    for (group, entry) in states { states[group] = (.done, entry.reference) }
    openCounts = [:]
  }

  /// The nearest group around a group that inherits and whose turn has not come.
  func untouchedAncestor(of group: TokenPath, _ paths: PathTable) -> TokenPath? {
    paths.lineage(of: group).dropFirst().first { states[$0]?.state == .waiting }
  }

  /// The groups inside a group, and itself, that have not been extended, in authored order.
  func waiting(within group: TokenPath, _ tree: GroupTree) -> [TokenPath] {
    var result: [TokenPath] = []
    var stack = [group]
    while let path = stack.popLast() {
      guard openCounts[path, default: 0] > 0 else { continue }
      if isWaiting(path) { result.append(path) }
      stack += tree[path].reversed()
    }
    return result
  }

  private mutating func count(_ group: TokenPath, by change: Int, _ paths: PathTable) {
    for path in paths.lineage(of: group) { openCounts[path, default: 0] += change }
  }
}
