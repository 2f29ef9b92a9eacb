/// Where references lead (DTCG Format module, section 7).
extension ThemeResolver {
  /// What a reference stands for.
  enum ReferenceTarget {
    /// A whole token.
    case token(TokenPath)
    /// A part of a token's value, or another place in the files; never a reference object itself.
    case part(NodeID)
    /// Nothing, which was reported.
    case fault
  }

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
    let first = bytes[Int(record.start) + 1]
    return first == UInt8(ascii: "{") || record.hasEscapes && tape.string(node).first == "{"
  }

  /// The token that a string in braces names.
  mutating func alias(_ node: NodeID) -> ReferenceTarget {
    if case .path(let path) = findings[Int(node.index)], theme.flat.token(at: path) != nil {
      return .token(path)
    }
    let text = tape.string(node)
    switch CurlyReference(text) {
    case .alias(let names):
      if let path = model.paths.find(names, in: tape.names), theme.flat.token(at: path) != nil {
        findings[Int(node.index)] = .path(path)
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

  /// Follows a `$ref`, and every reference met on the way, without recursion.
  ///
  /// A pointer first walks the joined tokens, so that it sees what an alias to the same path sees;
  /// where those have no such place, it walks the file that it stands in.
  mutating func follow(_ reference: NodeID) -> ReferenceTarget {
    guard let pointer = pointer(in: reference) else { return .fault }
    var pending = pointer.segments[...]
    var place = Place.tree(.root)
    // The references followed so far, with what was left to walk: meeting one again is a cycle.
    var followed: Set<[String]> = []
    var links: [NodeID] = [reference]

    while true {
      switch place {
      case .tree(let path):
        guard let token = theme.flat.token(at: path) else {
          guard let segment = pending.first, let name = tape.names.find(segment),
            let child = model.paths.find(name, in: path),
            theme.flat.isGroup(child) || theme.flat.token(at: child) != nil
          else {
            guard let next = placeInFile(of: reference, pointer) else {
              reportDangling(reference, path, pending)
              return .fault
            }
            if case .token = next { return next }
            guard case .part(let node) = next else { return .fault }
            return finish(node, reference)
          }
          pending = pending.dropFirst()
          place = .tree(child)
          continue
        }
        guard let segment = pending.first else { return .token(path) }
        let declaration = model.tokens[token]
        guard segment == "$value" else {
          place = .node(declaration.object)
          continue
        }
        guard pending.count > 1 else { return .token(path) }
        pending = pending.dropFirst()
        place = .node(valueNode(of: declaration))
      case .node(let node):
        if let inner = self.reference(in: node), !(pending.isEmpty && tape.kind(node) == .string) {
          links.append(inner)
          let state = ["\(inner.index)"] + pending
          guard followed.insert(state).inserted, pending.count <= JSONReader.maximumDepth else {
            reportCycle(ofReferences: links)
            return .fault
          }
          if tape.kind(node) == .string {
            guard case .token(let path) = alias(node) else { return .fault }
            pending = ["$value"] + pending
            place = .tree(path)
          } else {
            guard let next = self.pointer(in: inner) else { return .fault }
            pending = next.segments + pending
            place = .tree(.root)
          }
          continue
        }
        guard let segment = pending.first else { return finish(node, reference) }
        guard let child = tape.child(segment, of: node) else {
          diagnostics.report(
            .danglingPointer(
              tape.range(reference), tape.string(reference), missing: segment,
              among: tape.memberNames(of: node)))
          return .fault
        }
        pending = pending.dropFirst()
        place = .node(child)
      }
    }
  }

  private enum Place {
    case tree(TokenPath)
    case node(NodeID)
  }

  private mutating func finish(_ node: NodeID, _ reference: NodeID) -> ReferenceTarget {
    // A part that holds the reference could only be written out for ever.
    if node.index <= reference.index, reference.index < tape.nodes[Int(node.index)].next {
      reportCycle(ofReferences: [reference])
      return .fault
    }
    return .part(node)
  }

  /// The place that a pointer names in the file that it stands in.
  private mutating func placeInFile(
    of reference: NodeID, _ pointer: JSONPointer
  ) -> ReferenceTarget? {
    var node = tape.root(of: tape.range(reference).file)
    for segment in pointer.segments {
      guard let child = tape.child(segment, of: node) else { return nil }
      node = child
    }
    if let path = theme.tokenPath(declaredAt: node, in: model) { return .token(path) }
    return tape.member(.value, of: node).map { .part($0) } ?? .part(node)
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

  // MARK: Reports

  private mutating func reportUnknownAlias(_ node: NodeID, _ names: [String]) {
    guard !isIncomplete else { return }
    let text = names.joined(separator: ".")
    let path = model.paths.find(names, in: tape.names)
    let isGroup = path.map { theme.flat.isGroup($0) } ?? false
    let root = path.flatMap { model.paths.find(.root, in: $0) }
    let hasRoot = root.map { theme.flat.token(at: $0) != nil } ?? false
    // The theme matters when another one has the token.
    let isElsewhere = path.map { path in model.tokens.contains { $0.path == path } } ?? false
    diagnostics.report(
      .unknownAlias(
        tape.range(node), text,
        isGroup ? .group(hasRoot: hasRoot) : .nothing(nearest: nearestToken(to: text)),
        theme: isElsewhere ? theme.input : nil))
  }

  private mutating func reportDangling(
    _ reference: NodeID, _ path: TokenPath, _ pending: ArraySlice<String>
  ) {
    guard !isIncomplete else { return }
    let range = tape.range(reference)
    let text = tape.string(reference)
    guard let missing = pending.first else {
      return diagnostics.report(.pointerToGroup(range, text))
    }
    let siblings = childNames(of: path)
    diagnostics.report(.danglingPointer(range, text, missing: missing, among: siblings))
  }

  private mutating func reportCycle(ofReferences links: [NodeID]) {
    diagnostics.report(
      .circularReference(links.map { (tape.string($0), tape.range($0)) }))
  }

  /// Reports a cycle of whole tokens, at the reference of its first.
  mutating func reportCycle(_ chain: [TokenPath]) {
    let links = chain.enumerated().map { index, path -> (name: String, range: SourceRange) in
      let next = chain[(index + 1) % chain.count]
      guard let token = theme.flat.token(at: path) else { return (pathText(path), emptyRange) }
      let value = valueNode(of: model.tokens[token])
      let place = firstReference(in: value, to: next) ?? value
      return (pathText(path), tape.range(place))
    }
    diagnostics.report(.circularAlias(links))
  }

  private var emptyRange: SourceRange {
    SourceRange(file: FileID(index: 0), start: 0, end: 0)
  }

  /// The place in a value that refers to a token.
  private mutating func firstReference(in value: NodeID, to path: TokenPath) -> NodeID? {
    let end = tape.nodes[Int(value.index)].next
    var index = value.index
    while index < end {
      let node = NodeID(index: index)
      index += 1
      guard tape.kind(node) != .key, let reference = reference(in: node) else { continue }
      var target = ReferenceTarget.fault
      switch tape.kind(node) {
      case .string: target = alias(node)
      default: target = follow(reference)
      }
      if case .token(path) = target { return reference }
    }
    return nil
  }
}
