import TokenCompiler

/// Finds what a component's variants leave unset.
///
/// An appearance that leaves a property unset leaves the element as it was. A view that changes from
/// one variant to another, or from a state to the normal one, would keep the old look of each
/// property that only the first of the two sets. So all variants set the same properties, and what
/// a state sets, the normal one sets too.
struct ComponentHoles<Reference: Sendable> {
  let spec: ComponentSpec<Reference>

  func find() -> [Diagnostic] { spec.elements.indices.flatMap { holes(ofElement: $0) } }

  private func holes(ofElement index: Int) -> [Diagnostic] {
    let element = spec.elements[index]
    guard case .element(let kind, let hasStates) = element.kind else {
      return spec.variants.filter { look(of: index, in: $0) == nil }.map {
        .missingElement($0.name.range, element.name, in: $0.name.name)
      }
    }
    var setSomewhere: [(path: [String], variant: String)] = []
    for variant in spec.variants {
      for property in look(of: index, in: variant)?.properties ?? []
      where !setSomewhere.contains(where: { $0.path == property.path }) {
        setSomewhere.append((property.path, variant.name.name))
      }
    }
    let required = kind.facts.required.map { hasStates ? ["normal"] + $0 : $0 }
    return spec.variants.flatMap { variant -> [Diagnostic] in
      let name = variant.name.name
      guard let look = look(of: index, in: variant) else {
        return [.missingElement(variant.name.range, element.name, in: name)]
      }
      let paths = look.properties.map(\.path)
      var holes: [Diagnostic] = []
      var reported: [[String]] = []
      func add(_ path: [String], _ why: String) {
        guard !paths.contains(path), !reported.contains(path) else { return }
        reported.append(path)
        let property = ([element.name] + path).joined(separator: ".")
        holes.append(.missingProperty(variant.name.range, property, why, in: name))
      }
      for path in required {
        let why = "which every '\(kind.rawValue)' needs"
        add(path, why)
        for property in look.properties where property.path == path && property.value.canBeUnset {
          let name = ([element.name] + path).joined(separator: ".")
          holes.append(.missingProperty(property.range, name, why, in: variant.name.name))
        }
      }
      for path in paths {
        guard let normal = normalPath(of: path) else { continue }
        add(normal, "which its state '\(state(of: path))' sets")
      }
      // A state without a value of its own has the normal one.
      for (path, other) in setSomewhere where normalPath(of: path) == nil {
        add(path, "which variant '\(other)' sets")
      }
      return holes
    }
  }

  private func look(
    of element: Int, in variant: VariantSpec<Reference>
  ) -> ElementLook<Reference>? {
    variant.looks.first { $0.element == element }
  }

  private func isState(_ name: String) -> Bool { ElementState(rawValue: name) != nil }

  /// The state that isn't the normal one, of an element or of one of its properties.
  private func state(of path: [String]) -> String {
    path.first { isState($0) && $0 != ElementState.normal.rawValue } ?? ""
  }

  /// The same property in the normal state; `nil` for one that isn't of another state.
  private func normalPath(of path: [String]) -> [String]? {
    let normal = path.map { isState($0) ? ElementState.normal.rawValue : $0 }
    return normal == path ? nil : normal
  }
}
