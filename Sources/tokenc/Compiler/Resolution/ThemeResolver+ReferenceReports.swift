/// What is said of references that lead nowhere, or back to themselves.
extension ThemeResolver {
  mutating func reportUnknownAlias(_ node: NodeID, _ names: [String]) {
    guard !isIncomplete else { return }
    let text = names.joined(separator: ".")
    let path = model.paths.find(names, in: tape.names)
    let fault: Diagnostic.AliasFault
    if let path, theme.flat.isGroup(path) {
      fault = .group(ownToken: ownToken(of: path, text))
    } else if let nearest = nearestToken(to: text) {
      fault = .nothing(nearest: nearest)
    } else {
      fault = .nothingNear(missingGroup: missingGroup(of: names))
    }
    // The theme matters when another one has the token.
    let isElsewhere = path.map { declaredPaths.contains($0) } ?? false
    diagnostics.report(
      .unknownAlias(tape.range(node), text, fault, theme: isElsewhere ? theme.input : nil))
  }

  /// The token that a group has for itself: `$root`, or `_`, which files before 2025.10 use.
  private func ownToken(of group: TokenPath, _ text: String) -> String? {
    for name in [Name.root, tape.names.find("_")].compactMap({ $0 }) {
      if let path = model.paths.find(name, in: group), theme.flat.token(at: path) != nil {
        return "\(text).\(tape.names.string(name))"
      }
    }
    return nil
  }

  /// The outermost group of an alias that does not exist, if it names one.
  private func missingGroup(of names: [String]) -> String? {
    var path = TokenPath.root
    for (index, name) in names.dropLast().enumerated() {
      guard let child = tape.names.find(name).flatMap({ model.paths.find($0, in: path) }),
        theme.flat.isGroup(child)
      else { return names[...index].joined(separator: ".") }
      path = child
    }
    return nil
  }

  mutating func reportDangling(
    _ reference: NodeID, _ path: TokenPath, _ pending: ArraySlice<String>
  ) {
    guard !isIncomplete else { return }
    let range = tape.range(reference)
    let text = tape.string(reference)
    guard let missing = pending.first else {
      return diagnostics.report(.pointerToGroup(range, text))
    }
    let names = mayCompare(theme.flat.tokens.count) ? childNames(of: path) : []
    diagnostics.report(.danglingPointer(range, text, missing: missing, among: names))
  }

  mutating func reportDangling(_ reference: NodeID, _ missing: String, in node: NodeID) {
    guard !isIncomplete else { return }
    let size = Int(tape.nodes[Int(node.index)].next - node.index)
    let names = mayCompare(size) ? tape.memberNames(of: node) : []
    diagnostics.report(
      .danglingPointer(
        tape.range(reference), tape.string(reference), missing: missing, among: names))
  }

  mutating func reportCycle(ofReferences links: [NodeID]) {
    diagnostics.report(
      .circularReference(links.map { (tape.string($0), tape.range($0)) }))
  }

  /// Reports a cycle of whole tokens, at the reference of its first.
  mutating func reportCycle(_ chain: [TokenPath]) {
    let links = chain.enumerated().compactMap {
      index, path -> (name: String, range: SourceRange)? in
      let next = chain[(index + 1) % chain.count]
      guard let token = theme.flat.token(at: path) else { return nil }
      let value = valueNode(of: model.tokens[token])
      let place = firstReference(in: value, to: next) ?? value
      return (pathText(path), tape.range(place))
    }
    diagnostics.report(.circularAlias(links))
  }

  /// The place in a value that refers to a token.
  private mutating func firstReference(in value: NodeID, to path: TokenPath) -> NodeID? {
    let end = tape.nodes[Int(value.index)].next
    var index = value.index
    while index < end {
      let node = NodeID(index: index)
      index += 1
      guard tape.kind(node) != .key, let reference = reference(in: node) else { continue }
      switch target(of: node, reference) {
      case .token(path), .alias(path), .part(_, of: path): return reference
      default: continue
      }
    }
    return nil
  }

  // MARK: Nearest names

  /// The token path nearest to a text that names none.
  private mutating func nearestToken(to text: String) -> String? {
    // Asking an index is a good deal cheaper than making one.
    let count = theme.flat.tokens.count
    guard mayCompare(theme.tokenNames == nil ? count : count / 32) else { return nil }
    let index = theme.tokenNames ?? SpellingIndex(tokenNames)
    theme.tokenNames = index
    return index.nearest(to: text).first
  }

  private var tokenNames: [String] {
    theme.flat.tokens.indices.filter { theme.flat.tokens[$0] >= 0 }
      .map { pathText(TokenPath(index: UInt32($0))) }
  }

  /// Whether a name may be compared with so many others, which it then is.
  mutating func mayCompare(_ count: Int) -> Bool {
    guard nameBudget > 0 else { return false }
    nameBudget -= count
    return true
  }

  /// The names below a group.
  private func childNames(of group: TokenPath) -> [String] {
    theme.flat.isPresent.indices.dropFirst().lazy
      .map { TokenPath(index: UInt32($0)) }
      .filter { theme.flat.isPresent[Int($0.index)] && model.paths.parent(of: $0) == group }
      .map { tape.names.string(model.paths.name(of: $0)) }
  }
}
