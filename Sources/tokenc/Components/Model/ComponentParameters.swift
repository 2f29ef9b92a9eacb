import TokenCompiler

extension ComponentSpec {
  /// A choice that decides something, with the name that functions give it.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// The index of the choice.
    package var choice: Int
  }

  /// The choices on which some look depends, in the order of the spec.
  package var lookParameters: [Parameter] {
    let used = variants.flatMap(\.looks).flatMap(\.properties).flatMap(\.value.choices)
    return choices.indices.filter { used.contains($0) }.map {
      Parameter(name: choices[$0].parameter, choice: $0)
    }
  }

  /// A field of the content on which some look depends.
  package struct BoundField: Sendable {
    package var reference: ContentReference
    /// What the reference means; it is optional if any field on the way is.
    package var field: FieldSpec
    /// Whether all looks say what holds without it.
    package var isOptional: Bool

    /// What functions call it.
    package var name: String { reference.parameter }
  }

  /// The fields of the content that the looks take values from, in the order of the spec.
  package var lookFields: [BoundField] {
    bound(by: variants.flatMap(\.looks).flatMap(\.properties).flatMap(\.value.bindings))
  }

  /// The fields of the content that the layout takes values from, in the order of the spec.
  package var layoutFields: [BoundField] { bound(by: layout.flatMap(\.values).flatMap(\.bindings)) }

  /// The fields of the content that the arrangement takes values from, in the order of the spec.
  package var arrangementFields: [BoundField] {
    bound(by: arrangement?.ownValues.flatMap(\.bindings) ?? [])
  }

  /// The choices on which values of the arrangement depend, in the order of the spec.
  var arrangementParameters: [Parameter] {
    let used = arrangement?.ownValues.flatMap(\.choices) ?? []
    return choices.indices.filter { used.contains($0) }.map {
      Parameter(name: choices[$0].parameter, choice: $0)
    }
  }

  /// What functions of the looks are called with.
  package var lookArguments: [String] { lookParameters.map(\.name) + lookFields.map(\.name) }

  private func bound(by bindings: [LookValue<Reference>.Binding]) -> [BoundField] {
    let byPath = Dictionary(grouping: bindings, by: \.reference.path).sorted(byBytesOf: \.key)
    return fields.flatMap { field in
      byPath.compactMap { _, bindings in
        guard let reference = bindings.first?.reference, reference.field == field.name,
          let end = way(of: reference)?.end
        else { return nil }
        return BoundField(
          reference: reference, field: end, isOptional: bindings.allSatisfy(\.hasOtherwise))
      }
    }
  }

  /// The choices that the layout keeps or depends on: those that it keeps under their own names.
  package var layoutParameters: [Parameter] {
    var parameters: [Parameter] = []
    var used: [Int] = []
    for property in layout {
      switch property.kind {
      case .choice(let choice): parameters.append(Parameter(name: property.name, choice: choice))
      case .value, .component: used += property.values.flatMap(\.choices)
      }
    }
    let missing = choices.indices.filter { choice in
      used.contains(choice) && !parameters.contains { $0.choice == choice }
    }
    return parameters + missing.map { Parameter(name: choices[$0].parameter, choice: $0) }
  }

  /// Whether it has a struct with its content.
  package var hasContent: Bool { !fields.isEmpty || !isNestedOnly || isAction }

  /// Whether its content has looks, where those of components have.
  package var hasLook: Bool { hasContent && !isAction }

  /// Whether a server has to send some field.
  package var hasRequiredField: Bool { fields.contains(where: \.isRequired) }

  /// The field of the content that chooses a case of an enum: the one with the name of a parameter,
  /// or the only one.
  ///
  /// - Parameter choice: the enum's name, or `Style`.
  package func field(choosing choice: String, as parameter: String) -> FieldSpec? {
    let candidates = fields.filter { $0.type == .choice(choice) }
    return candidates.first { $0.name == parameter }
      ?? (candidates.count == 1 ? candidates.first : nil)
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

extension LayoutSpec {
  /// Whether it is a length, insets or a size, and not a choice or another layout.
  package var isLength: Bool {
    if case .value = kind { true } else { false }
  }

  /// The value that the property has, or those that another component's layout takes.
  package var values: [LookValue<Reference>] {
    switch kind {
    case .choice: []
    case .value(_, let value): [value]
    case .component(_, let arguments): arguments.map(\.value)
    }
  }
}

extension LookValue {
  /// A place where the content says a value.
  package struct Binding: Sendable {
    package var reference: ContentReference
    package var hasOtherwise: Bool
  }

  /// Where it takes something from the content.
  package var bindings: [Binding] {
    switch self {
    case .content(let reference, let otherwise):
      [Binding(reference: reference, hasOtherwise: otherwise != nil)] + (otherwise?.bindings ?? [])
    case .byChoice(_, let values): values.flatMap(\.bindings)
    case .parts(let parts): parts.flatMap(\.value.bindings)
    case .token, .number, .flag, .word, .unset: []
    }
  }

  /// The values that stand for themselves: parts, the values for each case of a choice, and what
  /// holds where the content says nothing.
  package var leaves: [LookValue] {
    switch self {
    case .byChoice(_, let values): values.flatMap(\.leaves)
    case .parts(let parts): parts.flatMap(\.value.leaves)
    case .content(_, let otherwise): otherwise?.leaves ?? []
    case .token, .number, .flag, .word, .unset: [self]
    }
  }

  /// Whether it is nothing where the content says nothing.
  var canBeUnset: Bool {
    switch self {
    case .content(_, let otherwise?): otherwise.canBeUnset
    case .unset: true
    default: false
    }
  }

  /// The choices on which it depends.
  var choices: [Int] {
    switch self {
    case .byChoice(let choice, let values): [choice] + values.flatMap(\.choices)
    case .parts(let parts): parts.flatMap(\.value.choices)
    case .content(_, let otherwise): otherwise?.choices ?? []
    case .token, .number, .flag, .word, .unset: []
    }
  }
}
