import TokenCompiler
import TokenRuntime

extension ComponentLinker {
  /// Links an item and those within; `nil` if some value is faulty, which is reported.
  mutating func link(
    _ item: ArrangedItem<Alias>, of spec: ComponentSpec<Alias>
  ) -> ArrangedItem<TokenReference>? {
    checkContent(of: item, in: spec)
    let otherwise = item.otherwise.compactMap { link($0, of: spec) }
    let size = item.size.compactMap { link($0, of: spec) }
    let flags = [item.isVisible, item.isHidden, item.isEnabled, item.isSelected].map { value in
      value.flatMap { link($0, as: .flag, of: spec) }
    }
    let weight = item.weight.flatMap { link($0, as: .factor, of: spec) }
    let marker = item.marker.flatMap { link($0, of: spec) }
    let kind: ArrangedItem<TokenReference>.Kind
    switch item.kind {
    case .element(let index): kind = .element(index)
    case .components: kind = .components
    case .group(let group):
      let items = group.items.compactMap { link($0, of: spec) }
      guard items.count == group.items.count else { return nil }
      kind = .group(
        ArrangedGroup(
          direction: group.direction, items: items, ground: group.ground,
          gap: group.gap.flatMap { link($0, of: spec) },
          insets: group.insets.compactMap { link($0, of: spec) }, alignment: group.alignment,
          distribution: group.distribution,
          itemWeight: group.itemWeight.flatMap { link($0, as: .factor, of: spec) }))
    }
    return ArrangedItem(
      kind: kind, content: item.content, isRepeated: item.isRepeated, size: size, weight: weight,
      place: item.place, isVisible: flags[0], isHidden: flags[1], isEnabled: flags[2],
      isSelected: flags[3], actions: item.actions, spoken: item.spoken, role: item.role,
      identity: item.identity, marker: marker, otherwise: otherwise, range: item.range)
  }

  private mutating func link(
    _ marker: ArrangedMarker<Alias>, of spec: ComponentSpec<Alias>
  ) -> ArrangedMarker<TokenReference>? {
    link(marker.signs, as: ArrangedMarker<Alias>.signType, of: spec).map { signs in
      ArrangedMarker(
        element: marker.element, signs: signs, gap: marker.gap.flatMap { link($0, of: spec) },
        width: marker.width.flatMap { link($0, of: spec) })
    }
  }

  mutating func checkArrangements() {
    for spec in specs where !spec.isPartial && spec.hasLook {
      if let arrangement = spec.arrangement {
        checkStatedChoices(of: spec)
        let used = arrangement.layoutProperties
        // Of what it includes it takes what it needs.
        let own = spec.layout.filter { $0.range.file == spec.range.file }
        for property in own where property.isLength && !used.contains(property.name) {
          diagnostics.report(.unusedLayout(property.range, property.name))
        }
        checkSpoken(arrangement, in: spec)
        continue
      }
      // A record of values within others shows nothing.
      guard !spec.isDrawnByApp, spec.role != .constraintLayout,
        !(spec.isNestedOnly && spec.elements.isEmpty)
      else { continue }
      diagnostics.error(
        .componentHole,
        "no view can be made of '\(spec.name)', as no 'arrangement' says where its elements stand; "
          + "add one, or null if the app draws it", at: spec.range)
    }
  }

  /// Reports what triggers something and has no name for those who don't see it.
  private mutating func checkSpoken(_ item: ArrangedItem<Alias>, in spec: ComponentSpec<Alias>) {
    if !item.actions.isEmpty, !isNamed(item, in: spec) {
      diagnostics.report(.unnamedAction(item.range))
    }
    for inner in item.inner { checkSpoken(inner, in: spec) }
  }

  /// Returns a Boolean value that indicates whether an item has a label or shows a text, unless the app decides what
  /// it shows.
  private func isNamed(
    _ item: ArrangedItem<Alias>, in spec: ComponentSpec<Alias>, of outer: Set<String> = []
  ) -> Bool {
    if item.spoken.contains(where: { $0.name == "accessibilityLabel" }) { return true }
    switch item.kind {
    case .components: return true
    case .group(let group): return group.items.contains { isNamed($0, in: spec, of: outer) }
    case .element(let index):
      if case .component(let name) = spec.elements[index].kind {
        guard let nested = self.spec(name), !outer.contains(name),
          let arrangement = nested.arrangement
        else { return true }
        return isNamed(arrangement, in: nested, of: outer.union([name]))
      }
      guard case .slots(let slots) = item.content else { return item.content.isOfApp }
      return slots.contains { ["text", "title", "placeholder"].contains($0.slot) }
    }
  }

