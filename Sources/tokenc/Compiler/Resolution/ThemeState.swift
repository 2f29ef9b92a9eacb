/// What is known of one theme while it is resolved.
struct ThemeState: Sendable {
  let input: ResolverInput
  var flat: FlatTokens
  /// For each path with a token, how far it is.
  var states: [Progress] = []
  /// The tokens that have a value, each behind those that it depends on.
  var order: [TokenPath] = []
  /// The tokens whose value depends on more than their text and the tokens that it names.
  var solitary: Set<TokenPath> = []
  /// The names of the chosen contexts, as far as any input has them.
  let contexts: [Name]
  /// For each path, the token that it is an alias of; the root for others.
  var aliasTargets: [TokenPath] = []
  /// Where each `$ref` that was followed leads.
  var pointerTargets: [NodeID: ReferenceTarget] = [:]
  /// Where the value of a token that is an alias is written in the end, and the token it is of.
  var literalValues: [TokenPath: (node: NodeID, owner: TokenPath?)] = [:]
  /// All token paths, once the nearest to a misspelt one was asked for.
  var tokenNames: SpellingIndex?

  private var declaredPaths: [NodeID: TokenPath] = [:]

  /// For each path, the `$type` of the nearest group around it, and that group.
  private var inheritedTypes: [DeclaredType] = []
  private var inheritedDeprecations: [Deprecation?] = []

  enum Progress: Hashable, Sendable {
    /// Not looked at.
    case waiting
    /// Being evaluated, or waiting for what it depends on.
    case entered
    /// The value's index in the pool.
    case done(Int32)
    /// Faulty, or dependent on something faulty; reported.
    case failed
  }

  init(input: ResolverInput, flat: FlatTokens, names: NameTable) {
    self.input = input
    self.flat = flat
    contexts = input.choices.compactMap { names.find($0.context) }
  }

  /// Passes group properties down, once groups are extended.
  mutating func prepare(paths: PathTable) {
    let count = flat.tokens.count
    states = Array(repeating: .waiting, count: count)
    aliasTargets = Array(repeating: .root, count: count)
    (inheritedTypes, inheritedDeprecations) = flat.takeGroupProperties()
    // A parent's path has the lower number, so one pass reaches everything below.
    for index in 1..<max(count, 1) {
      let parent = Int(paths.parents[index].index)
      if inheritedTypes[index] == .none { inheritedTypes[index] = inheritedTypes[parent] }
      if inheritedDeprecations[index] == nil {
        inheritedDeprecations[index] = inheritedDeprecations[parent]
      }
    }
  }

  /// The `$type` that groups give to a token, the nearest first.
  func inheritedType(of path: TokenPath) -> DeclaredType {
    let type = inheritedTypes[Int(path.index)]
    return type == .none ? flat.fallbackTypes[path] ?? .none : type
  }

  /// The token whose object or value stands at a node, if this theme has it.
  mutating func tokenPath(declaredAt node: NodeID, in model: TokenModel) -> TokenPath? {
    if declaredPaths.isEmpty {
      for index in flat.tokens where index >= 0 {
        let token = model.tokens[Int(index)]
        // An inherited token is declared where it is inherited from.
        if declaredPaths[token.object] == nil { declaredPaths[token.object] = token.path }
      }
    }
    return declaredPaths[node]
  }

  /// The token that a token is an alias of.
  func aliasTarget(of path: TokenPath) -> TokenPath? {
    let target = aliasTargets[Int(path.index)]
    return target == .root ? nil : target
  }

  /// Whether a token has not been evaluated.
  func isOpen(_ path: TokenPath) -> Bool {
    switch states[Int(path.index)] {
    case .waiting, .entered: true
    case .done, .failed: false
    }
  }

  func inheritedDeprecation(of path: TokenPath) -> Deprecation? {
    inheritedDeprecations[Int(path.index)]
  }
}

/// The different values of a run.
struct ValuePool: Sendable {
  private(set) var values: [TokenValue] = []
  private var indices: [TokenValue: Int] = [:]

  /// Adds a value that is met once only.
  mutating func add(_ value: TokenValue) -> Int {
    values.append(value)
    return values.count - 1
  }

  /// Adds a value that other themes are likely to have too, or finds it.
  mutating func intern(_ value: TokenValue) -> Int {
    if let known = indices[value] { return known }
    let index = add(value)
    indices[value] = index
    return index
  }
}
