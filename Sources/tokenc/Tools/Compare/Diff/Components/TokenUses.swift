import TokenCompiler

/// Which parts of components name a token.
struct TokenUses: Sendable {
  /// For each token's path the parts, for example `ButtonView.button`, in the order of the specs.
  private var parts: [String: [String]] = [:]

  init(_ components: [ComponentSpec<Alias>]) {
    for component in components {
      for look in component.variants.flatMap(\.looks) {
        let element = component.elements[look.element].name
        for property in look.properties { add(property.value, "\(component.name).\(element)") }
      }
      for property in component.layout {
        let part = "\(component.name).layout.\(property.name)"
        if case .value(_, let value) = property.kind { add(value, part) }
      }
    }
  }

  private mutating func add(_ value: LookValue<Alias>, _ part: String) {
    for case .token(let alias) in value.leaves
    where parts[alias.path]?.contains(part) != true {
      parts[alias.path, default: []].append(part)
    }
  }

  subscript(path: String) -> [String] { parts[path] ?? [] }
}
