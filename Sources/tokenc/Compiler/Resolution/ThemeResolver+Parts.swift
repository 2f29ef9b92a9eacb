/// The pieces that values are made of, each of which may be a reference.
extension ThemeResolver {
  // MARK: References in place of a value or a part

  /// A sub-value that may be a reference to a token of its type.
  mutating func subValue<Value>(
    _ node: NodeID, _ type: TokenType, _ extract: (TokenValue) -> Value?,
    _ read: (inout Self, NodeID) -> Value?
  ) -> Value? {
    guard let reference = reference(in: node) else { return read(&self, node) }
    return referenced(node, reference, read) { resolver, found, path in
      if let value = extract(found) { return value }
      resolver.reportMismatch(reference, type, found, path)
      return nil
    }
  }

  /// A literal, or a pointer object that leads to one or to a token.
  mutating func pointed<Value>(
    _ node: NodeID, _ read: (inout Self, NodeID) -> Value?,
    token: (inout Self, TokenValue, TokenPath, NodeID) -> Value?
  ) -> Value? {
    guard tape.kind(node) == .object, let reference = tape.member(.ref, of: node) else {
      return read(&self, node)
    }
    return referenced(node, reference, read) { token(&$0, $1, $2, reference) }
  }

  /// Reads what a reference leads to: a part, or the value of a token.
  private mutating func referenced<Value>(
    _ node: NodeID, _ reference: NodeID, _ read: (inout Self, NodeID) -> Value?,
    _ extract: (inout Self, TokenValue, TokenPath) -> Value?
  ) -> Value? {
    reading.usesReferences = true
    guard checkNothingBeside(reference, in: node) else { return nil }
    switch target(of: node, reference) {
    case .fault:
      return nil
    case .part(let part, let owner):
      guard isSound(owner) else { return nil }
      return reading(part, for: reference, read)
    case .token(let path), .alias(let path):
      reading.uses.append(path)
      return evaluated(path).flatMap { extract(&self, $0, path) }
    }
  }

  /// Reads a node elsewhere on behalf of a reference: what is wrong with it is wrong with that.
  mutating func reading<Value>(
    _ part: NodeID, for reference: NodeID, _ read: (inout Self, NodeID) -> Value?
  ) -> Value? {
    let outer = reading.reference
    reading.reference = outer ?? reference
    defer { reading.reference = outer }
    return read(&self, part)
  }

  /// Where a message about a node points: to the node, or to the reference that led there.
  func place(_ node: NodeID) -> SourceRange {
    if let reference = reading.reference { return tape.range(reference) }
    if tape.kind(node) == .object, let reference = tape.member(.ref, of: node) {
      return tape.range(reference)
    }
    return tape.opening(node)
  }

  /// Whether a token that a part is taken from has no fault. One that has reports it itself.
  mutating func isSound(_ owner: TokenPath?) -> Bool {
    guard let owner else { return true }
    switch theme.states[Int(owner.index)] {
    case .done, .entered: return true
    case .failed: return false
    case .waiting:
      reading.needs.append(owner)
      return false
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

  /// Reports members beside a `$ref` that stands for a value: they would be lost.
  mutating func checkNothingBeside(_ reference: NodeID, in node: NodeID) -> Bool {
    guard tape.kind(node) == .object else { return true }
    var isAlone = true
    var members = tape.members(of: node)
    while let member = tape.next(&members) {
      if member.name == .ref { continue }
      diagnostics.report(
        .memberBesideReference(tape.range(member.key), tape.names.string(member.name)))
      isAlone = false
    }
    return isAlone
  }

  // MARK: Scalars and arrays

  /// A number, written or pointed at, within bounds if there are some.
  mutating func number(
    _ node: NodeID, _ what: String, in range: ClosedRange<Double>? = nil
  ) -> Double? {
    let value = pointed(node) { resolver, found in
      resolver.number(literal: found, what)
    } token: { resolver, value, path, reference in
      resolver.number(value, path, reference)
    }
    guard let value, let range, !range.contains(value) else { return value }
    diagnostics.report(.outOfRange(place(node), what, value, range.text))
    return nil
  }

  mutating func number(literal node: NodeID, _ what: String) -> Double? {
    guard tape.kind(node) == .number else {
      reportUnexpected(node, "a number as \(what)")
      return nil
    }
    let value = tape.number(node)
    if value.isFinite { return value }
    diagnostics.report(.numberTooLarge(place(node), tape.text(node)))
    return nil
  }

  /// The number that a token is which a pointer leads to.
  mutating func number(
    _ value: TokenValue, _ path: TokenPath, _ reference: NodeID
  ) -> Double? {
    if case .number(let number) = value { return number }
    reportMismatch(reference, .number, value, path)
    return nil
  }

  /// A string, written or pointed at.
  mutating func string(_ node: NodeID, _ what: String) -> String? {
    pointed(node) { resolver, found -> String? in
      guard resolver.tape.kind(found) == .string, resolver.reference(in: found) == nil else {
        resolver.reportUnexpected(found, what)
        return nil
      }
      return resolver.tape.string(found)
    } token: { resolver, value, path, reference in
      if case .fontFamily(let family) = value, !family.isList, let name = family.names.first {
        return name
      }
      resolver.reportWrongReference(reference, what, value, path)
      return nil
    }
  }

  /// One of a closed family of words, written or pointed at.
  mutating func keyword<Word: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String
  ) -> Word? where Word.RawValue == String {
    guard let text = string(node, what) else { return nil }
    if let word = Word(rawValue: text) { return word }
    diagnostics.report(
      .unknownKeyword(place(node), text, what, known: Word.allCases.map(\.rawValue)))
    return nil
  }

  /// A choice of the library, by the name that it has in token files.
  mutating func choice<Choice: CaseIterable>(
    _ node: NodeID, _ what: String, name: (Choice) -> String
  ) -> Choice? {
    guard let text = string(node, what) else { return nil }
    if let choice = Choice.allCases.first(where: { name($0) == text }) { return choice }
    diagnostics.report(.unknownKeyword(place(node), text, what, known: Choice.allCases.map(name)))
    return nil
  }

  /// A unit, written or pointed at.
  mutating func unit<Unit: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String
  ) -> Unit? where Unit.RawValue == String {
    guard let text = string(node, what) else { return nil }
    if let unit = Unit(rawValue: text) { return unit }
    diagnostics.report(.unknownUnit(place(node), text, what, known: Unit.allCases.map(\.rawValue)))
    return nil
  }

