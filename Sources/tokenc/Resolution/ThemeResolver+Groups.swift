/// Groups that inherit from groups (DTCG Format module, section 6.4).
extension ThemeResolver {
  /// The number of tokens that a theme may inherit; more is refused, as groups that inherit from
  /// two others grow without bound.
  static let maximumInheritedCount = 1_000_000

  /// Copies what groups inherit into them, targets first.
  mutating func extendGroups() {
    findReferencedGroups()
    let extensions = theme.flat.extensions
    guard !extensions.isEmpty else { return }
    var copier = GroupCopier(flat: theme.flat, paths: model.paths)
    var states = [TokenPath: ExtensionState]()
    for (group, reference) in extensions { states[group] = .waiting(reference) }
    for (group, _) in extensions { extend(from: group, &states, &copier) }
  }

  private enum ExtensionState {
    case waiting(NodeID)
    case entered(NodeID)
    case done
  }

  /// Makes groups of the reference objects that lead to groups.
  private mutating func findReferencedGroups() {
    for index in theme.flat.tokens.indices where theme.flat.tokens[index] >= 0 {
      let token = model.tokens[Int(theme.flat.tokens[index])]
      guard token.isReferenceObject, let reference = tape.member(.ref, of: token.object),
        tape.kind(reference) == .string, let pointer = try? JSONPointer(tape.string(reference)),
        let target = model.paths.find(pointer.segments, in: tape.names), theme.flat.isGroup(target)
      else { continue }
      theme.flat.makeGroup(token.path, extending: reference)
    }
  }

  private mutating func extend(
    from start: TokenPath, _ states: inout [TokenPath: ExtensionState], _ copier: inout GroupCopier
  ) {
    var stack = [start]
    while let group = stack.last {
      let reference: NodeID
      switch states[group] {
      case .waiting(let node), .entered(let node): reference = node
      case .done, nil:
        stack.removeLast()
        continue
      }
      states[group] = .entered(reference)
      guard let target = extensionTarget(of: group, reference, states) else {
        states[group] = .done
        stack.removeLast()
        continue
      }
      if let next = target.unextended {
        if case .entered? = states[next] {
          reportExtensionCycle(closingAt: next, stack, &states)
        } else {
          stack.append(next)
        }
        continue
      }
      states[group] = .done
      stack.removeLast()
      if !copier.copy(target.path, into: group, &theme.flat, &model.paths, model.tokens) {
        diagnostics.report(
          .expansionTooLarge(
            tape.range(reference), "groups inherit more than \(Self.maximumInheritedCount) tokens"))
        for key in states.keys { states[key] = .done }
        return
      }
    }
  }

  /// The group to copy, and a group that has to be extended first, if any.
  private mutating func extensionTarget(
    of group: TokenPath, _ reference: NodeID, _ states: [TokenPath: ExtensionState]
  ) -> (path: TokenPath, unextended: TokenPath?)? {
    let text = tape.string(reference)
    let range = tape.range(reference)
    let isReference = tape.name(ofKey: NodeID(index: reference.index - 1)) == .ref
    guard let names = extensionNames(text, isReference: isReference, range) else { return nil }
    func isUnextended(_ path: TokenPath) -> Bool {
      switch states[path] {
      case .waiting, .entered: true
      case .done, nil: false
      }
    }
    var path = TokenPath.root
    for (index, name) in names.enumerated() {
      if path != .root, isUnextended(path), !model.paths.isPath(group, within: path) {
        return (path, path)
      }
      let child = tape.names.find(name).flatMap { model.paths.find($0, in: path) }
      guard let child, theme.flat.isGroup(child) || theme.flat.token(at: child) != nil else {
        reportUnknownGroup(names, range, isReference)
        return nil
      }
      if theme.flat.token(at: child) != nil {
        diagnostics.report(
          .extendsToken(range, names[...index].joined(separator: "."), isReference: isReference))
        return nil
      }
      path = child
    }
    if model.paths.isPath(group, within: path) {
      diagnostics.report(.extendsItself(range, pathText(group), pathText(path)))
      return nil
    }
    let inner = theme.flat.extensions.first {
      $0.group != group && isUnextended($0.group) && model.paths.isPath($0.group, within: path)
    }
    return (path, inner?.group)
  }

