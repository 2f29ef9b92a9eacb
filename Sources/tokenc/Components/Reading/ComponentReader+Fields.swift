import TokenCompiler
import TokenRuntime

extension ComponentReader {
  mutating func readLayout(_ node: NodeID) -> [LayoutSpec<Alias>] {
    json.members(of: node, "'layout'").compactMap { member in
      checkMemberName(member.name, "a layout property", member.range)
      guard
        let property = json.object(
          member.value, "a layout property",
          known: SpecKeys.Layout.names),
        let kind = layoutKind(property, member.name)
      else { return nil }
      let layout = LayoutSpec<Alias>(
        name: member.name, kind: kind, description: json.string("description", of: property),
        range: member.range)
      return layout.values.allSatisfy { checkSet($0, member.range) } ? layout : nil
    }
  }

  private static let layoutKinds = ["value", "insets", "size", "enum", "component"]
  /// The members of a value that grows with Dynamic Type.
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
      return json.refuse(member.range, "'\(member.name)' is for a 'value', which '\(name)' has not")
    }
    if kind != "component", let member = property.member("arguments") {
      json.fail(member.range, "'arguments' are for a 'component', which '\(name)' has not")
    }
    if !["value", "insets"].contains(kind), let member = property.member("otherwise") {
      json.fail(member.range, "'otherwise' is for a 'value' or 'insets', which '\(name)' has not")
    }
    switch kind {
    case "value" where scaling.isEmpty:
      return readValue(node, .points, otherwise: property["otherwise"]).map { .value(.points, $0) }
    case "value":
      return readParts(of: property, "a scaled length", .length).map { .value(.length, $0) }
    case "insets":
      return readValue(node, .insets, otherwise: property["otherwise"]).map { .value(.insets, $0) }
    case "size": return readValue(node, .size).map { .value(.size, $0) }
    case "enum":
      return choiceName(property, among: choices.map(\.name)).flatMap { name in
        choices.firstIndex { $0.name == name }.map { .choice($0) }
      }
    default:
      guard let component = json.string("component", of: property) else { return nil }
      return .component(
        component,
        arguments: property["arguments"].map { readArguments($0, of: .layout(component)) } ?? [])
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
    let fields = json.members(of: node, "'content'").compactMap { member -> FieldSpec? in
      checkMemberName(
        member.name, "a content field", member.range, taken: ReservedNames.fields, key: "key")
      guard let field = readField(member, variants: variants) else {
        faultyFields.insert(member.name)
        return nil
      }
      return field
    }
    return sharing(fields)
  }

  /// Of fields with the same member the first has what the others don't have.
  private mutating func sharing(_ fields: [FieldSpec]) -> [FieldSpec] {
    var fields = fields
    var owners: [String: [Int]] = [:]
    for index in fields.indices where fields[index].type != .callback {
      for key in fields[index].keys { owners[key, default: []].append(index) }
    }
    for (key, indices) in owners.sorted(byBytesOf: \.key) where indices.count > 1 {
      let (first, others) = (indices[0], indices.dropFirst())
      let types = others.map { fields[$0].type }
      let isShared = indices.allSatisfy { fields[$0].otherKeys.isEmpty && !fields[$0].isRequired }
      guard isShared else {
        report(
          .duplicateServerName,
          "two fields have the key '\(key)'; each of these is 'optional' or has a 'default', and none has "
            + "'otherKeys'", at: fields[indices[1]].nameRange,
          notes: [Diagnostic.Note(message: "the first is here", range: fields[first].nameRange)])
        return fields
      }
      for (index, type) in zip(others, types) where types.count(where: type.isLike) > 1 {
        return json.refuse(
          fields[index].nameRange,
          "two fields after the first take \(type.words) of '\(key)'; one of them is never there")
          ?? fields
      }
      fields[first].sharers = others.map { fields[$0].name }
      for index in others { fields[index].isSharer = true }
    }
    return fields
  }

  private mutating func readField(_ member: JSONObject.Member, variants: [CaseSpec]) -> FieldSpec? {
    guard
      let object = json.object(
        member.value, "a content field", known: SpecKeys.FieldType.names + SpecKeys.Field.names),
      let type = fieldType(object, member.name, variants)
    else { return nil }
    let isCallback = type == .callback
    if isCallback {
      for name in SpecKeys.Field.names where name != "description" && object[name] != nil {
        json.fail(
          object.opening, "callback '\(member.name)' comes from the app and has no '\(name)'")
      }
    }
    let isOptional = json.flag("optional", of: object) ?? false
    if isOptional, object["default"] != nil {
      json.fail(object.opening, "'optional' and 'default' exclude each other")
    }
    func value(_ name: String) -> FieldDefault? {
      isCallback ? nil : object[name].flatMap { fieldDefault($0, of: type, variants) }
    }
    var field = FieldSpec(
      name: member.name,
      key: memberNames("key", of: object).first ?? form.keys?.name(ofSwiftName: member.name)
        ?? member.name, type: type, isOptional: isOptional || isCallback,
      otherKeys: memberNames("otherKeys", of: object), fallback: value("default"),
      onFault: .leaveOut, substitute: value("fallback"),
      samples: isCallback ? [] : readSamples(object, of: type, named: member.name, variants),
      background: background(object, among: elementNames, "an element of this component"),
      description: json.string("description", of: object), range: typeRange(object) ?? member.range,
      nameRange: member.range)
    if let member = object.member("on"), !type.holdsElements, type.component == nil, !isCallback {
      json.fail(member.range, "'on' is for components, which '\(field.name)' has not")
    }
    if !isCallback { field.onFault = faultOutcome(of: field, object) }
    return field
  }

  /// The names of a server's members; a dot in one has a backslash, as others look like paths.
  private mutating func memberNames(_ name: String, of object: JSONObject) -> [String] {
    let names =
      name == "key" ? json.string(name, of: object).map { [$0] } : json.strings(name, of: object)
    for text in names ?? [] where text.substituting("\\.", with: "").utf8.contains(0x2E) {
      json.fail(
        object.member(name)?.range ?? object.opening,
        "'\(text)' names one member, not a path; let a 'component' hold the inner object and refer to "
          + "'{content.FIELD.NAME}', or write \"\(text.substituting(".", with: "\\\\."))\" for a name with dots"
      )
    }
    return (names ?? []).map { $0.substituting("\\.", with: ".") }
  }

  /// The outcome of a field's faults: the one that the field states, else that of the spec, else that of its type.
  private mutating func faultOutcome(of field: FieldSpec, _ object: JSONObject) -> FaultOutcome {
    let stated: FaultOutcome? = json.word("onFault", of: object, "an outcome of faults")
    let canFallBack = !field.isRequired || field.substitute != nil
    if stated == .fallback, !canFallBack, object["fallback"] == nil, object["default"] == nil {
      json.fail(
        object.opening,
        "'\(field.name)' is required, so 'onFault' needs a 'fallback' to show instead")
    }
    if let stated, stated != .fallback, let member = object.member("fallback") {
      json.fail(member.range, "'fallback' excludes 'onFault': '\(stated.rawValue)'")
    }
    if let outcome = field.substitute.map({ _ in .fallback }) ?? stated { return outcome }
    if let outcome = form.onFault {
      return outcome == .fallback && !canFallBack ? .leaveOut : outcome
    }
    return canFallBack && field.type.isName ? .fallback : .leaveOut
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
    if word == "color" {
      checkMembers(of: object, word)
      guard object["form"] != nil else { return .color(.opacityLast) }
      let form: ColorSyntax? = json.word("form", of: object, "a form of colors")
      return form.map { .color($0) }
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
      guard let element = json.object(value, "'of'", known: SpecKeys.FieldType.names),
        let type = fieldType(element, name, variants)
      else { return nil }
      guard type != .callback else { return json.refuse(value, "a list can't hold callbacks") }
      return .list(type, isLenient: json.flag("lenient", of: object) ?? false)
    }
  }

  private mutating func checkMembers(of object: JSONObject, _ word: String) {
    for (name, owner) in FieldType.ownedMembers where owner != word {
      guard let member = object.member(name) else { continue }
      json.fail(member.range, "a '\(word)' has no '\(name)'; that is for a '\(owner)'")
    }
  }

  /// - Parameter role: what the value is called in messages.
  mutating func fieldDefault(
    _ node: NodeID, of type: FieldType, _ variants: [CaseSpec], as role: String = "default"
  ) -> FieldDefault? {
    let text = json.text(node)
    switch (tape.kind(node), type) {
    case (.true, .flag): return .flag(true)
    case (.false, .flag): return .flag(false)
    case (.number, .number), (.number, .seconds), (.number, .milliseconds):
      if tape.number(node).isFinite { return .number(tape.number(node)) }
    case (.number, .integer):
      if let whole = Int32(exactly: tape.number(node)) { return .number(Double(whole)) }
    case (.number, .decimal):
      if let text = DecimalSyntax.text(of: tape.number(node)) { return .text(text) }
    case (.string, .text), (.string, .icon): return text.map { .text($0) }
    case (.string, .richText), (.string, .markdown):
      // A policy that only the app knows would refuse links of it while documents are decoded.
      let markup =
        type == .markdown
        ? MarkupText(markdown: text ?? "", addresses: AddressPolicy())
        : MarkupText(html: text ?? "", addresses: AddressPolicy())
      let hasLink = !markup.refusals.isEmpty || markup.runs.contains { $0.link != nil }
      if role == "sample" || !hasLink { return text.map { .text($0) } }
    case (.string, .url):
      if let text, AddressSyntax.isAbsolute(text) { return .text(text) }
    case (.string, .image):
      if let text, ImageSyntax.isReference(text) { return .text(text) }
    case (.string, .color(let form)):
      if let text, form.rgba(text) != nil { return .text(text) }
    case (.string, .written(let form)):
      if let text, form.number(text) != nil { return .text(text) }
    case (.string, .decimal):
      if let text, DecimalSyntax.isDecimal(text) { return .text(text) }
    case (.string, .date):
      if let text, DateSyntax.secondsSince1970(text) != nil { return .text(text) }
    case (.string, .choice(let name)):
      let cases = choices.first { $0.name == name }?.cases ?? variants
      if let text, cases.contains(where: { $0.name == text }) { return .word(text) }
      return json.refuseWord(node, "a case of '\(name)'", known: cases.map(\.name))
    case (.string, .token):
      if let text, case .alias(let names) = AliasSyntax(text) {
        return .token(Alias(names: names, range: tape.range(node)))
      }
      return json.refuse(node, "expected a token in braces, such as '{color.text.primary}'")
    case (.string, .action): return text.map { .text($0) }
    case (.array, .list(let element, _)):
      let elements = tape.elements(of: node)
      let values = elements.compactMap { fieldDefault($0, of: element, variants, as: role) }
      return values.count == elements.count ? .list(values) : nil
    case (.object, .component) where tape.allMembers(of: node).isEmpty: return .empty
    default: break
    }
    return json.refuse(node, "this \(role) doesn't fit; \(type.defaultWords)")
  }
}

