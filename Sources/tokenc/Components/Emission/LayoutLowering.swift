import TokenCompiler

/// Lowers a component's insets, distances and choices to its `Layout`.
struct LayoutLowering {
  let component: Component
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The insets and sizes, in points.",
      head: "\(context.access)struct Layout: Equatable, Sendable",
      body: .members(
        properties + [initializer]
          + context.equality(of: "Layout", component.layout.map { (nil, $0.name) })
          + (context.hasLooks && component.hasContent ? [ofContent] : [])))
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
    var list = ValueLowering.parameterList(parameters, of: component, context, follows: follows)
    var assignments: [String] = []
    for property in component.layout {
      let name = SwiftName.declared(property.name)
      if case .choice = property.kind {
        assignments.append("self.\(name) = \(name)")
        continue
      }
      list += ", \(SwiftName.parameter(property.name)): \(typeName(of: property))"
      guard !needsContent(property) else {
        assignments.append("self.\(name) = \(name)")
        continue
      }
      list += "? = nil"
      let standard = value(of: property, named: ["standard", property.name], &values)
      assignments.append("self.\(name) = \(name) ?? \(standard)")
    }
    return SwiftDeclaration(
      documentation: "Creates the design's layout, except for the given values.",
      head: "\(context.access)init(\(list))", body: .statements(values.statements + assignments))
  }

  /// Returns a Boolean value that indicates whether the design says nothing of a property that the content always
  /// has.
  private func needsContent(_ property: LayoutSpec<TokenReference>) -> Bool {
    property.values.flatMap(\.bindings).contains { binding in
      !binding.hasOtherwise && component.way(of: binding.reference)?.end?.fallback == nil
    }
  }

  private func value(
    of property: LayoutSpec<TokenReference>, named names: [String], _ values: inout ValueLowering
  ) -> String {
    switch property.kind {
    case .value(let type, let value): return values.code(value, as: type, name: names)
    case .choice: return ""
    case .component(let name, let arguments):
      guard let nested = context.component(name) else { return "" }
      let type = context.typeName(name) + ".Layout"
      let follows = context.layoutFollowsContext(of: nested)
      func code(for parameters: [Component.Parameter], _ values: inout ValueLowering) -> String {
        values.arguments(
          for: parameters, of: nested, named: property.name, stated: arguments, follows: follows)
      }
      func stated(_ values: inout ValueLowering) -> String {
        var code = code(for: nested.layoutParameters, &values)
        for length in nested.layout where length.isLength {
          guard let stated = arguments.first(where: { $0.path == [length.name] }) else { continue }
          let value = values.code(
            stated.value, as: stated.type, name: [property.name, length.name])
          code += ", \(SwiftName.argument(length.name)): \(value)"
        }
        return "\(type)(\(code))"
      }
      guard let whole = arguments.first(where: \.isWhole),
        case .content(let reference, _) = whole.value
      else { return stated(&values) }
      let more = code(for: whole.keepsStated ? nested.layoutParameters : [], &values)
      return values.whole(reference, as: type, more, named: property.name, otherwise: stated)
    }
  }

  // MARK: Content

  /// The initialiser with what a content says: its choices' cases, and the values taken from it.
  private var ofContent: SwiftDeclaration {
    let fields = component.layoutFields
    var missing: [Component.Parameter] = []
    var arguments = ["theme"]
    var prelude: [String] = []
    for parameter in parameters {
      let choice = component.choices[parameter.choice]
      let name = SwiftName.declared(parameter.name)
      var chosen = ValueLowering.chosen(choice, as: parameter.name, of: component)
      if chosen == nil {
        missing.append(parameter)
        chosen = name
      } else if fields.isEmpty == false, usesInContent(parameter) {
        prelude.append("let \(name) = \(chosen ?? "")")
        chosen = name
      }
      arguments.append("\(SwiftName.argument(parameter.name)): \(chosen ?? "")")
    }
    if follows { arguments.append("in: context") }
    var values = ValueLowering(
      component: component, context: context, parameters: parameters, fields: fields,
      of: "content.")
    for property in component.layout where !property.values.flatMap(\.bindings).isEmpty {
      let value = value(of: property, named: ["standard", property.name], &values)
      arguments.append("\(SwiftName.argument(property.name)): \(value)")
    }
    let list = ValueLowering.parameterList(missing, of: component, context, follows: follows)
    return SwiftDeclaration(
      documentation: "Creates the layout of a content, with the values that it sets.",
      head: "\(context.access)init(_ content: Content, \(list))",
      body: .statements(
        prelude + values.statements + ["self.init(\(arguments.joined(separator: ", ")))"]))
  }

  /// Returns a Boolean value that indicates whether a value that takes something from the content depends on a
  /// choice, too.
  private func usesInContent(_ parameter: Component.Parameter) -> Bool {
    component.layout.flatMap(\.values).contains {
      !$0.bindings.isEmpty && $0.choices.contains(parameter.choice)
    }
  }
}