  mutating func boolean(_ node: NodeID, _ what: String) -> Bool? {
    let what = "true or false as \(what)"
    return pointed(node) { resolver, found -> Bool? in
      switch resolver.tape.kind(found) {
      case .true: return true
      case .false: return false
      default:
        resolver.reportUnexpected(found, what)
        return nil
      }
    } token: { resolver, value, path, reference in
      resolver.reportWrongReference(reference, what, value, path)
      return nil
    }
  }

  /// What `read` makes of an array, written or pointed at.
  mutating func array<Value>(
    _ node: NodeID, _ what: String,
    _ read: (inout Self, _ array: NodeID) -> Value?
  ) -> Value? {
    pointed(node) { resolver, found -> Value? in
      guard resolver.tape.kind(found) == .array else {
        resolver.reportUnexpected(found, what)
        return nil
      }
      return read(&resolver, found)
    } token: { resolver, value, path, reference in
      resolver.reportWrongReference(reference, what, value, path)
      return nil
    }
  }

  // MARK: Objects

  /// The members of a value's object.
  ///
  /// - Returns: `nil` when the node is no object or its members are wrong, which is reported.
  mutating func members(_ node: NodeID, _ list: MemberList) -> MemberNodes? {
    guard tape.kind(node) == .object else {
      reportUnexpected(node, list.what, as: list.type)
      return nil
    }
    var found = MemberNodes()
    var unknown: [JSONMember] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      if let index = list.names.firstIndex(of: member.name) {
        found[index] = member.value
      } else {
        unknown.append(member)
      }
    }
    let required = 0..<list.requiredCount
    if unknown.isEmpty, required.allSatisfy({ found[$0] != nil }) { return found }
    var missing = required.filter { found[$0] == nil }.map { tape.names.string(list.names[$0]) }
    let known = list.names.map { tape.names.string($0) }
    for member in unknown {
      let name = tape.names.string(member.name)
      let nearest = Suggestion.nearest(to: name, among: known).first
      // A misspelt member is not missing as well.
      missing.removeAll { $0 == nearest }
      diagnostics.report(
        .unknownMember(place(member.key), name, of: list.what, known: known, nearest: nearest))
    }
    if !missing.isEmpty {
      diagnostics.report(.missingMembers(place(node), missing, of: list.what))
    }
    return nil
  }

  // MARK: Reports

  /// - Parameters:
  ///   - type: the type that is expected, if it is one with a form in earlier drafts.
  mutating func reportUnexpected(_ node: NodeID, _ what: String, as type: TokenType? = nil) {
    guard tape.kind(node) != .invalid else { return }
    if tape.kind(node) == .string, reference(in: node) != nil {
      diagnostics.report(.aliasInPart(place(node), tape.string(node)))
    } else {
      diagnostics.report(
        .unexpectedValue(place(node), expected: what, found: ValueSummary(node, as: type, in: tape))
      )
    }
  }

  private mutating func reportMismatch(
    _ reference: NodeID, _ expected: TokenType, _ found: TokenValue, _ path: TokenPath
  ) {
    diagnostics.report(
      .typeMismatch(
        place(reference), expected: expected, found: found.type, name: pathText(path),
        declared: declarationRange(of: path)))
  }

  private mutating func reportWrongReference(
    _ reference: NodeID, _ what: String, _ found: TokenValue, _ path: TokenPath
  ) {
    diagnostics.report(
      .wrongReference(
        place(reference), expected: what, name: pathText(path), found: found.type))
  }
}

extension ClosedRange<Double> {
  /// The bounds as messages show them, for example `0 to 1`.
  fileprivate var text: String {
    "\(JSONNumber.text(lowerBound)) to \(JSONNumber.text(upperBound))"
  }
}
