import TokenCompiler

/// The effects of fields of contents on looks and layouts: of fields of their own component, and of
/// components around it that take it from there.
package struct FieldEffects: Sendable {
  /// By component, and there by field.
  private var around: [String: [String: [String]]] = [:]

  package init(of components: [Component]) {
    for component in components where !component.ways.isEmpty {
      for (path, way) in component.ways.sorted(byBytesOf: \.key) {
        guard let field = way.last?.name, let owner = way.dropLast().last?.type.component else {
          continue
        }
        around[owner, default: [:]][field, default: []] +=
          component.properties(takenFrom: path).map { "\(component.name).\($0)" }
      }
    }
  }

  /// The author's words, and what the field decides: properties such as `title.textColor`, each once in the
  /// order of the spec, and those of components around it, such as `Card.title.textColor`, in a style.
  package func documentation(
    of field: FieldSpec, in component: Component, separator: String = " ",
    style: (String) -> String = { $0 }
  ) -> String? {
    let properties =
      component.properties(takenFrom: field.name) + (around[component.name]?[field.name] ?? [])
    let effect = properties.isEmpty ? nil : "Sets \(properties.map(style).joined(separator: ", "))."
    let parts = [field.description, effect].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}

extension ComponentSpec {
  /// The properties that a field decides to which references have this path.
  fileprivate func properties(takenFrom path: String) -> [String] {
    func takes(_ value: LookValue<Reference>) -> Bool {
      value.bindings.contains { $0.reference.path == path }
    }
    var names: [String] = []
    for look in variants.flatMap(\.looks) {
      for property in look.properties where takes(property.value) {
        names.append(([elements[look.element].name] + property.path).joined(separator: "."))
      }
    }
    for property in layout where property.values.contains(where: takes) {
      names.append("layout.\(property.name)")
    }
    return names.unique()
  }
}
