import TokenCompiler
import TokenComponents
import TokenRuntime

/// The items of arrangements: groups, elements, and components within.
extension ScreenBoxBuilder {
  mutating func item(_ item: ArrangedItem<TokenReference>, _ outer: ArrangedComponent) -> Item {
    if outer.content.flag(item.isVisible) == false || outer.content.flag(item.isHidden) == true {
      return .hidden
    }
    var owner = outer
    if outer.content.flag(item.isEnabled) == false {
      owner.state = .disabled
    } else if outer.content.isRefused(item) {
      owner.state = .invalid
    } else if outer.content.flag(item.isSelected) == true, owner.state == .normal {
      owner.state = .selected
    }
    var found: Item
    switch item.kind {
    case .group(let group): found = self.group(group, item, owner)
    case .element(let index):
      found = element(index, item, owner)
      if case .boxes(let boxes) = found {
        for box in boxes { box.elements.insert(owner.spec.elements[index].name, at: 0) }
      }
    case .components:
      guard case .whole(let reference) = item.content else { return .absent }
      found = components(owner.content.children(reference), owner)
    }
    if case .absent = found, let otherwise = item.otherwise.first {
      return self.item(otherwise, outer)
    }
    guard case .boxes(let boxes) = found else { return found }
    for box in boxes {
      size(box, item, owner)
      box.spoken?.state(owner.content.spoken(item))
    }
    return .boxes(item.marker.map { marked(boxes, $0, owner) } ?? boxes)
  }

  /// The items of a list, each beside its sign.
  private mutating func marked(
    _ boxes: [ScreenBox], _ marker: ArrangedMarker<TokenReference>, _ owner: ArrangedComponent
  ) -> [ScreenBox] {
    let signType = PropertyType.word("", [])
    guard
      case .word(let word)? = pool.evaluate(
        marker.signs, as: signType, owner.inputs),
      let signs = ListMarker(rawValue: word), signs != .none
    else { return boxes }
    let gap =
      marker.gap.map { points($0, owner) ?? 0 } ?? ArrangedMarker<TokenReference>.standardGap
    let width = marker.width.flatMap { points($0, owner) }
    return boxes.enumerated().map { index, box in
      let text = signs.text(at: index) ?? ""
      let sign = drawing(marker.element, owner).box(.label, ["text": ShownText(plain: text)])
      sign.elements = [owner.spec.elements[marker.element].name]
      sign.spoken = SpokenBox(kind: .label, shown: ["text": text])
      sign.bounds.width.least = width
      let row = ScreenBox(.group(.init(.row, gap: gap, alignment: .firstBaseline)))
      row.weight = box.weight
      row.place = box.place
      box.weight = 1
      box.place = nil
      row.children = [sign, box]
      row.spoken = SpokenBox()
      return row
    }
  }

  private mutating func group(
    _ group: ArrangedGroup<TokenReference>, _ item: ArrangedItem<TokenReference>,
    _ owner: ArrangedComponent
  ) -> Item {
    var boxes: [ScreenBox] = []
    var isAbsent = true
    for one in group.items {
      switch self.item(one, owner) {
      case .boxes(let more):
        boxes += more
        isAbsent = false
      case .hidden: isAbsent = false
      case .absent: continue
      }
    }
    if let weight = group.itemWeight.flatMap({ self.weight($0, owner) }) {
      for box in boxes where box.weight == nil { box.weight = weight }
    }
    // What is hidden for now leaves the element on which it would stand.
    if isAbsent || boxes.isEmpty && group.ground == nil { return isAbsent ? .absent : .hidden }
    var layout = GroupLayout(
      GroupLayout.Direction(rawValue: group.direction.rawValue) ?? .row,
      gap: group.gap.flatMap { points($0, owner) } ?? 0, insets: insets(group.insets, owner),
      alignment: group.alignment, distribution: group.distribution)
    if group.direction == .stack, let ground = group.ground {
      layout = stack(owner.parts[ground])
    }
    let box = ScreenBox(.group(layout))
    box.children = boxes
    if let ground = group.ground {
      box.paint = drawing(ground, owner).paint
      if case .element(.scrollView, _) = owner.spec.elements[ground].kind {
        box.scrollsAcross = layout.direction == .row
      }
    }
    box.spoken = SpokenBox()
    return .boxes([box])
  }

  /// The layout of a group that stands as the look of a stack says.
  private func stack(_ part: DrawnPart) -> GroupLayout {
    func word<Word: ElementWord>(_ name: String, _: Word.Type) -> Word? {
      guard case .word(let word)? = part[[name]]?.value else { return nil }
      return Word(rawValue: word)
    }
    let isRow = word("axis", ElementWords.StackAxis.self) != .vertical
    let alignment: ItemAlignment =
      switch word("alignment", ElementWords.StackAlignment.self) {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: isRow ? .firstBaseline : .fill
      case .lastBaseline: isRow ? .lastBaseline : .fill
      case .fill, nil: .fill
      }
    let distribution: ItemDistribution =
      switch word("distribution", ElementWords.StackDistribution.self) {
      case .fillEqually: .fillEqually
      case .equalSpacing, .equalCentering: .equalSpacing
      case .fill, .fillProportionally, nil: .leading
      }
    return GroupLayout(
      isRow ? .row : .column, gap: part[["spacing"]].flatMap { number($0.value) } ?? 0,
      insets: part[["contentInsets"]].map { insets($0.value) } ?? .init(), alignment: alignment,
      distribution: distribution)
  }

