/// Gives the groups of one theme what they inherit from other groups (DTCG Format module, section
/// 6.4), by `$extends` or as reference objects.
///
/// The copied value may be the target of a reference object, which is a group then and inherits.
struct GroupInheritance {
  /// The number of groups and tokens that a theme may inherit; more is refused, as groups that
  /// inherit from two others grow without bound.
  static let maximumInheritedCount = 300_000

  /// The tokens of the theme, with what was inherited so far.
  private(set) var flat: FlatTokens
  /// The declarations of the sources, and the paths of all that was inherited.
  private(set) var model: TokenModel
  private var queue = ExtensionQueue()
  private var tree = GroupTree()
  private var inheritedCount = 0
  let tape: JSONTape
  let reporter: ResolutionReporter

  init(
    _ flat: FlatTokens, of model: TokenModel, tape: JSONTape,
    reportingTo reporter: ResolutionReporter
  ) {
    self.flat = flat
    self.model = model
    self.tape = tape
    self.reporter = reporter
  }

  /// Makes groups of the reference objects that lead to groups, and of those that lead to them.
  mutating func findReferencedGroups() {
    guard model.hasReferenceObjects else { return }
    var waiting: [TokenPath: [(path: TokenPath, reference: NodeID)]] = [:]
    var found: [(path: TokenPath, reference: NodeID)] = []
    for (path, index) in flat.declarations {
      let token = model.tokens[index]
      guard token.isReferenceObject, model.paths.name(of: path) != .root,
        let reference = tape.member(.ref, of: token.object), tape.kind(reference) == .string,
        let pointer = try? JSONPointer(tape.string(reference)),
        let target = model.paths.find(pointer.segments, in: tape.names)
      else { continue }
      if flat.isGroup(target) {
        found.append((path, reference))
      } else {
        waiting[target, default: []].append((path, reference))
      }
    }
    while let (path, reference) = found.popLast() {
      guard let token = flat.token(at: path) else { continue }
      flat.makeGroup(path, of: model.tokens[token], extending: reference)
      found += waiting[path] ?? []
    }
  }

  mutating func extendGroups() {
    guard queueExtensions() else { return }
    tree = GroupTree(flat, model.paths)
    repeat {
      for (group, _) in flat.extensions { extend(from: group) }
    } while queueExtensions()
  }

  /// Queues the groups that inherit; whether there are new ones.
  private mutating func queueExtensions() -> Bool {
    findReferencedGroups()
    var isNew = false
    for (group, reference) in flat.extensions where queue[group] == nil {
      queue.add(group, reference, model.paths)
      isNew = true
    }
    return isNew
  }

  /// Extends a group and those that it inherits from, these first.
  private mutating func extend(from start: TokenPath) {
    var stack = [start]
    while let group = stack.last {
      guard let reference = queue.enter(group), let target = extensionTarget(of: group, reference)
      else {
        queue.finish(group, model.paths)
        stack.removeLast()
        continue
      }
      if let repeated = target.unextended.first(where: { queue.isEntered($0) }) {
        reportCycle(closingAt: repeated, stack)
        continue
      }
      guard target.unextended.isEmpty else {
        stack += target.unextended
        continue
      }
      queue.finish(group, model.paths)
      stack.removeLast()
      if !copy(target.path, into: group) {
        reporter.report(
          .expansionTooLarge(
            tape.range(reference),
            "groups inherit more than \(Self.maximumInheritedCount) groups and tokens"))
        queue.finishAll()
      }
    }
  }