  private mutating func extensionNames(
    _ text: String, isReference: Bool, _ range: SourceRange
  ) -> [String]? {
    if !isReference, case .alias(let names)? = CurlyReference(text) {
      return names
    }
    guard text.first == "#", let pointer = try? JSONPointer(text) else {
      diagnostics.report(.badExtensionReference(range, text, isReference: isReference))
      return nil
    }
    return pointer.segments
  }

  private mutating func reportUnknownGroup(
    _ names: [String], _ range: SourceRange, _ isReference: Bool
  ) {
    let groups = model.paths.inTreeOrder.filter { theme.flat.isGroup($0) }.map(pathText)
    diagnostics.report(
      .unknownGroup(range, names.joined(separator: "."), among: groups, isReference: isReference))
  }

  private mutating func reportExtensionCycle(
    closingAt first: TokenPath, _ stack: [TokenPath], _ states: inout [TokenPath: ExtensionState]
  ) {
    guard let start = stack.firstIndex(of: first) else { return }
    let chain = stack[start...]
    let links = chain.compactMap { group -> (name: String, range: SourceRange)? in
      guard case .entered(let node)? = states[group] else { return nil }
      return (pathText(group), tape.range(node))
    }
    diagnostics.report(.circularExtension(links))
    for group in chain { states[group] = .done }
  }
}

/// Copies groups into groups: a deep merge in which what is there stays.
private struct GroupCopier {
  private var children: [TokenPath: [TokenPath]] = [:]
  private var count = 0

  init(flat: FlatTokens, paths: PathTable) {
    for index in flat.isPresent.indices.dropFirst() where flat.isPresent[index] {
      let path = TokenPath(index: UInt32(index))
      if let parent = paths.parent(of: path) { children[parent, default: []].append(path) }
    }
  }

  /// - Returns: whether the number of inherited tokens stays within bounds.
  mutating func copy(
    _ source: TokenPath, into group: TokenPath, _ flat: inout FlatTokens, _ paths: inout PathTable,
    _ tokens: [TokenDeclaration]
  ) -> Bool {
    var stack = [(from: source, to: group)]
    while let (from, to) = stack.popLast() {
      flat.inherit(
        token: nil, type: flat.groupTypes[Int(from.index)],
        deprecation: flat.groupDeprecations[Int(from.index)], at: to)
      for child in children[from] ?? [] {
        let place = paths.child(paths.name(of: child), of: to)
        guard let token = flat.token(at: child) else {
          guard flat.token(at: place) == nil else { continue }
          if !flat.isGroup(place) { children[to, default: []].append(place) }
          stack.append((child, place))
          continue
        }
        guard flat.token(at: place) == nil, !flat.isGroup(place) else { continue }
        count += 1
        guard count <= ThemeResolver.maximumInheritedCount else { return false }
        if tokens[token].type == .none { flat.fallbackTypes[place] = type(at: child, flat, paths) }
        flat.inherit(token: token, type: .none, deprecation: nil, at: place)
        children[to, default: []].append(place)
      }
    }
    return true
  }

  /// The type that groups give to a token where it is inherited from.
  private func type(
    at token: TokenPath, _ flat: FlatTokens, _ paths: PathTable
  ) -> DeclaredType {
    var path: TokenPath? = token
    while let place = path {
      let type = flat.groupTypes[Int(place.index)]
      if type != .none { return type }
      path = paths.parent(of: place)
    }
    return flat.fallbackTypes[token] ?? .none
  }
}

extension PathTable {
  /// The path with these names, if any input has it.
  func find(_ segments: some Sequence<String>, in names: NameTable) -> TokenPath? {
    var path = TokenPath.root
    for segment in segments {
      guard let name = names.find(segment), let child = find(name, in: path) else { return nil }
      path = child
    }
    return path
  }
}
