import TokenCompiler

/// Lowers a file of styles to the enum of their names and a function for each:
/// `LabelAppearance.title(theme)`.
struct StyleLowering {
  let sheet: Component
  let context: ComponentContext

  var declarations: [SwiftDeclaration] {
    guard let element = sheet.elements.first, let type = element.kind.swiftType else { return [] }
    let names = context.naming.choiceEnum(
      context.typeName(sheet.name),
      documentation: sheet.description ?? "The names of styles of `\(type)`.",
      cases: sheet.variants.map { variant in
        SwiftCase(
          variant.name.name, serverName: variant.name.serverName,
          description: variant.name.description)
      })
    let functions = SwiftDeclaration(
      head: "\(context.naming.isolation)extension \(extended(element, type))",
      body: .members(
        sheet.variants.map { function(for: $0, element, type) } + [styled(type)]))
    return [names, functions]
  }

  /// The extended type, for example `StateValues where Value == LabelAppearance`.
  private func extended(_ element: ElementSpec, _ type: String) -> String {
    guard case .element(let kind, hasStates: true) = element.kind else { return type }
    return "\(PropertyType.stateValues) where Value == \(kind.typeName)"
  }

  private func function(
    for style: VariantSpec<TokenReference>, _ element: ElementSpec, _ type: String
  ) -> SwiftDeclaration {
    let follows = context.followsContext(style)
    let appearance = AppearanceLowering(
      component: sheet, context: context, knowsContext: follows)
    var values = ValueLowering(component: sheet, context: context, parameters: [])
    let look = style.looks.first.map { appearance.expression(of: $0, element, &values) }
    return SwiftDeclaration(
      documentation: style.name.description,
      head: "\(context.access)static func \(SwiftName.declared(style.name.name))"
        + "(\(parameters(follows: follows))) -> \(type)",
      body: .returning(values.statements, look.map { explicit($0, type) } ?? .code("\(type).unset"))
    )
  }

  /// A style that sets nothing, with its type.
  private func explicit(_ expression: SwiftExpression, _ type: String) -> SwiftExpression {
    if case .code(".unset") = expression { .code("\(type).unset") } else { expression }
  }

  private func parameters(follows: Bool) -> String {
    "_ theme: \(context.naming.theme)" + (follows ? ", in context: ThemeContext = .light" : "")
  }

  private func styled(_ type: String) -> SwiftDeclaration {
    let follows = context.looksFollowContext(of: sheet)
    let cases = sheet.variants.map { style in
      let name = style.name.name
      // A parameter hides a function of its name.
      let function =
        ["theme", "style", "context"].contains(name)
        ? type + SwiftName.member(name) : SwiftName.declared(name)
      let argument = context.followsContext(style) ? ", in: context" : ""
      return "case \(SwiftName.member(name)): \(function)(theme\(argument))"
    }
    return SwiftDeclaration(
      documentation: "The style with a name, for example one that a server sent.",
      head: "\(context.access)static func styled(_ style: \(context.typeName(sheet.name)), "
        + "\(parameters(follows: follows))) -> \(type)",
      body: .statements(["switch style {"] + cases + ["}"]))
  }
}