  /// Copies a group into another, where what is there stays; `false` if bounds are exceeded.
  private mutating func copy(_ source: TokenPath, into group: TokenPath) -> Bool {
    var stack = [(from: source, to: group)]
    while let (from, to) = stack.popLast() {
      let stated = flat.entries[Int(from.index)]
      flat.inherit(token: nil, type: stated.type, deprecation: stated.deprecation, at: to)
      for child in tree[from] {
        inheritedCount += 1
        guard inheritedCount <= Self.maximumInheritedCount else { return false }
        let path = model.paths.child(model.paths.name(of: child), of: to)
        guard flat.token(at: path) == nil else { continue }
        guard let token = flat.token(at: child) else {
          if !flat.isGroup(path) { tree.add(path, to: to) }
          stack.append((child, path))
          continue
        }
        if flat.isGroup(path) { continue }
        if model.tokens[token].type == .none { flat.fallbackTypes[path] = type(at: child) }
        flat.inherit(token: token, type: .none, deprecation: nil, at: path)
        tree.add(path, to: to)
      }
    }
    return true
  }

  private func type(at token: TokenPath) -> DeclaredType {
    model.paths.lineage(of: token).lazy.map { flat.entries[Int($0.index)].type }
      .first { $0 != .none } ?? flat.fallbackTypes[token] ?? .none
  }

  /// The group to copy, and the groups that have to be extended first; `nil` when what is named is
  /// not a group, which is reported.
  private func extensionTarget(
    of group: TokenPath, _ reference: NodeID
  ) -> (path: TokenPath, unextended: [TokenPath])? {
    let range = tape.range(reference)
    let isReference = tape.name(ofKey: NodeID(index: reference.index - 1)) == .ref
    let id: Diagnostic.ID = isReference ? .badReference : .badExtends
    guard let names = names(of: reference, isReference) else { return nil }
    // The outer group first: what it brings into the inner one counts as written there.
    if let outer = queue.untouchedAncestor(of: group, model.paths) { return (group, [outer]) }
    var path = TokenPath.root
    for (index, name) in names.enumerated() {
      if path != .root, queue.isWaiting(path), !model.paths.isPath(group, within: path) {
        return (path, [path])
      }
      let child = tape.names.find(name).flatMap { model.paths.find($0, in: path) }
      guard let child, flat.contains(child) else {
        reportUnknownGroup(names, range, id)
        return nil
      }
      if let token = flat.token(at: child) {
        // What stands there is faulty, and its own report says why.
        if model.tokens[token].isFaulty { return nil }
        reporter.report(.extendsToken(range, names[...index].joined(separator: "."), id))
        return nil
      }
      path = child
    }
    if model.paths.isPath(group, within: path) {
      reporter.report(.extendsItself(range, text(of: group), text(of: path)))
      return nil
    }
    return (path, queue.waiting(within: path, tree))
  }

  /// The names of the group that a string names: `{group}` in `$extends`, or a pointer.
  private func names(of reference: NodeID, _ isReference: Bool) -> [String]? {
    let text = tape.string(reference)
    if !isReference, case .alias(let names)? = AliasSyntax(text) { return names }
    if let pointer = try? JSONPointer(text) { return pointer.segments }
    let range = tape.range(reference)
    reporter.report(isReference ? .notAPointer(range, text) : .namesNoGroup(range, text))
    return nil
  }

  // MARK: Reports

  func text(of path: TokenPath) -> String { model.paths.string(path, tape.names) }

  private func reportUnknownGroup(_ names: [String], _ range: SourceRange, _ id: Diagnostic.ID) {
    guard !reporter.isIncomplete else { return }
    let groups =
      reporter.mayCompare(model.paths.count)
      ? model.paths.inTreeOrder.filter { flat.isGroup($0) }.map { text(of: $0) } : []
    reporter.report(.unknownGroup(range, names.joined(separator: "."), among: groups, id))
  }

  /// Reports the groups from `first` to the end of the stack as a cycle and gives them up.
  private mutating func reportCycle(closingAt first: TokenPath, _ stack: [TokenPath]) {
    guard let start = stack.firstIndex(of: first) else { return }
    // The stack also holds groups that wait for their turn; those are not part of the chain.
    let chain = stack[start...].filter { queue.isEntered($0) }
    let links = chain.compactMap { group in
      queue[group].map { (name: text(of: group), range: tape.range($0)) }
    }
    reporter.report(.circularExtension(links))
    for group in chain { queue.finish(group, model.paths) }
  }
}
