enum ReferenceTarget: Equatable, Sendable {
  /// A whole token, whose type it gives.
  case token(TokenPath)
  /// A part of a value that is an alias of a whole token itself. Parts give no type.
  case alias(TokenPath)
  /// A part of a token's value, or another position in the files; never a reference itself.
  case part(NodeID, of: TokenPath?)
  case fault
}

/// Finds where the references of a theme lead (DTCG Format module, section 7).
///
/// A pointer first walks the joined tokens, so that it sees what an alias to the same path sees;
/// where those have no such position, it walks the file that it stands in. Each pointer is followed
/// once in a theme, however many others lead through it, and nothing recurses.
struct ReferenceFollower {
  /// The theme; others of the same run may follow.
  var theme: UnresolvedTheme {
    didSet {
      aliases.theme = theme
      targets = [:]
      literalValues = [:]
      declaredTokens = [:]
    }
  }
  private let reporter: ResolutionReporter
  var aliases: AliasFinder
  /// The large containers that pointers lead through.
  private var children = ChildIndex()
  /// Where each `$ref` leads that was met; `nil` for one that is being followed.
  private var targets: [NodeID: ReferenceTarget?] = [:]
  /// Where the value of a token that is an alias is written in the end, and the token it is of.
  private var literalValues: [TokenPath: (node: NodeID, owner: TokenPath?)] = [:]
  /// The tokens of the theme by the objects that declare them, once a pointer walked a file.
  private var declaredTokens: [NodeID: TokenPath] = [:]

  /// How far the walk along a pointer is.
  private struct Walk {
    let reference: NodeID
    var pending: ArraySlice<String>
    var position = Position.tree(.root)
    var owner: TokenPath?
    /// A Boolean value that indicates whether the joined tokens lack the position, so that the walk is in the pointer's
    /// own file.
    var isInFile = false
    /// The tokens that led here one by one, by aliases with nothing between them.
    var passed: Set<TokenPath> = []
  }

  /// Where a walk is, or what comes next when it can't go on.
  private enum Position {
    case tree(TokenPath)
    case node(NodeID)
    case end(ReferenceTarget)
    /// Another pointer has to be followed first.
    case waits(for: NodeID)
  }

  init(_ theme: UnresolvedTheme, reportingTo reporter: ResolutionReporter) {
    self.theme = theme
    self.reporter = reporter
    aliases = AliasFinder(theme, reportingTo: reporter)
  }

  /// Where the reference in a node leads: one that ``JSONTape/reference(in:)`` found there.
  mutating func target(of node: NodeID, _ reference: NodeID) -> ReferenceTarget {
    theme.tape.kind(node) == .string ? alias(node) : follow(reference)
  }

  mutating func firstReference(in value: NodeID, to path: TokenPath) -> NodeID? {
    let end = theme.tape.nodes[Int(value.index)].next
    for node in (value.index..<end).lazy.map(NodeID.init(index:)) {
      guard theme.tape.kind(node) != .key, let reference = theme.tape.reference(in: node) else {
        continue
      }
      switch target(of: node, reference) {
      case .token(path), .alias(path), .part(_, of: path): return reference
      default: continue
      }
    }
    return nil
  }

  private mutating func alias(_ node: NodeID) -> ReferenceTarget {
    aliases.token(namedBy: node).map(ReferenceTarget.token) ?? .fault
  }

  // MARK: Pointers

  /// Follows a `$ref`, and every reference met on the way.
  private mutating func follow(_ reference: NodeID) -> ReferenceTarget {
    if let known = targets[reference] ?? nil { return known }
    var walks = [walk(along: reference)].compactMap { $0 }
    while let last = walks.indices.last {
      switch step(&walks[last]) {
      case .end(let target):
        targets[walks[last].reference] = target
        walks.removeLast()
      case .waits(let inner) where targets[inner] == nil:
        if let walk = walk(along: inner) { walks.append(walk) }
      case .waits(let inner):
        // Each reference of a cycle leads to itself, so none leads anywhere.
        let cycle = walks.drop { $0.reference != inner }.map(\.reference)
        reportCycle(cycle)
        for reference in cycle { targets[reference] = .fault }
        walks.removeLast(cycle.count)
      case let position:
        walks[last].position = position
      }
    }
    return (targets[reference] ?? nil) ?? .fault
  }

  /// Begins a walk along a pointer; a malformed pointer leads nowhere.
  private mutating func walk(along reference: NodeID) -> Walk? {
    let pointer = pointer(in: reference)
    targets[reference] = .some(pointer == nil ? .fault : nil)
    return pointer.map { Walk(reference: reference, pending: $0.segments[...]) }
  }

  private func pointer(in reference: NodeID) -> JSONPointer? {
    guard theme.tape.kind(reference) == .string else {
      if theme.tape.kind(reference) != .invalid {
        reporter.report(
          .badReference(
            theme.tape.opening(reference), "'$ref' takes one string such as '#/color/blue'"))
      }
      return nil
    }
    let text = theme.tape.string(reference)
    do {
      return try JSONPointer(text)
    } catch {
      reporter.report(.malformedPointer(theme.tape.range(reference), text, error))
      return nil
    }
  }

