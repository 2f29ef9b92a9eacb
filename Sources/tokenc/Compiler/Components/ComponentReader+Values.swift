/// Values: aliases, literals, insets and values that depend on a choice.
extension ComponentReader {
  /// Reads a value of a type; `nil` when it is none, which is reported.
  mutating func readValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    if tape.kind(node) == .object, let by = tape.names.find("by"), tape.member(by, of: node) != nil
    {
      return readChoiceValue(node, type)
    }
    let kind = tape.kind(node)
    if kind == .string, tape.string(node).utf8.first == UInt8(ascii: "{") {
      return readAlias(node, type)
    }
    if kind == .number, type.allows(tape.number(node)) { return .number(tape.number(node)) }
    switch (kind, type) {
    case (.string, .fontWeight):
      let name: FontWeight.Name? = json.word(node, "a font weight")
      return name.map { .number($0.number) }
    case (.true, .flag): return .flag(true)
    case (.false, .flag): return .flag(false)
    case (.string, .word(_, let words)):
      let text = tape.string(node)
      if words.isEmpty || words.contains(text) { return .word(text, tape.range(node)) }
      return json.refuseWord(node, "a word of this property", known: words)
    case (.object, .insets): return readInsets(node)
    default:
      return json.refuse(node, "expected \(type.words)")
    }
  }

  private mutating func readAlias(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    let text = tape.string(node)
    switch AliasSyntax(text) {
    case .alias(let names):
      if case .word = type { break }
      return .token(Alias(names: names, range: tape.range(node)))
    case .malformed(let fault):
      report(.malformedAlias(tape.range(node), text, fault))
      return nil
    case nil: break
    }
    return json.refuse(node, "expected a word, found the alias '\(text)'")
  }

  /// The edges in the order of `InsetsValue.init`, and which edges each word sets.
  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let edgeWords: [(name: String, edges: [Int])] = [
    ("horizontal", [1, 3]), ("vertical", [0, 2]), ("top", [0]), ("leading", [1]), ("bottom", [2]),
    ("trailing", [3]),
  ]

  private mutating func readInsets(_ node: NodeID) -> LookValue<Alias>? {
    guard
      let object = json.object(
        node, "an object of insets", known: Self.edges + ["horizontal", "vertical"])
    else { return nil }
    var values: [LookValue<Alias>?] = [nil, nil, nil, nil]
    // An edge of its own wins over the pair, wherever each stands.
    for word in Self.edgeWords {
      guard let node = object[word.name], let value = readValue(node, .points) else { continue }
      for edge in word.edges { values[edge] = value }
    }
    guard !tape.memberNames(of: node).isEmpty else {
      return json.refuse(object.opening, "insets need an edge at least")
    }
    return .insets(values)
  }

  /// Reads `{ "by": "Size", "values": { "small": …, … } }`.
  private mutating func readChoiceValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    guard let object = json.object(node, "a value by choice", known: ["by", "values"]),
      let by = object["by"], let name = json.string("by", of: object)
    else { return nil }
    guard let index = choices.firstIndex(where: { $0.name == name }) else {
      reportUnknownChoice(by, known: choices.map(\.name))
      return nil
    }
    guard let valuesNode = object["values"] else {
      return json.refuse(object.opening, "a value by choice needs 'values'")
    }
    let cases = choices[index].cases.map(\.name)
    guard let values = json.object(valuesNode, "a value by '\(name)'", known: cases) else {
      return nil
    }
    let missing = cases.filter { values[$0] == nil }
    guard missing.isEmpty else {
      report(.missingCases(values.opening, missing, of: name))
      return nil
    }
    var read: [LookValue<Alias>] = []
    for one in cases {
      guard let node = values[one], let value = readValue(node, type) else { continue }
      if value.choices.contains(index) {
        json.fail(node, "this depends on '\(name)' a second time")
        continue
      }
      read.append(value)
    }
    return read.count == cases.count ? .byChoice(index, read) : nil
  }
}
