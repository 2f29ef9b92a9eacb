import TokenCompiler

/// Lowers a component's elements and variants to its `Appearance`.
struct AppearanceLowering {
  let component: Component
  let context: ComponentContext
  /// A Boolean value that indicates whether the function of a style has the context as a parameter; `nil` for
  /// components, whose variants are alike.
  var knowsContext: Bool?

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The looks of the elements.",
      head: "\(context.access)struct Appearance: ElementAppearance",
      body: .members(
        properties + [initializer, unset, overriding]
          + context.equality(of: "Appearance", component.elements.map { (.boxed, $0.name) })
          + component.variants.map { variant($0) } + [styled]
          + (context.hasLooks && component.hasContent ? [ofContent] : [])))
  }

  private var parameters: [Component.Parameter] { component.lookParameters }
  private var fields: [Component.BoundField] { component.lookFields }
  private var follows: Bool { context.looksFollowContext(of: component) }

  // MARK: Elements

  private var properties: [SwiftDeclaration] {
    component.elements.map { element in
      SwiftDeclaration(
        documentation: element.description,
        head:
          "\(PropertyBox.boxed.attribute)\(context.access)var \(name(of: element)): \(typeName(of: element))"
      )
    }
  }

  private func name(of element: ElementSpec) -> String { SwiftName.declared(element.name) }

  private func typeName(of element: ElementSpec) -> String {
    switch element.kind {
    case .element(let kind, hasStates: false): kind.typeName
    case .element(let kind, hasStates: true): "StateValues<\(kind.typeName)>"
    case .component(let name): context.typeName(name) + ".Appearance"
    }
  }

  private var initializer: SwiftDeclaration {
    let list = component.elements.map { element in
      "\(SwiftName.parameter(element.name)): \(typeName(of: element)) = .unset"
    }
    return SwiftDeclaration(
      head: "\(context.access)init(\(list.joined(separator: ", ")))",
      body: .statements(
        component.elements.map { PropertyBox.boxed.assignment(of: name(of: $0), to: $0.name) }))
  }

  private var unset: SwiftDeclaration {
    SwiftDeclaration(
      head: "\(context.access)static var unset: Appearance", body: .result(.code("Appearance()")))
  }

  private var overriding: SwiftDeclaration {
    SwiftDeclaration(
      head: "\(context.access)func overriding(with other: Appearance) -> Appearance",
      body: .statements(
        ["var result = self"]
          + component.elements.map { "result._\($0.name).override(with: other._\($0.name))" }
          + ["return result"]))
  }

  // MARK: Variants

  private func variant(_ variant: VariantSpec<TokenReference>) -> SwiftDeclaration {
    var values = ValueLowering(
      component: component, context: context, parameters: parameters, fields: fields)
    let arguments = variant.looks.map { look in
      let element = component.elements[look.element]
      return (SwiftName.argument(element.name), expression(of: look, element, &values))
    }
    let list = ValueLowering.parameterList(
      parameters, fields, of: component, context, follows: follows)
    return SwiftDeclaration(
      documentation: variant.name.description,
      head: "\(context.access)static func \(SwiftName.declared(variant.name.name))(\(list)) "
        + "-> Appearance", body: .returning(values.statements, .call("Appearance", arguments)))
  }

  func expression(
    of look: ElementLook<TokenReference>, _ element: ElementSpec, _ values: inout ValueLowering
  ) -> SwiftExpression {
    switch element.kind {
    case .element(let kind, let hasStates):
      let (typeName, properties) = kind.look(hasStates: hasStates)
      return part(typeName, properties, [], look, element, &values) ?? .code(".unset")
    case .component(let name): return nested(name, look, element, &values)
    }
  }

  /// A call with what is set below a path; `nil` when nothing is.
  private func part(
    _ typeName: String, _ properties: [ElementProperty], _ path: [String],
    _ look: ElementLook<TokenReference>, _ element: ElementSpec, _ values: inout ValueLowering
  ) -> SwiftExpression? {
    var arguments: [(label: String, value: SwiftExpression)] = []
    for property in properties {
      let path = path + [property.name]
      if case .part(let typeName, let properties) = property.type {
        guard let part = part(typeName, properties, path, look, element, &values) else { continue }
        arguments.append((property.name, part))
      } else if let stated = look.properties.first(where: { $0.path == path && !$0.isInherited }),
        !look.unsetsInherited(stated)
      {
        let code = values.code(stated.value, as: property.type, name: [element.name] + path)
        arguments.append((property.name, .code(code)))
      }
    }
    let own = arguments.isEmpty ? nil : SwiftExpression.call(typeName, arguments)
    guard let use = look.styles.first(where: { $0.path == path }) else { return own }
    let style = style(use, of: look, element, &values)
    return own.map { .call("\(style).overriding", [("with", $0)]) } ?? .code(style)
  }

  /// A style that a look extends, without what the look leaves unset, for example `LabelAppearance.title(theme)`.
  private func style(
    _ use: StyleUse<TokenReference>, of look: ElementLook<TokenReference>, _ element: ElementSpec,
    _ values: inout ValueLowering
  ) -> String {
    var code = values.style(use, named: [element.name] + use.path, follows: knowsContext ?? follows)
    // What may be nil can't be distinguished from what is left as it is, so it is set by itself.
    for property in look.properties
    where property.path.starts(with: use.path) && look.unsetsInherited(property) {
      let path = property.path.dropFirst(use.path.count).map { SwiftName.declared($0) }
      let value = values.code(
        property.value, as: property.type, name: [element.name] + property.path)
      code += ".with(\\.\(path.joined(separator: ".")), \(value))"
    }
    return code
  }

  /// The look of a component within, for example `.primary(theme, size: .small)`.
  private func nested(
    _ name: String, _ look: ElementLook<TokenReference>, _ element: ElementSpec,
    _ values: inout ValueLowering
  ) -> SwiftExpression {
    guard let nested = context.component(name) else { return .code(".unset") }
    guard let whole = look.properties.first(where: \.isWhole),
      case .content(let reference, _) = whole.value
    else { return stated(name, nested, look, element, &values) }
    let isShown = whole.keepsStated
    let arguments = values.arguments(
      for: isShown ? nested.lookParameters : [], of: nested, named: element.name,
      style: isShown ? style(name, nested, look, element, &values) : nil,
      stated: look.properties, follows: context.looksFollowContext(of: nested))
    let code = values.whole(
      reference, as: context.typeName(name) + ".Appearance", arguments, named: element.name
    ) { stated(name, nested, look, element, &$0).inline }
    return .code(code)
  }

  /// The variant that a spec states of a component within, as an argument; `nil` for an only one.
  private func style(
    _ name: String, _ nested: Component, _ look: ElementLook<TokenReference>,
    _ element: ElementSpec, _ values: inout ValueLowering
  ) -> String? {
    guard nested.variants.count > 1,
      let variant = look.properties.first(where: { $0.path == ["variant"] })
    else { return nil }
    return values.code(
      variant.value, as: .word("\(context.typeName(name)).\(ChoiceSpec.style)", []),
      name: [element.name, "style"])
  }

  /// The look of a component within that the spec states: a variant, and what it sets of elements.
  private func stated(
    _ name: String, _ nested: Component, _ look: ElementLook<TokenReference>,
    _ element: ElementSpec, _ values: inout ValueLowering
  ) -> SwiftExpression {
    var variant = variantCode(name, nested, look, element, &values)
    var look = look
    // What may be nil can't be distinguished from what is left as it is, so it is set by itself.
    for change in look.properties
    where change.isChange && change.value.canBeUnset && !look.unsetsInherited(change) {
      let path = change.path.map { SwiftName.declared($0) }.joined(separator: ".")
      let code = values.code(change.value, as: change.type, name: [element.name] + change.path)
      variant += ".with(\\.\(path), \(code))"
    }
    look.properties = look.properties.filter { change in
      !change.isChange || !change.value.canBeUnset || look.unsetsInherited(change)
    }
    guard let changes = changes(of: nested, [], look, element, &values) else {
      return .code(variant)
    }
    return .call("\(variant).overriding", [("with", changes)])
  }

  private func variantCode(
    _ name: String, _ nested: Component, _ look: ElementLook<TokenReference>,
    _ element: ElementSpec, _ values: inout ValueLowering
  ) -> String {
    guard let variant = look.properties.first(where: { $0.path == ["variant"] }) else {
      return ".unset"
    }
    let arguments = values.arguments(
      for: nested.lookParameters, of: nested, named: element.name, stated: look.properties,
      follows: context.looksFollowContext(of: nested))
    if case .word(let word, _) = variant.value { return "\(SwiftName.member(word))(\(arguments))" }
    let style = values.code(
      variant.value, as: .word("\(context.typeName(name)).\(ChoiceSpec.style)", []),
      name: [element.name, "style"])
    return ".styled(\(style), \(arguments))"
  }

  /// The changes that a look makes to a nested component's elements, below a path of components, if any.
  private func changes(
    of nested: Component, _ path: [String], _ look: ElementLook<TokenReference>,
    _ element: ElementSpec, _ values: inout ValueLowering
  ) -> SwiftExpression? {
    var arguments: [(label: String, value: SwiftExpression)] = []
    for one in nested.elements {
      let path = path + [one.name]
      guard look.properties.contains(where: { $0.isChange && $0.path.starts(with: path) }) else {
        continue
      }
      let change: SwiftExpression? =
        switch one.kind {
        case .component(let name):
          context.component(name).flatMap { changes(of: $0, path, look, element, &values) }
        case .element(let kind, let hasStates):
          part(
            kind.look(hasStates: hasStates).typeName, kind.look(hasStates: hasStates).properties,
            path, look, element, &values)
        }
      if let change { arguments.append((SwiftName.argument(one.name), change)) }
    }
    guard !arguments.isEmpty else { return nil }
    return .call("\(context.typeName(nested.name)).Appearance", arguments)
  }

  private var styled: SwiftDeclaration {
    let list = ValueLowering.parameterList(
      parameters, fields, of: component, context, follows: follows)
    let names = parameters.map(\.name) + fields.map(\.name)
    let arguments =
      names.map { ", \(SwiftName.argument($0)): \(SwiftName.declared($0))" }.joined()
      + (follows ? ", in: context" : "")
    let hiding = ["theme", "style", "context"] + names
    let cases = component.variants.map { variant in
      let name = variant.name.name
      // A parameter hides a function of its name.
      let function =
        hiding.contains(name) ? "Appearance\(SwiftName.member(name))" : SwiftName.declared(name)
      return "case .\(SwiftName.declared(name)): \(function)(theme\(arguments))"
    }
    return SwiftDeclaration(
      documentation: "The look with a name, for example one that a server sent.",
      head: "\(context.access)static func styled(_ style: \(ChoiceSpec.style), \(list)) "
        + "-> Appearance", body: .statements(["switch style {"] + cases + ["}"]))
  }

  // MARK: Content

  /// The initialiser with what a content says: its style, the cases of its choices, and the values
  /// that the spec takes from it.
  private var ofContent: SwiftDeclaration {
    let style = ChoiceSpec.style(of: component)
    let chosenStyle = ValueLowering.chosen(style, as: style.parameter, of: component)
    let takesStyle = chosenStyle == nil && component.variants.count > 1
    var missing: [Component.Parameter] = []
    var arguments = ", theme"
    for parameter in parameters {
      let choice = component.choices[parameter.choice]
      var chosen = ValueLowering.chosen(choice, as: parameter.name, of: component)
      if chosen == nil {
        missing.append(parameter)
        chosen = SwiftName.declared(parameter.name)
      }
      arguments += ", \(SwiftName.argument(parameter.name)): \(chosen ?? "")"
    }
    for bound in fields {
      let members = component.members(bound.reference)
      arguments += ", \(SwiftName.argument(bound.name)): content.\(members)"
    }
    if follows { arguments += ", in: context" }
    let list = ValueLowering.parameterList(
      missing, style: takesStyle, of: component, context, follows: follows)
    let look =
      component.variants.count == 1 && chosenStyle == nil
      ? "\(SwiftName.member(style.cases[0].name))(\(arguments.dropFirst(2)))"
      : ".styled(\(chosenStyle ?? style.parameter)\(arguments))"
    return SwiftDeclaration(
      documentation: "Creates the looks of a content, with what it says of them.",
      head: "\(context.access)init(_ content: Content, \(list))",
      body: .statements(["self = \(look)"]))
  }
}

extension ElementLook {
  /// Returns a Boolean value that indicates whether a property of its own may be nothing that a style sets, which it
  /// extends.
  func unsetsInherited(_ property: LookProperty<Reference>) -> Bool {
    !property.isInherited && property.value.canBeUnset
      && styles.contains { property.path.starts(with: $0.path) }
  }
}

extension SwiftExpression {
  /// The expression in one line.
  fileprivate var inline: String {
    guard case .call(let name, let arguments) = self else {
      if case .code(let code) = self { return code }
      return ""
    }
    let list = arguments.map { ($0.label.isEmpty ? "" : "\($0.label): ") + $0.value.inline }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}
