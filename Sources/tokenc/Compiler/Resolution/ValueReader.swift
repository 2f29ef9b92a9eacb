/// Reads values of a theme's tokens: literals, any part of which may be a reference.
///
/// Reads the parts of values; the ``ReadableValue`` of each type says which parts it has.
struct ValueReader {
  let tape: JSONTape
  /// The tokens that parts may refer to, as far as they are evaluated.
  var order: EvaluationOrder
  var pool = ValuePool()
  var references: ReferenceFollower
  /// The findings about the value that was read last.
  private(set) var findings = Findings()
  /// The style of Dynamic Type that the token states beside the value that is read.
  private(set) var textStyle: TypographyOptions.TextStyle?

  /// The theme; others of the same run may follow.
  var theme: UnresolvedTheme {
    didSet {
      order = EvaluationOrder(pathCount: theme.pathCount)
      references.theme = theme
    }
  }
  private let reporter: ResolutionReporter
  /// The reference on whose behalf something is read that stands elsewhere.
  private var outerReference: NodeID?

  struct Findings: Sendable {
    /// Tokens that the value refers to and that have no value yet.
    var needs: [TokenPath] = []
    /// A Boolean value that indicates whether the value differs by theme, as far as its text shows.
    var usesReferences = false
    /// The tokens that its parts are aliases of.
    var uses: [TokenPath] = []
    /// A Boolean value that indicates whether some reference is a pointer, which may lead through anything.
    var followsPointers = false
  }

  init(_ theme: UnresolvedTheme, reportingTo reporter: ResolutionReporter) {
    self.theme = theme
    self.reporter = reporter
    tape = theme.tape
    order = EvaluationOrder(pathCount: theme.pathCount)
    references = ReferenceFollower(theme, reportingTo: reporter)
  }

  // MARK: Values of tokens

  /// Reads a token's value that is not a reference itself, and what `extensions` add to it; `nil`
  /// when something is wrong, which is reported, or when ``findings`` need tokens.
  mutating func read(_ node: NodeID, as type: TokenType, extensions: NodeID?) -> TokenValue? {
    findings = Findings()
    guard !reportedAsAlias(node) else { return nil }
    guard let extensions else { return literal(node, as: type) }
    if type == .gradient { return gradient(node, extensions: extensions) }
    guard type == .typography else { return literal(node, as: type) }
    var options = TypographyOptions(in: extensions, &self)
    textStyle = options.textStyle
    let value = literal(node, as: type)
    textStyle = nil
    guard case .typography(var typography)? = value else { return value }
    let isSystem = typography.options.systemSize == true
    options.systemSize = isSystem ? true : options.systemSize
    let isFontHigh = options.hasFontLineHeight || typography.options.hasFontLineHeight
    options.hasFontLineHeight = isFontHigh && options.lineHeightPoints == nil
    typography.options = options
    return .typography(typography)
  }

  /// Reads a gradient, to which `$extensions.tokenc` adds its angle.
  private mutating func gradient(_ node: NodeID, extensions: NodeID) -> TokenValue? {
    guard case .gradient(var gradient)? = literal(node, as: .gradient) else { return nil }
    let own = tape.member(.tokenc, of: extensions)
    if let angle = own.flatMap({ tape.member("angle", of: $0) }) {
      gradient.angle = number(angle, "an angle in degrees", in: -360...360)
    }
    return .gradient(gradient)
  }

  mutating func read(
    _ part: NodeID, of owner: TokenPath?, for reference: NodeID, as type: TokenType
  ) -> TokenValue? {
    findings = Findings(usesReferences: true)
    guard isSound(owner) else { return nil }
    return read(part, for: reference) { $0.literal($1, as: type) }
  }

