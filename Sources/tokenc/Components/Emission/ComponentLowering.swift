import TokenCompiler

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
    if component.hasContent {
      members.append(ContentLowering(component: component, context: context).declaration)
      if context.hasLooks, component.hasLook {
        members.append(LookLowering(component: component, context: context).declaration)
      }
    }
    return SwiftDeclaration(
      documentation: component.description
        ?? "The \(component.isAction ? "action" : "component") `\(component.name)`.",
      head: "\(context.naming.typeModifiers)enum \(context.typeName(component.name))",
      body: .members(members))
  }
}

/// Lowers a component's enums and the names of its variants, looked up like tokens.
struct ChoiceLowering {
  let component: Component
  let context: ComponentContext

  /// The declarations inside the namespace.
  var enums: [SwiftDeclaration] {
    choices.map { choice in
      if choice.owner != component.name {
        let owner = context.typeName(choice.owner)
        return SwiftDeclaration(
          documentation: choice.description,
          head: "\(context.access)typealias \(choice.name) = "
            + (choice.isStyles ? owner : "\(owner).\(choice.name)"))
      }
      return context.naming.choiceEnum(
        choice.name, modifiers: context.access, documentation: choice.description,
        cases: choice.cases.map {
          SwiftCase($0.name, serverName: $0.serverName, description: $0.description)
        })
    }
  }

  /// The extensions with the lookup by the server's string.
  var indices: [SwiftDeclaration] {
    choices.filter { $0.owner == component.name }.map { choice in
      NameIndexLowering(
        type: context.typeName(
          component.isStyles ? component.name : "\(component.name).\(choice.name)"),
        names: CaseNames(count: choice.cases.count) {
          choice.cases[$0].serverName
        } formerNames: {
          choice.cases[$0].formerNames
        }, naming: context.naming
      ).declaration(of: choice.sent.tokenProtocol)
    }
  }

  private var choices: [ChoiceSpec] {
    let own = component.choices.filter { !component.leavesOut($0) }
    return component.variants.isEmpty ? own : own + [.style(of: component)]
  }
}
