/// The strings of one group that servers may send to the apps of today.
package struct WireNames: Sendable {
  var group: WireGroup
  var names: [Name]

  struct Name: Sendable {
    var text: String
    /// Strings that mean the same and were sent once.
    var formerNames: [String]
    var isDeprecated = false
  }
}

extension WireNames {
  /// The strings of the tokens of a top-level group.
  package init(ofGroup group: String, _ tokens: [Token]) {
    self.init(
      group: .tokens(group),
      names: tokens.map {
        Name(
          text: $0.names.serverName, formerNames: $0.names.formerNames,
          isDeprecated: $0.deprecation != nil)
      })
  }
}

extension TokenFamily {
  var wireNames: WireNames { WireNames(ofGroup: group, tokens) }
}

extension ComponentSpec {
  /// What the groups of the component's strings are named after: its `type`, which outlives the
  /// Swift name, or that name when it has no `type`.
  package var wireName: String { isNestedOnly ? name : serverName }

  /// The group of its `type`; `nil` for a component that others contain by name only.
  package var typeGroup: WireGroup? {
    isAction ? .actionTypes : isNestedOnly ? nil : .componentTypes
  }

  /// The names of its variants and of the cases of its enums, with the cases in order.
  package var wireCases: [(part: String, cases: [CaseSpec])] {
    (variants.isEmpty ? [] : [(WireGroup.stylePart, variants.map(\.name))])
      + choices.map { ($0.name, $0.cases) }
  }

  /// The strings of its enums and the keys of its content.
  var wireNames: [WireNames] {
    var result = wireCases.map { part, cases in
      WireNames(
        group: .component(wireName, part),
        names: cases.map { .init(text: $0.serverName, formerNames: $0.formerNames) })
    }
    let keys = fields.filter { $0.type != .callback }
    if !keys.isEmpty {
      result.append(
        WireNames(
          group: .component(wireName, WireGroup.contentPart),
          names: keys.map { .init(text: $0.key, formerNames: $0.otherKeys) }))
    }
    return result
  }
}

extension WireNames {
  /// Every string of the components: their types, and those of each.
  package static func all(of components: [ComponentSpec<some Sendable>]) -> [WireNames] {
    func types(_ group: WireGroup) -> WireNames {
      let sent = components.filter { $0.typeGroup == group }
      return WireNames(
        group: group,
        names: sent.map { .init(text: $0.serverName, formerNames: $0.formerNames) })
    }
    let actions = types(.actionTypes)
    return [types(.componentTypes)] + (actions.names.isEmpty ? [] : [actions])
      + components.flatMap(\.wireNames)
  }
}
