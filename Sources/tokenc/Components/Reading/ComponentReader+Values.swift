import TokenCompiler
import TokenRuntime

/// Values: aliases, literals, objects, values that depend on a choice, and those of the content.
extension ComponentReader {
  /// Reads a value of a type; `nil`, with a report, when it isn't one.
  mutating func readValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    if tape.kind(node) == .object, let by = tape.names.find("by"), tape.member(by, of: node) != nil
    {
      return readChoiceValue(node, type)
    }
    if isBinding(node) { return readBinding(node, type) }
    let kind = tape.kind(node)
    if case .size = type, [.number, .string].contains(kind) {
      // One length is that of both sides.
      return readValue(node, .length).map { side in
        .parts(
          ["width", "height"].map { LookPart(name: $0, type: .length, value: side) })
      }
    }
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
    case (.string, .fontFeatures) where FontFeaturesValue(tape.string(node)) != nil:
      return .word(tape.string(node), tape.range(node))
    case (.string, .ratio):
      if let ratio = WrittenNumber.ratio.number(tape.string(node)) { return .number(ratio) }
      return json.refuse(node, "expected \(type.words), or a text such as '16:9'")
    case (.string, .length) where PropertyType.isLengthWord(tape.string(node)):
      return .word(tape.string(node), tape.range(node))
    case (.string, .text): return .word(tape.string(node), tape.range(node))
    case (.string, .corners) where tape.string(node) == "pill":
      return .word("pill", tape.range(node))
    case (.object, .insets): return readParts(node, "an object of insets", type)
    case (.object, .corners): return readParts(node, "an object of corners", type)
    case (.object, .fill): return readParts(node, "a fill", type)
    case (.object, .border): return readParts(node, "a border", type)
    case (.object, .transition): return readParts(node, "a transition", type)
    case (.object, .length): return readParts(node, "a scaled length", type)
    case (.object, .size): return readParts(node, "a size", type)
    default: return refuse(node, type)
    }
  }

  /// Reports a value of another type, with a token of this set where one fits.
  private mutating func refuse(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    // A number that is out of bounds needs another number, where the type has numbers.
    let isToken = if case .token = type { true } else { tape.kind(node) == .string }
    let remedy =
      isToken ? examples.remedy(for: tape.stringValue(node), types: type.tokenTypes) : ""
    return json.refuse(node, "expected \(type.words)\(remedy)")
  }

  private mutating func readAlias(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    let text = tape.string(node)
    switch AliasSyntax(text) {
    case .alias(let names):
      if let reference = ContentReference(names, at: tape.range(node)) {
        return .content(reference, otherwise: nil)
      }
      if case .word = type { break }
      return .token(Alias(names: names, range: tape.range(node)))
    case .malformed(let fault):
      report(.malformedAlias(tape.range(node), text, fault))
      return nil
    case nil: break
    }
    return json.refuse(node, "expected a word, found the alias '\(text)'")
  }

  // MARK: Content

  /// Returns a Boolean value that indicates whether a value is an object that says what holds where the content says
  /// nothing.
  private func isBinding(_ node: NodeID) -> Bool {
    guard tape.kind(node) == .object, let name = tape.names.find("otherwise") else { return false }
    return tape.member(name, of: node) != nil
  }

  /// Reads `{ "value": "{content.color}", "otherwise": … }`.
  private mutating func readBinding(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    guard let object = json.object(node, "a value of the content", known: SpecKeys.OfContent.names),
      let otherwise = object["otherwise"]
    else { return nil }
    guard let value = object["value"] else {
      return json.refuse(object.opening, "'otherwise' needs a 'value', such as '{content.color}'")
    }
    return readValue(value, type, otherwise: otherwise)
  }

  /// Reads a value; with `otherwise` one of the content, and what holds where that says nothing.
  mutating func readValue(
    _ node: NodeID, _ type: PropertyType, otherwise: NodeID?
  ) -> LookValue<Alias>? {
    guard let otherwise else { return readValue(node, type) }
    guard let reference = readReference(node) else { return nil }
    if tape.kind(otherwise) == .null { return .content(reference, otherwise: .unset) }
    return readValue(otherwise, type).map { .content(reference, otherwise: $0) }
  }

  /// Checks that no part of a value is nothing where the content says nothing.
  mutating func checkSet(_ value: LookValue<Alias>, _ range: SourceRange) -> Bool {
    for case .unset in value.leaves {
      json.fail(
        range, "only a property of a look as a whole can be unset; say what holds otherwise")
      return false
    }
    return true
  }

  /// Reads the field of the content beside which 'otherwise' stands.
  private mutating func readReference(_ node: NodeID) -> ContentReference? {
    if tape.kind(node) == .string, case .alias(let names)? = AliasSyntax(tape.string(node)),
      let reference = ContentReference(names, at: tape.range(node))
    {
      return reference
    }
    return json.refuse(
      node, "'otherwise' is for what the content may leave out, such as '{content.color}'")
  }

  /// Reads what is said to another component: the content that it shows, its variant and the cases
  /// of its choices, whose names only the linker knows, of a look what it sets of its elements, and of a
  /// layout its lengths.
  mutating func readArguments(_ node: NodeID, of part: NestedPart) -> [LookProperty<Alias>] {
    if tape.kind(node) == .string {
      return readReference(node).map { [content($0, otherwise: nil)] } ?? []
    }
    guard isBinding(node) else { return readShown(node, of: part) ?? readWords(node, of: part) }
    guard let object = json.object(node, "a component's look", known: SpecKeys.OfContent.names),
      let value = object["value"], let otherwise = object["otherwise"]
    else {
      json.fail(node, "'otherwise' needs a 'value', such as '{content.button}'")
      return []
    }
    guard let reference = readReference(value) else { return [] }
    return [content(reference, otherwise: .parts([]))] + readWords(otherwise, of: part)
  }

  /// Reads `{ "value": "{content.title}", "variant": "caption" }`: a content that is shown in a
  /// variant; `nil` for an object that says nothing of a content.
  private mutating func readShown(_ node: NodeID, of part: NestedPart) -> [LookProperty<Alias>]? {
    guard tape.kind(node) == .object, let name = tape.names.find("value"),
      let value = tape.member(name, of: node), tape.kind(value) == .string,
      tape.string(value).hasPrefix("{")
    else { return nil }
    guard let reference = readReference(value) else { return [] }
    return [content(reference, otherwise: .unset)] + readWords(node, of: part, besides: "value")
  }

  private func content(
    _ reference: ContentReference, otherwise: LookValue<Alias>?
  ) -> LookProperty<Alias> {
    LookProperty(
      path: [], type: .word("", []), value: .content(reference, otherwise: otherwise),
      range: reference.range)
  }

  private mutating func readWords(
    _ node: NodeID, of part: NestedPart, besides read: String? = nil
  ) -> [LookProperty<Alias>] {
    let members = json.members(of: node, "a component's look").filter { $0.name != read }
    return members.flatMap { member -> [LookProperty<Alias>] in
      let type = lengthType(member.name, of: part)
      if type != nil || isChange(member.value), read != nil {
        json.fail(
          member.range,
          "what the content says of '\(member.name)' holds; only a \(part.words) that is "
            + "stated as a whole can change it")
        return []
      }
      if case .look(let component) = part, isChange(member.value) {
        return readChange(member, of: component, [])
      }
      if type == nil, case .layout(let component) = part, !mayBeWord(member.value),
        let names = nested[component].map({ $0.layout.map(\.name) + $0.choices.map(\.parameter) }),
        !names.contains(member.name)
      {
        report(
          .unknownMember(
            member.range, member.name, of: "the layout of '\(component)'", known: names,
            .componentSpec))
        return []
      }
      let stated = type ?? .word("", [])
      return readValue(member.value, stated).map {
        [LookProperty(path: [member.name], type: stated, value: $0, range: member.range)]
      } ?? []
    }
  }

  private func mayBeWord(_ node: NodeID) -> Bool {
    tape.kind(node) == .string
      ? !tape.string(node).hasPrefix("{") : !isChange(node) && tape.kind(node) == .object
  }

  /// The type of a length of a component's layout; `nil` for its choices.
  private func lengthType(_ name: String, of part: NestedPart) -> PropertyType? {
    guard case .layout(let component) = part,
      case .value(let type, _)? = nested[component]?.layout.first(where: { $0.name == name })?.kind
    else { return nil }
    return type
  }

  /// Returns a Boolean value that indicates whether a value is an object of properties, not one by choice or of the
  /// content.
  private func isChange(_ node: NodeID) -> Bool {
    guard tape.kind(node) == .object else { return false }
    return !tape.memberNames(of: node).contains { ["by", "otherwise"].contains($0) }
  }

  // MARK: Objects

  private mutating func readParts(
    _ node: NodeID, _ what: String, _ type: PropertyType
  ) -> LookValue<Alias>? {
    let parts = type.parts
    let shorthands = type.shorthands
    guard let object = json.object(node, what, known: parts.map(\.name) + shorthands.map(\.name))
    else { return nil }
    guard !tape.memberNames(of: node).isEmpty else {
      let names = type.alternatives.isEmpty ? parts.map(\.name) : type.alternatives
      return json.refuse(object.opening, "\(what) needs one of \(names.quoted)")
    }
    return readParts(of: object, what, type)
  }

  mutating func readParts(
    of object: JSONObject, _ what: String, _ type: PropertyType
  ) -> LookValue<Alias>? {
    let parts = type.parts
    var values: [String: LookValue<Alias>] = [:]
    var isComplete = true
    // A part of its own wins over a word for several, wherever each stands.
    for (name, set) in type.shorthands + parts.map({ ($0.name, [$0.name]) }) {
      guard let node = object[name], let part = parts.first(where: { set.contains($0.name) }) else {
        continue
      }
      let otherwise = name == "value" ? object["otherwise"] : nil
      guard let value = readValue(node, part.type, otherwise: otherwise) else {
        isComplete = false
        continue
      }
      if case .size = type, !checkBound(name, value, node) {
        isComplete = false
        continue
      }
      for one in set { values[one] = value }
      if let owner = type.owner(ofPart: name), object[owner] == nil {
        json.fail(object.opening, "'\(name)' is for '\(owner)', which this has not")
        isComplete = false
      }
    }
    guard isComplete, !values.isEmpty else { return nil }
    for name in type.requiredParts where values[name] == nil {
      return json.refuse(object.opening, "\(what) needs '\(name)'")
    }
    let stated = type.alternatives.filter { values[$0] != nil }
    guard type.alternatives.isEmpty || stated.count == 1 else {
      return json.refuse(object.opening, "\(what) needs one of \(type.alternatives.quoted)")
    }
    return checkBounds(
      of: parts.compactMap { part in
        values[part.name].map { LookPart(name: part.name, type: part.type, value: $0) }
      }, object)
  }

  /// Refuses a bound of a size that is no length, such as `fill`.
  mutating func checkBound(_ name: String, _ value: LookValue<Alias>, _ node: NodeID) -> Bool {
    guard name.hasPrefix("min") || name.hasPrefix("max") else { return true }
    for case .word(let word, _) in value.leaves where ["fill", "fit"].contains(word) {
      json.fail(
        node, "'\(name)' is a number of points or a percentage; '\(word)' is for a width or height")
      return false
    }
    return true
  }

  /// Refuses literal bounds that contradict each other, such as a maximum below the minimum.
  private mutating func checkBounds(
    of parts: [LookPart<Alias>], _ object: JSONObject
  ) -> LookValue<Alias>? {
    func number(_ name: String) -> Double? {
      guard case .number(let number)? = parts.first(where: { $0.name == name })?.value else {
        return nil
      }
      return number
    }
    let orders = [
      ("minimum", "value"), ("value", "maximum"), ("minimum", "maximum"), ("minWidth", "maxWidth"),
      ("minHeight", "maxHeight"),
    ]
    for (small, large) in orders {
      guard let one = number(small), let other = number(large), one > other else { continue }
      return json.refuse(object.opening, "'\(small)' is above '\(large)'")
    }
    return .parts(parts)
  }

  /// Reads `{ "by": "Size", "values": { "small": …, … } }`.
  private mutating func readChoiceValue(_ node: NodeID, _ type: PropertyType) -> LookValue<Alias>? {
    guard let object = json.object(node, "a value by choice", known: SpecKeys.ByChoice.names),
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
