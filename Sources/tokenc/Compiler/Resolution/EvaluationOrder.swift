/// A token's value, and the tokens whose values it follows from.
struct Evaluation: Equatable, Sendable {
  /// The value's index in the ``ValuePool``.
  var value: Int32
  var uses: Uses

  enum Uses: Equatable, Sendable {
    /// No token: it follows from its text and type alone.
    case nothing
    case alias(TokenPath)
    /// Those that its parts are aliases of, by their number in the ``NodeCache``.
    case parts(Int32)
    /// The token that a pointer in its place leads to, and all that this leads through.
    case pointer(TokenPath)
    /// More than tokens whose values it has, so that it may differ in each theme.
    case more
  }

  var aliasTarget: TokenPath? {
    switch uses {
    case .alias(let path), .pointer(let path): path
    case .nothing, .parts, .more: nil
    }
  }
}

/// The order in which the tokens of a theme are evaluated: each after those that it depends on.
///
/// It knows how far each token is and which of them wait for others, and nothing of values. Nothing
/// recurses along references, so chains may be of any length.
struct EvaluationOrder: Sendable {
  enum Progress: Equatable, Sendable {
    case waiting
    /// Being evaluated, or waiting for what it depends on.
    case entered
    case done(Evaluation)
    /// Faulty, or dependent on something faulty; reported.
    case failed
  }

  /// The tokens that have a value, each after those that it depends on.
  private(set) var evaluated: [TokenPath] = []
  private var progress: [Progress]
  /// The tokens that are being evaluated, each above the one that depends on it.
  private var stack: [TokenPath] = []

  init(pathCount: Int) { progress = Array(repeating: .waiting, count: pathCount) }

  subscript(path: TokenPath) -> Progress { progress[Int(path.index)] }

  /// The evaluation of a token; `nil` while it has no value.
  func evaluation(of path: TokenPath) -> Evaluation? {
    guard case .done(let evaluation) = self[path] else { return nil }
    return evaluation
  }

  func isOpen(_ path: TokenPath) -> Bool {
    switch self[path] {
    case .waiting, .entered: true
    case .done, .failed: false
    }
  }

  /// Makes a token the next, and what it depends on before it.
  mutating func push(_ path: TokenPath) { stack.append(path) }

  /// The token to evaluate next; `nil` when none waits any more.
  mutating func next() -> TokenPath? {
    while let path = stack.last {
      if isOpen(path) {
        progress[Int(path.index)] = .entered
        return path
      }
      stack.removeLast()
    }
    return nil
  }

  /// Ends the evaluation of the token that ``next()`` gave.
  mutating func finish(_ path: TokenPath, _ evaluation: Evaluation) {
    stack.removeLast()
    keep(evaluation, of: path)
  }

  /// Ends the evaluation of the token that ``next()`` gave, in vain.
  mutating func fail(_ path: TokenPath) {
    stack.removeLast()
    progress[Int(path.index)] = .failed
  }

  /// Puts off the token that ``next()`` gave until others are evaluated; in a cycle, answers those
  /// that wait for one another, from the first on, which have failed then.
  mutating func wait(for paths: [TokenPath]) -> [TokenPath] {
    guard let repeated = paths.first(where: { self[$0] == .entered }),
      let start = stack.firstIndex(of: repeated)
    else {
      stack += paths
      return []
    }
    // The stack also holds dependencies that wait for their turn; those are not part of the chain.
    // One that was asked for again further up stands twice, and the later position is the chain's.
    var seen: Set<TokenPath> = []
    let chain = stack[start...].reversed().filter {
      self[$0] == .entered && seen.insert($0).inserted
    }
    for path in chain { progress[Int(path.index)] = .failed }
    stack.removeLast()
    return chain.reversed()
  }

  /// Takes over what came of a token in another theme.
  mutating func keep(_ evaluation: Evaluation, of path: TokenPath) {
    progress[Int(path.index)] = .done(evaluation)
    evaluated.append(path)
  }
}
