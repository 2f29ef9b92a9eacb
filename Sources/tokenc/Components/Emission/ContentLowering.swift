import TokenCompiler
import TokenRuntime

/// Lowers a component's content fields to its `Content`, which decodes the server's JSON.
struct ContentLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: component.isAction
        ? "The parameters of the action." : "What the component shows and does.",
      head: "\(context.access)struct Content: Decodable, Equatable, Sendable",
      body: .members(
        properties + [memberwise, decoding]
          + context.equality(
            of: "Content", component.fields.map { (context.storage(of: $0), $0.name) })
          + (RoleLowering(component: component, context: context)?.members(access: context.access)
            ?? [])))
  }

  private var properties: [SwiftDeclaration] {
    component.fields.map { field in
      SwiftDeclaration(
        documentation: context.effects.documentation(
          of: field, in: component, separator: "\n\n", style: { "`\($0)`" }),
        head: (context.storage(of: field)?.attribute ?? "")
          + "\(context.access)var \(SwiftName.declared(field.name)): \(typeName(of: field))")
    }
  }

  private func typeName(of field: FieldSpec) -> String {
    context.swiftType(field.type, in: component) + (field.isOptional ? "?" : "")
  }

  private var memberwise: SwiftDeclaration {
    let list = component.fields.map { field in
      let standard =
        field.isOptional
        ? " = nil" : field.fallback.map { " = " + context.literal($0, field.type) } ?? ""
      return "\(SwiftName.parameter(field.name)): \(typeName(of: field))\(standard)"
    }
    return SwiftDeclaration(
      head: "\(context.access)init(\(list.joined(separator: ", ")))",
      body: .statements(
        component.fields.map { field in
          let name = SwiftName.declared(field.name)
          guard let box = context.storage(of: field) else { return "self.\(name) = \(name)" }
          return box.assignment(of: name, to: field.name)
        }))
  }

  private var decoding: SwiftDeclaration {
    let fields = component.sentFields
    let name = SwiftLiteral.quoted(context.typeName(component.name))
    let shorthand =
      component.shorthandField.map {
        ", shorthand: \(SwiftLiteral.quoted(component.fields[$0].key))"
      } ?? ""
    let isRead = !fields.isEmpty || component.form.reportsUnknownKeys
    let opening =
      "\(isRead ? "let fields" : "_") = try ContentFields(of: decoder, \(name)\(shorthand))"
    let assignments = fields.map { field in
      let value = "try \(reading(field))"
      return context.storage(of: field)?.assignment(of: value, to: field.name)
        ?? "\(SwiftName.declared(field.name)) = \(value)"
    }
    let report =
      component.form.reportsUnknownKeys
      ? ["fields.reportUnknown(\(knownKeys.isEmpty ? "" : "besides: " + knownKeys))"] : []
    return SwiftDeclaration(
      documentation: """
        Reads the server's object.

        - Throws: ``ContentError``, which names the field that does not parse.
        """,
      head: "\(context.access)init(from decoder: any Decoder) throws",
      body: .statements([opening] + assignments + report))
  }

  /// The expression that reads a field, for example `fields.optional("icon")`.
  private func reading(_ field: FieldSpec) -> String {
    let fields = field.onFault == .fail ? "fields.essential" : "fields"
    let keys = field.keys.map { SwiftLiteral.quoted($0) }
    let others = field.sharers.compactMap { name in component.fields.first { $0.name == name } }
    let key =
      if field.isSharer {
        sharedKey(of: field)
      } else if others.isEmpty {
        keys.count == 1 ? keys[0] : "fields.key(\(keys.joined(separator: ", ")))"
      } else {
        "fields.key(\(keys[0]), unless: \(others.map(sharedKey).joined(separator: ", ")))"
      }
    var arguments = [key]
    if let standard = field.fallback {
      arguments.append("default: \(context.literal(standard, field.type))")
    }
    if let substitute = field.substitute {
      arguments.append("onFault: \(context.literal(substitute, field.type))")
    }
    let function =
      if field.onFault == .fallback, !field.isRequired {
        "lenient"
      } else {
        field.isOptional ? "optional" : "value"
      }
    return "\(fields).\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// The expression that finds the member of a field if its value has the type.
  private func sharedKey(of field: FieldSpec) -> String {
    let type =
      switch field.type {
      case .action, .element, .component: "ContentFields.Object"
      case .list: "ContentFields.List"
      default: context.swiftType(field.type, in: component)
      }
    return "fields.key(\(SwiftLiteral.quoted(field.key)), as: \(type).self)"
  }

  /// The members that the component's object may have, as arguments.
  private var knownKeys: String {
    let hasTypeBeside = !component.isNestedOnly && component.form.dataKey == nil
    let keys = (hasTypeBeside ? component.form.typeKeys : []) + component.sentFields.flatMap(\.keys)
    return keys.map { SwiftLiteral.quoted($0) }.joined(separator: ", ")
  }
}

