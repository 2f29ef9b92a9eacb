import TokenCompiler
import TokenComponents

extension SampleDocuments {
  /// Each component that a server sends, in each variant that it can choose.
  package var previewed: [ComponentSampleText] {
    components.filter { $0.arrangement != nil }.flatMap { component -> [ComponentSampleText] in
      let document = document(of: component)
      let style = component.fields.first { $0.type == .choice(ChoiceSpec.style) }
      guard let style, component.variants.count > 1 else {
        return [sample(of: component, component.name, document)]
      }
      return component.variants.map { variant in
        sample(
          of: component, "\(component.name)-\(variant.name.name)",
          document.setting(style.key, to: variant.name.sentValue, in: component))
      }
    }
  }

  private func sample(
    of component: Component, _ name: String, _ document: SampleValue
  ) -> ComponentSampleText {
    ComponentSampleText(
      component: component.name, name: name,
      document: String(decoding: document.document, as: UTF8.self))
  }
}

extension CaseSpec {
  /// The string that a server sends for the case.
  fileprivate var sentValue: SampleValue {
    switch sent {
    case .text: .text(serverName)
    case .number: .number(Double(serverName) ?? 0)
    case .flag: .flag(serverName == "true")
    }
  }
}

extension SampleValue {
  /// The document of a component with another value of a field.
  fileprivate func setting(
    _ key: String, to value: SampleValue, in component: Component
  ) -> SampleValue {
    guard case .object(let members) = self else { return self }
    let holder = component.form.typeKeys.isEmpty ? component.serverName : component.form.dataKey
    if let holder {
      return .object(
        members.map { member in
          guard member.name == holder else { return member }
          return Member(member.name, member.value.setting(key, to: value))
        })
    }
    return setting(key, to: value)
  }

  private func setting(_ key: String, to value: SampleValue) -> SampleValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != key } + [Member(key, value)])
  }
}