  private mutating func step(_ walk: inout Walk) -> Position {
    switch walk.position {
    case .tree(let path): stepInTree(path, &walk)
    case .node(let node): stepInNode(node, &walk)
    case .end, .waits: walk.position
    }
  }

  private mutating func stepInTree(_ path: TokenPath, _ walk: inout Walk) -> Position {
    if let token = theme.token(at: path) {
      guard let segment = walk.pending.first else { return .end(.token(path)) }
      walk.owner = path
      guard segment == "$value" else { return .node(token.object) }
      walk.pending.removeFirst()
      return walk.pending.isEmpty ? .end(.token(path)) : .node(theme.valueNode(of: token))
    }
    if let segment = walk.pending.first, let name = theme.tape.names.find(segment),
      let child = theme.model.paths.find(name, in: path), theme.flat.contains(child)
    {
      walk.pending.removeFirst()
      return .tree(child)
    }
    let root = theme.tape.root(of: theme.tape.range(walk.reference).file)
    guard !walk.pending.isEmpty, !walk.isInFile, let pointer = pointer(in: walk.reference),
      children.child(pointer.segments[0], of: root, in: theme.tape) != nil
    else {
      reportDangling(walk, among: theme.pathCount) { theme.childNames(of: path) }
      return .end(.fault)
    }
    walk.isInFile = true
    walk.pending = pointer.segments[...]
    return .node(root)
  }

  private mutating func stepInNode(_ node: NodeID, _ walk: inout Walk) -> Position {
    if walk.isInFile, walk.owner == nil, let path = token(declaredAt: node) { return .tree(path) }
    if let inner = theme.tape.reference(in: node), walk.owner != nil || isLocal(inner) {
      if theme.tape.kind(node) == .string { return stepThrough(alias(node), &walk) }
      guard let known = targets[inner] ?? nil else { return .waits(for: inner) }
      return stepThrough(known, &walk)
    }
    for path in walk.passed { literalValues[path] = (node, walk.owner) }
    walk.passed = []
    guard let segment = walk.pending.first else {
      if walk.owner == nil, let value = theme.tape.member(.value, of: node) { return .node(value) }
      // A part that holds the reference could only be written out for ever.
      if theme.tape.isNode(walk.reference, within: node) {
        reportCycle([walk.reference])
        return .end(.fault)
      }
      return .end(.part(node, of: walk.owner))
    }
    guard let child = children.child(segment, of: node, in: theme.tape) else {
      let size = theme.tape.nodes[Int(node.index)].next - node.index
      reportDangling(walk, among: Int(size)) { theme.tape.memberNames(of: node) }
      return .end(.fault)
    }
    walk.pending.removeFirst()
    return .node(child)
  }

  /// Goes on where a reference leads that stands in the way.
  private mutating func stepThrough(_ target: ReferenceTarget, _ walk: inout Walk) -> Position {
    switch target {
    case .fault:
      return .end(.fault)
    case .part(let node, let owner):
      walk.owner = owner
      return .node(node)
    case .token(let path), .alias(let path):
      guard !walk.pending.isEmpty else { return .end(.alias(path)) }
      if let (node, owner) = literalValues[path] {
        walk.owner = owner
        return .node(node)
      }
      guard walk.passed.insert(path).inserted, let token = theme.token(at: path) else {
        // The tokens are a cycle, which their own evaluation reports.
        return .end(.fault)
      }
      walk.owner = path
      return .node(theme.valueNode(of: token))
    }
  }

  /// Returns a Boolean value that indicates whether a `$ref` points into the file that it stands in, as those of
  /// values do.
  private func isLocal(_ reference: NodeID) -> Bool {
    theme.tape.kind(reference) != .string || theme.tape.startsWithBrace(reference)
      || theme.tape.string(reference).utf8.first == UInt8(ascii: "#")
  }

  /// The token whose object or value stands at a node, if this theme has it.
  private mutating func token(declaredAt node: NodeID) -> TokenPath? {
    if declaredTokens.isEmpty {
      for path in theme.tokenPaths {
        guard let token = theme.token(at: path) else { continue }
        // An inherited token is declared where it is inherited from.
        if declaredTokens[token.object] == nil { declaredTokens[token.object] = token.path }
      }
    }
    return declaredTokens[node]
  }

  // MARK: Pointers that lead nowhere

  /// - Parameters:
  ///   - count: how many `names` there may be.
  ///   - names: the pointer should have one of these.
  private func reportDangling(_ walk: Walk, among count: Int, _ names: () -> [String]) {
    guard !reporter.isIncomplete else { return }
    let range = theme.tape.range(walk.reference)
    let text = theme.tape.string(walk.reference)
    guard let missing = walk.pending.first else {
      return reporter.report(.pointerToGroup(range, text))
    }
    let names = reporter.mayCompare(count) ? names() : []
    reporter.report(.danglingPointer(range, text, missing: missing, among: names))
  }

  private func reportCycle(_ references: [NodeID]) {
    reporter.report(
      .circularReference(references.map { (theme.tape.string($0), theme.tape.range($0)) }))
  }
}
