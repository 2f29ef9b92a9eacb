import TokenCompiler

extension ComponentReader {
  mutating func readElements(_ node: NodeID) -> [ElementSpec] {
    var earlier: [String] = []
    return json.members(of: node, "'elements'").compactMap { member in
      defer { earlier.append(member.name) }
      checkMemberName(member.name, "an element", member.range)
      faultyNames.insert(member.name)
      guard
        let element = json.object(
          member.value, "an element",
          known: SpecKeys.Element.names),
        let kind = elementKind(element, member.name)
      else { return nil }
      faultyNames.remove(member.name)
      return ElementSpec(
        name: member.name, kind: kind,
        background: background(element, among: earlier, "an element before this"),
        samples: readSamples(element, of: kind.sampleType, named: member.name),
        description: json.string("description", of: element),
        range: element["component"].map { tape.range($0) } ?? member.range)
    }
  }

  mutating func background(_ object: JSONObject, among known: [String], _ what: String) -> String? {
    guard let node = object["on"], let name = json.string("on", of: object) else { return nil }
    if known.contains(name) { return name }
    json.reportUnknownWord(node, what, known: known)
    return nil
  }

  private mutating func elementKind(_ element: JSONObject, _ name: String) -> ElementSpec.Kind? {
    if let component = json.string("component", of: element) {
      for other in ["kind", "states"] where element[other] != nil {
        json.fail(element.opening, "element '\(name)' has 'component' and so can't have '\(other)'")
      }
      return .component(component)
    }
    guard let node = element["kind"] else {
      if element["component"] == nil {
        json.fail(element.opening, "element '\(name)' needs a 'kind' or a 'component'")
      }
      return nil
    }
    let kind: ElementKind? = json.word(node, "a kind of element")
    return kind.map { .element($0, hasStates: json.flag("states", of: element) ?? false) }
  }

  // MARK: Variants

  mutating func readVariants(
    _ object: JSONObject, of elements: [ElementSpec]
  ) -> [VariantSpec<Alias>] {
    let shared = object["appearance"].map { readLooks($0, of: elements) } ?? []
    var variants: [VariantSpec<Alias>] = []
    if let node = object["variants"], let object = json.object(node, "'variants'") {
      for member in object.members {
        guard
          let (name, variant) = readCase(member, "a variant", known: SpecKeys.VariantsMember.names)
        else {
          continue
        }
        let own = variant["appearance"].map { readLooks($0, of: elements) } ?? []
        let looks = merge(shared, own, of: elements.indices)
        variants.append(VariantSpec(name: name, looks: looks.map { expanded($0, elements) }))
      }
      checkSize(of: variants, node)
      checkServerNames(variants.map(\.name))
    }
    if variants.isEmpty, !elements.isEmpty, !isPartial {
      json.fail(object.opening, "a component with elements needs 'variants', one at least")
    }
    return variants
  }

  private func expanded(
    _ look: ElementLook<Alias>, _ elements: [ElementSpec]
  ) -> ElementLook<Alias> {
    let isChange = if case .component = elements[look.element].kind { true } else { false }
    return styles.expanded(look, isChange: isChange)
  }

  /// The looks of `base`, with each property that `change` sets in place of the same one there.
  func merge(
    _ base: [ElementLook<Alias>], _ change: [ElementLook<Alias>], of elements: Range<Int>
  ) -> [ElementLook<Alias>] {
    elements.compactMap { element in
      let base = base.filter { $0.element == element }
      let change = change.filter { $0.element == element }
      guard !base.isEmpty || !change.isEmpty else { return nil }
      var shared = base.flatMap(\.properties)
      let own = change.flatMap(\.properties)
      let ownStyles = change.flatMap(\.styles)
      let sharedStyles = base.flatMap(\.styles).filter { style in
        !ownStyles.contains { $0.path == style.path }
      }
      // What a variant says of a component within holds, whatever content that shows.
      if !own.isEmpty || !ownStyles.isEmpty { shared.removeAll(where: \.isWhole) }
      var merged: [LookProperty<Alias>] = []
      for property in shared + own {
        if let index = merged.firstIndex(where: { $0.path == property.path }) {
          merged[index] = property
        } else {
          merged.append(property)
        }
      }
      return ElementLook(
        element: element, properties: merged, styles: sharedStyles + ownStyles)
    }
  }

  private mutating func readLooks(
    _ node: NodeID, of elements: [ElementSpec]
  ) -> [ElementLook<Alias>] {
    json.members(of: node, "'appearance'").compactMap { member in
      if let index = elements.firstIndex(where: { $0.name == member.name }) {
        return readElementLook(member, of: index, elements[index])
      }
      if !faultyNames.contains(member.name) {
        report(
          .unknownWord(
            member.range, member.name, "an element of this component",
            known: elements.map(\.name), .componentSpec))
      }
      return nil
    }
  }

  mutating func readElementLook(
    _ member: JSONObject.Member, of index: Int, _ element: ElementSpec
  ) -> ElementLook<Alias> {
    styleUses = []
    let properties = readLook(member, of: element)
    return ElementLook(element: index, properties: properties, styles: styleUses)
  }

