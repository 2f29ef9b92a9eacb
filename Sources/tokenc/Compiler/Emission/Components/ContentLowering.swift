/// Lowers a component's content fields to its `Content`, which decodes the server's JSON.
struct ContentLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "What the component shows and does.",
      head: "\(context.access)struct Content: Decodable, Equatable, Sendable",
      body: .members(properties + [memberwise, decoding]))
  }

  private var properties: [SwiftDeclaration] {
    component.fields.map { field in
      SwiftDeclaration(
        documentation: field.description,
        head: "\(context.access)var \(SwiftName.declared(field.name)): \(typeName(of: field))"
      )
    }
  }

  private func typeName(of field: FieldSpec) -> String {
    context.swiftType(field.type, in: component) + (field.isOptional ? "?" : "")
  }

  private func literal(_ fallback: FieldDefault) -> String {
    switch fallback {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): ValueLowering.literal(number)
    case .text(let text): SwiftLiteral.quoted(text)
    case .word(let word): SwiftName.member(word)
    }
  }

  private var memberwise: SwiftDeclaration {
    let list = component.fields.map { field in
      let standard = field.isOptional ? " = nil" : field.fallback.map { " = " + literal($0) } ?? ""
      return "\(SwiftName.parameter(field.name)): \(typeName(of: field))\(standard)"
    }
    return SwiftDeclaration(
      head: "\(context.access)init(\(list.joined(separator: ", ")))",
      body: .statements(
        component.fields.map { field in
          let name = SwiftName.declared(field.name)
          return "self.\(name) = \(name)"
        }))
  }

  private var decoding: SwiftDeclaration {
    let fields = component.fields.filter { $0.type != .callback }
    let name = SwiftLiteral.quoted(component.name)
    let opening =
      fields.isEmpty
      ? "_ = try ContentFields(of: decoder, \(name))"
      : "let fields = try ContentFields(of: decoder, \(name))"
    let assignments = fields.map { field in
      let key = SwiftLiteral.quoted(field.key)
      let property = SwiftName.declared(field.name)
      return if field.isOptional {
        "\(property) = try fields.optional(\(key))"
      } else if let fallback = field.fallback {
        "\(property) = try fields.value(\(key), default: \(literal(fallback)))"
      } else {
        "\(property) = try fields.value(\(key))"
      }
    }
    return SwiftDeclaration(
      documentation: """
        Reads the server's object.

        - Throws: ``ContentError``, which names the field that does not parse.
        """,
      head: "\(context.access)init(from decoder: any Decoder) throws",
      body: .statements([opening] + assignments))
  }
}

/// Lowers all components that a server can send to the enum of their contents.
struct ContentUnionLowering {
  let context: ComponentContext

  var components: [Component] { context.elements }

  var declarations: [SwiftDeclaration] {
    [
      context.naming.stringEnum(
        context.componentType,
        documentation: "What tells components apart in a server's JSON.", count: components.count
      ) {
        SwiftCase(
          name: SwiftName.declared(caseName(components[$0])),
          rawValue: components[$0].serverName)
      },
      union,
    ]
  }

  var index: SwiftDeclaration {
    NameIndexLowering(
      type: context.componentType,
      names: CaseNames(count: components.count) {
        components[$0].serverName
      } formerNames: {
        components[$0].formerNames
      }, naming: context.naming
    ).declaration
  }

  private func caseName(_ component: Component) -> String {
    SwiftName.camelCase([component.name])
  }

  private var union: SwiftDeclaration {
    let cases = components.map { component in
      SwiftDeclaration(
        head: "case \(SwiftName.declared(caseName(component)))"
          + "(\(context.typeName(component.name)).Content)")
    }
    let switchCases = components.map { component in
      let name = SwiftName.declared(caseName(component))
      return "case .\(name): self = .\(name)(try .init(from: decoder))"
    }
    let decoding = SwiftDeclaration(
      documentation: """
        Reads the component that the member `type` names.

        - Throws: ``ContentError``, which names the field that does not parse.
        """,
      head: "\(context.access)init(from decoder: any Decoder) throws",
      body: .statements(
        [
          "let fields = try ContentFields(of: decoder, \(SwiftLiteral.quoted(context.contentUnion)))",
          "let type: \(context.componentType) = try fields.value(\"type\")",
          "switch type {",
        ] + switchCases + ["}"]))
    return SwiftDeclaration(
      documentation: "The content of any component.",
      head: "\(context.naming.typeModifiers)indirect enum \(context.contentUnion): Decodable, "
        + "Equatable, Sendable",
      body: .members(cases + [decoding]))
  }
}
