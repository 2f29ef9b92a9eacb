import TokenCompiler

extension ComponentSpec {
  /// A choice that decides something, with the name that functions give it.
  package struct Parameter: Equatable, Sendable {
    package var name: String
    package var choice: Int
  }

  package var lookValues: [LookValue<Reference>] {
    variants.flatMap(\.looks).flatMap { look in
      look.properties.map(\.value) + look.styles.map(\.value)
    }
  }

  /// The choices on which some look depends, in the order of the spec.
  package var lookParameters: [Parameter] { parameters(usedBy: lookValues) }

  private func parameters(usedBy values: [LookValue<Reference>]) -> [Parameter] {
    let used = Set(values.flatMap(\.choices))
    return choices.indices.filter(used.contains).map {
      Parameter(name: choices[$0].parameter, choice: $0)
    }
  }

  /// A field of the content on which some look depends.
  package struct BoundField: Sendable {
    package var reference: ContentReference
    /// The field that the reference means; it is optional if any field on the way is.
    package var field: FieldSpec
    /// A Boolean value that indicates whether all looks say what holds without it.
    package var isOptional: Bool

    package var name: String { reference.parameter }
  }

  /// The fields of the content that the looks take values from, in the order of the spec.
  package var lookFields: [BoundField] { bound(by: lookValues) }

  /// The fields of the content that the layout takes values from, in the order of the spec.
  package var layoutFields: [BoundField] { bound(by: layout.flatMap(\.values)) }

  /// The fields of the content that the arrangement takes values from, in the order of the spec.
  package var arrangementFields: [BoundField] { bound(by: arrangement?.ownValues ?? []) }

  /// The choices on which values of the arrangement depend, in the order of the spec.
  var arrangementParameters: [Parameter] { parameters(usedBy: arrangement?.ownValues ?? []) }

  /// The arguments with which functions of the looks are called.
  package var lookArguments: [String] { lookParameters.map(\.name) + lookFields.map(\.name) }

  private func bound(by values: [LookValue<Reference>]) -> [BoundField] {
    let bindings = values.flatMap(\.bindings)
    let byPath = Dictionary(grouping: bindings, by: \.reference.path).sorted(byBytesOf: \.key)
    let byField = Dictionary(grouping: byPath.map(\.value)) { $0.first?.reference.field ?? "" }
    return fields.flatMap { field in
      (byField[field.name] ?? []).compactMap { bindings in
        guard let reference = bindings.first?.reference, let end = way(of: reference)?.end
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

  package var hasContent: Bool { !fields.isEmpty || !isNestedOnly || isAction }

  package var hasLook: Bool { hasContent && !isAction }

  /// Returns a Boolean value that indicates whether an enum has the name of a component within, and nothing of the spec
  /// uses it.
  func leavesOut(_ choice: ChoiceSpec) -> Bool {
    guard nestedComponents.contains(where: { $0.name == choice.name }) else { return false }
    if fields.contains(where: { $0.type.leaf == .choice(choice.name) }) { return false }
    let values = lookValues + layout.flatMap(\.values) + (arrangement?.ownValues ?? [])
    var used = Set(values.flatMap(\.choices))
    for case .choice(let index) in layout.map(\.kind) { used.insert(index) }
    return !choices.indices.contains { choices[$0].name == choice.name && used.contains($0) }
  }

  package var sentFields: [FieldSpec] { fields.filter { $0.type != .callback } }

  /// The members that servers send, each with the fields that have it: one for each kind of value.
  package var sentMembers: [(key: String, fields: [FieldSpec])] {
    sentFields.grouped(by: \.key).map { ($0, $1) }
  }

  /// The cases of an enum of its own, or the names of its variants.
  package func cases(of choice: String) -> [CaseSpec] {
    choices.first { $0.name == choice }?.cases ?? variants.map(\.name)
  }

  package var hasRequiredField: Bool { fields.contains(where: \.isRequired) }

  /// The content's field that chooses a case of an enum or `Style`: named as a parameter, or the
  /// only one.
  package func field(choosing choice: String, as parameter: String) -> FieldSpec? {
    let candidates = fields.filter { $0.type == .choice(choice) }
    return candidates.first { $0.name == parameter }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }

  /// The element and the property of the layout that say how the components in a field look here; `nil`
  /// where they look as their own content says.
  package func parts(stating field: FieldSpec) -> (element: Int?, property: Int?) {
    guard let type = field.type.component else { return (nil, nil) }
    func followsField(_ properties: [LookProperty<Reference>]) -> Bool {
      properties.contains { property in
        guard case .content(let reference, _) = property.value else { return false }
        return property.isWhole && !property.keepsStated && reference.path == field.name
      }
    }
    let element = elements.firstIndex { $0.name == field.name && $0.kind == .component(type) }
    let looks = variants.flatMap(\.looks).filter { $0.element == element }
    let property = layout.firstIndex { property in
      guard case .component(type, let arguments) = property.kind else { return false }
      return property.name == field.name && !followsField(arguments)
    }
    return (looks.allSatisfy { followsField($0.properties) } ? nil : element, property)
  }

  var nestedComponents: [(name: String, range: SourceRange)] {
    elements.compactMap { element in
      if case .component(let name) = element.kind { (name, element.range) } else { nil }
    }
      + layout.compactMap { property in
        if case .component(let name, _) = property.kind { (name, property.range) } else { nil }
      } + fields.compactMap { field in field.type.component.map { ($0, field.range) } }
  }
}

extension LayoutSpec {
  /// A Boolean value that indicates whether it is a length, insets or a size, and not a choice or another layout.
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
  /// A position where the content has a value.
  package struct Binding: Sendable {
    package var reference: ContentReference
    package var hasOtherwise: Bool
  }

  /// The values that it is made of: parts, the values for each case of a choice, and the one that holds where the
  /// content
  /// says nothing; `nil` for a value that stands for itself.
  private var inner: [LookValue]? {
    switch self {
    case .byChoice(_, let values): values
    case .parts(let parts): parts.map(\.value)
    case .content(_, let otherwise): [otherwise].compactMap(\.self)
    case .token, .number, .flag, .word, .unset: nil
    }
  }

  package var bindings: [Binding] {
    let within = inner?.flatMap(\.bindings) ?? []
    guard case .content(let reference, let otherwise) = self else { return within }
    return [Binding(reference: reference, hasOtherwise: otherwise != nil)] + within
  }

  /// The values in it that stand for themselves.
  package var leaves: [LookValue] { inner?.flatMap(\.leaves) ?? [self] }

  package var canBeUnset: Bool {
    switch self {
    case .content(_, let otherwise?): otherwise.canBeUnset
    case .byChoice(_, let values): values.contains(where: \.canBeUnset)
    case .unset: true
    default: false
    }
  }

  var choices: [Int] {
    let within = inner?.flatMap(\.choices) ?? []
    return if case .byChoice(let choice, _) = self { [choice] + within } else { within }
  }
}
