/// The value of one token, and where its type comes from (DTCG Format module, section 5.2.2).
extension ThemeResolver {
  /// How far the evaluation of a token came.
  enum Outcome {
    /// The value's index in the pool.
    case value(Int)
    /// The tokens that have to be evaluated first.
    case needs([TokenPath])
    /// Something faulty, which was reported, here or there.
    case fault
  }

  mutating func evaluateToken(at path: TokenPath) -> Outcome {
    guard let index = theme.flat.token(at: path), !model.tokens[index].isFaulty else {
      return .fault
    }
    let token = model.tokens[index]
    let node = valueNode(of: token)
    guard let reference = reference(in: node) else {
      guard let type = type(of: token, at: path) else { return .fault }
      return read(node, as: type, for: token, at: path)
    }
    if tape.kind(node) != .string { theme.solitary.insert(path) }
    guard token.isReferenceObject || checkNothingBeside(reference, in: node) else { return .fault }
    switch target(of: node, reference) {
    case .fault:
      return .fault
    case .token(let target):
      theme.aliasTargets[Int(path.index)] = target
      return evaluateAlias(token.type, to: target, reference)
    case .alias(let target):
      guard let type = type(of: token, at: path) else { return .fault }
      return evaluateAlias(.type(type, at: node), to: target, reference)
    case .part(let part, let owner):
      guard let type = type(of: token, at: path) else { return .fault }
      return read(part, of: owner, reference, as: type)
    }
  }

  private mutating func evaluateAlias(
    _ type: DeclaredType, to target: TokenPath, _ reference: NodeID
  ) -> Outcome {
    switch theme.states[Int(target.index)] {
    case .waiting, .entered: return .needs([target])
    case .failed: return .fault
    case .done(let value):
      let found = values.values[Int(value)].type
      switch type {
      case .none: return .value(Int(value))
      case .invalid: return .fault
      case .type(let type, _):
        if type == found { return .value(Int(value)) }
        diagnostics.report(
          .typeMismatch(
            tape.range(reference), expected: type, found: found, name: pathText(target),
            declared: declarationRange(of: target)))
        return .fault
      }
    }
  }

  /// A token's own type or its nearest group's, or that of the token that it replaces; `nil` when
  /// there is none, which is reported.
  private mutating func type(of token: TokenDeclaration, at path: TokenPath) -> TokenType? {
    switch token.type == .none ? theme.inheritedType(of: path) : token.type {
    case .type(let type, _):
      return type
    case .invalid:
      return nil
    case .none:
      if let (type, earlier) = replacedType(at: path) {
        theme.solitary.insert(path)
        diagnostics.report(
          .typeOfReplacedToken(
            tape.opening(token.object), pathText(path), type, earlier: tape.opening(earlier)))
        return type
      }
      let text = tape.kind(token.value) == .string ? tape.string(token.value) : ""
      diagnostics.report(.missingType(tape.opening(token.object), pathText(path), DraftForm(text)))
      return nil
    }
  }

  /// The type of the token that the one at a path replaces, and that token's object.
  ///
  /// The aliases of a replaced token are followed by their text alone: it counts no more, so what
  /// is wrong with it is no fault.
  private func replacedType(at path: TokenPath) -> (type: TokenType, object: NodeID)? {
    guard let first = theme.flat.replacedDeclarations[path] else { return nil }
    let object = model.tokens[first].object
    var index = first
    var path = path
    var seen: Set<Int> = []
    while seen.insert(index).inserted {
      if case .type(let type, _) = model.tokens[index].type { return (type, object) }
      if let earlier = theme.flat.replacedDeclarations[path],
        case .type(let type, _) = model.tokens[earlier].type
      {
        return (type, object)
      }
      let value = model.tokens[index].value
      guard tape.kind(value) == .string,
        case .alias(let names)? = CurlyReference(tape.string(value)),
        let next = model.paths.find(names, in: tape.names), let target = theme.flat.token(at: next)
      else { break }
      index = target
      path = next
    }
    guard case .type(let type, _) = theme.inheritedType(of: path) else { return nil }
    return (type, object)
  }

  private mutating func read(
    _ node: NodeID, as type: TokenType, for token: TokenDeclaration, at path: TokenPath
  ) -> Outcome {
    switch findings[node] {
    case .value(let value) where values.values[value].type == type: return .value(value)
    case .fault: return .fault
    default: break
    }
    reading = Reading()
    guard var value = value(node, as: type) else {
      if !reading.needs.isEmpty { return .needs(reading.needs) }
      if !reading.usesReferences {
        findings[node] = .fault
        noteTypeSource(of: token, at: path)
      }
      return .fault
    }
    if case .typography(var typography) = value, let extensions = token.extensions {
      typography.options = typographyOptions(in: extensions)
      value = .typography(typography)
    }
    guard !reading.usesReferences else {
      if reading.followsPointers {
        theme.solitary.insert(path)
      } else if case .unknown = findings[node] {
        findings[node] = .parts(partUses.count)
        partUses.append(reading.uses)
      }
      return .value(values.intern(value))
    }
    let index = values.add(value)
    findings[node] = .value(index)
    return .value(index)
  }

  /// Reads a part of another value as the value of a token.
  private mutating func read(
    _ part: NodeID, of owner: TokenPath?, _ reference: NodeID, as type: TokenType
  ) -> Outcome {
    reading = Reading(usesReferences: true)
    guard isSound(owner),
      let value = reading(part, for: reference, { $0.value($1, as: type) })
    else { return reading.needs.isEmpty ? .fault : .needs(reading.needs) }
    return .value(values.intern(value))
  }

  /// Adds to the last report where the type came from that the value doesn't fit.
  private mutating func noteTypeSource(of token: TokenDeclaration, at path: TokenPath) {
    guard token.type == .none, case .type(let type, var node) = theme.inheritedType(of: path)
    else { return }
    // Of several files that state the group's type, the token's own is the one to look at.
    let file = tape.range(token.object).file
    for group in model.groups where tape.range(group.object).file == file {
      if case .type(type, let own) = group.type, model.paths.isPath(path, within: group.path) {
        node = own
      }
    }
    diagnostics.addNote(
      Diagnostic.Note(
        message: "'\(pathText(path))' is a \(type.rawValue) by this group", range: tape.range(node)),
      toInvalidValueAt: tape.range(token.value))
  }

  /// Where a token is declared: its name.
  func declarationRange(of path: TokenPath) -> SourceRange? {
    theme.flat.token(at: path).map { index in
      tape.range(NodeID(index: model.tokens[index].object.index - 1))
    }
  }
}

/// What is learnt while one value is read.
struct Reading: Sendable {
  /// Tokens that the value refers to and that have no value yet.
  var needs: [TokenPath] = []
  /// Whether the value differs by theme, as far as its text can tell.
  var usesReferences = false
  /// The tokens that its parts are aliases of.
  var uses: [TokenPath] = []
  /// Whether some reference is a pointer, which may lead through anything.
  var followsPointers = false
  /// The reference on whose behalf something is read that stands elsewhere.
  var reference: NodeID?
}
