/// Reads the objects of our own formats, such as `tokenc.json` or a component spec, whose members have
/// fixed names and types.
///
/// An unknown member, an unknown word or a value of another type is reported where it stands and left
/// out, so that one run reports all of them. A misspelt member is reported, and read as what it is meant
/// for, so that nothing is missing on its account. What is not JSON was reported when the file was read.
package struct JSONObjectReader {
  package let tape: JSONTape
  /// The kind of everything that the reader reports.
  package let id: Diagnostic.ID
  package var diagnostics = DiagnosticCollector()

  package init(
    tape: JSONTape, id: Diagnostic.ID, diagnostics: DiagnosticCollector = DiagnosticCollector()
  ) {
    self.tape = tape
    self.id = id
    self.diagnostics = diagnostics
  }

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - what: what messages call it, for example `a content field`.
  ///   - known: the names that its members may have; any when `nil`.
  ///   - within: the paths of members within that have a name, for example `view.opacity`.
  /// - Returns: `nil` for a node of another type.
  package mutating func object(
    _ node: NodeID, _ what: String, known: [String]? = nil,
    within: (String) -> [String] = { _ in [] }
  ) -> JSONObject? {
    guard tape.kind(node) == .object else { return refuse(node, "\(what) takes an object") }
    var members: [JSONObject.Member] = []
    var misspelt: [(index: Int, name: String)] = []
    var seen: Set<Name> = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      // A second member of a name was reported when the file was read.
      guard seen.insert(member.name).inserted else { continue }
      let name = tape.names.string(member.name)
      let range = tape.range(member.key)
      if let known, !known.contains(name) {
        diagnostics.report(
          .unknownMember(range, name, of: what, known: known, within: within(name), id))
        guard let meant = Suggestion.word(for: name, among: known) else { continue }
        misspelt.append((members.count, meant))
      }
      members.append(JSONObject.Member(name: name, range: range, value: member.value))
    }
    for (index, meant) in misspelt.reversed() {
      let member = members.remove(at: index)
      guard !members.contains(where: { $0.name == meant }) else { continue }
      members.insert(
        JSONObject.Member(name: meant, range: member.range, value: member.value), at: index)
    }
    return JSONObject(opening: tape.opening(node), members: members)
  }

  /// The members of an object that may have any; none for a node of another type.
  package mutating func members(of node: NodeID, _ what: String) -> [JSONObject.Member] {
    object(node, what)?.members ?? []
  }

  // MARK: Members

  /// A member that holds a string of at least one character; messages expect `expected`.
  package mutating func string(
    _ name: String, of object: JSONObject,
    as expected: String = "a string of at least one character"
  ) -> String? {
    guard let node = object[name] else { return nil }
    if let text = text(node), !text.isEmpty { return text }
    return refuse(node, "'\(name)' takes \(expected)")
  }

  /// A member that holds an array of strings of at least one character.
  package mutating func strings(_ name: String, of object: JSONObject) -> [String]? {
    guard let node = object[name] else { return nil }
    let texts = tape.elements(of: node).map { text($0) ?? "" }
    if tape.kind(node) == .array, !texts.contains("") { return texts }
    return refuse(node, "'\(name)' takes an array of strings of at least one character")
  }

  package mutating func flag(_ name: String, of object: JSONObject) -> Bool? {
    guard let node = object[name] else { return nil }
    switch tape.kind(node) {
    case .true: return true
    case .false: return false
    default: return refuse(node, "'\(name)' takes true or false")
    }
  }

  /// A member that holds a number; messages expect `expected`.
  package mutating func number(
    _ name: String, of object: JSONObject, as expected: String = "a number",
    where isValid: (Double) -> Bool = \.isFinite
  ) -> Double? {
    guard let node = object[name] else { return nil }
    if tape.kind(node) == .number, isValid(tape.number(node)) { return tape.number(node) }
    return refuse(node, "'\(name)' takes \(expected)")
  }

  package mutating func number(
    _ name: String, of object: JSONObject, in range: ClosedRange<Double>
  ) -> Double? {
    let bounds = [range.lowerBound, range.upperBound].map(JSONNumber.text)
    return number(
      name, of: object, as: "a number from \(bounds.joined(separator: " to "))",
      where: range.contains)
  }

  /// A member that holds one of a few words; messages call it `what`, such as `an access level`.
  package mutating func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of object: JSONObject, _ what: String
  ) -> Word? where Word.RawValue == String {
    object[name].flatMap { word($0, what) }
  }

  package mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    guard let text = text(node) else { return refuse(node, "expected \(what): \(known.quoted)") }
    if let word = Word(rawValue: text) { return word }
    return refuseWord(node, what, known: known)
  }

  /// The text of a string node; `nil` for other nodes.
  package func text(_ node: NodeID) -> String? { tape.stringValue(node) }

  // MARK: Reports

  package mutating func fail(_ node: NodeID, _ message: String) {
    guard tape.kind(node) != .invalid else { return }
    fail(tape.opening(node), message)
  }

  package mutating func fail(_ range: SourceRange, _ message: String) {
    diagnostics.error(id, message, at: range)
  }

  /// Reports a value that breaks the format, which is not read.
  package mutating func refuse<Value>(_ node: NodeID, _ message: String) -> Value? {
    fail(node, message)
    return nil
  }

  package mutating func refuse<Value>(_ range: SourceRange, _ message: String) -> Value? {
    fail(range, message)
    return nil
  }

  /// Reports a word that means nothing where it stands, and answers nothing in its place.
  package mutating func refuseWord<Value>(_ node: NodeID, _ what: String, known: [String]) -> Value?
  {
    reportUnknownWord(node, what, known: known)
    return nil
  }

  package mutating func reportUnknownWord(_ node: NodeID, _ what: String, known: [String]) {
    diagnostics.report(.unknownWord(tape.range(node), tape.string(node), what, known: known, id))
  }
}

extension Diagnostic {
  package static func unknownMember(
    _ range: SourceRange, _ name: String, of what: String, known: [String],
    within: [String] = [], _ id: ID
  ) -> Diagnostic {
    let listed =
      within.isEmpty
      ? "it has \(known.filter { $0 != "$schema" }.quoted)"
      : "use " + within.map { "'\($0)'" }.joined(separator: " or ")
    let remedy = Suggestion.phrase(for: name, among: known, otherwise: listed)
    return .error(id, "\(what) has no member '\(name)'\(remedy)", at: range)
  }

  package static func unknownWord(
    _ range: SourceRange, _ text: String, _ what: String, known: [String], _ id: ID
  ) -> Diagnostic {
    let remedy = Suggestion.phrase(for: text, among: known, otherwise: "use \(known.quoted)")
    return .error(id, "'\(text)' is not \(what)\(remedy)", at: range)
  }
}

/// The members of an object, each name once.
package struct JSONObject {
  package struct Member {
    package let name: String
    package let range: SourceRange
    package let value: NodeID
  }

  /// The opening bracket, to which messages about the whole object point.
  package let opening: SourceRange
  /// In the order of the text.
  package let members: [Member]

  package subscript(name: String) -> NodeID? { member(name)?.value }

  package func member(_ name: String) -> Member? { members.first { $0.name == name } }
}
