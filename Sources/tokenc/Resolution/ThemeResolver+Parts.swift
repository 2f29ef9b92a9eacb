/// The pieces that values are made of, each of which may be a reference.
extension ThemeResolver {
  // MARK: References in place of a value or a part

  /// A sub-value that may be a reference to a token of its type.
  mutating func subValue<Value>(
    _ node: NodeID, _ type: TokenType, _ extract: (TokenValue) -> Value?,
    _ read: (inout Self, NodeID) -> Value?
  ) -> Value? {
    guard let reference = reference(in: node) else { return read(&self, node) }
    reading.usesReferences = true
    switch tape.kind(node) == .string ? alias(node) : follow(reference) {
    case .fault:
      return nil
    case .part(let part):
      // A part may hold an alias, which leads to a token and so no further.
      return subValue(part, type, extract, read)
    case .token(let path):
      guard let found = evaluated(path) else { return nil }
      if let value = extract(found) { return value }
      diagnostics.report(
        .typeMismatch(
          tape.range(reference), expected: type, found: found.type, name: pathText(path),
          declared: declarationRange(of: path)))
      return nil
    }
  }

  /// The value of a token that another one needs; `nil` while it has none.
  private mutating func evaluated(_ path: TokenPath) -> TokenValue? {
    switch theme.states[Int(path.index)] {
    case .done(let value): return values.values[Int(value)]
    case .failed: return nil
    case .waiting, .entered:
      reading.needs.append(path)
      return nil
    }
  }

  /// What stands at a place that takes a literal or a pointer to one.
  enum Part {
    case node(NodeID)
    /// The value of a whole token.
    case token(TokenValue, TokenPath, reference: NodeID)
  }

  mutating func part(_ node: NodeID) -> Part? {
    guard tape.kind(node) == .object, let reference = tape.member(.ref, of: node) else {
      return .node(node)
    }
    reading.usesReferences = true
    switch follow(reference) {
    case .fault: return nil
    case .part(let part): return .node(part)
    case .token(let path):
      return evaluated(path).map { .token($0, path, reference: reference) }
    }
  }

  /// A number, written or pointed at.
  mutating func number(_ node: NodeID, _ what: String) -> Double? {
    switch part(node) {
    case .node(let node) where tape.kind(node) == .number:
      let value = tape.number(node)
      if value.isFinite { return value }
      diagnostics.report(.numberTooLarge(tape.range(node), tape.text(node)))
    case .node(let node):
      reportUnexpected(node, "a number as \(what)")
    case .token(.number(let value), _, _):
      return value
    case .token(let value, let path, let reference):
      reportMismatch(reference, .number, value, path)
    case nil:
      break
    }
    return nil
  }

  /// A number within bounds, written or pointed at.
  mutating func number(_ node: NodeID, _ what: String, in range: ClosedRange<Double>) -> Double? {
    guard let value = number(node, what) else { return nil }
    if range.contains(value) { return value }
    diagnostics.report(.outOfRange(tape.opening(node), what, value, range.text))
    return nil
  }

  /// A string, written or pointed at, and the node that holds it.
  mutating func string(_ node: NodeID, _ what: String) -> (text: String, node: NodeID)? {
    switch part(node) {
    case .node(let found) where tape.kind(found) == .string:
      if isCurlyAlias(found) {
        diagnostics.report(.aliasInPart(tape.range(found), tape.string(found)))
        return nil
      }
      return (tape.string(found), found == node ? node : node)
    case .node(let node):
      reportUnexpected(node, what)
    case .token(.fontFamily(let family), _, _) where !family.isList && family.names.count == 1:
      return (family.names[0], node)
    case .token(let value, let path, let reference):
      reportMismatch(reference, .fontFamily, value, path)
    case nil:
      break
    }
    return nil
  }

  /// One of a closed family of words, written or pointed at.
  mutating func keyword<Word: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String, id: Diagnostic.ID = .invalidValue
  ) -> Word? where Word.RawValue == String {
    guard let (text, _) = string(node, what) else { return nil }
    if let word = Word(rawValue: text) { return word }
    diagnostics.report(
      .unknownKeyword(
        id, tape.opening(node), text, what, known: Word.allCases.map(\.rawValue)))
    return nil
  }

  /// The elements of an array, written or pointed at.
  mutating func array(_ node: NodeID, _ what: String) -> (elements: [NodeID], node: NodeID)? {
    switch part(node) {
    case .node(let found) where tape.kind(found) == .array:
      return (tape.elements(of: found), found)
    case .node(let found):
      reportUnexpected(found, what)
    case .token(let value, let path, let reference):
      diagnostics.report(
        .wrongReference(
          tape.range(reference), expected: what, name: pathText(path), found: value.type))
    case nil:
      break
    }
    return nil
  }

  private func isCurlyAlias(_ node: NodeID) -> Bool { reference(in: node) == node }

  // MARK: Objects

  /// The members of a value's object, in the order of `names`; the required ones come first.
  ///
  /// - Returns: `nil` when the node is no object or its members are wrong, which is reported.
  mutating func members(
    _ node: NodeID, of what: String, _ names: [Name], required: Int
  ) -> [NodeID?]? {
    guard tape.kind(node) == .object else {
      reportUnexpected(node, what)
      return nil
    }
    var found = [NodeID?](repeating: nil, count: names.count)
    var unknown: [JSONMember] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      if let index = names.firstIndex(of: member.name) {
        found[index] = member.value
      } else {
        unknown.append(member)
      }
    }
    var missing = (0..<required).filter { found[$0] == nil }.map { tape.names.string(names[$0]) }
    guard !unknown.isEmpty || !missing.isEmpty else { return found }
    let known = names.map { tape.names.string($0) }
    for member in unknown {
      let name = tape.names.string(member.name)
      let nearest = Suggestion.nearest(to: name, among: known).first
      // A misspelt member is not missing as well.
      missing.removeAll { $0 == nearest }
      diagnostics.report(
        .unknownMember(tape.range(member.key), name, of: what, known: known, nearest: nearest))
    }
    if !missing.isEmpty {
      diagnostics.report(.missingMembers(tape.opening(node), missing, of: what))
    }
    return nil
  }

  // MARK: Reports

  mutating func reportUnexpected(_ node: NodeID, _ what: String) {
    guard tape.kind(node) != .invalid else { return }
    if isCurlyAlias(node) {
      diagnostics.report(.aliasInPart(tape.range(node), tape.string(node)))
    } else {
      diagnostics.report(
        .unexpectedValue(tape.opening(node), expected: what, found: ValueSummary(node, in: tape)))
    }
  }

  private mutating func reportMismatch(
    _ reference: NodeID, _ expected: TokenType, _ found: TokenValue, _ path: TokenPath
  ) {
    diagnostics.report(
      .typeMismatch(
        tape.range(reference), expected: expected, found: found.type, name: pathText(path),
        declared: declarationRange(of: path)))
  }
}

extension ClosedRange<Double> {
  /// The bounds as messages show them, for example `0 to 1`.
  fileprivate var text: String {
    "\(JSONNumber.text(lowerBound)) to \(JSONNumber.text(upperBound))"
  }
}