/// Lowers all components that a server can send to the enum of their contents.
struct ContentUnionLowering {
  let context: ComponentContext

  var components: [Component] { context.elements }

  var declarations: [SwiftDeclaration] {
    [
      context.naming.choiceEnum(
        context.componentType, documentation: "What tells components apart in a server's JSON.",
        cases: components.map {
          SwiftCase(SwiftName.camelCase([$0.name]), serverName: $0.serverName)
        }), union,
    ]
  }

  var index: SwiftDeclaration {
    let components = components
    return NameIndexLowering(
      type: context.componentType,
      names: CaseNames(count: components.count) {
        components[$0].serverName
      } formerNames: {
        components[$0].formerNames
      }, naming: context.naming
    ).declaration(of: SentKind.text.tokenProtocol)
  }

  private var union: SwiftDeclaration {
    let cases = components.map { component in
      SwiftDeclaration(
        head: "case \(context.caseName(of: component))"
          + "(\(context.typeName(component.name)).Content)")
    }
    let types = TypeKeys(of: components)
    let typeKeys = types.names.map { SwiftLiteral.quoted($0) }
    let isKeyed = typeKeys.isEmpty
    let switchCases = components.map { component in
      let name = context.caseName(of: component)
      let dataKey = isKeyed ? "key" : component.form.dataKey.map { SwiftLiteral.quoted($0) }
      let arguments = dataKey.map { "fields, \($0)" } ?? "decoder"
      return "case .\(name): self = try Self.\(Self.reader(of: component))(\(arguments))"
    }
    let key = typeKeys.count == 1 ? typeKeys[0] : "fields.key(\(typeKeys.joined(separator: ", ")))"
    let type = context.componentType
    let decoding = SwiftDeclaration(
      documentation: """
        Reads the component that the \(isKeyed ? "only member" : "member `\(typeKeys.map { $0.dropFirst().dropLast() }.joined(separator: "` or `"))`") names.

        - Throws: ``ContentError``, which names the field that does not parse.
        """,
      head: "\(context.access)init(from decoder: any Decoder) throws",
      body: .statements(
        [
          "let fields = try ContentFields(of: decoder, \(SwiftLiteral.quoted(context.contentUnion)))"
        ]
          + (isKeyed
            ? ["let (type, key): (\(type), String) = try fields.onlyComponent()"]
            : types.areMixed
              ? ["let key = \(key)", "let type: \(type) = try fields.value(key)"] + typeKeyChecks
              : ["let type: \(type) = try fields.value(\(key))"])
          + ["switch type {"] + switchCases + ["}"]))
    return SwiftDeclaration(
      documentation: "The content of any component.",
      head: "\(context.naming.typeModifiers)indirect enum \(context.contentUnion): Decodable, "
        + "Equatable, Sendable",
      body: .members(cases + [decoding] + documentForm + readers(isKeyed)))
  }

  private static func reader(of component: Component) -> String {
    SwiftName.camelCase(["read", component.name])
  }

  /// A function for each component, so that components within one another take stack for one of them, not for each
  /// of the union.
  private func readers(_ isKeyed: Bool) -> [SwiftDeclaration] {
    components.map { component in
      let name = context.caseName(of: component)
      let hasKey = isKeyed || component.form.dataKey != nil
      let parameters =
        hasKey ? "_ fields: ContentFields, _ key: String" : "_ decoder: any Decoder"
      let content = hasKey ? "fields.value(key)" : ".init(from: decoder)"
      return SwiftDeclaration(
        head: "private static func \(Self.reader(of: component))(\(parameters)) throws -> Self",
        body: .brief(".\(name)(try \(content))"))
    }
  }

  /// How documents refer to parts of themselves, if they do.
  private var documentForm: [SwiftDeclaration] {
    guard let form = DocumentForm(of: context.components) else { return [] }
    return [
      SwiftDeclaration(
        documentation: "How documents refer to parts of themselves, for a ``ContentResolver``.",
        head: "\(context.access)static var documentForm: DocumentForm",
        body: .statements(form.code))
    ]
  }

  /// That a component's name stands in a member of its own, by the members.
  private var typeKeyChecks: [String] {
    let checks = components.grouped(by: \.form.typeKeys).map { keys, components in
      let cases = components.map { "." + context.caseName(of: $0) }.joined(separator: ", ")
      let keys = keys.map { SwiftLiteral.quoted($0) }.joined(separator: ", ")
      return "case \(cases): try fields.require(key, in: \(keys))"
    }
    return ["switch type {"] + checks + ["}"]
  }
}
