import TokenCompiler
import TokenComponents
import TokenRuntime

/// The JSON Schema (2020-12) of what a server sends: every token enum and every component.
///
/// A document is valid exactly when the generated `Content` decodes it without a fault, but for addresses
/// with hosts of mixed alphabets and in links of rich text. Members that a schema doesn't know are valid, as a client ignores them.
///
/// For those who write documents there are schemas of nothing but what specs have today: see ``SchemaText``.
package struct ServerSchema {
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  package let table: CompleteTokenTable
  package let components: [Component]
  package let typePrefix: String
  let addresses: AddressPolicy
  let effects: FieldEffects

  package init(
    table: CompleteTokenTable, components: [Component], typePrefix: String,
    addresses: AddressPolicy = AddressPolicy()
  ) {
    self.addresses = addresses
    self.table = table
    // The names of styles are those of enums in components.
    self.components = components.filter { !$0.isStyles }
    self.typePrefix = typePrefix
    effects = FieldEffects(of: components)
  }

  package var union: String { typePrefix + "ComponentContent" }

  /// The definitions that ``text(root:)`` can start from.
  package var definitions: [String] {
    table.families.map { typePrefix + $0.typeName } + components.map { typePrefix + $0.name }
      + (elements.isEmpty ? [] : [union])
  }

  private var elements: [Component] { components.filter { !$0.isNestedOnly } }

  var actions: [Component] { components.filter(\.isAction) }

  /// The definition of the component that each document is by `server.root`; `nil` where any component may be one.
  package var declaredRoot: String? {
    components.first?.form.root.flatMap { root in
      components.first { typePrefix + $0.name == root || $0.name == root }
        .map { typePrefix + $0.name }
    }
  }

  /// The schema as text, of a definition that a document has to fit, or any component.
  package func text(root: String?) -> String {
    var definitions = table.families.map {
      JSONRecord.Member(typePrefix + $0.typeName, schema(of: $0))
    }
    definitions += components.map { (typePrefix + $0.name, schema(of: $0)) }
    if !elements.isEmpty { definitions.append((union, unionSchema)) }
    if components.flatMap(\.fields).contains(where: { $0.type.leaf == .action }) {
      definitions.append(("ContentAction", actionSchema()))
    }
    let start = root ?? (elements.isEmpty ? nil : union)
    let head: JSONRecord = [
      "$schema": Self.dialect,
      "title": root ?? "What a server sends",
    ]
    let document =
      head + (start.map { reference(to: $0) } ?? [:]) + ["$defs": JSONRecord(definitions)]
    return String(decoding: document.document, as: UTF8.self)
  }

  func reference(to name: String) -> JSONRecord { ["$ref": "#/$defs/" + name] }

  /// A definition's name that no component and no enum has.
  func unique(_ name: String, of component: Component) -> String {
    var name = name
    while name != component.name && components.contains(where: { $0.name == name })
      || table.families.contains(where: { $0.typeName == name })
    {
      name += "_"
    }
    return typePrefix + name
  }

  // MARK: Enums

  private func schema(of family: TokenFamily) -> JSONRecord {
    [
      "description": family.description ?? "The tokens of '\(family.scope)'.",
      "anyOf": family.tokens.flatMap { token in
        constants(
          token.names.serverName, token.description, isDeprecated: token.deprecation != nil,
          formerNames: token.names.formerNames)
      },
    ]
  }

  func constants(
    _ name: String, _ description: String?, as kind: SentKind = .text, isDeprecated: Bool = false,
    formerNames: [String] = []
  ) -> [JSONRecord] {
    [
      [
        "const": sent(name, as: kind), "description": description,
        "deprecated": isDeprecated ? true : nil,
      ]
    ]
      + formerNames.flatMap {
        constants($0, "Former name of '\(name)'.", as: kind, isDeprecated: true)
      }
  }

  // MARK: Components

  private func schema(of component: Component) -> JSONRecord {
    let fields = component.sentFields
    let form = component.form
    var properties = members(of: component)
    properties += fields.flatMap { field in field.otherKeys.map { ($0, JSONRecord([])) } }
    if form.reportsUnknownKeys, form.dataKey == nil, !component.isNestedOnly {
      properties += form.typeKeys.map { ($0, JSONRecord([])) }
    }
    let required = fields.filter { $0.isRequired && $0.otherKeys.isEmpty }.map(\.key)
    let conditions = fields.flatMap { self.conditions(of: $0, in: component) }
    return [
      "description": component.description, "type": "object",
      "properties": properties.isEmpty ? nil : JSONRecord(properties),
      "required": required.isEmpty ? nil : required,
      "allOf": conditions.isEmpty ? nil : conditions,
      "additionalProperties": form.reportsUnknownKeys ? false : nil,
    ]
  }

  /// The members of a component's object; one that several fields share is that of any of them.
  private func members(of component: Component) -> [JSONRecord.Member] {
    component.sentMembers.map { key, fields in
      let schemas = fields.map { schema(of: $0, in: component) }
      return (key, schemas.count == 1 ? schemas[0] : ["anyOf": schemas])
    }
  }

  /// A member that is there and not null.
  private func isThere(_ key: String) -> JSONRecord {
    let isNull: JSONRecord = ["type": "null"]
    return ["required": [key], "properties": [key: ["not": isNull] as JSONRecord] as JSONRecord]
  }

  /// Of a field with several keys the first that is there counts, and one is there if it must be.
  private func conditions(of field: FieldSpec, in component: Component) -> [JSONRecord] {
    guard !field.otherKeys.isEmpty else { return [] }
    let presence: [JSONRecord] = field.isRequired ? [["anyOf": field.keys.map(isThere)]] : []
    return presence
      + field.otherKeys.indices.map { index in
        let earlier = field.keys[...index].map(isThere)
        let properties: JSONRecord = [field.otherKeys[index]: schema(of: field, in: component)]
        return ["anyOf": [["anyOf": earlier] as JSONRecord, ["properties": properties]]]
      }
  }

  private func schema(of field: FieldSpec, in component: Component) -> JSONRecord {
    let type = schema(of: field.type, in: component)
    let head: JSONRecord = [
      "description": effects.documentation(of: field, in: component),
      "default": field.fallback.flatMap { value(of: $0, field.type, component) },
    ]
    guard !field.isRequired || !field.otherKeys.isEmpty else { return head + type }
    return head + ["anyOf": [JSONRecord(["type": "null"]), type]]
  }

  func value(
    of fallback: FieldDefault, _ type: FieldType, _ component: Component
  ) -> (any JSONWritable)? {
    switch fallback {
    case .flag(let flag): flag
    case .number(let number): number
    case .text(let text) where type == .action: JSONRecord([("type", text)])
    case .text(let text): text
    case .word(let word):
      cases(of: type, in: component).first { $0.name == word }.map {
        sent($0.serverName, as: $0.sent)
      }
    case .token(let alias):
      table.families.lazy.flatMap(\.tokens).first { $0.text == alias.path }?.names.serverName
        ?? alias.path
    case .list(let values):
      MixedList(values: values.compactMap { value(of: $0, type.element ?? type, component) })
    case .empty: JSONRecord([])
    }
  }

  func sent(_ name: String, as kind: SentKind) -> any JSONWritable {
    switch kind {
    case .text: name
    case .number: Int(name) ?? 0
    case .flag: name == "true"
    }
  }

  private func cases(of type: FieldType, in component: Component) -> [CaseSpec] {
    guard case .choice(let name) = type else { return [] }
    return component.cases(of: name)
  }

  private func schema(of type: FieldType, in component: Component) -> JSONRecord {
    switch type {
    case .action: return reference(to: "ContentAction")
    case .element: return reference(to: union)
    case .choice:
      return [
        "anyOf": cases(of: type, in: component).flatMap {
          constants($0.serverName, $0.description, as: $0.sent, formerNames: $0.formerNames)
        }
      ]
    case .token(let group):
      let family = table.families.first { $0.group == group }
      return reference(to: typePrefix + (family?.typeName ?? ""))
    case .component(let name):
      let content = reference(to: typePrefix + name)
      guard let nested = components.first(where: { $0.name == name }),
        let field = nested.shorthandField
      else { return content }
      return ["anyOf": [content, schema(of: nested.fields[field].type, in: nested)]]
    case .list(let element, _):
      return ["type": "array", "items": schema(of: element, in: component)]
    default: return value(type)
    }
  }

  /// The schema of a field whose type has no parts.
  func value(_ type: FieldType) -> JSONRecord {
    switch type {
    case .url: return address(isImage: false)
    case .image:
      let name: JSONRecord = ["type": "string", "not": ["pattern": ":"] as JSONRecord]
      return ["anyOf": [name, address(isImage: true)]]
    case .date: return text(DateSyntax.pattern)
    case .seconds, .milliseconds: return ["type": "number"]
    case .decimal:
      // A schema can't say how many digits a number has.
      let number: JSONRecord = ["type": "number", "minimum": -(1 << 53), "maximum": 1 << 53]
      return ["anyOf": [text(DecimalSyntax.pattern), number]]
    case .flag: return ["type": "boolean"]
    case .number: return ["type": "number"]
    case .integer:
      // What a 64-bit integer holds.
      return ["type": "integer", "minimum": Int(Int64.min), "maximum": Int(Int64.max)]
    case .written(let form): return text(form.pattern)
    case .color(let form): return text(form.pattern)
    case .json: return [:]
    case .callback: return [:]
    default: return ["type": "string"]
    }
  }

  /// A string that matches a pattern; see ``address(isImage:)`` for why `$` isn't enough.
  private func text(_ pattern: String) -> JSONRecord {
    let lineBreak: JSONRecord = ["pattern": "\n"]
    return ["type": "string", "pattern": pattern, "not": lineBreak]
  }

  /// An absolute address that the app accepts; without `$` above, which some validators match before a line break at the
  /// end, too.
  private func address(isImage: Bool) -> JSONRecord {
    let refused = AddressPatterns(addresses, isImage: isImage).refusals.compactMap(\.pattern)
    let others: JSONRecord = [
      "anyOf": (["[^\(Self.addressCharacters)]"] + refused).map { ["pattern": $0] as JSONRecord }
    ]
    return ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:.", "not": others]
  }

  /// The characters of an address after its scheme, for a class of a regular expression.
  private static let addressCharacters: String = AddressSyntax.ranges.map { range -> String in
    let ends = [range.lowerBound, range.upperBound].compactMap { Unicode.Scalar($0) }
    return ends.map { String(Character($0)) }.joined(separator: "-")
  }.joined()

  /// Any component, known by its type.
  private var unionSchema: JSONRecord {
    let head: JSONRecord = ["description": "Any component.", "type": "object"]
    let typeKeys = TypeKeys(of: components).names
    guard !typeKeys.isEmpty else { return head + keyedUnion }
    guard typeKeys.count > 1 else { return head + union(by: typeKeys[0]) }
    // The first that is there counts.
    return head + [
      "anyOf": typeKeys.indices.map { index in
        let earlier: [JSONRecord] = typeKeys[..<index].map(isThere)
        let own = union(by: typeKeys[index])
        return earlier.isEmpty ? own : own + ["not": ["anyOf": earlier] as JSONRecord]
      }
    ]
  }

  private func union(by typeKey: String) -> JSONRecord {
    let elements = elements.filter { $0.form.typeKeys.contains(typeKey) }
    let names: JSONRecord = ["enum": elements.flatMap(\.allServerNames)]
    return [
      "properties": [typeKey: names] as JSONRecord,
      "required": [typeKey],
      // One condition for each component, so that a validator speaks of the one that was meant.
      "allOf": elements.map { component in
        let names = component.allServerNames
        let type: JSONRecord = names.count == 1 ? ["const": names[0]] : ["enum": names]
        let condition: JSONRecord = ["properties": [typeKey: type] as JSONRecord]
        return JSONRecord(["if": condition, "then": content(of: component)])
      },
    ]
  }

  private func content(of component: Component) -> JSONRecord {
    let content = reference(to: typePrefix + component.name)
    guard let key = component.form.dataKey else { return content }
    return ["properties": [key: content] as JSONRecord, "required": [key]]
  }

  /// Objects with one member that has the name of a component.
  private var keyedUnion: JSONRecord {
    let names = elements.flatMap { component in component.allServerNames.map { ($0, component) } }
    return [
      "properties": JSONRecord(
        names.map { name, component in
          let content = reference(to: typePrefix + component.name)
          return (name, ["anyOf": [content, JSONRecord(["type": "null"])]] as JSONRecord)
        }),
      "oneOf": names.map { isThere($0.0) },
    ]
  }
}

/// Values of several types as an array.
struct MixedList: JSONWritable {
  let values: [any JSONWritable]

  func write(to writer: inout JSONWriter) {
    writer.array(values) { element, writer in element.write(to: &writer) }
  }
}
