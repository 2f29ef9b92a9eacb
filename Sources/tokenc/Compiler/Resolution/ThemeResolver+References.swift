/// Where references lead (DTCG Format module, section 7).
extension ThemeResolver {
  /// The reference in a node: a string in braces, or an object with `$ref`; `nil` for anything else.
  func reference(in node: NodeID) -> NodeID? {
    switch tape.kind(node) {
    case .string:
      isCurly(node) ? node : nil
    case .object:
      tape.member(.ref, of: node)
    default:
      nil
    }
  }

  private func isCurly(_ node: NodeID) -> Bool {
    let record = tape.nodes[Int(node.index)]
    let bytes = tape.sources[record.file].bytes
    let brace = UInt8(ascii: "{")
    let first = bytes[Int(record.start) + 1]
    return first == brace || record.hasEscapes && tape.string(node).utf8.first == brace
  }

  /// Where the reference in a node leads: one that ``reference(in:)`` found there.
  mutating func target(of node: NodeID, _ reference: NodeID) -> ReferenceTarget {
    tape.kind(node) == .string ? alias(node) : follow(reference)
  }

  /// The token that a string in braces names.
  private mutating func alias(_ node: NodeID) -> ReferenceTarget {
    if case .path(let path) = findings[node], theme.flat.token(at: path) != nil {
      return .token(path)
    }
    if let path = path(ofAlias: node), theme.flat.token(at: path) != nil {
      findings[node] = .path(path)
      return .token(path)
    }
    let text = tape.string(node)
    switch CurlyReference(text) {
    case .alias(let names):
      if let path = model.paths.find(names, in: tape.names), theme.flat.token(at: path) != nil {
        findings[node] = .path(path)
        return .token(path)
      }
      reportUnknownAlias(node, names)
    case .malformed(let fault):
      diagnostics.report(.malformedAlias(tape.range(node), text, fault))
    case nil:
      break
    }
    return .fault
  }

  /// The path that a string in braces names, if some input has it; `nil` also for what has to be
  /// looked at closely. It makes no text, as nearly all aliases are as they should be.
  private func path(ofAlias node: NodeID) -> TokenPath? {
    let record = tape.nodes[Int(node.index)]
    guard !record.hasEscapes, record.end - record.start > 4 else { return nil }
    return tape.sources[record.file].bytes.withUnsafeBufferPointer { bytes in
      let last = Int(record.end) - 2
      guard bytes[last] == UInt8(ascii: "}") else { return nil }
      let names = UnsafeBufferPointer(rebasing: bytes[Int(record.start) + 2..<last])
      return model.paths.find(dotted: names, in: tape.names)
    }
  }

  // MARK: Pointers

  /// Follows a `$ref`, and every reference met on the way, without recursion.
  ///
  /// A pointer first walks the joined tokens, so that it sees what an alias to the same path sees;
  /// where those have no such place, it walks the file that it stands in. Each pointer is followed
  /// once in a theme, however many others lead through it.
  private mutating func follow(_ reference: NodeID) -> ReferenceTarget {
    reading.followsPointers = true
    if let known = theme.pointerTargets[reference] { return known }
    var walks: [PointerWalk] = []
    var open: Set<NodeID> = []
    guard begin(reference, &walks, &open) else { return .fault }
    while var walk = walks.popLast() {
      switch step(&walk) {
      case .found(let target):
        theme.pointerTargets[walk.reference] = target
        open.remove(walk.reference)
      case .goesOn:
        walks.append(walk)
      case .waits(let inner):
        walks.append(walk)
        if open.contains(inner), let start = walks.firstIndex(where: { $0.reference == inner }) {
          // Each reference of a cycle leads to itself, so none leads anywhere.
          reportCycle(ofReferences: walks[start...].map(\.reference))
          for walk in walks[start...] {
            theme.pointerTargets[walk.reference] = .fault
            open.remove(walk.reference)
          }
          walks.removeSubrange(start...)
        } else {
          _ = begin(inner, &walks, &open)
        }
      }
    }
    return theme.pointerTargets[reference] ?? .fault
  }

  /// Puts a walk along a pointer on the stack; a malformed pointer leads nowhere.
  private mutating func begin(
    _ reference: NodeID, _ walks: inout [PointerWalk], _ open: inout Set<NodeID>
  ) -> Bool {
    guard let pointer = pointer(in: reference) else {
      theme.pointerTargets[reference] = .fault
      return false
    }
    walks.append(PointerWalk(reference: reference, pending: pointer.segments[...]))
    open.insert(reference)
    return true
  }

  private enum Step {
    case found(ReferenceTarget)
    case goesOn
    /// Another pointer has to be followed first.
    case waits(NodeID)
  }

