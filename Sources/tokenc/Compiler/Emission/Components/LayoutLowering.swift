/// Lowers a component's insets, distances and choices to its `Layout`.
struct LayoutLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The insets and sizes, in points.",
      head: "\(context.access)struct Layout: Equatable, Sendable",
      body: .members(properties + [initializer]))
  }

  private var parameters: [Component.Parameter] { component.layoutParameters }
  private var follows: Bool { context.layoutFollowsContext(of: component) }

  private var properties: [SwiftDeclaration] {
    component.layout.map { property in
      SwiftDeclaration(
        documentation: property.description,
        head: "\(context.access)var \(SwiftName.declared(property.name)): "
          + typeName(of: property))
    }
  }

  private func typeName(of property: LayoutSpec<TokenReference>) -> String {
    switch property.kind {
    case .value(let type, _): type.swiftType
    case .choice(let index): component.choices[index].name
    case .component(let name, _): context.typeName(name) + ".Layout"
    }
  }

  /// A memberwise initialiser: what it isn't given is what the spec says for the theme and choices.
  private var initializer: SwiftDeclaration {
    var values = ValueLowering(
      component: component, context: context, parameters: parameters,
      taken: component.layout.map(\.name))
    var list = ValueLowering.parameterList(
      parameters, of: component, context, follows: follows)
    var assignments: [String] = []
    for property in component.layout {
      let name = SwiftName.declared(property.name)
      if case .choice = property.kind {
        assignments.append("self.\(name) = \(name)")
        continue
      }
      list += ", \(SwiftName.parameter(property.name)): \(typeName(of: property))? = nil"
      assignments.append("self.\(name) = \(name) ?? \(standard(property, &values))")
    }
    return SwiftDeclaration(
      documentation: "Creates the design's layout, except for what is given.",
      head: "\(context.access)init(\(list))", body: .statements(values.statements + assignments))
  }

  private func standard(
    _ property: LayoutSpec<TokenReference>, _ values: inout ValueLowering
  ) -> String {
    switch property.kind {
    case .value(let type, let value):
      return values.code(
        value, type: type.swiftType, name: ["standard", property.name])
    case .choice: return ""
    case .component(let name, let arguments):
      guard let nested = context.component(name) else { return "" }
      let code = values.arguments(
        for: nested.layoutParameters, of: nested, named: property.name, stated: arguments,
        follows: context.layoutFollowsContext(of: nested))
      return "\(context.typeName(name)).Layout(\(code))"
    }
  }
}
