/// Groups that inherit from groups (DTCG Format module, section 6.4).
extension ThemeResolver {
  /// The number of groups and tokens that a theme may inherit; more is refused, as groups that
  /// inherit from two others grow without bound.
  static let maximumInheritedCount = 300_000

  /// Copies what groups inherit into them, targets first.
  ///
  /// What is copied may be what a reference object leads to, which is a group then and inherits.
  mutating func extendGroups() {
    var queue = ExtensionQueue()
    var copier: GroupCopier?
    while addExtensions(to: &queue) {
      var current = copier ?? GroupCopier(flat: theme.flat, paths: model.paths)
      for (group, _) in theme.flat.extensions { extend(from: group, &queue, &current) }
      copier = current
    }
  }

  /// Queues the groups that inherit.
  ///
  /// - Returns: whether there are new ones.
  private mutating func addExtensions(to queue: inout ExtensionQueue) -> Bool {
    findReferencedGroups()
    var isNew = false
    for (group, reference) in theme.flat.extensions where queue[group] == nil {
      queue.add(group, reference, model.paths)
      isNew = true
    }
    return isNew
  }

  /// Makes groups of the reference objects that lead to groups, and of those that lead to them.
  mutating func findReferencedGroups() {
    guard model.hasReferenceObjects else { return }
    var waiting: [TokenPath: [(path: TokenPath, reference: NodeID)]] = [:]
    var found: [(path: TokenPath, reference: NodeID)] = []
    for index in theme.flat.tokens.indices where theme.flat.tokens[index] >= 0 {
      let token = model.tokens[Int(theme.flat.tokens[index])]
      let path = TokenPath(index: UInt32(index))
      guard token.isReferenceObject, model.paths.name(of: path) != .root,
        let reference = tape.member(.ref, of: token.object), tape.kind(reference) == .string,
        let pointer = try? JSONPointer(tape.string(reference)),
        let target = model.paths.find(pointer.segments, in: tape.names)
      else { continue }
      if theme.flat.isGroup(target) {
        found.append((path, reference))
      } else {
        waiting[target, default: []].append((path, reference))
      }
    }
    while let (path, reference) = found.popLast() {
      guard let token = theme.flat.token(at: path) else { continue }
      theme.flat.makeGroup(path, of: model.tokens[token], extending: reference)
      found += waiting[path] ?? []
    }
  }

  /// Extends a group and those that it inherits from, these first.
  private mutating func extend(
    from start: TokenPath, _ queue: inout ExtensionQueue, _ copier: inout GroupCopier
  ) {
    var stack = [start]
    while let group = stack.last {
      guard let reference = queue.enter(group),
        let target = extensionTarget(of: group, reference, queue, copier)
      else {
        queue.finish(group, model.paths)
        stack.removeLast()
        continue
      }
      if let repeated = target.unextended.first(where: { queue.isEntered($0) }) {
        reportExtensionCycle(closingAt: repeated, stack, &queue)
        continue
      }
      guard target.unextended.isEmpty else {
        stack += target.unextended
        continue
      }
      queue.finish(group, model.paths)
      stack.removeLast()
      if !copier.copy(target.path, into: group, &theme.flat, &model.paths, model.tokens) {
        diagnostics.report(
          .expansionTooLarge(
            tape.range(reference),
            "groups inherit more than \(Self.maximumInheritedCount) groups and tokens"))
        queue.finishAll()
      }
    }
  }

  /// The group to copy, and the groups that have to be extended first.
  private mutating func extensionTarget(
    of group: TokenPath, _ reference: NodeID, _ queue: ExtensionQueue, _ copier: GroupCopier
  ) -> (path: TokenPath, unextended: [TokenPath])? {
    let text = tape.string(reference)
    let range = tape.range(reference)
    let isReference = tape.name(ofKey: NodeID(index: reference.index - 1)) == .ref
    guard let names = extensionNames(text, isReference: isReference, range) else { return nil }
    // The outer group first: what it brings into the inner one counts as written there.
    if let outer = queue.untouchedAncestor(of: group, model.paths) { return (group, [outer]) }
    var path = TokenPath.root
    for (index, name) in names.enumerated() {
      if path != .root, queue.isWaiting(path), !model.paths.isPath(group, within: path) {
        return (path, [path])
      }
      let child = tape.names.find(name).flatMap { model.paths.find($0, in: path) }
      guard let child, theme.flat.isGroup(child) || theme.flat.token(at: child) != nil else {
        reportUnknownGroup(names, range, isReference)
        return nil
      }
      if let token = theme.flat.token(at: child) {
        // What stands there is faulty, and its own report says why.
        if model.tokens[token].isFaulty { return nil }
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
    return (path, queue.waiting(within: path, copier))
  }

  private mutating func extensionNames(
    _ text: String, isReference: Bool, _ range: SourceRange
  ) -> [String]? {
    if !isReference, case .alias(let names)? = CurlyReference(text) {
      return names
    }
    guard let pointer = try? JSONPointer(text) else {
      diagnostics.report(.badExtensionReference(range, text, isReference: isReference))
      return nil
    }
    return pointer.segments
  }

  private mutating func reportUnknownGroup(
    _ names: [String], _ range: SourceRange, _ isReference: Bool
  ) {
    guard !isIncomplete else { return }
    let groups =
      mayCompare(model.paths.count)
      ? model.paths.inTreeOrder.filter { theme.flat.isGroup($0) }.map(pathText) : []
    diagnostics.report(
      .unknownGroup(range, names.joined(separator: "."), among: groups, isReference: isReference))
  }

  private mutating func reportExtensionCycle(
    closingAt first: TokenPath, _ stack: [TokenPath], _ queue: inout ExtensionQueue
  ) {
    guard let start = stack.firstIndex(of: first) else { return }
    // The stack also holds groups that wait for their turn; those are not part of the chain.
    let chain = stack[start...].filter { queue.isEntered($0) }
    let links = chain.compactMap { group in
      queue[group].map { (name: pathText(group), range: tape.range($0)) }
    }
    diagnostics.report(.circularExtension(links))
    for group in chain { queue.finish(group, model.paths) }
  }
}
