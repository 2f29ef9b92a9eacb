/// Values: aliases, literals, insets and values that depend on a choice.
extension ComponentReader {
  /// Reads a value of a type; `nil` when it is none, which is reported.
  mutating func readValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    if tape.kind(node) == .object, let by = tape.names.find("by"), tape.member(by, of: node) != nil
    {
      return readChoiceValue(node, type)
    }
    switch (tape.kind(node), type) {
    case (.string, _) where tape.string(node).utf8.first == UInt8(ascii: "{"):
      return readAlias(node, type)
    case (.number, .points), (.number, .insets):
      let number = tape.number(node)
      if number.isFinite { return .number(number) }
    case (.number, .fraction):
      let number = tape.number(node)
      if (0...1).contains(number) { return .number(number) }
    case (.number, .count):
      if let whole = Int32(exactly: tape.number(node)), whole >= 0 { return .number(Double(whole)) }
    case (.number, .fontWeight):
      let number = tape.number(node)
      if (1...1000).contains(number) { return .number(number) }
    case (.string, .fontWeight):
      let name = tape.string(node)
      if let weight = FontWeight.Name(rawValue: name) { return .number(weight.number) }
      diagnostics.report(
        .unknownWord(
          tape.range(node), name, "a font weight",
          known: FontWeight.Name.allCases.map(\.rawValue)))
      return nil
    case (.true, .flag): return .flag(true)
    case (.false, .flag): return .flag(false)
    case (.string, .word(_, let words)):
      let text = tape.string(node)
      if words.isEmpty || words.contains(text) { return .word(text, tape.range(node)) }
      diagnostics.report(
        .unknownWord(tape.range(node), text, "a word of this property", known: words))
      return nil
    case (.object, .insets): return readInsets(node)
    case (.invalid, _): return nil
    default: break
    }
    diagnostics.report(.componentFault(node, of: tape, "expected \(type.words)"))
    return nil
  }

  private mutating func readAlias(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    let text = tape.string(node)
    switch CurlyReference(text) {
    case .alias(let names):
      if case .word = type { break }
      return .token(Alias(names: names, range: tape.range(node)))
    case .malformed(let fault):
      diagnostics.report(.malformedAlias(tape.range(node), text, fault))
      return nil
    case nil: break
    }
    diagnostics.report(
      .componentFault(node, of: tape, "expected a word, found the alias '\(text)'"))
    return nil
  }

  /// The edges in the order of `InsetsValue.init`, and which edges each word sets.
  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let edgeWords: [(name: String, edges: [Int])] = [
    ("horizontal", [1, 3]), ("vertical", [0, 2]), ("top", [0]), ("leading", [1]), ("bottom", [2]),
    ("trailing", [3]),
  ]

  private mutating func readInsets(_ node: NodeID) -> LookValue<Alias>? {
    guard
      let object = SpecObject(
        node, of: tape, "an object of insets", known: Self.edges + ["horizontal", "vertical"],
        reporting: &diagnostics)
    else { return nil }
    var values: [LookValue<Alias>?] = [nil, nil, nil, nil]
    // An edge of its own wins over the pair, wherever each stands.
    for word in Self.edgeWords {
      guard let node = object[word.name], let value = readValue(node, .points) else { continue }
      for edge in word.edges { values[edge] = value }
    }
    guard !tape.memberNames(of: node).isEmpty else {
      diagnostics.report(.componentFault(object.place, "insets need an edge at least"))
      return nil
    }
    return .insets(values)
  }

  /// Reads `{ "by": "Size", "values": { "small": …, … } }`.
  private mutating func readChoiceValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    guard
      let object = SpecObject(
        node, of: tape, "a value by choice", known: ["by", "values"], reporting: &diagnostics),
      let by = object["by"], let name = object.text("by", reporting: &diagnostics)
    else { return nil }
    guard let index = choices.firstIndex(where: { $0.name == name }) else {
      guard !faultyNames.contains(name) else { return nil }
      diagnostics.report(
        .unknownWord(
          tape.range(by), name, "an enum of this component", known: choices.map(\.name)))
      return nil
    }
    let cases = choices[index].cases.map(\.name)
    guard let valuesNode = object["values"],
      let values = SpecObject(
        valuesNode, of: tape, "a value by '\(name)'", known: cases, reporting: &diagnostics)
    else {
      if object["values"] == nil {
        diagnostics.report(.componentFault(object.place, "a value by choice needs 'values'"))
      }
      return nil
    }
    let missing = cases.filter { values[$0] == nil }
    guard missing.isEmpty else {
      diagnostics.report(.missingCases(values.place, missing, of: name))
      return nil
    }
    var read: [LookValue<Alias>] = []
    for one in cases {
      guard let node = values[one], let value = readValue(node, type) else { continue }
      if value.choices.contains(index) {
        diagnostics.report(
          .componentFault(node, of: tape, "this depends on '\(name)' a second time"))
        continue
      }
      read.append(value)
    }
    return read.count == cases.count ? .byChoice(index, read) : nil
  }
}
