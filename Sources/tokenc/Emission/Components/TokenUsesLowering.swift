/// Lowers which tokens stand behind a component's looks and layout to a table of text.
struct TokenUsesLowering {
  let component: Component
  let context: ComponentContext

  /// The table; `nil` when the component uses no token.
  var declaration: SwiftDeclaration? {
    var lines: [String] = []
    for variant in component.variants {
      for look in variant.looks {
        let element = component.elements[look.element].name
        for property in look.properties {
          add(
            property.value, variant.name.name,
            ([element] + property.path).joined(separator: "."), &lines)
        }
      }
    }
    for property in component.layout {
      guard case .value(_, let value) = property.kind else { continue }
      add(value, "layout", property.name, &lines)
    }
    guard !lines.isEmpty else { return nil }
    return SwiftDeclaration(
      head: "extension \(context.typeName(component.name))",
      body: .members([
        SwiftDeclaration(
          documentation: "The tokens behind the looks and the layout, for inspectors and tables.",
          head: "\(context.access)static var tokenUses: TokenUses",
          body: .result(.call("TokenUses", [("", .lines(NameList(lines)))])))
      ]))
  }

  private func add(
    _ value: LookValue<TokenReference>, _ owner: String, _ property: String,
    _ lines: inout [String]
  ) {
    switch value {
    case .token(let reference):
      let family = context.catalog.families[reference.family]
      let name = family.tokens[reference.token].serverName
      lines.append("\(owner) \(property) \(context.naming.token(family)) \(name)")
    case .insets(let edges):
      for (name, edge) in zip(["top", "leading", "bottom", "trailing"], edges) {
        if let edge { add(edge, owner, "\(property).\(name)", &lines) }
      }
    case .byChoice(let choice, let values):
      let spec = component.choices[choice]
      for (one, value) in zip(spec.cases, values) {
        add(value, "\(owner),\(spec.parameter)=\(one.name)", property, &lines)
      }
    case .number, .flag, .word: break
    }
  }
}
