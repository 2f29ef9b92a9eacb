import TokenCompiler
import TokenComponents
import TokenRuntime

/// Makes the boxes of a screen in a theme, component by component as their arrangements say.
struct ScreenBoxBuilder {
  let design: ScreenDesign
  let reader: ScreenReader
  let fonts: FontCatalog
  let theme: Int
  var pool: LookPool
  /// The factor by which text is larger than at its usual size.
  var textScale = 1.0
  var isRightToLeft = false
  /// Whether a dashed line is around what an app sets.
  var marksStandIns = true

  private enum Item {
    case boxes([ScreenBox])
    /// It is hidden by a flag, and takes no space.
    case hidden
    /// The content leaves out what it shows.
    case absent
  }

  /// What a component within shows in its fields, by what is around it.
  typealias Slots = [String: String]

  /// A component with what its item says of its state.
  private struct Place {
    let drawn: DrawnComponent
    let spec: Component
    let parts: [DrawnPart]
    let slots: Slots
    var state: ElementState
  }

  // MARK: Components

  /// The box of a component; `nil` if it has nothing to show.
  mutating func box(of drawn: DrawnComponent, _ state: ElementState, slots: Slots) -> ScreenBox? {
    let box = arranged(drawn, state, slots: slots)
    if let content = drawn.content, let box {
      box.owners.append(
        ScreenBox.Owner(
          pointer: content.pointer, component: design.components[drawn.component].name,
          elements: box.elements))
      box.elements = []
    }
    return box
  }

  private mutating func arranged(
    _ drawn: DrawnComponent, _ state: ElementState, slots: Slots
  ) -> ScreenBox? {
    let spec = design.components[drawn.component]
    guard let arrangement = spec.arrangement else {
      return switch spec.role {
      case .constraintLayout: constrained(drawn, state)
      case .constraintItem: view(drawn, state)
      default: Self.labelled(spec.name)
      }
    }
    let parts = drawn.looks.map { pool.look($0).parts } ?? spec.elements.map { _ in DrawnPart() }
    let place = Place(drawn: drawn, spec: spec, parts: parts, slots: slots, state: state)
    switch item(arrangement, place) {
    case .boxes(let boxes) where boxes.count == 1: return boxes[0]
    case .boxes(let boxes):
      let group = ScreenBox(.group(.init(.column)))
      group.children = boxes
      group.spoken = SpokenBox()
      return group
    case .hidden, .absent: return nil
    }
  }

  // MARK: Constraints