extension FieldType {
  /// Returns a Boolean value that indicates whether some value may be one of both types.
  fileprivate func isLike(_ other: FieldType) -> Bool {
    func kind(_ type: FieldType) -> Int {
      switch type {
      case .text, .richText, .markdown, .icon, .json: 0
      case .number, .integer, .seconds, .milliseconds, .decimal: 1
      case .action, .element, .component: 2
      case .list: 3
      case .flag: 4
      case .url, .image: 5
      case .date: 6
      case .written(.points): 9
      case .color: 10
      case .written(.ratio): 11
      case .written(.percent): 12
      case .choice, .token: 7
      case .callback: 8
      }
    }
    let kinds = (kind(self), kind(other))
    // Any text is one of a name or a form, and any JSON is all.
    return kinds.0 == kinds.1 || kinds.0 == 0 && kinds.1 > 4 || kinds.1 == 0 && kinds.0 > 4
      || self == .json || other == .json
  }

  /// A Boolean value that indicates whether the server sends a name that this client may not know.
  fileprivate var isName: Bool {
    switch self {
    case .token, .choice: true
    default: false
    }
  }

  fileprivate var defaultWords: String {
    switch self {
    case .text: "expected a string"
    case .richText, .markdown: "expected a string without links"
    case .icon: "expected the name of an icon"
    case .url: "expected an absolute address"
    case .image: "expected the name of an image or an absolute address"
    case .flag: "expected true or false"
    case .number, .seconds, .milliseconds: "expected a number"
    case .integer: "expected a whole number of 32 bits"
    case .date: "expected a time such as \"2026-11-22T20:54:00Z\""
    case .decimal: "expected a decimal such as \"1250.50\""
    case .action: "expected the type of an action, which has no parameters then"
    case .choice: "expected the name of a case"
    case .token: "expected a token in braces"
    case .component: "expected '{}', a component without content from the server"
    case .list: "expected an array"
    case .written(let form): "expected a text such as \"\(form.sample)\""
    case .color: "expected a color such as \"#2E7D32\""
    case .json, .element, .callback: "a field of this type can't have one"
    }
  }
}
