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
    let setSomewhere = normalProperties(ofElement: index)
    let required = kind.facts.required.map { hasStates ? ["normal"] + $0 : $0 }
    return spec.variants.flatMap { variant -> [Diagnostic] in
      let name = variant.name.name
      guard let look = look(of: index, in: variant) else {
        return [.missingElement(variant.name.range, element.name, in: name)]
      }
      let paths = look.properties.map(\.path)
      var unset: [UnsetProperty] = []
      var holes: [Diagnostic] = []
      var settled = Set(paths)
      func add(_ path: [String], _ reason: String, isRequired: Bool = false) {
        guard settled.insert(path).inserted else { return }
        unset.append(
          UnsetProperty(
            name: ([element.name] + path).joined(separator: "."), reason: reason,
            isRequired: isRequired))
      }
      for path in required {
        let reason = "which every '\(kind.rawValue)' needs"
        add(path, reason, isRequired: true)
        for property in look.properties where property.path == path && property.value.canBeUnset {
          let name = ([element.name] + path).joined(separator: ".")
          let null = UnsetProperty(name: name, reason: reason, isRequired: true)
          holes.append(.unsetProperties(property.range, [null], in: variant.name.name))
        }
      }
      for path in paths {
        guard let normal = normalPath(of: path) else { continue }
        add(normal, "which its state '\(state(of: path))' sets")
      }
      // A state without a value of its own has the normal one.
      for property in setSomewhere { add(property.path, property.reason) }
      if !unset.isEmpty { holes.append(.unsetProperties(variant.name.range, unset, in: name)) }
      return holes
    }
  }

  /// A property of the normal state that all variants have to set, and what asks for it.
  private struct NeededProperty {
    let path: [String]
    let reason: String
  }

  /// The properties that any variant sets of an element, in the normal state or another one, each once.
  ///
  /// Mending one variant asks nothing new of the others, so one run reports all that is left open.
  private func normalProperties(ofElement index: Int) -> [NeededProperty] {
    var needed: [NeededProperty] = []
    var seen: Set<[String]> = []
    for variant in spec.variants {
      let name = variant.name.name
      for property in look(of: index, in: variant)?.properties ?? [] {
        let normal = normalPath(of: property.path)
        guard seen.insert(normal ?? property.path).inserted else { continue }
        let state = normal == nil ? "" : "state '\(state(of: property.path))' of "
        needed.append(
          NeededProperty(
            path: normal ?? property.path, reason: "which \(state)variant '\(name)' sets"))
      }
    }
    return needed
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