  /// The boxes of an element: one, or one for each element of a list.
  mutating func element(
    _ index: Int, _ item: ArrangedItem<TokenReference>, _ owner: ArrangedComponent
  ) -> Item {
    switch (owner.spec.elements[index].kind, item.content) {
    case (.component(let name), _): nested(index, name, item, owner)
    case (.element(let kind, _), .app): .boxes([standIn(for: index, kind, owner)])
    case (.element(let kind, _), .slots(let values)):
      if item.isRepeated, let value = values.first {
        repeated(value, in: index, kind, owner)
      } else {
        element(index, kind, showing: values, owner)
      }
    case (.element(let kind, _), .none), (.element(let kind, _), .whole):
      element(index, kind, showing: [], owner)
    }
  }

  /// An element with the values of its slots; absent if the content has none of them.
  private func element(
    _ index: Int, _ kind: ElementKind, showing values: [ShownValue], _ owner: ArrangedComponent
  ) -> Item {
    var texts: [String: ShownText] = [:]
    for value in values { texts[value.slot] = owner.content.shown(value.source) }
    if texts.isEmpty, !values.isEmpty, !kind.isInput { return .absent }
    let box = drawing(index, owner).box(kind, texts)
    box.spoken = SpokenBox(kind: kind, shown: texts.mapValues(\.markup.text))
    if kind == .segmentedControl, let titles = values.first(where: { $0.slot == "titles" }) {
      box.spoken?.titles = owner.content.list(titles.source)
    }
    return .boxes([box])
  }

  /// An element for each text of a list; absent if there is none.
  private func repeated(
    _ value: ShownValue, in index: Int, _ kind: ElementKind, _ owner: ArrangedComponent
  ) -> Item {
    let boxes = owner.content.list(value.source).map { text in
      let shown = ShownText(markup: owner.content.markup(text, value.source))
      let box = drawing(index, owner).box(kind, [value.slot: shown])
      box.spoken = SpokenBox(kind: kind, shown: [value.slot: shown.markup.text])
      return box
    }
    return boxes.isEmpty ? .absent : .boxes(boxes)
  }

  /// A sample of an element that the app fills, or a box with its name.
  private func standIn(
    for index: Int, _ kind: ElementKind, _ owner: ArrangedComponent
  ) -> ScreenBox {
    let element = owner.spec.elements[index]
    if case .text(let text)? = element.samples.first?.value, let slot = kind.slots.first {
      let box = drawing(index, owner).box(kind, [slot.name: ShownText(plain: text)])
      box.paint.isStandIn = marksStandIns
      box.spoken = SpokenBox(kind: kind, isOfApp: true, shown: [slot.name: text])
      return box
    }
    let box = Self.labelled(element.name)
    box.content = .fixed(width: 8 * Double(element.name.count) + 8, height: 20, isWide: false)
    box.spoken?.kind = kind
    box.spoken?.isOfApp = true
    return box
  }

  /// A component within, whose content the item gives.
  private mutating func nested(
    _ index: Int, _ name: String, _ item: ArrangedItem<TokenReference>, _ owner: ArrangedComponent
  ) -> Item {
    if case .whole(let reference) = item.content {
      return components(owner.content.children(reference), owner)
    }
    guard let component = design.indices[name] else { return .absent }
    guard case .slots(let values) = item.content else {
      return .boxes([Self.labelled(owner.spec.elements[index].name)])
    }
    var slots: Slots = [:]
    for value in values { slots[value.slot] = owner.content.text(value.source) }
    let fields = design.components[component].fields
    let children = values.flatMap { value -> [DrawnComponent.Child] in
      guard case .field(let reference) = value.source,
        let field = fields.firstIndex(where: { $0.name == value.slot })
      else { return [] }
      return owner.content.children(reference).map { .init(field: field, component: $0.component) }
    }
    if slots.isEmpty, children.isEmpty, !values.isEmpty { return .absent }
    let layout = pool.look(owner.content.drawn.layout).parts
    let property = owner.spec.layout.firstIndex { $0.name == owner.spec.elements[index].name }
    let drawn = DrawnComponent(
      content: nil, component: component, looks: owner.parts[index].nested,
      layout: property.flatMap { layout[$0].nested } ?? pool.standard(component, .layout),
      children: children)
    return box(of: drawn, owner.state, slots: slots).map { .boxes([$0]) } ?? .hidden
  }

  /// Components of the content, those left out that have nothing to show.
  private mutating func components(_ children: [DrawnComponent.Child], _ owner: ArrangedComponent)
    -> Item
  {
    guard !children.isEmpty else { return .absent }
    let boxes = children.compactMap { box(of: $0.component, owner.state, slots: [:]) }
    return boxes.isEmpty ? .hidden : .boxes(boxes)
  }
}
