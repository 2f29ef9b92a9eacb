/// Evaluates the tokens of a theme, each after those that it depends on: its type (DTCG Format
/// module, section 5.2.2), what it is an alias of (section 7), its value (sections 8 and 9).
struct TokenEvaluator {
  /// The theme whose tokens are evaluated; others of the same run may follow.
  var theme: UnresolvedTheme {
    didSet {
      reader.theme = theme
      baseTypes = [:]
    }
  }
  /// The types of tokens that chains of aliases led to; see ``typeOfBase(of:)``.
  private var baseTypes: [TokenPath: TokenType] = [:]
  /// The values that nodes were found to have, in this theme or an earlier one.
  private(set) var cache: NodeCache
  private var reader: ValueReader
  private let tape: JSONTape
  private let reporter: ResolutionReporter

  private enum Outcome {
    /// The value's index in the pool.
    case value(Int, Evaluation.Uses)
    /// The tokens that have to be evaluated first.
    case needs([TokenPath])
    case fault
  }

  init(_ theme: UnresolvedTheme, reportingTo reporter: ResolutionReporter) {
    self.theme = theme
    self.reporter = reporter
    tape = theme.tape
    cache = NodeCache(nodeCount: tape.nodes.count)
    reader = ValueReader(theme, reportingTo: reporter)
  }

  /// The different values of all themes so far.
  var values: [TokenValue] { reader.pool.values }
  var order: EvaluationOrder { reader.order }

  func isOpen(_ path: TokenPath) -> Bool { reader.order.isOpen(path) }

  /// A token as themes have it; `nil` when it has no value.
  func resolvedToken(at path: TokenPath) -> ResolvedToken? {
    guard let declaration = theme.flat.token(at: path),
      let evaluation = reader.order.evaluation(of: path)
    else { return nil }
    return ResolvedToken(
      path: path, declaration: Int32(declaration), value: evaluation.value,
      aliasTarget: evaluation.aliasTarget,
      deprecation: theme.model.deprecation(ofToken: declaration)
        ?? theme.inheritedDeprecation(of: path))
  }

  mutating func keep(_ evaluation: Evaluation, of path: TokenPath) {
    reader.order.keep(evaluation, of: path)
  }

  mutating func evaluate(_ start: TokenPath) {
    reader.order.push(start)
    while let path = reader.order.next() {
      switch evaluateToken(at: path) {
      case .value(let value, let uses):
        reader.order.finish(path, Evaluation(value: Int32(value), uses: uses))
      case .fault:
        reader.order.fail(path)
      case .needs(let paths):
        let cycle = reader.order.wait(for: paths)
        if !cycle.isEmpty { reportCycle(cycle) }
      }
    }
  }

  /// Reports tokens that refer to one another, each at its reference to the next.
  private mutating func reportCycle(_ chain: [TokenPath]) {
    let links = chain.enumerated().compactMap {
      index, path -> (name: String, range: SourceRange)? in
      let next = chain[(index + 1) % chain.count]
      guard let token = theme.token(at: path) else { return nil }
      let value = theme.valueNode(of: token)
      let reference = reader.references.firstReference(in: value, to: next) ?? value
      return (theme.text(of: path), tape.range(reference))
    }
    reporter.report(.circularAlias(links))
  }

  // MARK: One token

  private mutating func evaluateToken(at path: TokenPath) -> Outcome {
    guard let token = theme.token(at: path), !token.isFaulty else { return .fault }
    let node = theme.valueNode(of: token)
    reader.references.aliases.referrer = path
    guard let reference = tape.reference(in: node) else {
      guard let (type, isKept) = type(of: token, at: path) else { return .fault }
      let outcome = read(node, as: type, for: token, at: path)
      if isKept, case .value(let value, _) = outcome { return .value(value, .more) }
      return outcome
    }
    guard token.isReferenceObject || reader.checkNothingBeside(reference, in: node) else {
      return .fault
    }
    switch reader.references.target(of: node, reference) {
    case .fault:
      return .fault
    case .token(let target):
      let isAlias = tape.kind(node) == .string
      return evaluateAlias(
        token.type, reference, target, isAlias ? .alias(target) : .pointer(target))
    case .alias(let target):
      guard let (type, _) = type(of: token, at: path) else { return .fault }
      return evaluateAlias(.type(type, at: node), reference, target, .more)
    case .part(let part, let owner):
      guard let (type, _) = type(of: token, at: path) else { return .fault }
      guard let value = reader.read(part, of: owner, for: reference, as: type) else {
        return reader.findings.needs.isEmpty ? .fault : .needs(reader.findings.needs)
      }
      return .value(reader.pool.intern(value), .more)
    }
  }

