/// Layout properties and content fields.
extension ComponentReader {
  mutating func readLayout(_ node: NodeID) -> [LayoutSpec<Alias>] {
    guard let object = SpecObject(node, of: tape, "'layout'", reporting: &diagnostics) else {
      return []
    }
    return object.members.compactMap { member in
      checkMemberName(member.name, "a layout property", member.range)
      guard
        let property = SpecObject(
          member.value, of: tape, "a layout property",
          known: ["value", "insets", "enum", "component", "arguments", "description"],
          reporting: &diagnostics), let kind = layoutKind(property, member.name)
      else { return nil }
      return LayoutSpec(
        name: member.name, kind: kind,
        description: property.text("description", reporting: &diagnostics), range: member.range)
    }
  }

  private mutating func layoutKind(
    _ property: SpecObject, _ name: String
  ) -> LayoutSpec<Alias>.Kind? {
    let kinds = ["value", "insets", "enum", "component"]
    let stated = kinds.filter { property[$0] != nil }
    guard stated.count == 1, let kind = stated.first, let node = property[kind] else {
      diagnostics.report(
        .componentFault(
          property.place,
          "layout property '\(name)' needs one of 'value', 'insets', 'enum', 'component'"))
      return nil
    }
    if kind != "component", let member = property.members.first(where: { $0.name == "arguments" }) {
      diagnostics.report(
        .componentFault(
          member.range, "'arguments' are for a 'component', which '\(name)' has not"))
    }
    switch kind {
    case "value": return readValue(node, .points).map { .value(.points, $0) }
    case "insets": return readValue(node, .insets).map { .value(.insets, $0) }
    case "enum":
      return choiceName(property, among: choices.map(\.name)).flatMap { name in
        choices.firstIndex { $0.name == name }.map { .choice($0) }
      }
    default:
      guard let component = property.text("component", reporting: &diagnostics) else { return nil }
      return .component(component, arguments: property["arguments"].map { readArguments($0) } ?? [])
    }
  }

  private mutating func choiceName(_ object: SpecObject, among known: [String]) -> String? {
    guard let text = object.text("enum", reporting: &diagnostics), let node = object["enum"] else {
      return nil
    }
    if known.contains(text) { return text }
    guard !faultyNames.contains(text) else { return nil }
    diagnostics.report(
      .unknownWord(tape.range(node), text, "an enum of this component", known: known))
    return nil
  }

  // MARK: Content

  mutating func readFields(_ node: NodeID, variants: [CaseSpec]) -> [FieldSpec] {
    guard let object = SpecObject(node, of: tape, "'content'", reporting: &diagnostics) else {
      return []
    }
    var keys: [String: SourceRange] = [:]
    return object.members.compactMap { member in
      checkMemberName(member.name, "a content field", member.range)
      guard let field = readField(member, variants: variants) else { return nil }
      if field.type != .callback, let first = keys.updateValue(member.range, forKey: field.key) {
        diagnostics.report(
          .error(
            .duplicateServerName, "two fields have the key '\(field.key)'", at: member.range,
            notes: [Diagnostic.Note(message: "the first is here", range: first)]))
      }
      return field
    }
  }

  private mutating func readField(
    _ member: SpecObject.Member, variants: [CaseSpec]
  ) -> FieldSpec? {
    guard
      let object = SpecObject(
        member.value, of: tape, "a content field",
        known: [
          "type", "enum", "group", "component", "of", "lenient", "key", "optional", "default",
          "description",
        ], reporting: &diagnostics), let type = fieldType(object, member.name, variants)
    else { return nil }
    let isOptional = object.flag("optional", reporting: &diagnostics)
    let key = object.text("key", reporting: &diagnostics) ?? member.name
    if type == .callback {
      for name in ["key", "optional", "default"] where object[name] != nil {
        diagnostics.report(
          .componentFault(
            object.place, "callback '\(member.name)' comes from the app and has no '\(name)'"))
      }
    }
    var fallback: FieldDefault?
    if let node = object["default"], type != .callback {
      if isOptional {
        diagnostics.report(
          .componentFault(object.place, "'optional' and 'default' exclude each other"))
      }
      fallback = fieldDefault(node, of: type, variants)
    }
    return FieldSpec(
      name: member.name, key: key, type: type, isOptional: isOptional || type == .callback,
      fallback: fallback, description: object.text("description", reporting: &diagnostics),
      range: typeRange(object) ?? member.range)
  }

  /// Where a field or list names a component or group.
  private func typeRange(_ object: SpecObject) -> SourceRange? {
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
    _ object: SpecObject, _ name: String, _ variants: [CaseSpec]
  ) -> FieldType? {
    guard let node = object["type"] else {
      diagnostics.report(.componentFault(object.place, "'\(name)' needs a 'type'"))
      return nil
    }
    guard let word = object.text("type", reporting: &diagnostics) else { return nil }
    if FieldType.words.contains(word) { checkMembers(of: object, word) }
    func needs(_ member: String) -> Diagnostic {
      .componentFault(object.place, "a '\(word)' needs '\(member)'")
    }
    switch word {
    case "text": return .text
    case "icon": return .icon
    case "url": return .url
    case "flag": return .flag
    case "number": return .number
    case "integer": return .integer
    case "action": return .action
    case "callback": return .callback
    case "element": return .element
    case "choice":
      guard object["enum"] != nil else {
        diagnostics.report(needs("enum"))
        return nil
      }
      let known = choices.map(\.name) + (variants.isEmpty ? [] : [ChoiceSpec.style])
      return choiceName(object, among: known).map { .choice($0) }
    case "token":
      guard object["group"] != nil else {
        diagnostics.report(needs("group"))
        return nil
      }
      return object.text("group", reporting: &diagnostics).map { .token(group: $0) }
    case "component":
      guard object["component"] != nil else {
        diagnostics.report(needs("component"))
        return nil
      }
      return object.text("component", reporting: &diagnostics).map { .component($0) }
    case "list":
      guard let of = object["of"] else {
        diagnostics.report(needs("of"))
        return nil
      }
      guard
        let element = SpecObject(
          of, of: tape, "'of'", known: ["type", "enum", "group", "component", "of", "lenient"],
          reporting: &diagnostics), let type = fieldType(element, name, variants)
      else { return nil }
      guard type != .callback else {
        diagnostics.report(.componentFault(of, of: tape, "a list can't hold callbacks"))
        return nil
      }
      return .list(type, isLenient: object.flag("lenient", reporting: &diagnostics))
    default:
      diagnostics.report(
        .unknownWord(tape.range(node), word, "a type of content", known: FieldType.words))
      return nil
    }
  }

  /// Checks that a field has no members that belong to other types.
  private mutating func checkMembers(of object: SpecObject, _ word: String) {
    let owners = [
      ("enum", "choice"), ("group", "token"), ("component", "component"), ("of", "list"),
      ("lenient", "list"),
    ]
    for (name, owner) in owners where owner != word {
      guard let member = object.members.first(where: { $0.name == name }) else { continue }
      diagnostics.report(
        .componentFault(member.range, "a '\(word)' has no '\(name)'; that is for a '\(owner)'"))
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
      diagnostics.report(
        .unknownWord(tape.range(node), text, "a case of '\(name)'", known: cases.map(\.name)))
      return nil
    default: break
    }
    diagnostics.report(
      .componentFault(
        node, of: tape,
        "this default doesn't fit; flags, numbers, integers, texts and choices can have one"))
    return nil
  }
}
