/// Which parts of components name a token.
package struct TokenUses: Sendable {
  /// For each token's path the parts, for example `ButtonView.button`, in the order of the specs.
  private var parts: [String: [String]] = [:]

  package init(_ components: [ComponentSpec<Alias>]) {
    for component in components {
      for (path, part) in Self.all(of: component) where parts[path]?.contains(part) != true {
        parts[path, default: []].append(part)
      }
    }
  }

  package static func all(of component: ComponentSpec<Alias>) -> [(path: String, part: String)] {
    let looks = component.variants.flatMap(\.looks).flatMap { look in
      let part = "\(component.name).\(component.elements[look.element].name)"
      return look.properties.filter { !$0.isInherited }.flatMap { property in
        property.value.tokenPaths.map { ($0, part) }
      }
    }
    let layout = component.layout.flatMap { property -> [(path: String, part: String)] in
      guard case .value(_, let value) = property.kind else { return [] }
      return value.tokenPaths.map { ($0, "\(component.name).layout.\(property.name)") }
    }
    let arrangement = (component.arrangement?.ownLengths() ?? []).flatMap { path, value in
      value.tokenPaths.map { ($0, "\(component.name).\(path)") }
    }
    return looks + layout + arrangement
  }

  package subscript(path: String) -> [String] { parts[path] ?? [] }
}

extension LookValue<Alias> {
  fileprivate var tokenPaths: [String] {
    leaves.compactMap { leaf in
      if case .token(let alias) = leaf { alias.path } else { nil }
    }
  }
}