  /// The views of a constraint layout; `nil` if none of them shows anything.
  private mutating func constrained(_ drawn: DrawnComponent, _ state: ElementState) -> ScreenBox? {
    let box = ScreenBox(.empty)
    var views: [DrawnComponent] = []
    for child in children(of: drawn, in: "children") {
      guard let inner = self.box(of: child.component, state, slots: [:]) else { continue }
      views.append(child.component)
      box.children.append(inner)
    }
    guard !views.isEmpty else { return nil }
    let names = views.map { reader.text("id", of: $0, design) ?? "" }
    let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { $1 })
    var layout = GroupLayout(.overlay)
    layout.constraints = ConstraintSystem(
      views.map { reader.constraints(of: $0, among: indices, design).map(\.constraint) },
      isRightToLeft: isRightToLeft)
    box.content = .group(layout)
    for side in ["width", "height"] {
      guard let length = reader.number(side, of: drawn, design) else { continue }
      set(side, .number(max(0, length)), of: box)
    }
    box.spoken = SpokenBox()
    return box
  }

  /// The components in a view of a constraint layout.
  private mutating func view(_ drawn: DrawnComponent, _ state: ElementState) -> ScreenBox? {
    let fields = design.components[drawn.component].fields
    let shown = fields.filter { field in
      field.name != "constraints" && (field.type.component != nil || field.type.holdsElements)
    }
    var boxes: [ScreenBox] = []
    for field in shown {
      for child in children(of: drawn, in: field.name) {
        if let inner = box(of: child.component, state, slots: [:]) { boxes.append(inner) }
      }
    }
    guard !boxes.isEmpty else { return nil }
    // Of several, one may be missing.
    guard shown.count > 1 || shown[0].type.element != nil else { return boxes[0] }
    let group = ScreenBox(.group(.init(.column)))
    group.children = boxes
    group.spoken = SpokenBox()
    return group
  }

  private static func labelled(_ name: String) -> ScreenBox {
    let box = ScreenBox(.fixed(width: 0, height: 44, isWide: true))
    box.label = name
    box.spoken = SpokenBox(standIn: name)
    return box
  }

  // MARK: Items

  private mutating func item(_ item: ArrangedItem<TokenReference>, _ outer: Place) -> Item {
    if flag(item.isVisible, outer) == false || flag(item.isHidden, outer) == true { return .hidden }
    var place = outer
    if flag(item.isEnabled, outer) == false {
      place.state = .disabled
    } else if isRefused(item, outer) {
      place.state = .invalid
    } else if flag(item.isSelected, outer) == true, place.state == .normal {
      place.state = .selected
    }
    var found: Item
    switch item.kind {
    case .group(let group): found = self.group(group, item, place)
    case .element(let index):
      found = element(index, item, place)
      if case .boxes(let boxes) = found {
        for box in boxes { box.elements.insert(place.spec.elements[index].name, at: 0) }
      }
    case .components:
      guard case .whole(let reference) = item.content else { return .absent }
      found = components(children(reference, place), place)
    }
    if case .absent = found, let otherwise = item.otherwise.first {
      return self.item(otherwise, outer)
    }
    guard case .boxes(let boxes) = found else { return found }
    for box in boxes {
      size(box, item, place)
      box.spoken?.state(spoken(item, place))
    }
    return .boxes(item.marker.map { marked(boxes, $0, place) } ?? boxes)
  }

  /// The items of a list, each beside its sign.
  private mutating func marked(
    _ boxes: [ScreenBox], _ marker: ArrangedMarker<TokenReference>, _ place: Place
  ) -> [ScreenBox] {
    let signType = PropertyType.word("", [])
    guard
      case .word(let word)? = pool.evaluate(
        marker.signs, as: signType, pool.inputs[place.drawn.layout]),
      let signs = ListMarker(rawValue: word), signs != .none
    else { return boxes }
    let gap =
      marker.gap.map { points($0, place) ?? 0 } ?? ArrangedMarker<TokenReference>.standardGap
    let width = marker.width.flatMap { points($0, place) }
    return boxes.enumerated().map { index, box in
      let text = signs.text(at: index) ?? ""
      let sign = drawing(marker.element, place).box(.label, ["text": ShownText(plain: text)])
      sign.elements = [place.spec.elements[marker.element].name]
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
    _ group: ArrangedGroup<TokenReference>, _ item: ArrangedItem<TokenReference>, _ place: Place
  ) -> Item {
    var boxes: [ScreenBox] = []
    var isAbsent = true
    for one in group.items {
      switch self.item(one, place) {
      case .boxes(let more):
        boxes += more
        isAbsent = false
      case .hidden: isAbsent = false
      case .absent: continue
      }
    }
    if let weight = group.itemWeight.flatMap({ self.weight($0, place) }) {
      for box in boxes where box.weight == nil { box.weight = weight }
    }
    // What is hidden for now leaves the element on which it would stand.
    if isAbsent || boxes.isEmpty && group.ground == nil { return isAbsent ? .absent : .hidden }
    var layout = GroupLayout(
      GroupLayout.Direction(rawValue: group.direction.rawValue) ?? .row,
      gap: group.gap.flatMap { points($0, place) } ?? 0, insets: insets(group.insets, place),
      alignment: group.alignment, distribution: group.distribution)
    if group.direction == .stack, let ground = group.ground {
      layout = stack(place.parts[ground], place)
    }
    let box = ScreenBox(.group(layout))
    box.children = boxes
    if let ground = group.ground {
      box.paint = drawing(ground, place).paint
      if case .element(.scrollView, _) = place.spec.elements[ground].kind {
        box.scrollsAcross = layout.direction == .row
      }
    }
    box.spoken = SpokenBox()
    return .boxes([box])
  }

  /// The layout of a group that stands as the look of a stack says.
  private func stack(_ part: DrawnPart, _ place: Place) -> GroupLayout {
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

  private mutating func element(
    _ index: Int, _ item: ArrangedItem<TokenReference>, _ place: Place
  ) -> Item {
    let element = place.spec.elements[index]
    switch element.kind {
    case .component(let name): return nested(index, name, item, place)
    case .element(let kind, _):
      var texts: [String: ShownText] = [:]
      switch item.content {
      case .app:
        if case .text(let text)? = element.samples.first?.value, let slot = kind.slots.first {
          let box = drawing(index, place).box(kind, [slot.name: ShownText(plain: text)])
          box.paint.isStandIn = marksStandIns
          box.spoken = SpokenBox(kind: kind, isOfApp: true, shown: [slot.name: text])
          return .boxes([box])
        }
        let box = Self.labelled(element.name)
        box.content = .fixed(width: 8 * Double(element.name.count) + 8, height: 20, isWide: false)
        box.spoken?.kind = kind
        box.spoken?.isOfApp = true
        return .boxes([box])
      case .slots(let values):
        if item.isRepeated, let value = values.first {
          let all = list(value.source, place)
          let boxes = all.map { text in
            let shown = ShownText(markup: markup(text, value.source, place))
            let box = drawing(index, place).box(kind, [value.slot: shown])
            box.spoken = SpokenBox(kind: kind, shown: [value.slot: shown.markup.text])
            return box
          }
          return boxes.isEmpty ? .absent : .boxes(boxes)
        }
        for value in values {
          texts[value.slot] = shown(value.source, place)
        }
        if texts.isEmpty, !values.isEmpty, !kind.isInput { return .absent }
      case .none, .whole: break
      }
      let box = drawing(index, place).box(kind, texts)
      box.spoken = SpokenBox(kind: kind, shown: texts.mapValues(\.markup.text))
      if kind == .segmentedControl, case .slots(let values) = item.content,
        let titles = values.first(where: { $0.slot == "titles" })
      {
        box.spoken?.titles = list(titles.source, place)
      }
      return .boxes([box])
    }
  }

  private mutating func nested(
    _ index: Int, _ name: String, _ item: ArrangedItem<TokenReference>, _ place: Place
  ) -> Item {
    if case .whole(let reference) = item.content {
      return components(children(reference, place), place)
    }
    guard let component = design.indices[name] else { return .absent }
    guard case .slots(let values) = item.content else {
      return .boxes([Self.labelled(place.spec.elements[index].name)])
    }
    var slots: Slots = [:]
    for value in values { slots[value.slot] = text(value.source, place) }
    let fields = design.components[component].fields
    let children = values.flatMap { value -> [DrawnComponent.Child] in
      guard case .field(let reference) = value.source,
        let field = fields.firstIndex(where: { $0.name == value.slot })
      else { return [] }
      return self.children(reference, place).map { .init(field: field, component: $0.component) }
    }
    if slots.isEmpty, children.isEmpty, !values.isEmpty { return .absent }
    let layout = pool.look(place.drawn.layout).parts
    let property = place.spec.layout.firstIndex { $0.name == place.spec.elements[index].name }
    let drawn = DrawnComponent(
      content: nil, component: component, looks: place.parts[index].nested,
      layout: property.flatMap { layout[$0].nested } ?? pool.standard(component, .layout),
      children: children)
    return box(of: drawn, place.state, slots: slots).map { .boxes([$0]) } ?? .hidden
  }

  /// Components of the content, those left out that have nothing to show.
  private mutating func components(_ children: [DrawnComponent.Child], _ place: Place) -> Item {
    guard !children.isEmpty else { return .absent }
    let boxes = children.compactMap { box(of: $0.component, place.state, slots: [:]) }
    return boxes.isEmpty ? .hidden : .boxes(boxes)
  }

  // MARK: Content

  private func text(_ source: ShownValue.Source, _ place: Place) -> String? {
    switch source {
    case .text(let text): return text
    case .number(let number): return JSONNumber.text(number)
    case .flag(let flag): return "\(flag)"
    case .field(let reference):
      if reference.within.isEmpty, let slot = place.slots[reference.field] { return slot }
      switch found(reference, place) {
      case .sent(let node):
        return reader.tape.name(node)
          ?? (reader.tape.kind(node) == .number ? reader.tape.text(node) : nil)
      case .stated(.text(let text)): return text
      case .stated(.number(let number)): return JSONNumber.text(number)
      case .stated(.flag(let flag)): return "\(flag)"
      case .stated, .missing: return nil
      }
    }
  }

  /// A text with its markup read, or made of runs.
  private func shown(_ source: ShownValue.Source, _ place: Place) -> ShownText? {
    if case .field(let reference) = source, holdsRuns(reference, place) {
      let text = reader.text(of: children(reference, place).map(\.component), design)
      return text.markup.runs.isEmpty ? nil : text
    }
    return text(source, place).map { ShownText(markup: markup($0, source, place)) }
  }

  private func holdsRuns(_ reference: ContentReference, _ place: Place) -> Bool {
    guard case .list(.component(let name), _)? = place.spec.way(of: reference)?.end?.type,
      let index = design.indices[name]
    else { return false }
    return design.components[index].role == .textRun
  }

  /// A text with its markup read, if it is a rich one.
  private func markup(
    _ text: String, _ source: ShownValue.Source, _ place: Place
  ) -> MarkupText {
    guard case .field(let reference) = source else { return MarkupText(plain: text) }
    return place.spec.markup(text, of: reference, addresses: design.tokens.configuration.addresses)
  }

  private func list(_ source: ShownValue.Source, _ place: Place) -> [String] {
    guard case .field(let reference) = source else { return [] }
    switch found(reference, place) {
    case .sent(let node):
      return reader.tape.elements(of: node).compactMap { reader.tape.stringValue($0) }
    case .stated(.list(let values)):
      return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .stated, .missing: return []
    }
  }

  /// What holds for the field that a reference means; nothing if a component on the way is absent.
  private func found(_ reference: ContentReference, _ place: Place) -> SentField.Value {
    guard let owner = owner(of: reference, place) else { return .missing }
    let fields = design.components[owner.component].fields
    guard let index = fields.firstIndex(where: { $0.name == reference.names.last }) else {
      return .missing
    }
    return (owner.content?.fields[index] ?? SentField()).value(by: fields[index])
  }

  private func children(_ reference: ContentReference, _ place: Place) -> [DrawnComponent.Child] {
    guard let name = reference.names.last else { return [] }
    return owner(of: reference, place).map { children(of: $0, in: name) } ?? []
  }

  private func children(of drawn: DrawnComponent, in field: String) -> [DrawnComponent.Child] {
    let fields = design.components[drawn.component].fields
    return drawn.children.filter { fields[$0.field].name == field }
  }

  /// The component whose content has a reference's field; `nil` if one on the way is left out.
  private func owner(of reference: ContentReference, _ place: Place) -> DrawnComponent? {
    reference.names.dropLast().reduce(place.drawn) { drawn, name in
      drawn.flatMap { children(of: $0, in: name).first?.component }
    }
  }

  /// The value of a flag; `nil` where the spec says none.
  private func flag(_ value: LookValue<TokenReference>?, _ place: Place) -> Bool? {
    switch value {
    case .flag(let flag)?: return flag
    case .byChoice(let choice, let values)?:
      return flag(values[pool.inputs[place.drawn.layout].cases[choice]], place)
    case .content(let reference, let otherwise)?:
      switch text(.field(reference), place) {
      case "true"?: return true
      case "false"?: return false
      default: return flag(otherwise, place)
      }
    default: return nil
    }
  }

  /// Whether the content says why what is entered is not accepted.
  private func isRefused(_ item: ArrangedItem<TokenReference>, _ place: Place) -> Bool {
    guard let error = item.spoken.first(where: { $0.name == "error" }) else { return false }
    return !["", "false"].contains(text(error.source, place) ?? "")
  }

  // MARK: Speech

  /// What an item says of a box besides what that says by itself.
  private func spoken(
    _ item: ArrangedItem<TokenReference>, _ place: Place
  ) -> SpokenBox.Statement {
    func said(_ name: String) -> String? {
      item.spoken.first { $0.name == name }.flatMap { text($0.source, place) }
    }
    let error = said("error")
    return SpokenBox.Statement(
      label: said("accessibilityLabel"), value: said("accessibilityValue"),
      hint: said("accessibilityHint"),
      error: error == "true" ? "" : ["", "false"].contains(error) ? nil : error,
      role: item.role, isTapped: item.actions.contains { triggers($0, place) },
      isDisabled: flag(item.isEnabled, place) == false,
      isSelected: flag(item.isSelected, place) == true)
  }

  /// Whether an action has what it needs: a field with actions, or one of those that it takes.
  private func triggers(_ action: TriggeredAction, _ place: Place) -> Bool {
    guard case .field(let reference) = action else {
      return action.fields.isEmpty || action.fields.contains { count($0, place) != nil }
    }
    // What a callback does, the app says.
    guard place.spec.way(of: reference)?.last?.type != .callback else { return false }
    return (count(reference, place) ?? 0) > 0
  }

  /// The number of values that a field has; `nil` where the content leaves it out.
  private func count(_ reference: ContentReference, _ place: Place) -> Int? {
    if reference.within.isEmpty, place.slots[reference.field] != nil { return 1 }
    return switch found(reference, place) {
    case .sent(let node) where reader.tape.kind(node) == .array:
      reader.tape.elements(of: node).count
    case .sent: 1
    case .stated(.list(let values)): values.count
    case .stated: 1
    case .missing: nil
    }
  }

  // MARK: Lengths

  /// The anchor of a text by a word of `textAlignment`.
  func anchor(ofAlignment word: String) -> String {
    switch word {
    case "center": "middle"
    case "right": isRightToLeft ? "start" : "end"
    case "left": isRightToLeft ? "end" : "start"
    default: "start"
    }
  }

  private func size(_ box: ScreenBox, _ item: ArrangedItem<TokenReference>, _ place: Place) {
    for length in item.size {
      if length.name == "size" {
        guard case .parts(let parts)? = drawn(length, place) else { continue }
        for part in parts { set(part.name, part.value, of: box) }
      } else if let value = drawn(length, place) {
        set(length.name, value, of: box)
      }
    }
    // One that the content leaves out keeps the weight of the component within.
    if let weight = item.weight.flatMap({ weight($0, place) }) { box.weight = weight }
    box.place = item.place
  }

  private func weight(_ value: LookValue<TokenReference>, _ place: Place) -> Double? {
    pool.evaluate(value, as: .factor, pool.inputs[place.drawn.layout]).flatMap { number($0) }
  }

  private func set(_ name: String, _ value: DrawnValue, of box: ScreenBox) {
    if case .measure(let measure) = value { return set(name, measure, of: box) }
    guard let value = number(value) else { return }
    switch name {
    case "width": box.bounds.width.exact = value
    case "minWidth": box.bounds.width.least = value
    case "maxWidth": box.bounds.width.most = value
    case "height": box.bounds.height.exact = value
    case "minHeight": box.bounds.height.least = value
    case "maxHeight": box.bounds.height.most = value
    case "aspectRatio": box.bounds.ratio = value
    default: break
    }
  }

  private func set(_ name: String, _ measure: DrawnMeasure, of box: ScreenBox) {
    switch name {
    case "minWidth": box.bounds.width.leastShare = measure.share
    case "maxWidth": box.bounds.width.mostShare = measure.share
    case "minHeight": box.bounds.height.leastShare = measure.share
    case "maxHeight": box.bounds.height.mostShare = measure.share
    case "width": Self.set(measure, of: &box.bounds.width)
    default: Self.set(measure, of: &box.bounds.height)
    }
  }

  /// The bounds of a measure stand where the arrangement states none.
  private static func set(_ measure: DrawnMeasure, of length: inout GroupLayout.Length) {
    length.exact = measure.exact
    length.exactShare = measure.share
    if let least = measure.least { length.least = least }
    if let most = measure.most { length.most = most }
  }

  private func insets(
    _ lengths: [ArrangedLength<TokenReference>], _ place: Place
  ) -> GroupLayout.Insets {
    var result = GroupLayout.Insets()
    for length in lengths {
      guard let value = drawn(length, place) else { continue }
      if length.name == "insets" {
        result = insets(value)
      } else {
        Self.set(length.name, number(value) ?? 0, of: &result)
      }
    }
    return result
  }

  func insets(_ value: DrawnValue) -> GroupLayout.Insets {
    var result = GroupLayout.Insets()
    guard case .parts(let parts) = value else {
      let all = number(value) ?? 0
      return GroupLayout.Insets(all)
    }
    for part in parts { Self.set(part.name, number(part.value) ?? 0, of: &result) }
    return result
  }

  private static func set(_ edge: String, _ value: Double, of insets: inout GroupLayout.Insets) {
    switch edge {
    case "top": insets.top = value
    case "leading": insets.leading = value
    case "bottom": insets.bottom = value
    case "trailing": insets.trailing = value
    default: break
    }
  }

  /// A length of the arrangement; one of the layout may be stated by what is around the component.
  private func drawn(_ length: ArrangedLength<TokenReference>, _ place: Place) -> DrawnValue? {
    let inputs = pool.inputs[place.drawn.layout]
    let change = length.property.flatMap { name in inputs.changes.first { $0.path == [name] } }
    return change?.value ?? pool.evaluate(length.value, as: length.type, inputs)
  }

  private func points(_ length: ArrangedLength<TokenReference>, _ place: Place) -> Double? {
    drawn(length, place).flatMap { number($0) }
  }

  /// A number or length in the theme; one that grows with text is as large as that.
  func number(_ value: DrawnValue) -> Double? {
    switch value {
    case .number(let number): return number
    case .token(let token):
      switch design.tokens.value(of: design.tokens.tokens[token], in: theme) {
      case .dimension(let length)?: return design.tokens.points(length)
      case .number(let number)?: return number
      default: return nil
      }
    case .parts(let parts):
      func part(_ name: String) -> DrawnValue? { parts.first { $0.name == name }?.value }
      guard let stated = part("value").flatMap({ number($0) }) else { return nil }
      guard textScale != 1, part("scale") != nil else { return stated }
      let least = part("minimum").flatMap { number($0) } ?? 0
      let most = part("maximum").flatMap { number($0) } ?? .infinity
      return min(most, max(least, stated * textScale))
    case .any, .flag, .word, .color, .measure: return nil
    }
  }

  func value(_ value: DrawnValue?) -> TokenValue? {
    if case .color(let rgba)? = value { return .color(Color(rgba: rgba)) }
    guard case .token(let token)? = value else { return nil }
    return design.tokens.value(of: design.tokens.tokens[token], in: theme)
  }

  // MARK: Elements

  /// The elements of a component that no arrangement places, each below its name.
  mutating func elements(of drawn: DrawnComponent, _ state: ElementState) -> ScreenBox {
    let spec = design.components[drawn.component]
    let parts = drawn.looks.map { pool.look($0).parts } ?? spec.elements.map { _ in DrawnPart() }
    let place = Place(drawn: drawn, spec: spec, parts: parts, slots: [:], state: state)
    let boxes = spec.elements.indices.map { index in
      let element = spec.elements[index]
      let name = ScreenText.Style(size: 11, lineHeight: 16, color: ScreenInk.gray, lineCount: 1)
      let caption = ScreenBox(
        .text(
          ScreenText(
            MarkupText(plain: element.name), [.init(text: element.name, style: name)], in: name)))
      let group = ScreenBox(.group(.init(.column, gap: 2, alignment: .leading)))
      group.spoken = SpokenBox()
      group.children = [caption, sample(of: index, place)]
      return group
    }
    let column = ScreenBox(.group(.init(.column, gap: 8, alignment: .leading)))
    column.spoken = SpokenBox()
    column.children = boxes
    return column
  }

  private func sample(of index: Int, _ place: Place) -> ScreenBox {
    let element = place.spec.elements[index]
    guard case .element(let kind, _) = element.kind else { return Self.labelled(element.name) }
    var text = SampleDocuments.title(of: element.name)
    if case .text(let sample)? = element.samples.first?.value { text = sample }
    let shown = kind.slots.isEmpty ? [:] : ["text": text, "title": text, "image": text]
    let box = drawing(index, place).box(kind, shown.mapValues { ShownText(plain: $0) })
    box.elements = [element.name]
    box.spoken = SpokenBox(kind: kind, shown: shown)
    if case .empty = box.content {
      box.bounds.width.least = 48
      box.bounds.height.least = 24
    }
    return box
  }

  private func drawing(_ index: Int, _ place: Place) -> ElementDrawing {
    ElementDrawing(
      builder: self, element: place.spec.elements[index], part: place.parts[index],
      state: place.state)
  }
}