  private mutating func literal(_ node: NodeID, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: Color.literal(node, &self).map(TokenValue.color)
    case .dimension: Dimension.literal(node, &self).map(TokenValue.dimension)
    case .fontFamily: FontFamily.literal(node, &self).map(TokenValue.fontFamily)
    case .fontWeight: FontWeight.literal(node, &self).map(TokenValue.fontWeight)
    case .duration: Duration.literal(node, &self).map(TokenValue.duration)
    case .cubicBezier: CubicBezier.literal(node, &self).map(TokenValue.cubicBezier)
    case .number: Double.literal(node, &self).map(TokenValue.number)
    case .strokeStyle: StrokeStyle.literal(node, &self).map(TokenValue.strokeStyle)
    case .border: Border.literal(node, &self).map(TokenValue.border)
    case .transition: Transition.literal(node, &self).map(TokenValue.transition)
    case .shadow: Shadow.literal(node, &self).map(TokenValue.shadow)
    case .gradient: Gradient.literal(node, &self).map(TokenValue.gradient)
    case .typography: Typography.literal(node, &self).map(TokenValue.typography)
    }
  }

  // MARK: Parts, each written or referred to

  /// A part that may be an alias of a token of its type.
  mutating func value<Value: ReadableValue>(_ node: NodeID) -> Value? {
    guard let reference = tape.reference(in: node) else {
      return reportedAsAlias(node) ? nil : Value.literal(node, &self)
    }
    return referenced(node, reference, .type(Value.type)) {
      Value.literal($1, &$0)
    } token: {
      $0.payload()
    }
  }

  /// The elements of a list such as a gradient's stops; one may be an alias of a list of one.
  mutating func elements<List: ReadableValue, Element>(
    _ array: NodeID, _ what: (one: String, several: String), of list: (List) -> [Element],
    _ read: (inout Self, NodeID) -> Element?
  ) -> [Element]? {
    nonEmptyArray(array, what.one) { reader, node in
      guard let reference = reader.tape.reference(in: node) else { return read(&reader, node) }
      let elements = reader.referenced(node, reference, .type(List.type)) {
        read(&$0, $1).map { [$0] }
      } token: {
        $0.payload().map(list)
      }
      guard let elements else { return nil }
      if elements.count == 1 { return elements[0] }
      return reader.refuse(
        node,
        "this reference stands for \(elements.count) \(what.several), and there is place for one")
    }
  }

  /// A number within bounds, if there are some.
  mutating func number(
    _ node: NodeID, _ what: String, in range: ClosedRange<Double>? = nil
  ) -> Double? {
    let value = pointed(node, .type(.number)) {
      $0.number(literal: $1, what)
    } token: {
      $0.payload()
    }
    guard let value, let range, !range.contains(value) else { return value }
    return refuse(node, what, value, outside: range.text)
  }

  mutating func number(literal node: NodeID, _ what: String) -> Double? {
    guard tape.kind(node) == .number else { return refuse(node, not: "a number as \(what)") }
    let value = tape.number(node)
    if value.isFinite { return value }
    return refuse(node, "\(tape.text(node).prefix(40)) is too large for a number")
  }

  mutating func string(_ node: NodeID, _ what: String) -> String? {
    pointed(node, .part(what)) { reader, found in
      guard reader.tape.kind(found) == .string, !reader.tape.startsWithBrace(found) else {
        return reader.refuse(found, not: what)
      }
      return reader.tape.string(found)
    } token: { value in
      guard case .fontFamily(let family) = value, !family.isList else { return nil }
      return family.names.first
    }
  }

  mutating func keyword<Word: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String, isUnit: Bool = false
  ) -> Word? where Word.RawValue == String {
    guard let text = string(node, what) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    report(
      isUnit
        ? .unknownUnit(range(of: node), text, what, known: known)
        : .unknownKeyword(range(of: node), text, what, known: known))
    return nil
  }

  /// A choice of the library, by the name that it has in token files.
  mutating func choice<Choice: CaseIterable>(
    _ node: NodeID, _ what: String, name: (Choice) -> String
  ) -> Choice? {
    guard let text = string(node, what) else { return nil }
    if let choice = Choice.allCases.first(where: { name($0) == text }) { return choice }
    report(.unknownKeyword(range(of: node), text, what, known: Choice.allCases.map(name)))
    return nil
  }

  /// A number with its unit, as objects have them.
  mutating func quantity<Unit: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ list: MemberList, number what: String, unit: String
  ) -> (value: Double, unit: Unit)? where Unit.RawValue == String {
    guard let members = members(node, list) else { return nil }
    let value = number(members[0], what)
    let unit: Unit? = keyword(members[1], unit, isUnit: true)
    guard let value, let unit else { return nil }
    return (value, unit)
  }

  mutating func boolean(_ node: NodeID, _ what: String) -> Bool? {
    pointed(node, .part("true or false as \(what)")) { $0.boolean(literal: $1, what) }
  }

  mutating func boolean(literal node: NodeID, _ what: String) -> Bool? {
    let kind = tape.kind(node)
    if kind == .true || kind == .false { return kind == .true }
    return refuse(node, not: "true or false as \(what)")
  }

  /// Reads an array, which may need a number of elements, with a function.
  mutating func array<Value>(
    _ node: NodeID, _ what: String, count: Int? = nil,
    _ read: (inout Self, _ array: NodeID) -> Value?
  ) -> Value? {
    pointed(node, .part(what)) { reader, found in
      guard reader.tape.kind(found) == .array else { return reader.refuse(found, not: what) }
      if let count, reader.tape.elementCount(of: found) != count {
        let foundCount = reader.tape.elementCount(of: found)
        return reader.refuse(found, "expected \(what), but there are \(foundCount)")
      }
      return read(&reader, found)
    }
  }

  /// Reads each element of an array with a function; `nil` when one is wrong or there is none.
  mutating func nonEmptyArray<Element>(
    _ array: NodeID, _ what: String, _ read: (inout Self, NodeID) -> Element?
  ) -> [Element]? {
    let nodes = tape.elements(of: array)
    guard !nodes.isEmpty else {
      return refuse(array, "an empty array; give it at least one \(what)")
    }
    let elements = nodes.compactMap { read(&self, $0) }
    return elements.count == nodes.count ? elements : nil
  }

  /// The members of a value's object; `nil` when something is wrong, which is reported.
  mutating func members(_ node: NodeID, _ list: MemberList) -> MemberNodes? {
    guard tape.kind(node) == .object else {
      return refuse(node, not: list.what + list.example, as: list.type)
    }
    var found = MemberNodes()
    var unknown: [JSONMember] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      if let index = list.names.firstIndex(of: member.name) {
        found[optional: index] = member.value
      } else {
        unknown.append(member)
      }
    }
    if let member = unknown.first(where: { isContext($0.name) }) {
      report(.contextInValue(range(of: member.key), tape.names.string(member.name), of: list.what))
      return nil
    }
    let required = 0..<list.requiredCount
    if unknown.isEmpty, required.allSatisfy({ found[optional: $0] != nil }) { return found }
    let known = list.names.map { tape.names.string($0) }
    var missing = required.filter { found[optional: $0] == nil }.map { known[$0] }
    for member in unknown {
      let name = tape.names.string(member.name)
      let nearest = Suggestion.word(for: name, among: known)
      // A misspelt member is not missing as well.
      missing.removeAll { $0 == nearest }
      report(
        .unknownMember(range(of: member.key), name, of: list.what, known: known, nearest: nearest))
    }
    if !missing.isEmpty {
      report(.missingMembers(range(of: node), missing, of: list.what, edit: colorEdit(found, list)))
    }
    return nil
  }

  /// The color that a fallback in hex notation stands for, where that is all there is.
  private func colorEdit(_ found: MemberNodes, _ list: MemberList) -> String {
    guard list.type == .color, let hexIndex = list.names.firstIndex(of: .hex),
      let hex = found[optional: hexIndex].flatMap({ tape.stringValue($0) }),
      let color = DraftValue(hex), color.type == .color
    else { return "" }
    return "; write \(color.shownValue)"
  }

  /// Returns a Boolean value that indicates whether a name is a context of an axis, for example `dark`.
  private func isContext(_ name: Name) -> Bool {
    let text = tape.names.string(name)
    return ThemeAxis.allCases.contains { $0.contexts.contains(text) }
  }

  // MARK: References in place of a value or a part

  /// The kind of value that a reference should lead to.
  enum Expectation {
    case type(TokenType)
    /// Something that is a part of values only.
    case part(String)
  }

  /// A literal, or an object with a pointer that leads to one or to a token.
  mutating func pointed<Value>(
    _ node: NodeID, _ expected: Expectation, read: (inout Self, NodeID) -> Value?,
    token: (TokenValue) -> Value? = { _ in nil }
  ) -> Value? {
    guard tape.kind(node) == .object, let reference = tape.member(.ref, of: node) else {
      return read(&self, node)
    }
    return referenced(node, reference, expected, read: read, token: token)
  }

  private mutating func referenced<Value>(
    _ node: NodeID, _ reference: NodeID, _ expected: Expectation,
    read: (inout Self, NodeID) -> Value?, token: (TokenValue) -> Value?
  ) -> Value? {
    findings.usesReferences = true
    guard checkNothingBeside(reference, in: node) else { return nil }
    if tape.kind(node) == .object { findings.followsPointers = true }
    switch references.target(of: node, reference) {
    case .fault:
      return nil
    case .part(let part, let owner):
      return isSound(owner) ? self.read(part, for: reference, read) : nil
    case .token(let path), .alias(let path):
      findings.uses.append(path)
      guard let found = evaluated(path) else { return nil }
      if let value = token(found) { return value }
      reportMismatch(reference, expected, found, path)
      return nil
    }
  }

  /// Reads a node elsewhere on behalf of a reference: what is wrong with it is wrong with that.
  private mutating func read<Value>(
    _ part: NodeID, for reference: NodeID, _ read: (inout Self, NodeID) -> Value?
  ) -> Value? {
    let outer = outerReference
    outerReference = outer ?? reference
    defer { outerReference = outer }
    return read(&self, part)
  }

  /// Returns a Boolean value that indicates whether a token that a part is taken from has no fault. One that has
  /// reports it itself.
  private mutating func isSound(_ owner: TokenPath?) -> Bool {
    guard let owner else { return true }
    switch order[owner] {
    case .done, .entered: return true
    case .failed: return false
    case .waiting:
      findings.needs.append(owner)
      return false
    }
  }

  /// The value of a token that another one needs; `nil` while it has none.
  private mutating func evaluated(_ path: TokenPath) -> TokenValue? {
    switch order[path] {
    case .done(let evaluation): return pool[evaluation.value]
    case .failed: return nil
    case .waiting, .entered:
      findings.needs.append(path)
      return nil
    }
  }

  /// Reports members beside a `$ref` that stands for a value: they would be lost.
  func checkNothingBeside(_ reference: NodeID, in node: NodeID) -> Bool {
    guard tape.kind(node) == .object else { return true }
    var isAlone = true
    var members = tape.members(of: node)
    while let member = tape.next(&members) {
      if member.name == .ref { continue }
      report(.memberBesideReference(tape.range(member.key), tape.names.string(member.name)))
      isAlone = false
    }
    return isAlone
  }

  // MARK: Reports

  func report(_ diagnostic: Diagnostic) { reporter.report(diagnostic) }

  /// Where a message about a node points: to the node, or to the reference that led there.
  func range(of node: NodeID) -> SourceRange {
    if let outerReference { return tape.range(outerReference) }
    if tape.kind(node) == .object, let reference = tape.member(.ref, of: node) {
      return tape.range(reference)
    }
    return tape.opening(node)
  }

  /// Reports a value that its type does not allow, which is not read.
  func refuse<Value>(_ node: NodeID, _ message: String) -> Value? {
    report(.error(.invalidValue, message, at: range(of: node)))
    return nil
  }

  /// The same for a number out of bounds.
  func refuse<Value>(
    _ node: NodeID, _ what: String, _ value: Double, outside bounds: String
  ) -> Value? {
    refuse(node, "\(what) is \(JSONNumber.text(value)); it goes from \(bounds)")
  }

  /// The same for something else than what is expected, perhaps in a form of earlier drafts.
  mutating func refuse<Value>(
    _ node: NodeID, not what: String, as type: TokenType? = nil
  ) -> Value? {
    switch tape.kind(node) {
    case .invalid:
      return nil
    case .string where tape.startsWithBrace(node):
      let names = tape.string(node).dropFirst().dropLast().split(separator: ".")
      let pointer = "#/\(names.joined(separator: "/"))/$value"
      return refuse(
        node, "an alias can't be a part of this value; write {\"$ref\": \"\(pointer)\"}")
    default:
      report(
        (type == nil ? nil : aliasWithoutBraces(node))
          ?? .unexpectedValue(range(of: node), expected: what, as: type, node, in: tape))
      return nil
    }
  }

  /// The fault of a string that is nearly the path of a token and no value in an earlier form;
  /// `nil` for anything else.
  mutating func aliasWithoutBraces(_ node: NodeID) -> Diagnostic? {
    guard let text = tape.stringValue(node), text.utf8.first != UInt8(ascii: "{"),
      DraftValue(text) == nil, let path = references.aliases.path(meantBy: text)
    else { return nil }
    return .aliasWithoutBraces(range(of: node), text, path)
  }

  /// Returns a Boolean value that indicates whether a string is the path of a token, which is reported: the braces of
  /// an alias are missing. A name without a dot may be a word or a font's name as well.
  private func reportedAsAlias(_ node: NodeID) -> Bool {
    guard let text = tape.stringValue(node), text.utf8.contains(UInt8(ascii: ".")),
      references.aliases.token(at: text) != nil
    else { return false }
    report(.aliasWithoutBraces(range(of: node), text, text))
    return true
  }

  private func reportMismatch(
    _ reference: NodeID, _ expected: Expectation, _ found: TokenValue, _ path: TokenPath
  ) {
    let (what, declared) =
      switch expected {
      case .type(let type): ("a \(type.rawValue)", theme.declarationRange(of: path))
      case .part(let what): (what, nil)
      }
    report(
      .typeMismatch(
        range(of: reference), expected: what, found: found.type, name: theme.text(of: path),
        declared: declared))
  }
}

extension ClosedRange<Double> {
  /// The bounds as messages show them, for example `0 to 1`.
  var text: String {
    "\(JSONNumber.text(lowerBound)) to \(JSONNumber.text(upperBound))"
  }
}