  /// Gives a token the value of another, if that has its type.
  private func evaluateAlias(
    _ type: DeclaredType, _ reference: NodeID, _ target: TokenPath, _ uses: Evaluation.Uses
  ) -> Outcome {
    switch reader.order[target] {
    case .waiting, .entered: return .needs([target])
    case .failed: return .fault
    case .done(let evaluation):
      let found = reader.pool[evaluation.value].type
      switch type {
      case .none, .type(found, _):
        return .value(Int(evaluation.value), uses)
      case .invalid:
        return .fault
      case .type(let type, _):
        reporter.report(
          .typeMismatch(
            tape.range(reference), expected: "a \(type.rawValue)", found: found,
            name: theme.text(of: target), declared: theme.declarationRange(of: target)))
        return .fault
      }
    }
  }

  private mutating func read(
    _ node: NodeID, as type: TokenType, for token: TokenDeclaration, at path: TokenPath
  ) -> Outcome {
    switch cache[node] {
    case .value(let value) where reader.pool[Int32(value)].type == type:
      return .value(value, .nothing)
    case .fault:
      return .fault
    default:
      break
    }
    guard let value = reader.read(node, as: type, extensions: token.extensions) else {
      if !reader.findings.needs.isEmpty { return .needs(reader.findings.needs) }
      if !reader.findings.usesReferences {
        cache.keepFault(of: node)
        noteTypeSource(of: token, at: path)
      }
      return .fault
    }
    if reader.findings.usesReferences {
      let uses: Evaluation.Uses =
        reader.findings.followsPointers
        ? .more : .parts(cache.keepUses(reader.findings.uses, of: node))
      return .value(reader.pool.intern(value), uses)
    }
    let index = reader.pool.add(value)
    cache.keepValue(index, of: node)
    return .value(index, .nothing)
  }

  // MARK: Types

  /// A token's own type or its nearest group's, or else that of the token that it replaces, which is
  /// kept with a warning; `nil` when there is none, which is reported.
  private mutating func type(
    of token: TokenDeclaration, at path: TokenPath
  ) -> (type: TokenType, isKept: Bool)? {
    switch token.type == .none ? theme.inheritedType(of: path) : token.type {
    case .type(let type, _):
      return (type, false)
    case .invalid:
      return nil
    case .none:
      let range = tape.opening(token.object)
      if let type = typeOfBase(of: token) { return (type, false) }
      guard let (type, earlier) = theme.replacedType(at: path) else {
        if let diagnostic = reader.aliasWithoutBraces(token.value) {
          reporter.report(diagnostic)
        } else {
          let form = tape.stringValue(token.value).flatMap { DraftValue($0) }
          let type = TokenType(certainOf: token.value, in: tape)
          reporter.report(.missingType(range, theme.text(of: path), form, type))
        }
        return nil
      }
      reporter.report(
        .typeOfReplacedToken(range, theme.text(of: path), type, earlier: tape.opening(earlier)))
      return (type, true)
    }
  }

  /// The type of the token that a `$value` refers to, where another context has a literal in its place.
  ///
  /// A token without a type has that of the token it refers to (Format module, section 8). The value
  /// of a context belongs to the same token, so it has that type, too.
  private mutating func typeOfBase(of token: TokenDeclaration) -> TokenType? {
    guard token.modes != nil else { return nil }
    var chain: [TokenPath] = []
    var visited: Set<TokenPath> = []
    var current = token
    var found: TokenType?
    while found == nil, tape.kind(current.value) == .string,
      let reference = tape.reference(in: current.value),
      case .token(let target) = reader.references.target(of: current.value, reference),
      visited.insert(target).inserted, let next = theme.token(at: target)
    {
      chain.append(target)
      if let known = baseTypes[target] {
        found = known
      } else if case .type(let type, _) = next.type == .none
        ? theme.inheritedType(of: target) : next.type
      {
        found = type
      }
      current = next
    }
    if let found {
      for path in chain { baseTypes[path] = found }
    }
    return found
  }

  /// Adds to the last report where the type came from that the value doesn't fit.
  private func noteTypeSource(of token: TokenDeclaration, at path: TokenPath) {
    guard token.type == .none, case .type(let type, var node) = theme.inheritedType(of: path)
    else { return }
    // Of several files that state the group's type, the token's own is the one to look at.
    let file = tape.range(token.object).file
    for group in theme.model.groups where tape.range(group.object).file == file {
      if case .type(type, let own) = group.type, theme.model.paths.isPath(path, within: group.path)
      {
        node = own
      }
    }
    let message = "'\(theme.text(of: path))' is a \(type.rawValue) by this group"
    reporter.diagnostics.addNote(
      Diagnostic.Note(message: message, range: tape.range(node)),
      toInvalidValueAt: tape.range(token.value))
  }
}
