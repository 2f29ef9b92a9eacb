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

  /// The node that is a token's value in this theme.
  func valueNode(of token: TokenDeclaration) -> NodeID {
    token.valueNode(in: theme.input, of: tape)
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
    let target = tape.kind(node) == .string ? alias(node) : follow(reference)
    switch target {
    case .fault:
      return .fault
    case .token(let target):
      theme.aliasTargets[path] = target
      return evaluateAlias(token, to: target, reference)
    case .part(let part):
      guard let type = type(of: token, at: path) else { return .fault }
      return read(part, as: type, for: token, at: path)
    }
  }

  private mutating func evaluateAlias(
    _ token: TokenDeclaration, to target: TokenPath, _ reference: NodeID
  ) -> Outcome {
    switch theme.states[Int(target.index)] {
    case .waiting, .entered: return .needs([target])
    case .failed: return .fault
    case .done(let value):
      let found = values.values[Int(value)].type
      switch token.type {
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

  /// A token's own type or its nearest group's; `nil` when there is none, which is reported.
  private mutating func type(of token: TokenDeclaration, at path: TokenPath) -> TokenType? {
    switch token.type {
    case .type(let type, _): return type
    case .invalid: return nil
    case .none:
      switch theme.inheritedType(of: path) {
      case .type(let type, _): return type
      case .invalid: return nil
      case .none:
        diagnostics.report(.missingType(tape.opening(token.object), pathText(path)))
        return nil
      }
    }
  }

  private mutating func read(
    _ node: NodeID, as type: TokenType, for token: TokenDeclaration, at path: TokenPath
  ) -> Outcome {
    switch findings[Int(node.index)] {
    case .value(let value) where values.values[Int(value)].type == type: return .value(Int(value))
    case .fault: return .fault
    default: break
    }
    reading = Reading()
    guard var value = value(node, as: type) else {
      if !reading.needs.isEmpty { return .needs(reading.needs) }
      if !reading.usesReferences {
        findings[Int(node.index)] = .fault
        noteTypeSource(of: token, at: path)
      }
      return .fault
    }
    if case .typography(var typography) = value, let extensions = token.extensions {
      typography.options = typographyOptions(in: extensions)
      value = .typography(typography)
    }
    guard !reading.usesReferences, node == valueNode(of: token) else {
      return .value(values.intern(value))
    }
    let index = values.add(value)
    findings[Int(node.index)] = .value(Int32(index))
    return .value(index)
  }

  /// Adds to the last report where the type came from that the value doesn't fit.
  private mutating func noteTypeSource(of token: TokenDeclaration, at path: TokenPath) {
    guard token.type == .none, case .type(let type, let node) = theme.inheritedType(of: path)
    else { return }
    diagnostics.addNote(
      Diagnostic.Note(
        message: "'\(pathText(path))' is a \(type.rawValue) by this group", range: tape.range(node)),
      within: tape.range(token.value))
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
}