  /// Checks that the arrangement depends on no choice that a component may state for layout alone.
  private mutating func checkStatedChoices(of spec: ComponentSpec<Alias>) {
    guard let arrangement = spec.arrangement else { return }
    let used = Set(arrangement.ownValues.flatMap(\.choices))
    for parameter in spec.layoutParameters where used.contains(parameter.choice) {
      let isKept = spec.layout.contains { property in
        if case .choice(parameter.choice) = property.kind { true } else { false }
      }
      guard !isKept else { continue }
      for property in specs.flatMap(\.layout) {
        guard case .component(spec.name, let arguments) = property.kind,
          let stated = arguments.first(where: { $0.path == [parameter.name] })
        else { continue }
        let choice = spec.choices[parameter.choice].name
        diagnostics.error(
          .componentSpec,
          "the arrangement of '\(spec.name)' depends on '\(choice)', too, which its content "
            + "decides; let 'layout' of '\(spec.name)' say what depends on it", at: stated.range,
          notes: [Diagnostic.Note(message: "the arrangement is here", range: arrangement.range)])
      }
    }
  }

  private mutating func link(
    _ length: ArrangedLength<Alias>, of spec: ComponentSpec<Alias>
  ) -> ArrangedLength<TokenReference>? {
    let value =
      if let reference = measure(length, of: spec) {
        measured(reference, length, of: spec)
      } else {
        link(length.value, as: length.type, of: spec)
      }
    return value.map {
      ArrangedLength(name: length.name, property: length.property, type: length.type, value: $0)
    }
  }

  /// The field with a measure that is a width or a height; `nil` for other lengths.
  private func measure(
    _ length: ArrangedLength<Alias>, of spec: ComponentSpec<Alias>
  ) -> ContentReference? {
    guard ["width", "height"].contains(length.name), length.property == nil,
      case .content(let reference, _) = length.value,
      case .component(let name)? = spec.way(of: reference)?.end?.type
    else { return nil }
    return self.spec(name)?.role == .measure ? reference : nil
  }

  private mutating func measured(
    _ reference: ContentReference, _ length: ArrangedLength<Alias>, of spec: ComponentSpec<Alias>
  ) -> LookValue<TokenReference>? {
    // What the content says nothing of is as long as it needs.
    guard case .content(_, let otherwise) = length.value,
      field(reference, of: spec, hasOtherwise: true) != nil
    else { return nil }
    let linked = otherwise.map { link($0, as: length.type, of: spec) }
    guard let linked else { return .content(reference, otherwise: nil) }
    return linked.map { .content(reference, otherwise: $0) }
  }

  private mutating func checkContent(of item: ArrangedItem<Alias>, in spec: ComponentSpec<Alias>) {
    guard case .element(let index) = item.kind,
      case .component(let name) = spec.elements[index].kind, let nested = self.spec(name),
      !nested.isPartial
    else { return }
    switch item.content {
    case .app: break
    case .whole(let reference):
      guard let field = spec.fields.first(where: { $0.name == reference.field }) else { return }
      let type = FieldType.component(name)
      guard field.type != type, field.type.element != type else { return }
      diagnostics.report(.mistypedField(reference, field, expected: type.words))
    case .none:
      guard !nested.fields.isEmpty else { return }
      let element = spec.elements[index].name
      fail(
        item.range,
        "there is no field '\(element)' with the content of the '\(name)', so say what "
          + "'\(element)' 'shows', such as '{content.name}' or an object with its fields, or null "
          + "if the app sets it")
    case .slots(let values):
      for value in values { check(value, of: nested, in: spec) }
      let names = nested.fields.map(\.name)
      guard values.allSatisfy({ names.contains($0.slot) }) else { return }
      for field in nested.sentFields where field.isRequired {
        guard !values.contains(where: { $0.slot == field.name }) else { continue }
        fail(item.range, "'\(name)' needs its field '\(field.name)'; say what it shows")
      }
    }
  }

  private mutating func check(
    _ value: ShownValue, of nested: ComponentSpec<Alias>, in spec: ComponentSpec<Alias>
  ) {
    guard let field = nested.fields.first(where: { $0.name == value.slot }) else {
      diagnostics.report(
        .unknownMember(
          value.range, value.slot, of: "the content of '\(nested.name)'",
          known: nested.fields.map(\.name), .componentSpec))
      return
    }
    let fits: Bool
    switch (value.source, field.type) {
    case (.text, .text), (.text, .richText), (.text, .markdown), (.text, .icon), (.number, .number),
      (.flag, .flag):
      fits = true
    case (.text(let text), .image): fits = ImageSyntax.isReference(text)
    case (.number(let number), .integer): fits = Int32(exactly: number) != nil
    case (.field(let reference), _):
      guard let own = spec.way(of: reference)?.end else { return }
      guard own.type == field.type, !own.type.namesChoice else {
        diagnostics.report(.mistypedField(reference, own, expected: field.type.words))
        return
      }
      if own.isOptional, !field.isOptional, field.type != .callback {
        fail(
          value.range,
          "the content may leave out '\(own.name)', but '\(nested.name)' needs '\(field.name)'")
      }
      return
    default: fits = false
    }
    if !fits { fail(value.range, "expected \(field.type.words) for '\(value.slot)'") }
  }
}

extension FieldType {
  /// A Boolean value that indicates whether its values are cases of an enum that belongs to one component.
  fileprivate var namesChoice: Bool {
    if case .choice = leaf { true } else { false }
  }
}
