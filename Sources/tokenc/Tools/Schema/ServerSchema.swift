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
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", root ?? "What a server sends")
      if let root = root ?? (elements.isEmpty ? nil : union) { reference(to: root, &json) }
      json.object("$defs") { json in
        for family in table.families { write(family, &json) }
        for component in components { write(component, &json) }
        if !elements.isEmpty { writeUnion(&json) }
        if components.contains(where: hasAction) { writeAction(&json) }
      }
    }
    return json.text + "\n"
  }

  // MARK: Enums

  private func write(_ family: TokenFamily, _ json: inout JSONWriter) {
    json.object(typePrefix + family.typeName) { json in
      json.member("description", family.description ?? "The tokens of '\(family.group)'.")
      json.array("anyOf", family.tokens) { token, json in
        write(
          token.names.serverName, token.description, isDeprecated: token.deprecation != nil,
          formerNames: token.names.formerNames, &json)
      }
    }
  }

  /// Writes a name, and each of its former names.
  private func write(
    _ name: String, _ description: String?, isDeprecated: Bool = false, formerNames: [String] = [],
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.member("const", name)
      if let description { json.member("description", description) }
      if isDeprecated { json.member("deprecated", true) }
    }
    for former in formerNames {
      write(former, "Former name of '\(name)'.", isDeprecated: true, &json)
    }
  }

  private func writeCases(_ cases: [CaseSpec], _ json: inout JSONWriter) {
    json.array("anyOf", cases) { one, json in
      write(one.serverName, one.description, formerNames: one.formerNames, &json)
    }
  }

  // MARK: Components

  private func write(_ component: Component, _ json: inout JSONWriter) {
    let fields = component.fields.filter { $0.type != .callback }
    json.object(typePrefix + component.name) { json in
      if let description = component.description { json.member("description", description) }
      json.member("type", "object")
      if !fields.isEmpty {
        json.object("properties") { json in
          for field in fields { write(field, of: component, &json) }
        }
      }
      let required = fields.filter { !$0.isOptional && $0.fallback == nil }
      guard !required.isEmpty else { return }
      json.member("required", required.map(\.key))
    }
  }

  private func write(_ field: FieldSpec, of component: Component, _ json: inout JSONWriter) {
    json.object(field.key) { json in
      if let description = field.description { json.member("description", description) }
      if let fallback = field.fallback { write(fallback, of: field, component, &json) }
      guard field.isOptional || field.fallback != nil else {
        return write(field.type, of: component, &json)
      }
      json.array("anyOf") { json in
        json.object { json in json.member("type", "null") }
        json.object { json in write(field.type, of: component, &json) }
      }
    }
  }

  private func write(
    _ fallback: FieldDefault, of field: FieldSpec, _ component: Component, _ json: inout JSONWriter
  ) {
    switch fallback {
    case .flag(let flag): json.member("default", flag)
    case .number(let number): json.member("default", number)
    case .text(let text): json.member("default", text)
    case .word(let word):
      let cases = cases(of: field.type, in: component)
      json.member("default", cases.first { $0.name == word }?.serverName ?? word)
    }
  }

  private func cases(of type: FieldType, in component: Component) -> [CaseSpec] {
    guard case .choice(let name) = type else { return [] }
    return component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
  }

  /// Writes the members of a field's schema.
  private func write(_ type: FieldType, of component: Component, _ json: inout JSONWriter) {
    switch type {
    case .text, .icon: json.member("type", "string")
    case .url:
      json.member("type", "string")
      json.member("pattern", "^[A-Za-z][A-Za-z0-9+.-]*:.")
      // Not with `$` above: some validators match that before a line break at the end, too.
      json.object("not") { json in json.member("pattern", "[^!-~]") }
    case .flag: json.member("type", "boolean")
    case .number: json.member("type", "number")
    case .integer: writeInteger(&json)
    case .action: reference(to: "ContentAction", &json)
    case .callback: break
    case .element: reference(to: union, &json)
    case .choice: writeCases(cases(of: type, in: component), &json)
    case .token(let group):
      let family = table.families.first { $0.group == group }
      reference(to: typePrefix + (family?.typeName ?? ""), &json)
    case .component(let name): reference(to: typePrefix + name, &json)
    case .list(let element, _):
      json.member("type", "array")
      json.object("items") { json in write(element, of: component, &json) }
    }
  }

  /// What a 64-bit integer holds.
  private func writeInteger(_ json: inout JSONWriter) {
    json.member("type", "integer")
    json.key("minimum")
    json.verbatim("-9223372036854775808".utf8)
    json.key("maximum")
    json.verbatim("9223372036854775807".utf8)
  }

  private func reference(to name: String, _ json: inout JSONWriter) {
    json.member("$ref", "#/$defs/" + name)
  }

  /// Any component, told apart by its `type`.
  private func writeUnion(_ json: inout JSONWriter) {
    json.object(union) { json in
      json.member("description", "Any component.")
      json.member("type", "object")
      json.object("properties") { json in
        json.object("type") { json in
          json.member("enum", elements.flatMap { [$0.serverName] + $0.formerNames })
        }
      }
      json.member("required", ["type"])
      // One condition for each component, so that a validator speaks of the one that was meant.
      json.array("allOf", elements) { component, json in
        json.object { json in
          json.object("if") { json in
            json.object("properties") { json in
              json.object("type") { json in write(typesOf: component, &json) }
            }
          }
          json.object("then") { json in reference(to: typePrefix + component.name, &json) }
        }
      }
    }
  }

  private func write(typesOf component: Component, _ json: inout JSONWriter) {
    guard !component.formerNames.isEmpty else {
      return json.member("const", component.serverName)
    }
    json.member("enum", [component.serverName] + component.formerNames)
  }

  private func hasAction(_ component: Component) -> Bool {
    func isAction(_ type: FieldType) -> Bool {
      if case .list(let element, _) = type { return isAction(element) }
      return type == .action
    }
    return component.fields.contains { isAction($0.type) }
  }

  private func writeAction(_ json: inout JSONWriter) {
    json.object("ContentAction") { json in
      json.member("description", "What the server wants to happen.")
      json.member("type", "object")
      json.object("properties") { json in
        json.object("type") { json in json.member("type", "string") }
        json.object("parameters") { json in
          json.member("type", ["object", "null"])
          json.object("additionalProperties") { json in json.member("type", "string") }
        }
      }
      json.member("required", ["type"])
    }
  }
}