  private mutating func readLook(
    _ member: JSONObject.Member, of element: ElementSpec
  ) -> [LookProperty<Alias>] {
    switch element.kind {
    case .element(let kind, let hasStates): readLook(member.value, of: kind, hasStates, [])
    case .component(let name): readArguments(member.value, of: .look(name))
    }
  }

  private mutating func readLook(
    _ node: NodeID, of kind: ElementKind, _ hasStates: Bool, _ path: [String]
  ) -> [LookProperty<Alias>] {
    let look = kind.look(hasStates: hasStates)
    let what = hasStates ? "the look of a '\(kind.rawValue)' by state" : look.typeName
    let type = ElementSpec.Kind.element(kind, hasStates: hasStates).swiftType
    return readProperties(node, what, of: type, look.properties, path)
  }

  /// Reads what a look sets of a nested component's element, as `"title": { "textColor": … }`.
  mutating func readChange(
    _ member: JSONObject.Member, of component: String, _ path: [String]
  ) -> [LookProperty<Alias>] {
    // A component that isn't there is reported where the element names it.
    guard let elements = nested[component]?.elements else { return [] }
    guard let element = elements.first(where: { $0.name == member.name }) else {
      report(
        .unknownWord(
          member.range, member.name, "an element of '\(component)'", known: elements.map(\.name),
          .componentSpec))
      return []
    }
    let path = path + [element.name]
    switch element.kind {
    case .element(let kind, let hasStates):
      let styleCount = styleUses.count
      let changes = readLook(member.value, of: kind, hasStates, path)
      checkChangedStyles(from: styleCount)
      let needed = kind.facts.required.map { path + (hasStates ? ["normal"] : []) + $0 }
      return changes.filter { change in
        guard change.value.canBeUnset, needed.contains(change.path) else { return true }
        json.fail(
          change.range,
          "'\(change.path.joined(separator: "."))' can't be unset, as every '\(kind.rawValue)' needs "
            + "it; state another value")
        return false
      }
    case .component(let name):
      return json.members(of: member.value, "a change of a '\(name)'").flatMap {
        readChange($0, of: name, path)
      }
    }
  }

  /// Reads an object of properties, and those within, into a flat list.
  ///
  /// - Parameter type: the type in Swift whose styles the object may extend.
  private mutating func readProperties(
    _ node: NodeID, _ what: String, of type: String?, _ known: [ElementProperty], _ path: [String]
  ) -> [LookProperty<Alias>] {
    let styled = type.flatMap { ElementSpec.Kind.styledTypes.contains($0) ? $0 : nil }
    let extends = SpecKeys.Style.extends.rawValue
    // Where no file has styles, messages name the properties alone.
    let mayExtend = styled.map { type in
      !styles.names(of: type).isEmpty || tape.memberNames(of: node).contains(extends)
    }
    let names = known.map(\.name) + (mayExtend ?? false ? [extends] : [])
    let members =
      json.object(
        node, what, known: names, within: { Self.paths(of: $0, in: known) })?.members ?? []
    return members.flatMap { member -> [LookProperty<Alias>] in
      if let styled, member.name == extends {
        readExtended(member.value, of: styled, path)
        return []
      }
      guard let property = known.first(where: { $0.name == member.name }) else { return [] }
      if case .part(let typeName, let properties) = property.type {
        let what = typeName == PropertyType.stateValues ? "a value by state" : typeName
        return readProperties(member.value, what, of: typeName, properties, path + [member.name])
      }
      return readProperty(member, path + [member.name], property.type).map { [$0] } ?? []
    }
  }

  /// The paths of the properties within others that have a name, of states those of the first.
  private static func paths(of name: String, in properties: [ElementProperty]) -> [String] {
    properties.flatMap { property -> [String] in
      guard case .part(let typeName, let parts) = property.type else { return [] }
      let own = parts.contains { $0.name == name } ? [name] : []
      let within = typeName == PropertyType.stateValues ? Array(parts.prefix(1)) : parts
      return (own + paths(of: name, in: within)).map { "\(property.name).\($0)" }
    }
  }

  private mutating func readProperty(
    _ member: JSONObject.Member, _ path: [String], _ type: PropertyType
  ) -> LookProperty<Alias>? {
    if tape.kind(member.value) == .null {
      return LookProperty(path: path, type: type, value: .unset, range: member.range)
    }
    return readValue(member.value, type).flatMap { value in
      guard value.canBeUnset || checkSet(value, member.range) else { return nil }
      return LookProperty(path: path, type: type, value: value, range: member.range)
    }
  }
}

extension ElementSpec.Kind {
  /// The type of an element's samples: that of its first slot.
  var sampleType: FieldType? {
    guard case .element(let kind, _) = self else { return nil }
    return switch kind.slots.first?.kind {
    case .text?, .richText?: .text
    case .image?: .image
    default: nil
    }
  }
}
