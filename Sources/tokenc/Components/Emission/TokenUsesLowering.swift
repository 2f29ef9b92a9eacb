import TokenCompiler

/// Lowers which tokens stand behind a component's looks and layout to a table of text.
struct TokenUsesLowering {
  let component: Component
  let context: ComponentContext

  /// The table; `nil` when neither the component nor one within uses a token.
  ///
  /// The lines of components within stand behind the others, each after a space.
  var declaration: SwiftDeclaration? {
    let within = nestedLooks(levels: Self.levels) + nestedLayouts(levels: Self.levels)
    let lines = own.map { line($0) } + within.map { " " + line($0) }
    guard !lines.isEmpty else { return nil }
    return SwiftDeclaration(
      head: "\(context.naming.isolation)extension \(context.typeName(component.name))",
      body: .members([
        SwiftDeclaration(
          documentation:
            "The tokens that the appearances and the layout use, for inspectors and tables.",
          head: "\(context.access)static var tokenUses: TokenUses",
          body: .result(.call("TokenUses", [("", .lines(NameList(lines)))])))
      ]))
  }

  /// A case of a choice of the component, each by its index.
  private struct Condition: Equatable {
    var choice: Int
    var index: Int
  }

  private struct Use {
    /// A variant or `layout`.
    var owner: String
    var conditions: [Condition]
    var property: String
    var token: TokenReference
  }

  private static let layout = "layout"

  private func line(_ use: Use) -> String {
    let conditions = use.conditions.map { condition in
      let choice = component.choices[condition.choice]
      return ",\(choice.parameter)=\(choice.cases[condition.index].name)"
    }
    let family = context.table.families[use.token.family]
    let name = family.tokens[use.token.token].names.serverName
    let owner = use.owner + conditions.joined()
    return "\(owner) \(use.property) \(context.naming.token(family)) \(name)"
  }

  // MARK: The component's own

  private var own: [Use] {
    var uses: [Use] = []
    for variant in component.variants {
      for look in variant.looks {
        let element = component.elements[look.element].name
        for property in look.properties {
          add(
            property.value, variant.name.name, [],
            ([element] + property.path).joined(separator: "."), &uses)
        }
      }
    }
    for property in component.layout {
      switch property.kind {
      case .value(_, let value): add(value, Self.layout, [], property.name, &uses)
      case .component(_, let arguments):
        for stated in arguments where !stated.isWhole {
          add(stated.value, Self.layout, [], "\(property.name).\(stated.path[0])", &uses)
        }
      case .choice: continue
      }
    }
    for (path, value) in component.arrangement?.ownLengths() ?? [] {
      add(value, Self.layout, [], path, &uses)
    }
    return uses
  }

  private func add(
    _ value: LookValue<TokenReference>, _ owner: String, _ conditions: [Condition],
    _ property: String, _ uses: inout [Use]
  ) {
    switch value {
    case .token(let token):
      uses.append(Use(owner: owner, conditions: conditions, property: property, token: token))
    case .parts(let parts):
      for part in parts { add(part.value, owner, conditions, "\(property).\(part.name)", &uses) }
    case .byChoice(let choice, let values):
      for (index, value) in values.enumerated() {
        add(value, owner, conditions + [Condition(choice: choice, index: index)], property, &uses)
      }
    case .content(_, let otherwise?): add(otherwise, owner, conditions, property, &uses)
    case .number, .flag, .word, .unset, .content(_, nil): break
    }
  }

  // MARK: Of components within

  /// How many levels of components within are listed: what all levels use may double with each.
  private static let levels = 3

  private func nestedLooks(levels: Int) -> [Use] {
    guard levels > 0 else { return [] }
    var usesWithin: [Int: [Use]] = [:]
    return component.variants.flatMap { variant in
      variant.looks.flatMap { look -> [Use] in
        let element = component.elements[look.element]
        guard case .component(let name) = element.kind, let nested = context.component(name),
          let named = look.properties.first(where: { $0.path == ["variant"] })
        else { return [] }
        let inner = TokenUsesLowering(component: nested, context: context)
        let uses = usesWithin[look.element] ?? inner.own + inner.nestedLooks(levels: levels - 1)
        usesWithin[look.element] = uses
        let parameters = nested.lookParameters
        return uses.flatMap { use in
          translate(
            use, of: nested, ways(to: use.owner, in: named.value), look.properties, parameters,
            to: variant.name.name, element.name)
        }
      }
    }
  }

  private func nestedLayouts(levels: Int) -> [Use] {
    guard levels > 0 else { return [] }
    return component.layout.flatMap { property -> [Use] in
      guard case .component(let name, let arguments) = property.kind,
        let nested = context.component(name)
      else { return [] }
      let inner = TokenUsesLowering(component: nested, context: context)
      let stated = arguments.filter { !$0.isWhole }.map { $0.path[0] }
      let own = inner.own.filter { use in
        use.owner == Self.layout
          && !stated.contains { use.property == $0 || use.property.hasPrefix("\($0).") }
      }
      let uses = own + inner.nestedLayouts(levels: levels - 1)
      let parameters = nested.layoutParameters
      return uses.flatMap { use in
        translate(use, of: nested, [[]], arguments, parameters, to: Self.layout, property.name)
      }
    }
  }

  /// The uses for a use within: one for each way to choose what it depends on.
  private func translate(
    _ use: Use, of nested: Component, _ ways: [[Condition]],
    _ arguments: [LookProperty<TokenReference>], _ parameters: [Component.Parameter],
    to owner: String, _ part: String
  ) -> [Use] {
    var ways = ways
    for condition in use.conditions {
      let choice = nested.choices[condition.choice]
      let name = parameters.first { $0.choice == condition.choice }?.name
      guard let stated = arguments.first(where: { $0.path == [name ?? ""] }) else {
        if condition.index != choice.defaultCase { return [] }
        continue
      }
      let more = self.ways(to: choice.cases[condition.index].name, in: stated.value)
      ways = ways.flatMap { way in more.compactMap { join(way, $0) } }
    }
    return ways.map { way in
      Use(owner: owner, conditions: way, property: "\(part).\(use.property)", token: use.token)
    }
  }

  private func ways(to word: String, in value: LookValue<TokenReference>) -> [[Condition]] {
    switch value {
    case .word(word, _): [[]]
    case .byChoice(let choice, let values):
      values.enumerated().flatMap { index, value in
        ways(to: word, in: value).map { [Condition(choice: choice, index: index)] + $0 }
      }
    default: []
    }
  }

  /// Both conditions at once; `nil` when they contradict each other.
  private func join(_ one: [Condition], _ other: [Condition]) -> [Condition]? {
    var joined = one
    for condition in other {
      if let known = joined.first(where: { $0.choice == condition.choice }) {
        guard known == condition else { return nil }
      } else {
        joined.append(condition)
      }
    }
    return joined
  }
}
