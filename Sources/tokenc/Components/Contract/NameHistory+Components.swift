import TokenCompiler

extension NameHistory {
  package func complete(_ component: inout ComponentSpec<some Sendable>) {
    func formerNames(of name: String, in group: WireGroup) -> [String]? {
      names(of: group).first { $0.text == name }?.formerNames
    }
    if let group = component.typeGroup, let names = formerNames(of: component.serverName, in: group)
    {
      component.formerNames = names
    }
    for (part, group) in zip(component.wireCases.map(\.part), component.wireNames.map(\.group)) {
      func complete(_ one: inout CaseSpec) {
        one.formerNames = formerNames(of: one.serverName, in: group) ?? one.formerNames
      }
      if part == WireGroup.stylePart {
        for index in component.variants.indices { complete(&component.variants[index].name) }
      } else if let choice = component.choices.firstIndex(where: { $0.name == part }) {
        for index in component.choices[choice].cases.indices {
          complete(&component.choices[choice].cases[index])
        }
      }
    }
  }
}
