/// Elements, their looks and the variants.
extension ComponentReader {
  mutating func readElements(_ node: NodeID) -> [ElementSpec] {
    guard let object = SpecObject(node, of: tape, "'elements'", reporting: &diagnostics) else {
      return []
    }
    return object.members.compactMap { member in
      checkMemberName(member.name, "an element", member.range)
      faultyNames.insert(member.name)
      guard
        let element = SpecObject(
          member.value, of: tape, "an element",
          known: ["kind", "states", "component", "description"], reporting: &diagnostics),
        let kind = elementKind(element, member.name)
      else { return nil }
      faultyNames.remove(member.name)
      return ElementSpec(
        name: member.name, kind: kind,
        description: element.text("description", reporting: &diagnostics),
        range: element["component"].map { tape.range($0) } ?? member.range)
    }
  }

  private mutating func elementKind(_ element: SpecObject, _ name: String) -> ElementSpec.Kind? {
    if let component = element.text("component", reporting: &diagnostics) {
      for other in ["kind", "states"] where element[other] != nil {
        diagnostics.report(
          .componentFault(
            element.place, "element '\(name)' has 'component' and so can't have '\(other)'"))
      }
      return .component(component)
    }
    guard let text = element.text("kind", reporting: &diagnostics), let node = element["kind"]
    else {
      if element["kind"] == nil, element["component"] == nil {
        diagnostics.report(
          .componentFault(element.place, "element '\(name)' needs a 'kind' or a 'component'"))
      }
      return nil
    }
    guard let kind = ElementKind(rawValue: text) else {
      diagnostics.report(
        .unknownWord(
          tape.range(node), text, "a kind of element", known: ElementKind.allCases.map(\.rawValue)))
      return nil
    }
    return .element(kind, hasStates: element.flag("states", reporting: &diagnostics))
  }

  // MARK: Variants

  /// Reads the variants, each completed by the looks that all share.
  mutating func readVariants(
    _ object: SpecObject, of elements: [ElementSpec]
  ) -> [VariantSpec<Alias>] {
    let shared = object["looks"].map { readLooks($0, of: elements) } ?? []
    var variants: [VariantSpec<Alias>] = []
    if let node = object["variants"],
      let object = SpecObject(node, of: tape, "'variants'", reporting: &diagnostics)
    {
      for member in object.members {
        guard let name = readCase(member, "a variant", known: ["looks"]) else { continue }
        let own = SpecObject(member.value, of: tape, "a variant", reporting: &diagnostics)?["looks"]
          .map { readLooks($0, of: elements) }
        variants.append(VariantSpec(name: name, looks: merge(shared, own ?? [], of: elements)))
      }
      checkServerNames(variants.map(\.name))
    }
    if variants.isEmpty, !elements.isEmpty, !isPartial {
      diagnostics.report(
        .componentFault(object.place, "a component with elements needs 'variants', one at least"))
    }
    return variants
  }

  /// The looks of `base`, with each property that `change` sets in place of the same one there.
  private func merge(
    _ base: [ElementLook<Alias>], _ change: [ElementLook<Alias>], of elements: [ElementSpec]
  ) -> [ElementLook<Alias>] {
    elements.indices.compactMap { element in
      let properties = (base + change).filter { $0.element == element }.flatMap(\.properties)
      guard (base + change).contains(where: { $0.element == element }) else { return nil }
      var merged: [LookProperty<Alias>] = []
      for property in properties {
        if let index = merged.firstIndex(where: { $0.path == property.path }) {
          merged[index] = property
        } else {
          merged.append(property)
        }
      }
      return ElementLook(element: element, properties: merged)
    }
  }

  private mutating func readLooks(
    _ node: NodeID, of elements: [ElementSpec]
  ) -> [ElementLook<Alias>] {
    guard let object = SpecObject(node, of: tape, "'looks'", reporting: &diagnostics) else {
      return []
    }
    return object.members.compactMap { member in
      guard let index = elements.firstIndex(where: { $0.name == member.name }) else {
        guard !faultyNames.contains(member.name) else { return nil }
        diagnostics.report(
          .unknownWord(
            member.range, member.name, "an element of this component",
            known: elements.map(\.name)))
        return nil
      }
      return ElementLook(element: index, properties: readLook(member, of: elements[index]))
    }
  }

  private mutating func readLook(
    _ member: SpecObject.Member, of element: ElementSpec
  ) -> [LookProperty<Alias>] {
    switch element.kind {
    case .element(let kind, hasStates: false):
      return readProperties(member.value, kind.typeName, kind.properties, [])
    case .element(let kind, hasStates: true):
      let states = ElementState.allCases.map {
        ElementProperty($0.rawValue, .part(kind.typeName, kind.properties))
      }
      return readProperties(member.value, "the look of a '\(kind.rawValue)' by state", states, [])
    case .component:
      return readArguments(member.value)
    }
  }

  /// Reads an object of properties, and those within, into a flat list.
  private mutating func readProperties(
    _ node: NodeID, _ what: String, _ known: [ElementProperty], _ path: [String]
  ) -> [LookProperty<Alias>] {
    guard
      let object = SpecObject(
        node, of: tape, what, known: known.map(\.name), reporting: &diagnostics)
    else { return [] }
    return object.members.flatMap { member -> [LookProperty<Alias>] in
      guard let property = known.first(where: { $0.name == member.name }) else { return [] }
      if case .part(let typeName, let properties) = property.type {
        let what = typeName == PropertyType.stateValues ? "a value by state" : typeName
        return readProperties(member.value, what, properties, path + [member.name])
      }
      return readValue(member.value, property.type).map {
        [
          LookProperty(
            path: path + [member.name], type: property.type, value: $0, range: member.range)
        ]
      } ?? []
    }
  }

  /// Reads what is said to another component: its variant and the cases of its choices, whose
  /// names only the linker knows.
  mutating func readArguments(_ node: NodeID) -> [LookProperty<Alias>] {
    guard
      let object = SpecObject(node, of: tape, "a component's look", reporting: &diagnostics)
    else { return [] }
    return object.members.compactMap { member in
      readValue(member.value, .word("", [])).map {
        LookProperty(path: [member.name], type: .word("", []), value: $0, range: member.range)
      }
    }
  }
}