  /// Takes a walk one place further.
  private mutating func step(_ walk: inout PointerWalk) -> Step {
    switch walk.place {
    case .tree(let path): stepInTree(path, &walk)
    case .node(let node): stepInNode(node, &walk)
    }
  }

  private mutating func stepInTree(_ path: TokenPath, _ walk: inout PointerWalk) -> Step {
    if let token = theme.flat.token(at: path) {
      guard let segment = walk.pending.first else { return .found(.token(path)) }
      walk.owner = path
      guard segment == "$value" else {
        walk.place = .node(model.tokens[token].object)
        return .goesOn
      }
      walk.pending.removeFirst()
      if walk.pending.isEmpty { return .found(.token(path)) }
      walk.place = .node(valueNode(of: model.tokens[token]))
      return .goesOn
    }
    if let segment = walk.pending.first, let name = tape.names.find(segment),
      let child = model.paths.find(name, in: path),
      theme.flat.isGroup(child) || theme.flat.token(at: child) != nil
    {
      walk.pending.removeFirst()
      walk.place = .tree(child)
      return .goesOn
    }
    let root = tape.root(of: tape.range(walk.reference).file)
    guard !walk.pending.isEmpty, !walk.isInFile, let pointer = pointer(in: walk.reference),
      children.child(pointer.segments[0], of: root, in: tape) != nil
    else {
      reportDangling(walk.reference, path, walk.pending)
      return .found(.fault)
    }
    walk.isInFile = true
    walk.pending = pointer.segments[...]
    walk.place = .node(root)
    return .goesOn
  }

  private mutating func stepInNode(_ node: NodeID, _ walk: inout PointerWalk) -> Step {
    if walk.isInFile, walk.owner == nil,
      let path = theme.tokenPath(declaredAt: node, in: model)
    {
      walk.place = .tree(path)
      return .goesOn
    }
    if let inner = reference(in: node), walk.owner != nil || isLocal(inner) {
      let target: ReferenceTarget
      if tape.kind(node) == .string {
        target = alias(node)
      } else if let known = theme.pointerTargets[inner] {
        target = known
      } else {
        return .waits(inner)
      }
      return stepThrough(target, &walk)
    }
    if !walk.passed.isEmpty {
      for path in walk.passed { theme.literalValues[path] = (node, walk.owner) }
      walk.passed = []
    }
    guard let segment = walk.pending.first else {
      if walk.owner == nil, let value = tape.member(.value, of: node) {
        walk.place = .node(value)
        return .goesOn
      }
      // A part that holds the reference could only be written out for ever.
      if tape.isNode(walk.reference, within: node) {
        reportCycle(ofReferences: [walk.reference])
        return .found(.fault)
      }
      return .found(.part(node, of: walk.owner))
    }
    guard let child = children.child(segment, of: node, in: tape) else {
      reportDangling(walk.reference, segment, in: node)
      return .found(.fault)
    }
    walk.pending.removeFirst()
    walk.place = .node(child)
    return .goesOn
  }

  /// Goes on where a reference leads that stands in the way.
  private mutating func stepThrough(_ target: ReferenceTarget, _ walk: inout PointerWalk) -> Step {
    switch target {
    case .fault:
      return .found(.fault)
    case .token(let path), .alias(let path):
      guard !walk.pending.isEmpty else { return .found(.alias(path)) }
      if let (node, owner) = theme.literalValues[path] {
        walk.owner = owner
        walk.place = .node(node)
        return .goesOn
      }
      guard walk.passed.insert(path).inserted, let token = theme.flat.token(at: path) else {
        // The tokens are a cycle, which their own evaluation reports.
        return .found(.fault)
      }
      walk.owner = path
      walk.place = .node(valueNode(of: model.tokens[token]))
    case .part(let node, let owner):
      walk.owner = owner
      walk.place = .node(node)
    }
    return .goesOn
  }

  /// Whether a `$ref` points into the file that it stands in, as those of values do.
  private func isLocal(_ reference: NodeID) -> Bool {
    tape.kind(reference) == .string && tape.string(reference).utf8.first != UInt8(ascii: "#")
      ? isCurly(reference) : true
  }

  private mutating func pointer(in reference: NodeID) -> JSONPointer? {
    guard tape.kind(reference) == .string else {
      if tape.kind(reference) != .invalid {
        diagnostics.report(
          .badReference(tape.opening(reference), "'$ref' takes one string such as '#/color/blue'"))
      }
      return nil
    }
    let text = tape.string(reference)
    do {
      return try JSONPointer(text)
    } catch {
      diagnostics.report(.malformedPointer(tape.range(reference), text, error))
      return nil
    }
  }
}
