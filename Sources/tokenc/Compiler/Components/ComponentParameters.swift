extension ComponentSpec {
  /// A choice that decides something, with the name that functions give it.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// The index of the choice.
    var choice: Int
  }

  /// The choices on which some look depends, in the order of the spec.
  package var lookParameters: [Parameter] {
    let used = variants.flatMap(\.looks).flatMap(\.properties).flatMap(\.value.choices)
    return choices.indices.filter { used.contains($0) }.map {
      Parameter(name: choices[$0].parameter, choice: $0)
    }
  }

  /// The choices that the layout keeps or depends on: those that it keeps under their own names.
  package var layoutParameters: [Parameter] {
    var parameters: [Parameter] = []
    var used: [Int] = []
    for property in layout {
      switch property.kind {
      case .choice(let choice): parameters.append(Parameter(name: property.name, choice: choice))
      case .value(_, let value): used += value.choices
      case .component(_, let arguments): used += arguments.flatMap(\.value.choices)
      }
    }
    let missing = choices.indices.filter { choice in
      used.contains(choice) && !parameters.contains { $0.choice == choice }
    }
    return parameters + missing.map { Parameter(name: choices[$0].parameter, choice: $0) }
  }

  /// The components that it contains by name, with the places that say so.
  var nestedComponents: [(name: String, range: SourceRange)] {
    var result: [(name: String, range: SourceRange)] = []
    for element in elements {
      if case .component(let name) = element.kind { result.append((name, element.range)) }
    }
    for property in layout {
      if case .component(let name, _) = property.kind { result.append((name, property.range)) }
    }
    for field in fields {
      if let name = field.type.component { result.append((name, field.range)) }
    }
    return result
  }
}

extension LookValue {
  /// The values that stand for themselves: parts, and the values for each case of a choice.
  package var leaves: [LookValue] {
    switch self {
    case .byChoice(_, let values): values.flatMap(\.leaves)
    case .parts(let parts): parts.flatMap(\.value.leaves)
    case .token, .number, .flag, .word: [self]
    }
  }

  /// The choices on which it depends.
  var choices: [Int] {
    switch self {
    case .byChoice(let choice, let values): [choice] + values.flatMap(\.choices)
    case .parts(let parts): parts.flatMap(\.value.choices)
    case .token, .number, .flag, .word: []
    }
  }
}
