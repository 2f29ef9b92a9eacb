/// Lowers one component to its namespace: enums, `Appearance`, `Layout` and `Content`.
struct ComponentLowering {
  let component: Component
  let context: ComponentContext

  var namespace: SwiftDeclaration {
    var members = ChoiceLowering(component: component, context: context).enums
    if !component.elements.isEmpty {
      members.append(AppearanceLowering(component: component, context: context).declaration)
    }
    if !component.layout.isEmpty {
      members.append(LayoutLowering(component: component, context: context).declaration)
    }
    if !component.fields.isEmpty || !component.isNestedOnly {
      members.append(ContentLowering(component: component, context: context).declaration)
    }
    return SwiftDeclaration(
      documentation: component.description ?? "The component `\(component.name)`.",
      head: "\(context.access)enum \(context.typeName(component.name))", body: .members(members))
  }
}

/// Lowers a component's enums and the names of its variants, looked up like tokens.
struct ChoiceLowering {
  let component: Component
  let context: ComponentContext

  /// The enum of the variants.
  static let style = "Style"

  /// One for each enum, named as from outside the namespace.
  var families: [TokenFamily] {
    choices.map { choice in
      TokenFamily(
        group: component.name, typeName: "\(component.name).\(choice.name)", type: .number,
        description: choice.description, sources: [],
        tokens: choice.cases.map { one in
          Token(
            path: one.name, caseName: one.name, serverName: one.serverName,
            formerNames: one.formerNames, description: one.description, deprecation: nil,
            values: [])
        })
    }
  }

  /// The declarations inside the namespace.
  var enums: [SwiftDeclaration] {
    choices.map { choice in
      SwiftDeclaration(
        documentation: choice.description,
        head: "\(context.access)enum \(choice.name): String, CaseIterable, Codable, Hashable, "
          + "Sendable",
        body: .members(
          choice.cases.map { one in
            SwiftDeclaration(
              documentation: one.description,
              head: "case \(SwiftIdentifier.declared(one.name)) = "
                + SwiftLiteral.quoted(one.serverName))
          }))
    }
  }

  /// The extensions with the lookup by the server's string.
  var indices: [SwiftDeclaration] {
    families.flatMap { NameIndexLowering(family: $0, naming: context.naming).file.declarations }
  }

  private var choices: [ChoiceSpec] {
    guard !component.variants.isEmpty else { return component.choices }
    return component.choices + [
      ChoiceSpec(
        name: Self.style, description: "The looks of the component.",
        cases: component.variants.map(\.name), defaultCase: 0, range: component.place)
    ]
  }
}
