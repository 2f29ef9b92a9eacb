import TokenCompiler

extension ComponentSpec {
  /// The name of the groups of the component's strings: its `type`, which outlives the
  /// Swift name, or that name when it has no `type`.
  package var wireName: String { isNestedOnly ? name : serverName }

  /// The group of its `type`; `nil` for a component that others contain by name only.
  package var typeGroup: WireGroup? {
    isAction ? .actionTypes : isNestedOnly ? nil : .componentTypes
  }

  package var wireCases: [(part: String, cases: [CaseSpec])] {
    (variants.isEmpty ? [] : [(WireGroup.stylePart, variants.map(\.name))])
      + choices.map { ($0.name, $0.cases) }
  }

  /// The forms in which servers may send it; nothing for what others contain by name only.
  var wireForms: [WireNames] {
    guard typeGroup == .componentTypes else { return [] }
    let forms =
      form.typeKeys.isEmpty
      ? [form.wireName(typeKey: nil)] : form.typeKeys.map { form.wireName(typeKey: $0) }
    return [
      WireNames(
        group: .component(wireName, WireGroup.formPart),
        names: forms.map { .init(text: $0, formerNames: []) })
    ]
  }

  var wireNames: [WireNames] {
    var result = wireCases.map { part, cases in
      WireNames(
        group: .component(wireName, part),
        names: cases.map { .init(text: $0.serverName, formerNames: $0.formerNames) })
    }
    if !sentFields.isEmpty {
      result.append(
        WireNames(
          group: .component(wireName, WireGroup.contentPart),
          names: sentMembers.map { key, fields in
            let form = FieldForm(
              type: fields.map(\.type.word).joined(separator: " or "),
              isRequired: fields[0].isRequired,
              fallback: fields.lazy.compactMap(\.fallback?.words).first)
            return .init(text: key, formerNames: fields[0].otherKeys, field: form)
          }))
    }
    return result
  }
}

extension FieldType {
  /// The word of a spec. Which enum, group or component is meant the names of these say.
  fileprivate var word: String {
    switch self {
    case .choice: "choice"
    case .token: "token"
    case .component: "component"
    case .list(let element, _): "list of \(element.word)"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }
}

extension ServerForm {
  /// How contracts call a form: the member that names the component and the one with its fields, for example
  /// `type/data`; `{type}` for a member that is called as the component.
  package func wireName(typeKey: String?) -> String {
    (typeKey ?? "{type}") + (dataKey.map { "/\($0)" } ?? "")
  }
}

extension WireNames {
  /// Every string of the components: their types, and those of each.
  package static func all(of components: [ComponentSpec<some Sendable>]) -> [WireNames] {
    func types(_ group: WireGroup) -> WireNames {
      let sent = components.filter { $0.typeGroup == group }
      return WireNames(
        group: group, names: sent.map { .init(text: $0.serverName, formerNames: $0.formerNames) })
    }
    let actions = types(.actionTypes)
    return [types(.componentTypes)] + (actions.names.isEmpty ? [] : [actions])
      + components.flatMap { $0.wireForms + $0.wireNames }
  }
}
