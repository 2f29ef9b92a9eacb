/// Layout properties and content fields.
extension ComponentReader {
  mutating func readLayout(_ node: NodeID) -> [LayoutSpec<Alias>] {
    let members = json.object(node, "'layout'")?.members ?? []
    return members.compactMap { member in
      checkMemberName(member.name, "a layout property", member.range)
      guard
        let property = json.object(
          member.value, "a layout property",
          known: Self.layoutKinds + ["arguments", "description"] + Self.lengthMembers),
        let kind = layoutKind(property, member.name)
      else { return nil }
      return LayoutSpec(
        name: member.name, kind: kind, description: json.string("description", of: property),
        range: member.range)
    }
  }

  private static let layoutKinds = ["value", "insets", "size", "enum", "component"]
  /// What makes a value one that grows with Dynamic Type.
  private static let lengthMembers = ["scale", "minimum", "maximum"]

  private mutating func layoutKind(
    _ property: JSONObject, _ name: String
  ) -> LayoutSpec<Alias>.Kind? {
    let kinds = Self.layoutKinds
    let stated = kinds.filter { property[$0] != nil }
    guard stated.count == 1, let kind = stated.first, let node = property[kind] else {
      return json.refuse(property.opening, "layout property '\(name)' needs one of \(kinds.quoted)")
    }
    let scaling = Self.lengthMembers.compactMap { property.member($0) }
    if kind != "value", let member = scaling.first {
      return json.refuse(
        member.range, "'\(member.name)' is for a 'value', which '\(name)' has not")
    }
    if kind != "component", let member = property.member("arguments") {
      json.fail(member.range, "'arguments' are for a 'component', which '\(name)' has not")
    }
    switch kind {
    case "value" where scaling.isEmpty: return readValue(node, .points).map { .value(.points, $0) }
    case "value":
      return readParts(of: property, "a scaled length", .length).map { .value(.length, $0) }
    case "insets": return readValue(node, .insets).map { .value(.insets, $0) }
    case "size": return readValue(node, .size).map { .value(.size, $0) }
    case "enum":
      return choiceName(property, among: choices.map(\.name)).flatMap { name in
        choices.firstIndex { $0.name == name }.map { .choice($0) }
      }
    default:
      guard let component = json.string("component", of: property) else { return nil }
      return .component(component, arguments: property["arguments"].map { readArguments($0) } ?? [])
    }
  }

  private mutating func choiceName(_ object: JSONObject, among known: [String]) -> String? {
    guard let text = json.string("enum", of: object), let node = object["enum"] else { return nil }
    if known.contains(text) { return text }
    reportUnknownChoice(node, known: known)
    return nil
  }

  // MARK: Content

  mutating func readFields(_ node: NodeID, variants: [CaseSpec]) -> [FieldSpec] {
    let members = json.object(node, "'content'")?.members ?? []
    var keys: [String: SourceRange] = [:]
    return members.compactMap { member in
      checkMemberName(member.name, "a content field", member.range)
      guard let field = readField(member, variants: variants) else { return nil }
      if field.type != .callback, let first = keys.updateValue(member.range, forKey: field.key) {
        report(
          .error(
            .duplicateServerName, "two fields have the key '\(field.key)'", at: member.range,
            notes: [Diagnostic.Note(message: "the first is here", range: first)]))
      }
      return field
    }
  }

  private static let typeMembers = ["type", "enum", "group", "component", "of", "lenient"]

  private mutating func readField(
    _ member: JSONObject.Member, variants: [CaseSpec]
  ) -> FieldSpec? {
    guard
      let object = json.object(
        member.value, "a content field",
        known: Self.typeMembers + ["key", "optional", "default", "description"]),
      let type = fieldType(object, member.name, variants)
    else { return nil }
    let isOptional = json.flag("optional", of: object) ?? false
    let key = json.string("key", of: object) ?? member.name
    var fallback: FieldDefault?
    if type == .callback {
      for name in ["key", "optional", "default"] where object[name] != nil {
        json.fail(
          object.opening, "callback '\(member.name)' comes from the app and has no '\(name)'")
      }
    } else if let node = object["default"] {
      if isOptional { json.fail(object.opening, "'optional' and 'default' exclude each other") }
      fallback = fieldDefault(node, of: type, variants)
    }
    return FieldSpec(
      name: member.name, key: key, type: type, isOptional: isOptional || type == .callback,
      fallback: fallback, description: json.string("description", of: object),
      range: typeRange(object) ?? member.range)
  }

  /// Where a field or list names a component or group.
  private func typeRange(_ object: JSONObject) -> SourceRange? {
    if let node = object["component"] ?? object["group"] { return tape.range(node) }
    guard let of = object["of"] else { return nil }
    for name in ["component", "group"] {
      if let name = tape.names.find(name), let node = tape.member(name, of: of) {
        return tape.range(node)
      }
    }
    return nil
  }

  private mutating func fieldType(
    _ object: JSONObject, _ name: String, _ variants: [CaseSpec]
  ) -> FieldType? {
    guard let node = object["type"] else {
      return json.refuse(object.opening, "'\(name)' needs a 'type'")
    }
    guard let word = json.string("type", of: object) else { return nil }
    if let type = FieldType.plain[word] {
      checkMembers(of: object, word)
      return type
    }
    guard let owned = FieldType.ownedMembers.first(where: { $0.type == word })?.member else {
      return json.refuseWord(node, "a type of content", known: FieldType.words)
    }
    checkMembers(of: object, word)
    guard let value = object[owned] else {
      return json.refuse(object.opening, "a '\(word)' needs '\(owned)'")
    }
    switch word {
    case "choice":
      let known = choices.map(\.name) + (variants.isEmpty ? [] : [ChoiceSpec.style])
      return choiceName(object, among: known).map { .choice($0) }
    case "token": return json.string(owned, of: object).map { .token(group: $0) }
    case "component": return json.string(owned, of: object).map { .component($0) }
    default:
      guard let element = json.object(value, "'of'", known: Self.typeMembers),
        let type = fieldType(element, name, variants)
      else { return nil }
      guard type != .callback else {
        return json.refuse(value, "a list can't hold callbacks")
      }
      return .list(type, isLenient: json.flag("lenient", of: object) ?? false)
    }
  }

  /// Checks that a field has no members that belong to other types.
  private mutating func checkMembers(of object: JSONObject, _ word: String) {
    for (name, owner) in FieldType.ownedMembers where owner != word {
      guard let member = object.member(name) else { continue }
      json.fail(member.range, "a '\(word)' has no '\(name)'; that is for a '\(owner)'")
    }
  }

  private mutating func fieldDefault(
    _ node: NodeID, of type: FieldType, _ variants: [CaseSpec]
  ) -> FieldDefault? {
    switch (tape.kind(node), type) {
    case (.true, .flag): return .flag(true)
    case (.false, .flag): return .flag(false)
    case (.number, .number) where tape.number(node).isFinite: return .number(tape.number(node))
    case (.number, .integer):
      if let whole = Int32(exactly: tape.number(node)) { return .number(Double(whole)) }
    case (.string, .text): return .text(tape.string(node))
    case (.string, .choice(let name)):
      let cases = choices.first { $0.name == name }?.cases ?? variants
      let text = tape.string(node)
      if cases.contains(where: { $0.name == text }) { return .word(text) }
      return json.refuseWord(node, "a case of '\(name)'", known: cases.map(\.name))
    default: break
    }
    return json.refuse(
      node, "this default doesn't fit; flags, numbers, integers, texts and choices can have one")
  }
}
