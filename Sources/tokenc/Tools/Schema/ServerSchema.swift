import TokenCompiler

/// The JSON Schema (2020-12) of what a server sends: every token enum and every component.
///
/// A document is valid exactly when the generated `Content` decodes it without a fault. Members that
/// a schema doesn't know are valid, as a client ignores them.
package struct ServerSchema {
  package let table: CompleteTokenTable
  package let components: [Component]
  /// What the names of generated types start with.
  package let typePrefix: String

  package init(table: CompleteTokenTable, components: [Component], typePrefix: String) {
    self.table = table
    self.components = components
    self.typePrefix = typePrefix
  }

  /// The name of the schema of any component.
  private var union: String { typePrefix + "ComponentContent" }

  /// The definitions that ``text(root:)`` can start from.
  package var definitions: [String] {
    table.families.map { typePrefix + $0.typeName } + components.map { typePrefix + $0.name }
      + (elements.isEmpty ? [] : [union])
  }

  private var elements: [Component] { components.filter { !$0.isNestedOnly } }

  /// The schema as text.
  ///
  /// - Parameter root: the definition that a document has to fit; any component when `nil`.
  package func text(root: String?) -> String {
    var definitions = table.families.map {
      JSONRecord.Member(typePrefix + $0.typeName, schema(of: $0))
    }
    definitions += components.map { (typePrefix + $0.name, schema(of: $0)) }
    if !elements.isEmpty { definitions.append((union, unionSchema)) }
    if components.contains(where: hasAction) { definitions.append(("ContentAction", actionSchema)) }
    let start = root ?? (elements.isEmpty ? nil : union)
    let head: JSONRecord = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": root ?? "What a server sends",
    ]
    let document =
      head + (start.map { reference(to: $0) } ?? [:]) + ["$defs": JSONRecord(definitions)]
    return String(decoding: document.document, as: UTF8.self)
  }

  private func reference(to name: String) -> JSONRecord { ["$ref": "#/$defs/" + name] }

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

  /// A name, and each of its former names.
  private func constants(
    _ name: String, _ description: String?, isDeprecated: Bool = false, formerNames: [String] = []
  ) -> [JSONRecord] {
    [["const": name, "description": description, "deprecated": isDeprecated ? true : nil]]
      + formerNames.flatMap {
        constants($0, "Former name of '\(name)'.", isDeprecated: true)
      }
  }

  // MARK: Components

  private func schema(of component: Component) -> JSONRecord {
    let fields = component.fields.filter { $0.type != .callback }
    let properties = fields.map { JSONRecord.Member($0.key, schema(of: $0, in: component)) }
    let required = fields.filter { !$0.isOptional && $0.fallback == nil }.map(\.key)
    return [
      "description": component.description, "type": "object",
      "properties": fields.isEmpty ? nil : JSONRecord(properties),
      "required": required.isEmpty ? nil : required,
    ]
  }

  private func schema(of field: FieldSpec, in component: Component) -> JSONRecord {
    let type = schema(of: field.type, in: component)
    let head: JSONRecord = [
      "description": field.description,
      "default": field.fallback.map { value(of: $0, field.type, component) },
    ]
    guard field.isOptional || field.fallback != nil else { return head + type }
    return head + ["anyOf": [JSONRecord(["type": "null"]), type]]
  }

  private func value(
    of fallback: FieldDefault, _ type: FieldType, _ component: Component
  ) -> any JSONWritable {
    switch fallback {
    case .flag(let flag): flag
    case .number(let number): number
    case .text(let text): text
    case .word(let word):
      cases(of: type, in: component).first { $0.name == word }?.serverName ?? word
    }
  }

  private func cases(of type: FieldType, in component: Component) -> [CaseSpec] {
    guard case .choice(let name) = type else { return [] }
    return component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
  }

  private func schema(of type: FieldType, in component: Component) -> JSONRecord {
    switch type {
    case .text, .icon: return ["type": "string"]
    case .url:
      // Not with `$` above: some validators match that before a line break at the end, too.
      let spaces: JSONRecord = ["pattern": "[^!-~]"]
      return ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:.", "not": spaces]
    case .flag: return ["type": "boolean"]
    case .number: return ["type": "number"]
    case .integer:
      // What a 64-bit integer holds.
      return ["type": "integer", "minimum": Int(Int64.min), "maximum": Int(Int64.max)]
    case .action: return reference(to: "ContentAction")
    case .callback: return [:]
    case .element: return reference(to: union)
    case .choice:
      return [
        "anyOf": cases(of: type, in: component).flatMap {
          constants($0.serverName, $0.description, formerNames: $0.formerNames)
        }
      ]
    case .token(let group):
      let family = table.families.first { $0.group == group }
      return reference(to: typePrefix + (family?.typeName ?? ""))
    case .component(let name): return reference(to: typePrefix + name)
    case .list(let element, _):
      return ["type": "array", "items": schema(of: element, in: component)]
    }
  }

  /// Any component, told apart by its `type`.
  private var unionSchema: JSONRecord {
    [
      "description": "Any component.", "type": "object",
      "properties": typeProperty(["enum": elements.flatMap { [$0.serverName] + $0.formerNames }]),
      "required": ["type"],
      // One condition for each component, so that a validator speaks of the one that was meant.
      "allOf": elements.map { component in
        let names = [component.serverName] + component.formerNames
        let type: JSONRecord = names.count == 1 ? ["const": names[0]] : ["enum": names]
        let condition: JSONRecord = ["properties": typeProperty(type)]
        return JSONRecord(["if": condition, "then": reference(to: typePrefix + component.name)])
      },
    ]
  }

  private func typeProperty(_ schema: JSONRecord) -> JSONRecord { ["type": schema] }

  private func hasAction(_ component: Component) -> Bool {
    func isAction(_ type: FieldType) -> Bool {
      if case .list(let element, _) = type { return isAction(element) }
      return type == .action
    }
    return component.fields.contains { isAction($0.type) }
  }

  private var actionSchema: JSONRecord {
    let string: JSONRecord = ["type": "string"]
    let parameters: JSONRecord = ["type": ["object", "null"], "additionalProperties": string]
    return [
      "description": "What the server wants to happen.", "type": "object",
      "properties": typeProperty(string) + ["parameters": parameters], "required": ["type"],
    ]
  }
}
