import TokenCompiler
import TokenComponents
import TokenRuntime

/// A schema of nothing but what specs have today, in the words of a ``SchemaProfile``: each definition once, and only
/// those that a document can need.
package struct SchemaText {
  package let profile: SchemaProfile
  /// How much of the limits it uses.
  package private(set) var size = SchemaSize()
  let schema: ServerSchema
  /// How many components stand inside one another where nothing may be recursive.
  private let depth: Int
  private let tokens: [PathPattern]
  private(set) var definitions: [JSONRecord.Member] = []
  /// The names that are written, and whether anything fits them: at the last level nothing recursive does.
  private var written: [String: Bool] = [:]
  /// The names of definitions that are part of themselves.
  private var recursive: Set<String> = []
  /// The recursive definition that is being written.
  private var around: Definition?
  /// The levels that are left below it.
  private var level = 0

  enum Definition {
    case tokens(TokenFamily)
    case content(Component)
    /// A content with its type beside its fields.
    case typed(Component)
    /// An object around a content, which says its type.
    case wrapper(Component)
    case anyComponent, anyAction
  }

  /// - Parameter tokens: which tokens are offered of those enums that have any of them; all when empty.
  package init(
    _ schema: ServerSchema, for profile: SchemaProfile, depth: Int = 3, tokens: [PathPattern] = []
  ) {
    self.schema = schema
    self.profile = profile
    self.depth = depth
    self.tokens = tokens
    guard !profile.hasRecursion else { return }
    let all = schema.components.map(content) + elements + actions + [.anyComponent, .anyAction]
    let next = Dictionary(firstOf: all.map { (name(of: $0), parts(of: $0).map(name)) })
    recursive = Set(
      next.keys.filter { name in
        var seen: Set<String> = []
        var unread = [name]
        while let part = unread.popLast() {
          for inner in next[part] ?? [] where seen.insert(inner).inserted { unread.append(inner) }
        }
        return seen.contains(name)
      })
  }

  // MARK: Documents

  /// The schema, whose root is an object but in `strict`: a component that may be any is its only member.
  ///
  /// - Parameter name: one of the schema's definitions; any component otherwise.
  package mutating func document(root name: String?) -> [UInt8] {
    let component = schema.components.first { schema.typePrefix + $0.name == name }
    let family = schema.table.families.first { schema.typePrefix + $0.typeName == name }
    let start =
      component.map { .content($0) } ?? family.map { .tokens($0) } ?? Definition.anyComponent
    if profile == .strict {
      for family in schema.table.families { _ = reference(to: .tokens(family)) }
      for component in schema.components { _ = reference(to: content(component)) }
      let hasRoot = name != nil || !elements.isEmpty
      let root = hasRoot ? component.flatMap { record(.content($0)) } ?? reference(to: start) : nil
      let head: JSONRecord = [
        "$schema": ServerSchema.dialect, "title": name ?? "What a server sends",
      ]
      return (head + (root ?? [:]) + ["$defs": JSONRecord(definitions)]).document
    }
    let root =
      component.flatMap { record(.content($0)) }
      ?? closed(nil, [("screen", reference(to: start) ?? [:])], ["screen"])
    if profile == .openai { size.nesting = nesting(of: start, []) + (component == nil ? 1 : 0) }
    var writer = JSONWriter()
    writer.value(root + (definitions.isEmpty ? [:] : ["$defs": JSONRecord(definitions)]))
    return writer.document
  }

  /// The objects inside one another; those of a definition within itself count once.
  private func nesting(of definition: Definition, _ path: Set<String>) -> Int {
    let name = name(of: definition)
    guard !path.contains(name) else { return 0 }
    let below = parts(of: definition).map { nesting(of: $0, path.union([name])) }.max() ?? 0
    switch definition {
    case .tokens, .anyComponent, .anyAction: return below
    case .content, .typed, .wrapper: return below + 1
    }
  }

  // MARK: Definitions

  /// The definitions of components that may stand anywhere, and of the contents of actions.
  private var elements: [Definition] { schema.components.filter { !$0.isNestedOnly }.map(element) }
  private var actions: [Definition] { schema.actions.map { .wrapper($0) } }

  private func element(_ component: Component) -> Definition {
    component.form.typeKeys.isEmpty || component.form.dataKey != nil
      ? .wrapper(component) : .typed(component)
  }

  private func content(_ component: Component) -> Definition { .content(component) }

  private func name(of definition: Definition) -> String {
    switch definition {
    case .tokens(let family): return schema.typePrefix + family.typeName
    case .anyComponent: return schema.union
    case .anyAction: return "ContentAction"
    case .typed(let component): return schema.typePrefix + component.name
    case .content(let component):
      if !component.isNestedOnly, case .typed = element(component) {
        return schema.unique(component.name + "Content", of: component)
      }
      return schema.typePrefix + component.name
    case .wrapper(let component):
      return schema.unique(
        component.name + (component.isAction ? "Action" : "Element"), of: component)
    }
  }

  /// The definitions in a definition.
  private func parts(of definition: Definition) -> [Definition] {
    switch definition {
    case .tokens: []
    case .content(let component), .typed(let component):
      component.sentFields.compactMap { part(of: $0.type) }
    case .wrapper(let component): [.content(component)]
    case .anyComponent: elements
    case .anyAction: actions
    }
  }

  /// The definition that a field holds, in a list or not.
  private func part(of type: FieldType) -> Definition? {
    switch type.leaf {
    case .element: return .anyComponent
    case .action: return .anyAction
    case .component(let name):
      return schema.components.first { $0.name == name }.map { .content($0) }
    case .token(let group):
      return schema.table.families.first { $0.group == group }.map { .tokens($0) }
    default: return nil
    }
  }

  /// A reference to a definition, which is written with it; `nil` if nothing fits it at this level.
  private mutating func reference(to definition: Definition) -> JSONRecord? {
    // What only says a type stands where it is needed.
    if case .wrapper = definition, profile != .strict { return record(definition) }
    var name = name(of: definition)
    let outerDefinition = around
    let outerLevel = level
    defer {
      around = outerDefinition
      level = outerLevel
    }
    if recursive.contains(name) {
      // The members of a union stand on its own level.
      switch around {
      case nil: level = depth - 1
      case .anyComponent?, .anyAction?: break
      default: level -= 1
      }
      guard level >= 0 else { return nil }
      around = definition
      if level > 0 { name += "-\(level + 1)" }
    } else {
      around = nil
    }
    if written[name] == nil {
      written[name] = true
      let record = record(definition)
      written[name] = record != nil
      if let record { define(name, record) }
    }
    return written[name] == true ? schema.reference(to: name) : nil
  }

  private mutating func define(_ name: String, _ record: JSONRecord) {
    definitions.append((name, record))
    size.characters += name.unicodeScalars.count
  }

  private mutating func record(_ definition: Definition) -> JSONRecord? {
    switch definition {
    case .tokens(let family):
      let chosen = family.tokens.filter { token in tokens.contains { $0.matches(token.text) } }
      return names(
        (chosen.isEmpty ? family.tokens : chosen).map {
          ($0.names.serverName, $0.description, $0.deprecation != nil)
        }, as: .text, description: family.description ?? "The tokens of '\(family.scope)'.")
    case .content(let component): return object(component, [])
    case .typed(let component):
      return object(component, [(component.form.typeKeys[0], constant(of: component))])
    case .wrapper(let component): return wrapper(component)
    case .anyComponent:
      let keys = Set(schema.components.filter { !$0.isNestedOnly }.map(\.form.typeKeys.first))
      return union(elements, typeKey: keys.count == 1 ? keys.first ?? nil : nil)
    case .anyAction:
      if actions.isEmpty, profile == .strict { return schema.actionSchema(isClosed: true) }
      return actions.isEmpty ? undeclaredAction : union(actions, typeKey: "type")
    }
  }

  /// An action that no spec declares, with any parameters where the grammar may have an open object.
  private var undeclaredAction: JSONRecord {
    let type: JSONRecord.Member = ("type", ["type": "string"] as JSONRecord)
    guard profile.hasOpenObjects else { return closed(nil, [type], ["type"]) }
    let parameters: JSONRecord = ["type": "object", "additionalProperties": true]
    return closed(nil, [type, ("parameters", parameters)], ["type"])
  }

  /// A Boolean value that indicates whether the grammar writes actions without their parameters, as it can't have
  /// objects of any members.
  package var leavesOutParameters: Bool {
    actions.isEmpty && !profile.hasOpenObjects
      && schema.components.contains { $0.sentFields.contains { $0.type.leaf == .action } }
  }

  private mutating func union(_ parts: [Definition], typeKey: String?) -> JSONRecord? {
    let records = parts.compactMap { reference(to: $0) }
    guard !records.isEmpty else { return nil }
    guard profile == .strict else { return ["anyOf": records] }
    // Not of JSON Schema, which ignores it: tools that make types know it from OpenAPI.
    return ["oneOf": records, "discriminator": typeKey.map { ["propertyName": $0] as JSONRecord }]
  }

  mutating func constant(of component: Component) -> JSONRecord {
    names([(component.serverName, nil, false)], as: .text)
  }

  /// A content with its type: around it, or as the only member's name; an action, with its parameters.
  private mutating func wrapper(_ component: Component) -> JSONRecord? {
    let typeKey = component.isAction ? "type" : component.form.typeKeys.first
    let key =
      component.isAction
      ? "parameters" : typeKey == nil ? component.serverName : component.form.dataKey
    var members: [JSONRecord.Member] = typeKey.map { [($0, constant(of: component))] } ?? []
    var required = typeKey.map { [$0] } ?? []
    if let key, !component.isAction || !component.sentFields.isEmpty {
      let isRequired = !component.isAction || component.hasRequiredField
      guard let content = reference(to: .content(component)) else { return nil }
      members.append((key, isRequired || !profile.hasNull ? content : nullable(content)))
      if isRequired || profile.requiresAll { required.append(key) }
      count(
        key, isWritten: isRequired || profile.requiresAll, isUnion: !isRequired && profile.hasNull)
    }
    let isSaidWithin = profile != .strict && members.count > required.count
    return closed(isSaidWithin ? nil : component.description, members, required)
  }

  // MARK: Parts

  mutating func object(
    _ component: Component, _ head: [JSONRecord.Member], isOpen: Bool = false
  ) -> JSONRecord? {
    var properties = head
    var required = head.map(\.name)
    // Of fields that share a member an agent writes the first.
    for field in component.sentFields where !field.isSharer {
      let isWritten =
        field.isRequired || profile.requiresAll || profile == .anthropic && field.fallback != nil
      let isNull = !field.isRequired && profile.hasNull
      guard let value = value(of: field, in: component, isNull: isNull) else {
        if field.isRequired { return nil }
        continue
      }
      properties.append((field.key, value))
      if isWritten { required.append(field.key) }
      count(field.key, isWritten: isWritten, isUnion: isNull || isUnion(field.type))
      if profile.leavesOpen(field.type.leaf) { size.open[field.type.leaf.words, default: 0] += 1 }
    }
    return closed(isOpen ? nil : component.description, properties, required, isOpen: isOpen)
  }

  private mutating func count(_ key: String, isWritten: Bool, isUnion: Bool) {
    size.properties += 1
    size.characters += key.unicodeScalars.count
    if !isWritten { size.optionals += 1 }
    if isUnion { size.unions += 1 }
  }

  private func isUnion(_ type: FieldType) -> Bool {
    switch part(of: type) {
    case .anyComponent?: true
    case .anyAction?: !actions.isEmpty
    default: false
    }
  }

  private mutating func value(
    of field: FieldSpec, in component: Component, isNull: Bool
  ) -> JSONRecord? {
    let says = profile == .strict || profile == .a2ui
    let head: JSONRecord = [
      "description": says
        ? schema.effects.documentation(of: field, in: component) : field.description,
      "default": profile == .strict
        ? field.fallback.flatMap { schema.value(of: $0, field.type, component) } : nil,
    ]
    if isPlain(field.type) { return head + plain(field.type, isNull: isNull) }
    guard let record = record(field.type, in: component) else { return nil }
    if isNull { return head + nullable(record) }
    let standsAlone =
      !profile.describesReferences && field.type.element == nil
      && (part(of: field.type) != nil || hasPattern(field.type))
    return (standsAlone ? [:] : head) + record
  }

  private func nullable(_ record: JSONRecord) -> JSONRecord {
    ["anyOf": [record, ["type": "null"]]]
  }

  private mutating func record(_ type: FieldType, in component: Component) -> JSONRecord? {
    if profile == .a2ui, let part = catalogPart(type) { return part }
    switch type {
    case .list(let element, _):
      return record(element, in: component).map { ["type": "array", "items": $0] }
    case .choice(let name):
      let cases = component.cases(of: name)
      return names(
        cases.map { ($0.serverName, $0.description, false) }, as: SentKind(of: cases))
    default:
      if let part = part(of: type) { return reference(to: part) }
      return profile == .strict
        ? schema.value(type) : isPlain(type) ? plain(type) : pattern(of: type)
    }
  }

  func closed(
    _ description: String?, _ properties: [JSONRecord.Member], _ required: [String],
    isOpen: Bool = false
  ) -> JSONRecord {
    [
      "description": description, "type": "object",
      "properties": properties.isEmpty && profile == .strict ? nil : JSONRecord(properties),
      "required": required.isEmpty && profile == .strict ? nil : required,
      "additionalProperties": isOpen ? nil : false,
    ]
  }

  private mutating func names(
    _ all: [(name: String, description: String?, isDeprecated: Bool)], as kind: SentKind,
    description: String? = nil
  ) -> JSONRecord {
    if profile == .strict, all.count > 1 || description != nil {
      let constants = all.flatMap {
        schema.constants($0.name, $0.description, as: kind, isDeprecated: $0.isDeprecated)
      }
      return ["description": description, "anyOf": constants]
    }
    let today = all.filter { !$0.isDeprecated }
    let names = (today.isEmpty ? all : today).map(\.name)
    let values = names.map { schema.sent($0, as: kind) }
    size.count(names)
    if profile == .strict { return ["const": values[0]] }
    let type: JSONRecord = ["type": kind.schemaType]
    if kind == .flag, values.count == 2 { return type }
    if values.count == 1, profile != .gemini { return type + ["const": values[0]] }
    return type + ["enum": MixedList(values: values)]
  }

  // MARK: Values

  /// Returns a Boolean value that indicates whether a type is said by one word, so that null is another one beside it.
  private func isPlain(_ type: FieldType) -> Bool {
    switch type {
    case .text, .richText, .markdown, .icon, .json, .flag, .number, .integer, .seconds,
      .milliseconds:
      profile != .strict && profile != .a2ui
    case .url, .image, .date, .decimal, .written, .color: !profile.hasPatterns
    default: false
    }
  }

  private func hasPattern(_ type: FieldType) -> Bool {
    switch type {
    case .url, .image, .date, .decimal, .written, .color: profile.hasPatterns
    default: false
    }
  }

  private func plain(_ type: FieldType, isNull: Bool = false) -> JSONRecord {
    func word(_ name: String) -> JSONRecord { isNull ? ["type": [name, "null"]] : ["type": name] }
    // What every reader of JSON holds exactly (RFC 8259, section 6).
    let bound = profile.hasBounds ? 1 << 53 - 1 : nil
    let bounds: JSONRecord = ["minimum": bound.map { -$0 }, "maximum": bound]
    switch type {
    case .flag: return word("boolean")
    case .integer: return word("integer") + bounds
    case .number, .seconds, .milliseconds, .decimal: return word("number") + bounds
    case .date: return word("string") + ["format": "date-time"]
    default: return word("string")
    }
  }

  /// A definition of texts with a pattern, which is long.
  private mutating func pattern(of type: FieldType) -> JSONRecord {
    let (word, pattern) =
      switch type {
      case .date: ("date", DateSyntax.pattern)
      // Without the large counts of DecimalSyntax.
      case .decimal: ("decimal", "^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$")
      case .written(let form): (form.rawValue, form.pattern)
      case .color(let form): ("color" + form.rawValue.dropFirst(), form.pattern)
      case .image: ("image", AddressPatterns.accepted(by: schema.addresses, isImage: true))
      default: ("url", AddressPatterns.accepted(by: schema.addresses, isImage: false))
      }
    // No name of Swift has a hyphen.
    let name = "text-\(word)"
    if written.updateValue(true, forKey: name) == nil {
      // XGrammar 0.2.8 takes the end of an optional group that repeats without its beginning.
      let expression = pattern.substituting(")?", with: "){0,1}")
      define(name, ["type": "string", "pattern": expression])
    }
    return schema.reference(to: name)
  }
}

extension SentKind {
  fileprivate var schemaType: String {
    switch self {
    case .text: "string"
    case .number: "integer"
    case .flag: "boolean"
    }
  }
}
